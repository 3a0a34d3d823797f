import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { company } from '../company';
import { maintenanceSupport as page } from './maintenance-support';

// Runs the clock of the log again: by office hours with and without the pause, round the clock, and with Saturday hours.

const { argument, exhibit, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'checklist' || !argument || !sums) throw new Error('No log, or no ledger');

const texts = [...argument.paragraphs, ...exhibit.steps.map(({ proof }) => proof), ...paragraphs].join(' ');
const said = (pattern: RegExp) => pattern.exec(texts)?.[1] ?? '';
const aDay = 24 * 60;
const minutes = (time = '') => time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
const [opens, closes] = [minutes(company.hours.opens), minutes(company.hours.closes)];
const dayOf: Readonly<Record<string, number>> = { Fr: 0, Mo: 3 };
const moments = exhibit.steps.flatMap(({ at }) => {
  const [day = '', time] = at.split(' ');
  return day in dayOf ? aDay * (dayOf[day] ?? 0) + minutes(time) : [];
});
const [failed = 0, called = 0, paused = 0, resumed = 0, evening = 0, restored = 0] = moments;

// The office day of the log's first and last day; or all days and nights, as a wall clock has them.
const office = { spans: [0, 3].map((day) => [day * aDay + opens, day * aDay + closes]), pauses: true };
const unpaused = { ...office, pauses: false };
const wallClock = { spans: [[0, 4 * aDay]], pauses: false };
type Clock = typeof office;
const open = (from: number, to: number, { spans }: Clock) =>
  spans.reduce(
    (sum, [start = 0, end = 0]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)),
    0,
  );
const elapsed = (to: number, clock: Clock) =>
  open(failed, to, clock) - (clock.pauses && to > paused ? open(paused, Math.min(to, resumed), clock) : 0);

const shown = (length: number) => `${Math.floor(length / 60)} h ${length % 60} min`;
const target = 60 * Number(said(/restoration (\d) h/));
const verdict = (clock: Clock) => (elapsed(restored, clock) <= target ? 'kept' : 'missed');
const time = (what: string, stated: string, rule: number, instead = {}) =>
  decisionProblems({ what, stated, outcome: shown, rule, instead });
const saturday = opens + elapsed(restored, office) - elapsed(evening, office);
const [truck = 0, year = 0, removal = 0] = [...paragraphs.join(' ').matchAll(/= ([\d,]+) rupees/g)].map(
  ([, amount = '']) => amountOf(amount),
);
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const totals = sums.total.slice(1).map((cell) => amountOf(cell));

const saturdays = Math.ceil(year / truck);
const lost = words.indexOf(/and (\w+) such weekends/.exec(texts)?.[1] ?? '');
const document = /(\d+) to (\d+) (\w{3} \d{4})/.exec(exhibit.document) ?? [];
const weekday = (date = '') =>
  new Date(`${date} ${document[3]} UTC`)
    .toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
    .slice(0, 2);
const limit = Number(said(/response (\d+) min/));

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'target',
      stated: 'kept',
      outcome: verdict,
      rule: office,
      instead: { unpaused, wallClock },
    }),
    time('restored', said(/Restored at (.*? min)/), elapsed(restored, office), {
      unpaused: elapsed(restored, unpaused),
    }),
    time('by the desk', said(/desk counts (.*? min)/), elapsed(restored, office)),
    time('by the manager', said(/counts (67 .*?min)\./), elapsed(restored, wallClock)),
    time('without the pause', said(/it is (.*? min)/), elapsed(restored, unpaused)),
    time('on Friday evening', said(/Clock at (.*? min)/), elapsed(evening, office)),
    time('when it stops', said(/stops at (.*? min)/), elapsed(paused, office)),
    time('pause', shown(Number(said(/the (\d+) minutes in which/))), resumed - paused),
    time('response', shown(Number(said(/Response after (\d+) min/))), called - failed),
    time('with Saturday hours', shown(minutes(said(/printed at (\d+:\d+)/))), saturday),
    decisionProblems({
      what: 'response',
      stated: 'kept',
      outcome: (length) => (length <= limit ? 'kept' : 'missed'),
      rule: called - failed,
      instead: { 'until the password was asked for': paused - failed },
    }),
    decisionProblems({
      what: 'weekdays',
      stated: Object.keys(dayOf).join(),
      outcome: String,
      rule: `${weekday(document[1])},${weekday(document[2])}`,
      instead: {},
    }),
    decisionProblems({
      what: 'lost Saturdays that pay for the hours',
      stated: said(/from the (\w+) lost Saturday/),
      outcome: (count) => `${words[count]}th`,
      rule: saturdays,
      instead: { lost },
    }),
    decisionProblems({
      what: 'doing nothing',
      stated: String(amountOf(sums.verdict?.[1] ?? '')),
      outcome: String,
      rule: lost * truck,
      instead: {},
    }),
    decisionProblems({
      what: 'totals',
      stated: totals.join(),
      outcome: String,
      rule: `${year},${removal + truck}`,
      instead: {},
    }),
  ],
});

import {
  cellsOf,
  clock,
  decided,
  decisionProblems,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { company } from '../company';
import { maintenanceSupport as page } from './maintenance-support';

// Runs the clock of the log again: by office hours with and without the pause, round the clock, and with Saturday hours.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'checklist') throw new Error('No log');
const { prose, said, sums } = cellsOf(page, ...exhibit.steps.map(({ proof }) => proof));
if (!sums) throw new Error('No ledger');

const aDay = 24 * 60;
const [opens, closes] = [clock(company.hours.opens), clock(company.hours.closes)];
const dayOf: Readonly<Record<string, number>> = { Fr: 0, Mo: 3 };
const moments = exhibit.steps.flatMap(({ at }) => {
  const day = dayOf[at.slice(0, 2)];
  return day === undefined ? [] : aDay * day + clock(at);
});
const [failed = 0, called = 0, paused = 0, resumed = 0, evening = 0, restored = 0] = moments;

// `office` counts the office hours of the log's Friday and Monday less the pause; `wallClock` counts all hours from Friday's midnight on.
const office = { spans: [0, 3].map((day) => [day * aDay + opens, day * aDay + closes]), pauses: true };
const unpaused = { ...office, pauses: false };
const wallClock = { spans: [[0, 4 * aDay]], pauses: false };
type Hours = typeof office;
const open = (from: number, to: number, { spans }: Hours) =>
  sum(spans.map(([start = 0, end = 0]) => Math.max(0, Math.min(to, end) - Math.max(from, start))));
const elapsed = (to: number, hours: Hours) =>
  open(failed, to, hours) - (hours.pauses && to > paused ? open(paused, Math.min(to, resumed), hours) : 0);

const shown = (length: number) => `${Math.floor(length / 60)} h ${length % 60} min`;
const target = 60 * Number(said(/restoration (\d) h/));
const verdict = (hours: Hours) => (elapsed(restored, hours) <= target ? 'kept' : 'missed');
const time = (what: string, stated: string, reckoned: number) => decided(what, stated, shown(reckoned));
const saturday = opens + elapsed(restored, office) - elapsed(evening, office);
const [truck = 0, year = 0, removal = 0] = [...prose.matchAll(/= ([\d,]+) rupees/g)].map(([, amount]) =>
  number(amount),
);

const saturdays = Math.ceil(year / truck);
const lost = numberOf(said(/and (\w+) such weekends/));
const document = /(\d+) to (\d+) (\w{3} \d{4})/.exec(exhibit.document) ?? [];
const weekday = (date = '') =>
  new Date(`${date} ${document[3]} UTC`)
    .toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
    .slice(0, 2);
/** What the previous version does with a password of so many characters. */
const before = (length: number) =>
  length > Number(said(/field cuts at (\d+)/)) ? 'None: the previous version' : 'The previous version';
const limit = Number(said(/response (\d+) min/));

const parts = (length: number) => `${Math.floor(length / 60)} ${length % 60}`;

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
    decided('restored', said(/Restored at (.*? min)/), shown(elapsed(restored, office)), {
      unpaused: shown(elapsed(restored, unpaused)),
    }),
    time('by the desk', said(/desk counts (.*? min)/), elapsed(restored, office)),
    time('by the manager', said(/counts (67 .*?min)\./), elapsed(restored, wallClock)),
    time('without the pause', said(/it is (.*? min)/), elapsed(restored, unpaused)),
    time('on Friday evening', said(/Clock at (.*? min)/), elapsed(evening, office)),
    time('when it stops', said(/stops at (.*? min)/), elapsed(paused, office)),
    time('pause', shown(Number(said(/the (\d+) minutes in which/))), resumed - paused),
    time('response', shown(Number(said(/Response after (\d+) min/))), called - failed),
    time('with Saturday hours', shown(clock(said(/printed at (\d+:\d+)/))), saturday),
    decisionProblems({
      what: 'response',
      stated: 'kept',
      outcome: (length) => (length <= limit ? 'kept' : 'missed'),
      rule: called - failed,
      instead: { 'until the password was asked for': paused - failed },
    }),
    decided('weekdays', Object.keys(dayOf).join(), `${weekday(document[1])},${weekday(document[2])}`),
    decided(
      'lost Saturdays that pay for the hours',
      said(/from the (\w+) lost Saturday/),
      `${inWords(saturdays)}th`,
      { lost: `${inWords(lost)}th` },
    ),
    decided('doing nothing', sums.verdict?.[1], rupees(lost * truck)),
    decided('totals', sums.total.slice(1).join(), [year, removal + truck].map(rupees).join()),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        Math.floor(elapsed(restored, wallClock) / 60),
        Math.floor(elapsed(restored, office) / 60),
        (elapsed(restored, office) % 60) / 15,
        ...[elapsed(restored, wallClock), elapsed(restored, office)].map(parts),
        target / 60,
        resumed - paused,
        ...[elapsed(restored, unpaused), opens, saturday].map(parts),
        (dayOf.Mo ?? 0) - 1,
      ].join(' '),
    ),
    decided(
      'way back',
      /^(None: )?the previous version/i.exec(exhibit.wayBack)?.[0],
      before(Number(/(\d+) characters/.exec(exhibit.steps.map(({ step }) => step).join())?.[1])),
      { 'a password that fits': before(20) },
    ),
    time(
      'on the way back',
      /runs on from (.*? min)/.exec(exhibit.wayBack)?.[1] ?? '',
      elapsed(restored, office),
    ),
    decided('hours of the reading', figures(exhibit.reading), `${parts(opens)} ${parts(closes)}`),
    decided('end of the day', shown(evening), shown(closes)),
    decided(
      'severity, said twice',
      said(/so severity (\d)/),
      /severity (\d)/.exec(exhibit.document)?.[1] ?? '',
    ),
    decided('response target', said(/response (\d+) min/), 2 * (called - failed)),
    decided('last box is open', `${exhibit.ticked}`, exhibit.steps.length - 1),
  ],
});

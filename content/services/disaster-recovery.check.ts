import { cellsOf, clock, decided, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { disasterRecovery as page } from './disaster-recovery';

// Adds up the minutes of the log from its clock times, and by the clocks that operations or a database administrator would run.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'checklist') throw new Error('No log');
const { title, steps, ticked } = exhibit;
const { prose, said, sums } = cellsOf(page, title, ...steps.flatMap(({ step, proof }) => [step, proof]));
if (!sums?.verdict) throw new Error('No ledger');

const figure = (pattern: RegExp) => number(said(pattern));

const [lost, allowed] = [clock(said(/Lost at (\d+:\d+)/)), figure(/allows (\d+) minutes/)];
const ends = steps.slice(0, ticked).map(({ at }) => clock(at) - lost);
const [recognised = 0, decision = 0, , database = 0, ready = 0] = ends;
/** Names the event that ends the page's target; `ordered` is its minute in the log. */
const last = said(/Here it is the (first order|servers) /);
const ordered = ends[steps.findIndex(({ step }) => step.includes(last || 'no event'))] ?? Number.NaN;
const spans = ends.map((end, step) => end - (ends[step - 1] ?? 0));
const verdict = (minutes: number) =>
  minutes > allowed ? `${minutes - allowed} over` : `${allowed - minutes} to spare`;

// `minutesFor` reckons how long the full copy takes; the replay of the logs is added in the decision "database".
const [size, rate] = [figure(/(\d+) GB at/), figure(/GB at (\d+)/)];
const minutesFor = (gigabytes: number) => (gigabytes * 1000) / rate / 60;
const withStep = (changed: number, minutes: number) =>
  spans.map((span, step) => (step === changed ? minutes : span));
const quick = withStep(1, figure(/minutes shrink to (\d+)/));
const archived = withStep(3, (spans[3] ?? 0) - minutesFor(size / 3));
const column = (index: number) => sums.rows.map((row) => row[index]).join();
const [interval, travel] = [figure(/closes every (\d+)/), figure(/travels for (\d+)/)];
const shorter = figure(/One every (\d+) minutes keeps it/);
const objective = figure(/RPO is (\d+)/);
const keeps = (every: number) => (every + travel <= objective ? 'keeps it' : 'misses it');
/** Reckons by how many minutes the copy without the archive takes longer after so many years of growth. */
const growth = (years: number) => minutesFor((size * 2) / 3) * ((1 + figure(/72 × (\d+ %)/)) ** years - 1);
const yearWithout = (spare: number) =>
  ['first', 'second', 'third'].find((_, index) => growth(index + 1) > spare) ?? 'none';
const margin = allowed - sum(archived);

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'minutes of the log',
      [...prose.matchAll(/Minute (\d+)/g)].map(([, minute]) => minute).join(),
      ends.join(),
    ),
    decided('verdict', `${said(/Accepts (\d+) minutes/)} over`, verdict(ordered), {
      'from the recognition': verdict(ordered - recognised),
      'from the decision': verdict(ordered - decision),
      'until the database is back': verdict(database),
      'until the servers are ready': verdict(ready),
    }),
    decided(
      'alert to recognition',
      said(/the other (\d+)/),
      lost + recognised - clock(said(/Alert at (\d+:\d+)/)),
    ),
    decided('database', `${spans[3]}`, minutesFor(size) + figure(/the logs (\d+)/)),
    decided('copy', said(/took (\d+) minutes/), minutesFor(size)),
    decided('archive', said(/(\d+) GB fewer/), size / 3),
    decided('saved', said(/save (\d+) minutes/), minutesFor(size / 3)),
    decided('copy that is left', said(/still takes (\d+)/), minutesFor((size * 2) / 3)),
    decided('decision', said(/(\d+) minutes shrink/), spans[1] ?? Number.NaN),
    decided('ledger', `${column(1)},${column(2)}`, [...quick, ...archived].join(), {
      'as it was': [...spans, ...spans].join(),
    }),
    decided(
      'verdicts',
      sums.verdict.slice(1).join(),
      [quick, archived].map((way) => verdict(sum(way))).join(),
    ),
    decided('both ways', said(/comes to (\d+)/), sum(quick) - minutesFor(size / 3)),
    decided('newest copy at worst', said(/= (\d+) minutes old/), interval + travel, {
      'interval alone': interval,
    }),
    decided('signed RPO', `${objective}`, said(/, (\d+) minutes of data/)),
    decided('copies every so many minutes', said(/minutes (keeps it), with/), keeps(shorter), {
      'as often as today': keeps(interval),
    }),
    decided('copies ordered', said(/Log copies every (\d+) minutes/), `${shorter}`),
    decided('copy at worst, then', said(/keeps it, with \d+ \+ \d+ = (\d+)/), shorter + travel),
    decided('year without a margin', said(/more in the (\w+), when the margin/), yearWithout(margin)),
    decided(
      'orders lost',
      said(/more than (\d+) minutes of orders/),
      lost - clock(said(/logs up to (\d+:\d+)/)),
    ),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ready,
        allowed,
        ready,
        ordered,
        lost - clock(said(/logs up to (\d+:\d+)/)),
        interval,
        travel,
        interval,
        travel,
        interval + travel,
        objective,
        shorter,
        shorter,
        travel,
        shorter + travel,
      ].join(' '),
    ),
    decided('orders to key again since', said(/orders since (\d+:\d+)/), said(/logs up to (\d+:\d+)/)),
    decided('start of the count', /\d+:\d+/.exec(exhibit.reading)?.[0], said(/Lost at (\d+:\d+)/)),
    decided(
      'hours to CERT-In',
      said(/CERT-In’s (\w+) hours/),
      /within (\w+) hours/.exec(page.detail.chapters?.standards?.[0]?.use ?? '')?.[1] ?? '',
    ),
  ],
});

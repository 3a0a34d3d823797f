import { cellsOf, decided, exhibitOf, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { aiMl as page } from './ai-ml';

// Prices each candidate in both trials and puts one live, as the page does and by the random draw, by mistakes, or with care left out.

const { columns, reading, rows, title } = exhibitOf(page, 'comparison');
const { paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page);
const money = (pattern: RegExp) => number(said(pattern));

const [missed, checked] = [money(/missed one costs (₹[\d,]+)/), money(/a check (₹[\d,]+);/)];
const [castings, faulty] = [money(/has ([\d,]+) castings/), money(/work, (\d+) of them faulty/)];
const perMonth = money(/photographs ([\d,]+) castings a month/);
const months = castings / perMonth;
const bar = money(/beats the rule by (₹[\d,]+)/);
const candidates = rows.slice(0, -1).map(({ before, after, note = '' }) => ({
  name: before.split(':')[0] ?? '',
  care: months * (number(/₹[\d,]+/.exec(note)?.[0] ?? '0') || 0),
  trials: [before, after].map((cell) => {
    const [misses = 0, checks = 0, cost = 0] = figures(cell.split(': ')[1] ?? '')
      .split(' ')
      .map(Number);
    return { misses, checks, cost };
  }),
}));
type Candidate = (typeof candidates)[number];
const trial = ({ trials }: Candidate, index: number) => trials[index] ?? { misses: 0, checks: 0, cost: 0 };
const priced =
  (index: number, care = 1) =>
  (one: Candidate) =>
    trial(one, index).misses * missed + trial(one, index).checks * checked + care * one.care;
const mistakes = (one: Candidate) =>
  trial(one, 1).misses + trial(one, 1).checks - (faulty - trial(one, 1).misses);
const [rule, ...models] = candidates;
if (!rule) throw new Error('No rule');
const least = (cost: (one: Candidate) => number, of = candidates) =>
  of.reduce((best, one) => (cost(one) < cost(best) ? one : best));
/** The cheapest of those that beat the rule by the bar; else the rule. */
const live = (cost: (one: Candidate) => number, wanted = bar) =>
  least(cost, [rule, ...models.filter((one) => cost(rule) - cost(one) >= wanted)]).name;
const [random, later] = [priced(0), priced(1)];
const [small, large] = models;
if (!small || !large) throw new Error('No two nets');
const winner = (cell = '') => cell.split(': ')[1];
const gain = (one: Candidate) => later(rule) - later(one);
const half = (count: number) => (count === 6 ? 'six' : `${count}`);

export const check = pieceCheck({
  page,
  decisions: [
    decided('goes live', winner(rows.at(-1)?.after), live(later), {
      'drawn at random': live(random),
      'fewest mistakes': least(mistakes).name,
      'fewest missed': least((one) => trial(one, 1).misses).name,
      'care left out': live(priced(1, 0)),
      'a higher bar': live(later, gain(small) + 1),
    }),
    decided('would have gone live', winner(rows.at(-1)?.before), live(random)),
    ...candidates.flatMap((one) =>
      [random, later].map((cost, index) =>
        decided(`${one.name}, trial ${index}`, grouped(trial(one, index).cost), cost(one)),
      ),
    ),
    decided('months', said(/castings, (\w+) months of work/), half(months)),
    decided(
      'caught among those checked',
      String(
        candidates.every((one) =>
          one.trials.every(({ misses, checks }) => faulty - misses <= checks && misses <= faulty),
        ),
      ),
      'true',
    ),
    decided(
      'mistakes of the large net',
      said(/still makes the (\w+) mistakes/),
      least(mistakes) === large ? 'fewest' : 'more',
    ),
    decided(
      'fewer or more',
      said(/rupees against the rule, (\w+) than five/),
      gain(large) < 5 * missed ? 'fewer' : 'more',
    ),
    decided('less than five castings', String(Math.ceil(gain(large) / missed)), 5),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [perMonth, trial(large, 0).misses, faulty, trial(large, 1).misses],
        [months, later(rule), later(large), gain(large), 5, gain(small), bar, later(large) - later(small)],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'figures of the reading',
      figures(reading),
      [castings, months, faulty, missed, checked, 2].join(' '),
    ),
    decided('care of the larger', grouped(large.care), 2 * small.care),
    decided('columns', columns.map((column) => /random|later/.exec(column)?.[0]).join(), 'random,later'),
    decided('title', figures(title), [candidates.length, columns.length].join(' ')),
  ],
});

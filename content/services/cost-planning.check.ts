import { cellsOf, decided, figures, number, pieceCheck, rupees, sum } from '@/pipeline/content/piece';
import { costPlanning as page } from './cost-planning';

// Adds the three lines of the memo up with lines 2 and 3 as dependent, and by other ways, and names who would sign each budget.

const { exhibit, chapters } = page.detail;
if (exhibit?.kind !== 'decision') throw new Error('No decision');
const { prose, said, sums } = cellsOf(
  page,
  exhibit.why,
  ...exhibit.rejected.flatMap(({ option, why }) => [option, why]),
);
if (!sums?.verdict) throw new Error('No ledger');

const lakh = 100_000;
const money = (lakhs: number) => rupees(Math.round(lakhs * 10) * (lakh / 10));
const lakhs = (pattern: RegExp) => number(said(pattern)) / lakh;
const titled = [exhibit.title, exhibit.chosen, prose].join('\n');

const lines = sums.rows.slice(0, 3).map(([name = '']) => name.split(': ')[1]?.split(', ').map(Number) ?? []);
const means = lines.map(([low = 0, likely = 0, high = 0]) => (low + 4 * likely + high) / 6);
const [own = 0, second = 0, third = 0] = lines.map(([low = 0, , high = 0]) => (high - low) / 6);
const factor = number(said(/\+ (0\.\d+) ×/));
const budget = (spread: number) => sum(means) + factor * spread;
const likely = sum(lines.map(([, middle = 0]) => middle));
const added = likely * number(said(/plus (\d+ %)/));

const byVendor = budget(Math.hypot(own, second + third));
const independent = budget(Math.hypot(own, second, third));
const padded = likely + added;
const highs = sum(lines.map(([, , high = 0]) => high));
const dependent = budget(own + second + third);

const [limit, savings] = [lakhs(/sign up to (₹[\d,]+)/), lakhs(/= ([\d,]+) rupees\. Whoever/)];
const signs = (amount: number) =>
  amount <= limit ? 'signed by the managing director' : amount <= savings ? 'Board' : 'shelved';
const cells = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join();
const column = (index: number) =>
  sums.rows
    .map((row) => row[index])
    .filter((cell) => cell !== '–')
    .join();
const option = (index: number) => exhibit.rejected[index]?.option.split(': ')[1];
const tips =
  (((limit - sum(means)) / factor) ** 2 - own ** 2 - second ** 2 - third ** 2) / (2 * second * third);

/** The correlation below which the page would not go. */
const lowest = number(said(/not go below (0\.\d)/));

const known = [
  limit,
  byVendor,
  independent,
  padded,
  highs,
  sum(means),
  byVendor - sum(means),
  byVendor - independent,
  added,
  sum(means) - likely,
  padded - sum(means),
].map(money);
const strange = titled.match(/₹[\d,]+\d/g)?.filter((amount) => !known.includes(amount)) ?? [];

const inRupees = (amount: number) => number(money(amount));
const waysToAdd = [byVendor, independent, padded, highs];
const shared = figures(sums.rows[3]?.[0] ?? '');

export const check = pieceCheck({
  page,
  decisions: [
    decided('means', column(1), cells(means), { likely: cells(lines.map(([, middle = 0]) => middle)) }),
    decided('squares', column(2), cells([own ** 2, second ** 2, third ** 2, 2 * second * third])),
    decided('budget', sums.verdict[1], money(byVendor), {
      independent: money(independent),
      dependent: money(dependent),
    }),
    decided('who signs', sums.verdict[2], signs(byVendor), {
      independent: signs(independent),
      padded: signs(padded),
      highs: signs(highs),
      dependent: signs(dependent),
    }),
    ...[independent, padded, highs].map((amount, index) =>
      decided(`way ${index}`, option(index), `${money(amount)}, ${signs(amount)}`),
    ),
    decided('held', /team, (₹[\d,]+)/.exec(exhibit.chosen)?.[1], money(byVendor - sum(means))),
    decided('team', /: (₹[\d,]+)/.exec(exhibit.chosen)?.[1], money(sum(means)), { likely: money(likely) }),
    decided('added', said(/Of (₹[\d,]+) added/), money(added)),
    decided('up to the mean', said(/added, (₹[\d,]+)/), money(sum(means) - likely)),
    decided('left', said(/reserve of (₹[\d,]+)/), money(padded - sum(means))),
    decided('rise', said(/rises by (₹[\d,]+\d)/), money(byVendor - independent)),
    decided('correlation', said(/correlation of about (0\.\d+)/), tips.toFixed(2)),
    decided(
      'signs at the lowest correlation',
      signs(budget(Math.sqrt(own ** 2 + second ** 2 + third ** 2 + 2 * lowest * second * third))),
      'Board',
      {
        'the tip itself, rounded down': signs(
          budget(Math.sqrt(own ** 2 + second ** 2 + third ** 2 + 2 * 0.7 * second * third)),
        ),
      },
    ),
    decided('amounts without a source', strange.join(), ''),
    decided('factor', said(/plus (0\.\d+) spreads/), factor),
    decided('squared', said(/= 6 is squared to (\d+)/), (second + third) ** 2),
    decided('spread', sums.verdict[0]?.split('spread ')[1], ((byVendor - sum(means)) / factor).toFixed(1)),
    decided('slide', /₹[\d,]+/.exec(chapters?.risks?.[1]?.earlySign ?? '')?.[0], money(likely)),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[independent, limit].map(inRupees),
        lines.length,
        inRupees(independent),
        4,
        5,
        ...[sum(means), byVendor - independent].map(inRupees),
        tips.toFixed(2),
        2,
        lowest,
        2,
        inRupees(savings / 2),
        2,
        inRupees(savings),
        lines.length,
        inRupees(highs),
      ].join(' '),
    ),
    decided(
      'ways and outcomes',
      figures(exhibit.reading),
      `${waysToAdd.length} ${new Set(waysToAdd.map(signs)).size}`,
    ),
    decided(
      'figures of the reason',
      figures(exhibit.why),
      [
        shared,
        80,
        ...[sum(means)].map(inRupees),
        factor,
        ...[(byVendor - sum(means)) / factor, byVendor].map(inRupees),
        2,
      ].join(' '),
    ),
    decided('lines estimated afresh', figures(exhibit.reopens ?? ''), shared),
    decided(
      'independent lines',
      figures(exhibit.rejected[0].option),
      `${lines.length} ${inRupees(independent)}`,
    ),
    decided('lines of one vendor', figures(exhibit.rejected[0].why), '2 2'),
    decided('highs', figures(exhibit.rejected[2]?.why ?? ''), lines.length),
  ],
});

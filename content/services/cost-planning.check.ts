import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { costPlanning as page } from './cost-planning';

// Adds three lines up by the page's rule and by three that somebody might take, and sees who has to sign.

const { exhibit, argument, chapters } = page.detail;
const { sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'decision' || !argument || !sums?.verdict) throw new Error('No decision, or no ledger');

const lakh = 100_000;
const number = (text = '') => amountOf(text) ?? Number.NaN;
const text = [
  exhibit.why,
  ...exhibit.rejected.flatMap(({ option, why }) => [option, why]),
  ...argument.paragraphs,
].join('\n');
const said = (pattern: RegExp) => pattern.exec(text)?.[1];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rupees = (lakhs: number) => `₹${(Math.round(lakhs * 10) * (lakh / 10)).toLocaleString('en-IN')}`;
const lakhs = (pattern: RegExp) => number(said(pattern)) / lakh;
const titled = [argument.heading, exhibit.title, exhibit.chosen, text].join('\n');
const decide = (what: string, stated = '', rule: string, instead: Record<string, string> = {}) =>
  decisionProblems({ what, stated, outcome: (outcome) => outcome, rule, instead });

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
].map(rupees);
const strange = titled.match(/₹[\d,]+\d/g)?.filter((amount) => !known.includes(amount)) ?? [];
const example = chapters?.workedExample?.paragraphs.join(' ') ?? '';

export const check = pieceCheck({
  page,
  decisions: [
    decide('means', column(1), cells(means), { likely: cells(lines.map(([, middle = 0]) => middle)) }),
    decide('squares', column(2), cells([own ** 2, second ** 2, third ** 2, 2 * second * third])),
    decide('budget', sums.verdict[1], rupees(byVendor), {
      independent: rupees(independent),
      dependent: rupees(dependent),
    }),
    decide('who signs', sums.verdict[2], signs(byVendor), {
      independent: signs(independent),
      padded: signs(padded),
      highs: signs(highs),
      dependent: signs(dependent),
    }),
    ...[independent, padded, highs].map((amount, index) =>
      decide(`way ${index}`, option(index), `${rupees(amount)}, ${signs(amount)}`),
    ),
    decide('held', /team, (₹[\d,]+)/.exec(exhibit.chosen)?.[1], rupees(byVendor - sum(means))),
    decide('team', /: (₹[\d,]+)/.exec(exhibit.chosen)?.[1], rupees(sum(means)), { likely: rupees(likely) }),
    decide('added', said(/Of (₹[\d,]+) added/), rupees(added)),
    decide('up to the mean', said(/added, (₹[\d,]+)/), rupees(sum(means) - likely)),
    decide('left', said(/reserve of (₹[\d,]+)/), rupees(padded - sum(means))),
    decide('rise', said(/rises by (₹[\d,]+\d)/), rupees(byVendor - independent)),
    decide('correlation', said(/correlation of about (0\.\d)/), tips.toFixed(1)),
    decide('amounts without a source', strange.join(), ''),
    decide('factor', /plus (0\.\d+) spreads/.exec(example)?.[1], String(factor)),
    decide('squared', /= 6 is squared to (\d+)/.exec(example)?.[1], String((second + third) ** 2)),
    decide('spread', sums.verdict[0]?.split('spread ')[1], ((byVendor - sum(means)) / factor).toFixed(1)),
    decide('slide', /₹[\d,]+/.exec(chapters?.risks?.[1]?.earlySign ?? '')?.[0], rupees(likely)),
  ],
});

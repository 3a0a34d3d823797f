import {
  cellsOf,
  decided,
  decisionProblems,
  grouped,
  number,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { tradePromotion } from './trade-promotion';

const { screen } = tradePromotion.detail;
const { prose, said } = cellsOf(tradePromotion);
const { heading = '', parts = [] } = screen ?? {};
const list = parts
  .flatMap((part) => (part.part === 'list' ? part.items.map(({ label }) => label) : []))
  .join('\n');
const listed = (pattern: RegExp) => pattern.exec(list)?.[1] ?? '';
const rows = parts.flatMap((part) => (part.part === 'table' ? part.rows : []));
const sales = rows.slice(0, -1).map(([sold = '', cases, accrued, borne = '']) => ({
  sold,
  cases: number(cases),
  accrued: number(accrued),
  borne,
}));
const each = number(/₹\d+/.exec(heading)?.[0]);
const bought = number(listed(/(\d+) \+ 1/));

// A month bears what falls into it by the sale, by the promise, or by the later of both.
const months = ['May', 'June', 'July', 'August', 'September', 'October'];
const at = (month: string) => months.indexOf(month);
const promised = months.findIndex((month) => month.startsWith(listed(/said \d+ (\w+)/)));
type Rule = (sold: number) => number;
const later: Rule = (sold) => Math.max(sold, promised);
const instead: Record<string, Rule> = {
  'month of sale, or a promise by custom': (sold) => sold,
  'day of the promise alone': () => promised,
  'month of the offer': () => at('July'),
  'month of the claim': () => at('October'),
};
const june = (rule: Rule) =>
  rupees(
    sales.reduce(
      (sum, { sold, cases }) => sum + (rule(at(sold)) === at('June') ? (cases / bought) * each : 0),
      0,
    ),
  );
const count = (what: string, stated: string | undefined, reckoned: number) =>
  decided(what, stated, grouped(reckoned));
const total = (of: (row: (typeof sales)[number]) => number) => sales.reduce((sum, row) => sum + of(row), 0);
const paid = number(listed(/Paid: (\S+) free/));
const cases = total((row) => row.cases);
const free = cases / bought;
// Bars of four weeks before, in and after the offer, in hundreds of cases.
const bars = parts.flatMap((part) => (part.part === 'chart' ? part.points : []));
const weeks = (from: number) => 100 * bars.slice(from, from + 4).reduce((sum, bar) => sum + bar, 0);
const [baseline, dip, sister, extra] = [
  /baseline of ([\d,]+)/,
  /fell ([\d,]+) short/,
  /sister pack lost (\d+)/,
  /= ([\d,]+) extra/,
].map((pattern) => number(said(pattern))) as [number, number, number, number];
const cut = number(said(/(\d+) of [\d,]+ claimed/));
const claimed = number(said(/\d+ of ([\d,]+) claimed/));

export const tradePromotionCheck = pieceCheck({
  page: tradePromotion,
  decisions: [
    decisionProblems<Rule>({
      what: 'June',
      stated: said(/ = (₹[\d,]+), July/),
      outcome: june,
      rule: prose.includes('at the later of two moments') ? later : (sold) => Math.min(sold, promised),
      instead,
    }),
    ...sales.flatMap(({ sold, cases, accrued, borne }) => [
      count(`accrual of ${sold}`, grouped(accrued), (cases / bought) * each),
      decided(`month that bears ${sold}`, borne, months[later(at(sold))] ?? 'none'),
    ]),
    count('cases of the scheme', rows.at(-1)?.[1], cases),
    count(
      'accrued in all',
      rows.at(-1)?.[2],
      total(({ accrued }) => accrued),
    ),
    decided('released', said(/160 × ₹480 = (₹[\d,]+)/), rupees((free - paid) * each)),
    count('paid', grouped(paid), claimed - cut),
    count('baseline', grouped(baseline), weeks(0)),
    count('cases on the shelf', grouped(weeks(4)), cases),
    count('dip', grouped(dip), baseline - weeks(8)),
    count('extra cases', grouped(extra), weeks(4) - baseline - dip - sister),
    decided('cost of an extra case', said(/= ₹([\d.]+) for each/), ((paid * each) / extra).toFixed(2)),
    decided('better by', said(/would look (₹[\d,]+) better/), june(later)),
    count('never claimed', said(/Another (\d+) of/), free - claimed),
  ],
  quantities: { 'free cases': [1840], 'extra cases': [2000] },
});

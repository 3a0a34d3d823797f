import {
  cellsOf,
  decided,
  decisionProblems,
  figures,
  grouped,
  number,
  pieceCheck,
  rupees,
  sum,
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

// A `Rule` returns the month that bears the free cases of a month's sales: `later` is the page's, `instead` are those of sales, claims or custom.
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
  rupees(sum(sales.map(({ sold, cases }) => (rule(at(sold)) === at('June') ? (cases / bought) * each : 0))));
const paid = number(listed(/Paid: (\S+) free/));
const cases = sum(sales.map((row) => row.cases));
const free = cases / bought;
// `weeks` adds up the cases of four bars, each in hundreds: before the offer from bar 0, in it from 4, after it from 8.
const bars = parts.flatMap((part) => (part.part === 'chart' ? part.points : []));
const weeks = (from: number) => 100 * sum(bars.slice(from, from + 4));
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
      decided(`accrual of ${sold}`, grouped(accrued), (cases / bought) * each),
      decided(`month that bears ${sold}`, borne, months[later(at(sold))] ?? 'none'),
    ]),
    decided('cases of the scheme', rows.at(-1)?.[1], cases),
    decided('accrued in all', rows.at(-1)?.[2], sum(sales.map(({ accrued }) => accrued))),
    decided('released', said(/160 × ₹480 = (₹[\d,]+)/), rupees((free - paid) * each)),
    decided('paid', grouped(paid), claimed - cut),
    decided('baseline', grouped(baseline), weeks(0)),
    decided('cases on the shelf', grouped(weeks(4)), cases),
    decided('dip', grouped(dip), baseline - weeks(8)),
    decided('extra cases', grouped(extra), weeks(4) - baseline - dip - sister),
    decided('cost of an extra case', said(/= ₹([\d.]+) for each/), ((paid * each) / extra).toFixed(2)),
    decided('better by', said(/would look (₹[\d,]+) better/), june(later)),
    decided('never claimed', said(/Another (\d+) of/), free - claimed),
    decided(
      'figures of the argument',
      figures(
        tradePromotion.detail.argument?.heading ?? '',
        ...(tradePromotion.detail.argument?.paragraphs ?? []),
      ),
      [
        bought,
        each,
        Number(listed(/said (\d+)/)),
        cases,
        sales[0]?.cases,
        115,
        2,
        sales[0]?.accrued,
        sales[1]?.accrued,
        number(june(later)),
        sales[2]?.accrued,
        number(june(later)),
        paid,
        free - paid,
        each,
        (free - paid) * each,
      ].join(' '),
    ),
  ],
  quantities: { 'free cases': [1840], 'extra cases': [2000] },
});

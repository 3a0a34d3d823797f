import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { tradePromotion } from './trade-promotion';

const { screen, argument, chapters } = tradePromotion.detail;
const { heading = '', parts = [] } = screen ?? {};
const amount = (value = '') => amountOf(value) ?? 0;
const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`;
const plain = (value: number) => value.toLocaleString('en-IN');
const text = [...(argument?.paragraphs ?? []), ...(chapters?.faq ?? []).map(({ answer }) => answer)].join(
  '\n',
);
const list = parts
  .flatMap((part) => (part.part === 'list' ? part.items.map(({ label }) => label) : []))
  .join('\n');
const said = (pattern: RegExp, from = text) => pattern.exec(from)?.[1] ?? '';
const rows = parts.flatMap((part) => (part.part === 'table' ? part.rows : []));
const sales = rows.slice(0, -1).map(([sold = '', cases, accrued, borne = '']) => ({
  sold,
  cases: amount(cases),
  accrued: amount(accrued),
  borne,
}));
const each = amount(said(/₹(\d+)/, heading));
const bought = amount(said(/(\d+) \+ 1/, list));

// A month bears what falls into it by the sale, by the promise, or by the later of both.
const months = ['May', 'June', 'July', 'August', 'September', 'October'];
const at = (month: string) => months.indexOf(month);
const promised = months.findIndex((month) => month.startsWith(said(/said \d+ (\w+)/, list)));
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
const decide = (what: string, stated: string, is: number, outcome = plain) =>
  decisionProblems<number>({ what, stated, outcome, rule: is, instead: {} });
const total = (of: (row: (typeof sales)[number]) => number) => sales.reduce((sum, row) => sum + of(row), 0);
const paid = amount(said(/Paid: (\S+) free/, list));
const free = total(({ cases }) => cases) / bought;
// Bars of four weeks before, in and after the offer, in hundreds of cases.
const bars = parts.flatMap((part) => (part.part === 'chart' ? part.points : []));
const weeks = (from: number) => 100 * bars.slice(from, from + 4).reduce((sum, bar) => sum + bar, 0);
const [baseline, dip, sister, extra] = [
  /baseline of ([\d,]+)/,
  /fell ([\d,]+) short/,
  /sister pack lost (\d+)/,
  /= ([\d,]+) extra/,
].map((pattern) => amount(said(pattern))) as [number, number, number, number];
const [cut = 0, claimed = 0] = (/(\d+) of ([\d,]+) claimed/.exec(text) ?? []).slice(1).map(amount);

export const tradePromotionCheck = pieceCheck({
  page: tradePromotion,
  decisions: [
    decisionProblems<Rule>({
      what: 'June',
      stated: said(/ = (₹[\d,]+), July/),
      outcome: june,
      rule: /at the later of two moments/.test(text) ? later : (sold) => Math.min(sold, promised),
      instead,
    }),
    ...sales.flatMap(({ sold, cases, accrued, borne }) => [
      decide(`accrual of ${sold}`, plain(accrued), (cases / bought) * each),
      decide(`month that bears ${sold}`, borne, later(at(sold)), (month) => months[month] ?? ''),
    ]),
    decide(
      'cases of the scheme',
      rows.at(-1)?.[1] ?? '',
      total(({ cases }) => cases),
    ),
    decide(
      'accrued in all',
      rows.at(-1)?.[2] ?? '',
      total(({ accrued }) => accrued),
    ),
    decide('released', said(/160 × ₹480 = (₹[\d,]+)/), (free - paid) * each, rupees),
    decide('paid', plain(paid), claimed - cut),
    decide('baseline', plain(baseline), weeks(0)),
    decide(
      'cases on the shelf',
      plain(weeks(4)),
      total(({ cases }) => cases),
    ),
    decide('dip', plain(dip), baseline - weeks(8)),
    decide('extra cases', plain(extra), weeks(4) - baseline - dip - sister),
    decide('cost of an extra case', said(/= ₹([\d.]+) for each/), (paid * each) / extra, (value) =>
      value.toFixed(2),
    ),
    decide(
      'better by',
      said(/would look (₹[\d,]+) better/),
      total(({ sold, accrued }) => (later(at(sold)) === at('June') ? accrued : 0)),
      rupees,
    ),
    decide('never claimed', said(/Another (\d+) of/), free - claimed),
  ],
  quantities: { 'free cases': [1840], 'extra cases': [2000] },
});

import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { distributorManagement as page } from './distributor-management';

// Reckons the distributor's return from the lines of the statement, by the page's formula and by those of sales, of a bank, and of both at once.

const { screen, argument } = page.detail;
const [table, book, form] = screen?.parts ?? [];
if (table?.part !== 'table' || book?.part !== 'figures' || form?.part !== 'form')
  throw new Error('No statement');

const number = (text = '') => amountOf(text) ?? Number.NaN;
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const indian = (value: number) => Math.round(value).toLocaleString('en-IN');
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const line = (start: string) => {
  const [label = '', days, rupees] = table.rows.find(([name = '']) => name.startsWith(start)) ?? [];
  return { share: number(/\d+ %/.exec(label)?.[0]), days: number(days), rupees: number(rupees) };
};
const figure = (label: string) => number(book.items.find((item) => item.label === label)?.value);
const [stock, shops, claims, margin, costs] = ['Stock', 'Shops', 'Claims', 'Margin', 'Costs'].map(line);
if (!stock || !shops || !claims || !margin || !costs) throw new Error('A line is missing');

const overdraft = figure('Overdraft');
const aDay = {
  stock: stock.rupees / stock.days,
  shops: shops.rupees / shops.days,
  claims: claims.rupees / claims.days,
};
const earned = (growth = 0) => 12 * (margin.rupees * (1 + growth) - costs.rupees);
const tied = ({ credit = shops.days, paid = claims.days } = {}) =>
  stock.rupees + credit * aDay.shops + paid * aDay.claims;
const longer = number(form.fields[0]?.value);
const [sooner, offered] = [
  number(said(/claims in (\d+ days)/)),
  number(said(/give shops (\d+ days) and earn/)),
];
const grown = (growth: number) => earned(growth) / (tied({ credit: longer }) * (1 + growth));
const least = Array.from({ length: 100 }, (_, tenth) => tenth / 1000).find(
  (growth) => grown(growth) >= overdraft,
);

const decide = (
  what: string,
  stated: string | undefined,
  rule: string,
  instead: Record<string, string> = {},
) => decisionProblems<string>({ what, stated: stated ?? '', outcome: (result) => result, rule, instead });
const now = earned() / tied();
const countsAll = /count all money that the business needs/.test(argument?.paragraphs.join(' ') ?? '');
const afterInterest = (earned() - overdraft * tied()) / tied();
/** Would he give the longer credit? Only while his return is above what his bank charges. */
const answer = (value: number) => (value > overdraft ? 'gives' : 'declines');

export const check = pieceCheck({
  page,
  decisions: [
    decide(
      'return',
      book.items[2]?.value,
      countsAll ? percent(now) : percent(earned() / tied({ credit: 0 })),
      {
        'without credit': percent(earned() / tied({ credit: 0 })),
        'without claims': percent(earned() / tied({ paid: 0 })),
        'stock alone': percent(earned() / stock.rupees),
        'interest deducted too': percent(afterInterest),
      },
    ),
    decide('15 days', 'declines', answer(earned() / tied({ credit: longer })), {
      'without credit': answer(earned() / tied({ credit: 0 })),
      'claims paid at once, days as now': answer(earned() / tied({ paid: 0 })),
    }),
    decide('return then', form.fields[1]?.value, percent(earned() / tied({ credit: longer }))),
    decide('return without credit', said(/return is ([\d.]+ %)/), percent(earned() / tied({ credit: 0 }))),
    decide('return after interest', said(/too, and (\d+ %) is left/), `${Math.round(100 * afterInterest)} %`),
    decide('rise in sales', said(/rise by ([\d.]+ %)/), percent(least ?? 0)),
    decide(
      'the cheaper offer',
      said(/and earn ([\d.]+ %)/),
      percent(earned() / tied({ credit: offered, paid: sooner })),
    ),
    decide('earned a month', said(/earns ₹([\d,]+) a month/), indian(earned() / 12)),
    decide('tied up', said(/on ₹([\d,]+) tied up/), indian(tied())),
    decide('owed by shops', said(/₹([\d,]+) of credit/), indian(shops.rupees)),
    decide(
      'a day’s bills',
      said(/5 × ₹([\d,]+)/),
      indian(aDay.stock * (1 + margin.share) * (1 + shops.share)),
    ),
    decide('margin', indian(margin.rupees), indian(aDay.stock * margin.days * margin.share)),
  ],
});

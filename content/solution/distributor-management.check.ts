import { cellsOf, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { distributorManagement as page } from './distributor-management';

// Reckons the return of D-17 from the lines of his statement, by the page's formula and by those of sales, of a bank, and of both at once.

const { screen } = page.detail;
const { prose, said } = cellsOf(page);
const [table, book, form] = screen?.parts ?? [];
if (table?.part !== 'table' || book?.part !== 'figures' || form?.part !== 'form')
  throw new Error('No statement');

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const tenth = (value: number) => Math.round(1000 * value) / 10;
const whole = (value: number) => grouped(Math.round(value));
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
const earned = () => 12 * (margin.rupees - costs.rupees);
const tied = ({ credit = shops.days, paid = claims.days } = {}) =>
  stock.rupees + credit * aDay.shops + paid * aDay.claims;
const longer = number(form.fields[0]?.value);
const [sooner, offered] = [
  number(said(/claims in (\d+ days)/)),
  number(said(/give shops (\d+ days) and earn/)),
];
/** Growth of sales, and of the money that grows with them, at which he earns his interest: 12 × (margin × (1 + g) − costs) = interest × (1 + g). */
const least =
  (overdraft * tied({ credit: longer }) - earned()) /
  (12 * margin.rupees - overdraft * tied({ credit: longer }));
/** The same if stock, shop credit and claims stay as they are. */
const leastAlone = (overdraft * tied({ credit: longer }) - earned()) / (12 * margin.rupees);

const now = earned() / tied();
const withoutCredit = earned() / tied({ credit: 0 });
const then = earned() / tied({ credit: longer });
const countsAll = prose.includes('count all money that the business needs');
const afterInterest = (earned() - overdraft * tied()) / tied();
/** Lets D-17 give the longer credit while his return is above his overdraft's rate. */
const answer = (value: number) => (value > overdraft ? 'gives' : 'declines');

export const check = pieceCheck({
  page,
  decisions: [
    decided('return', book.items[2]?.value, percent(countsAll ? now : withoutCredit), {
      'without credit': percent(withoutCredit),
      'without claims': percent(earned() / tied({ paid: 0 })),
      'stock alone': percent(earned() / stock.rupees),
      'interest deducted too': percent(afterInterest),
    }),
    decided('15 days', 'declines', answer(then), {
      'without credit': answer(withoutCredit),
      'claims paid at once, days as now': answer(earned() / tied({ paid: 0 })),
    }),
    decided('return then', form.fields[1]?.value, percent(then)),
    decided('return without credit', said(/return is ([\d.]+ %)/), percent(withoutCredit)),
    decided(
      'return after interest',
      said(/too, and at \d+ days (\d+ %) is left/),
      `${Math.round(100 * afterInterest)} %`,
    ),
    decided('rise in sales', said(/rise by some ([\d.]+ %)/), percent(least), {
      'the money tied up stays': percent(leastAlone),
    }),
    decided(
      'the cheaper offer',
      said(/and earn ([\d.]+ %)/),
      percent(earned() / tied({ credit: offered, paid: sooner })),
    ),
    decided('earned a month', said(/earns ₹([\d,]+) a month/), whole(earned() / 12)),
    decided('tied up', said(/on ₹([\d,]+) tied up/), whole(tied())),
    decided('owed by shops', said(/₹([\d,]+) of credit/), whole(shops.rupees)),
    decided(
      'a day’s bills',
      said(/5 × ₹([\d,]+)/),
      whole(aDay.stock * (1 + margin.share) * (1 + shops.share)),
    ),
    decided('margin', whole(margin.rupees), whole(aDay.stock * margin.days * margin.share)),
    decided('trading days of a month', String(costs.days), String(margin.days)),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        longer - shops.days,
        17,
        earned() / 12,
        tied(),
        100 * now,
        longer,
        shops.days,
        longer - shops.days,
        aDay.shops,
        tied({ credit: longer }) - tied(),
        tenth(then),
        tenth(withoutCredit),
        17,
        shops.days,
        Math.round(100 * afterInterest),
        longer,
        tenth(least),
        sooner,
        claims.days,
        offered,
        tenth(earned() / tied({ credit: offered, paid: sooner })),
        shops.rupees,
      ].join(' '),
    ),
  ],
});

import {
  cellsOf,
  decided,
  figures,
  number,
  numberOf,
  partsOf,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { marketplaces as page } from './marketplaces';

// Reckons what each buyer of a pooled round pays when one leaves after the close, by four rules; and the commission on goods or on the order.

const { said, prose } = cellsOf(page);
const { argument, screen, schematic } = page.detail;
const [table] = partsOf(page, 'table');
const [list] = partsOf(page, 'list');
const [breakAt = 0, best = 0, nextAt = 0, next = 0] = [
  /from (\d+) cartons/,
  /cartons ₹([\d,]+) each/,
  /each, from (\d+)/,
  /each, from \d+ ₹([\d,]+)/,
].map((pattern) => number(said(pattern)));
const [k = 0, l = 0, m = 0] = [/K orders (\d+)/, /L (\d+), M/, /M (\d+)\./].map((pattern) =>
  number(said(pattern)),
);
const [all, left] = [k + l + m, k + l];
const priceOf = (cartons: number) => (cartons >= breakAt ? best : cartons >= nextAt ? next : Number.NaN);
const gap = left * (priceOf(left) - priceOf(all));
const four = numberOf(said(/and only (\w+);/));
const row = (...paid: readonly number[]) => paid.map(rupees).join(' ');
const kept = [k * priceOf(all), l * priceOf(all)];
const rules = {
  'price of fifty': row(k * priceOf(left), l * priceOf(left), 0),
  'supplier bears it': row(...kept, 0),
  'M takes its ten': row(...kept, m * priceOf(all)),
  'M pays the gap': row(...kept, Math.min(gap, m * priceOf(all))),
};
const { 'M pays the gap': outcome, ...others } = rules;
const rate = number(said(/Commission of (\d+) %/)) / 100;
const goods = sum(kept);
const closed = number(said(/close on (\d+) November/));

export const check = pieceCheck({
  page,
  decisions: [
    ...(table?.rows ?? []).map(([rule = '', ...paid]) =>
      decided(rule, paid.join(' '), rules[rule as keyof typeof rules] ?? 'no such rule'),
    ),
    decided('who pays', table?.rows.at(-1)?.slice(1).join(' '), outcome, others),
    decided('pieces priced alike', list?.items[1]?.label, 'Carton: 1,000 gloves'),
    decided('the break that the price of fifty needs', String(nextAt <= left && left < breakAt), 'true'),
    decided('supplier made whole', rupees(goods + gap), rupees(left * priceOf(left))),
    decided('K’s four help nobody', `${priceOf(left + four)}`, `${priceOf(left)}`),
    decided('commission', list?.items.at(-1)?.label, `Commission: ${rupees(goods * rate)}`, {
      'on the order': `Commission: ${rupees(all * priceOf(all) * rate)}`,
    }),
    decided(
      'commission, drawn',
      String(schematic.mark?.answer.startsWith('Commission follows the invoice')),
      'true',
    ),
    decided('close, on the screen', list?.items[2]?.label, `${closed} Nov: closed at ${all}`),
    decided('leaves after the close', String(number(said(/On the (\d+)rd M, which/)) > closed), 'true'),
    decided('heading', figures(argument?.heading ?? ''), `${all} ${m}`),
    decided('round', screen?.heading, `Round ${7}: gloves`),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])).replace(/ 178 10 2022/, ''),
      [
        3,
        breakAt,
        best,
        nextAt,
        next,
        k,
        l,
        m,
        closed,
        3,
        best,
        closed + 3,
        left,
        next - best,
        gap,
        left,
        left * next,
        m,
        all,
        all * best,
        m,
        all * best - left * next,
        four,
        left + four,
        left,
        m * best,
        gap,
        k * best,
        l * best,
        left * next,
        rate * 100,
        goods * rate,
        all * best * rate,
        gap,
        m,
        m * best,
      ].join(' '),
    ),
    decided('buyers', String(/[Tt]hree clinics/.test(prose) && /all three hold/.test(prose)), 'true'),
  ],
});

import { cellsOf, day, decided, figures, number, partsOf, pieceCheck, sum } from '@/pipeline/content/piece';
import { analytics as page } from './analytics';

// Reckons the growth of three shops by days on which each was open in both years, and by the same week, by the whole festival week, and
// without the shop that was shut.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [matrix] = partsOf(page, 'matrix');
const rows = (table?.rows ?? []).map(([name = '', ...cells]) => ({
  name,
  cells: cells.map((cell) => number(cell)),
}));
const row = (start: string) => rows.find(({ name }) => name.startsWith(start));
const shops = ['Station Road', 'City Mall', 'Old Market'].map((name) => row(name)?.cells ?? []);
const whole = shops.slice(0, 2);
const part = row('Its last')?.cells ?? [];
const open = matrix?.rows.map(({ cells }) => cells.filter((cell) => cell === 'full').length) ?? [];
const [others = Number.NaN, days = Number.NaN] = open;
const all = matrix?.columns.length ?? Number.NaN;

/** Sum of a column: 0 this year, 1 the same week, 2 the festival's days last year. */
const total = (of: readonly (readonly number[])[], column: number) =>
  sum(of.map((cells) => cells[column] ?? Number.NaN));
const growth = (of: readonly (readonly number[])[], before: number) =>
  Math.round((1000 * total(of, 0)) / total(of, before) - 1000) / 10;
const percent = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)} %`;
const like = [...whole, part];

// Ends of the three weeks, from the heads of the columns, and the festivals that the text names.
const years = page.detail.screen?.heading.match(/\d{4}/g) ?? [];
const span = (head: string, year = '') => {
  const [from = '', to = '', month = ''] = /(\d+)–(\d+) (\w+)/.exec(head)?.slice(1) ?? [];
  return { length: Number(to) - Number(from) + 1, end: day(`${to} ${month} ${year}`) };
};
const [now, same, then] = (table?.columns ?? [])
  .slice(1)
  .map((head, place) => span(head, years[Math.min(place, 1)]));
const dateOf = (text = '') => number(text.split(' ')[0]);
const weekday = (date = Number.NaN) => new Date(date * 86_400_000).toUTCString().slice(0, 3);
const festivals = [/on Sunday (\d+ Nov)ember/, /was on (\d+ Oct)ober/].map((pattern) => said(pattern));

export const check = pieceCheck({
  page,
  decisions: [
    decided('growth', /−\d+ %/.exec(row('Like')?.name ?? '')?.[0], percent(growth(like, 2)), {
      'same week': percent(growth(shops, 1)),
      'whole festival week': percent(growth(shops, 2)),
      'without the shop': percent(growth(whole, 2)),
      'same dates, three days': percent(growth(like, 1)),
    }),
    ...[0, 2].map((column) =>
      decided(`column ${column}`, `${row('Like')?.cells[column]}`, `${total(like, column)}`),
    ),
    decided(
      'the same dates are no like days',
      table?.rows.find(([name]) => name.startsWith('Like'))?.[2],
      '–',
    ),
    decided(
      'an estimate for the shut days, by this year’s or by an ordinary week, turns the sign',
      [0, 1].map((at) => (shops[2]?.[at] ?? 0) - (part[at] ?? 0) > total(shops, 0) - total(shops, 2)).join(),
      `${/settles the sign, which turns past/.test(paragraphs[1] ?? '')},true`,
    ),
    decided('days on which the shop was open twice', /\d+/.exec(row('Its last')?.name ?? '')?.[0], days),
    decided('they are its only days then', `${part[2]}`, `${shops[2]?.[2]}`),
    decided(
      'three days are no more than the week',
      String([0, 1].every((at) => (part[at] ?? 9e9) < (shops[2]?.[at] ?? 0))),
      'true',
    ),
    decided('days before the festival', matrix?.columns.join(), [6, 5, 4, 3, 2, 1, 0].join()),
    decided('days of the other shops', `${others}`, `${all}`),
    decided('weeks', [now, same, then].map((one) => one?.length).join(), [all, all, all].join()),
    decided('week ends', [now, same, then].map((one) => weekday(one?.end)).join(), 'Sun,Sun,Mon'),
    decided(
      'festivals',
      [now?.end, then?.end].join(),
      [day(`${festivals[0]} 2026`), day(`${festivals[1]} 2025`)].join(),
    ),
    decided('same week of the year', `${(now?.end ?? 0) - (same?.end ?? 0)}`, `${52 * 7}`),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...paragraphs),
      [
        growth(shops, 2),
        -growth(like, 2),
        shops.length,
        dateOf(festivals[0]),
        shops.length,
        total(shops, 0),
        total(shops, 1),
        growth(shops, 1),
        dateOf(festivals[1]),
        all,
        total(shops, 2),
        growth(shops, 2),
        all - days,
        all,
        part[2],
        days,
        whole.length,
        total(whole, 2),
        total(whole, 0),
        -growth(whole, 2),
        days,
        all - days,
        total(shops, 0) - total(shops, 2),
        days,
        part[0],
        part[2],
        total(like, 0),
        total(like, 2),
        -growth(like, 2),
        growth(shops, 2),
        2025,
        dateOf(festivals[1]),
        dateOf(festivals[1]) + 1,
      ].join(' '),
    ),
  ],
});

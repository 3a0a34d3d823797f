import {
  cellsOf,
  day,
  decided,
  figures,
  inWords,
  number,
  partsOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { loyaltyPrograms as page } from './loyalty-programs';

// Replays the entries: which lot points come back to, until when they live, and what is owed on two days, by the page's rule and by four others.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [log] = partsOf(page, 'log');
const [, , owedNow, owedThen = ''] = table?.rows.find(([name]) => name === 'Owed') ?? [];
const [owedFirst] = owedThen.split(' on ');
const lots = (table?.rows ?? [])
  .filter(([name]) => name !== 'Owed')
  .map(([name = '', before, now, ends = '']) => {
    return { name, before: number(before), now: number(now), ends: day(ends) };
  });
const entries = (log?.lines ?? []).map(([date = '', lot = '', points, what = '']) => {
  return { date: day(`${date} 2026`), lot, points: number(points), what };
});
const of = (what: string) => entries.filter((entry) => entry.what === what);
const [spentOn = Number.NaN, returnedOn = Number.NaN] = [of('spent')[0]?.date, of('back')[0]?.date];
const today = day(page.detail.screen?.heading);
const first = day(`${owedThen} 2026`);

const money = number(said(/points and (₹[\d,]+) for/));
const spent = of('spent').map(({ lot, points }) => ({ lot, points: -points }));
const total = sum(spent.map(({ points }) => points));
const earned = sum(of('earned').map(({ points }) => points));
const due = total / 2;
const lapses = day(said(/end on (\d+ October)/).replace('October', 'Oct 2026'));
const kept = returnedOn + (lapses - spentOn);

type Back = Readonly<Record<string, number>>;
/** Fills lots up to what each lost, in the order given. */
const filled = (order: typeof spent): Back => {
  let left = due;
  return Object.fromEntries(
    order.map(({ lot, points }) => {
      const part = Math.min(left, points);
      left -= part;
      return [lot, part];
    }),
  );
};
const lastFirst = filled([...spent].reverse());
const inOrder = filled(spent);
const shares: Back = Object.fromEntries(spent.map(({ lot, points }) => [lot, (points * due) / total]));

/** Points owed on `date`, with lot A ending on `endOfA`. */
const owed = (back: Back, endOfA: number, date: number) =>
  sum(
    lots.map(({ name, before, ends }) => {
      const out = sum(spent.filter(({ lot }) => lot === name).map(({ points }) => points));
      const added = name === 'C' ? earned / 2 : 0;
      return (name === 'A' ? endOfA : ends) < date ? 0 : before - out + (back[name] ?? 0) + added;
    }),
  );
const balance = (name: string) => lots.find((lot) => lot.name === name);
const year = returnedOn + 365;

export const check = pieceCheck({
  page,
  decisions: [
    decided('owed today', owedNow, owed(lastFirst, kept, today), {
      'old date': owed(lastFirst, lapses, today),
    }),
    decided('owed on 1 December', owedFirst, owed(lastFirst, kept, first), {
      'new points': owed(lastFirst, year, first),
      'by shares': owed(shares, kept, first),
      'in the order of spending': owed(inOrder, kept, first),
    }),
    decided('owed before the purchase', table?.rows.at(-1)?.[1], sum(lots.map(({ before }) => before))),
    decided('end of lot A', `${balance('A')?.ends}`, `${kept}`, {
      'old date': `${lapses}`,
      'new points': `${year}`,
    }),
    ...lots.map(({ name, before, now }) =>
      decided(
        `lot ${name}`,
        `${now}`,
        `${before + sum(entries.filter(({ lot }) => lot === name).map(({ points }) => points))}`,
      ),
    ),
    ...of('back').map(({ lot, points }) =>
      decided(`back to ${lot}`, `${points}`, `${lastFirst[lot]}`, {
        'by shares': `${shares[lot]}`,
        'in the order of spending': `${inOrder[lot]}`,
      }),
    ),
    decided('first day after lot A', `${first}`, `${kept + 1}`),
    decided('as read today', `${today}`, `${day('25 Nov 2026')}`),
    decided('taken off', `${-sum(of('off').map(({ points }) => points))}`, `${earned / 2}`),
    decided(
      'lot that goes first',
      said(/The (\w+) lot went first/),
      lapses < (balance('B')?.ends ?? 0) ? 'oldest' : 'newest',
    ),
    decided('oldest lot first and whole', `${spent[0]?.points}`, `${balance('A')?.before}`),
    decided(
      'ends of lots in their order',
      String((balance('B')?.ends ?? 0) > today && lapses < (balance('B')?.ends ?? 0)),
      'true',
    ),
    decided('lot C lives to the end of its twelfth month', `${balance('C')?.ends}`, `${day('31 Oct 2027')}`),
    decided(
      'dates of entries',
      [...new Set(entries.map(({ date }) => date))].join(),
      [spentOn, returnedOn].join(),
    ),
    decided('column of the day before', String(day(`${table?.columns[1]} 2026`)), `${spentOn - 1}`),
    decided(
      'balance of the quick answer, on a bill that money pays nothing of',
      /balance is minus (\w+),/.exec(page.detail.quickAnswer)?.[1],
      inWords(number(/pays a bill of ₹(\d+) in points/.exec(page.detail.quickAnswer)?.[1]) - 40 / 2),
    ),
    decided('earned at the quick answer’s rate', `${earned}`, `${(40 / 2000) * money}`),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...paragraphs),
      [
        lastFirst.A,
        '1 10',
        total,
        money,
        money + total,
        balance('A')?.before,
        '31',
        spent[1]?.points,
        earned,
        '9',
        money / 2,
        due,
        earned / 2,
        earned / 2,
        due,
        due,
        lastFirst.B,
        lastFirst.A,
        lapses - spentOn,
        '10 30',
        owed(lastFirst, kept, today),
        '1',
        owed(lastFirst, kept, first),
        shares.A,
        30,
        lastFirst.A,
        due,
      ].join(' '),
    ),
  ],
});

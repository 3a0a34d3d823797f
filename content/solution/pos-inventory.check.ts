import {
  cellsOf,
  clock,
  decided,
  decisionProblems,
  figures,
  number,
  numberOf,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { posInventory as page } from './pos-inventory';

// Compares count 118 with the book of its minute by the time on each bill, and by the times that a shop might take instead.

const { screen } = page.detail;
const { prose, said } = cellsOf(page);
const [table, form, list] = screen?.parts ?? [];
if (table?.part !== 'table' || form?.part !== 'form' || list?.part !== 'list') throw new Error('No count');

const [opening, ...lines] = table.rows.map(([name = '', billed, pieces = '', arrived]) => {
  return { name, billed: clock(billed), arrived: clock(arrived), pieces: number(pieces.split(' ')[0]) };
});
const { pieces: seen = 0, billed: at = 0 } = lines.find(({ name }) => name.startsWith('Count')) ?? {};
const bills = lines.filter(({ name }) => !name.startsWith('Count'));
const [price, limit] = [
  number(form.fields[1]?.label.replace('Gap at ', '')),
  number(said(/limit of (₹[\d,]+)/)),
];

type Rule = readonly [isCounted: (bill: (typeof bills)[number]) => boolean, minutesToWait: number];
const book = (isCounted: Rule[0]) =>
  (opening?.pieces ?? 0) + sum(bills.filter(isCounted).map(({ pieces }) => pieces));
const gap = (isCounted: Rule[0]) => `${seen - book(isCounted)}`.replace('-', '−').replace(/^\d/, '+$&');
/** Decides the count line: "Count again" if a bill within `wait` minutes may explain a shortage, "Recount" above `limit`, else posted. */
function line([isCounted, wait]: Rule): string {
  const isShort = seen < book(isCounted);
  if (isShort && bills.some(({ billed }) => billed > at && billed <= at + wait)) return 'Count again';
  return Math.abs(seen - book(isCounted)) * price > limit ? 'Recount' : `Post ${gap(isCounted)}`;
}
const wait = numberOf(said(/bill of the next (\w+) minutes/));
const slow = numberOf(said(/slow by (\w+) minutes/));
const soldAt = clock(said(/sold at (\d+:\d+) would count/));
const [all, byBill, byArrival] = [
  () => true,
  ({ billed }) => billed <= at,
  ({ arrived }) => arrived <= at,
] as const satisfies Rule[0][];

const late = bills.find(({ billed, arrived }) => billed <= at && arrived > at);
const lateBills = bills.filter(({ billed, arrived }) => arrived > billed);
/** The gap, had one piece more been sold after the count, on a bill that says so at `stamp`. */
const gapWith = (stamp: number) => `${seen - book(byBill) + (soldAt > at && stamp <= at ? 1 : 0)}`;
const serial = (bill?: (typeof bills)[number]) => Number(bill?.name.split('/')[2]);
const after = sum(bills.filter(({ billed }) => billed > at).map(({ pieces }) => -pieces));
const ofClock = (minutes = Number.NaN) => [Math.floor(minutes / 60), minutes % 60];

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems<Rule>({
      what: 'count line',
      stated: form.action,
      outcome: line,
      rule: [prose.includes('By the time on the bill') ? byBill : byArrival, wait],
      instead: {
        'by arrival': [byArrival, wait],
        'the opening book': [() => false, wait],
        'the book at the day’s end': [all, wait],
        'twice as long for trial rooms': [byBill, 2 * wait],
      },
    }),
    decided(
      'a piece sold after the count, on a till that is slow, covers the loss',
      gapWith(soldAt - slow),
      '0',
      { 'the clock is right': gapWith(soldAt), 'a till that is fast': gapWith(soldAt + slow) },
    ),
    decided('book', form.fields[0]?.value, book(byBill)),
    decided('gap', form.fields[1]?.value, gap(byBill)),
    decided('ledger at the count', said(/ledger has (\d+)/), book(byArrival)),
    decided('ledger in the end', said(/ends at (\d+)/), book(all) + seen - book(byArrival)),
    decided('shelf in the end', said(/where (\d+) hang/), seen + book(all) - book(byBill)),
    decided('called lost', said(/calls (₹[\d,]+\d)/), rupees((book(byArrival) - seen) * price)),
    decided(
      'series by till and financial year',
      bills.map(({ name }) => name.slice(0, 9)).join(),
      bills.map(({ arrived, billed }) => `K${arrived > billed ? late?.name[1] : 1}/26-27/`).join(),
    ),
    decided(
      'a dark till’s bills arrive together, all else at once',
      table.rows.map(([, billed, , arrived]) => `${clock(billed)} ${clock(arrived)}`).join(),
      table.rows
        .map(([name = '', billed]) => [
          clock(billed),
          name.startsWith(`K${late?.name[1]}`) ? late?.arrived : clock(billed),
        ])
        .map((pair) => pair.join(' '))
        .join(),
    ),
    decided(
      'late bills, from the first to the last number of the dark till',
      list.items[0]?.label,
      `Till ${late?.name[1]}: ${serial(lateBills.at(-1)) - serial(lateBills[0]) + 1} late bills`,
    ),
    decided(
      'till that was dark',
      list.items.map(({ label }) => /^Till (\d)/.exec(label)?.[1] ?? '').join(''),
      `${late?.name[1]}${late?.name[1]}`,
    ),
    decided(
      'bill without a time, or with a number above sixteen characters',
      'none',
      bills.find(({ name, billed, arrived }) => Number.isNaN(billed + arrived) || name.length > 16)?.name ??
        'none',
    ),
    decided('minute of the book', form.fields[0]?.label, `Book, ${ofClock(at).join(':')}`),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ...ofClock(at),
        seen,
        book(byArrival),
        late?.name[1],
        ...ofClock(late?.billed),
        ...ofClock(late?.arrived),
        after,
        book(all) + seen - book(byArrival),
        seen + book(all) - book(byBill),
        (book(byArrival) - seen) * price,
        limit,
        book(byBill),
        wait,
        late?.name[1],
        slow,
        ...ofClock(soldAt),
        ...ofClock(at),
      ].join(' '),
    ),
  ],
  quantities: { kurtas: [seen], minutes: [30, 10] },
});

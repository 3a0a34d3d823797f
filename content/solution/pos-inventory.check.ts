import {
  cellsOf,
  clock,
  decided,
  decisionProblems,
  number,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { posInventory as page } from './pos-inventory';

// Compares the count with the book of its own minute, by the time on each bill, and by the times that a shop might take instead.

const { screen } = page.detail;
const { prose, said } = cellsOf(page);
const [table, form] = screen?.parts ?? [];
if (table?.part !== 'table' || form?.part !== 'form') throw new Error('No count');

const spoken = (pattern: RegExp) => ({ ten: 10, fifteen: 15 })[said(pattern)] ?? 0;
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
  bills.filter(isCounted).reduce((total, { pieces }) => total + pieces, opening?.pieces ?? 0);
const gap = (isCounted: Rule[0]) => `${seen - book(isCounted)}`.replace('-', '−').replace(/^\d/, '+$&');
/** A bill soon after the count may explain a shortage; a large gap is counted by a second person. */
function line([isCounted, wait]: Rule): string {
  const isShort = seen < book(isCounted);
  if (isShort && bills.some(({ billed }) => billed > at && billed <= at + wait)) return 'Count again';
  return Math.abs(seen - book(isCounted)) * price > limit ? 'Recount' : `Post ${gap(isCounted)}`;
}
const wait = spoken(/bill of the next (\w+) minutes/);
const fast = spoken(/ran (\w+) minutes fast/);
const [all, byBill, byArrival] = [
  () => true,
  ({ billed }) => billed <= at,
  ({ arrived }) => arrived <= at,
] as const satisfies Rule[0][];
const count = (what: string, stated: string | undefined, reckoned: number) =>
  decided(what, stated, String(reckoned));

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
        'a till that is fast': [
          ({ name, billed }) => billed + (name.startsWith('K3') ? fast : 0) <= at,
          wait,
        ],
        'twice as long for trial rooms': [byBill, 2 * wait],
      },
    }),
    count('book', form.fields[0]?.value, book(byBill)),
    decided('gap', form.fields[1]?.value, gap(byBill)),
    count('ledger at the count', said(/ledger has (\d+)/), book(byArrival)),
    count('ledger in the end', said(/ends at (\d+)/), book(all) + seen - book(byArrival)),
    count('shelf in the end', said(/where (\d+) hang/), seen + book(all) - book(byBill)),
    decided('called lost', said(/calls (₹[\d,]+\d)/), rupees((book(byArrival) - seen) * price)),
    decided(
      'bill without a time, or with a number above sixteen characters',
      'none',
      bills.find(({ name, billed, arrived }) => Number.isNaN(billed + arrived) || name.length > 16)?.name ??
        'none',
    ),
  ],
  quantities: { kurtas: [seen] },
});

import { cellsOf, day, decided, number, pieceCheck } from '@/pipeline/content/piece';
import { businessAnalysis as page } from './business-analysis';

// Decides order 2291 by the rows of its table, and by other readings of "overdue" and other ways to choose among the rows that match.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'rules') throw new Error('No rules');
const { basis, rows, title, tieBreak } = exhibit;
const { said } = cellsOf(page, basis, title);

const cells = rows.map(({ cells }) => cells);
const date = (pattern: RegExp) => day(said(pattern));
const ordered = day(basis);
const [invoiced, delivered] = [date(/Invoiced on ([^.]+? \d{4})/), date(/delivered on ([^;]+)/)];
const terms = number(said(/with (\d+) days to pay/));
const overdue = (from: number) => ordered - from - terms;
const amount = number(/₹[\d,]+/.exec(basis)?.[0]);
const [days = 0, limit = 0] = cells.map(([, asks]) => number(/\d[\d,]*/.exec(asks ?? '')?.[0]));

/** Index of each row that matches the order when "overdue" counts from that day. */
const matching = (from: number) =>
  [overdue(from) > days, amount > limit, basis.includes('“W'), basis.includes('by telephone')].flatMap(
    (matches, row) => (matches ? [row] : []),
  );
const isWritten = (row: number) => !/Habit/.test(cells[row]?.[0] ?? '');
const outcomeOf = (row = -1) => cells[row]?.at(-1) ?? 'Process owner';
/** The page's tie-break: a written row, else the only habit, else the owner. */
function bySource(from: number): string {
  const found = matching(from);
  const written = found.filter(isWritten);
  if (written.length > 0) return outcomeOf(written[0]);
  return found.length === 1 ? outcomeOf(found[0]) : 'Process owner';
}

const wins = rows.findIndex(({ outcome }) => outcome === 'wins');
const marks = rows.map(({ outcome }) => outcome).join();

export const check = pieceCheck({
  page,
  decisions: [
    decided('order 2291', outcomeOf(wins), bySource(invoiced), {
      'overdue from delivery': bySource(delivered),
      'the last word counts': outcomeOf(matching(invoiced).at(-1)),
      'the habits alone, from the top': outcomeOf(matching(invoiced).find((row) => !isWritten(row))),
    }),
    decided(
      'marks of the rows',
      marks,
      rows
        .map((_, row) => (matching(invoiced).includes(row) ? (row === wins ? 'wins' : 'loses') : 'absent'))
        .join(),
    ),
    decided('days overdue', String(overdue(invoiced)), number(cells[0]?.[2]), {
      'from delivery': overdue(delivered),
    }),
    decided('said of the bill', said(/bill is (\d+) days late/), overdue(invoiced)),
    decided('said from delivery', said(/from there it is (\d+) days late/), overdue(delivered)),
    decided('the amount', cells[1]?.[2]?.slice(1), amount),
    decided(
      'rows that match',
      said(/matches (\w+) rows/),
      ['no', 'one', 'two', 'three'][matching(invoiced).length] ?? '',
    ),
    decided('the owner', /process owner/i.exec(tieBreak)?.[0], 'process owner'),
  ],
  quantities: { 'days overdue': [days, overdue(invoiced)] },
});

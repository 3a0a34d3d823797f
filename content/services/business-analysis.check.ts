import { cellsOf, day, decided, number, pieceCheck } from '@/pipeline/content/piece';
import { businessAnalysis as page } from './business-analysis';

// Decides the order by the rows of its table, and by other readings of "overdue" and other ways to choose among the rows that match.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'rules') throw new Error('No rules');
const { basis, columns, rows, title, tieBreak } = exhibit;
const { prose, said } = cellsOf(page, basis, title, ...columns);

const cells = rows.map(({ cells }) => cells);
const rowOf = (source: string) => cells.findIndex(([name = '']) => name.includes(source));
const [clause, credit, warehouse, sales] = ['clause', 'Credit limit', 'warehouse', 'sales'].map(rowOf) as [
  number,
  number,
  number,
  number,
];
const cell = (row: number, column: number) => cells[row]?.[column] ?? '';
const figure = (text: string) => number(/\d[\d,]*/.exec(text)?.[0]);
/** All that the page says by a pattern, once each. */
const all = (pattern: RegExp) =>
  [...new Set([...prose.matchAll(pattern)].map(([, found = '']) => found))].join();

const date = (pattern: RegExp) => day(said(pattern));
const ordered = day(basis);
const [invoiced, delivered] = [date(/Invoiced on ([^.]+? \d{4})/), date(/delivered on ([^;]+)/)];
const terms = number(said(/with (\d+) credit days/));
const overdue = (from: number) => ordered - from - terms;
const amount = number(/₹[\d,]+/.exec(basis)?.[0]);
const [days, limit] = [figure(cell(clause, 1)), figure(cell(credit, 1))];
const remark = /Remarks 2 “([^”]+)”/.exec(basis)?.[1] ?? '';
const released = /by telephone at ([\d:]+)/.exec(basis)?.[1] ?? '';

/** Index of each row that matches the order when the credit days begin on that day. */
function matching(from: number): number[] {
  const matches = new Set([
    ...(overdue(from) > days ? [clause] : []),
    ...(amount > limit ? [credit] : []),
    ...(remark.startsWith(/begins with (\w)/.exec(cell(warehouse, 1))?.[1] ?? 'none') ? [warehouse] : []),
    ...(released === '' ? [] : [sales]),
  ]);
  return cells.flatMap((_, row) => (matches.has(row) ? [row] : []));
}
const isWritten = (row: number) => !cell(row, 0).includes('Habit');
const outcomeOf = (row = -1) => cells[row]?.at(-1) ?? 'Process owner';
/** The page's tie-break: a written row, else the only habit, else the owner. */
function bySource(from: number): string {
  const found = matching(from);
  const written = found.filter(isWritten);
  if (written.length > 0) return outcomeOf(written[0]);
  return found.length === 1 ? outcomeOf(found[0]) : 'Process owner';
}

const wins = rows.findIndex(({ outcome }) => outcome === 'wins');
const found = matching(invoiced);
const three = ['no', 'one', 'two', 'three'][found.length] ?? '';

export const check = pieceCheck({
  page,
  decisions: [
    decided('the order', outcomeOf(wins), bySource(invoiced), {
      'credit days from delivery': bySource(delivered),
      'the first row that matches': outcomeOf(found[0]),
      'the last row that matches': outcomeOf(found.at(-1)),
      'no overdue rule': outcomeOf(found.find((row) => row !== clause)),
    }),
    decided(
      'marks of the rows',
      rows.map(({ outcome }) => outcome).join(),
      rows.map((_, row) => (found.includes(row) ? (row === wins ? 'wins' : 'loses') : 'absent')).join(),
    ),
    decided('numbers of the rows', cells.map(([name = '']) => Number.parseInt(name, 10)).join(), '1,2,3,4'),
    decided('days overdue', String(overdue(invoiced)), number(cell(clause, 2)), {
      'from delivery': overdue(delivered),
    }),
    decided('said of the bill', said(/bill is (\d+) days late/), overdue(invoiced)),
    decided('said from delivery', said(/from there it is (\d+) days late/), overdue(delivered)),
    decided('said of the clause', said(/more than (\d+) days overdue/), days),
    decided('the clause', /[\d.]+$/.exec(cell(clause, 0))?.[0], all(/clause (\d\.\d)/g)),
    decided('the order’s day', said(/On (\d+ \w+ \d+) the order desk/), said(/Order of (\d+ \w+ \d+),/)),
    decided('the order’s number', /\d+/.exec(title)?.[0], all(/[Oo]rder (\d+)/g)),
    decided('the amount', cell(credit, 2).slice(1), amount),
    decided('the remark', cell(warehouse, 2), remark),
    decided('the field', cell(warehouse, 1).split(' begins')[0], `Remarks ${all(/Remarks (\d)/g)}`),
    decided('the call', cell(sales, 2), released),
    decided('said of the picker', said(/picker it was (\w+)/), cell(warehouse, 3)),
    decided('outcomes', cells.map((row) => row.at(-1)).join(), 'Thursday,Hold,Hold,Today'),
    decided('habits in the tie-break', /(\w+) habits/.exec(tieBreak)?.[1], 'Two'),
    decided('rows that match', said(/matches (\w+) rows/), three),
    decided('answers of the desk', said(/desk had (\w+) answers/), three),
    decided(
      'habits that disagree',
      said(/, and (\w+) habits contradict/),
      ['no', 'one', 'two'][found.filter((row) => !isWritten(row)).length] ?? '',
    ),
    decided('the owner', /process owner/i.exec(tieBreak)?.[0], 'process owner'),
  ],
  quantities: { 'days overdue': [days, overdue(invoiced)] },
});

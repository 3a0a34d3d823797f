import { cellsOf, decided, pieceCheck } from '@/pipeline/content/piece';
import { clientPortals as page } from './client-portals';

// Decides whether fieldwork opens, by the rows of the first day, and by the counts that a firm might trust instead.

const { screen } = page.detail;
const { prose, said } = cellsOf(page);
const [steps, table, , figures] = screen?.parts ?? [];
if (steps?.part !== 'steps' || table?.part !== 'table' || figures?.part !== 'figures')
  throw new Error('No gate');

const words = 'zero one two three four five six seven eight nine ten'.split(' ');
const worded = (pattern: RegExp) => words.indexOf(said(pattern));
const column = (place: number) => table.rows.map((row) => (row[place]?.match(/\d+/g) ?? []).map(Number));
const sum = (cells: readonly number[][], place = 0) =>
  cells.reduce((total, cell) => total + (cell[place] ?? 0), 0);
const figure = (label: string) => Number(figures.items.find((item) => item.label === label)?.value);

const [asked, accepted] = [sum(column(1)), sum(column(2))];
const dayOne = {
  accepted: sum(column(3)),
  all: sum(column(3), 1),
  missing: worded(/waits for (\w+) papers/),
};
const [sent, files] = [figure('Rows sent'), figure('Files in')];
const allSent = dayOne.accepted + dayOne.missing === dayOne.all;
/** By the page's rule. */
const isOpen = prose.includes('fieldwork opens when all of them are accepted')
  ? dayOne.accepted === dayOne.all
  : allSent;
const stage = (open: boolean) => (open ? 'Fieldwork' : 'Planning');
const count = (what: string, stated: number, reckoned: number) =>
  decided(what, String(stated), String(reckoned));

export const check = pieceCheck({
  page,
  decisions: [
    decided('stage', steps.items[steps.current], stage(isOpen), {
      'as many files as papers': stage(files >= asked),
      'four fifths of the rows sent': stage(sent / asked >= 0.8),
      'four fifths of the rows accepted': stage(accepted / asked >= 0.8),
      'all rows of the first day sent': stage(allSent),
    }),
    decided('papers asked for', said(/Of (\d+) papers/), String(asked)),
    decided('papers sent', said(/for, (\d+) have been sent/), String(sent)),
    count('rows accepted in words', Number(prose.includes('Thirty are accepted')) * 30, accepted),
    count('files in words', Number(prose.includes('in forty files')) * 40, files),
    count('rows of the first day', worded(/the (\w+) rows that the team/), dayOne.all),
    count('rows of the first day that wait', dayOne.missing, dayOne.all - dayOne.accepted),
    decided(
      'papers that may follow',
      said(/with (\d+) papers still/),
      String(asked - accepted - dayOne.missing),
    ),
    count('marks allowed', Number(dayOne.all <= worded(/while planning, (\w+) at most/)), 1),
    decided(
      'people and days',
      said(/cost (\d+ × \d+) /),
      `${worded(/day, (\w+) people/)} × ${worded(/wait (\w+) days/)}`,
    ),
  ],
});

import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { clientPortals as page } from './client-portals';

// Decides whether fieldwork opens, by the rows of the first day, and by the counts that a firm might trust instead.

const { screen, argument } = page.detail;
const [steps, table, , figures] = screen?.parts ?? [];
if (steps?.part !== 'steps' || table?.part !== 'table' || figures?.part !== 'figures')
  throw new Error('No gate');

const text = argument?.paragraphs.join(' ') ?? '';
const said = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const worded = (pattern: RegExp) => words.indexOf(pattern.exec(text)?.[1] ?? '');
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
const most = 0.8;
const opens = (isOpen: boolean) => (isOpen ? 'Fieldwork' : 'Planning');
const figureSaid = (what: string, stated: number, is: number) =>
  decisionProblems({ what, stated: String(stated), outcome: String, rule: is, instead: {} });

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'stage',
      stated: steps.items[steps.current] ?? '',
      outcome: opens,
      rule: /fieldwork opens when all of them are accepted/.test(text)
        ? dayOne.accepted === dayOne.all
        : dayOne.accepted + dayOne.missing === dayOne.all,
      instead: {
        'as many files as papers': files >= asked,
        'four fifths of the rows sent': sent / asked >= most,
        'four fifths of the rows accepted': accepted / asked >= most,
        'all rows of the first day sent': dayOne.accepted + dayOne.missing === dayOne.all,
      },
    }),
    figureSaid('papers asked for', said(/Of (\d+) papers/), asked),
    figureSaid('papers sent', said(/for, (\d+) have been sent/), sent),
    figureSaid('rows accepted in words', Number(/Thirty are accepted/.test(text)) * 30, accepted),
    figureSaid('files in words', Number(/in forty files/.test(text)) * 40, files),
    figureSaid('rows of the first day', worded(/the (\w+) rows that the team/), dayOne.all),
    figureSaid('rows of the first day that wait', dayOne.missing, dayOne.all - dayOne.accepted),
    figureSaid('papers that may follow', said(/with (\d+) papers still/), asked - accepted - dayOne.missing),
    figureSaid('marks allowed', Number(dayOne.all <= worded(/while planning, (\w+) at most/)), 1),
    figureSaid(
      'people and days',
      said(/cost (\d+) × \d+/) * said(/cost \d+ × (\d+)/),
      worded(/day, (\w+) people/) * worded(/wait (\w+) days/),
    ),
  ],
});

import {
  cellsOf,
  decided,
  figures as figuresOf,
  inWords,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { clientPortals as page } from './client-portals';

// Decides whether the audit's fieldwork opens, by the rows of the first day, and by the counts that a firm might trust instead.

const { screen } = page.detail;
const { prose, said } = cellsOf(page);
const [steps, table, rooms, figures] = screen?.parts ?? [];
if (steps?.part !== 'steps' || table?.part !== 'table' || figures?.part !== 'figures')
  throw new Error('No gate');

const worded = (pattern: RegExp) => numberOf(said(pattern));
/** Adds up a column of the table: in "2 of 3" the first number or, by `place`, the second. */
const total = (column: number, place = 0) =>
  sum(table.rows.map((row) => Number(row[column]?.match(/\d+/g)?.[place] ?? 0)));
const figure = (label: string) => Number(figures.items.find((item) => item.label === label)?.value);

const [asked, accepted] = [total(1), total(2)];
const dayOne = {
  accepted: total(3),
  all: total(3, 1),
  missing: worded(/waits for (\w+) papers/),
};
const [sent, files] = [figure('Rows sent'), figure('Files in')];
const allSent = dayOne.accepted + dayOne.missing === dayOne.all;
/** Opens fieldwork by the page's rule, as long as the text states it. */
const isOpen = prose.includes('fieldwork opens when all of them are accepted')
  ? dayOne.accepted === dayOne.all
  : allSent;
const stage = (open: boolean) => (open ? 'Fieldwork' : 'Planning');

const [heads, days] = [worded(/day, (\w+) people/), worded(/wait (\w+) days/)];
const rate = worded(/assumed ₹([\d,]+)/);

export const check = pieceCheck({
  page,
  decisions: [
    decided('stage', steps.items[steps.current], stage(isOpen), {
      'as many files as papers': stage(files >= asked),
      'four fifths of the rows sent': stage(sent / asked >= 0.8),
      'four fifths of the rows accepted': stage(accepted / asked >= 0.8),
      'all rows of the first day sent': stage(allSent),
    }),
    decided(
      'room on an audit, where hosting for others touches independence',
      String(rooms?.part === 'list' && rooms.items.some(({ label }) => /lender|bidder/i.test(label))),
      String(!/audit clients host their own/.test(page.detail.capabilities[4]?.text ?? '')),
    ),
    decided('papers asked for', said(/Of (\d+) papers/), asked),
    decided('papers sent', said(/for, (\d+) have been sent/), sent),
    decided('rows accepted in words', String(worded(/(\w+) are accepted\. /)), accepted),
    decided('files in words', String(worded(/, in (\w+) files/)), files),
    decided('rows of the first day', said(/the (\w+) rows that the team/), inWords(dayOne.all)),
    decided('rows of the first day that wait', String(dayOne.missing), dayOne.all - dayOne.accepted),
    decided('papers that may follow', said(/with (\d+) papers still/), asked - accepted - dayOne.missing),
    decided('marks allowed', 'true', String(dayOne.all <= worded(/while planning, (\w+) at most/))),
    decided(
      'people and days',
      said(/cost (\d+ × \d+) /),
      `${worded(/day, (\w+) people/)} × ${worded(/wait (\w+) days/)}`,
    ),
    decided(
      'figures of the argument',
      figuresOf(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        files,
        asked,
        sent,
        files,
        accepted,
        dayOne.missing,
        31,
        30,
        dayOne.all,
        rate,
        heads,
        days,
        heads,
        days,
        rate,
        heads * days * rate,
        10,
        dayOne.missing,
        asked - accepted - dayOne.missing,
      ].join(' '),
    ),
  ],
  quantities: { 'at most': [10] },
});

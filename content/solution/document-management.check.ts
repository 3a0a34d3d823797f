import { cellsOf, day, decided, figures, inWords, partsOf, pieceCheck, sum } from '@/pipeline/content/piece';
import { documentManagement as page } from './document-management';

// Counts the papers that are destroyed by the page's order of rules, and as sales, counsel or a plan without holds would; reckons each end date.

const { said } = cellsOf(page);
const { argument, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [list] = partsOf(page, 'list');
const rows = (table?.rows ?? []).map(([name = '', count, rule = '', until = '']) => ({
  name,
  count: Number(count),
  rule,
  until,
}));
const counted = (some: (row: (typeof rows)[number]) => boolean) =>
  sum(rows.filter(some).map(({ count }) => count));
const all = counted(() => true);
const clause = table?.rows[0]?.[2] ?? '';
const destroyed = counted(({ rule }) => rule === clause);
const kept = all - destroyed;
const of = (name: string) => rows.find((row) => row.name.startsWith(name));
const ended = day(said(/ended on (\d+ October)/) && `${said(/ended on (\d+ October)/)} 2026`);
const days = Number(said(/within (\d+) days/));
const due = day(of('Other drawings')?.until);
const backups = Number(said(/backups run out (\d+) days/));
const tenYears = Number(figures(said(/same customer for (\w+) years after the end/)));
const ten = Date.UTC(new Date(ended * 86_400_000).getUTCFullYear() + tenYears, 9, 1) / 86_400_000;
const year = Number(said(/books of (\d{4})-27/));
const lastDay = /Clause 14 lets backups run out/.test(argument?.paragraphs[2] ?? '') ? due : due - backups;
const label = (pattern: RegExp) => list?.items.find((item) => pattern.test(item.label))?.label;

export const check = pieceCheck({
  page,
  decisions: [
    decided('destroyed', label(/^To destroy/), `To destroy: ${destroyed} of ${all}`, {
      'clause 14 for all': `To destroy: ${all} of ${all}`,
      'the longest period': `To destroy: 0 of ${all}`,
      'no hold': `To destroy: ${counted(({ rule }) => rule === clause || rule.startsWith('hold'))} of ${all}`,
      'law alone may keep': `To destroy: ${counted(({ rule }) => !rule.startsWith('books'))} of ${all}`,
    }),
    decided('sales finds', label(/^Sales/), `Sales finds ${all - kept}`, {
      'titles of kept papers too': `Sales finds ${all}`,
    }),
    decided('due', String(due), String(ended + days)),
    decided('backups', String(day(`${label(/^Backups/)}`)), String(due + backups)),
    decided('backups in the text', String(day(said(/on (4 January 2027)/))), String(due + backups)),
    decided('last day to delete', String(day(`${said(/by (\d+ Nov)ember, with/)} 2026`)), String(lastDay), {
      'backups are copies too': String(due - backups),
    }),
    decided('books', of('Invoices')?.until, `31 Mar ${year + 1 + 8}`, {
      'from the invoice': `31 Mar ${year + 8}`,
    }),
    decided('reports', String(day(of('Inspection')?.until)), String(ten)),
    decided(
      'the hold takes in what has a date of its own',
      String(/held, as are that lot’s report and invoice/.test(argument?.paragraphs[1] ?? '')),
      'true',
    ),
    decided(
      'it stands beside their own rule',
      rows
        .filter(({ rule }) => rule.endsWith(', 1 held'))
        .map(({ name }) => name)
        .join(),
      'Invoices,Inspections',
    ),
    decided(
      'held until released',
      rows
        .filter(({ rule }) => rule === 'hold 7')
        .map(({ until }) => until)
        .join(),
      'released,released',
    ),
    decided('same lot, same hold', String(of('Mails')?.name), 'Mails, lot 77'),
    decided(
      'heading',
      argument?.heading,
      `Clause ${clause.slice(-2)} says destroy all, and ${inWords(kept)} papers stay`,
    ),
    decided('contract', screen?.heading, 'Contract C-118 ended'),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        1,
        14,
        days,
        30,
        all,
        of('Invoices')?.count,
        year,
        27,
        8,
        31,
        year + 9,
        of('Inspection')?.count,
        10,
        of('Inspection')?.rule.split(',')[0]?.slice(-1),
        14,
        of('Mails')?.count,
        77,
        of('Mails') && sum(rows.filter(({ rule }) => rule === 'hold 7').map(({ count }) => count)),
        14,
        destroyed,
        kept,
        destroyed,
        14,
        backups,
        4,
        2027,
        241,
        14,
        destroyed,
        2036,
      ].join(' '),
    ),
    decided('drawing counts once', String(of('Drawing, rev')?.count), '1'),
  ],
});

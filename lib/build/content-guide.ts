import { isListLimit, isShapeLimits, isTextLimit } from './content-fields';
import { type AnyLimits, contentLimits, drawing, drawingNodes, type RecordKind } from './content-limits';

/* The tables of docs/content.md: what `content-limits.ts` says, for people who write. */

type Row = readonly [field: string, limit: string];

const begin = '<!-- Written by `npm run guide:content`. -->';
const end = '<!-- End of what is written by a command. -->';

/** The guide with its tables brought up to date. @throws Error where it has no place for them. */
export function withTables(guide: string): string {
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The guide has no lines "${begin}" and "${end}"`);
  return `${before}${begin}\n\n${tables()}\n\n${end}${after}`;
}

const others = {
  category: 'A category of a hub',
  portfolio: 'A portfolio item',
  caseStudy: 'The case study',
  question: 'A question of `/faq`',
  legal: 'A legal page',
  staticPage: 'An entry of `static-pages.ts`',
  standard: 'A standard of the register',
} as const satisfies Partial<Record<RecordKind, string>>;

function tables(): string {
  const pages = {
    services: rowsOf(contentLimits.services),
    industries: rowsOf(contentLimits.industries),
    solution: rowsOf(contentLimits.solution),
  };
  const isIn = (rows: readonly Row[], [field, limit]: Row) =>
    rows.some((row) => row[0] === field && row[1] === limit);
  const common = pages.services.filter((row) => isIn(pages.industries, row) && isIn(pages.solution, row));
  const own = (rows: readonly Row[]) => rows.filter((row) => !isIn(common, row));
  return [
    table('Every detail page', common),
    table('A service besides', own(pages.services)),
    table('An industry besides', own(pages.industries)),
    table('A solution besides', own(pages.solution)),
    table('A drawing', [
      ...rowsOf(drawing),
      ['nodes of all lanes', `${drawingNodes.min} to ${drawingNodes.max}`],
    ]),
    ...Object.entries(others).map(([kind, title]) => table(title, rowsOf(contentLimits[kind as RecordKind]))),
  ].join('\n\n');
}

function table(title: string, rows: readonly Row[]): string {
  const head: Row = ['Field', 'Limit'];
  const widths = [0, 1].map((column) =>
    Math.max(...[head, ...rows].map((row) => row[column as 0 | 1].length)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(['', ''], '-'), ...rows.map((row) => line(row))].join('\n');
}

/** One row a field; a list of short records is one row, anything deeper has rows of its own. */
function rowsOf(limits: AnyLimits, path = ''): Row[] {
  const field = `\`${path.replace(/^detail\./, '').replace(/^chapters\./, '')}\``;
  if (limits === drawing && path !== '') return [[field, 'a drawing']];
  if (isTextLimit(limits)) return [[field, phrase(limits)]];
  if (isShapeLimits(limits))
    return Object.entries(limits.shapes).flatMap(([shape, inner]) => rowsOf(inner, `${path} ${shape}`));
  if (!isListLimit(limits))
    return Object.entries(limits).flatMap(([name, inner]) => rowsOf(inner, path ? `${path}.${name}` : name));
  const entries = `${limits.min} to ${limits.max}`;
  if (!('each' in limits)) return [[field, entries]];
  const { each, together } = limits;
  if (isTextLimit(each))
    return [[field, `${entries}, each ${phrase(each)}${together ? `, together ${phrase(together)}` : ''}`]];
  const inner = Object.entries(each);
  const isFlat = !isShapeLimits(each) && !isListLimit(each) && inner.every(([, limit]) => isTextLimit(limit));
  return isFlat
    ? [[field, `${entries}: ${inner.map(([name, limit]) => `\`${name}\` ${phrase(limit)}`).join(', ')}`]]
    : [[field, entries], ...rowsOf(each, `${path}[]`)];
}

function phrase({ unit, min, max }: { unit: string; min: number; max: number }): string {
  return unit === 'slug' ? `${min} to ${max} of a-z, 0-9 and hyphens` : `${min} to ${max} ${unit}`;
}

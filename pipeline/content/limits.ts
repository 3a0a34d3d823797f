import { z } from 'zod';
import { exhibit } from '@/content/catalogue/exhibit';
import { route } from '@/content/catalogue/route';
import { categorySchema, pageSchemas } from '@/content/catalogue/schema';
import { drawing } from '@/content/catalogue/schematic';
import { legalPage } from '@/content/legal/schema';
import { caseStudySchema, portfolioItem } from '@/content/portfolio/schema';
import { screen } from '@/content/portfolio/screen';
import { faqQuestion, standard, staticPage } from '@/content/schema';

/* Reads the content's schemas as JSON Schema: which strings are texts, and the tables of docs/content.md. */

interface Node {
  readonly $ref?: string;
  readonly oneOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node | false;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly const?: string;
  /** Limits that JSON Schema does not know: those of `content/fields.ts`. */
  readonly words?: number;
  readonly together?: number;
}

interface Root extends Node {
  readonly $defs?: Readonly<Record<string, Node>>;
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any' }) as Root;

/** Resolves a `$ref`: a drawing, an exhibit, a screen. */
const referred = (node: Node, { $defs }: Root): Node =>
  node.$ref ? ($defs?.[node.$ref.replace('#/$defs/', '')] ?? {}) : node;

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Paths of the texts of a record, with `[]` for any place in a list. Slugs, ids and words of a fixed list are no texts. */
export function textPaths(schema: z.ZodType): ReadonlySet<string> {
  const root = jsonSchema(schema);
  const pathsIn = (node: Node, path: string): string[] => {
    if (node.$ref) return pathsIn(referred(node, root), path);
    if (node.oneOf) return node.oneOf.flatMap((variant) => pathsIn(variant, path));
    if (node.properties)
      return Object.entries(node.properties).flatMap(([name, inner]) => pathsIn(inner, below(path, name)));
    if (node.items) return pathsIn(node.items, `${path}[]`);
    const isText = node.words !== undefined || (node.maxLength !== undefined && !isSlug(node));
    return isText ? [path] : [];
  };
  return new Set(pathsIn(root, ''));
}

/** Fields that are limited but are no texts, such as a slug: the table leaves them out. */
const isSlug = ({ pattern }: Node) => pattern?.startsWith('^[a-z0-9]') ?? false;

// --- Tables -------------------------------------------------------------------------------------------

type Row = readonly [field: string, limit: string];

/** One row a field; a list of short records is one row, anything deeper has rows of its own. */
function rowsOf(node: Node, path = ''): Row[] {
  if (node.$ref) return [[path, 'a table of its own']];
  if (node.oneOf) return node.oneOf.flatMap((variant) => rowsOf(variant, below(path, nameOf(variant))));
  if (node.properties)
    return Object.entries(node.properties).flatMap(([name, inner]) => rowsOf(inner, below(path, name)));
  if (node.words !== undefined) return [[path, `${node.words} words`]];
  if (node.maxLength !== undefined)
    return [[path, `${node.maxLength} characters${isSlug(node) ? ': a-z, 0-9 and hyphens' : ''}`]];
  if (!node.items) return [];
  const count = node.minItems === 1 ? `${node.maxItems}` : `${node.minItems} to ${node.maxItems}`;
  const inner = rowsOf(node.items, '');
  const together = node.together === undefined ? '' : `, together ${node.together} words`;
  if (inner.every(([name, limit]) => name === '' || (/^\w+$/.test(name) && !limit.includes(' of '))))
    return [
      [
        path,
        [count, inner.map(([name, limit]) => (name ? `\`${name}\` ${limit}` : limit)).join(', ')]
          .filter(Boolean)
          .join(' of ')
          .concat(together),
      ],
    ];
  return [[path, count], ...inner.map(([name, limit]): Row => [below(`${path}[]`, name), limit])];
}

/** The constant that names a variant, such as an exhibit's kind. */
const nameOf = ({ properties = {} }: Node) =>
  Object.values(properties).find((property) => property.const)?.const ?? '';

function table(title: string, rows: readonly Row[]): string {
  const lines: readonly Row[] = [
    ['Field', 'At most'],
    ...rows.map(
      ([field, limit]): Row => [`\`${field.replace(/^detail\.(chapters\.)?|^chapters\./, '')}\``, limit],
    ),
  ];
  const [left, right] = ([0, 1] as const).map((column) =>
    Math.max(...lines.map((line) => line[column].length)),
  );
  const line = ([field, limit]: Row, fill = ' ') =>
    `| ${field.padEnd(left ?? 0, fill)} | ${limit.padEnd(right ?? 0, fill)} |`;
  const [head = ['', ''], ...body] = lines;
  return [`### ${title}`, '', line(head), line(['', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

function rowsOfRecord(schema: z.ZodType): Row[] {
  const root = jsonSchema(schema);
  return rowsOf(referred(root, root));
}

function tables(): string {
  const [services, industries, solution] = [
    pageSchemas.services,
    pageSchemas.industries,
    pageSchemas.solution,
  ].map(rowsOfRecord) as [Row[], Row[], Row[]];
  const isIn = (rows: readonly Row[], row: Row) => rows.some((other) => other.join() === row.join());
  const common = services.filter((row) => isIn(industries, row) && isIn(solution, row));
  const own = (rows: readonly Row[]) => rows.filter((row) => !isIn(common, row));
  return [
    table('Every detail page', common),
    table('A service besides', own(services)),
    table('An industry besides', own(industries)),
    table('A solution besides', own(solution)),
    ...Object.entries({
      'A drawing': drawing,
      'An exhibit': exhibit,
      'A route': route,
      'A screen': screen,
      'A category of a hub': categorySchema,
      'A portfolio item': portfolioItem,
      'The case study': caseStudySchema,
      'A question of `/faq`': faqQuestion,
      'A legal page': legalPage,
      'An entry of `static-pages.ts`': staticPage,
      'A standard of the register': standard,
    }).map(([title, schema]) => table(title, rowsOfRecord(schema))),
  ].join('\n\n');
}

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

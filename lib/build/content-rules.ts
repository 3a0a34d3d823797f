import type { AnyPage, Schematic } from '@/content/catalogue/types';
import { equationProblems, ledgerProblems } from './arithmetic';
import { type Field, fieldsOf, lengthProblems, wordCount } from './content-fields';
import { type CountLimit, contentLimits, drawing, drawingNodes } from './content-limits';
import type { ContentRecord } from './content-records';
import { ceilingProblems, clienteleClaims, rhythmOf, rhythmProblems } from './voice-rules';

/**
 * What every text of the site is held to: the limits of `content-limits.ts` and the rules below. One line a problem, with the
 * record, the field, what was found and what is wanted.
 */
export function contentProblems(records: readonly ContentRecord[]): string[] {
  return [...records.flatMap(recordProblems), ...repetitionProblems(records)];
}

/** What only all texts together can do wrong, those without limits among them. */
export function siteProblems(records: readonly ContentRecord[], singles: Readonly<Record<string, object>>) {
  const pages = records.flatMap(({ kind, value }): readonly AnyPage[] =>
    kind === 'services' || kind === 'industries' || kind === 'solution' ? [value] : [],
  );
  return [
    ...ceilingProblems([
      ...records.flatMap(textsOf).map(({ text }) => text),
      ...Object.values(singles).flatMap((single) => stringsIn(single)),
    ]),
    ...rhythmProblems(rhythmOf(pages)),
    ...pages
      .filter(({ detail }) => detail.atAGlance === undefined)
      .map(({ section, slug }) => `/${section}/${slug} detail: has no atAGlance`),
  ];
}

/** Every string of a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Words of praise and promises that a reader cannot check. */
const banned = [
  'seamless',
  'seamlessly',
  'robust',
  'cutting-edge',
  'world-class',
  'best-in-class',
  'state-of-the-art',
  'leverage',
  'leveraging',
  'unlock',
  'unlocks',
  'empower',
  'empowers',
  'empowering',
  'revolutionise',
  'revolutionize',
  'game-changing',
  'game changer',
  'tailored solutions',
  'fast-paced',
  'one-stop',
  'trusted by',
  'award-winning',
  'certified partner',
  'guarantee',
  'guarantees',
  'guaranteed',
  '100%',
  '100 %',
  'no. 1',
  'thousands of',
  'hundreds of clients',
  'next-generation',
  'next-gen',
  'synergy',
  'holistic',
  'delve',
  'coming soon',
  'lorem ipsum',
] as const;

const bannedPattern = new RegExp(
  `(?<![\\w-])(?:${banned.map((term) => term.replace(/[.%]/g, '\\$&')).join('|')})(?![\\w-])`,
  'gi',
);

/** Texts of a record with the path of each; slugs are no texts. */
function textsOf({ kind, value }: ContentRecord): { path: string; text: string }[] {
  return [...fieldsOf(contentLimits[kind], value)].flatMap(({ path, limits, value }) =>
    typeof value === 'string' && limits.unit !== 'slug' ? { path, text: value } : [],
  );
}

function recordProblems(record: ContentRecord): string[] {
  const fields = [...fieldsOf(contentLimits[record.kind], record.value)];
  return [
    ...fields.flatMap((field) => fieldProblems(field).map((problem) => [field.path, problem])),
    ...linkProblems(record),
  ].map(([path, problem]) => `${record.where} ${path}: ${problem}`);
}

function fieldProblems(field: Field): string[] {
  const { path, limits, value } = field;
  return [
    ...lengthProblems(field),
    ...(typeof value === 'string'
      ? wordingProblems(path, value)
      : [...tableProblems(value), ...partProblems(value)]),
    // Only a drawing is held to these very limits.
    ...(limits === drawing ? drawingProblems(value as unknown as Schematic) : []),
  ];
}

/** The same for a record without limits, wherever it holds a text. */
export function wordingProblemsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return wordingProblems(path, value).map((problem) => `${path}: ${problem}`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordingProblemsIn(inner, `${path}.${key}`));
}

function wordingProblems(path: string, text: string): string[] {
  const problems = (text.match(bannedPattern) ?? []).map((term) => `holds the banned "${term}"`);
  const start = text.slice(0, 80);
  if (/[‘’“”"'][^‘’“”"']*\.\.\.|\s{2}|\bTO-?DO\b|[{}]/.test(text))
    problems.push(`looks unfinished: "${start}"`);
  if (
    /\d\s?%\s+(more|less|faster|increase|reduction|growth)|increased (sales|revenue|conversion)/i.test(text)
  )
    problems.push(`claims a result: "${start}"`);
  // A situation or a question is in the buyer's own words.
  if (!/\.(situation|question)$/.test(path))
    problems.push(...clienteleClaims(text).map((claim) => `claims clients: "${claim}" in "${start}"`));
  problems.push(...equationProblems(text));
  if (/(^|\.)question$/.test(path) && !text.endsWith('?')) problems.push('does not end in a question mark');
  return problems;
}

/** Rows of a table are as wide as its head, a role's grants as many as the actions. */
function tableProblems(value: object): string[] {
  const { columns, rows, actions, roles, total } = value as Readonly<Record<string, unknown>>;
  const width = lengthOf(columns) ?? lengthOf(actions);
  const lines = Array.isArray(rows)
    ? rows.map((row) => row.cells ?? row)
    : Array.isArray(roles)
      ? roles.map(({ grants }) => grants)
      : [];
  return [
    ...lines.flatMap((line, index) =>
      width === undefined || line.length === width
        ? []
        : `row ${index} has ${line.length} cells for ${width} columns`,
    ),
    ...(Array.isArray(rows) && Array.isArray(total) ? ledgerProblems({ rows, total }) : []),
  ];
}
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

/** Numbers of a drawn part that point outside it. */
function partProblems(value: object): string[] {
  const { points, items, current } = value as { points?: number[]; items?: unknown[]; current?: number };
  return [
    ...(points ?? [])
      .filter((point) => point < 0 || point > 100)
      .map((point) => `${point} is not within 0 to 100`),
    ...(current !== undefined && items?.[current] === undefined ? [`no item has the place ${current}`] : []),
  ];
}

/** Pages of several sections stand behind a page or a project, and no page leads to itself. */
function linkProblems({ kind, value }: ContentRecord): string[][] {
  if (kind === 'portfolio') {
    const sections = new Set(value.illustrates().map(({ section }) => section)).size;
    return sections < 2 ? [['illustrates', `pages of ${sections} section, wanted two or more`]] : [];
  }
  if (kind !== 'services' && kind !== 'industries' && kind !== 'solution') return [];
  const related = value.detail.chapters?.related() ?? [];
  const path = 'detail.chapters.related';
  const elsewhere = related.filter(({ page }) => page.section !== value.section).length;
  return [
    ...(related.length > 0 && elsewhere < 3 ? [[path, 'fewer than three pages of other sections']] : []),
    ...(related.some(({ page }) => page.section === value.section && page.slug === value.slug)
      ? [[path, 'leads to the page itself']]
      : []),
  ];
}

/** Widest text that fits a node's box, in characters a line; labels wrap on two lines. */
const nodeLine = 15;

function drawingProblems({ lanes, flows }: Schematic): string[] {
  const nodes = lanes.flatMap((lane) => lane.nodes);
  const labels = nodes.map(({ label }) => label);
  const pairs = flows.map(({ from, to }) => [from, to].sort().join(' and '));
  const { min, max }: CountLimit = drawingNodes;
  return [
    ...(nodes.length < min || nodes.length > max ? [`${nodes.length} nodes, wanted ${min} to ${max}`] : []),
    ...labels
      .filter((label) => label.split(' ').some((word) => word.length > nodeLine))
      .map((label) => `"${label}" has a word of more than ${nodeLine} characters`),
    ...repeated(labels).map((label) => `"${label}" stands twice`),
    ...nodes
      .filter(({ id }) => !flows.some(({ from, to }) => from === id || to === id))
      .map(({ label }) => `"${label}" has no flow`),
    ...flows.filter(({ from, to }) => from === to).map(({ from }) => `"${from}" flows to itself`),
    ...repeated(pairs).map((pair) => `${pair} are joined twice; use one flow with a label`),
  ];
}
const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) < index);

/** Texts that must stand on one page alone, and pages that say the same in other places. */
function repetitionProblems(records: readonly ContentRecord[]): string[] {
  const problems: string[] = [];
  const unique = (what: string, of: (record: ContentRecord) => readonly string[]) => {
    const first = new Map<string, ContentRecord>();
    for (const record of records)
      for (const text of of(record)) {
        const other = first.get(text.toLowerCase());
        if (other && other !== record)
          problems.push(`${record.where} shares its ${what} with ${other.where}: "${text}"`);
        else first.set(text.toLowerCase(), record);
      }
  };
  const at = (name: string) => (record: ContentRecord) =>
    textsOf(record).flatMap(({ path, text }) => (path === name ? text : []));
  unique('title', at('title'));
  unique('summary', at('summary'));
  unique('question', (record) =>
    textsOf(record).flatMap(({ path, text }) => (/^(.*faq\[\d+\]\.)?question$/.test(path) ? text : [])),
  );
  unique('sentence', (record) =>
    textsOf(record)
      .flatMap(({ text }) => text.split(/(?<=[.!?:;])\s+/).map((sentence) => sentence.trim()))
      .filter((sentence) => wordCount(sentence) >= 9),
  );
  unique('drawing', ({ value }) =>
    'detail' in value
      ? [
          value.detail.schematic.lanes
            .flatMap((lane) => lane.nodes.map((node) => node.label))
            .sort()
            .join(', '),
        ]
      : [],
  );

  const runs = records.map((record) => ({ record, set: eightWordRuns(record) }));
  for (const [i, a] of runs.entries())
    for (const b of runs.slice(i + 1)) {
      const overlap = jaccard(a.set, b.set);
      if (overlap >= 0.05)
        problems.push(
          `${a.record.where} and ${b.record.where}: ${Math.round(overlap * 100)} % of their eight-word runs are the same, at most 5 %`,
        );
    }
  return problems;
}

function eightWordRuns(record: ContentRecord): Set<string> {
  const text = textsOf(record)
    .map(({ text }) => text)
    .join(' ');
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(7).map((_, i) => words.slice(i, i + 8).join(' ')));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared++;
  return shared / (a.size + b.size - shared || 1);
}

import { readdirSync, readFileSync } from 'node:fs';
import type {
  RelatedPage,
  Schematic,
  SchematicFlow,
  SchematicLane,
  ServicePage,
} from '@/content/catalogue/types';
import { ciCd } from '@/content/services/ci-cd';
import { iac } from '@/content/services/iac';
import { fieldsOf, isListLimit, isShapeLimits, isTextLimit } from '@/lib/build/content-fields';
import { withTables } from '@/lib/build/content-guide';
import {
  type AnyLimits,
  type CountLimit,
  contentLimits,
  type ListLimit,
  type RecordKind,
  type TextLimit,
} from '@/lib/build/content-limits';
import { type ContentRecord, otherRecords, pageRecord, singleRecords } from '@/lib/build/content-records';
import { contentProblems, siteProblems, wordingProblemsIn } from '@/lib/build/content-rules';
import { catalogueEntries } from '@/lib/catalogue';

const records = [...catalogueEntries.map(({ page }) => pageRecord(page)), ...otherRecords];

test('every text keeps the rules of the house', () => {
  expect(contentProblems(records)).toEqual([]);
});

test('all texts together keep the ceilings', () => {
  expect(siteProblems(records, singleRecords)).toEqual([]);
  expect(siteProblems(records, { home: { lead: 'Useful to know are the systems.' } })).toEqual([
    'all texts: "useful to know" 1 times, at most 0',
  ]);
});

test('a page without its five lines is found, and too many pages that end with weeks', () => {
  const { atAGlance, ...rest } = ciCd.detail;
  const detail = { ...rest, quickAnswer: 'Start here. It takes two weeks.' };
  const ends = { ...ciCd, detail } as unknown as ServicePage;
  const problems = siteProblems([pageRecord(ends)], {});
  expect(atAGlance).toBeDefined();
  expect(problems).toEqual([
    'all pages: 100 % quick answers that end with weeks, at most 30 %: /services/ci-cd',
    '/services/ci-cd detail: has no atAGlance',
  ]);
});

test('a claimed client and a wrong sum are found', () => {
  const texts = { lead: 'Plants hire us.', text: '60 × 4 = 204 pairs.', question: 'Do plants hire us?' };
  expect(wordingProblemsIn(texts, 'page')).toEqual([
    'page.lead: claims clients: "hire us" in "Plants hire us."',
    'page.text: "60 × 4 = 204" does not hold: 60 × 4 is 240',
  ]);
});

test.each(Object.entries(singleRecords))('the words of %s keep the rules of the house', (name, record) => {
  expect(wordingProblemsIn(record, name)).toEqual([]);
});

test('a word of praise on the home page is found', () => {
  const home = { ...singleRecords.home, lead: 'A robust system.' };
  expect(wordingProblemsIn(home, 'home')).toEqual(['home.lead: holds the banned "robust"']);
});

test('the guide shows the limits as they are', () => {
  const guide = readFileSync('docs/content.md', 'utf8');
  expect(withTables(guide)).toBe(guide);
});

test('comments in the content name no length, which the tables say', () => {
  const comments = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(`content/${file}`, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? []);
  const length =
    /(?<!from |:)\b\d+ (to|or) \d+|at most \w+ |\d+ (words|characters)|(one|two|three) (words|sentences|paragraphs)/i;
  expect(comments.filter((comment) => length.test(comment))).toEqual([]);
});

interface LimitCase {
  readonly kind: RecordKind;
  /** Of the field, without the places in lists. */
  readonly path: string;
  readonly limits: TextLimit | CountLimit | ListLimit;
}

/** Every limit of a table, by the path of its field. */
function limitsIn(kind: RecordKind, limits: AnyLimits, path = ''): LimitCase[] {
  if (isTextLimit(limits)) return [{ kind, path, limits }];
  if (isShapeLimits(limits))
    return Object.values(limits.shapes).flatMap((shape) => limitsIn(kind, shape, path));
  if (isListLimit(limits))
    return [{ kind, path, limits }, ...('each' in limits ? limitsIn(kind, limits.each, `${path}[]`) : [])];
  return Object.entries(limits).flatMap(([name, inner]) =>
    limitsIn(kind, inner, path ? `${path}.${name}` : name),
  );
}

const limitCases = (Object.keys(contentLimits) as RecordKind[]).flatMap((kind) =>
  limitsIn(kind, contentLimits[kind]),
);

/**
 * A record of the site that has the field, and the field's place in it. Tables share limits, those of exhibits and screens
 * among them: where no record of the kind has the field, another that is held to the very same limit stands in for it.
 */
function placeOf({ kind, path, limits }: LimitCase) {
  const places = records.flatMap((record) =>
    [...fieldsOf(contentLimits[record.kind], record.value)].flatMap((field) =>
      field.limits === limits ? [{ record, field }] : [],
    ),
  );
  const own = places.find(
    ({ record, field }) => record.kind === kind && field.path.replace(/\[\d+\]/g, '[]') === path,
  );
  const place = own ?? places[0];
  if (!place) throw new Error(`No ${kind} has a field ${path}: its limit holds nothing`);
  return place;
}

/** A copy with another value at the path. Functions stay functions. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (typeof value === 'function')
    return () => replaced(value(), key === undefined ? [] : [key, ...rest], by);
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === key ? replaced(item, rest, by) : item));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, by) };
}

const textOf = (unit: TextLimit['unit'], size: number) =>
  unit === 'words' ? Array(size).fill('word').join(' ') : 'x'.repeat(size);

const sized = (limits: LimitCase['limits'], value: unknown, size: number) =>
  limits.unit === 'entries'
    ? Array.from({ length: size }, (_, i) => (value as unknown[])[i % (value as unknown[]).length])
    : textOf(limits.unit, size);

/** Whether the record with another value in the field is blamed for that field's length in the unit. */
function isBlamed({ record, field }: ReturnType<typeof placeOf>, unit: string, value: unknown): boolean {
  const keys = field.path.split(/[.[\]]+/).filter((key) => key !== '');
  const changed = { ...record, value: replaced(record.value, keys, value) } as ContentRecord;
  const start = `${record.where} ${field.path}: `;
  return contentProblems([changed]).some(
    (line) => line.startsWith(start) && line.slice(start.length).match(/^\d+ (\w+), wanted/)?.[1] === unit,
  );
}

test.each(limitCases)('$kind $path is held to its limit', (limitCase) => {
  const place = placeOf(limitCase);
  const { limits } = limitCase;
  const unit = limits.unit === 'slug' ? 'characters' : limits.unit;
  const blamedAt = (size: number) => isBlamed(place, unit, sized(limits, place.field.value, size));
  expect([limits.min - 1, limits.min, limits.max, limits.max + 1].map(blamedAt)).toEqual([
    true,
    false,
    false,
    true,
  ]);

  if (!('together' in limits) || !limits.together) return;
  const { min, max } = limits.together;
  const blamedTogether = (size: number) => isBlamed(place, 'words', [textOf('words', size)]);
  expect([min - 1, min, max, max + 1].map(blamedTogether)).toEqual([true, false, false, true]);
});

// --- Rules that are no limits ---------------------------------------------------------------------------

const pageAt = (path: string) => {
  const record = records.find(({ where }) => where === path);
  if (!record) throw new Error(`No record ${path}`);
  return record;
};

/** Problems of a record after the value at `path` has been changed. */
function problemsOf(where: string, path: string, change: (value: never) => unknown): string {
  const record = pageAt(where);
  const field = [...fieldsOf(contentLimits[record.kind], record.value)].find((found) => found.path === path);
  if (!field) throw new Error(`${where} has no ${path}`);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const changed = { ...record, value: replaced(record.value, keys, change(field.value as never)) };
  return contentProblems([changed as ContentRecord]).join('\n');
}

const promise = 'detail.promise';
const schematic = 'detail.schematic';
const firstNode = ({ lanes }: Schematic) => lanes[0].nodes[0];
const withNode = (drawing: Schematic, label: string, id = firstNode(drawing).id): Schematic => ({
  ...drawing,
  lanes: [
    {
      ...drawing.lanes[0],
      nodes: [{ ...firstNode(drawing), id, label }, ...drawing.lanes[0].nodes.slice(1)],
    },
    ...drawing.lanes.slice(1),
  ],
});

test.each<[string, string, string, (value: never) => unknown, RegExp]>([
  [
    'a word of praise',
    '/services/ci-cd',
    promise,
    (text: string) => `${text} Robust.`,
    /holds the banned "Robust"/,
  ],
  [
    'a blank to be filled in',
    '/services/ci-cd',
    promise,
    (text: string) => `${text} In {city}.`,
    /promise: looks unfinished/,
  ],
  ['a draft', '/services/ci-cd', promise, (text: string) => `${text} TO-DO`, /promise: looks unfinished/],
  [
    'a double space',
    '/services/ci-cd',
    promise,
    (text: string) => `${text}  Yes.`,
    /promise: looks unfinished/,
  ],
  [
    'a claimed result',
    '/services/ci-cd',
    promise,
    (text: string) => `${text} 30 % faster.`,
    /claims a result/,
  ],
  [
    'a question that is none',
    '/services/b2b-portal',
    'detail.chapters.faq[0].question',
    (text: string) => text.replace('?', '.'),
    /faq\[0\]\.question: does not end in a question mark/,
  ],
  ['a capital in an address', '/services/ci-cd', 'slug', () => 'CI-CD', /slug: "CI-CD" is not of the form/],
  [
    'related pages of one section',
    '/services/b2b-portal',
    'detail.chapters.related',
    (list: RelatedPage[]) => list.map((link) => ({ ...link, page: ciCd })),
    /related: fewer than three pages of other sections/,
  ],
  [
    'a page related to itself',
    '/services/b2b-portal',
    'detail.chapters.related',
    (list: RelatedPage[]) => list.map((link) => ({ ...link, page: pageAt('/services/b2b-portal').value })),
    /related: leads to the page itself/,
  ],
  [
    'a project with pages of one section',
    '/portfolio/oee-board',
    'illustrates',
    () => [ciCd, iac],
    /illustrates: pages of 1 section/,
  ],
  [
    'a role with too few grants',
    '/solution/route-optimization',
    'detail.chapters.permissions.actions',
    (list: string[]) => list.slice(1),
    /permissions: row 0 has 6 cells for 5 columns/,
  ],
  [
    'a table row that is too short',
    '/case-study',
    'sections[2].table.rows[1]',
    (cells: string[]) => cells.slice(1),
    /sections\[2\]\.table: row 1 has 2 cells for 3 columns/,
  ],
  [
    'a chart that leaves its frame',
    '/portfolio/oee-board',
    'surface.parts[1].points',
    (points: number[]) => [101, ...points.slice(1)],
    /parts\[1\]: 101 is not within 0 to 100/,
  ],
  [
    'a long word in a node',
    '/services/ci-cd',
    schematic,
    (drawing: Schematic) => withNode(drawing, 'Incomprehensible'),
    /schematic: "Incomprehensible" has a word of more than 15 characters/,
  ],
  [
    'two nodes of one label',
    '/services/ci-cd',
    schematic,
    (drawing: Schematic) => withNode(drawing, 'Staging'),
    /schematic: "Staging" stands twice/,
  ],
  [
    'a node without a flow',
    '/services/ci-cd',
    schematic,
    (drawing: Schematic) => withNode(drawing, 'Nobody', 'nobody'),
    /schematic: "Nobody" has no flow/,
  ],
  [
    'a flow to itself',
    '/services/ci-cd',
    `${schematic}.flows`,
    (flows: SchematicFlow[]) => [...flows, { from: 'canary', to: 'canary' }],
    /schematic: "canary" flows to itself/,
  ],
  [
    'two nodes joined twice',
    '/services/ci-cd',
    `${schematic}.flows`,
    (flows: SchematicFlow[]) => [...flows, { from: 'production', to: 'canary' }],
    /schematic: canary and production are joined twice/,
  ],
  [
    'too few nodes',
    '/services/ci-cd',
    `${schematic}.lanes`,
    (lanes: SchematicLane[]) => lanes.slice(2),
    /schematic: 4 nodes, wanted 5 to 11/,
  ],
])('%s is found', (_, where, path, change, message) => {
  expect(problemsOf(where, path, change)).toMatch(message);
});

/** The problems of two services, the second having some words of the first. */
function problemsOfPair(copied: (from: ServicePage, to: ServicePage) => Partial<ServicePage>): string {
  return contentProblems([pageRecord(ciCd), pageRecord({ ...iac, ...copied(ciCd, iac) })]).join('\n');
}

test.each<[string, Parameters<typeof problemsOfPair>[0]]>([
  ['title', ({ title }) => ({ title })],
  ['summary', ({ summary }) => ({ summary })],
  ['sentence', ({ detail: { promise } }, { detail }) => ({ detail: { ...detail, promise } })],
  ['drawing', ({ detail: { schematic } }, { detail }) => ({ detail: { ...detail, schematic } })],
])('a %s that stands on two pages names both', (what, copied) => {
  expect(problemsOfPair(copied)).toContain(`/services/iac shares its ${what} with /services/ci-cd`);
});

test('pages that say the same at length are named', () => {
  const problems = problemsOfPair(({ detail: { capabilities } }, { detail }) => ({
    detail: { ...detail, capabilities },
  }));
  expect(problems).toMatch(
    /\/services\/ci-cd and \/services\/iac: \d+ % of their eight-word runs are the same/,
  );
});

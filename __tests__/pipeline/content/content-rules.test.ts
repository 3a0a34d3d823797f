import type { Route, RouteStation } from '@/content/catalogue/route';
import type { AnyPage, ServicePage } from '@/content/catalogue/schema';
import type { Schematic } from '@/content/catalogue/schematic';
import { ciCd } from '@/content/services/ci-cd';
import { iac } from '@/content/services/iac';
import { catalogueEntries } from '@/lib/catalogue';
import { contentProblems, siteProblems } from '@/pipeline/content/content-rules';
import { type ContentRecord, otherRecords, pageRecord } from '@/pipeline/content/records';

const records = [...catalogueEntries.map(({ page }) => pageRecord(page)), ...otherRecords];

test('every text keeps its limits and the rules of the house', () => {
  expect(contentProblems(records)).toEqual([]);
});

test('all texts together keep the ceilings', () => {
  expect(siteProblems(records)).toEqual([]);
  const worn = { where: 'home', value: { lead: 'Useful to know are the systems.' } };
  expect(siteProblems([...records, worn])).toEqual(['all texts: "useful to know" 1 times, at most 0']);
});

test('the words of a record without a schema are held to the same rules', () => {
  const value = {
    lead: 'A robust system. Plants hire us.',
    text: '60 × 4 = 204 pairs.',
    question: 'Do plants hire us?',
    page: 'services/ci-dc',
  };
  expect(contentProblems([{ where: 'page', value }])).toEqual([
    'page lead: holds the banned "robust"',
    'page lead: claims clients: "hire us" in "A robust system. Plants hire us."',
    'page text: "60 × 4 = 204" does not hold: 60 × 4 is 240',
    'page page: services/ci-dc is no page: did you mean services/ci-cd?',
  ]);
});

const pageAt = (path: string): ContentRecord => {
  const record = records.find(({ where }) => where === path);
  if (!record) throw new Error(`No record ${path}`);
  return record;
};

/** A copy with another value at the path. */
function replaced(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (old: never) => unknown,
): unknown {
  if (key === undefined) return change(value as never);
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === key ? replaced(item, rest, change) : item));
  const fields = value as Record<string, unknown>;
  if (!(key in fields)) throw new Error(`No field ${key}`);
  return { ...fields, [key]: replaced(fields[key], rest, change) };
}

/** Problems of a record after the value at `path` has been changed. */
function problemsOf(where: string, path: string, change: (old: never) => unknown): readonly string[] {
  const record = pageAt(where);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  return contentProblems([{ ...record, value: replaced(record.value, keys, change) as object }]);
}

const sized = (count: number) => Array(count).fill('word').join(' ');
const schematic = '/services/ci-cd detail.schematic';
const detail = '/services/b2b-portal detail';
const portal = `${detail}.chapters`;
const withNode = (label: string) => (drawing: Schematic) => ({
  ...drawing,
  lanes: drawing.lanes.map((lane, index) =>
    index === 0 ? { ...lane, nodes: [...lane.nodes, { id: 'added', label, kind: 'software' }] } : lane,
  ),
});
const withFlow = (from: string, to: string) => (drawing: Schematic) => ({
  ...drawing,
  flows: [...drawing.flows, { from, to }],
});

const route = '/industries/claims-management detail.route';
const withStation = (place: number, change: (station: RouteStation) => object) => (old: Route) => ({
  ...old,
  stations: old.stations.map((station, index) => (index === place ? change(station) : station)),
});

/** Address of the record and field in it, the mistake, the message. */
test.each<[string, (old: never) => unknown, string]>([
  // The limits of a schema, one of each kind.
  ['/services/ci-cd detail.promise', () => sized(29), '29 words, at most 28'],
  ['/services/ci-cd detail.promise', () => '', 'is empty'],
  ['/services/ci-cd title', () => 'x'.repeat(61), '61 characters, at most 60'],
  ['/services/ci-cd slug', () => 'CI-CD', '"CI-CD" is not of the form a-z, 0-9 and single hyphens'],
  ['/services/ci-cd detail.capabilities', () => [], '0 entries, wanted 1 to 8'],
  [`${schematic}.lanes[0].nodes[0].label`, () => 'x '.repeat(14), '28 characters, at most 26'],
  [`${portal}.workedExample.paragraphs`, () => [sized(75), sized(76)], '151 words together, at most 150'],
  [`${detail}.faq[0].question`, () => 'It is.', 'does not end in a question mark'],
  [`${detail}.faq[0].answer`, () => 'By Tue 16 Nov 2026.', '"Tue 16 Nov 2026" is a Mon'],
  ['/portfolio/oee-board screen.parts[1].points[0]', () => 101, '101 is not within 0 to 100'],
  [
    '/solution/route-optimization detail.chapters.permissions',
    (old: object) => ({ ...old, actions: ['See'] }),
    'row 0 has 6 cells for 1 columns',
  ],
  [
    '/case-study sections[2].table',
    ({ columns, rows }: { columns: []; rows: [] }) => ({ columns: columns.slice(1), rows }),
    'row 0 has 3 cells for 2 columns',
  ],
  [schematic, withNode('Incomprehensible'), '"Incomprehensible" has a word of more than 15 characters'],
  [schematic, withNode('Staging'), '"Staging" stands twice'],
  [schematic, withNode('Nobody'), '"Nobody" has no flow'],
  [schematic, withFlow('canary', 'canary'), '"canary" flows to itself'],
  [
    schematic,
    withFlow('production', 'canary'),
    'canary and production are joined twice; use one flow with a label',
  ],
  [route, withStation(5, (last) => ({ ...last, onward: 'more' })), 'something goes on from the last station'],
  [route, withStation(0, ({ onward, ...first }) => first), 'nothing goes on from "fnol" to the next station'],
  [
    route,
    withStation(0, (first) => ({ ...first, mark: { struck: 'No', note: 'Yes.' } })),
    'more than one correction',
  ],
  [
    route,
    withStation(0, (first) => ({ ...first, fields: first.fields?.slice(1, 2) })),
    '1 lines of fields and figures',
  ],
  // The rules of the house, which no schema states.
  ['/services/ci-cd detail.promise', () => 'All robust.', 'holds the banned "robust"'],
  ['/services/ci-cd detail.promise', () => 'In {city}.', 'looks unfinished: "In {city}."'],
  ['/services/ci-cd detail.promise', () => 'Later TO-DO', 'looks unfinished: "Later TO-DO"'],
  ['/services/ci-cd detail.promise', () => 'No.  Yes.', 'looks unfinished: "No.  Yes."'],
  ['/services/ci-cd detail.promise', () => '30 % faster.', 'claims a result: "30 % faster."'],
  [
    `${detail}.atAGlance.firstStep.weeks`,
    () => [3, 5],
    '3 to 5 weeks, but the steps end after 1 to 2, 3 to 4',
  ],
  [`${portal}.costDrivers`, ([first]: object[]) => [{ ...first, step: 9 }], 'moves step 9, the last is 4'],
  [`${portal}.workedExample.sums.total`, ([name]: string[]) => [name, '₹1', '₹1'], 'adds up to'],
  [
    route,
    withStation(3, (survey) => ({ ...survey, value: '₹31,700 assessed' })),
    'says ₹31,700 assessed over a total of 31,600',
  ],
  [`${route}.stations[3].sum.rows[0]`, ([name]: string[]) => [name, '9,300'], 'adds up to 31500'],
  [
    `${detail}.related[4].page`,
    () => 'services/api-intergration',
    'services/api-intergration is no page: did you mean services/api-integration?',
  ],
  [`${detail}.related[0].page`, () => 'services/b2b-portal', 'leads to the page itself'],
  [
    `${detail}.related`,
    (old: object[]) => old.map((link) => ({ ...link, page: 'services/ci-cd' })),
    'fewer than three pages of other sections',
  ],
  [
    '/portfolio/oee-board illustrates',
    () => ['services/ci-cd', 'services/iac'],
    'pages of 1 section, wanted two or more',
  ],
])('a mistake is named in %s', (place, change, message) => {
  const [where = '', path = ''] = place.split(' ');
  const problems = problemsOf(where, path, change);
  const fields = path.replace(/\[\d+\]\.page$|\.total$|\.rows\[0\]$/, '');
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  // A field that is too long may make the page too long as well.
  const others = problems.filter((line) => !line.includes('words of its own'));
  expect(others.filter((line) => !line.startsWith(`${where} ${fields}`))).toEqual([]);
});

test('a page of too many words is named, whatever field has them', () => {
  const problems = problemsOf('/services/b2b-portal', 'detail.argument.paragraphs', () => [sized(1300)]);
  expect(problems).toContainEqual(
    expect.stringMatching(/^\/services\/b2b-portal detail: \d+ words of its own, .* at most 1300$/),
  );
});

test('a station that the drawing does not have is named', () => {
  const problems = problemsOf('/industries/claims-management', 'detail.route.stations[1].at', () => 'attic');
  expect(problems).toEqual(['/industries/claims-management detail: route: the drawing has no node "attic"']);
});

test('a field that is no field of the record is named', () => {
  const value = { ...ciCd, subtitle: 'Nobody shows it.' } as AnyPage;
  expect(contentProblems([pageRecord(value)])).toEqual(['/services/ci-cd : Unrecognized key: "subtitle"']);
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

/** @jest-environment node */
import { brotliCompressSync, constants } from 'node:zlib';
import { search } from '@/lib/search/search';
import { type Core, Shards } from '@/lib/search/shards';
import { bytesOf, faultsOf, files, pages } from './exported';

/**
 * Bytes at most, 3 % over what they were when the limit was last set: as a host sends them that compresses on the way (brotli,
 * quality 5); what a build compresses ahead comes smaller. A page holds the rules that it uses, 5 to 8 kB.
 *
 * Names of files carry hashes, of which no two compress alike: each is weighed as zeros of its length, so that a weight changes
 * only with what somebody wrote.
 */
const limits = {
  'the heaviest page': 26_600,
  /** Every page of the catalogue holds its piece since November 2026: exhibit, record or screen, argued in some 170 words. */
  'the page in the middle': 19_200,
  'the faces': 26_200,
  /**
   * The bundle with all that it imports at once, and the whole style sheet; neither the contact panel nor a page's tool. The sheets before
   * buying brought 5 kB of rules, which this one style sheet holds for all pages.
   */
  'the first turn to an island': 101_500,
} as const;
/** Bytes of the starter at most, as a build compresses it ahead (brotli, quality 11); 110 of them bring back what somebody entered into a tool. */
const mostOfStarter = 4_400;
/** Bytes that a page, starter and both faces have at most together, as a build compresses them ahead (brotli, quality 11). */
const beforeIntent = { 'of the heaviest page': 56_000, 'of the page in the middle': 48_000 } as const;
const mostRequests = 4;

const hash = /(?<=[.-])[\w-]{8,13}(?=\.(?:js|css|json|woff2)\b)/g;

function weigh(file: string, quality = 5): number {
  const bytes = bytesOf(file);
  // Fonts are compressed already.
  if (file.endsWith('.woff2')) return bytes.length;
  const text = bytes.toString().replace(hash, (name) => '0'.repeat(name.length));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

function weighAll(pattern: RegExp, quality?: number): number {
  const found = files.filter((file) => pattern.test(file));
  if (found.length === 0) throw new Error(`No file is named like ${pattern}: pipeline/bundles/ names them.`);
  return found.reduce((sum, file) => sum + weigh(file, quality), 0);
}

const weighList = (list: readonly string[], quality?: number): number =>
  list.reduce((sum, file) => sum + weigh(file, quality), 0);

/** The bundled file whose name begins so, with all that it imports at once. */
function importsOf(name: string): readonly string[] {
  const entry = files.find((file) => file.includes(`/islands/${name}-`) && file.endsWith('.js'));
  if (!entry) throw new Error(`No island's file is named ${name}: pipeline/bundles/islands.ts names them.`);
  const found = [entry];
  for (const file of found)
    for (const [, other] of bytesOf(file)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      const imported = files.find((one) => one.endsWith(`/islands/${other}`));
      if (imported && !found.includes(imported)) found.push(imported);
    }
  return found;
}

const byWeight = pages
  .map(({ path }) => (path === '/' ? '/index.html' : `${path}.html`))
  .map((file) => ({ file, bytes: weigh(file) }))
  .sort((a, b) => b.bytes - a.bytes);
const [heaviest, middle] = [0, Math.floor(byWeight.length / 2)].map(
  (index) => byWeight[index] ?? { file: '', bytes: 0 },
) as [(typeof byWeight)[0], (typeof byWeight)[0]];
const [starter, faces] = [/\/start-[^/]*\.js$/, /\.woff2$/];

test.each([
  ['the heaviest page', heaviest.bytes, heaviest.file],
  ['the page in the middle', middle.bytes, 'what all pages share'],
  ['the faces', weighAll(faces), 'app/fonts/'],
  [
    'the first turn to an island',
    weighList(importsOf('islands')) + weighAll(/\/site-[^/]*\.css$/),
    'components/islands/, and every *.module.css',
  ],
] as const)('%s keeps to its budget', (what, bytes, from) => {
  const limit = limits[what];
  const [weight, most, surplus] = [bytes, limit, bytes - limit].map((value) => value.toLocaleString('en'));
  expect(
    bytes > limit
      ? `${what} ${weight} bytes, at most ${most}: ${surplus} too many (${from}). Take them out, or say why here and raise the limit.`
      : '',
  ).toBe('');
});

/** Bytes of all scripts with which somebody draws, as a build compresses them ahead (brotli, quality 11). */
const mostOfSketch = 120_000;

test('all scripts of the sketch keep to their budget', () => {
  const scripts = new Set([...importsOf('islands'), ...importsOf('sketch-tool')]);
  expect(weighList([...scripts], 11)).toBeLessThanOrEqual(mostOfSketch);
});

test('the starter keeps to its budget', () => {
  expect(weighAll(starter, 11)).toBeLessThanOrEqual(mostOfStarter);
});

test.each([
  ['of the heaviest page', heaviest.file],
  ['of the page in the middle', middle.file],
] as const)('all that comes before a visitor does anything keeps to its budget: %s', (which, file) => {
  const bytes = weigh(file, 11) + weighAll(starter, 11) + weighAll(faces);
  expect(bytes > beforeIntent[which] ? `${bytes} bytes, at most ${beforeIntent[which]} (${file})` : '').toBe(
    '',
  );
});

test(`a page loads at most ${mostRequests} files by itself`, () => {
  expect(
    faultsOf(pages, ({ $ }) => {
      const own = $(
        'link[rel="stylesheet"], link[as="font"], script[src], img[src]:not([loading="lazy"])',
      ).length;
      const requests = 1 + own;
      return [requests > mostRequests && `loads ${requests} files, at most ${mostRequests}`];
    }),
  ).toEqual([]);
});

/**
 * Bytes of a query to somebody who searches for the first time, as a build compresses them (brotli, quality 11): the search's code with
 * its styles, the core of the index, the shards of the query's words once they are all typed, and the texts of the results listed.
 */
const mostOfQuery = 40_000;

test.each([
  'payment',
  'loyalty program',
  'hospital management system',
  'who owns the code',
  'what does it cost',
  'kubernets support',
  'we run everything in excel',
])('the query "%s" weighs at most 40 kB, code included', (query) => {
  const core: Core = JSON.parse(bytesOf('/search.json').toString());
  const here = new Shards(core);
  const taken = ['/search.json', ...files.filter((file) => /\/search-[^/]*\.js$/.test(file))];
  do {
    for (const name of here.missing) {
      const file = `${core.folder}/${name}.json`;
      here.put(name, JSON.parse(bytesOf(file).toString()));
      taken.push(file);
    }
    here.missing.clear();
    search(query, here, { isOpen: true });
  } while (here.missing.size > 0);
  const weights = taken.map((file) => brotliCompressSync(bytesOf(file)).length);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(mostOfQuery);
});

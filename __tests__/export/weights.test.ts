/** @jest-environment node */
import { brotliCompressSync, constants } from 'node:zlib';
import { search } from '@/lib/search/search';
import { type Core, Shards } from '@/lib/search/shards';
import { bytesOf, faultsOf, files, pages } from './exported';

/**
 * Bytes at most, 3 % over what they were when the limit was last set: as a host sends them that compresses on the way (brotli,
 * quality 5); what a build compresses ahead comes smaller. The first four in a row are what a page loads by itself.
 *
 * Names of files carry hashes, of which no two compress alike: each is weighed as zeros of its length, so that a weight changes
 * only with what somebody wrote.
 */
const limits = {
  /** 16.9 kB as a build compresses it: the hub of 67 services, whose guide also leads to the right one of two neighbours. */
  'the heaviest page': 19_400,
  'start.js': 4_870,
  'site.css': 16_000,
  'the faces': 29_850,
  /** A quarter of the pages are written in full, so that the middle is a longer short page than before. */
  'the page in the middle': 9_350,
  /** The bundle with all that it imports at once, not the contact panel. */
  'the first turn to an island': 79_550,
} as const;
const mostRequests = 5;

const hash = /(?<=[.-])[\w-]{8,13}(?=\.(?:js|css|json|woff2)\b)/g;

function weigh(file: string): number {
  const bytes = bytesOf(file);
  // Fonts are compressed already.
  if (file.endsWith('.woff2')) return bytes.length;
  const text = bytes.toString().replace(hash, (name) => '0'.repeat(name.length));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function weighAll(pattern: RegExp): number {
  const found = files.filter((file) => pattern.test(file));
  if (found.length === 0) throw new Error(`No file is named like ${pattern}: pipeline/bundles/ names them.`);
  return found.reduce((sum, file) => sum + weigh(file), 0);
}

const byWeight = pages
  .map(({ path }) => ({ path, bytes: weigh(path === '/' ? '/index.html' : `${path}.html`) }))
  .sort((a, b) => b.bytes - a.bytes);
const heaviest = byWeight[0] ?? { path: '', bytes: 0 };

test.each([
  ['the heaviest page', heaviest.bytes, heaviest.path],
  ['start.js', weighAll(/\/start-[^/]*\.js$/), 'lib/browser/starter/'],
  ['site.css', weighAll(/\/site-[^/]*\.css$/), 'every *.module.css'],
  ['the faces', weighAll(/\.woff2$/), 'app/fonts/'],
  ['the page in the middle', byWeight[Math.floor(byWeight.length / 2)]?.bytes ?? 0, 'what all pages share'],
  ['the first turn to an island', weighAll(/\/islands\/(islands|chunk)-[^/]*\.js$/), 'components/islands/'],
] as const)('%s keeps to its budget', (what, bytes, from) => {
  const limit = limits[what];
  const [weight, most, surplus] = [bytes, limit, bytes - limit].map((value) => value.toLocaleString('en'));
  expect(
    bytes > limit
      ? `${what} ${weight} bytes, at most ${most}: ${surplus} too many (${from}). Take them out, or say why here and raise the limit.`
      : '',
  ).toBe('');
});

test(`a page loads at most ${mostRequests} files by itself`, () => {
  const faces = files.filter((file) => file.endsWith('.woff2')).length;
  expect(
    faultsOf(pages, ({ $ }) => {
      const own = $('link[rel="stylesheet"], script[src], img[src]:not([loading="lazy"])').length;
      const requests = 1 + own + faces;
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

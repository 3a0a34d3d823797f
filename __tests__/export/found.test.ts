/** @jest-environment node */
import { load } from 'cheerio/slim';
import {
  canonicalOf,
  faultsOf,
  files,
  indexedPages,
  origin,
  type page,
  pages,
  read,
  repeated,
} from './exported';

/* Search engines and agents read titles, addresses and the sitemap. */

/** As the site spells it: no slash at the end, and none for the home page. */
const addressOf = (path: string) => `${origin}${path === '/' ? '' : path}`;

test.each([
  ['title', 30, 60],
  ['meta[name="description"]', 110, 160],
] as const)(
  'the %s of every page has %i to %i characters, and no two pages share one',
  (part, least, most) => {
    const textOf = ($: ReturnType<typeof page>) =>
      $(`head > ${part}`).attr('content') ?? $(`head > ${part}`).text();
    const texts = pages.map(({ $ }) => textOf($).toLowerCase());
    expect(
      faultsOf(indexedPages, ({ $ }) => {
        const text = textOf($);
        return [
          (text.length < least || text.length > most) && `${part} "${text}" has ${text.length} characters`,
        ];
      }),
    ).toEqual([]);
    expect(repeated(texts)).toEqual([]);
    expect(repeated(pages.map(({ $ }) => $('h1').text()))).toEqual([]);
  },
);

test('canonical and shared address are the one that links have', () => {
  expect(
    faultsOf(pages, (each) => [
      each.path !== '/404' &&
        canonicalOf(each) !== addressOf(each.path) &&
        `canonical is "${canonicalOf(each)}"`,
      indexedPages.includes(each) &&
        each.$('meta[property="og:url"]').attr('content') !== addressOf(each.path) &&
        'og:url is another address',
    ]),
  ).toEqual([]);
});

test('the sitemap holds the canonical address of every indexed page, the date of its text and a picture that exists', () => {
  const $ = load(read('/sitemap.xml'), { xml: true });
  const entries = $('url')
    .get()
    .map((entry) => ({
      address: $(entry).find('loc').text(),
      date: $(entry).find('lastmod').text(),
      image: $(entry).find('image\\:loc').text(),
    }));
  expect(entries.map(({ address }) => address).sort()).toEqual(indexedPages.map(canonicalOf).sort());
  const wrong = entries.filter(
    ({ date, image }) =>
      !/^20\d\d-\d\d-\d\d$/.test(date) ||
      new Date(date).getTime() > Date.now() ||
      !image.startsWith(`${origin}/og/`) ||
      !files.includes(new URL(image).pathname),
  );
  expect(wrong).toEqual([]);
});

test('everybody may read everything, and is told where the sitemap is', () => {
  expect(read('/robots.txt')).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('the site names the commit that it was built from, with its date, and no more', () => {
  const { commit, date, ...rest } = JSON.parse(read('/version.json'));
  expect(rest).toEqual({});
  expect(commit ?? 'outside a checkout').toMatch(/^([0-9a-f]{40}(-dirty)?|outside a checkout)$/);
  expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import sitemap from '@/app/sitemap';
import { getStaticPage, sitePages } from '@/lib/pages';
import { routes, shareImagePath } from '@/lib/routes';

const unique = (list: readonly string[]) =>
  new Set(list.map((text) => text.toLowerCase())).size === list.length;

test('no two pages share a path, a title or a summary', () => {
  for (const field of ['path', 'title', 'summary'] as const)
    expect(unique(sitePages.map((page) => page[field]))).toBe(true);
});

test('the sitemap holds every indexed page, and no other', () => {
  const paths = sitemap().map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(sitePages.filter(({ indexed }) => indexed).map((page) => page.path));
});

test('each page of the sitemap has the date of its text, and its picture', () => {
  const pages = sitemap();
  for (const { lastModified } of pages) expect(lastModified).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(pages[0]?.images).toEqual([`${pages[0]?.url}/og/home.png`]);
  expect(pages.flatMap(({ images = [] }) => images)).toEqual(
    sitePages.flatMap(({ path, indexed }) =>
      indexed ? [expect.stringMatching(new RegExp(`${shareImagePath(path)}$`))] : [],
    ),
  );
});

test('every route file is a page of the site', () => {
  const files = readdirSync('app', { recursive: true })
    .map(String)
    .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('['))
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'));
  expect(sitePages.map((page) => page.path)).toEqual(expect.arrayContaining(files));
});

test('a share image names the kind of page above its title', () => {
  const kickers = Object.fromEntries(sitePages.map((page) => [page.path, page.kicker]));
  expect(kickers).toMatchObject({
    '/about': 'About',
    '/industries/fleet-management': 'Logistics & Supply Chain',
    '/portfolio/oee-board': 'Illustrative project',
  });
});

test('all pages are indexed but the one after a message, the search and the two placeholders', () => {
  expect(sitePages.filter(({ indexed }) => !indexed).map((page) => page.path)).toEqual([
    '/contact/sent',
    '/search',
    '/accessibility',
    '/hello',
  ]);
});

test('a static page that is not there stops the build and is named', () => {
  expect(() => getStaticPage('/nope' as '/')).toThrow('content/static-pages.ts has no page /nope');
});

test('addresses', () => {
  const { hub, category, page, portfolioItem, ...fixed } = routes;
  expect(Object.values(fixed).join(' ')).toBe(
    '/ /about /career /contact /contact#form /contact/sent /faq /how-we-work /portfolio /search /sitemap /case-study',
  );
  expect([hub('services'), hub('industries'), hub('solution')]).toEqual([
    '/services',
    '/industry',
    '/solution',
  ]);
  expect(category({ section: 'industries', slug: 'insurance' })).toBe('/industry#insurance');
  expect(page({ section: 'industries', slug: 'banking' })).toBe('/industries/banking');
  expect(portfolioItem({ slug: 'oee-board' })).toBe('/portfolio/oee-board');
  expect(['/', '/services/ci-cd'].map(shareImagePath)).toEqual(['/og/home.png', '/og/services/ci-cd.png']);
});

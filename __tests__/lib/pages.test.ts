import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getStaticPage, sitePages } from '@/lib/pages';
import { routes, shareImagePath } from '@/lib/routes';

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

test('an unknown static page stops the build and is named', () => {
  expect(() => getStaticPage('/nope' as '/')).toThrow('content/static-pages.ts has no page /nope');
});

test('each kind of page has its address', () => {
  const { hub, category, page, portfolioItem, sketchFrom, term, ...fixed } = routes;
  expect(Object.values(fixed).join(' ')).toBe(
    '/ /about /before-you-buy /career /contact /contact#form /contact/sent /faq /glossary /how-we-work /portfolio /search /sketch /sitemap /case-study',
  );
  expect(sketchFrom('/about')).toBe('/sketch#from=/about');
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

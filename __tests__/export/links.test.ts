/** @jest-environment node */
import path from 'node:path';
import { routes } from '@/lib/routes';
import {
  type ExportedPage,
  faultsOf,
  files,
  indexedPages,
  origin,
  page,
  pageAt,
  pages,
  read,
  valuesOf,
} from './exported';

const known = new Set(files);
const anchors = new Map(
  pages.map(({ path: address, $ }) => [address, new Set(valuesOf({ $ }, '[id]', 'id'))]),
);

const drawings = new Set(Object.keys(JSON.parse(read('/sketch/drawings.json'))));

/**
 * A link of this site leads to a page by the one address that the page has (`/about`; not `/about/`, nor
 * `/about.html`) or to a file, and to an anchor that is there.
 * @param from address of the page or file with the link
 * @returns the fault of a link that does not
 */
function faultOf(link: string, from: string): string | undefined {
  const { origin: host, pathname, hash } = new URL(link, `${origin}${from}`);
  if (host !== origin) return undefined;
  const target = decodeURIComponent(pathname);
  const ids = anchors.get(target);
  if (!ids && (!known.has(target) || target.endsWith('.html')))
    return `"${link}" leads to no page or file: mend the link, or add what it names`;
  // The sketch begins with the drawing of the page that its fragment names.
  if (target === routes.sketch && hash.startsWith('#from='))
    return drawings.has(hash.slice('#from='.length)) ? undefined : `"${link}" names a page without a drawing`;
  return hash && !ids?.has(decodeURIComponent(hash.slice(1)))
    ? `"${link}" leads to no anchor of ${target}: mend the link, or give its target the id`
    : undefined;
}

/** In these attributes a page names addresses; a form that is posted goes to a service, not to a file. */
const naming = [
  ['href', '[href]'],
  ['src', '[src]'],
  ['poster', '[poster]'],
  ['content', 'meta[content^="http"]'],
  ['action', 'form:not([method="post" i])'],
  ['data-keep', '[data-keep^="/"]'],
] as const;

test('every address that a page names is there, as a page by its one spelling or as a file, with its anchor', () => {
  let count = 0;
  expect(
    faultsOf(pages, (page) => {
      const sets = valuesOf(page, '[srcset]', 'srcset').flatMap((set) => set.split(/,\s+/));
      const links = [
        ...naming.flatMap(([attribute, selector]) => valuesOf(page, selector, attribute)),
        ...sets.map((each) => each.replace(/ .*/, '')),
        ...[
          ...page
            .$('style')
            .text()
            .matchAll(/url\(["']?([^"')]+)/g),
        ].map(([, url = '']) => url),
      ];
      count += links.length;
      return [...new Set(links)].map((link) => faultOf(link, page.path));
    }),
  ).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

/** How files other than pages name addresses. */
const namedIn: Readonly<Record<string, RegExp>> = {
  '.js': /["'`](\/_next\/[^"'`]+)["'`]/g,
  '.json': /"(?:href|path)":"([^"]+)"/g,
  '.md': /(?<=\]\()([^)]+)(?=\))/g,
  '.txt': /(https?:[^\s)]+)/g,
  '.webmanifest': /"(?:src|start_url)":\s*"([^"]+)"/g,
  '.xml': /<(?:image:)?loc>([^<]+)/g,
};

test.each(Object.entries(namedIn))('every address that a %s file names is there', (extension, pattern) => {
  const links = files
    .filter((file) => path.extname(file) === extension)
    .flatMap((file) => [...read(file).matchAll(pattern)].map(([, link = '']) => [file, link] as const));
  expect(links.length).toBeGreaterThan(0);
  expect(
    links.flatMap(([file, link]) => (faultOf(link, file) ? [`${file}: ${faultOf(link, file)}`] : [])),
  ).toEqual([]);
});

const mostClicks = 3;
const leastInbound = 3;
/** Lists of every page, as hubs' registers are. */
const indexPages = ['/search', '/sitemap'];

const targetsOf = (page: Pick<ExportedPage, '$'>, links: string) =>
  new Set(valuesOf(page, links, 'href').map((link) => link.replace(/[?#].*/, '')));

test('from home, three clicks lead to every page but the two placeholders, the 404 page and what a sent form shows', () => {
  const depths = new Map([['/', 0]]);
  for (const [address, depth] of depths)
    for (const target of targetsOf({ $: page(address) }, 'a'))
      if (target && pageAt.has(target) && !depths.has(target)) depths.set(target, depth + 1);
  expect([...depths].filter(([, depth]) => depth > mostClicks)).toEqual([]);
  expect([...pageAt.keys()].filter((address) => !depths.has(address)).sort()).toEqual([
    '/404',
    '/accessibility',
    '/contact/sent',
    '/hello',
  ]);
});

/*
 * Links in `main` count: in a chapter, a list of related or neighbouring pages, a sample, or a hub's help with choosing. Trails,
 * contents, the arrows to the page before and after, and registers of all pages are no text.
 */
test('the texts of three other pages lead to each that no menu holds', () => {
  const menus = indexedPages.map((each) => targetsOf(each, 'a:not(main a)'));
  const texts = indexedPages
    .filter(({ path: from }) => !indexPages.includes(from))
    .map((each) => [each.path, targetsOf(each, 'main a:not(nav a, [data-register] a)')] as const);
  const listed = indexedPages.filter(({ path: to }) => !menus.every((menu) => menu.has(to)));
  expect(listed.length).toBeGreaterThan(160);
  expect(
    faultsOf(listed, ({ path: to }) => {
      const inbound = texts.flatMap(([from, targets]) => (from !== to && targets.has(to) ? [from] : []));
      return [
        inbound.length < leastInbound &&
          `${inbound.length} texts lead to it (${inbound.join(', ')}), at least ${leastInbound}: name it as related where it is`,
      ];
    }),
  ).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { LinkChecker } from 'linkinator';
import { agreedCatalogue } from '../__tests__/content/agreed-catalogue';
import { isPage } from '../scripts/exported-pages';
import { test } from './test';

/* What `npm run build -- --preview` wrote, in which all but the form’s address and key is the deployable, read as files: no browser needed. */

const folder = 'preview';

function exported(page: string) {
  const file = path.join(folder, page === '/' ? 'index.html' : `${page}.html`);
  expect(existsSync(file), `${file} is missing: run npm run build -- --preview`).toBe(true);
  return load(readFileSync(file, 'utf8'));
}

const slugsOf = (categories: Readonly<Record<string, string>>) => [
  ...new Set(Object.values(categories).flatMap((list) => list.split(', '))),
];

const specified = [
  '/ /about /how-we-work /services /industry /solution /portfolio /career /contact /contact/sent /faq /privacypolicy /returnspolicy',
  '/accessibility /accessibility-statement /hello /case-study',
]
  .join(' ')
  .split(' ')
  .concat(
    Object.entries(agreedCatalogue).flatMap(([section, list]) =>
      slugsOf(list).map((slug) => `/${section}/${slug}`),
    ),
  );

const portfolioPages = () =>
  readdirSync(path.join(folder, 'portfolio'))
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .map((file) => `/portfolio/${file.replace('.html', '')}`);

test('every agreed route is an HTML file with a head and a body of its own', () => {
  const pages = [...specified, ...portfolioPages()];
  expect(pages.length).toBeGreaterThanOrEqual(17 + 160 + 12);
  const seen = { title: new Map(), description: new Map(), canonical: new Map(), h1: new Map() };
  for (const page of pages) {
    const $ = exported(page);
    const head = {
      title: $('title').text(),
      description: $('meta[name="description"]').attr('content'),
      canonical: $('link[rel="canonical"]').attr('href'),
      h1: $('h1').text(),
    };
    expect($('h1'), `${page} has one h1`).toHaveLength(1);
    expect($('main'), `${page} has one main`).toHaveLength(1);
    expect(
      $('header nav[aria-label="Main"] a[href="/services"]'),
      `${page} has the main navigation`,
    ).not.toHaveLength(0);
    expect($('a[href="#main"]'), `${page} has a skip link`).toHaveLength(1);
    expect(new URL(head.canonical ?? '').pathname, `${page} has its canonical`).toBe(page);
    for (const [what, value] of Object.entries(head)) {
      const known = seen[what as keyof typeof seen];
      expect(value, `${page} has a ${what}`).toBeTruthy();
      expect(known.get(value), `${page} shares its ${what} "${value}"`).toBeUndefined();
      known.set(value, page);
    }
  }
});

test('every HTML file is a page that the site knows, a further address of one, or the 404 page', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((file) => `/${file}`.replaceAll(path.sep, '/'));
  const known = new Set(
    [...specified, ...portfolioPages(), '/404', '/search', '/sitemap', '/industries', '/Industry'].map(
      (page) => (page === '/' ? '/index' : page),
    ),
  );
  expect(files.filter((file) => !known.has(file.replace('.html', '')))).toEqual([]);
});

test('the placeholders show one word, are not indexed, and are linked from nowhere', () => {
  for (const [page, word] of [
    ['/hello', 'hello'],
    ['/accessibility', 'Accessibility'],
  ] as const) {
    const $ = exported(page);
    expect($('main').text()).toBe(word);
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
  }
  expect(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')).not.toMatch(/\/(hello|accessibility)</);
});

test('a host that knows only files and index.html has every page, and the industry hub by two more names', () => {
  const text = (page: string) => readFileSync(path.join(folder, `${page}.html`), 'utf8');
  for (const page of [...specified, ...portfolioPages()].filter((one) => one !== '/'))
    expect(text(`${page}/index`) === text(page), page).toBe(true);
  for (const page of ['/industries', '/Industry'])
    for (const file of [page, `${page}/index`]) expect(text(file) === text('/industry'), file).toBe(true);
});

test('the 404 page says so, and leads onwards', () => {
  const $ = exported('/404');
  expect($('h1').text()).toBe('This page is not on the drawing');
  expect($('main a[href="/industry"]').text()).toBe('Industry');
});

test('headings, questions and house rules can be linked to: each links to itself, and no anchor stands twice', () => {
  for (const page of [...specified, ...portfolioPages()]) {
    const $ = exported(page);
    const ids = $('[id]').map((_, element) => $(element).attr('id'));
    const twice = ids.get().filter((id, index, all) => all.indexOf(id) !== index);
    expect(twice, `${page} has ids twice`).toEqual([]);
    const unlinked = $('main section[id] > :is(h2, div:first-child > h2)')
      .filter((_, heading) => {
        const anchor = $(heading).closest('section[id]').attr('id');
        return $(heading).children('a').attr('href') !== `#${anchor}`;
      })
      .map((_, heading) => $(heading).text());
    expect(unlinked.get(), `${page} has chapters without a link to copy`).toEqual([]);
  }
  const linked = (page: string, headings: string) => {
    const $ = exported(page);
    return $(headings)
      .map((_, heading) => $(heading).find('a').last().attr('href') === `#${$(heading).attr('id')}`)
      .get();
  };
  for (const [page, headings] of [
    ['/services/penetration-testing', '#risks h3, #questions h3'],
    ['/how-we-work', 'main dt:has(a)'],
    ['/faq', 'details'],
  ] as const) {
    expect(linked(page, headings).length).toBeGreaterThan(6);
    expect(linked(page, headings)).not.toContain(false);
  }
});

test('a sample says that it is one', () => {
  for (const page of portfolioPages())
    expect(exported(page)('main').text()).toContain('Illustrative project');
  expect(exported('/case-study')('main').text()).toContain('Illustrative project');
  expect(exported('/career')('main').text()).toContain('Sample opening');
});

test('the main navigation marks the section that a detail page belongs to', () => {
  for (const [page, section] of [
    ['/services/ci-cd', '/services'],
    ['/industries/banking', '/industry'],
    ['/solution/lms', '/solution'],
  ] as const) {
    const marked = exported(page)('nav[aria-label="Main"] a[aria-current="true"]');
    expect([...new Set(marked.map((_, link) => link.attribs.href).get())]).toEqual([section]);
  }
});

test('every detail page, About and the FAQ lead to how we work, and so does the footer', () => {
  for (const page of specified) expect(exported(page)('footer a[href="/how-we-work"]'), page).toHaveLength(1);
  const details = specified.filter((page) => /^\/(services|industries|solution)\//.test(page));
  for (const page of [...details, '/about', '/faq'])
    expect(exported(page)('main a[href="/how-we-work"]'), page).not.toHaveLength(0);
});

test('the ring has a radius of 24 and a stroke of 8', () => {
  const ring = exported('/about')('circle[data-ring]');
  expect([ring.attr('r'), ring.attr('stroke-width')]).toEqual(['24', '8']);
});

test('WhatsApp opens in a new tab with the enquiry template', () => {
  const buttons = exported('/about')('[aria-label="Quick contact"] a[href^="https://wa.me/"]');
  expect(buttons).toHaveLength(1);
  expect(buttons.attr('target')).toBe('_blank');
  const text = new URL(buttons.attr('href') ?? '').searchParams.get('text');
  for (const blank of ['Name:', 'Phone:', 'WhatsApp number:', 'E-mail:', 'Enquiry:'])
    expect(text).toContain(blank);
});

test('menu.json holds every link of the catalogue', () => {
  const menus: Record<string, { links: unknown[] }[]> = JSON.parse(
    readFileSync(path.join(folder, 'menu.json'), 'utf8'),
  );
  const counts = Object.values(menus).map((list) => list.reduce((sum, { links }) => sum + links.length, 0));
  expect(counts).toEqual([67, 64, 30]);
});

test('no file has a style attribute, a style element or an inline handler, or loads anything from another host', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const styleSheets = files.filter((file) => file.endsWith('.css'));
  expect(pages.length).toBeGreaterThan(100);
  expect(styleSheets.length).toBeGreaterThan(0);
  const problems: string[] = [];
  const isForeign = (url: string) => /^([a-z]+:|\/\/)/i.test(url.trim());
  for (const file of pages) {
    const html = readFileSync(path.join(folder, file), 'utf8').replace(
      /(<script[^>]*>).*?<\/script>/gs,
      '$1',
    );
    if (/<style[\s>]/i.test(html)) problems.push(`${file}: <style>`);
    for (const [tag, name = '', attributes = ''] of html.matchAll(
      /<([a-z][^\s/>]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)+)/gi,
    )) {
      const isLoading = name !== 'link' || !/\srel="(canonical|alternate)"/.test(attributes);
      for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)) {
        const loads =
          /^(src|srcset|poster|data|background)$/i.test(attribute) ||
          (/^(link|image|use)$/.test(name) && /^(xlink:)?href$/i.test(attribute) && isLoading);
        if (/^(style|on[a-z]+)$/i.test(attribute) || (loads && value.split(/,\s/).some(isForeign)))
          problems.push(`${file}: ${attribute} in ${tag.slice(0, 80)}`);
      }
    }
  }
  for (const file of styleSheets)
    for (const [, url = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(
      /(?:url\(|@import )\s*["']?([^"')]*)/g,
    ))
      if (isForeign(url)) problems.push(`${file}: ${url.slice(0, 80)}`);
  expect(problems).toEqual([]);
});

test('a crawl from the home page reaches every page but the placeholders, and finds no broken link or fragment', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const checker = new LinkChecker();
  const result = await checker.check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    // A connection that a busy server has closed is no broken link.
    retryErrors: true,
    linksToSkip: async (link) => !link.startsWith(`${baseURL}/`) || link.includes('/_next/'),
  });
  const broken = result.links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, parent, status }) => `${status} ${url} on ${parent}`)).toEqual([]);
  const reached = new Set(result.links.map(({ url }) => new URL(url).pathname));
  const unlinked = ['/hello', '/accessibility', '/contact/sent'];
  expect([...specified, ...portfolioPages()].filter((page) => !reached.has(page))).toEqual(
    unlinked.sort((a, b) => specified.indexOf(a) - specified.indexOf(b)),
  );
  expect([...reached].filter((page) => unlinked.includes(page))).toEqual([]);
});

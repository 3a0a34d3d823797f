/** @jest-environment node */
import { createHash } from 'node:crypto';
import { openSync } from 'fontkit';
import { company, grievanceName } from '@/content/company';
import { redirects } from '@/content/redirects';
import { isPage } from '@/pipeline/exported/exported-pages';
import { agreedCatalogue } from '../content/agreed-catalogue';
import {
  elementsOf,
  faultsOf,
  files,
  indexedPages,
  page,
  pageAt,
  pages,
  read,
  repeated,
  valuesOf,
} from './exported';

const slugsOf = (categories: Readonly<Record<string, string>>) => [
  ...new Set(Object.values(categories).flatMap((list) => list.split(', '))),
];

const samples = [...pageAt.keys()].filter((path) => path.startsWith('/portfolio/'));
const agreed = [
  '/ /about /how-we-work /services /industry /solution /portfolio /career /contact /contact/sent /faq /privacypolicy /returnspolicy',
  '/accessibility /accessibility-statement /hello /case-study /glossary /sketch /before-you-buy',
  'budget build-rent-buy compare brief papers committee when-it-goes-wrong'.replace(
    /\S+/g,
    '/before-you-buy/$&',
  ),
]
  .join(' ')
  .split(' ')
  .concat(
    Object.entries(agreedCatalogue).flatMap(([section, list]) =>
      slugsOf(list).map((slug) => `/${section}/${slug}`),
    ),
    samples,
  );

// How to reach the company differs between deployments.
test('the home page shows what rule 26 of the Companies (Incorporation) Rules asks for', () => {
  const facts = page('/')('#facts');
  const { address, cin, legalName } = company;
  for (const shown of [legalName, cin, address.street, address.postalCode, grievanceName])
    expect(facts.text()).toContain(shown);
  expect(facts.find('a[href^="tel:+"]')).toHaveLength(1);
  expect(facts.find('a[href^="mailto:"]')).toHaveLength(1);
});

test('the pages are those that were agreed, the samples, search, site map and the 404 page', () => {
  expect(samples.length).toBeGreaterThanOrEqual(12);
  expect([...pageAt.keys()].sort()).toEqual([...agreed, '/404', '/search', '/sitemap'].sort());
});

test('every page has one h1, one main, the navigation and a skip link, and marks where it stands', () => {
  const sections = { services: '/services', industries: '/industry', solution: '/solution' };
  expect(
    faultsOf(pages, ({ $, path }) => {
      const marks = valuesOf({ $ }, 'nav[aria-label="Main"] a[aria-current="true"]', 'href');
      const marked = [...new Set(marks)].join();
      const section = /^\/(services|industries|solution)\//.exec(path)?.[1] as
        | keyof typeof sections
        | undefined;
      return [
        $('h1').length !== 1 && `${$('h1').length} h1`,
        $('main').length !== 1 && `${$('main').length} main`,
        $('header nav[aria-label="Main"] a[href="/services"]').length === 0 && 'no main navigation',
        $('a[href="#main"]').length !== 1 && 'no skip link',
        $('footer a[href="/how-we-work"]').length !== 1 && 'no way to /how-we-work in its footer',
        (section || ['/about', '/faq'].includes(path)) &&
          $('main a[href="/how-we-work"]').length === 0 &&
          'no way to /how-we-work in its text',
        section && marked !== sections[section] && `marks "${marked}" as its section`,
      ];
    }),
  ).toEqual([]);
});

test('headings, questions and house rules lead to themselves, and no anchor stands twice', () => {
  const headings: Readonly<Record<string, string>> = {
    '/how-we-work': 'main dt:has(a)',
    '/faq': 'details',
    '/services/penetration-testing': '#risks h3, #questions h3',
  };
  expect(
    faultsOf(pages, ({ $, path }) => {
      const chapters = elementsOf(
        { $ },
        'main section[aria-labelledby] > div:first-child > h2[id$="-heading"]',
      );
      const parts = elementsOf({ $ }, headings[path] ?? 'none');
      return [
        ...repeated(valuesOf({ $ }, '[id]', 'id')).map((id) => `id "${id}" twice`),
        ...chapters
          .filter(
            (each) => $(each).children('a').attr('href') !== `#${each.attribs.id?.replace(/-heading$/, '')}`,
          )
          .map((each) => `chapter "${$(each).text()}" has no link to copy`),
        ...parts
          .filter((each) => $(each).find('a').last().attr('href') !== `#${each.attribs.id}`)
          .map((each) => `"${$(each).text().slice(0, 40)}" has no link to copy`),
        path in headings && parts.length < 5 && `only ${parts.length} of ${headings[path]}`,
      ];
    }),
  ).toEqual([]);
});

test('placeholders show one word; the 404 page says so and leads onwards; a sample says that it is one', () => {
  expect(page('/hello')('main').text()).toBe('hello');
  expect(page('/accessibility')('main').text()).toBe('Accessibility');
  expect(page('/404')('h1').text()).toBe('This page is not on the drawing');
  expect(page('/404')('main a[href="/industry"]').text()).toBe('Industry');
  expect(
    [...pageAt.keys()].filter((path) => !indexedPages.some((each) => each.path === path)).sort(),
  ).toEqual(['/404', '/accessibility', '/contact/sent', '/hello', '/search'].sort());
  for (const path of [...samples, '/case-study'])
    expect(page(path)('main').text()).toContain('Illustrative project');
  expect(page('/career')('main').text()).toContain('Sample opening');
});

test('the ring has a radius of 24 and a stroke of 8; WhatsApp opens in a new tab with the enquiry template', () => {
  const $ = page('/about');
  expect($('circle[data-ring]').attr()).toMatchObject({ r: '24', 'stroke-width': '8' });
  const button = $('[aria-label="Quick contact"] a[href^="https://wa.me/"]');
  expect(button.map((_, { attribs }) => attribs.target).get()).toEqual(['_blank']);
  const text = new URL(button.attr('href') ?? '').searchParams.get('text');
  for (const blank of ['Name:', 'Phone:', 'WhatsApp number:', 'E-mail:']) expect(text).toContain(blank);
  expect(text?.split('\n').at(-1)).toBe(`Enquiry: ${$('title').text()} (/about)`);
});

test('a host that knows only files and index.html has every page, and the industry hub by two more names', () => {
  const sources = new Map<string, string>(Object.entries(redirects));
  for (const { path } of pages) if (path !== '/' && path !== '/404') sources.set(path, path);
  const faults: string[] = [];
  for (const [address, source] of sources)
    for (const file of [`${address}.html`, `${address}/index.html`])
      if (!files.includes(file) || read(file) !== read(`${source}.html`))
        faults.push(`${file} is no copy of ${source}.html: pipeline/finish/addresses.ts writes it.`);
  expect(faults).toEqual([]);
  const copies = [...sources.keys()].map((address) => `${address}/index.html`);
  const others = files.filter((file) => file.endsWith('.html') && !isPage(file.slice(1)));
  expect(others).toEqual(copies.sort());
});

test('the search works as a plain form', () => {
  const form = page('/search')('main form');
  expect([form.attr('action'), form.find('input').attr('name')]).toEqual(['/search', 'q']);
});

test('menu.json holds every link of the catalogue', () => {
  const menus: Record<string, { links: unknown[] }[]> = JSON.parse(read('menu.json'));
  const counts = Object.values(menus).map((list) => list.reduce((sum, { links }) => sum + links.length, 0));
  expect(counts).toEqual([67, 64, 30]);
});

test('a page has its own rules, by the hash in its policy, and no other style or handler', () => {
  const faults = faultsOf(pages, (page) => {
    const styles = elementsOf(page, 'style').map((element) => page.$(element).text());
    const [rules = ''] = styles;
    const policy = page.$('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const hash = createHash('sha256').update(rules).digest('base64');
    return [
      styles.length !== 1 && `${styles.length} <style>, not one`,
      !policy.includes(`style-src 'sha256-${hash}';`) && 'its policy does not allow its rules',
      elementsOf(page, 'link[rel="stylesheet"]').length > 0 && 'a style sheet before its first paint',
    ];
  });
  expect(faults).toEqual([]);
});

test('a page asks for both faces early, for that of text at a low priority', () => {
  const faults = faultsOf(pages, ({ $ }) => {
    const asked = $('link[rel="preload"][as="font"]').get();
    const priorities = asked.map(({ attribs }) => attribs.fetchpriority ?? 'high').join();
    const faces = asked.filter(({ attribs }) => $('style').text().includes(`url(${attribs.href})`));
    return [
      priorities !== 'high,low' && `asks at ${priorities || 'no'} priority`,
      faces.length !== 2 && `uses ${faces.length} of the faces that it asks for`,
    ];
  });
  expect(faults).toEqual([]);
});

test('a page is painted once its first view is there: on a phone with the section after it, else with the dock', () => {
  const faults = faultsOf(pages, ({ $ }) => {
    const [narrow, wide] = $('head > link[rel="expect"][blocking="render"][media]')
      .get()
      .map(({ attribs }) => $(attribs.href).get(0));
    const order = $('h1, main section[id], #dock').get() as (typeof narrow)[];
    return [
      order.indexOf(narrow) < 1 && 'may be painted in parts on a phone',
      (!wide || !$('main ~ #dock').is(wide)) && 'may be painted in parts',
    ];
  });
  expect(faults).toEqual([]);
});

test('both faces have every character of every page', () => {
  const letters = lettersOf(['public-sans', 'familjen-grotesk']);
  const faults = faultsOf(pages, ({ $ }) => {
    const text = $('body').clone();
    // The reader's own face sets a text that `lang` marks as another language.
    text.find('script, style, [lang]').remove();
    const missing = new Set([...text.text()].filter((letter) => letter > ' ' && !letters.has(letter)));
    return [
      missing.size > 0 && `${[...missing].join(' ')}: add it to lab/make-fonts.py, or write it otherwise`,
    ];
  });
  expect(faults).toEqual([]);
});

/** Characters that all of these faces have. */
function lettersOf(names: readonly string[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = names.map((name) => {
    const font = openSync(`app/fonts/${name}-wght.woff2`);
    if (!('characterSet' in font)) throw new Error(`${name} is a collection, not one font`);
    return new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
  });
  return new Set([...first].filter((letter) => others.every((other) => other.has(letter))));
}

test('no page has a handler of its own, and neither pages nor styles load anything from another host', () => {
  const foreign = (url: string) => /^([a-z]+:|\/\/)/i.test(url.trim());
  const remedy = 'the policy of every page forbids it: a style belongs into a module, a file into public/.';
  const faults = faultsOf(pages, (page) =>
    elementsOf(page, '*').flatMap(({ tagName: name, attribs }) => {
      const own = Object.keys(attribs).filter((attribute) => /^(style|on.*)$/i.test(attribute));
      const isLink = /^(link|image|use)$/.test(name) && !/^(canonical|alternate)$/.test(attribs.rel ?? '');
      const loaded = Object.entries(attribs).filter(
        ([attribute, value]) =>
          (/^(src|srcset|poster|data|background)$/.test(attribute) ||
            (isLink && /^(xlink:)?href$/.test(attribute))) &&
          value.split(/,\s/).some(foreign),
      );
      return [...own, ...loaded.map((pair) => pair.join('='))].map((what) => `<${name} ${what}>; ${remedy}`);
    }),
  );
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const file of sheets)
    for (const [, url = ''] of read(file).matchAll(/(?:url\(|@import )\s*["']?([^"')]*)/g))
      if (foreign(url)) faults.push(`${file}: ${url.slice(0, 80)}; ${remedy}`);
  expect(faults).toEqual([]);
});

test('a caption is the first or the last part of its figure, as HTML wants it', () => {
  const inside = faultsOf(pages, (page) =>
    elementsOf(page, 'figcaption:not(figure > :first-child, figure > :last-child)').map(
      (caption) => `${page.$(caption).text().slice(0, 60)}: move it to the begin or the end of its figure`,
    ),
  );
  expect(inside).toEqual([]);
});

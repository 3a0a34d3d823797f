import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect } from '@playwright/test';
import type { ExportedPage } from '../scripts/exported-pages';
import { indexedPages as pages } from './exported-pages';
import { schemaVocabulary } from './schema-vocabulary';
import { test } from './test';

/* The JSON-LD of every exported page, against schema.org, against what search engines ask for, and against the page itself. */

interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

function graphOf({ $, path }: ExportedPage): readonly Thing[] {
  const blocks = $('script[type="application/ld+json"]');
  expect(blocks.length, `${path} has one graph`).toBe(1);
  return JSON.parse(blocks.text())['@graph'];
}

const validator = new Validator(schemaVocabulary());
const problemsOf = async (html: string) =>
  (await validator.validate(new WebAutoExtractor().parse(html))).map(
    ({ severity, issueMessage, path }) =>
      `${severity} ${path.map(({ type, property }) => type ?? property).join('/')}: ${issueMessage}`,
  );
const inPage = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

test('the validator notices a type, a property and a required field that are wrong', async () => {
  expect(await problemsOf(inPage({ '@type': 'Servize' }))).toEqual([
    'ERROR Servize: Type "Servize" is not a valid schema.org type',
  ]);
  expect(await problemsOf(inPage({ '@type': 'Service', breadcrumb: 'x', serviceType: 'y' }))).toEqual([
    'WARNING Service: Property "breadcrumb" for type "Service" is not supported by the schema.org specification',
  ]);
  const problems = await problemsOf(
    inPage({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }),
  );
  expect(problems.filter((problem) => problem.startsWith('ERROR'))).not.toEqual([]);
});

test('every graph keeps to the vocabulary of schema.org and to what search engines ask for', async () => {
  const problems: string[] = [];
  for (const { path, html } of pages())
    problems.push(...(await problemsOf(html)).map((problem) => `${path}: ${problem}`));
  expect(problems).toEqual([]);
});

/** All things of a graph, those within others too. */
function* thingsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* thingsIn(part);
}

test('ids are of this site, name one thing each, and every one that is referred to is described', () => {
  const described = new Map<string, string>();
  const referred = new Map<string, string>();
  for (const page of pages()) {
    const graph = graphOf(page);
    for (const { '@id': id = '', '@type': type } of graph) {
      expect(described.get(id) ?? type, `${id} is of one type`).toBe(type);
      described.set(id, type);
    }
    for (const { '@id': id } of thingsIn(graph)) if (typeof id === 'string') referred.set(id, page.path);
  }
  expect([...referred].filter(([id]) => !described.has(id))).toEqual([]);
  expect(described.size).toBeGreaterThan(3 * 160);
});

const namedNotShown = new Set(['@id', '@type', 'url', 'item', 'logo', 'sameAs', 'position', 'numberOfItems']);
const plain = (text: string) => text.replace(/\s+/g, ' ');

/** What a visitor can read, and where the links lead. */
function shownBy({ $ }: ExportedPage): string {
  const texts = $('body *')
    .contents()
    .filter((_, node) => node.type === 'text' && !$(node).parent().is('script'))
    .map((_, node) => $(node).text());
  const links = $('a[href], time[datetime]').map(
    (_, element) => $(element).attr('href') ?? $(element).attr('datetime'),
  );
  return plain([...texts.get(), ...links.get()].join(' '));
}

/** How the page writes what the graph writes for machines. */
const asShown: Readonly<Record<string, (value: string) => string>> = {
  addressCountry: (code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
  lastReviewed: (date) =>
    `Checked ${new Date(date).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })}`,
};
/** Facts about the facts, which no page prints. */
const unprinted = new Set(['contactType', 'availableLanguage']);

test('nothing is stated that the page does not show', () => {
  const unseen: string[] = [];
  for (const page of pages()) {
    const shown = shownBy(page);
    for (const thing of thingsIn(graphOf(page)))
      for (const [property, value] of Object.entries(thing)) {
        if (typeof value !== 'string' || namedNotShown.has(property) || unprinted.has(property)) continue;
        if (!shown.includes(plain((asShown[property] ?? String)(value))))
          unseen.push(`${page.path}: ${property} "${value}"`);
      }
  }
  expect(unseen).toEqual([]);
});

test('each kind of page is said to be of its kind, and none asserts a rating, a review, an offer or a job', () => {
  const kinds = [
    [/^\/(services|industries|solution)\/./, 'WebPage', 'Service'],
    [/^\/portfolio\/.|^\/case-study$/, 'WebPage', 'CreativeWork'],
    [/^\/(services|industry|solution|portfolio)$/, 'CollectionPage', 'BreadcrumbList'],
    [/^\/about$/, 'AboutPage', 'Organization'],
    [/^\/contact$/, 'ContactPage', 'Organization'],
    [/^\/faq$/, 'FAQPage', 'BreadcrumbList'],
    [/^\/$/, 'WebPage', 'WebSite'],
  ] as const;
  for (const page of pages()) {
    const graph = graphOf(page);
    const types = [...thingsIn(graph)].map((thing) => thing['@type']);
    const [, kind, subject] = kinds.find(([address]) => address.test(page.path)) ?? [page.path, 'WebPage'];
    expect(graph.find((thing) => thing['@id']?.endsWith('#webpage'))?.['@type'], page.path).toBe(kind);
    if (subject) expect(types, page.path).toContain(subject);
    expect(types.includes('FAQPage'), page.path).toBe(page.path === '/faq');
    expect(types.includes('ItemList'), page.path).toBe(kind === 'CollectionPage');
    for (const never of ['AggregateRating', 'Rating', 'Review', 'Offer', 'JobPosting'])
      expect(types, page.path).not.toContain(never);
  }
});

test('the trail of every page is the one that it shows, by name and address', () => {
  for (const page of pages()) {
    const { $, path } = page;
    const origin = new URL($('link[rel="canonical"]').attr('href') ?? '').origin;
    const trail = graphOf(page).find((thing) => thing['@type'] === 'BreadcrumbList') as
      | { itemListElement: { name: string; item?: string }[] }
      | undefined;
    const visible = $('nav[aria-label="Breadcrumb"] li')
      .map((_, crumb) => {
        const href = $(crumb).find('a').attr('href');
        return `${$(crumb).text()} ${href ? `${origin}${href === '/' ? '' : href}` : ''}`;
      })
      .get();
    const stated = trail?.itemListElement.map(({ name, item = '' }) => `${name} ${item}`) ?? [];
    expect(stated, path).toEqual(visible);
    expect(visible.length > 1, `${path} has a trail`).toBe(path !== '/');
  }
});

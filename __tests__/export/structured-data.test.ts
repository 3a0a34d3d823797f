/** @jest-environment node */
import { type ExportedPage, elementsOf, faultsOf, origin, indexedPages as pages, valuesOf } from './exported';

/*
 * The JSON-LD of every exported page, against what search engines ask for and against the page itself. That a property belongs to
 * its type is the compiler's: `lib/structured-data.ts` is typed by schema.org's vocabulary.
 */

interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** The types that the site uses, and what a thing of each has at least, so that search engines make use of it. */
const needed: Readonly<Record<string, string>> = {
  AboutPage: 'name url isPartOf about breadcrumb',
  Answer: 'text',
  BreadcrumbList: 'itemListElement',
  CollectionPage: 'name url isPartOf mainEntity breadcrumb',
  ContactPage: 'name url isPartOf about breadcrumb',
  ContactPoint: 'contactType telephone email',
  CreativeWork: 'name description url creator genre',
  DefinedTerm: 'name description url',
  DefinedTermSet: 'name hasDefinedTerm',
  FAQPage: 'name url isPartOf mainEntity breadcrumb',
  ItemList: 'itemListElement numberOfItems',
  ListItem: 'position name',
  Organization: 'name url',
  PropertyValue: 'propertyID value',
  PostalAddress: 'streetAddress addressLocality postalCode addressCountry',
  Question: 'name acceptedAnswer',
  Service: 'name',
  WebPage: 'name url isPartOf',
  WebSite: 'name url publisher',
};

function graphOf({ $, path }: ExportedPage): readonly Thing[] {
  const blocks = $('script[type="application/ld+json"]');
  if (blocks.length !== 1)
    throw new Error(`${path} has ${blocks.length} graphs: components/ui/json-ld.tsx writes one.`);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks.text());
  if (context !== 'https://schema.org') throw new Error(`${path} has a graph of the context "${context}".`);
  return graph;
}

/** All things of a graph, those within others too. */
function* thingsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* thingsIn(part);
}

test('every thing is of a type that the site uses, and has what search engines ask for', () => {
  const isMissing = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && !value.length);
  expect(
    faultsOf(pages, (page) =>
      [...thingsIn(graphOf(page))].flatMap((thing) => {
        const { '@type': type, '@id': id } = thing;
        // `{ "@id": … }` refers to what is described elsewhere.
        if (type === undefined && id !== undefined && Object.keys(thing).length === 1) return [];
        const properties = needed[String(type)]?.split(' ');
        if (!properties)
          return [`a thing of the type "${type}": if schema.org has it, say here what it needs`];
        return properties
          .filter((property) => isMissing(thing[property]))
          .map((property) => `${type} ${id ?? ''} lacks ${property}`);
      }),
    ),
  ).toEqual([]);
});

test('ids are of this site, name one thing each, and every one that is referred to is described', () => {
  const types = new Map<unknown, string>();
  for (const page of pages)
    for (const { '@id': id, '@type': type } of graphOf(page)) {
      expect(`${id} ${types.get(id) ?? type}`).toBe(`${id} ${type}`);
      types.set(id, type);
    }
  expect(types.size).toBeGreaterThan(3 * 160);
  expect(
    faultsOf(pages, (page) =>
      [...thingsIn(graphOf(page))].map(
        ({ '@id': id }) =>
          id !== undefined &&
          !(types.has(id) && String(id).startsWith(`${origin}/`)) &&
          `names ${id}, which no page of this site describes`,
      ),
    ),
  ).toEqual([]);
});

const namedNotShown = new Set(['@id', '@type', 'url', 'item', 'logo', 'sameAs', 'position', 'numberOfItems']);
/** Facts about the facts, which no page prints. */
const unprinted = new Set(['contactType', 'availableLanguage']);
const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Every text of a page that a visitor can read, and the targets of its links. */
function shownBy(page: ExportedPage): string {
  const texts = elementsOf(page, 'body *:not(script)').flatMap(({ children }) =>
    children.flatMap((node) => (node.type === 'text' ? node.data : [])),
  );
  const links = [...valuesOf(page, 'a', 'href'), ...valuesOf(page, 'time', 'datetime')];
  return plain([...texts, ...links].join(' '));
}

/** Writes a value of the graph as the page shows it. */
const asShown: Readonly<Record<string, (value: string) => string>> = {
  addressCountry: (code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
  lastReviewed: (date) =>
    `Checked ${new Date(date).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })}`,
};

test('the graph states nothing that its page does not show', () => {
  expect(
    faultsOf(pages, (page) => {
      const shown = shownBy(page);
      return [...thingsIn(graphOf(page))].flatMap((thing) =>
        Object.entries(thing).map(
          ([property, value]) =>
            typeof value === 'string' &&
            !namedNotShown.has(property) &&
            !unprinted.has(property) &&
            !shown.includes(plain((asShown[property] ?? String)(value))) &&
            `states ${property} "${value}" and does not show it`,
        ),
      );
    }),
  ).toEqual([]);
});

test('the graph of a page states the kind of the page', () => {
  const kinds = [
    [/^\/(services|industries|solution)\/./, 'WebPage', 'Service'],
    [/^\/portfolio\/.|^\/case-study$/, 'WebPage', 'CreativeWork'],
    [/^\/(services|industry|solution|portfolio)$/, 'CollectionPage', 'ItemList'],
    [/^\/about$/, 'AboutPage', 'Organization'],
    [/^\/contact$/, 'ContactPage', 'Organization'],
    [/^\/faq$/, 'FAQPage', 'Question'],
    [/^\/$/, 'WebPage', 'WebSite'],
    [/./, 'WebPage', 'BreadcrumbList'],
  ] as const;
  expect(
    faultsOf(pages, (page) => {
      const graph = graphOf(page);
      const types = new Set([...thingsIn(graph)].map((thing) => thing['@type']));
      const [, kind, subject] = kinds.find(([address]) => address.test(page.path)) ?? kinds[0];
      const stated = graph.find((thing) => thing['@id']?.endsWith('#webpage'))?.['@type'];
      return [
        stated !== kind && `is said to be a ${stated}, not a ${kind}`,
        !types.has(subject) && `has no ${subject}`,
        ...(['FAQPage', 'ItemList'] as const).map(
          (type) =>
            types.has(type) &&
            type !== kind &&
            type !== subject &&
            `has an ${type}, which is of another kind of page`,
        ),
      ];
    }),
  ).toEqual([]);
});

test('the trail of every page is the one that it shows, by name and address', () => {
  expect(
    faultsOf(pages, (page) => {
      const { $, path } = page;
      const trail = graphOf(page).find((thing) => thing['@type'] === 'BreadcrumbList') as
        | { itemListElement: { name: string; item?: string }[] }
        | undefined;
      const stated = trail?.itemListElement.map(({ name, item = '' }) => `${name} ${item}`) ?? [];
      const shown = $('nav[aria-label="Breadcrumb"] li')
        .get()
        .map((crumb) => {
          const href = $(crumb).find('a').attr('href');
          return `${$(crumb).text()} ${href ? `${origin}${href === '/' ? '' : href}` : ''}`;
        });
      return [
        stated.join(' › ') !== shown.join(' › ') &&
          `states the trail ${stated.join(' › ')}, shows ${shown.join(' › ')}`,
        shown.length > 1 !== (path !== '/') && `shows a trail of ${shown.length}`,
      ];
    }),
  ).toEqual([]);
});

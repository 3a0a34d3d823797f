import { company } from '@/content/company';
import { faq } from '@/content/faq';
import { portfolio } from '@/content/portfolio';
import { type Crumb, catalogueBreadcrumbs, portfolioBreadcrumbs, staticBreadcrumbs } from '@/lib/breadcrumbs';
import { catalogueEntries, getEntry } from '@/lib/catalogue';
import { deployment } from '@/lib/config/deployment';
import {
  breadcrumbList,
  faqJsonLd,
  homeJsonLd,
  hubJsonLd,
  portfolioJsonLd,
  serviceJsonLd,
  staticJsonLd,
} from '@/lib/structured-data';

const origin = deployment.siteUrl;
const id = `${origin}/#organization`;
const phone = deployment.phone.e164;
const crumbs: readonly Crumb[] = [{ label: 'Home', href: '/' }, { label: 'Here' }];
const trail = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
    { '@type': 'ListItem', position: 2, name: 'Here' },
  ],
};
const organisation = {
  '@type': 'Organization',
  '@id': id,
  name: company.name,
  legalName: company.legalName,
  url: origin,
  logo: `${origin}/icon-512.png`,
  description: company.tagline,
  foundingDate: `${company.foundingYear}`,
  email: deployment.email,
  telephone: phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    postalCode: company.address.postalCode,
    addressCountry: company.address.countryCode,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: deployment.email,
    telephone: phone,
    availableLanguage: 'en',
  },
  // A network without an address yet is not the company's.
  sameAs: company.social.map((link) => link.url).filter(Boolean),
};
const graphOf = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });

/** The graph without its envelope and trail. */
function mainOf(graph: object): Record<string, unknown> {
  const { '@graph': things } = JSON.parse(JSON.stringify(graph));
  expect(graph).toEqual(graphOf(...things.slice(0, -1), trail));
  return things[0];
}

test('a trail is numbered from one, and its last entry has no address', () => {
  expect(breadcrumbList(crumbs)).toEqual(trail);
});

test('the home page states the site and the company behind it', () => {
  expect(homeJsonLd()).toEqual(
    graphOf(
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: company.name,
        url: origin,
        publisher: { '@id': id },
      },
      organisation,
    ),
  );
});

test('a catalogue page is a service of the company', () => {
  const entry = getEntry('/services/ci-cd');
  const url = `${origin}/services/ci-cd`;
  expect(mainOf(serviceJsonLd(entry, crumbs))).toEqual({
    '@type': 'Service',
    '@id': `${url}#service`,
    name: entry.page.label,
    serviceType: entry.page.label,
    category: entry.primaryCategory.label,
    description: entry.page.summary,
    url,
    provider: { '@type': 'Organization', '@id': id, name: company.name, url: origin },
  });
});

test('an illustrative project says that it is a sample', () => {
  const [item] = portfolio;
  expect(mainOf(portfolioJsonLd(item, `/portfolio/${item.slug}`, crumbs))).toEqual({
    '@type': 'CreativeWork',
    name: item.title,
    description: item.summary,
    genre: 'Sample project',
    url: `${origin}/portfolio/${item.slug}`,
    creator: { '@id': id },
  });
});

test('a hub lists each of its pages once, a page of two categories too', () => {
  const hub = mainOf(hubJsonLd('industries', crumbs));
  const pages = catalogueEntries.filter(({ path }) => path.startsWith('/industries/'));
  expect(hub).toEqual({
    '@type': 'CollectionPage',
    name: expect.stringContaining('trade'),
    description: expect.stringContaining('trade'),
    url: `${origin}/industry`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 63,
      itemListElement: pages.map(({ page, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.label,
        url: `${origin}${path}`,
      })),
    },
  });
});

test('a static page is a web page with its date, unless it is named otherwise', () => {
  const returns = staticJsonLd('/returnspolicy', crumbs);
  expect(mainOf(returns)).toEqual({
    '@type': 'WebPage',
    name: expect.any(String),
    description: expect.any(String),
    url: `${origin}/returnspolicy`,
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(returns).toHaveProperty(['@graph', 'length'], 2);
  expect(staticJsonLd('/portfolio', crumbs, 'CollectionPage')).toHaveProperty(['@graph', 'length'], 2);
});

test.each([
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
] as const)('%s states the company too', (path, type) => {
  expect(staticJsonLd(path, crumbs, type)).toEqual(
    graphOf(expect.objectContaining({ '@type': type, url: `${origin}${path}` }), organisation, trail),
  );
});

test('the questions stand with their whole answers', () => {
  expect(mainOf(faqJsonLd(crumbs))).toEqual({
    '@type': 'FAQPage',
    url: `${origin}/faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.reduce((text, line) => `${text} ${line}`) },
    })),
  });
});

test('no page asserts a rating, a review, an offer or a job', () => {
  const graphs = [
    homeJsonLd(),
    staticJsonLd('/career', staticBreadcrumbs('/career')),
    ...catalogueEntries.map((entry) => serviceJsonLd(entry, catalogueBreadcrumbs(entry))),
    ...portfolio.map((item) => portfolioJsonLd(item, `/portfolio/${item.slug}`, portfolioBreadcrumbs(item))),
  ];
  expect(JSON.stringify(graphs)).not.toMatch(/"(AggregateRating|Review|Offer|JobPosting)"/);
});

import { caseStudy } from '@/content/case-study';
import { company } from '@/content/company';
import { faq } from '@/content/faq';
import { home } from '@/content/pages/home';
import { portfolio } from '@/content/portfolio';
import { type Crumb, catalogueBreadcrumbs, portfolioBreadcrumbs, staticBreadcrumbs } from '@/lib/breadcrumbs';
import { catalogueEntries, getEntry } from '@/lib/catalogue';
import { deployment } from '@/lib/config/deployment';
import { sitePages } from '@/lib/pages';
import {
  breadcrumbList,
  caseStudyJsonLd,
  faqJsonLd,
  homeJsonLd,
  hubJsonLd,
  portfolioHubJsonLd,
  portfolioJsonLd,
  serviceJsonLd,
  staticJsonLd,
} from '@/lib/structured-data';

const origin = deployment.siteUrl;
const id = `${origin}/#organization`;
const phone = deployment.phone.e164;
const crumbs: readonly Crumb[] = [{ label: 'Home', href: '/' }, { label: 'Here' }];
const trailOf = (path: string) => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${path}#breadcrumb`,
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
    { '@type': 'ListItem', position: 2, name: 'Here' },
  ],
});
/** What every page says of itself. */
const pageOf = (path: string, type = 'WebPage') => ({
  '@type': type,
  '@id': `${origin}${path}#webpage`,
  url: `${origin}${path}`,
  name: sitePages.find((page) => page.path === path)?.title,
  isPartOf: { '@id': `${origin}/#website` },
  breadcrumb: { '@id': `${origin}${path}#breadcrumb` },
});
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

test('a trail is numbered from one, and its last entry has no address', () => {
  expect(breadcrumbList('/about', crumbs)).toEqual(trailOf('/about'));
});

test('the home page states the site and the company behind it, and has no trail', () => {
  const { breadcrumb, ...page } = pageOf('/');
  expect(homeJsonLd()).toEqual(
    graphOf(
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: company.name,
        url: origin,
        publisher: { '@id': id },
      },
      {
        ...page,
        url: origin,
        name: home.headline,
        about: { '@id': id },
      },
      organisation,
    ),
  );
});

test('a catalogue page is a service of the company', () => {
  const path = '/services/ci-cd';
  const entry = getEntry(path);
  const url = `${origin}${path}`;
  expect(serviceJsonLd(entry, crumbs)).toEqual(
    graphOf(
      {
        ...pageOf(path),
        lastReviewed: entry.page.reviewedOn,
        mainEntity: { '@id': `${url}#service` },
      },
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: entry.page.label,
        serviceType: entry.page.label,
        category: entry.primaryCategory.label,
        description: entry.page.detail.promise,
        url,
        provider: { '@type': 'Organization', '@id': id, name: company.name, url: origin },
      },
      trailOf(path),
    ),
  );
});

test('an illustrative project says that it is a sample, and of which services', () => {
  const [item] = portfolio;
  const path = `/portfolio/${item.slug}`;
  expect(portfolioJsonLd(item, path, crumbs)).toEqual(
    graphOf(
      { ...pageOf(path), mainEntity: { '@id': `${origin}${path}#project` } },
      {
        '@type': 'CreativeWork',
        '@id': `${origin}${path}#project`,
        name: item.label,
        description: item.summary,
        genre: 'Illustrative project',
        url: `${origin}${path}`,
        creator: { '@id': id },
        about: item.illustrates().map(({ section, slug, label }) => ({
          '@type': 'Service',
          '@id': `${origin}/${section}/${slug}#service`,
          name: label,
        })),
      },
      trailOf(path),
    ),
  );
});

test('the case study is a sample too', () => {
  const path = '/case-study';
  expect(caseStudyJsonLd(crumbs)).toEqual(
    graphOf(
      { ...pageOf(path), mainEntity: { '@id': `${origin}${path}#project` } },
      {
        '@type': 'CreativeWork',
        '@id': `${origin}${path}#project`,
        name: 'Case study',
        description: caseStudy.lead,
        genre: 'Illustrative project',
        url: `${origin}${path}`,
        creator: { '@id': id },
      },
      trailOf(path),
    ),
  );
});

const listOf = (entries: readonly { readonly path: string; readonly label: string }[]) => ({
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: entries.map(({ path, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    url: `${origin}${path}`,
  })),
});

test('a hub lists each of its pages once, a page of two categories too', () => {
  const pages = sitePages.filter(({ path }) => path.startsWith('/industries/'));
  expect(pages).toHaveLength(63);
  expect(hubJsonLd('industries', crumbs)).toEqual(
    graphOf({ ...pageOf('/industry', 'CollectionPage'), mainEntity: listOf(pages) }, trailOf('/industry')),
  );
});

test('the portfolio lists its projects', () => {
  const projects = sitePages.filter(({ path }) => path.startsWith('/portfolio/'));
  expect(projects).toHaveLength(portfolio.length);
  expect(portfolioHubJsonLd(crumbs)).toEqual(
    graphOf(
      { ...pageOf('/portfolio', 'CollectionPage'), mainEntity: listOf(projects) },
      trailOf('/portfolio'),
    ),
  );
});

test('a static page is a web page, with a date where it shows one', () => {
  const path = '/returnspolicy';
  expect(staticJsonLd(path, crumbs)).toEqual(graphOf(pageOf(path), trailOf(path)));
  expect(staticJsonLd(path, crumbs, 'WebPage', '2026-01-31')).toEqual(
    graphOf({ ...pageOf(path), dateModified: '2026-01-31' }, trailOf(path)),
  );
});

test.each([
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
] as const)('%s is about the company, and states it', (path, type) => {
  expect(staticJsonLd(path, crumbs, type)).toEqual(
    graphOf({ ...pageOf(path, type), about: { '@id': id } }, organisation, trailOf(path)),
  );
});

test('the questions stand with their whole answers and where each is answered', () => {
  expect(faqJsonLd(crumbs)).toEqual(
    graphOf(
      {
        ...pageOf('/faq', 'FAQPage'),
        mainEntity: faq.map(({ slug, question, answer }) => ({
          '@type': 'Question',
          name: question,
          url: `${origin}/faq#${slug}`,
          acceptedAnswer: { '@type': 'Answer', text: answer.reduce((text, line) => `${text} ${line}`) },
        })),
      },
      trailOf('/faq'),
    ),
  );
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

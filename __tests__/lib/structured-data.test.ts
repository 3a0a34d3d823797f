import { caseStudy } from '@/content/case-study';
import { company } from '@/content/company';
import { faq } from '@/content/faq';
import { home } from '@/content/pages/home';
import { portfolio } from '@/content/portfolio';
import { type Crumb, catalogueBreadcrumbs, portfolioBreadcrumbs, staticBreadcrumbs } from '@/lib/breadcrumbs';
import { catalogueEntries, getEntry, pageAt } from '@/lib/catalogue';
import { deployment } from '@/lib/config/deployment';
import { sitePages } from '@/lib/pages';
import {
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
/** The thing that stands for a page itself, in every graph. */
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
  identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: company.cin },
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
      { ...page, url: origin, name: home.headline, about: { '@id': id } },
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
      { ...pageOf(path), lastReviewed: entry.page.reviewedOn, mainEntity: { '@id': `${url}#service` } },
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

const [item] = portfolio;
test.each([
  [
    'an illustrative project',
    portfolioJsonLd(item, `/portfolio/${item.slug}`, crumbs),
    `/portfolio/${item.slug}`,
    {
      name: item.label,
      description: item.summary,
      about: item.illustrates.map(pageAt).map(({ section, slug, label }) => ({
        '@type': 'Service',
        '@id': `${origin}/${section}/${slug}#service`,
        name: label,
      })),
    },
  ],
  [
    'the case study',
    caseStudyJsonLd(crumbs),
    '/case-study',
    { name: 'Case study', description: caseStudy.lead },
  ],
] as const)('%s says that it is a sample, and which services it illustrates', (_, graph, path, more) => {
  const project = { '@id': `${origin}${path}#project` };
  const work = {
    ...project,
    '@type': 'CreativeWork',
    genre: 'Illustrative project',
    url: `${origin}${path}`,
    creator: { '@id': id },
    ...more,
  };
  expect(graph).toEqual(graphOf({ ...pageOf(path), mainEntity: project }, work, trailOf(path)));
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

// Some pages of the industries stand in two categories.
test.each([
  ['/industry', hubJsonLd('industries', crumbs), '/industries/', 63],
  ['/portfolio', portfolioHubJsonLd(crumbs), '/portfolio/', portfolio.length],
] as const)('%s lists each of its pages once', (path, graph, below, count) => {
  const pages = sitePages.filter((page) => page.path.startsWith(below));
  expect(pages).toHaveLength(count);
  expect(graph).toEqual(
    graphOf({ ...pageOf(path, 'CollectionPage'), mainEntity: listOf(pages) }, trailOf(path)),
  );
});

test('a static page is a web page, with a date where it shows one', () => {
  const path = '/returnspolicy';
  expect(staticJsonLd(path, crumbs)).toEqual(graphOf(pageOf(path), trailOf(path)));
  expect(staticJsonLd(path, crumbs, 'WebPage', '2026-01-31')).toEqual(
    graphOf({ ...pageOf(path), dateModified: '2026-01-31' }, trailOf(path)),
  );
});

// The number in the register is stated where the page shows it.
const { identifier, ...unnumbered } = organisation;
test.each([
  ['/about', 'AboutPage', organisation],
  ['/contact', 'ContactPage', unnumbered],
] as const)('%s is about the company, and states it', (path, type, shown) => {
  expect(staticJsonLd(path, crumbs, type)).toEqual(
    graphOf({ ...pageOf(path, type), about: { '@id': id } }, shown, trailOf(path)),
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

import type {
  AboutPageLeaf,
  BreadcrumbList,
  CollectionPageLeaf,
  ContactPageLeaf,
  CreativeWork,
  FAQPageLeaf,
  Graph,
  ItemList,
  Organization,
  Service,
  WebPageLeaf,
} from 'schema-dts';
import { caseStudy } from '@/content/case-study';
import type { AnyPage, Section } from '@/content/catalogue/schema';
import { company } from '@/content/company';
import { faq } from '@/content/faq';
import { home } from '@/content/pages/home';
import { portfolio } from '@/content/portfolio';
import type { PortfolioItem } from '@/content/portfolio/schema';
import type { StaticPath } from '@/content/static-pages';
import { anchorOf } from './anchor';
import type { Crumb } from './breadcrumbs';
import { type CatalogueEntry, categoriesIn, pageAt } from './catalogue';
import { deployment } from './config/deployment';
import { glossary } from './glossary';
import { getStaticPage } from './pages';
import { routes } from './routes';

/*
 * JSON-LD: one graph a page, absolute addresses, stable ids, only what the page shows. No ratings, reviews, offers or
 * job postings: nothing here may assert more than is true.
 *
 * A page is `<address>#webpage`, its breadcrumbs `#breadcrumb`, what it is about `#service` or `#project`; the site and the company
 * are `/#website` and `/#organization` wherever they are named.
 */

const url = (path: string) => new URL(path, deployment.siteUrl).href.replace(/\/$/, '');
const idOf = (path: string, part: string) => `${url(path)}${path === routes.home ? '/' : ''}#${part}`;
const siteId = idOf(routes.home, 'website');
const organisationId = idOf(routes.home, 'organization');
const serviceId = (path: string) => idOf(path, 'service');
const projectId = (path: string) => idOf(path, 'project');

type Thing = Graph['@graph'][number];

const graph = (...things: Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things });

/** @param isNumbered whether the page shows the company's number in the register */
function organisation(isNumbered: boolean): Organization {
  const { address } = company;
  return {
    '@type': 'Organization',
    '@id': organisationId,
    name: company.name,
    legalName: company.legalName,
    ...(isNumbered && {
      identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: company.cin } as const,
    }),
    url: url('/'),
    logo: url('/icon-512.png'),
    description: company.tagline,
    foundingDate: String(company.foundingYear),
    email: deployment.email,
    telephone: deployment.phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: deployment.email,
      telephone: deployment.phone.e164,
      availableLanguage: 'en',
    },
    sameAs: company.social.flatMap((link) => link.url ?? []),
  };
}

function breadcrumbList(path: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(path, 'breadcrumb'),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: url(href) }),
    })),
  };
}

type Page = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf | FAQPageLeaf;

/** The page itself: its `h1` as the name, its place in the site, and what it says beyond that. */
function webPage(path: string, name: string, more: Page): Page {
  return {
    '@id': idOf(path, 'webpage'),
    url: url(path),
    name,
    isPartOf: { '@id': siteId },
    ...(path !== routes.home && { breadcrumb: { '@id': idOf(path, 'breadcrumb') } }),
    ...more,
  };
}

/** The graph of every page but Home: the page, what else it speaks of, and its breadcrumbs. */
function pageGraph(
  path: string,
  name: string,
  crumbs: readonly Crumb[],
  more: Page,
  ...things: readonly Thing[]
): Graph {
  return graph(webPage(path, name, more), ...things, breadcrumbList(path, crumbs));
}

function itemList(entries: readonly { readonly path: string; readonly label: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ path, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: url(path),
    })),
  };
}

export function homeJsonLd(): Graph {
  return graph(
    {
      '@type': 'WebSite',
      '@id': siteId,
      name: company.name,
      url: url('/'),
      publisher: { '@id': organisationId },
    },
    webPage(routes.home, home.headline, { '@type': 'WebPage', about: { '@id': organisationId } }),
    organisation(true),
  );
}

export function serviceJsonLd(
  { page, path, primaryCategory }: CatalogueEntry,
  crumbs: readonly Crumb[],
): Graph {
  const service: Service = {
    '@type': 'Service',
    '@id': serviceId(path),
    name: page.label,
    serviceType: page.label,
    category: primaryCategory.label,
    description: page.detail.promise,
    url: url(path),
    provider: { '@id': organisationId, '@type': 'Organization', name: company.name, url: url('/') },
  };
  return pageGraph(
    path,
    page.title,
    crumbs,
    { '@type': 'WebPage', lastReviewed: page.reviewedOn, mainEntity: { '@id': serviceId(path) } },
    service,
  );
}

/** A sample says so, and asserts no client. */
function sampleJsonLd(
  path: string,
  { title, label, summary }: Pick<PortfolioItem, 'title' | 'label' | 'summary'>,
  pages: readonly AnyPage[],
  crumbs: readonly Crumb[],
): Graph {
  const about = pages.map((page) => ({
    '@type': 'Service' as const,
    '@id': serviceId(routes.page(page)),
    name: page.label,
  }));
  const project: CreativeWork = {
    '@type': 'CreativeWork',
    '@id': projectId(path),
    name: label,
    description: summary,
    genre: 'Illustrative project',
    url: url(path),
    creator: { '@id': organisationId },
    ...(about.length > 0 && { about }),
  };
  const page: Page = { '@type': 'WebPage', mainEntity: { '@id': projectId(path) } };
  return pageGraph(path, title, crumbs, page, project);
}

export function portfolioJsonLd(item: PortfolioItem, path: string, crumbs: readonly Crumb[]): Graph {
  return sampleJsonLd(path, item, item.illustrates.map(pageAt), crumbs);
}

/** The same project as the portfolio's item, told at length. */
export function caseStudyJsonLd(crumbs: readonly Crumb[]): Graph {
  const path = routes.caseStudy;
  return sampleJsonLd(path, { ...getStaticPage(path), summary: caseStudy.lead }, [], crumbs);
}

function collectionJsonLd(
  path: StaticPath,
  crumbs: readonly Crumb[],
  entries: Parameters<typeof itemList>[0],
): Graph {
  const page: Page = { '@type': 'CollectionPage', mainEntity: itemList(entries) };
  return pageGraph(path, getStaticPage(path).title, crumbs, page);
}

export function hubJsonLd(section: Section, crumbs: readonly Crumb[]): Graph {
  const pages = new Set(categoriesIn(section).flatMap((category) => [...category.pages]));
  const entries = [...pages].map((page) => ({ path: routes.page(page), label: page.label }));
  return collectionJsonLd(routes.hub(section), crumbs, entries);
}

export function portfolioHubJsonLd(crumbs: readonly Crumb[]): Graph {
  const entries = portfolio.map((item) => ({ path: routes.portfolioItem(item), label: item.label }));
  return collectionJsonLd(routes.portfolio, crumbs, entries);
}

/** Static pages; `type` where schema.org has a word for the page, the date where the page shows it. */
export function staticJsonLd(
  path: StaticPath,
  crumbs: readonly Crumb[],
  type: 'WebPage' | 'AboutPage' | 'ContactPage' = 'WebPage',
  dateModified?: string,
): Graph {
  const isOfCompany = type !== 'WebPage';
  const page: Page = {
    '@type': type,
    ...(isOfCompany && { about: { '@id': organisationId } }),
    ...(dateModified && { dateModified }),
  };
  const publisher = isOfCompany ? [organisation(type === 'AboutPage')] : [];
  return pageGraph(path, getStaticPage(path).title, crumbs, page, ...publisher);
}

/** Only on `/glossary`. */
export function glossaryJsonLd(crumbs: readonly Crumb[]): Graph {
  const path = routes.glossary;
  return pageGraph(path, getStaticPage(path).title, crumbs, {
    '@type': 'WebPage',
    mainEntity: {
      '@type': 'DefinedTermSet',
      name: getStaticPage(path).title,
      hasDefinedTerm: glossary.map(({ term, meaning }) => ({
        '@type': 'DefinedTerm',
        name: term,
        description: meaning,
        url: idOf(path, anchorOf(term)),
      })),
    },
  });
}

/** Only on `/faq`, where the text is visible. */
export function faqJsonLd(crumbs: readonly Crumb[]): Graph {
  const path = routes.faq;
  return pageGraph(path, getStaticPage(path).title, crumbs, {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: idOf(path, slug),
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  });
}

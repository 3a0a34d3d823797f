import type { BreadcrumbList, Graph, Organization, Service, WebPage } from 'schema-dts';
import type { Section } from '@/content/catalogue/types';
import { company } from '@/content/company';
import { faq } from '@/content/faq';
import type { PortfolioItem } from '@/content/portfolio/types';
import type { StaticPath } from '@/content/static-pages';
import type { Crumb } from './breadcrumbs';
import { type CatalogueEntry, categoriesIn } from './catalogue';
import { deployment } from './config/deployment';
import { getStaticPage } from './pages';
import { routes } from './routes';

/*
 * JSON-LD: one graph a page, absolute addresses, stable ids, only facts that the page shows. No ratings, reviews, offers or
 * job postings: nothing here may assert more than is true.
 */

const url = (path: string) => new URL(path, deployment.siteUrl).href.replace(/\/$/, '');
const organisationId = `${url('/')}/#organization`;

const graph = (...things: Graph['@graph'][number][]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

function organisation(): Organization {
  const { address } = company;
  return {
    '@type': 'Organization',
    '@id': organisationId,
    name: company.name,
    legalName: company.legalName,
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

export function breadcrumbList(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: url(href) } : {}),
    })),
  };
}

export function homeJsonLd(): Graph {
  return graph(
    {
      '@type': 'WebSite',
      '@id': `${url('/')}/#website`,
      name: company.name,
      url: url('/'),
      publisher: { '@id': organisationId },
    },
    organisation(),
  );
}

export function serviceJsonLd(
  { page, path, primaryCategory }: CatalogueEntry,
  crumbs: readonly Crumb[],
): Graph {
  const service: Service = {
    '@type': 'Service',
    '@id': `${url(path)}#service`,
    name: page.label,
    serviceType: page.label,
    category: primaryCategory.label,
    description: page.summary,
    url: url(path),
    provider: { '@id': organisationId, '@type': 'Organization', name: company.name, url: url('/') },
  };
  return graph(service, breadcrumbList(crumbs));
}

/** A sample says so, and asserts no client. */
export function portfolioJsonLd(item: PortfolioItem, path: string, crumbs: readonly Crumb[]): Graph {
  return graph(
    {
      '@type': 'CreativeWork',
      name: item.title,
      description: item.summary,
      genre: 'Sample project',
      url: url(path),
      creator: { '@id': organisationId },
    },
    breadcrumbList(crumbs),
  );
}

export function hubJsonLd(section: Section, crumbs: readonly Crumb[]): Graph {
  const path = routes.hub(section);
  const { title, summary } = getStaticPage(path);
  const pages = [...new Set(categoriesIn(section).flatMap((category) => [...category.pages]))];
  return graph(
    {
      '@type': 'CollectionPage',
      name: title,
      description: summary,
      url: url(path),
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: pages.length,
        itemListElement: pages.map((page, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: page.label,
          url: url(routes.page(page)),
        })),
      },
    },
    breadcrumbList(crumbs),
  );
}

/** Static pages; `type` where schema.org has a word for the page. */
export function staticJsonLd(
  path: StaticPath,
  crumbs: readonly Crumb[],
  type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' = 'WebPage',
): Graph {
  const { title, summary, reviewedOn } = getStaticPage(path);
  const page: WebPage = {
    '@type': type,
    name: title,
    description: summary,
    url: url(path),
    dateModified: reviewedOn,
  };
  const about = type === 'AboutPage' || type === 'ContactPage';
  return graph(page, ...(about ? [organisation()] : []), breadcrumbList(crumbs));
}

/** Only on `/faq`, where the text is visible. */
export function faqJsonLd(crumbs: readonly Crumb[]): Graph {
  return graph(
    {
      '@type': 'FAQPage',
      url: url('/faq'),
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    },
    breadcrumbList(crumbs),
  );
}

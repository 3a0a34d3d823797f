import type { PortfolioItem } from '@/content/portfolio/schema';
import type { CatalogueEntry } from './catalogue';
import { getStaticPage } from './pages';
import { type Href, routes } from './routes';

export interface Crumb {
  readonly label: string;
  /** Missing on the last crumb, the page itself. */
  readonly href?: Href;
}

const homeCrumb: Crumb = { label: 'Home', href: routes.home };

/** Home > hub > category (anchor on the hub) > page. */
export function catalogueBreadcrumbs({ page, primaryCategory: category }: CatalogueEntry): readonly Crumb[] {
  const hub = routes.hub(page.section);
  return [
    homeCrumb,
    { label: getStaticPage(hub).label, href: hub },
    { label: category.label, href: routes.category(category) },
    { label: page.label },
  ];
}

export function portfolioBreadcrumbs(item: PortfolioItem): readonly Crumb[] {
  return [
    homeCrumb,
    { label: getStaticPage('/portfolio').label, href: routes.portfolio },
    { label: item.label },
  ];
}

export function staticBreadcrumbs(path: Parameters<typeof getStaticPage>[0]): readonly Crumb[] {
  return [homeCrumb, { label: getStaticPage(path).label }];
}

import type { PortfolioItem } from '@/content/portfolio/schema';
import { type StaticPath, staticPages } from '@/content/static-pages';
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

/** Home > the page whose address this one continues, where there is one > page. */
export function staticBreadcrumbs(path: StaticPath): readonly Crumb[] {
  const parent = staticPages.find((page) => page.path !== '/' && path.startsWith(`${page.path}/`));
  return [
    homeCrumb,
    ...(parent ? [{ label: parent.label, href: parent.path }] : []),
    { label: getStaticPage(path).label },
  ];
}

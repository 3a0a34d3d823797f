import { portfolio } from '@/content/portfolio';
import type { StaticPage } from '@/content/schema';
import { type StaticPath, staticPages } from '@/content/static-pages';
import { catalogueEntries } from './catalogue';
import { routes } from './routes';

/** @throws Error where `content/static-pages.ts` has no such page. */
export function getStaticPage(path: StaticPath): StaticPage {
  const page = staticPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`content/static-pages.ts has no page ${path}`);
  return page;
}

/** Head and address of any page, for search, the sitemap, share images and tests. */
export interface SitePage {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly summary: string;
  readonly indexed: boolean;
  readonly reviewedOn: string;
  /** Small line above the title of a share image. */
  readonly kicker: string;
}

/** Every page of the site that has a text of its own, once. */
export const sitePages: readonly SitePage[] = [
  ...staticPages.map((page) => ({ ...page, kicker: page.label })),
  ...catalogueEntries.map(({ page, path, primaryCategory }) => ({
    ...page,
    path,
    indexed: true,
    kicker: primaryCategory.label,
  })),
  ...portfolio.map((item) => ({
    ...item,
    path: routes.portfolioItem(item),
    indexed: true,
    kicker: 'Illustrative project',
  })),
];

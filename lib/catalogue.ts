import { categories } from '@/content/catalogue';
import type { AnyCategory, AnyPage, PageAddress, Section } from '@/content/catalogue/schema';
import { nearest } from './nearest';
import { routes } from './routes';

/** A page together with the categories that list it; the first is its primary category, the one in breadcrumbs. */
export interface CatalogueEntry {
  readonly page: AnyPage;
  readonly path: string;
  readonly primaryCategory: AnyCategory;
  readonly categories: readonly AnyCategory[];
}

/**
 * Walks the categories in menu order. The same page object met again is one more listing of it.
 * @throws Error where two different pages claim one path, or two categories of a section one slug.
 */
export function indexCatalogue(list: readonly AnyCategory[]): ReadonlyMap<string, CatalogueEntry> {
  const entries = new Map<string, CatalogueEntry>();
  const anchors = new Set<string>();
  for (const category of list) {
    const anchor = routes.category(category);
    if (anchors.has(anchor))
      throw new Error(`Two categories claim ${anchor}: rename one slug in content/catalogue`);
    anchors.add(anchor);
    for (const page of category.pages) {
      const path = routes.page(page);
      const known = entries.get(path);
      if (known && known.page !== page)
        throw new Error(`Two different pages claim ${path}: give one of them another slug`);
      entries.set(
        path,
        known
          ? { ...known, categories: [...known.categories, category] }
          : { page, path, primaryCategory: category, categories: [category] },
      );
    }
  }
  return entries;
}

const entries = indexCatalogue(categories);

/** Every catalogue page once, in menu order. */
export const catalogueEntries: readonly CatalogueEntry[] = [...entries.values()];

export function findEntry(path: string): CatalogueEntry | undefined {
  return entries.get(path);
}

/** @throws Error where the path is no catalogue page. */
export function getEntry(path: string): CatalogueEntry {
  const entry = findEntry(path);
  if (!entry) throw new Error(`No catalogue page at ${path}`);
  return entry;
}

/** Finds the page with this address. @throws Error with the nearest right address where there is none. */
export function pageAt(address: PageAddress): AnyPage {
  const problem = addressProblem(address);
  if (problem) throw new Error(problem);
  return getEntry(`/${address}`).page;
}

/** Describes why no page has this address, with the nearest right one; undefined where there is such a page. */
export function addressProblem(address: string): string | undefined {
  if (entries.has(`/${address}`)) return undefined;
  const right = nearest(
    address,
    [...entries.keys()].map((path) => path.slice(1)),
  );
  return `${address} is no page: did you mean ${right}?`;
}

export function categoriesIn(section: Section): readonly AnyCategory[] {
  return categories.filter((category) => category.section === section);
}

export function slugsIn(section: Section): string[] {
  return catalogueEntries.filter(({ page }) => page.section === section).map(({ page }) => page.slug);
}

/** So many pages that follow this one in its primary category, in menu order; after the last comes the first. */
export function siblingsAfter({ page, primaryCategory }: CatalogueEntry, count: number): readonly AnyPage[] {
  const pages: readonly AnyPage[] = primaryCategory.pages;
  const at = pages.indexOf(page) + 1;
  return [...pages.slice(at), ...pages.slice(0, at - 1)].slice(0, count);
}

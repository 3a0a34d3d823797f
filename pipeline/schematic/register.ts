import type { AnyPage, Section } from '@/content/catalogue/schema';
import { catalogueEntries } from '@/lib/catalogue';
import { drawingOf } from './drawings';
import { type Miniature, miniature } from './miniature';

/** The drawing of every page of a section, in small. */
export async function miniaturesIn(section: Section): Promise<ReadonlyMap<AnyPage, Miniature>> {
  const pages = catalogueEntries.map(({ page }) => page).filter((page) => page.section === section);
  return new Map(
    await Promise.all(
      pages.map(
        async (page) => [page, miniature(await drawingOf(page.detail.schematic, 'landscape'))] as const,
      ),
    ),
  );
}

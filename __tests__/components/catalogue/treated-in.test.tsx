/** @jest-environment node */
import { industryChapters } from '@/components/catalogue/industry-chapters';
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { solutionChapters } from '@/components/catalogue/solution-chapters';
import type { AnyPage } from '@/content/catalogue/types';
import { catalogueEntries } from '@/lib/catalogue';

function chaptersOf(page: AnyPage) {
  if (page.section === 'services') return serviceChapters(page.detail);
  return page.section === 'industries' ? industryChapters(page.detail) : solutionChapters(page.detail);
}

test('a box of a drawing leads to a chapter that its page has', () => {
  const leads = catalogueEntries.flatMap(({ path, page }) => {
    const slugs = chaptersOf(page).map(({ slug }) => slug);
    return Object.values(page.detail.schematic.treatedIn ?? {}).map((slug) => ({ path, slug, slugs }));
  });
  expect(leads.length).toBeGreaterThan(0);
  expect(leads.filter(({ slug, slugs }) => !slugs.includes(slug))).toEqual([]);
});

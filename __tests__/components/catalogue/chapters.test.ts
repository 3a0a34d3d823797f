/** @jest-environment node */
import { industryChapters } from '@/components/catalogue/industry-chapters';
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { solutionChapters } from '@/components/catalogue/solution-chapters';
import type { AnyPage } from '@/content/catalogue/schema';
import { b2bPortal } from '@/content/services/b2b-portal';
import { ciCd } from '@/content/services/ci-cd';
import { catalogueEntries } from '@/lib/catalogue';

function chaptersOf(page: AnyPage) {
  if (page.section === 'services') return serviceChapters(page.detail);
  return page.section === 'industries' ? industryChapters(page.detail) : solutionChapters(page.detail);
}

const full = catalogueEntries.filter(({ page }) => page.detail.chapters);

test.each(full.map(({ path, page }) => [path, page] as const))('%s has no anchor twice', (_, page) => {
  const slugs = chaptersOf(page).map(({ slug }) => slug);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

test('a box of a drawing leads to a chapter that its page has', () => {
  const leads = catalogueEntries.flatMap(({ path, page }) => {
    const slugs = chaptersOf(page).map(({ slug }) => slug);
    return Object.values(page.detail.schematic.treatedIn ?? {}).map((slug) => ({ path, slug, slugs }));
  });
  expect(leads.length).toBeGreaterThan(0);
  expect(leads.filter(({ slug, slugs }) => !slugs.includes(slug))).toEqual([]);
});

test('every full page shows a sample of its own', () => {
  const titles = full.map(({ page }) => page.detail.chapters?.exhibit?.title);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(full.length);
});

test('a chapter that a page leaves out leaves no heading behind', () => {
  const { chapters } = b2bPortal.detail;
  if (!chapters) throw new Error('The portal has its chapters');
  const { standards, measures, techTable, ...mandatory } = chapters;
  expect([standards, measures, techTable]).not.toContain(undefined);
  const slugs = serviceChapters({ ...b2bPortal.detail, chapters: mandatory }).map(({ slug }) => slug);
  expect(slugs).toEqual(
    'for-whom capabilities deliverables approach cost risks example questions related'.split(' '),
  );
  expect(serviceChapters(ciCd.detail).map(({ slug }) => slug)).toEqual(['capabilities']);
});

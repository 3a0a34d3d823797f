/** @jest-environment node */
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { b2bPortal } from '@/content/services/b2b-portal';
import { ciCd } from '@/content/services/ci-cd';
import { catalogueEntries } from '@/lib/catalogue';

const full = catalogueEntries.filter(({ page }) => page.detail.chapters);

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

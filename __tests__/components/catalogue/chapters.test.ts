/** @jest-environment node */
import { type Chapter, inOrder } from '@/components/catalogue/chapter';
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { categories } from '@/content/catalogue';
import { b2bPortal } from '@/content/services/b2b-portal';
import { ciCd } from '@/content/services/ci-cd';
import { catalogueEntries } from '@/lib/catalogue';

const slugsOf = (chapters: readonly Chapter[]) => chapters.map(({ slug }) => slug);
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
  const { open, folded } = serviceChapters({ ...b2bPortal.detail, chapters: mandatory });
  expect(slugsOf(open)).toEqual('deliverables capabilities for-whom approach example risks'.split(' '));
  expect(folded).toEqual([]);
  expect(slugsOf(serviceChapters(ciCd.detail).open)).toEqual(['capabilities']);
});

test('the chapters that a page names lead it; an anchor of none is refused with those that there are', () => {
  const { open } = serviceChapters(b2bPortal.detail);
  expect(slugsOf(inOrder(open, ['risks', 'example'])).slice(0, 3)).toEqual([
    'risks',
    'example',
    'deliverables',
  ]);
  expect(() => inOrder(open, ['risk'])).toThrow(
    'No chapter "risk" can lead the page: its chapters are deliv',
  );
});

test('two neighbours of a category never lead alike with an exhibit of one kind', () => {
  const alike = categories.flatMap(({ label, pages }) => {
    const leads = pages.flatMap(({ slug, detail: { chapters } }) =>
      chapters ? [{ slug, lead: `${chapters.exhibit?.kind} ${chapters.order ?? 'as usual'}` }] : [],
    );
    return leads
      .filter(({ lead }, index) => leads.findIndex((other) => other.lead === lead) < index)
      .map(({ slug }) => `${label}: ${slug}`);
  });
  expect(alike).toEqual([]);
});

/** @jest-environment node */
import { type Chapter, inOrder } from '@/components/catalogue/chapter';
import { serviceChapters } from '@/components/catalogue/service-chapters';
import { categories } from '@/content/catalogue';
import { b2bPortal } from '@/content/services/b2b-portal';
import { catalogueEntries } from '@/lib/catalogue';

const slugsOf = (chapters: readonly Chapter[]) => chapters.map(({ slug }) => slug);
const full = catalogueEntries.filter(({ page }) => page.detail.chapters);

test('every full page argues one thing that only it has', () => {
  const headings = full.map(({ page }) => page.detail.argument?.heading);
  expect(headings).not.toContain(undefined);
  expect(new Set(headings).size).toBe(full.length);
});

test('a chapter that a page leaves out leaves no heading behind', () => {
  const { chapters, argument, exhibit, ...short } = b2bPortal.detail;
  if (!chapters) throw new Error('The portal has its chapters');
  const { standards, measures, techTable, risks, workedExample, ...mandatory } = chapters;
  expect([standards, measures, techTable]).not.toEqual([undefined, undefined, undefined]);
  const { open, folded } = serviceChapters({ ...short, chapters: mandatory });
  expect(slugsOf(open)).toEqual(['capabilities', 'approach']);
  expect(folded).toEqual([]);
  expect(slugsOf(serviceChapters(short).open)).toEqual(['capabilities']);
});

test('the chapters that a page names lead it; an anchor of none is refused with those that there are', () => {
  const { open } = serviceChapters(b2bPortal.detail);
  expect(slugsOf(inOrder(open, ['risks', 'approach'])).slice(0, 3)).toEqual(['risks', 'approach', 'exhibit']);
  expect(() => inOrder(open, ['risk'])).toThrow(
    'No chapter "risk" can lead the page: its chapters are exhibit',
  );
});

test('two neighbours of a category never lead alike with a piece of one kind', () => {
  const alike = categories.flatMap(({ label, pages }) => {
    const leads = pages.flatMap(({ slug, detail }) => {
      const piece = 'exhibit' in detail ? detail.exhibit?.kind : label;
      return detail.chapters ? [{ slug, lead: `${piece} ${detail.chapters.order ?? 'as usual'}` }] : [];
    });
    return leads
      .filter(({ lead }, index) => leads.findIndex((other) => other.lead === lead) < index)
      .map(({ slug }) => `${label}: ${slug}`);
  });
  expect(alike).toEqual([]);
});

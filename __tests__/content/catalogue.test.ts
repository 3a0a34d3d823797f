import { readdirSync } from 'node:fs';
import type { Section } from '@/content/catalogue/schema';
import { motifs } from '@/content/motifs';
import { catalogueEntries, categoriesIn } from '@/lib/catalogue';
import { agreedCatalogue } from './agreed-catalogue';

const sections = ['services', 'industries', 'solution'] as const satisfies readonly Section[];

describe.each(sections)('the %s catalogue', (section) => {
  it('lists every category and slug that was agreed on, in that order', () => {
    const listed = categoriesIn(section).map((category) => [
      category.label,
      category.pages.map((page) => page.slug).join(', '),
    ]);
    expect(listed).toEqual(Object.entries(agreedCatalogue[section]));
  });

  it('has exactly one file a page, at the path that its address names', () => {
    const files = readdirSync(`content/${section}`)
      .filter((file) => !file.endsWith('.check.ts'))
      .sort();
    const pages = catalogueEntries.filter(({ page }) => page.section === section);
    expect(files).toEqual(pages.map(({ page }) => `${page.slug}.ts`).sort());
  });
});

test('fleet management is one page of two categories, logistics its primary one', () => {
  const entry = catalogueEntries.find(({ path }) => path === '/industries/fleet-management');
  expect(entry?.categories.map(({ label }) => label)).toEqual([
    'Logistics & Supply Chain',
    'Automotive & Mobility',
  ]);
  expect(entry?.primaryCategory.label).toBe('Logistics & Supply Chain');
});

test.each(Object.entries(motifs))('the motif %s is light', (_, { ink, flame }) => {
  expect(ink.length + flame.length).toBeLessThan(220);
});

test('the pages that set the standard are written in full', () => {
  const full = catalogueEntries.filter(({ page }) => page.detail.chapters).map(({ path }) => path);
  expect(full).toEqual(
    expect.arrayContaining([
      '/services/b2b-portal',
      '/services/penetration-testing',
      '/industries/core-banking-software',
      '/industries/fleet-management',
      '/solution/route-optimization',
    ]),
  );
});

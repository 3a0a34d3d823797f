import { portfolio } from '@/content/portfolio';
import { ciCd } from '@/content/services/ci-cd';
import { workflow } from '@/content/solution/workflow';
import { catalogueEntries, getEntry } from '@/lib/catalogue';
import { drawingNumber, nextDrawing } from '@/lib/drawing-number';
import { findItem, hasCaseStudy, illustratesSection, samplesOf } from '@/lib/portfolio';

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

test('a page shows the projects that name it, in the order of the portfolio', () => {
  expect(slugs(samplesOf(ciCd))).toEqual(['live-stream-release-path']);
  expect(slugs(samplesOf(workflow))).toEqual(['distributor-ordering-portal', 'claims-triage-desk']);
});

test('a project is found by its slug', () => {
  expect(findItem('oee-board')?.slug).toBe('oee-board');
  expect(findItem('nope')).toBeUndefined();
});

test('the filter keeps a project that illustrates any page of the section', () => {
  const item = { illustrates: ['services/ci-cd', 'solution/workflow'] } as unknown as (typeof portfolio)[0];
  expect(illustratesSection(item, 'services')).toBe(true);
  expect(illustratesSection(item, 'solution')).toBe(true);
  expect(illustratesSection(item, 'industries')).toBe(false);
});

test('one project has a case study', () => {
  expect(slugs(portfolio.filter(hasCaseStudy))).toEqual(['distributor-ordering-portal']);
});

test('drawings are numbered by section, in menu order', () => {
  expect(
    ['/services/web-applications', '/industries/banking', '/solution/workflow', '/solution/ecommerce'].map(
      (path) => drawingNumber(getEntry(path)),
    ),
  ).toEqual([expect.stringMatching(/^S-\d\d$/), expect.stringMatching(/^I-\d\d$/), 'P-07', 'P-01']);
});

test('a drawing leads to the next one, the last to the first', () => {
  expect(nextDrawing(getEntry('/services/ci-cd')).path).toBe('/services/iac');
  const last = catalogueEntries.at(-1) as (typeof catalogueEntries)[number];
  expect(nextDrawing(last)).toBe(catalogueEntries[0]);
});

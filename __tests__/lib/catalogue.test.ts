import { serviceCategory } from '@/content/catalogue/define';
import { b2bPortal } from '@/content/services/b2b-portal';
import { ciCd } from '@/content/services/ci-cd';
import { iac } from '@/content/services/iac';
import {
  addressProblem,
  findEntry,
  getEntry,
  indexCatalogue,
  pageAt,
  siblingsAfter,
  slugsIn,
} from '@/lib/catalogue';

const category = (slug: string, pages: Parameters<typeof serviceCategory>[0]['pages']) =>
  serviceCategory({ slug, label: slug, motif: 'code', description: '', pages });

test('two different pages on one path stop the build and are named', () => {
  const rival = { ...iac, slug: 'ci-cd' };
  expect(() => indexCatalogue([category('a', [ciCd]), category('b', [rival])])).toThrow(
    'Two different pages claim /services/ci-cd',
  );
});

test('one page in two categories is one entry, the first its primary category', () => {
  const entries = indexCatalogue([category('a', [ciCd]), category('b', [ciCd, iac])]);
  expect(entries.size).toBe(2);
  expect(entries.get('/services/ci-cd')).toMatchObject({
    primaryCategory: { slug: 'a' },
    categories: [{ slug: 'a' }, { slug: 'b' }],
  });
});

test('two categories on one anchor stop the build and are named', () => {
  expect(() => indexCatalogue([category('a', [ciCd]), category('a', [iac])])).toThrow(
    'Two categories claim /services#a',
  );
});

test('a page is found by the address that a text names, and a slip in it stops the build with the right one', () => {
  expect(pageAt('services/ci-cd')).toBe(ciCd);
  expect(() => pageAt('services/api-intergration')).toThrow(
    'services/api-intergration is no page: did you mean services/api-integration?',
  );
  expect(addressProblem('industry/fleet-managment')).toMatch('did you mean industries/fleet-management?');
});

test('after a page come the next of its category, and after the last the first; the page itself never', () => {
  const entries = indexCatalogue([category('a', [ciCd, iac, b2bPortal])]);
  const siblings = (count: number) => [...entries.values()].map((entry) => siblingsAfter(entry, count));
  expect(siblings(3)).toEqual([
    [iac, b2bPortal],
    [b2bPortal, ciCd],
    [ciCd, iac],
  ]);
  expect(siblings(1)).toEqual([[iac], [b2bPortal], [ciCd]]);
});

test('a section has its own slugs, in the order of the menu', () => {
  expect(slugsIn('solution').slice(0, 3)).toEqual(['ecommerce', 'pos-inventory', 'omnichannel']);
  expect(new Set(slugsIn('industries')).size).toBe(slugsIn('industries').length);
});

test('an unknown path is no page', () => {
  expect(findEntry('/services/nope')).toBeUndefined();
  expect(() => getEntry('/services/nope')).toThrow('No catalogue page at /services/nope');
});

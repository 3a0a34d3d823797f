import { serviceCategory } from '@/content/catalogue/define';
import { ciCd } from '@/content/services/ci-cd';
import { iac } from '@/content/services/iac';
import { findEntry, getEntry, indexCatalogue, siblingsOf, slugsIn } from '@/lib/catalogue';

const category = (slug: string, pages: Parameters<typeof serviceCategory>[0]['pages']) =>
  serviceCategory({ slug, label: slug, icon: 'code', description: '', pages });

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

test('neighbours follow the menu', () => {
  const { previous, next, others } = siblingsOf(getEntry('/services/ci-cd'));
  expect([previous?.slug, next?.slug]).toEqual(['devops-outsourcing', 'iac']);
  expect(others).toHaveLength(5);
  expect(others).not.toContain(ciCd);
});

test('the first page of a category has none before it, the last none after it', () => {
  const entry = indexCatalogue([category('a', [ciCd, iac])]);
  const around = (path: string) => {
    const known = entry.get(path);
    const { previous, next } = known ? siblingsOf(known) : {};
    return [previous?.slug, next?.slug];
  };
  expect(around('/services/ci-cd')).toEqual([undefined, 'iac']);
  expect(around('/services/iac')).toEqual(['ci-cd', undefined]);
});

test('a section has its own slugs, each once', () => {
  expect(slugsIn('solution').slice(0, 3)).toEqual(['ecommerce', 'pos-inventory', 'omnichannel']);
  expect(
    [slugsIn('services'), slugsIn('industries'), slugsIn('solution')].map((list) => list.length),
  ).toEqual([67, 63, 30]);
});

test('an unknown path is no page', () => {
  expect(findEntry('/services/nope')).toBeUndefined();
  expect(() => getEntry('/services/nope')).toThrow('No catalogue page at /services/nope');
});

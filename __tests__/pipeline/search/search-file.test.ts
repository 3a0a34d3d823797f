/** @jest-environment node */
import { buyersWords, synonyms } from '@/content/search-synonyms';
import { sitePages } from '@/lib/pages';
import { searchFile } from '@/pipeline/search/search-file';

const file = searchFile();
const paths = file.records.map(({ path }) => path);

test('every indexed page is found, and each record once', () => {
  expect(paths).toEqual(
    expect.arrayContaining(sitePages.filter(({ indexed }) => indexed).map(({ path }) => path)),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test('buyers’ words belong to records that are there', () => {
  expect(Object.keys(buyersWords).filter((path) => !paths.includes(path))).toEqual([]);
});

test('no phrase stands for two things', () => {
  const phrases = synonyms.flat().map((phrase) => phrase.toLowerCase());
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});

test('a page is searched in all its words, those that no result shows as well', () => {
  const portal = file.records.find(({ path }) => path === '/services/b2b-portal');
  expect(portal?.passages).toContainEqual(['Account hierarchy', 'capabilities']);
  expect(portal?.rest).toContain('Sold-to, ship-to, bill-to and cost centre');
});

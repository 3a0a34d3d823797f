/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { buyersWords, synonyms } from '@/content/search-synonyms';
import { sitePages } from '@/lib/pages';
import { recordSources } from '@/pipeline/search/records';
import { searchFile } from '@/pipeline/search/search-file';

const file = searchFile();
const paths = file.records.map(({ path }) => path);

test('every indexed page is found, and each record once', () => {
  expect(paths).toEqual(
    expect.arrayContaining(sitePages.filter(({ indexed }) => indexed).map(({ path }) => path)),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test('the file that search fetches stays within 90 kB', () => {
  expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThan(90 * 1024);
});

test('buyers’ words belong to records that are there', () => {
  expect(Object.keys(buyersWords).filter((path) => !paths.includes(path))).toEqual([]);
});

test('no phrase stands for two things', () => {
  const phrases = synonyms.flat().map((phrase) => phrase.toLowerCase());
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});

test('a page keeps words of its chapters that no result shows', () => {
  const portal = file.records.find(({ path }) => path === '/services/b2b-portal');
  expect(portal?.words.split(' ')).toHaveLength(20);
  expect(recordSources().find(({ path }) => path === '/services/b2b-portal')?.passages).toContainEqual([
    'Account hierarchy',
    'capabilities',
  ]);
});

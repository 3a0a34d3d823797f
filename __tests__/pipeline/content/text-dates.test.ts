/** @jest-environment node */
import { portfolio } from '@/content/portfolio';
import { ciCd } from '@/content/services/ci-cd';
import textDates from '@/content/text-dates.json';
import { sitePages } from '@/lib/pages';
import { datedTexts, hashOf, textDateProblems, textHashes } from '@/pipeline/content/text-dates';

test('every text has the date of its last change: otherwise run `npm run date:content`', () => {
  expect(textDateProblems(textHashes(), textDates)).toEqual([]);
});

test('every indexed page has a text', () => {
  const indexed = sitePages.filter((page) => page.indexed).map(({ path }) => path);
  expect([...textHashes().keys()].sort()).toEqual(indexed.sort());
});

test('the hash of a text changes with its words, not with the day of its review', () => {
  const [item] = portfolio;
  expect(hashOf({ ...ciCd, reviewedOn: '2001-01-01' })).toBe(hashOf(ciCd));
  expect(hashOf({ ...ciCd, detail: { ...ciCd.detail, promise: 'Another.' } })).not.toBe(hashOf(ciCd));
  expect(hashOf({ ...item, illustrates: ['services/ci-cd'] })).not.toBe(hashOf(item));
});

test('the text of a category changes with the addresses of its pages, not with their titles', () => {
  const pointing = (page: unknown) => hashOf({ label: 'DevOps', pages: [page] });
  expect(pointing({ ...ciCd, title: 'Another' })).toBe(pointing(ciCd));
  expect(pointing({ ...ciCd, slug: 'iac' })).not.toBe(pointing(ciCd));
});

const known = {
  '/kept': { hash: 'a', date: '2026-01-01' },
  '/changed': { hash: 'b', date: '2026-01-01' },
  '/gone': { hash: 'c', date: '2026-01-01' },
};
const now = new Map([
  ['/kept', 'a'],
  ['/changed', 'B'],
  ['/new', 'd'],
]);

test('only texts that are new or changed get the date of the day', () => {
  expect(datedTexts(now, known, '2026-02-02')).toEqual({
    '/kept': { hash: 'a', date: '2026-01-01' },
    '/changed': { hash: 'B', date: '2026-02-02' },
    '/new': { hash: 'd', date: '2026-02-02' },
  });
});

test('a changed, a new and a missing text are named with what to run', () => {
  const remedy = 'run `npm run date:content` and commit content/text-dates.json';
  expect(textDateProblems(now, known)).toEqual([
    `/changed: its text was changed after 2026-01-01, ${remedy}`,
    `/new: its text was changed after it was first written, ${remedy}`,
    `/gone: has a date, but no page: ${remedy}`,
  ]);
});

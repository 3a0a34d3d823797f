import { searchFile } from '@/pipeline/search/search-file';
import { searchIn } from './index-here';
import { everyday, heldOut, type RelevanceQuery, tuning } from './relevance';

const { core, find } = searchIn(searchFile());

/** The queries of which no page is among the first three results, each with what comes instead. */
function failuresOf(queries: readonly RelevanceQuery[], isOpen: boolean): string[] {
  return queries.flatMap(({ query, pages }) => {
    const first = find(query, isOpen)
      .list.slice(0, 3)
      .map(({ path }) => path);
    return first.some((path) => pages.includes(path))
      ? []
      : [`"${query}" should find ${pages.join(' or ')}; first are ${first.join(', ')}`];
  });
}

/** Share of queries that may fail. */
const allowed = 0.05;

test.each([
  ['while it is typed', true],
  ['once it is sent', false],
])('95 in 100 queries of buyers find their page among the first three results, %s', (_, isOpen) => {
  const failures = { tuning: failuresOf(tuning, isOpen), heldOut: failuresOf(heldOut, isOpen) };
  const all = [...failures.tuning, ...failures.heldOut];
  if (all.length > 0)
    console.info(
      `Of ${tuning.length} queries to tune with, ${failures.tuning.length} fail; of ${heldOut.length} others, ` +
        `${failures.heldOut.length}:\n${all.join('\n')}`,
    );
  expect(failures.tuning.length / tuning.length).toBeLessThanOrEqual(allowed);
  expect(all.length / (tuning.length + heldOut.length)).toBeLessThanOrEqual(allowed);
});

test.each([true, false])('everyday questions find their page first or second (while typed: %s)', (isOpen) => {
  const missed = everyday.filter(
    ({ query, pages }) =>
      !find(query, isOpen)
        .list.slice(0, 2)
        .some(({ path }) => pages.includes(path)),
  );
  expect(missed.map(({ query }) => query)).toEqual([]);
});

test('a short form leads to every page that has it, wherever on the page it stands', () => {
  for (const query of ['ABDM', 'HL7'])
    expect(find(query).list.map(({ path }) => path)).toContain('/portfolio/hospital-discharge-summary');
});

test('for a name that the site does not know there is no result, but a page with a word like it', () => {
  const { count, near } = find('KoboToolbox', true);
  expect(count).toBe(0);
  expect(near.map(({ path }) => path)).toEqual(['/solution/grant-tracking']);
});

test('every page that a query names is one that search knows', () => {
  const known = core.records.map(({ path }) => path);
  const paths = [...tuning, ...heldOut, ...everyday].flatMap(({ pages }) => pages);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});

import { createEngine } from '@/lib/search/engine';
import { search } from '@/lib/search/search';
import { searchFile } from '@/pipeline/search/search-file';
import { heldOut, type RelevanceQuery, tuning } from './relevance';

const engine = createEngine(searchFile());

/** The queries of which no page is among the first three results, each with what comes instead. */
function failuresOf(queries: readonly RelevanceQuery[], isOpen: boolean): string[] {
  return queries.flatMap(({ query, pages }) => {
    const first = search(query, engine, { isOpen })
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

test('every page that a query names is one that search knows', () => {
  const paths = [...tuning, ...heldOut].flatMap(({ pages }) => pages);
  expect(paths.filter((path) => !engine.records.has(path))).toEqual([]);
});

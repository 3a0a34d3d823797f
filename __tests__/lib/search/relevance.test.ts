import { searchFile } from '@/lib/build/search/search-file';
import { createEngine } from '@/lib/search/engine';
import { search } from '@/lib/search/search';
import { type RelevanceQuery, tuning } from './relevance';

const engine = createEngine(searchFile());

/** The queries that none of the expected pages answers among the first three results, each with what comes instead. */
function failuresOf(queries: readonly RelevanceQuery[]): string[] {
  return queries.flatMap(({ query, best, also = [] }) => {
    const first = search(query, engine)
      .list.slice(0, 3)
      .map(({ path }) => path);
    return first.some((path) => path === best || also.includes(path))
      ? []
      : [`"${query}" should find ${[best, ...also].join(' or ')}; first are ${first.join(', ')}`];
  });
}

/** Share of queries that may fail. */
const allowed = 0.05;

test('of what buyers type, 95 in 100 queries find their page among the first three results', () => {
  const failures = failuresOf(tuning);
  if (failures.length > 0)
    console.info(`${failures.length} of ${tuning.length} fail:\n${failures.join('\n')}`);
  expect(failures.length / tuning.length).toBeLessThanOrEqual(allowed);
});

test('every page that a query names is one that search knows', () => {
  const paths = tuning.flatMap(({ best, also = [] }) => [best, ...also]);
  expect(paths.filter((path) => !engine.records.has(path))).toEqual([]);
});

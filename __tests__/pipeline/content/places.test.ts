/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { textsOf } from '@/pipeline/content/content-rules';
import { pageFiles } from '@/pipeline/content/page-files';
import { placeFinder } from '@/pipeline/content/places';
import { loadProblem, problemText } from '@/pipeline/content/problem';
import { otherRecords, pageRecord } from '@/pipeline/content/records';

const place = { file: 'content/faq.ts', line: 7 };

test('a problem is told by file and line, to a runner in its own words', () => {
  expect(problemText('a fault', place, false)).toBe('content/faq.ts:7: a fault');
  expect(problemText('a fault', undefined, false)).toBe('a fault');
  expect(problemText('100 %\nread', place, true)).toBe('::error file=content/faq.ts,line=7::100 %25%0Aread');
  expect(problemText('a fault', undefined, true)).toBe('::error::a fault');
});

describe('a problem of a field', () => {
  const find = pageFiles().then(({ pages }) => {
    const records = pages.map(pageRecord);
    return { records, placeOf: placeFinder(records) };
  });

  test('leads to the line that holds its text', async () => {
    const { records, placeOf } = await find;
    const sources = new Map<string, readonly string[]>();
    const lineAt = (file: string, line: number) => {
      if (!sources.has(file)) sources.set(file, readFileSync(file, 'utf8').split('\n'));
      return sources.get(file)?.[line - 1] ?? '';
    };
    // Every tenth page: all of them take a while.
    const asked = [...records.filter((_, index) => index % 10 === 0), ...otherRecords].flatMap((record) =>
      textsOf(record).map(({ path, text }) => ({ where: record.where, path, text })),
    );
    const missed = asked.filter(({ where, path, text }) => {
      const { file, line } = placeOf(`${where} ${path}: 9 words, at most 8`) ?? {
        file: 'package.json',
        line: 0,
      };
      const isOwn = !/^\/(services|industries|solution)\//.test(where) || file === `content${where}.ts`;
      const found = lineAt(file, line);
      return !isOwn || !(found.includes(text.slice(0, 20)) || found.includes(text.slice(-20)));
    });
    expect(asked.length).toBeGreaterThan(3000);
    // A text whose beginning and end are both values of another file leads to the line of its field.
    expect(missed.length).toBeLessThan(asked.length / 100);
  });

  test('leads to the list, the entry or the file where there is no such text', async () => {
    const { placeOf } = await find;
    const lineOf = (problem: string) => {
      const { file, line } = placeOf(problem) ?? { file: 'package.json', line: 1 };
      return `${file}: ${readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()}`;
    };
    expect(lineOf('/services/ci-cd detail.capabilities: 9 entries, at most 8')).toBe(
      "content/services/ci-cd.ts: name: 'A time budget per stage',",
    );
    expect(lineOf('/services/ci-cd shares its title with /services/iac: "CI/CD pipelines with"')).toMatch(
      /^content\/services\/ci-cd\.ts: title: /,
    );
    expect(lineOf('/privacypolicy title: 99 characters, at most 60')).toMatch(
      /^content\/static-pages\.ts: title: 'Privacy policy/,
    );
    expect(lineOf('/services/ci-cd: ci-cd.check.ts must export one check')).toMatch(
      /^content\/services\/ci-cd\.ts: /,
    );
    expect(
      lineOf('/services/ci-cd detail.atAGlance.fit: Invalid input: expected string, received undefined'),
    ).toBe('content/services/ci-cd.ts: atAGlance: {');
    expect(placeOf('something that names no record')).toBeUndefined();
  });
});

test('a file that cannot be read is named with its line, another error is not', () => {
  const transform = new Error(
    `Transform failed with 1 error:\n${process.cwd()}/content/services/ci-cd.ts:5:15: ERROR: Unterminated string literal`,
  );
  expect(loadProblem(transform)).toEqual({
    problem: expect.stringMatching(
      /^content\/services\/ci-cd\.ts cannot be read: Unterminated string literal: an /,
    ),
    place: { file: 'content/services/ci-cd.ts', line: 5 },
  });
  const missing = new Error(`Cannot find module imported from ${process.cwd()}/content/faq.ts`);
  expect(loadProblem(missing)?.place).toEqual({ file: 'content/faq.ts', line: 1 });
  const fault = new Error('a fault');
  fault.stack = `Error: a fault\n    at ${process.cwd()}/pipeline/content/piece.ts:3:1`;
  expect(loadProblem(fault)).toBeUndefined();
});

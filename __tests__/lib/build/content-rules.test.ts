import { ciCd } from '@/content/services/ci-cd';
import { iac } from '@/content/services/iac';
import { contentProblems } from '@/lib/build/content-rules';

const changed = (change: Partial<typeof ciCd.detail>) => ({ ...ciCd, detail: { ...ciCd.detail, ...change } });

test('a page that keeps the rules has no problem', () => {
  expect(contentProblems([ciCd, iac])).toEqual([]);
});

test.each([
  [
    'a promise that is too short',
    changed({ promise: 'Short.' }),
    /\/services\/ci-cd detail\.promise: 1 words, wanted 15 to 28/,
  ],
  [
    'a word of praise',
    changed({ promise: `${ciCd.detail.promise.slice(0, -1)} with a robust result.` }),
    /holds the banned "robust"/,
  ],
  [
    'a summary out of length',
    { ...ciCd, summary: 'Too short.' },
    /summary: 10 characters, wanted 110 to 160/,
  ],
])('%s is named with page and field', (_, page, message) => {
  expect(contentProblems([page]).join('\n')).toMatch(message);
});

test('a sentence that stands on two pages names both', () => {
  const [first] = ciCd.detail.capabilities;
  const copy = {
    ...iac,
    detail: { ...iac.detail, capabilities: [first, ...iac.detail.capabilities.slice(1)] as const },
  };
  expect(contentProblems([ciCd, copy]).join('\n')).toMatch(
    /\/services\/iac shares its sentence with \/services\/ci-cd/,
  );
});

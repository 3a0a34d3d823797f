import { categories } from '@/content/catalogue';
import { company } from '@/content/company';
import { deployment } from '@/lib/config/deployment';
import { llmsText } from '@/lib/llms-text';
import { sitePages } from '@/lib/pages';
import { markdownPath } from '@/lib/routes';

const text = llmsText();
const lines = text.split('\n');

test('it begins as the proposal wants it: a name, a summary, notes without headings', () => {
  expect(lines[0]).toBe(`# ${company.name}`);
  expect(text).toMatch(/^# .+\n\n> \S.+\n\n(- .+\n)+\n## Company\n/);
});

test('it has every indexed page once, with what the page says of itself', () => {
  const indexed = sitePages.filter(({ indexed }) => indexed);
  const entries = indexed.map(
    ({ path, summary }) => `](${deployment.siteUrl}${markdownPath(path)}): ${summary}`,
  );
  for (const entry of entries) expect(lines.filter((line) => line.endsWith(entry))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('- ['))).toHaveLength(indexed.length);
});

test('each category is a section, under the name of its axis', () => {
  const sections = lines.filter((line) => line.startsWith('## '));
  expect(sections).toHaveLength(categories.length + 2);
  expect(sections).toEqual(
    expect.arrayContaining(['## Services: DevOps', '## Industry: Insurance', '## Solution: FMCG']),
  );
});

import { readFileSync } from 'node:fs';
import { withTables } from '@/pipeline/content/limits';

test('the guide shows the limits as they are: otherwise run `npm run guide:content`', () => {
  const guide = readFileSync('docs/content.md', 'utf8');
  expect(withTables(guide)).toBe(guide);
});

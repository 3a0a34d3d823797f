import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogueEntries } from '@/lib/catalogue';
import { reckons } from '@/pipeline/content/page-files';
import type { PieceCheck } from '@/pipeline/content/piece';

const checks = ['services', 'industries', 'solution'].flatMap((section) =>
  readdirSync(`content/${section}`)
    .filter((file) => file.endsWith('.check.ts'))
    .map((file) => `${section}/${file}`),
);

test.each(checks)('%s reckons its page again, and nothing differs', async (file) => {
  const module: Record<string, PieceCheck> = await import(path.resolve('content', file));
  const [check] = Object.values(module);
  expect(check?.where).toBe(`/${file.replace('.check.ts', '')}`);
  expect(check?.problems).toEqual([]);
});

test('every page that decides or adds up has its check', () => {
  const deciding = catalogueEntries.filter(({ page }) => reckons(page)).map(({ path }) => path);
  expect(deciding.length).toBeGreaterThan(20);
  expect(deciding.filter((path) => !checks.includes(`${path.slice(1)}.check.ts`))).toEqual([]);
});

test('every piece has its fact sheet', () => {
  const sheets = checks.map((file) => `docs/facts/${file.replace('.check.ts', '.md')}`);
  expect(sheets.filter((sheet) => !existsSync(sheet))).toEqual([]);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exportedFiles } from '@/scripts/bench/exported-files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'exported-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, files: Readonly<Record<string, string>>): string {
  const written = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(written, file)), { recursive: true });
    writeFileSync(path.join(written, file), text);
  }
  return written;
}

test('files are counted, and two folders of the same files have one digest', async () => {
  const files = {
    'index.html': 'Home',
    'services/ci-cd.html': 'CI',
    'sitemap.xml': '',
    'services/ci-cd/index.html': 'CI',
  };
  const found = await exportedFiles(write('one', files));
  expect(found).toMatchObject({ pages: 2, files: 4, bytes: 8 });
  expect(await exportedFiles(write('same', files))).toEqual(found);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['a changed byte', { 'index.html': 'Hone', 'robots.txt': '' }],
  ['another name', { 'index.html': 'Home', 'robots.md': '' }],
  ['a text that moved to the next file', { 'index.html': 'Hom', 'robots.txt': 'e' }],
])('%s gives another digest', async (name, files) => {
  const { digest } = await exportedFiles(write('before', { 'index.html': 'Home', 'robots.txt': '' }));
  expect((await exportedFiles(write(name, files))).digest).not.toBe(digest);
});

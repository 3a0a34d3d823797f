import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { folderDifferences } from '../folder-differences';

const root = mkdtempSync(path.join(tmpdir(), 'differences-'));
after(() => rmSync(root, { recursive: true }));

function folder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return path.join(root, name);
}

test('names what differs, and what one folder alone has; nothing for a copy', async () => {
  const files = { 'index.html': 'Home', 'og/home.png': '\0\u0001' };
  const one = folder('one', files);
  assert.deepEqual(await folderDifferences(one, folder('copy', files)), []);
  const other = folder('other', { 'index.html': 'Hone', 'robots.txt': '' });
  assert.deepEqual(await folderDifferences(one, other), [
    'index.html: differs',
    `og/home.png: only in ${one}`,
    `robots.txt: only in ${other}`,
  ]);
});

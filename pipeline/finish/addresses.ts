import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '@/content/redirects';
import { Failure } from '../run';

/** Files that a host answers by name or by itself, so that no folder stands for them. */
const withoutFolder = ['index.html', '404.html'];

/**
 * Copies pages to further names, so that a host that knows only files and `index.html` finds them by every address: `/about`
 * and `/about/` by `about/index.html`, `/industries` and `/Industry` by copies of the hub that they lead to. The starter then
 * shows the canonical address. A host with the redirects of a recipe never serves these copies.
 */
export async function writeFurtherAddresses(folder: string): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) await copy(folder, `${to}.html`, `${from}.html`);
  const files = await readdir(folder, { recursive: true });
  for (const file of files)
    if (file.endsWith('.html') && path.basename(file) !== 'index.html' && !withoutFolder.includes(file))
      await copy(folder, file, path.join(file.replace(/\.html$/, ''), 'index.html'));
}

async function copy(folder: string, from: string, to: string): Promise<void> {
  const target = path.join(folder, to);
  await mkdir(path.dirname(target), { recursive: true });
  // On a disk that ignores case, `/Industry.html` is `/industry.html` already.
  if ((await contentOf(target)) !== (await contentOf(path.join(folder, from))))
    await copyFile(path.join(folder, from), target);
}

const contentOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'latin1').catch(() => undefined);

/**
 * Files whose names differ only in case are one file on a disk that ignores case: there the one takes the other's place.
 * @throws Failure where that would make a difference
 */
export async function assertNoClash(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const known = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const other = known.get(file.toLowerCase());
    if (other && (await contentOf(other)) !== (await contentOf(file)))
      throw new Failure(`${other} and ${file} differ only in case, and in content: rename one of them.`);
    known.set(file.toLowerCase(), file);
  }
}

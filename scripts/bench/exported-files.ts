import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPage } from '../exported-pages';

export interface ExportedFiles {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** The same for two folders of the same files, byte for byte. */
  readonly digest: string;
}

export async function exportedFiles(folder: string): Promise<ExportedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(file);
    bytes += content.length;
    hash.update(`${path.relative(folder, file)}\0${content.length}\0`).update(content);
  }
  const pages = files.filter((file) => isPage(path.relative(folder, file))).length;
  return { pages, files: files.length, bytes, digest: hash.digest('hex') };
}

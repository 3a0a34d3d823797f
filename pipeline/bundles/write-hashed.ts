import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whose name tells its content, so that it may be cached for ever. @returns its address */
export async function writeHashed(folder: string, name: string, text: string): Promise<string> {
  const { dir, name: stem, ext } = path.parse(name);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const href = path.posix.join('/_next/static', dir, `${stem}-${hash}${ext}`);
  const file = path.join(folder, href);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return href;
}

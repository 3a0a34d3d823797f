import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that only one of two folders has, or that differ in a byte; in order. */
export async function folderDifferences(one: string, other: string): Promise<readonly string[]> {
  const [left, right] = await Promise.all([filesIn(one), filesIn(other)]);
  const found = [...new Set([...left, ...right])].sort();
  const differing = await Promise.all(
    found.map(async (file) => {
      if (!left.has(file)) return `${file}: only in ${other}`;
      if (!right.has(file)) return `${file}: only in ${one}`;
      const [a, b] = await Promise.all([one, other].map((folder) => readFile(path.join(folder, file))));
      return a && b && a.equals(b) ? undefined : `${file}: differs`;
    }),
  );
  return differing.filter((line) => line !== undefined);
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
}

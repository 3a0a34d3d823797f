import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files and folders that a build reads. */
const sources = [
  'app',
  'components',
  'content',
  'deploy',
  'lab/bench/multiplied-catalogue.ts',
  'lib',
  'next.config.mjs',
  'package.json',
  'pipeline',
  'public',
  'scripts',
  'tsconfig.json',
];

/** Copies the project into a folder below it, with a catalogue of many times its size; the project itself knows nothing of it. */
export async function writeScratchSite(folder: string, times: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of sources) await cp(source, path.join(folder, source), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const catalogue = path.join(folder, 'content', 'catalogue');
  await rename(path.join(catalogue, 'index.ts'), path.join(catalogue, 'written.ts'));
  await writeFile(
    path.join(catalogue, 'index.ts'),
    `import { multipliedCatalogue } from '@/lab/bench/multiplied-catalogue';
import { categories as written } from './written';

export const categories = multipliedCatalogue(written, ${times});
`,
  );
}

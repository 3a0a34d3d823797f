import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { writeHashed } from './write-hashed';

/** Addresses of what the starter brings in when somebody searches. */
export interface SearchFiles {
  readonly entry: string;
  readonly index: string;
}

const source = 'components/search/browser';
const shared = { bundle: true, minify: true, target: 'es2022', write: false, logLevel: 'error' } as const;

/** Bundles the search, its styles included, and gives what it searches a name that tells its content. */
export async function writeSearch(folder: string): Promise<SearchFiles> {
  const index = await writeHashed(
    folder,
    'search/index.json',
    await readFile(path.join(folder, 'search.json'), 'utf8'),
  );
  const { outputFiles: sheets } = await build({ entryPoints: [`${source}/search.css`], ...shared });
  const { outputFiles } = await build({
    entryPoints: [`${source}/entry.ts`],
    ...shared,
    format: 'esm',
    define: { searchIndex: JSON.stringify(index), searchStyles: JSON.stringify(sheets[0]?.text) },
    // The text above is the sheet.
    loader: { '.css': 'empty' },
  });
  return { entry: await writeHashed(folder, 'search/search.js', outputFiles[0]?.text ?? ''), index };
}

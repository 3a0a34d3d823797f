import { build } from 'esbuild';
import { writeHashed } from './write-hashed';

const source = 'components/search/browser';
const shared = { bundle: true, minify: true, target: 'es2022', write: false, logLevel: 'error' } as const;

/** Bundles the search, its styles included. @returns its address */
export async function writeSearch(folder: string): Promise<string> {
  const { outputFiles: styles } = await build({ entryPoints: [`${source}/search.css`], ...shared });
  const { outputFiles } = await build({
    entryPoints: [`${source}/entry.ts`],
    ...shared,
    format: 'esm',
    define: { searchStyles: JSON.stringify(styles[0]?.text) },
    // Leaves out the entry's import of the style sheet, whose text `searchStyles` holds.
    loader: { '.css': 'empty' },
  });
  return writeHashed(folder, 'search.js', outputFiles[0]?.text ?? '');
}

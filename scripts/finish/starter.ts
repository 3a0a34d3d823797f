import { build } from 'esbuild';
import { minify } from 'terser';
import { Failure } from '../run';
import type { IslandFiles } from './islands';
import { writeHashed } from './write-hashed';

/** Bundles the script that every page loads; it knows where the islands are. @returns its address */
export async function writeStarter(folder: string, islandFiles: IslandFiles): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/starter/index.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: { islandFiles: JSON.stringify(islandFiles) },
    write: false,
    logLevel: 'error',
  });
  // Every page pays for it: the more thorough of the two minifiers.
  const { code } = await minify(outputFiles[0]?.text ?? '', { toplevel: true, compress: { passes: 3 } });
  if (!code) throw new Failure('The starter came out empty: see lib/browser/starter/index.ts.');
  return writeHashed(folder, 'start.js', code);
}

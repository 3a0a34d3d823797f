import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { Failure } from '../run';
import type { IslandFiles } from './islands';
import type { SearchFiles } from './search';
import { writeHashed } from './write-hashed';

/** Bundles the script that every page loads; it knows where islands and search are. @returns its address */
export async function writeStarter(
  folder: string,
  islandFiles: IslandFiles,
  searchFiles: SearchFiles,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/starter/index.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    plugins: [plainModule],
    write: false,
    logLevel: 'error',
  });
  // Every page pays for it: the more thorough of the two minifiers.
  const { code } = await minify(
    `(()=>{const islandFiles=${JSON.stringify(islandFiles)},searchFiles=${JSON.stringify(searchFiles)};${outputFiles[0]?.text ?? ''}})()`,
    { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
  );
  if (!code) throw new Failure('The starter came out empty: see lib/browser/starter/index.ts.');
  return writeHashed(folder, 'start.js', code);
}

/** nprogress without what bundlers wrap around a module of the old kind. */
const plainModule: Plugin = {
  name: 'plain-module',
  setup({ onLoad }) {
    onLoad({ filter: /nprogress\.js$/ }, async ({ path }) => ({
      contents: `var define, exports = {}, module = {};\n${await readFile(path, 'utf8')}\nexport default module.exports;`,
    }));
  },
};

import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';
import type { StyleSheetFile } from '../finish/styles';
import { Failure } from '../run';
import type { IslandFiles } from './islands';
import { writeHashed } from './write-hashed';

/** Bundles the script that every page loads; it knows where islands, style sheet and search are. @returns its address */
export async function writeStarter(
  folder: string,
  islandFiles: IslandFiles & StyleSheetFile,
  searchEntry: string,
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
  // Minified by terser, which saves more than esbuild: every page loads this file.
  const { code } = await minify(
    `(()=>{const islandFiles=${JSON.stringify(islandFiles)},searchEntry=${JSON.stringify(searchEntry)};${outputFiles[0]?.text ?? ''}})()`,
    { ecma: 2020, compress: { passes: 3, unsafe_arrows: true, pure_getters: true } },
  );
  if (!code) throw new Failure('The starter came out empty: see lib/browser/starter/index.ts.');
  return writeHashed(folder, 'start.js', code);
}

/**
 * Parts of nprogress that this site does not need: its jQuery promises, classes that no style names, its own markup, and what it does for browsers without
 * 3D transforms or with prefixed properties.
 */
const unneeded: readonly (readonly [RegExp, string])[] = [
  [/\(function\(\) \{\s*var initial[\s\S]*?\}\)\(\);/, ''],
  [/NProgress\.getPositioningCSS = function[\s\S]*?\n {2}\};/, ''],
  [/if \(Settings\.positionUsing === ''\).*;/, ''],
  [/if \(!Settings\.showSpinner\) \{[\s\S]*?\n {4}\}/, ''],
  [
    /(var css = )\(function[\s\S]*?\n {2}\}\)\(\);/,
    '$1(element, properties) => { Object.assign(element.style, properties); };',
  ],
  [
    /(function barPositionCSS\(n, speed, ease\) \{)[\s\S]*?\n {2}\}/,
    "$1 return { transform: 'translate3d(' + toBarPerc(n) + '%,0,0)', transition: 'all ' + speed + 'ms ' + ease }; }",
  ],
  [/(template: )'.*'/, "$1''"],
  [/^ +(?:add|remove)Class\(.*\);$/gm, ''],
];

/** nprogress without these parts and without the wrapper that bundlers put around a CommonJS module. */
const plainModule: Plugin = {
  name: 'plain-module',
  setup({ onLoad }) {
    onLoad({ filter: /nprogress\.js$/ }, async ({ path }) => ({
      contents: `var define, exports = {}, module = {};\n${withoutUnneeded(await readFile(path, 'utf8'))}\nexport default module.exports;`,
    }));
  },
};

function withoutUnneeded(source: string): string {
  return unneeded.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Failure(`nprogress has changed: ${part} finds nothing to leave out.`);
    return text.replace(part, instead);
  }, source);
}

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { browserEntries } from '@/pipeline/bundles/shipped';

/*
 * The modules that run in the browser, read from the import graph as a bundler sees it: `import()` followed, imports of types left
 * out. `biome.jsonc` holds the rules for direct imports, `__tests__/export/weights.test.ts` the bytes that the browser may get.
 */

const sources = ['app', 'components', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file));
const isClientFile = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

const graph = build({
  entryPoints: sources,
  bundle: true,
  packages: 'external',
  external: ['*.woff2'],
  format: 'esm',
  jsx: 'automatic',
  splitting: true,
  metafile: true,
  write: false,
  outdir: 'unwritten',
  logLevel: 'error',
}).then(({ metafile }) => metafile.inputs);

/** Every module and package that the given files import, themselves included; the imports of files where `stops` holds are left out. */
async function reachFrom(start: readonly string[], stops: (file: string) => boolean = () => false) {
  const inputs = await graph;
  const reached = new Set(start);
  for (const file of reached)
    if (inputs[file] && !stops(file)) for (const { path } of inputs[file].imports) reached.add(path);
  return [...reached].sort();
}

test('the browser gets no content but the texts of contact form, search and tools, and nothing of the build or its configuration', async () => {
  const reached = await reachFrom(browserEntries);
  expect(reached.filter((file) => /^(content|pipeline|lib\/config|scripts|app)\//.test(file))).toEqual([
    'content/before-you-buy/brief.ts',
    'content/before-you-buy/budget.ts',
    'content/before-you-buy/build-rent-buy.ts',
    'content/before-you-buy/compare.ts',
    'content/before-you-buy/sketch.ts',
    'content/before-you-buy/tool.ts',
    'content/contact-form.ts',
    'content/node-kinds.ts',
    'content/search.ts',
  ]);
});

test('the browser gets these packages alone', async () => {
  const reached = await reachFrom(browserEntries);
  expect(reached.filter((file) => !/\.(tsx?|css)$/.test(file))).toEqual([
    'clsx',
    // `lib/browser/next-navigation.ts` in a built site.
    'next/navigation',
    'nprogress',
    'react',
    'react-dom/client',
    'react/jsx-runtime',
    'stemmer',
  ]);
});

test("every 'use client' file is in an island: built pages never run another", async () => {
  const reached = await reachFrom(browserEntries);
  expect(sources.filter((file) => isClientFile(file) && !reached.includes(file))).toEqual([]);
});

test('modules that are rendered at build time do not import lib/browser, which needs a document', async () => {
  const rendered = sources.filter((file) => file.startsWith('app/') && !isClientFile(file));
  const reached = (await reachFrom(rendered, isClientFile)).filter(
    (file) => /\.tsx?$/.test(file) && !isClientFile(file),
  );
  expect(reached).toContain('components/catalogue/page-view.tsx');
  expect(reached.filter((file) => file.startsWith('lib/browser/'))).toEqual([]);
});

import { build } from 'esbuild';

/** The entry points of the browser's bundles: the script of every page, and the two that it loads on a gesture. */
export const browserEntries = [
  'components/islands/entry.tsx',
  'components/search/browser/entry.ts',
  'lib/browser/starter/index.ts',
];

/** Folders in `node_modules` of the packages whose code reaches a visitor's browser, as a bundler sees it. */
export async function shippedPackages(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: browserEntries,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'next/navigation': './lib/browser/next-navigation.ts' },
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const folders = files.flatMap((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

import path from 'node:path';
import { type BuildFailure, build, type Metafile, type Plugin } from 'esbuild';
import type { IslandProps } from '@/lib/islands';
import { Failure } from '../run';

/** Content of `app/islands.json`. */
export interface IslandManifest {
  readonly props: IslandProps;
  /** Path of each style sheet -> class name in the source -> class name in the pages. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Addresses of the bundled islands; `lib/browser/starter/framework.ts` fetches them. */
export interface IslandFiles {
  readonly entry: string;
  readonly imports: readonly string[];
  readonly panel: readonly string[];
}

/**
 * Bundles the islands with React into `_next/static/islands/`.
 * @throws Failure that names the file that cannot be bundled, such as a style sheet that the manifest lacks
 */
export async function writeIslands(folder: string, { props, styles }: IslandManifest): Promise<IslandFiles> {
  const { metafile } = await build({
    entryPoints: { islands: 'components/islands/entry.tsx' },
    outdir: path.join(folder, '_next', 'static', 'islands'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', islandProps: JSON.stringify(props) },
    alias: { 'next/navigation': './lib/browser/next-navigation.ts' },
    plugins: [cssModules(styles)],
    metafile: true,
    logLevel: 'silent',
  }).catch(({ errors }: BuildFailure) => {
    throw new Failure(
      errors.map(({ text, location }) => [location?.file, text].filter(Boolean).join(': ')).join('\n'),
    );
  });
  return filesOf(metafile, folder);
}

/** Gives a component the class names that Next gave it: the styles themselves are in the pages' style sheet already. */
const cssModules = (styles: IslandManifest['styles']): Plugin => ({
  name: 'css-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
      const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
      const classes = styles[name];
      if (!classes)
        return {
          errors: [{ text: `An island uses ${name}, whose classes app/islands.json does not name.` }],
        };
      return { contents: JSON.stringify(classes), loader: 'json' };
    });
  },
});

function filesOf({ outputs }: Metafile, folder: string): IslandFiles {
  const href = (file: string) => `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
  const importsOf = (file: string, kind: string) =>
    (outputs[file]?.imports ?? []).filter((entry) => entry.kind === kind).map((entry) => entry.path);
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint?.endsWith('islands/entry.tsx'));
  if (!entry) throw new Failure('The bundle of components/islands/entry.tsx has no entry.');
  const panel = importsOf(entry, 'dynamic-import').filter((file) =>
    outputs[file]?.entryPoint?.startsWith('components/contact/'),
  );
  return {
    entry: href(entry),
    imports: importsOf(entry, 'import-statement').map(href),
    panel: panel.map(href),
  };
}

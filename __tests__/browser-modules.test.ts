/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/*
 * What runs in the browser, computed from the import graph as a bundler sees it: relative imports and `import()` followed, imports of
 * types left out. The rules for direct imports (content, lib, components, app) stand in `biome.jsonc`.
 */

/** Where the browser enters: the script of every page, and the islands that it brings in on a gesture. */
const entries = [
  'components/islands/entry.tsx',
  'components/search/browser/entry.ts',
  'lib/browser/starter/index.ts',
];

/** What those bring along. */
const reachedFromEntries = [
  'components/contact/contact-details.tsx',
  'components/contact/contact-form.tsx',
  'components/contact/contact-panel.tsx',
  'components/contact/form-field.tsx',
  'components/contact/form-fields.tsx',
  'components/contact/modal.tsx',
  'components/contact/panel-view.tsx',
  'components/contact/problem-summary.tsx',
  'components/contact/sent-dialog.tsx',
  'components/contact/submission-failure.tsx',
  'components/layout/main-menu.tsx',
  'components/layout/menu/menu-panel.tsx',
  'components/layout/menu/mobile-menu.tsx',
  'components/layout/menu/mobile-section.tsx',
  'components/layout/menu/section-entry.tsx',
  'components/layout/menu/use-hover-intent.ts',
  'components/layout/menu/use-menus.ts',
  'components/motif/motif.tsx',
  'components/search/browser/combobox.ts',
  'components/search/browser/dialog.ts',
  'components/search/browser/element.ts',
  'components/search/browser/groups.ts',
  'components/search/browser/missing-page.ts',
  'components/search/browser/result-view.ts',
  'components/search/browser/search-page.ts',
  'components/ui/button-link.tsx',
  'components/ui/contact-intent.ts',
  'components/ui/link.tsx',
  'components/ui/spinner.tsx',
  'components/ui/visually-hidden.tsx',
  'content/contact-form.ts',
  'content/search.ts',
  'lib/browser/contact/draft.ts',
  'lib/browser/contact/fields.ts',
  'lib/browser/contact/form-store.ts',
  'lib/browser/contact/in-flight.ts',
  'lib/browser/contact/submit.ts',
  'lib/browser/contact/try-storage.ts',
  'lib/browser/contact/use-contact-links.ts',
  'lib/browser/fragment.ts',
  'lib/browser/in-site-link.ts',
  'lib/browser/interaction.ts',
  'lib/browser/progress.ts',
  'lib/browser/starter/canonical-address.ts',
  'lib/browser/search/load.ts',
  'lib/browser/starter/contact.ts',
  'lib/browser/starter/framework.ts',
  'lib/browser/starter/gestures.ts',
  'lib/browser/starter/listen.ts',
  'lib/browser/starter/next-page.ts',
  'lib/browser/starter/page.ts',
  'lib/browser/starter/route-progress.ts',
  'lib/browser/starter/trusted.ts',
  'lib/browser/starter/search.ts',
  'lib/browser/use-hydrated.ts',
  'lib/contact/form-state.ts',
  'lib/contact/limits.ts',
  'lib/contact/outcome.ts',
  'lib/contact/storage.ts',
  'lib/contact/way-out.ts',
  'lib/current-entry.ts',
  'lib/routes.ts',
  'lib/search/engine.ts',
  'lib/search/limits.ts',
  'lib/search/passage.ts',
  'lib/search/phrases.ts',
  'lib/search/repair.ts',
  'lib/search/search.ts',
  'lib/search/spelling.ts',
  'lib/search/vocabulary.ts',
  'lib/search/words.ts',
];

const files = ['app', 'components', 'content', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.posix.join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file));
const source = (file: string) => readFileSync(file, 'utf8');
const isClientFile = (file: string) => /^['"]use client['"]/.test(source(file));

async function importGraph(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({
    entryPoints: files,
    bundle: true,
    packages: 'external',
    external: ['*.woff2'],
    jsx: 'automatic',
    format: 'esm',
    splitting: true,
    metafile: true,
    write: false,
    outdir: 'unwritten',
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external, path }) => !external && /\.tsx?$/.test(path)).map(({ path }) => path),
    ]),
  );
}

/** Under `npm run dev` Next itself starts the islands. */
const developmentOnly = 'components/layout/interactive-mark.tsx';

const graph = importGraph();

/** Every module that the given ones import, themselves included; not past the modules where `stops` holds. */
async function reachFrom(start: readonly string[], stops: (file: string) => boolean = () => false) {
  const importsOf = await graph;
  const reached = new Set(start);
  for (const file of reached)
    if (!stops(file)) for (const next of importsOf.get(file) ?? []) reached.add(next);
  return [...reached].sort();
}

const inBrowser = reachFrom(entries);

/** The messages with something to say. */
const found = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));

test('the browser enters at these files and gets these modules, no other', async () => {
  const listed = [...entries, ...reachedFromEntries];
  const reached = await inBrowser;
  expect(
    found({
      "marked 'use client', but no island: built pages never run it": files.filter(
        (file) => isClientFile(file) && !reached.includes(file) && file !== developmentOnly,
      ),
      'new in the browser, paid for by every visitor: take the import away, or list them': reached.filter(
        (file) => !listed.includes(file),
      ),
      'no longer in the browser: take them off the list': listed.filter((file) => !reached.includes(file)),
    }),
  ).toEqual({});
});

test('of content the browser gets the texts of the contact form and of the search alone; of build and configuration nothing', async () => {
  const serverOnly = /^(content|lib\/build|lib\/config)\//;
  expect((await inBrowser).filter((file) => serverOnly.test(file))).toEqual([
    'content/contact-form.ts',
    'content/search.ts',
  ]);
});

test('only browser modules reach lib/browser: what is rendered at build time has no document', async () => {
  const rendered = files.filter((file) => file.startsWith('app/') && !isClientFile(file));
  const reached = (await reachFrom(rendered, isClientFile)).filter((file) => !isClientFile(file));
  expect(reached).toContain('components/catalogue/page-view.tsx');
  expect(reached.filter((file) => file.startsWith('lib/browser/'))).toEqual([]);
});

test('async components live in app/ only (jest cannot render them)', () => {
  const offenders = files.filter(
    (file) => file.startsWith('components/') && /export (default )?async function [A-Z]/.test(source(file)),
  );
  expect(offenders).toEqual([]);
});

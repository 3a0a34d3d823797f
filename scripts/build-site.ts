import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nextEnv from '@next/env';
import { redirects } from '@/content/redirects';
import { readEnvironment } from '@/lib/config/environment';
import { Failure, run, step } from './run';

export type BuildKind = 'deployable' | 'preview';

/** Folder of each kind of build; `next.config.mjs` holds the same rule. */
export const buildFolder = { deployable: 'out', preview: 'preview' } as const satisfies Record<
  BuildKind,
  string
>;

/**
 * Exports the site and finishes the export: redirect pages in, framework leftovers out.
 * @throws Failure where the environment holds a bad value (named before the build starts) or the build fails.
 */
export async function buildSite(kind: BuildKind): Promise<string> {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  try {
    readEnvironment(process.env);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  const folder = buildFolder[kind];
  await rm(folder, { recursive: true, force: true });
  await step(`Build ${folder}/`, () =>
    run(path.join('node_modules', '.bin', 'next'), ['build'], {
      env: {
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        PREVIEW_BUILD: kind === 'preview' ? '1' : '0',
      },
      remedy: 'the first error above names the page or file; mend it and build again.',
    }),
  );
  await finish(folder);
  return folder;
}

async function finish(folder: string): Promise<void> {
  // Next exports its not-found route a second time under an address of its own, which a host would answer with 200.
  for (const leftover of ['_not-found', '_not-found.html', '_not-found.txt'])
    await rm(path.join(folder, leftover), { recursive: true, force: true });
  for (const [from, to] of Object.entries(redirects)) {
    const file = path.join(folder, `${from}.html`);
    const listed = (await readdir(folder)).includes(`${from.slice(1)}.html`);
    // On a disk that ignores case, /Industry and /industry are one file, and the host answers both by itself.
    if (existsSync(file) && !listed) continue;
    await writeFile(file, redirectPage(to));
  }
}

/** A page without scripts that leads on at once; hosts with redirect rules never serve it. */
function redirectPage(to: string): string {
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Moved to ${to}</title><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><h1>This page has moved</h1><p><a href="${to}">Go to ${to}</a></p></body></html>\n`;
}

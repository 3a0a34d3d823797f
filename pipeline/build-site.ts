import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, readEnvironment } from '@/lib/config/environment';
import { readCompanyFile } from './company-file';
import { moveBelow } from './finish/base-path';
import { finish } from './finish/finish';
import { precompress } from './finish/precompress';
import { writeMarkdownPages } from './markdown/markdown-pages';
import { Failure, run } from './run';
import { writeIndex } from './search/write-index';
import { sandboxValues } from './server/sandbox';

export type BuildKind = 'deployable' | 'preview';

/** Folder of each kind of build; `next.config.mjs` holds the same rule. */
const buildFolder: Readonly<Record<BuildKind, string>> = { deployable: 'out', preview: 'preview' };

/**
 * Reads `.env.local`, then `.env`: what is set already stays, as it does in Next, which reads both files again for itself. The company's
 * own values are checked with them.
 * @throws Failure that names each bad value, before anything is built.
 */
export function loadEnvironment(): Environment {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  readCompanyFile();
  try {
    return readEnvironment(process.env);
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

/**
 * Exports the site and turns the export into what is served (`finish`), what search reads into its index (`writeIndex`), each page
 * also into Markdown (`writeMarkdownPages`).
 * @throws Failure where the environment holds a bad value or the build fails.
 */
export async function buildSite(kind: BuildKind): Promise<string> {
  const { FORM_PROVIDER: provider } = loadEnvironment();
  const folder = buildFolder[kind];
  await rm(folder, { recursive: true, force: true });
  await run('node_modules/.bin/next', ['build'], {
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      // A preview is the deployable with these values set, as a deployment sets its own, and in a folder of its own so that
      // it is not deployed by mistake. What is tested on the one therefore holds for the other.
      ...(kind === 'preview' && { PREVIEW_BUILD: '1', ...sandboxValues(provider) }),
    },
    remedy: 'the first error above names the page or file; mend it and build again.',
  });
  const base = await finish(folder);
  await writeIndex(folder, JSON.parse(await readFile(path.join(folder, 'search.json'), 'utf8')));
  await writeMarkdownPages(folder, base);
  await moveBelow(folder, base);
  await precompress(folder);
  return folder;
}

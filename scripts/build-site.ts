import { rm } from 'node:fs/promises';
import path from 'node:path';
import nextEnv from '@next/env';
import { readEnvironment } from '@/lib/config/environment';
import { finish } from './finish/finish';
import { Failure, run, step } from './run';

export type BuildKind = 'deployable' | 'preview';

/** Folder of each kind of build; `next.config.mjs` holds the same rule. */
export const buildFolder = { deployable: 'out', preview: 'preview' } as const satisfies Record<
  BuildKind,
  string
>;

/**
 * Exports the site and turns the export into what is served (`finish`).
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
  await step('HTML first', () => finish(folder));
  return folder;
}

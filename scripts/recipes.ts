import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvironment } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { equip, profileOf } from '../pipeline/hosting/profiles';
import { writtenRecipes } from '../pipeline/hosting/recipes';
import { Failure } from '../pipeline/run';

const folder = 'hosting';

await command(
  {
    name: 'npm run recipes',
    help: `Writes the recipes of deploy/ into ${folder}/, with this deployment's addresses and headers. A build does so too.`,
    options: {
      host: {
        type: 'string',
        help: 'puts the files of this host into out/ or beside it, by its name in deploy/README.md; HOSTING says the same',
      },
    },
  },
  async ({ host }) => {
    // Imported after the environment is loaded, because these modules read it.
    const { HOSTING } = loadEnvironment();
    const name = host ?? HOSTING;
    const profile = name === undefined ? undefined : profileOf(name);
    if (profile && !existsSync('out/index.html'))
      throw new Failure(
        'There is no site in out/ to put the files of a host into: `npm run build -- --host NAME` builds it.',
      );
    const { deployment } = await import('@/lib/config/deployment');
    const { siteAddresses } = await import('../pipeline/hosting/site');
    if (new URL(deployment.siteUrl).pathname !== '/')
      console.warn(
        '! SITE_URL has a path: the recipes are for a site that has its host to itself, save that of GitHub Pages.',
      );
    await rm(folder, { recursive: true, force: true });
    const recipes = writtenRecipes(siteAddresses(deployment));
    for (const [recipe, text] of Object.entries(recipes)) {
      const file = path.join(folder, recipe);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    if (profile) for (const place of equip(profile, recipes)) console.log(`Written for ${name}: ${place}`);
  },
);

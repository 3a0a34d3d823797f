import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvironment } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { writtenRecipes } from '../pipeline/hosting/recipes';

const folder = 'hosting';

await command(
  {
    name: 'npm run recipes',
    help: `Writes the recipes of deploy/ into ${folder}/, with this deployment's addresses and headers. A build does so too.`,
  },
  async () => {
    // Imported after the environment is loaded, because these modules read it.
    loadEnvironment();
    const { deployment } = await import('@/lib/config/deployment');
    const { siteAddresses } = await import('../pipeline/hosting/site');
    if (new URL(deployment.siteUrl).pathname !== '/')
      console.warn(
        '! SITE_URL has a path: the recipes are for a site that has its host to itself, save that of GitHub Pages.',
      );
    await rm(folder, { recursive: true, force: true });
    for (const [name, text] of Object.entries(writtenRecipes(siteAddresses(deployment.formEndpoint)))) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  },
);

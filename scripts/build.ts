import { buildSite, loadEnvironment } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { profileOf } from '../pipeline/hosting/profiles';
import { run } from '../pipeline/run';

await command(
  {
    name: 'npm run build',
    help: 'Writes the deployable out/, and hosting/ with recipes for hosts.',
    options: {
      host: {
        type: 'string',
        help: 'puts the files of this host into out/ or beside it, by its name in deploy/README.md; HOSTING says the same',
      },
      preview: { type: 'boolean', help: 'writes preview/ instead, whose form posts to the local sandbox' },
    },
  },
  async ({ host, preview }) => {
    // A wrong name is told before the build.
    const name = host ?? loadEnvironment().HOSTING;
    if (name !== undefined) profileOf(name);
    if (preview) return buildSite('preview');
    const folder = await buildSite('deployable');
    await run('npm', ['run', '-s', 'recipes', ...(name === undefined ? [] : ['--', '--host', name])]);
    await run('npm', ['run', '-s', 'preflight', '--', '--brief']);
    console.log(`\nThe site is in ${folder}/, recipes for hosts in hosting/ (docs/deployment.md).`);
  },
);

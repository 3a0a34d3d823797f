import { buildSite } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { run } from '../pipeline/run';

await command(
  {
    name: 'npm run build',
    help: 'Writes the deployable out/, and hosting/ with recipes for hosts.',
    options: {
      preview: { type: 'boolean', help: 'writes preview/ instead, whose form posts to the local sandbox' },
    },
  },
  async ({ preview }) => {
    if (preview) return buildSite('preview');
    const folder = await buildSite('deployable');
    await run('npm', ['run', '-s', 'recipes']);
    await run('npm', ['run', '-s', 'preflight', '--', '--brief']);
    console.log(`\nThe site is in ${folder}/, recipes for hosts in hosting/ (docs/deployment.md).`);
  },
);

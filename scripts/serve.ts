import { loadEnvironment } from '../pipeline/build-site';
import { command, portFrom, portOption } from '../pipeline/command';
import { listen } from '../pipeline/server/local-server';
import { siteHandler } from '../pipeline/server/site-server';

await command(
  {
    name: 'npm run serve',
    help: 'Serves an exported folder as a host would, without building it.',
    options: {
      dir: { type: 'string', default: 'preview', help: 'the folder' },
      port: portOption,
      submissions: {
        type: 'string',
        default: 'submissions',
        help: 'where the form sandbox stores what it receives',
      },
    },
  },
  async ({ dir, port, submissions }) => {
    const number = portFrom(port);
    loadEnvironment();
    // Imported after the environment is loaded, because it reads it.
    const { deployment } = await import('@/lib/config/deployment');
    await listen(siteHandler(dir, submissions, deployment.hsts), number);
    console.log(`Serving ${dir}/ at http://127.0.0.1:${number} (Ctrl-C ends it)`);
  },
);

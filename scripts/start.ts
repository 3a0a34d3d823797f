import { buildSite } from '../pipeline/build-site';
import { command, portFrom, portOption } from '../pipeline/command';
import { listen } from '../pipeline/server/local-server';
import { siteHandler } from '../pipeline/server/site-server';

await command(
  {
    name: 'npm start',
    help: 'Builds the preview and serves it, with a sandbox for its contact form.',
    options: { port: portOption },
  },
  async ({ port }) => {
    const number = portFrom(port);
    // Checks the port first, so that a taken one is reported before the build.
    const probe = await listen(() => {}, number);
    await new Promise((closed) => probe.close(closed));
    const folder = await buildSite('preview');
    await listen(siteHandler(folder), number);
    console.log(`\nThe site is at http://127.0.0.1:${number} (Ctrl-C ends it).`);
    console.log('Its contact form posts to the sandbox here; submissions land in submissions/.');
  },
);

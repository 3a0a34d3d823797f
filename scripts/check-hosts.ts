import { existsSync } from 'node:fs';
import { findBrowser } from './browser';
import { command } from './command';
import { hosts, lackOf } from './hosting/servers';
import { Failure } from './run';

await command(
  {
    name: 'tsx scripts/check-hosts.ts',
    help: 'Says what the tests on real web servers lack on this machine. It installs nothing.',
  },
  async () => {
    const lacking = hosts.filter((host) => lackOf(host).length > 0);
    if (lacking.length > 0)
      throw new Failure(
        `${lacking.map((host) => `${host.name} lacks ${lackOf(host).join(', ')}`).join('; ')}. On Debian: ` +
          `apt-get install --no-install-recommends ${lacking.flatMap(({ packages }) => packages).join(' ')}`,
      );
    if (!findBrowser())
      throw new Failure('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
    if (!existsSync('preview/index.html'))
      throw new Failure('No site to test: `npm run build -- --preview` writes it.');
  },
);

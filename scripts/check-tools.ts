import { existsSync } from 'node:fs';
import { findBrowser } from '../pipeline/browser';
import { command } from '../pipeline/command';
import { missingPackages } from '../pipeline/engines';
import { hosts, lackOf } from '../pipeline/hosting/servers';
import { Failure } from '../pipeline/run';

/** Programs that `npm run deploy` is tested with, and their packages. */
const deployTools = { '/usr/bin/rsync': 'rsync', '/usr/sbin/sshd': 'openssh-server' };

/** Debian's packages that tests lack here, by what they need. */
const lacking: Readonly<Record<string, () => readonly string[]>> = {
  browser: () => (findBrowser() ? [] : ['chromium']),
  engines: missingPackages,
  hosts: () => [
    ...hosts.filter((host) => lackOf(host).length > 0).flatMap(({ packages }) => packages),
    ...Object.entries(deployTools).flatMap(([file, name]) => (existsSync(file) ? [] : [name])),
  ],
};

await command(
  {
    name: 'tsx scripts/check-tools.ts',
    help: 'Says what tests lack on this machine, beside a built site. It installs nothing.',
    positionals: Object.keys(lacking).join(' | '),
  },
  async (_, needs) => {
    const packages = new Set(needs.flatMap((need) => lacking[need]?.() ?? []));
    if (packages.size > 0)
      throw new Failure(
        `Missing here: ${[...packages].join(', ')}. On Debian: \`apt-get install --no-install-recommends ${[...packages].join(' ')}\`; elsewhere CHROMIUM_PATH names a Chromium or Chrome.`,
      );
    if (!existsSync('preview/index.html'))
      throw new Failure('No site to test: `npm run build -- --preview` writes it.');
  },
);

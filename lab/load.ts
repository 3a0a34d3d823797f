import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deploymentDefaults } from '../content/company';
import { command, wholeNumber } from '../pipeline/command';
import { writtenRecipes } from '../pipeline/hosting/recipes';
import { hosts, lackOf, publicCopy, startHost } from '../pipeline/hosting/servers';
import { filesIn, siteAddresses } from '../pipeline/hosting/site';
import { Failure } from '../pipeline/run';
import { sandbox } from '../pipeline/server/sandbox';

await command(
  {
    name: 'npm run load',
    help: 'Serves a built folder by the recipes of nginx and Caddy and asks each, by wrk, for a page and for a hashed file as often as it answers.',
    options: {
      dir: { type: 'string', default: 'preview', help: 'the folder' },
      seconds: { type: 'string', default: '60', help: 'for each host and file' },
    },
  },
  async ({ dir, seconds }) => {
    const duration = wholeNumber('seconds', seconds, 3600);
    if (!existsSync(path.join(dir, 'index.html')))
      throw new Failure(`${dir}/ holds no exported site: \`npm run build -- --preview\` writes preview/.`);
    const scratch = mkdtempSync(path.join(tmpdir(), 'load-'));
    try {
      const site = publicCopy(dir, scratch);
      const script =
        filesIn(site).find((file) => /^\/_next\/static\/start-.*\.js$/.test(file)) ?? '/favicon.ico';
      const recipes = writtenRecipes(siteAddresses({ ...deploymentDefaults, formEndpoint: sandbox.path }));
      for (const host of hosts.filter(({ name }) => name === 'nginx' || name === 'Caddy')) {
        if (lackOf(host).length > 0) throw new Failure(`${host.name} is not installed.`);
        const { origin, stop } = await startHost(host, { site, scratch, recipes });
        try {
          for (const address of ['/services/ci-cd', script])
            console.log(`${host.name} ${address}\n  ${loaded(`${origin}${address}`, duration)}`);
        } finally {
          await stop();
        }
      }
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
);

/** Runs wrk and returns its figures in one line. */
function loaded(url: string, seconds: number): string {
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  try {
    const report = execFileSync('wrk', [...options, url], { encoding: 'utf8' });
    const [rate, slowest] = [/Requests\/sec:\s+(\S+)/, /99%\s+(\S+)/].map((what) => what.exec(report)?.[1]);
    const errors = report.split('\n').filter((line) => /Socket errors|Non-2xx/.test(line));
    return `${rate} requests a second, 99 % within ${slowest}, ${errors.join(', ').trim() || 'no error'}`;
  } catch (error) {
    throw new Failure(`wrk did not run (apt-get install wrk): ${(error as Error).message}`);
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadEnvironment } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { textOf } from '../pipeline/hosting/check';
import { clientOf } from '../pipeline/hosting/client';
import { Failure } from '../pipeline/run';
import { certificateOf, certificateProblems } from '../pipeline/watch/certificate';
import { askLinks } from '../pipeline/watch/links';

/** Result of one look at a deployed site: problems with their remedies, and notes. */
interface Finding {
  readonly problems: readonly string[];
  readonly notes?: readonly string[];
}

await command(
  {
    name: 'npm run watch',
    help: 'What somebody should look at once a week: the deployed site, its certificate, what time makes due, its links to other sites, known weaknesses of the packages. Fails where something is to be done, and says what.',
    options: {
      url: { type: 'string', help: 'the deployed site, such as https://www.example.com' },
      host: { type: 'string', help: 'its host, as `npm run preflight` takes it' },
      'send-test': { type: 'boolean', help: 'sends one test message by its form, too' },
    },
  },
  async ({ url, host, 'send-test': isSendTest }) => {
    if (!url || !/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new Failure(`--url is "${url ?? ''}", but should be an address such as https://www.example.com.`);
    loadEnvironment();
    const preflight = ['preflight', '--', '--url', url];
    const looks: Readonly<Record<string, () => Promise<Finding>>> = {
      'site and host': () => npmRun(...preflight, ...(host ? ['--host', host] : [])),
      certificate: () => certificate(url),
      'due by time': () => due(url),
      'links to other sites': () => links(url),
      packages: () => npmRun('audit'),
      ...(isSendTest && { 'test message': () => npmRun(...preflight, '--send-test') }),
    };
    const found = await Promise.all(
      Object.entries(looks).map(async ([name, look]) => ({ name, ...(await look().catch(notLooked)) })),
    );
    console.log(`${url}, looked at on ${today()}\n`);
    for (const { name, problems, notes = [] } of found) {
      console.log(`${problems.length > 0 ? '✗' : '✓'} ${name}`);
      for (const text of [...problems, ...notes.map((note) => `! ${note}`)])
        console.log(`    ${text.trim().replaceAll('\n', '\n    ')}`);
    }
    const failed = found.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
    if (failed.length > 0)
      throw new Failure(`To be looked at: ${failed.join(', ')}. Each line above says what to do.`);
  },
);

/** A look that did not come about is no pass. */
function notLooked(error: Error): Finding {
  return { problems: [`cannot be looked at: ${error.message}`] };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Runs another command of the project: its whole output as a problem if it fails, else its last lines as notes. */
async function npmRun(...args: readonly string[]): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', ...args]);
    return { problems: [], notes: stdout.trim().split('\n').slice(-3) };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { problems: [`${stdout}${stderr}`] };
  }
}

async function certificate(url: string): Promise<Finding> {
  if (url.startsWith('http:')) return { problems: [], notes: ['the address is http and has none'] };
  const validity = await certificateOf(url);
  return {
    problems: certificateProblems(validity, new Date()),
    notes: [`it ends on ${validity.to.toISOString().slice(0, 10)}`],
  };
}

async function due(url: string): Promise<Finding> {
  const { dueOn, dueTexts, matters } = await import('../pipeline/due');
  const path = '/.well-known/security.txt';
  const [, expires = ''] = /^Expires: (.*)$/m.exec(textOf(await clientOf(url)({ path }))) ?? [];
  if (Number.isNaN(Date.parse(expires))) throw new Error(`${url}${path} names no end`);
  const all = matters(new Date(expires));
  const [next] = all.filter(({ by }) => by >= today());
  return {
    problems: dueTexts(dueOn(today(), all), today()),
    notes: next ? [`next, by ${next.by}: ${next.name}`] : [],
  };
}

async function links(url: string): Promise<Finding> {
  const { deployment } = await import('@/lib/config/deployment');
  const { sitePages } = await import('@/lib/pages');
  const own = [url, deployment.siteUrl].map((address) => new URL(address).origin);
  const { asked, broken, unclear } = await askLinks(
    url,
    sitePages.map(({ path }) => path),
    // WhatsApp's page is the same for every number, also for one that nobody has.
    (href) => own.includes(new URL(href).origin) || new URL(href).hostname === 'wa.me',
  );
  if (asked > 0 && broken.length + unclear.length === asked)
    throw new Error(`none of ${asked} is good: is there a network?`);
  const remedy =
    'open each; where the page is gone, change or remove the link in content/ (search for its address)';
  return {
    problems: broken.length > 0 ? [[remedy, ...broken].join('\n')] : [],
    notes: [
      `${asked} asked`,
      ...(unclear.length > 0
        ? [['to be opened by hand, as they answer programs otherwise, or not now:', ...unclear].join('\n')]
        : []),
    ],
  };
}

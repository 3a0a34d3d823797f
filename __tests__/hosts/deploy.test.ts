/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { deploymentDefaults } from '@/content/company';
import { freePort, stop } from '@/pipeline/child-process';
import { deploy, switchTo, targetFrom } from '@/pipeline/deploy/deploy';
import { precompress } from '@/pipeline/finish/precompress';
import { clientOf } from '@/pipeline/hosting/client';
import { writtenRecipes } from '@/pipeline/hosting/recipes';
import { hosts, type RunningHost, startHost } from '@/pipeline/hosting/servers';
import { siteAddresses } from '@/pipeline/hosting/site';
import { sandbox } from '@/pipeline/server/sandbox';
import { type Version, visitors } from './visitors';

/* `npm run deploy` to folders of this machine and over ssh, while real servers serve what it deploys. */

// A busy machine takes its time.
jest.setTimeout(600_000);

const scratch = mkdtempSync(path.join(tmpdir(), 'deploy-'));
// nginx runs without privileges.
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const pages = ['/', '/about', '/contact', '/services', '/services/ci-cd'];
/** A page that only one version has. */
const only = { A: '/faq', B: '/glossary', C: '/hello' } as const;
type Name = keyof typeof only;

const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/** Paths of a folder's files, links to folders followed. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

interface Built extends Version {
  readonly folder: string;
}

const versions = {} as Record<Name, Built>;

/**
 * Some pages of the built site with the files that they name. Versions differ in one letter of each hashed name and in what these files hold,
 * so that pages of all versions have one size; and one date.
 */
async function makeVersion(name: Name): Promise<void> {
  const folder = path.join(scratch, `build-${name}`);
  const built = filesBelow('preview').filter((file) => !/\.(br|gz)$/.test(file));
  const wanted = new Set([...pages, only[name]].map(fileOf).concat('404.html', 'search.json', 'favicon.ico'));
  for (const file of built.filter(
    (file) => wanted.has(file) || (/^_next\/static\//.test(file) && !/\/[tw]\d{2,}\.json$/.test(file)),
  ))
    cpSync(path.join('preview', file), path.join(folder, file));
  const hashed = built.filter((file) => /^_next\/static\/.*\.(js|css)$/.test(file));
  const names = hashed
    .map((file) => path.parse(file).name)
    .concat(readdirSync('preview/_next/static/search').filter((entry) => !path.extname(entry)));
  const renamed = (text: string) =>
    names.reduce((changed, old) => changed.replaceAll(old, old.slice(0, -1) + name), text);
  for (const file of filesBelow(folder).filter((entry) => /\.(html|js|css|json)$/.test(entry))) {
    const mark = /\.(js|css)$/.test(file) ? `/* ${name} */` : '';
    writeFileSync(path.join(folder, file), renamed(readFileSync(path.join(folder, file), 'utf8')) + mark);
    const place = path.join(folder, renamed(file));
    mkdirSync(path.dirname(place), { recursive: true });
    renameSync(path.join(folder, file), place);
  }
  const commit = name.toLowerCase().repeat(40);
  writeFileSync(path.join(folder, 'version.json'), JSON.stringify({ commit, date: '2026-11-23' }));
  await precompress(folder);
  const files = new Map<string, Buffer>();
  for (const file of filesBelow(folder)) {
    utimesSync(path.join(folder, file), 1_790_000_000, 1_790_000_000);
    const address = `/${file}`.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');
    if (!/\.(br|gz)$/.test(file)) files.set(address, readFileSync(path.join(folder, file)));
  }
  versions[name] = { name, folder, files };
}

beforeAll(async () => {
  for (const name of ['A', 'B', 'C'] as const) await makeVersion(name);
});

test('versions differ in hashed names alone, so that their pages have one size', () => {
  const { A, B } = versions;
  for (const page of pages) {
    expect(A.files.get(page)?.equals(B.files.get(page) ?? Buffer.of())).toBe(false);
    expect(A.files.get(page)?.length).toBe(B.files.get(page)?.length);
  }
  expect([...A.files.keys()].filter((file) => /\.(js|css)$/.test(file) && B.files.has(file))).toEqual([]);
});

/** A target of each test's own. */
let folder: string;
let count = 0;
beforeEach(() => {
  count += 1;
  folder = path.join(scratch, `target-${count}`);
});

interface Outcome {
  readonly code: number | null;
  readonly said: string;
}

/** Starts the command as npm does, in a process group of its own. */
const started = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(
    'env',
    [
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      ...[process.execPath, '--import', require.resolve('tsx'), 'scripts/deploy.ts', ...args],
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );

async function command(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Outcome> {
  const child = started(args, env);
  const [out, error] = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'close');
  return { code, said: `${await out}${await error}`.trim() };
}

const deployed = ({ folder: from }: Built, keep = 5) => deploy(targetFrom(folder), from, keep);
const back = () => command([folder, '--rollback']);

const kept = (place = folder) =>
  readdirSync(path.join(place, 'versions'))
    .filter((name) => !name.startsWith('.'))
    .sort();

const leftovers = (place = folder) =>
  readdirSync(path.join(place, 'versions')).filter((name) => name.startsWith('.'));

/** The version that `current` leads to, of which every file is there and no other. */
function servedVersion(place = folder): Built {
  const site = path.join(place, 'current');
  const own = (files: readonly string[]) => files.filter((file) => !file.startsWith('_next/static/'));
  const found = Object.values(versions).find(({ folder }) =>
    readFileSync(path.join(folder, 'about.html')).equals(readFileSync(path.join(site, 'about.html'))),
  );
  if (!found) throw new Error('The page is of no version.');
  const wanted = filesBelow(found.folder);
  const differing = wanted.filter(
    (file) =>
      !existsSync(path.join(site, file)) ||
      !readFileSync(path.join(site, file)).equals(readFileSync(path.join(found.folder, file))),
  );
  expect(differing).toEqual([]);
  expect(
    own(
      readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file)),
    ).sort(),
  ).toEqual(own(wanted));
  return found;
}

async function running(name: string): Promise<RunningHost> {
  const host = hosts.find((one) => one.name === name);
  if (!host) throw new Error(`There is no host ${name}.`);
  return startHost(host, {
    site: path.join(folder, 'current'),
    scratch,
    recipes: writtenRecipes(siteAddresses({ ...deploymentDefaults, formEndpoint: sandbox.path })),
  });
}

/** Deploys one version and runs the test while a host serves it to visitors, who know another one too. */
async function underLoad(
  name: string,
  title: string,
  body: (load: ReturnType<typeof visitors>, host: RunningHost) => Promise<void>,
) {
  const { A, B } = versions;
  await deployed(A);
  const host = await running(name);
  const load = visitors(host.origin, [A, B], pages);
  try {
    await load.during(A, () => load.answered(200));
    await body(load, host);
    await load.answered(200);
  } finally {
    await load.stop();
    await host.stop();
  }
  process.stdout.write(`${name}, ${title}: ${load.figures()}\n`);
  expect(load.faults.slice(0, 12)).toEqual([]);
}

test.each(['nginx', 'Caddy'])(
  'visitors of %s find whole versions through deploys and ways back; a page that is removed is gone',
  async (name) => {
    const { A, B } = versions;
    await underLoad(name, 'three deploys and rollbacks', async (load, host) => {
      const client = clientOf(host.origin);
      const statusOf = async (page: string) => (await client({ path: page })).status;
      expect([await statusOf(only.A), await statusOf(only.B)]).toEqual([200, 404]);
      for (let round = 0; round < 3; round++) {
        expect(
          await load.during(B, () => command([folder, '--from', B.folder, '--keep', '2'])),
        ).toMatchObject({ code: 0 });
        expect([await statusOf(only.A), await statusOf(only.B)]).toEqual([404, 200]);
        await load.answered(200);
        expect(await load.during(A, back)).toMatchObject({ code: 0 });
        expect([await statusOf(only.A), await statusOf(only.B)]).toEqual([200, 404]);
        await load.answered(200);
      }
    });
  },
);

test('visitors find whole versions while one takes the place of the other a hundred times', async () => {
  const { A, B } = versions;
  await underLoad('nginx', 'a hundred switches', async (load) => {
    await load.during(B, () => deployed(B));
    const [ofA = '', ofB = ''] = kept();
    for (let round = 0; round < 50; round++) {
      await load.during(A, () => switchTo(targetFrom(folder), ofA));
      await load.answered(5);
      await load.during(B, () => switchTo(targetFrom(folder), ofB));
      await load.answered(5);
    }
  });
});

/** Programs before those of the machine, so that a test can be there when the target's shell runs one. */
function programs(script: (name: string) => string, names: readonly string[]): string {
  const place = path.join(scratch, `programs-${count}`);
  mkdirSync(place, { recursive: true });
  for (const name of names) {
    const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    writeFileSync(path.join(place, name), `#!/bin/sh\n${script(real)}\n`, { mode: 0o755 });
  }
  return `${place}:${execFileSync('printenv', ['PATH'], { encoding: 'utf8' }).trim()}`;
}

test('a deploy that is killed, before whichever step, leaves a whole version, and the next one goes on', async () => {
  const { A, B } = versions;
  const steps = path.join(scratch, 'steps');
  const PATH = programs(
    (real) =>
      `echo >>"$STEPS"\n[ "$(/usr/bin/wc -l <"$STEPS")" -lt "$KILL_AT" ] || kill -9 0\nexec ${real} "$@"`,
    ['cat', 'date', 'find', 'flock', 'ln', 'ls', 'mkdir', 'mv', 'readlink', 'rm', 'rsync', 'sh', 'xargs'],
  );
  const after = { old: 0, new: 0 };
  await underLoad('nginx', 'killed at each step', async (load) => {
    for (let step = 1, isKilled = true; isKilled; step++) {
      const before = servedVersion();
      const next = before.name === 'A' ? B : A;
      writeFileSync(steps, '');
      const outcome = await load.during(
        () => servedVersion(),
        () =>
          command([folder, '--from', next.folder, '--keep', '2'], { PATH, STEPS: steps, KILL_AT: `${step}` }),
      );
      isKilled = outcome.code === null;
      if (!isKilled) expect(outcome).toMatchObject({ code: 0 });
      after[servedVersion().name === before.name ? 'old' : 'new'] += 1;
      await load.answered(50);
    }
  });
  process.stdout.write(
    `killed at ${after.old + after.new - 1} steps: ${after.old} times before the switch\n`,
  );
  expect(after.old).toBeGreaterThan(10);
  expect(after.new).toBeGreaterThan(3);
  expect([kept().length, leftovers()]).toEqual([2, []]);
});

test('an upload that outlives its killed deploy changes nothing, nor the next deploy', async () => {
  const { A, B } = versions;
  await underLoad('nginx', 'an upload without its deploy', async (load) => {
    // The upload is slowed until it outlasts the test.
    const PATH = programs(
      (real) => `${real} --bwlimit=1 "$@" &
until [ "$(find "$FOLDER"/versions/.incomplete-* -type f)" ]; do :; done
kill -9 $PPID
wait`,
      ['rsync'],
    );
    const child = started([folder, '--from', B.folder], { PATH, FOLDER: folder });
    try {
      await load.during(A, () => once(child, 'exit'));
      expect([child.signalCode, servedVersion()]).toEqual(['SIGKILL', A]);
      await load.during(B, () => deployed(B));
      expect(servedVersion()).toBe(B);
    } finally {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }
  });
});

test('one deploy at a time: the second is refused, and works when the first has ended', async () => {
  await deployed(versions.A);
  const other = spawn('flock', [path.join(folder, '.deploy-lock'), 'sh', '-c', 'echo held; cat']);
  const isOver = once(other, 'exit');
  try {
    await once(other.stdout, 'data');
    for (const args of [['--from', versions.B.folder], ['--rollback']])
      expect(await command([folder, ...args])).toEqual({
        code: 1,
        said: `✗ ${folder}: Another deploy to ${folder} is under way: wait for its end.`,
      });
    expect(servedVersion()).toBe(versions.A);
  } finally {
    other.stdin.end();
    await isOver;
  }
  await deployed(versions.B);
  expect(servedVersion()).toBe(versions.B);
});

test('old versions go, with the hashed files that no other has; the one before stays', async () => {
  const { A, B, C } = versions;
  const script = ({ files }: Version) =>
    [...files.keys()].find((file) => /\/start-[\w-]+\.js$/.test(file)) ?? '';
  const hashed = (version: Version) => existsSync(path.join(folder, 'current', script(version)));
  const font = [...A.files.keys()].find((file) => file.endsWith('.woff2')) ?? '';
  for (const version of [A, B, C]) await deployed(version, 3);
  expect([kept().length, hashed(A), hashed(B), hashed(C)]).toEqual([3, true, true, true]);
  await deployed(B, 2);
  expect([kept().length, hashed(A), hashed(B), hashed(C)]).toEqual([2, false, true, true]);
  expect(existsSync(path.join(folder, 'current', font))).toBe(true);
  expect(filesBelow(path.join(folder, 'static')).some((file) => file.includes(`A.`))).toBe(false);
  expect(servedVersion()).toBe(B);
  // Older than B, which is not served any more: it stays, as the way back.
  await back();
  await deployed(A, 2);
  expect(await back()).toMatchObject({ code: 0 });
  expect(servedVersion()).toBe(C);
});

test('the way back leads to what was served before, past a version that was taken back', async () => {
  const { A, B, C } = versions;
  for (const version of [A, B]) await deployed(version);
  await back();
  await deployed(C);
  const [ofA, ofB, ofC] = kept();
  expect([ofA, ofB, ofC]).toEqual(
    ['a', 'b', 'c'].map((commit) => expect.stringMatching(`Z-${commit.repeat(10)}$`)),
  );
  expect(await back()).toEqual({ code: 0, said: `${ofA} is served, in place of ${ofC}.` });
  expect(servedVersion()).toBe(A);
  expect(await back()).toEqual({
    code: 1,
    said: `✗ ${folder}: ${ofA} replaced no version: \`--list\` shows what is kept, \`--to\` serves one of them.`,
  });
  expect(await command([folder, '--to', ofB ?? ''])).toMatchObject({ code: 0 });
  expect(servedVersion()).toBe(B);
  expect(await command([folder, '--list'])).toEqual({ code: 0, said: `${ofA}\n* ${ofB}\n  ${ofC}` });
  for (const unknown of ['2020-01-01T00-00-00Z', `${ofA}/../${ofB}`])
    expect(await command([folder, '--to', unknown])).toEqual({
      code: 1,
      said: `✗ ${folder}: ${unknown} is not kept: \`--list\` shows what is, \`--to\` serves one of them.`,
    });
});

test('a file that did not change keeps its date, so that who has it need not load it again', async () => {
  const { A, B } = versions;
  const seconds = (file: string) => statSync(path.join(folder, 'current', file)).mtimeMs;
  await deployed(A);
  const before = [seconds('favicon.ico'), seconds('about.html')];
  await deployed(B);
  expect(seconds('favicon.ico')).toBe(before[0]);
  expect(seconds('about.html')).toBeGreaterThan(before[1] ?? 0);
});

test('--dry-run names what would change', async () => {
  await deployed(versions.A);
  const { said } = await command([folder, '--from', versions.B.folder, '--dry-run']);
  expect(said.split('\n')).toEqual(
    expect.arrayContaining(['deleting faq.html', 'glossary.html', 'about.html', 'about.html.br']),
  );
  expect(said).not.toContain('favicon.ico');
  expect([kept().length, servedVersion()]).toEqual([1, versions.A]);
});

test('an upload that fails leaves what was served, and nothing else', async () => {
  await deployed(versions.A);
  // Of a deploy that was killed: the disk may be full of it.
  mkdirSync(path.join(folder, 'versions', '.incomplete-2026-11-22T10-00-00Z-1', 'site'), { recursive: true });
  const PATH = programs(() => 'echo rsync: No space left on device >&2; exit 11', ['rsync']);
  const { code, said } = await command([folder, '--from', versions.B.folder], { PATH });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^rsync: No space left on device\n\n✗ `rsync .*` failed \(11\): what is served has not changed/,
  );
  expect([servedVersion(), kept().length, leftovers()]).toEqual([versions.A, 1, []]);
});

test('a folder that holds other things is refused, and loses nothing', async () => {
  mkdirSync(path.join(folder, 'versions'), { recursive: true });
  writeFileSync(path.join(folder, 'versions', 'thesis.txt'), 'mine');
  await expect(deployed(versions.A)).rejects.toThrow(
    `${folder}: ${folder} holds versions, which no deploy put there: name a folder that is empty, or was deployed to before.`,
  );
  expect(filesBelow(folder)).toEqual(['versions/thesis.txt']);
  expect(await command([path.join(folder, 'versions'), '--rollback'])).toMatchObject({ code: 1 });
});

describe('over ssh', () => {
  let server: ChildProcess;
  let env: Readonly<Record<string, string>>;
  const { username } = userInfo();

  beforeAll(async () => {
    const keys = path.join(scratch, 'ssh');
    mkdirSync(keys, { mode: 0o700 });
    const at = (name: string) => path.join(keys, name);
    for (const name of ['host', 'user'])
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
    const port = await freePort();
    writeFileSync(at('known'), `[127.0.0.1]:${port} ${readFileSync(at('host.pub'), 'utf8')}`);
    const settings = {
      ListenAddress: '127.0.0.1',
      HostKey: at('host'),
      AuthorizedKeysFile: at('user.pub'),
      // The folder is below /tmp, where everybody may write.
      StrictModes: 'no',
      UsePAM: 'no',
      PasswordAuthentication: 'no',
      KbdInteractiveAuthentication: 'no',
      PidFile: 'none',
    };
    // Debian's service makes it when it starts; here no service does.
    if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
    const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    server = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', '/dev/null', '-p', `${port}`, ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    for await (const line of server.stderr ?? []) {
      said += line;
      if (said.includes('listening')) break;
    }
    if (!said.includes('listening')) throw new Error(`sshd does not start: ${said}`);
    env = {
      RSYNC_RSH: `ssh -F none -p ${port} -i ${at('user')} -o IdentitiesOnly=yes -o UserKnownHostsFile=${at('known')}`,
    };
  });
  afterAll(() => stop(server));

  const remote = (...args: readonly string[]) => command([`${username}@127.0.0.1:${folder}`, ...args], env);

  test('deploys, shows, goes back and removes as in a folder of this machine', async () => {
    const { A, B, C } = versions;
    expect(await remote('--from', A.folder)).toEqual({ code: 0, said: `${kept()[0]} is served.` });
    expect(servedVersion()).toBe(A);
    expect(await remote('--from', B.folder)).toMatchObject({ code: 0 });
    expect(servedVersion()).toBe(B);
    expect((await remote('--from', C.folder, '--dry-run')).said).toContain('deleting glossary.html\n');
    const [ofA, ofB] = kept();
    expect(await remote('--rollback')).toEqual({ code: 0, said: `${ofA} is served, in place of ${ofB}.` });
    expect(servedVersion()).toBe(A);
    expect(await remote('--list')).toEqual({ code: 0, said: `* ${ofA}\n  ${ofB}` });
    expect(await remote('--from', C.folder, '--keep', '2')).toMatchObject({ code: 0 });
    expect([servedVersion(), kept().length, leftovers()]).toEqual([C, 2, []]);
  });

  test('a deploy whose machine dies leaves what was served, and the server cleans up by itself', async () => {
    const { A, B } = versions;
    await remote('--from', A.folder);
    const PATH = programs(() => 'kill -9 0', ['rsync']);
    const { code } = await command([`${username}@127.0.0.1:${folder}`, '--from', B.folder], { ...env, PATH });
    expect([code, servedVersion()]).toEqual([null, A]);
    // The server's shell ends when it sees the end of its input; the lock is free then.
    execFileSync('flock', [path.join(folder, '.deploy-lock'), 'true'], { timeout: 60_000 });
    expect(leftovers()).toEqual([]);
    expect(await remote('--from', B.folder)).toMatchObject({ code: 0 });
    expect(servedVersion()).toBe(B);
  });

  test('a host that does not answer is said as ssh says it', async () => {
    const { code, said } = await command([`nobody@127.0.0.1:${folder}`, '--list'], env);
    expect(code).toBe(1);
    expect(said).toContain(`✗ nobody@127.0.0.1:${folder}: nobody@127.0.0.1: Permission denied`);
  });
});

/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import packageJson from '@/package.json';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

// Many programs, several at a time: seconds, but many where other processes keep the machine busy.
const patience = 180_000;
jest.setTimeout(patience);

/** Runs a script as its command does, in this project or in a folder that stands for one. */
function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
) {
  const node = [
    '--import',
    require.resolve('tsx'),
    '--conditions',
    'react-server',
    path.resolve('scripts', script),
    ...args,
  ];
  return new Promise<Outcome>((resolve) => {
    execFile(
      process.execPath,
      node,
      { cwd, env: { ...process.env, ...env }, timeout: patience - 10_000 },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

const commands = Object.entries(packageJson.scripts).flatMap(([name, line]) => {
  const script = /scripts\/([\w-]+\.ts)$/.exec(line)?.[1];
  const typed = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  return script ? [[typed, script] as const] : [];
});

test('the table holds the commands that are ours', () => {
  expect(commands.length).toBeGreaterThan(9);
});

test.concurrent.each(commands)(
  '%s refuses an option that it does not know, in one line',
  async (name, script) => {
    expect(await run(script, ['--onyl', 'unit'])).toEqual({
      code: 1,
      out: '',
      err: `\n✗ Unknown option '--onyl': \`${name} -- --help\` lists the options.\n`,
    });
  },
);

// All answer a wrong option in the same words, so all read their options in one way: three show what it does with --help.
test.concurrent.each([
  ['serve.ts', /^npm run serve -- \[options\]\n.+\n\n {2}--dir … .+\n( {2}--.+\n)* {2}--help .+\n$/],
  ['check-content.ts', /^npm run check:content -- \[options\] \[services\/ci-cd …\]\n.+\n\n {2}--help .+\n$/],
  ['test.ts', /^npm test -- \[options\]\n.+(\n {2}npm run .+){7}\n\n {2}--help .+\n$/],
] as const)('%s --help explains it, and does nothing', async (script, text) => {
  expect(await run(script, ['--help'])).toEqual({ code: 0, out: expect.stringMatching(text), err: '' });
});

const oneLine = /^\n✗ [^\n]+\n$/;

test.concurrent.each([
  ['a port that is none', 'start.ts', ['--port=99999'], {}, '--port is "99999"'],
  ['a port without its number', 'serve.ts', ['--port'], {}, "Option '--port <value>' argument missing"],
  ['a bad variable', 'start.ts', ['--port', '1'], { SITE_URL: 'example' }, 'SITE_URL is "example"'],
  ['a bad variable', 'dev.ts', [], { SITE_URL: 'example' }, 'SITE_URL is "example"'],
  ['a bad variable', 'preflight.ts', [], { SITE_URL: 'example' }, 'SITE_URL is "example"'],
  ['an address that is none', 'preflight.ts', ['--url', 'example'], {}, '--url is "example"'],
  ['a site that does not answer', 'preflight.ts', ['--url', 'http://127.0.0.1:1'], {}, 'cannot be asked'],
  ['a server that is not there', 'check-hosts.ts', [], { CHROMIUM_PATH: '/nowhere' }, 'nstall'],
  ['a folder without a site', 'serve.ts', ['--dir', 'docs'], {}, 'docs/ holds no exported site'],
  ['a folder without a site', 'budget.ts', ['--dir=docs'], {}, 'docs/ holds no exported site'],
  ['a browser that is not there', 'check-e2e.ts', [], { CHROMIUM_PATH: '/nowhere' }, 'No browser: install'],
] as const)('%s is said in one line: %s %p', async (_, script, args, env, message) => {
  const { code, err } = await run(script, args, env);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(oneLine) });
  expect(err).toContain(message);
});

test('a port that is taken is said before anything is built', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const { code, out, err } = await run('start.ts', [`--port=${port}`]);
  holder.close();
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: expect.stringMatching(oneLine) });
  expect(err).toContain(`Port ${port} cannot be used (EADDRINUSE)`);
});

test('npm test tells of each check, its time and how many failed; where one did, the export is not read', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'checks-'));
  const scripts = Object.keys(packageJson.scripts).map((name) => [name, name === 'lint' ? 'false' : 'true']);
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts: Object.fromEntries(scripts) }));
  const { code, out } = await run('test.ts', [], {}, project);
  rmSync(project, { recursive: true });
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n').slice(-8)).toEqual([
    expect.stringMatching(/^✓ typecheck: \d+\.\d s$/),
    expect.stringMatching(/^✗ lint: \d+\.\d s$/),
    expect.stringMatching(/^✓ unused: \d+\.\d s$/),
    expect.stringMatching(/^✓ test:unit: \d+\.\d s$/),
    expect.stringMatching(/^✓ build -- --preview: \d+\.\d s$/),
    '- budget -- --dir preview: not run',
    '- test:e2e: not run',
    '4 passed, 1 failed',
  ]);
});

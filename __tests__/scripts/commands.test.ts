/** @jest-environment node */
import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import packageJson from '@/package.json';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a script as its command does. */
function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const node = ['--import', 'tsx', '--conditions', 'react-server', `scripts/${script}`, ...args];
  return new Promise<Outcome>((resolve) => {
    execFile(
      process.execPath,
      node,
      { env: { ...process.env, ...env }, timeout: 25_000 },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

jest.setTimeout(30_000);

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

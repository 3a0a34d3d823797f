/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import packageJson from '@/package.json';
import { command, portFrom } from '@/pipeline/command';
import { Failure } from '@/pipeline/run';

class Exit extends Error {}

/** Runs a command in this process. @returns its exit code, what it printed, and what its body got */
async function answerTo(args: readonly string[], fail?: Error) {
  const said: string[] = [];
  const note = (text: unknown) =>
    said.push(text instanceof Error ? `stack of ${text.message}` : String(text));
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(String(code));
  });
  const got: unknown[] = [];
  const code = await command(
    {
      name: 'npm run serve',
      help: 'Serves a folder.',
      options: {
        dir: { type: 'string', default: 'preview', help: 'the folder' },
        brief: { type: 'boolean', help: 'one line' },
      },
      positionals: 'page …',
    },
    async (values, pages) => {
      if (fail) throw fail;
      got.push({ ...values }, pages);
    },
    args,
  ).then(
    () => 0,
    (error: Error) => Number(error.message),
  );
  jest.restoreAllMocks();
  return { code, said: said.join('\n'), got };
}

test('options and positionals reach the body, defaults where nothing is given', async () => {
  expect(await answerTo(['--brief', 'about', 'home'])).toEqual({
    code: 0,
    said: '',
    got: [{ dir: 'preview', brief: true }, ['about', 'home']],
  });
});

test('--help explains the command, and does nothing', async () => {
  expect(await answerTo(['--help', '--brief'])).toEqual({
    code: 0,
    said: `npm run serve -- [options] [page …]
Serves a folder.

  --dir …          the folder (preview)
  --brief          one line
  --help           this text`,
    got: [],
  });
});

test.each([
  ['--onyl', "\n✗ Unknown option '--onyl': `npm run serve -- --help` lists the options."],
  ['--dir', "\n✗ Option '--dir <value>' argument missing: `npm run serve -- --help` lists the options."],
])('%s is refused in one line', async (option, said) => {
  expect(await answerTo([option])).toEqual({ code: 1, said, got: [] });
});

test('a failure that a reader can mend is printed as one line, a fault of the command with its stack', async () => {
  expect(await answerTo([], new Failure('No site.'))).toEqual({ code: 1, said: '\n✗ No site.', got: [] });
  expect(await answerTo([], new Error('a fault'))).toEqual({ code: 1, said: 'stack of a fault', got: [] });
});

test('a port is a number that there is', () => {
  expect(portFrom('3000')).toBe(3000);
  for (const text of ['99999', '0', 'http', ''])
    expect(() => portFrom(text)).toThrow(
      `--port is "${text}", but should be a whole number from 1 to 65535.`,
    );
});

test('every script of package.json reads its options in this way', () => {
  const scripts = Object.values(packageJson.scripts).flatMap(
    (line) => /scripts\/[\w-]+\.ts/.exec(line)?.[0] ?? [],
  );
  expect(scripts.length).toBeGreaterThan(9);
  for (const script of scripts)
    expect([script, /^await command\($/m.test(readFileSync(script, 'utf8'))]).toEqual([script, true]);
});

test('npm test prints what each check said and how long it took; where one failed, the browser tests do not run', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'checks-'));
  const line = (name: string) => (name === 'lint' ? 'echo one fault && false' : 'true');
  const scripts = Object.keys(packageJson.scripts).map((name) => [name, line(name)]);
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts: Object.fromEntries(scripts) }));
  const node = ['--import', require.resolve('tsx'), path.resolve('scripts/test.ts')];
  const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(process.execPath, node, { cwd: project }, (error, out) => resolve({ code: error?.code, out }));
  });
  rmSync(project, { recursive: true });
  expect(code).toBe(1);
  expect(out).toContain('\n▸ npm run lint\none fault\n');
  expect(out.trimEnd().split('\n').slice(-8)).toEqual([
    expect.stringMatching(/^✓ typecheck: \d+\.\d s$/),
    expect.stringMatching(/^✗ lint: \d+\.\d s$/),
    expect.stringMatching(/^✓ build -- --preview: \d+\.\d s$/),
    expect.stringMatching(/^✓ unused: \d+\.\d s$/),
    expect.stringMatching(/^✓ test:unit: \d+\.\d s$/),
    expect.stringMatching(/^✓ test:export: \d+\.\d s$/),
    '- test:e2e: not run',
    '5 passed, 1 failed',
  ]);
}, 120_000);

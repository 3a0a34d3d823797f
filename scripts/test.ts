import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { command } from '../pipeline/command';

const build = 'build -- --preview';
const checks = ['typecheck', 'lint', build, 'unused', 'test:unit', 'test:export', 'test:e2e'];

const outcomes = new Map<string, { readonly isPassed: boolean; readonly seconds: number }>();

/** Runs one command and shows all that it printed when it has ended. @returns whether it passed */
async function check(name: string): Promise<boolean> {
  const started = performance.now();
  const ended = promisify(exec)(`npm run -s ${name} 2>&1`, { maxBuffer: Number.POSITIVE_INFINITY });
  const { stdout, code = 0 }: { stdout: string; code?: number } = await ended.catch((error) => error);
  const isPassed = code === 0;
  outcomes.set(name, { isPassed, seconds: (performance.now() - started) / 1000 });
  console.log(`\n▸ npm run ${name}\n${stdout.trimEnd()}`);
  return isPassed;
}

/** The build rewrites `next-env.d.ts`, which the type check reads: it comes after. */
const checkBuilt = async () => (await check('typecheck')) && (await check(build)) && check('test:export');

async function checkSources(): Promise<boolean> {
  const passed = [await check('lint'), await check('unused'), await check('test:unit')];
  return passed.every(Boolean);
}

await command(
  {
    name: 'npm test',
    help: ['Every check, two at a time:', ...checks].join('\n  npm run '),
  },
  async () => {
    const passed = await Promise.all([checkBuilt(), checkSources()]);
    // The browser tests take longest: they run where all else has passed.
    if (passed.every(Boolean)) await check('test:e2e');
    console.log();
    for (const name of checks) {
      const { isPassed, seconds } = outcomes.get(name) ?? {};
      const mark = isPassed === undefined ? '-' : isPassed ? '✓' : '✗';
      console.log(`${mark} ${name}: ${seconds === undefined ? 'not run' : `${seconds.toFixed(1)} s`}`);
    }
    const failed = [...outcomes.values()].filter(({ isPassed }) => !isPassed).length;
    console.log(`${outcomes.size - failed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  },
);

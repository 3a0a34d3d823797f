import { command } from '../pipeline/command';
import { runSteps, type Step } from '../pipeline/steps';

const build = 'build -- --preview';

const steps: readonly Step[] = [
  { name: 'typecheck' },
  { name: 'lint' },
  // It rewrites `next-env.d.ts`, which the type check reads.
  { name: build, after: ['typecheck'] },
  { name: 'unused' },
  { name: 'test:unit' },
  { name: 'test:export', after: [build] },
];
/** The browser tests take longest: they run where all else has passed. */
const checks: readonly Step[] = [...steps, { name: 'test:e2e', after: steps.map(({ name }) => name) }];

const marks = { passed: '✓', failed: '✗', 'not run': '-' } as const;

await command(
  {
    name: 'npm test',
    help: ['Every check, two at a time:', ...checks.map(({ name }) => name)].join('\n  npm run '),
  },
  async () => {
    const outcomes = await runSteps(checks, ({ name, output }) =>
      console.log(`\n▸ npm run ${name}\n${output.trimEnd()}`),
    );
    console.log();
    for (const { name, result, seconds } of outcomes)
      console.log(`${marks[result]} ${name}: ${result === 'not run' ? result : `${seconds.toFixed(1)} s`}`);
    const count = (wanted: string) => outcomes.filter(({ result }) => result === wanted).length;
    console.log(`${count('passed')} passed, ${count('failed')} failed`);
    process.exitCode = count('failed') > 0 ? 1 : 0;
  },
);

/** `npm test`: every check, in the order in which a failure is cheapest. `npm test -- --only e2e` runs one of them. */
import { rm } from 'node:fs/promises';
import { ensureBrowser } from './browser';
import { buildSite } from './build-site';
import { Failure, main, option, run, step } from './run';

const bin = (name: string) => `node_modules/.bin/${name}`;

const checks: Readonly<Record<string, () => Promise<unknown>>> = {
  types: async () => {
    await run(bin('next'), ['typegen'], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
    await run(bin('tsc'), ['--noEmit'], { remedy: 'the compiler names file and line above.' });
  },
  lint: () => run(bin('biome'), ['ci', '.'], { remedy: 'run `npm run format`, then mend what is left.' }),
  unused: () => run(bin('knip'), [], { remedy: 'remove the unused file, export or dependency named above.' }),
  unit: () => run(bin('jest'), []),
  build: () => buildSite('deployable'),
  budget: () => run('npm', ['run', '-s', 'budget']),
  preview: () => buildSite('preview'),
  e2e: async () => {
    await rm('test-results', { recursive: true, force: true });
    await run(bin('playwright'), ['test'], { env: { CHROMIUM_PATH: await ensureBrowser() } });
  },
};

await main(async () => {
  const only = option('only');
  if (only && !(only in checks))
    throw new Failure(`There is no check "${only}": choose one of ${Object.keys(checks).join(', ')}.`);
  const chosen = Object.entries(checks).filter(([name]) => !only || name === only);
  for (const [index, [name, check]] of chosen.entries())
    await step(`[${index + 1}/${chosen.length}] ${name}`, check);
  console.log(`\nAll checks: ${chosen.length} passed, 0 failed`);
});

import { command } from './command';
import { run } from './run';

/* The cheapest failure first. What reads the exported pages comes last, and only where all before it passed. */
const checks = ['typecheck', 'lint', 'unused', 'test:unit', 'build -- --preview'];
const checksOfExport = ['budget -- --dir preview', 'test:e2e'];

await command(
  {
    name: 'npm test',
    help: ['Every check, one after the other:', ...checks, ...checksOfExport].join('\n  npm run '),
  },
  async () => {
    const report: string[] = [];
    let failed = 0;
    for (const check of [...checks, ...checksOfExport]) {
      if (failed > 0 && checksOfExport.includes(check)) {
        report.push(`- ${check}: not run`);
        continue;
      }
      console.log(`\n▸ npm run ${check}`);
      const started = performance.now();
      const passed = await run('npm', ['run', '-s', ...check.split(' ')]).then(
        () => true,
        () => false,
      );
      if (!passed) failed += 1;
      report.push(`${passed ? '✓' : '✗'} ${check}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    const passed = report.filter((line) => line.startsWith('✓')).length;
    console.log(`\n${report.join('\n')}\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  },
);

import { spawnSync } from 'node:child_process';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';

interface Report {
  readonly error?: { readonly summary?: string; readonly detail?: string };
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
}

await command(
  {
    name: 'npm run audit',
    help: 'Asks the registry for known weaknesses of the packages, and fails at a high or critical one. Says so where the registry gives no answer.',
  },
  async () => {
    const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
    const { error, message, metadata }: Report = JSON.parse(stdout || '{}');
    if (!metadata) {
      const reason = message ?? error?.summary ?? error?.detail ?? 'no answer';
      return console.warn(`! Not checked for known weaknesses: ${reason.trim()}`);
    }
    const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities;
    if (high + critical > 0)
      throw new Failure(
        `${high} high and ${critical} critical weaknesses are known: \`npm audit\` lists them.`,
      );
    console.log(`Known weaknesses: ${total}, none of them high or critical.`);
  },
);

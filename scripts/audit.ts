import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';

/** Folders with a lock file of their own. */
const folders = ['.', 'lab', 'deploy/form-endpoint'];

/** Fields of npm's `--json` that the audit reads: an answer, or an error. */
interface Report {
  readonly error?: { readonly summary?: string; readonly code?: string };
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
  readonly invalid?: readonly { readonly name: string; readonly version: string }[];
}

/** A registry that has no answer, or none for this question. */
class Unasked extends Error {}

await command(
  {
    name: 'npm run audit',
    help: 'Asks the registry for known weaknesses of the packages, and whether it signed those that are installed. Fails at a high or critical weakness, at a signature that is wrong, and where the registry gives no answer.',
    options: {
      'allow-unasked': {
        type: 'boolean',
        help: 'an answer that the registry does not give is told, and no failure',
      },
    },
  },
  async ({ 'allow-unasked': allowUnasked }) => {
    const questions = [
      ...folders.map((folder) => () => weaknesses(folder)),
      // Reads what is installed; the other folders need not be.
      signatures,
    ];
    const unasked: string[] = [];
    const found: string[] = [];
    for (const question of questions)
      await question().then(console.log, (error: Error) => {
        if (error instanceof Unasked) unasked.push(error.message);
        else if (error instanceof Failure) found.push(error.message);
        else throw error;
      });
    if (found.length > 0) throw new Failure([...found, ...unasked].join('\n✗ '));
    if (unasked.length > 0 && !allowUnasked)
      throw new Failure(
        `${unasked.join('\n✗ ')}\nAsk where the registry answers; \`npm run audit -- --allow-unasked\` passes without an answer.`,
      );
    for (const reason of unasked) console.warn(`! ${reason}`);
  },
);

async function weaknesses(folder: string): Promise<string> {
  const subject = `Known weaknesses, ${folder}/package-lock.json`;
  const { vulnerabilities } = await ask(subject, ['audit', '--package-lock-only', '--prefix', folder]);
  if (!vulnerabilities) throw new Unasked(`${subject}: not asked: the answer lists none and denies none.`);
  const known = Object.entries(vulnerabilities);
  const grave = known.filter(([, { severity }]) => severity === 'high' || severity === 'critical');
  if (grave.length > 0)
    throw new Failure(
      `${subject}: ${grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ')}: \`npm audit --prefix ${folder}\` says which version has none; set it in package.json, then \`npm install\`.`,
    );
  return `${subject}: ${known.length}, none of them high or critical.`;
}

async function signatures(): Promise<string> {
  const subject = 'Signatures of the registry';
  const { invalid } = await ask(subject, ['audit', 'signatures']);
  if (!invalid) throw new Unasked(`${subject}: not asked: the answer names no package.`);
  if (invalid.length > 0)
    throw new Failure(
      `${subject}: wrong for ${invalid.map(({ name, version }) => `${name}@${version}`).join(', ')}: install nothing more, and ask the registry what happened to them.`,
    );
  return `${subject}: none is wrong.`;
}

/** @throws Unasked where npm brings no answer */
async function ask(subject: string, args: readonly string[]): Promise<Report> {
  // npm's own patience is more than a minute for each question.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=30000'];
  const { stdout }: { stdout: string } = await promisify(execFile)('npm', [...args, '--json', ...patience], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch((error) => error);
  const report = parsed(stdout);
  if (report.error || report.message) {
    const { message, error } = report;
    throw new Unasked(`${subject}: not asked: ${message || error?.summary || error?.code || 'no answer'}`);
  }
  return report;
}

function parsed(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.trim().split('\n')[0] || 'npm prints nothing' };
  }
}

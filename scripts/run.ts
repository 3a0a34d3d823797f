import { spawn } from 'node:child_process';

/** An expected failure: what went wrong and what to do about it, in one line. */
export class Failure extends Error {}

/** Runs a script's body. Any failure ends it with one readable line and exit code 1. */
export async function main(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(`\n✗ ${text}`);
    if (!(error instanceof Failure) && error instanceof Error && error.stack) console.error(error.stack);
    process.exit(1);
  }
}

/** Announces a step, runs it, and says how long it took. */
export async function step<T>(label: string, body: () => Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`\n▸ ${label}`);
  const result = await body();
  console.log(`✓ ${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What to do when the command fails; follows "failed: ". */
  readonly remedy?: string;
}

/**
 * Runs a command with its output shown.
 * @throws Failure with the command, its exit code and the remedy.
 */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const code = await new Promise<number | string>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...options.env } });
    child.on('error', reject);
    child.on('exit', (exit, signal) => resolve(exit ?? signal ?? 1));
  }).catch((error: Error) => error.message);
  if (code !== 0)
    throw new Failure(
      `\`${[command, ...args].join(' ')}\` failed (${code}): ${options.remedy ?? 'its message stands above.'}`,
    );
}

/** Value of `--name value` on the command line. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

/** @throws Failure where the port is no port. */
export function portOption(fallback: number): number {
  const given = option('port') ?? process.env.PORT;
  if (given === undefined) return fallback;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`Port "${given}" is not a number from 1 to 65535: try --port 3001.`);
  return port;
}

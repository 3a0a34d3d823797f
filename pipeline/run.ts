import { spawn } from 'node:child_process';

/** An expected failure: what went wrong and what to do about it, in one line. */
export class Failure extends Error {}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Remedy if the command fails; follows "failed: ". */
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

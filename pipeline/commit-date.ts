import { execFileSync } from 'node:child_process';

/** Date of the built commit; undefined outside a checkout. */
export function commitDate(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cI'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

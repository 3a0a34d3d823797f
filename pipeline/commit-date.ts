import { execFileSync } from 'node:child_process';

/** When the commit that is built was made; nothing where this is no checkout. */
export function commitDate(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cI'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

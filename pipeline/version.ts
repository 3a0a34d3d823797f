import { execFileSync } from 'node:child_process';
import { sitePages } from '@/lib/pages';

/** The state of the sources that a site was built from: `/version.json`. */
export interface SiteVersion {
  /** Hash of the commit, with `-dirty` where files were changed after it; `null` outside a checkout. */
  readonly commit: string | null;
  /** Of the commit; outside a checkout, the day of the newest text. */
  readonly date: string;
}

/** Two builds of one commit have one version: it holds nothing of the day or the machine. */
export function siteVersion(): SiteVersion {
  return {
    commit: git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*') ?? null,
    date:
      git('log', '-1', '--format=%cI') ??
      sitePages
        .map(({ reviewedOn }) => reviewedOn)
        .sort()
        .at(-1) ??
      '',
  };
}

function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

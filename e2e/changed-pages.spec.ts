import { execFileSync } from 'node:child_process';
import { pagesOf } from '@/pipeline/exported/exported-pages';
import { expectEveryRule } from './axe/axe';
import { test } from './test';

/*
 * axe at each change: here on every service, industry, solution and project whose content file differs from where the branch left
 * main (on main: from the commit before), at both widths and in both schemes. What is shared, whether code or content, shows on one
 * page of each kind: `templates.spec.ts`. Every page and state: `npm run test:accessibility`.
 */

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function changedFiles(): readonly string[] {
  try {
    const left = git('merge-base', 'HEAD', 'main');
    const before = left === git('rev-parse', 'HEAD') ? 'HEAD~' : left;
    const changed = git('diff', '--name-only', '--relative', before, '--', 'content');
    const added = git('ls-files', '--others', '--exclude-standard', 'content');
    return `${changed}\n${added}`.split('\n');
  } catch {
    console.warn('git knows no commit before this one, so axe looks at one page of each kind alone.');
    return [];
  }
}

const changed = new Set(
  changedFiles().map((file) =>
    file.replace(/^content(\/(?:services|industries|solution|portfolio)\/.*)\.ts$/, '$1'),
  ),
);
for (const { path } of pagesOf('preview').filter((page) => changed.has(page.path)))
  test(`every rule at ${path}, whose content has changed`, ({ page }) => expectEveryRule(page, path));

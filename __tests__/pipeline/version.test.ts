/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { sitePages } from '@/lib/pages';
import { versionLine } from '@/pipeline/hosting/deployed-version';
import { siteVersion } from '@/pipeline/version';
import { scratchFolder, serve } from '../scratch';

const { path, put } = scratchFolder();
const project = process.cwd();
beforeEach(() => process.chdir(path()));
afterEach(() => {
  process.chdir(project);
  jest.restoreAllMocks();
});

const date = '2026-11-23T11:45:36+05:30';
function commit(): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: date },
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  put('text', 'one');
  git('add', '.');
  git('commit', '-qm', 'One');
  git('tag', '-am', 'A release', 'v1');
  return git('rev-parse', 'HEAD');
}

test('a version is the commit and its date, and says where files were changed after it', () => {
  const hash = commit();
  expect(siteVersion()).toEqual({ commit: hash, date });
  put('another', 'not of the checkout');
  expect(siteVersion()).toEqual({ commit: hash, date });
  put('text', 'two');
  expect(siteVersion()).toEqual({ commit: `${hash}-dirty`, date });
});

test('outside a checkout it is the day of the newest text', () => {
  const days = sitePages.map(({ reviewedOn }) => reviewedOn).sort();
  expect(siteVersion()).toEqual({ commit: null, date: days.at(-1) });
});

let answer = '';
const origin = serve((_, response) => response.writeHead(answer ? 200 : 404).end(answer));

test('a deployed site’s version is told beside the one here', async () => {
  const hash = commit();
  answer = JSON.stringify({ commit: hash, date });
  expect(await versionLine(origin())).toBe(`Deployed is the version here: ${hash} of ${date}.`);
  put('text', 'two');
  expect(await versionLine(origin())).toBe(
    `Deployed is ${hash} of ${date}; here is ${hash} with changes that are not committed of ${date}.`,
  );
  for (const other of ['', '<title>Not found</title>', '{}']) {
    answer = other;
    expect(await versionLine(origin())).toMatch(/\/version\.json names no version \(status \d+\); here is /);
  }
});

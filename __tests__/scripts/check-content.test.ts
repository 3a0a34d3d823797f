/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../scratch';

/* `npm run check:content` as the runner of a workflow starts it, on a copy of the content that somebody has edited. */

// Other programs of the project run in it, beside other tests.
jest.setTimeout(300_000);

const scratch = scratchFolder();
const page = 'content/services/ci-cd.ts';

/** @returns the exit code and what was printed, after the page's label was replaced */
async function checkAfter(label: string) {
  for (const part of ['content', 'lib', 'pipeline', 'scripts', 'tsconfig.json', 'package.json'])
    cpSync(part, scratch.path(part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), scratch.path('node_modules'));
  const before = scratch.read(page);
  scratch.put(page, before.replace("label: 'CI/CD',", label));
  const line = before.split('\n').findIndex((text) => text.includes("label: 'CI/CD',")) + 1;
  const command = ['-C', 'react-server', '--import', require.resolve('tsx'), 'scripts/check-content.ts'];
  const env = { ...process.env, GITHUB_ACTIONS: 'true' };
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [...command, 'services/ci-cd'], { cwd: scratch.path(), env }, (error, out) =>
      resolve(`${error?.code ?? 0}\n${out}`),
    );
  });
  return { line, said };
}

test('a text that breaks a rule is shown at its line, and its line of dates as it should read', async () => {
  const { line, said } = await checkAfter("label: 'Seamless CI/CD',");
  expect(said).toContain(
    `1\n::error file=${page},line=${line}::/services/ci-cd label: holds the banned "Seamless"`,
  );
  expect(said).toMatch(
    /^::error file=content\/text-dates\.json,line=\d+::\/services\/ci-cd: its text was changed .*let this line read:%0A {2}"\/services\/ci-cd": \{ "date": "\d{4}-\d\d-\d\d", "hash": "\w{12}" \},$/m,
  );
});

test('a quote that is missing is shown at its line', async () => {
  const { line, said } = await checkAfter("label: 'CI/CD,");
  expect(said).toMatch(/^1\n/);
  expect(said).toContain(
    `::error file=${page},line=${line}::${page} cannot be read: Unterminated string literal`,
  );
});

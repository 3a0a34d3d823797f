/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.jsonc'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const isComment = (line: string) => /^\s*(\/?\*|\/\/)|\s\/\/ /.test(line);

test('a comment gives its reason itself: it names no paper that is not here, and no ticket', () => {
  const offenders = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(isComment)
      .filter(
        (line) =>
          /\b(issue|ticket) #?\d/i.test(line) ||
          (line.match(/[\w./-]+\.md\b/g) ?? []).some((paper) => !existsSync(paper)),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(offenders).toEqual([]);
});

import { standards } from '@/content/standards';
import textDates from '@/content/text-dates.json';
import { contentProblems, overdueLaws, siteProblems } from '@/pipeline/content/content-rules';
import { pageFiles } from '@/pipeline/content/page-files';
import { otherRecords, pageRecord } from '@/pipeline/content/records';
import { textDateProblems, textHashes } from '@/pipeline/content/text-dates';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';

await command(
  {
    name: 'npm run check:content',
    help: 'Holds the texts to the house rules, one line a problem. With names, only problems that name one of those pages.',
    positionals: 'services/ci-cd …',
  },
  (_, names) => checkContent(names.map((name) => `/${name.replace(/^\/|\.ts$/g, '')}`)),
);

async function checkContent(wanted: readonly string[]): Promise<void> {
  const { pages, problems } = await pageFiles();
  const records = [...pages.map(pageRecord), ...otherRecords];
  const lines = [
    ...problems,
    ...contentProblems(records),
    ...siteProblems(records),
    ...overdueLaws(standards, new Date().toISOString().slice(0, 10)),
    ...textDateProblems(textHashes(), textDates),
  ].filter(
    (line) => wanted.length === 0 || wanted.some((name) => new RegExp(`${name}(?![\\w-])`).test(line)),
  );
  for (const line of lines) console.log(line);
  console.log(`${pages.length} pages read.`);
  if (lines.length > 0)
    throw new Failure(
      `${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}${wanted.length > 0 ? ' that name yours' : ''}: each line above says where and what to do.`,
    );
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyPage } from '@/content/catalogue/types';
import textDates from '@/content/text-dates.json';
import { otherRecords, pageRecord, singleRecords } from '@/lib/build/content-records';
import { contentProblems, siteProblems, wordingProblemsIn } from '@/lib/build/content-rules';
import { textDateProblems, textHashes } from '@/lib/build/text-dates';
import { rhythmLine, rhythmOf } from '@/lib/build/voice-rules';
import { command } from './command';
import { Failure } from './run';

const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'section' in value && 'slug' in value && 'detail' in value;

await command(
  {
    name: 'npm run check:content',
    help: 'Holds the texts to the house rules, one line a problem. With names, only problems that name one of those pages.',
    positionals: 'services/ci-cd …',
  },
  (_, names) => checkContent(names.map((name) => `/${name.replace(/^\/|\.ts$/g, '')}`)),
);

/** Reads the page files themselves, so that a page can be checked before a category lists it. */
async function checkContent(wanted: readonly string[]): Promise<void> {
  const pages: AnyPage[] = [];
  const problems: string[] = [];
  for (const section of ['services', 'industries', 'solution']) {
    const folder = path.resolve('content', section);
    for (const file of readdirSync(folder).sort()) {
      const key = `/${section}/${file.replace(/\.ts$/, '')}`;
      try {
        const found = Object.values(await import(pathToFileURL(path.join(folder, file)).href)).filter(isPage);
        pages.push(...found);
        if (found.length !== 1 || `/${found[0]?.section}/${found[0]?.slug}` !== key)
          problems.push(`${key}: the file must export one page whose section and slug are its path`);
      } catch (error) {
        problems.push(`${key}: does not load: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  const records = [...pages.map(pageRecord), ...otherRecords];
  problems.push(...contentProblems(records), ...siteProblems(records, singleRecords));
  problems.push(...textDateProblems(textHashes(), textDates));
  for (const [name, record] of Object.entries(singleRecords))
    problems.push(...wordingProblemsIn(record, name));
  const shown = problems.filter(
    (line) => wanted.length === 0 || wanted.some((name) => new RegExp(`${name}(?![\\w-])`).test(line)),
  );
  for (const line of shown) console.log(line);
  console.log(`${pages.length} pages read. Their rhythm:`);
  for (const figure of rhythmOf(pages)) console.log(`  ${rhythmLine(figure)}`);
  if (shown.length > 0)
    throw new Failure(
      `${shown.length} problems${wanted.length > 0 ? ' that name yours' : ''}: mend the texts named above.`,
    );
}

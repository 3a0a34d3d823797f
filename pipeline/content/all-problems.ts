import { readFileSync } from 'node:fs';
import textDates from '@/content/text-dates.json';
import { contentProblems, siteProblems } from './content-rules';
import { pageFiles } from './page-files';
import { placeFinder } from './places';
import type { Place } from './problem';
import { otherRecords, pageRecord } from './records';
import { datedTexts, dateLine, textDateProblems, textHashes } from './text-dates';

interface Problem {
  readonly problem: string;
  readonly place: Place | undefined;
}

/** Everything that the house rules find in the texts, with the line of a file that each problem is about. */
export async function allProblems(today: string): Promise<{ pages: number; problems: readonly Problem[] }> {
  const { pages, problems } = await pageFiles();
  const records = pages.map(pageRecord);
  const all = [...records, ...otherRecords];
  const placeOf = placeFinder(records);
  return {
    pages: pages.length,
    problems: [
      ...[...problems, ...contentProblems(all), ...siteProblems(all)].map((problem) => ({
        problem,
        place: placeOf(problem),
      })),
      ...dateProblems(today),
    ],
  };
}

/** A changed text's line of dates is told as it should read, for who edits in a browser and runs no command. */
function dateProblems(today: string): readonly Problem[] {
  const file = 'content/text-dates.json';
  const hashes = textHashes();
  const dated = datedTexts(hashes, textDates, today);
  const lines = readFileSync(file, 'utf8').split('\n');
  return textDateProblems(hashes, textDates).map((problem) => {
    const path = problem.slice(0, problem.indexOf(':'));
    const index = lines.findIndex((line) => line.startsWith(`  "${path}":`));
    const entry = dated[path];
    const comma = lines[index]?.endsWith(',') ? ',' : '';
    const instead = index >= 0 && entry ? `; or let this line read:\n${dateLine(path, entry)}${comma}` : '';
    return { problem: `${problem}${instead}`, place: { file, line: Math.max(index, 0) + 1 } };
  });
}

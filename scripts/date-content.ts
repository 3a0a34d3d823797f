import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import {
  datedTexts,
  dateLine,
  type TextDates,
  textDateProblems,
  textHashes,
} from '@/pipeline/content/text-dates';
import { command } from '../pipeline/command';

const file = 'content/text-dates.json';

await command(
  {
    name: 'npm run date:content',
    help: `Gives today's date to every text that was changed since its last one, in ${file}.`,
  },
  async () => {
    const known: TextDates = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const hashes = textHashes();
    const today = new Date().toISOString().slice(0, 10);
    const changed = textDateProblems(hashes, known);
    await writeFile(file, `${format(datedTexts(hashes, known, today))}\n`);
    console.log(`${changed.length} of ${hashes.size} texts changed; ${file} has their dates.`);
  },
);

function format(dates: TextDates): string {
  const lines = Object.entries(dates).map(([path, entry]) => dateLine(path, entry));
  return `{\n${lines.join(',\n')}\n}`;
}

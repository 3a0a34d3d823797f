import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from '@/lib/build/content-guide';
import { command } from './command';

const file = 'docs/content.md';

await command(
  {
    name: 'npm run guide:content',
    help: `Writes the limits of the content rules into the tables of ${file}.`,
  },
  async () => writeFileSync(file, withTables(readFileSync(file, 'utf8'))),
);

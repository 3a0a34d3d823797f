import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from '@/pipeline/content/limits';
import { command } from '../pipeline/command';

const file = 'docs/content.md';

await command(
  {
    name: 'npm run guide:content',
    help: `Writes the limits of the content's schemas into the tables of ${file}.`,
  },
  async () => writeFileSync(file, withTables(readFileSync(file, 'utf8'))),
);

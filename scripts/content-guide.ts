/** `npm run guide:content`: writes the limits of `lib/build/content-limits.ts` into the tables of `docs/content.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from '@/lib/build/content-guide';

const file = 'docs/content.md';
writeFileSync(file, withTables(readFileSync(file, 'utf8')));

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the server of `playwright.config.ts` stores what its sandbox receives. */
export const submissionsFolder = 'test-results/submissions';

interface Submission {
  readonly fault?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** All that has arrived at the sandbox from one address, oldest first: each test writes from an address of its own. */
export function arrivedFrom(email: string): readonly Submission[] {
  if (!existsSync(submissionsFolder)) return [];
  return readdirSync(submissionsFolder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): Submission => JSON.parse(readFileSync(path.join(submissionsFolder, file), 'utf8')))
    .filter(({ fields }) => fields.email === email);
}

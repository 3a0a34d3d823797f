import { readFileSync } from 'node:fs';
import { type OwnValues, readOwnValues } from '@/content/company-schema';
import { Failure } from './run';

export const companyFile = 'content/company.json';

/**
 * The owner's values in place of the samples of `content/company.ts`.
 * @throws Failure that names the file and each bad value
 */
export function readCompanyFile(): OwnValues {
  try {
    return readOwnValues(JSON.parse(readFileSync(companyFile, 'utf8')));
  } catch (error) {
    const { message } = error as Error;
    throw new Failure(error instanceof SyntaxError ? `${companyFile} is no JSON: ${message}.` : message);
  }
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyPage } from '@/content/catalogue/schema';
import { findEntry } from '@/lib/catalogue';
import type { PieceCheck } from './piece';

const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'section' in value && 'slug' in value && 'detail' in value;

/** A page whose piece has a rule or a sum. */
export const reckons = ({ detail }: AnyPage): boolean =>
  ('exhibit' in detail && detail.exhibit?.kind === 'rules') ||
  ('route' in detail && detail.route?.stations.some(({ sum }) => sum) === true) ||
  (detail.chapters !== undefined &&
    'workedExample' in detail.chapters &&
    detail.chapters.workedExample?.sums !== undefined);

const isPieceCheck = (value: unknown): value is PieceCheck =>
  typeof value === 'object' && value !== null && 'where' in value && 'problems' in value;

/**
 * The pages in the files themselves, so that one can be checked before a category lists it; and what is wrong with the files, or found by
 * the check of a page's piece, which stands beside it as `{slug}.check.ts`.
 */
export async function pageFiles(): Promise<{ pages: readonly AnyPage[]; problems: readonly string[] }> {
  const pages: AnyPage[] = [];
  const problems: string[] = [];
  for (const section of ['services', 'industries', 'solution']) {
    const folder = path.resolve('content', section);
    const files = readdirSync(folder).sort();
    for (const file of files) {
      const key = `/${section}/${file.replace(/(\.check)?\.ts$/, '')}`;
      try {
        const values = Object.values(await import(pathToFileURL(path.join(folder, file)).href));
        if (file.endsWith('.check.ts')) {
          const [check] = values.filter(isPieceCheck);
          if (check?.where === key) problems.push(...check.problems.map((problem) => `${key}: ${problem}`));
          else problems.push(`${key}: ${file} must export one check, made with pieceCheck, of its own page`);
          continue;
        }
        const found = values.filter(isPage);
        pages.push(...found);
        if (found.some(reckons) && !files.includes(file.replace('.ts', '.check.ts')))
          problems.push(
            `${key}: it decides or adds up, and no ${file.replace('.ts', '.check.ts')} beside it reckons it again`,
          );
        if (found.length !== 1 || `/${found[0]?.section}/${found[0]?.slug}` !== key)
          problems.push(`${key}: the file must export one page whose section and slug are its path`);
        else if (!findEntry(key))
          problems.push(
            `${key}: no category lists it, so the site lacks it; add it to content/catalogue/${section}.ts`,
          );
      } catch (error) {
        problems.push(`${key}: does not load: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return { pages, problems };
}

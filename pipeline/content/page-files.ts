import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyPage } from '@/content/catalogue/schema';
import { findEntry } from '@/lib/catalogue';

const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'section' in value && 'slug' in value && 'detail' in value;

/** The pages in the files themselves, so that one can be checked before a category lists it; and what is wrong with the files. */
export async function pageFiles(): Promise<{ pages: readonly AnyPage[]; problems: readonly string[] }> {
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

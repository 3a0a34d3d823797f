import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeHashed } from '../bundles/write-hashed';

const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * Joins the style sheets that pages name, in their order, into one file: a request less before the first paint.
 * @param rename gives their classes the names that pages have
 * @returns replaces the sheets of a page
 */
export function styleSheetJoiner(
  folder: string,
  rename: (css: string) => string,
): (html: string) => Promise<string> {
  const written = new Map<string, Promise<string>>();
  const join = async (hrefs: readonly string[]) => {
    const texts = await Promise.all(hrefs.map((href) => readFile(path.join(folder, href), 'utf8')));
    // Beside the sheets that it replaces: they name their fonts by relative addresses.
    return writeHashed(folder, 'chunks/site.css', rename(texts.join('\n')));
  };
  return async (html) => {
    const hrefs = [...html.matchAll(sheet)].map(([, href = '']) => href);
    const key = hrefs.join(' ');
    const joined = written.get(key) ?? join(hrefs);
    written.set(key, joined);
    const link = `<link rel="stylesheet" href="${await joined}">`;
    return html.replace(sheet, (whole) => (whole.includes(`"${hrefs[0]}"`) ? link : ''));
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeHashed } from '../bundles/write-hashed';

const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

const sheetsOf = (html: string): string[] => [...html.matchAll(sheet)].map(([, href = '']) => href);

/**
 * Joins the style sheets that the site's pages name, in their order, into one file for all: a request less before the first paint, and none
 * for the next page.
 * @param files the pages
 * @param rename gives their classes the names that pages have
 * @returns replaces the sheets of a page
 */
export async function styleSheetJoiner(
  folder: string,
  files: readonly string[],
  rename: (css: string) => string,
): Promise<(html: string) => string> {
  const pages = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const all = new Set(pages.flatMap(sheetsOf));
  const texts = await Promise.all([...all].map((href) => readFile(path.join(folder, href), 'utf8')));
  // Beside the sheets that it replaces: they name their fonts by relative addresses.
  const joined = await writeHashed(folder, 'chunks/site.css', rename(texts.join('\n')));
  const link = `<link rel="stylesheet" href="${joined}">`;
  return (html) => {
    const [first] = sheetsOf(html);
    return html.replace(sheet, (_whole, href: string) => (href === first ? link : ''));
  };
}

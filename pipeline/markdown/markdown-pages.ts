import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { markdownPath } from '@/lib/routes';
import { Failure } from '../run';
import { markdownOf } from './markdown';

/**
 * Writes each page of the sitemap as Markdown beside its HTML, for programs that read. It is made from the exported HTML, so the
 * words are the page's own.
 * @param base path that the site stands under, or empty
 */
export async function writeMarkdownPages(folder: string, base: string): Promise<void> {
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  for (const [entry, location = ''] of sitemap.matchAll(/<url>\s*<loc>([^<]*)<\/loc>.*?<\/url>/gs)) {
    const file = markdownPath(new URL(location).pathname.slice(base.length) || '/');
    const html = await readFile(path.join(folder, file.replace(/md$/, 'html')), 'utf8');
    const checked = /<lastmod>([^<]*)</.exec(entry)?.[1] ?? '';
    await writeFile(path.join(folder, file), withFrontMatter(html, checked));
  }
}

/**
 * @param checked date of the text
 * @throws Failure where the page lacks a part of its head
 */
function withFrontMatter(html: string, checked: string): string {
  const $ = load(html.slice(0, html.indexOf('<body')));
  const url = $('link[rel="canonical"]').attr('href');
  const title = $('title').text();
  const description = $('meta[name="description"]').attr('content');
  if (!url || !title || !description)
    throw new Failure(`A page lacks its canonical address, title or description: ${html.slice(0, 300)}`);
  const front = { title, url, description, checked };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdownOf(html, url)}`;
}

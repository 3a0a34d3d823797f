import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '@/content/redirects';
import { type ClassNames, shortClassNames } from './class-names';
import { htmlFirst } from './html-first';
import { type IslandManifest, writeIslands } from './islands';
import { writeStarter } from './starter';
import { styleSheetJoiner } from './styles';

/** Turns what Next exported into what is served: HTML, one small script, the islands on demand, redirect pages. */
export async function finish(folder: string): Promise<void> {
  const manifest: IslandManifest = JSON.parse(await readFile(path.join(folder, 'islands.json'), 'utf8'));
  const names = await shortClassNames(path.join(folder, chunkFolder));
  const starter = await writeStarter(folder, await writeIslands(folder, withNames(manifest, names)));
  const joinStyleSheets = styleSheetJoiner(folder, names.inCss);
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.html') && !isLeftover(file))) {
    const file = path.join(folder, name);
    const html = names.inHtml(await joinStyleSheets(htmlFirst(await readFile(file, 'utf8'), name)));
    await writeFile(
      file,
      html.replace('</head>', () => `<script src="${starter}" defer></script></head>`),
    );
  }
  for (const file of files) if (isLeftover(file)) await rm(path.join(folder, file));
  await removeEmptyFolders(folder);
  await writeRedirects(folder);
}

/** The islands' classes by the names that the pages' style sheet has for them. */
function withNames(manifest: IslandManifest, { inList }: ClassNames): IslandManifest {
  const styles = Object.entries(manifest.styles).map(([sheet, classes]) => [
    sheet,
    Object.fromEntries(Object.entries(classes).map(([name, list]) => [name, inList(list)])),
  ]);
  return { ...manifest, styles: Object.fromEntries(styles) };
}

/**
 * What the export holds for Next's own client, which no page starts: payloads for soft navigations, its scripts, the
 * not-found route under an address of its own (a host would answer it with 200), and the manifest that was just read.
 */
function isLeftover(file: string): boolean {
  const name = path.basename(file);
  return (
    (name.endsWith('.txt') && name !== 'robots.txt') ||
    (file.startsWith(chunkFolder) && /\.(js|css)$/.test(name)) ||
    name === 'islands.json' ||
    name === '_not-found.html' ||
    name.endsWith('Manifest.js')
  );
}
const chunkFolder = path.join('_next', 'static', 'chunks');

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

async function writeRedirects(folder: string): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    const file = path.join(folder, `${from}.html`);
    const listed = (await readdir(folder)).includes(`${from.slice(1)}.html`);
    // On a disk that ignores case, /Industry and /industry are one file, and the host answers both by itself.
    if (existsSync(file) && !listed) continue;
    await writeFile(file, redirectPage(to));
  }
}

/** A page without scripts that leads on at once; hosts with redirect rules never serve it. */
function redirectPage(to: string): string {
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Moved to ${to}</title><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><h1>This page has moved</h1><p><a href="${to}">Go to ${to}</a></p></body></html>\n`;
}

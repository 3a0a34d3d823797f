import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '@/pipeline/hosting/security-headers';
import { type IslandManifest, writeIslands } from '../bundles/islands';
import { writeSearch } from '../bundles/search';
import { writeStarter } from '../bundles/starter';
import { assertNoClash, writeFurtherAddresses } from './addresses';
import { type ClassNames, shortClassNames } from './class-names';
import { htmlFirst } from './html-first';
import { withPolicy } from './policy';
import { siteStyles } from './styles';

/**
 * Turns Next's export into the served site: HTML under every address, one small script, islands on demand.
 * @returns the path that the site is to stand under, such as `/site`, or empty
 */
export async function finish(folder: string): Promise<string> {
  const manifest: IslandManifest = JSON.parse(await readFile(path.join(folder, 'islands.json'), 'utf8'));
  const { endpoint, redirect } = manifest.props.settings;
  const base = new URL(redirect).pathname.replace(/\/contact\/sent$/, '');
  const names = await shortClassNames(path.join(folder, chunkFolder));
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html') && !isLeftover(file));
  const styles = await siteStyles(folder, pages, names.inCss, base);
  const islands = await writeIslands(folder, withNames(manifest, names));
  const starter = await writeStarter(folder, { ...islands, ...styles.sheet }, await writeSearch(folder));
  for (const name of pages) {
    const file = path.join(folder, name);
    const { html, hash } = styles.inPage(names.inHtml(htmlFirst(await readFile(file, 'utf8'), name)));
    const page = withPolicy(html, contentSecurityPolicy({ formEndpoint: endpoint, styleHash: hash }), name);
    await writeFile(
      file,
      page.replace('</head>', () => `<script src="${starter}" async></script></head>`),
    );
  }
  for (const file of files) if (isLeftover(file)) await rm(path.join(folder, file));
  await removeEmptyFolders(folder);
  await writeFurtherAddresses(folder);
  await assertNoClash(folder);
  return base;
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
 * Files that only Next's client would read, which no page starts: payloads for soft navigations, its scripts, the not-found route
 * under an address of its own (a host would answer it with 200), and the manifests that the build has read.
 */
function isLeftover(file: string): boolean {
  const name = path.basename(file);
  return (
    (name.endsWith('.txt') && !texts.includes(name)) ||
    (file.startsWith(chunkFolder) && /\.(js|css)$/.test(name)) ||
    name === 'islands.json' ||
    name === '_not-found.html' ||
    name.endsWith('Manifest.js')
  );
}
const texts: readonly string[] = ['robots.txt', 'llms.txt', 'security.txt'];
const chunkFolder = path.join('_next', 'static', 'chunks');

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

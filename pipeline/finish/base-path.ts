import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPage } from '../exported/exported-pages';

/*
 * Matches addresses in a file: the text before one, then the address up to its query or fragment. In scripts and data `"/"` alone may
 * mean anything; as the value of these names it is the home page.
 */
const attribute = /( (?:href|src|action|data-keep)=")(\/[^"?#]*)(?=["?#])/g;
const string = /(["'`])(\/[^"'`?#\\\s]+)(?=["'`?#])/g;
const home = /(\b(?:path|href|start_url)["']?:\s*["'`])(\/)(?=["'`?#])/g;

const placesIn: Readonly<Record<string, readonly RegExp[]>> = {
  '.html': [attribute],
  '.js': [string, home],
  '.json': [string, home],
  '.webmanifest': [string, home],
};

/**
 * Puts a site that stands below the root of its host, as of https://example.github.io/site, under that path: each address of one
 * of its pages and files gets it.
 * @param base such as `/site`; empty where the site has a host to itself
 */
export async function moveBelow(folder: string, base: string): Promise<void> {
  if (!base) return;
  const names = await readdir(folder, { recursive: true });
  const known = new Set(['/', ...names.map(addressOf)]);
  for (const name of names) {
    const places = placesIn[path.extname(name)];
    if (!places) continue;
    const file = path.join(folder, name);
    const moved = places.reduce(
      (text, place) =>
        text.replace(place, (whole, before: string, address: string) =>
          known.has(address) ? `${before}${base}${address === '/' ? '' : address}` : whole,
        ),
      await readFile(file, 'utf8'),
    );
    await writeFile(file, moved);
  }
}

/** Of a page without `.html`. */
function addressOf(name: string): string {
  const address = `/${name.split(path.sep).join('/')}`;
  return isPage(name) ? address.replace(/\.html$/, '') : address;
}

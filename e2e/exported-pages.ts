import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { isPage } from '../scripts/exported-pages';

/** Where `npm run build -- --preview` writes: all but the form's address and key is the deployable. */
const previewFolder = 'preview';

/** Addresses of a static host's own: not found, and two that lead elsewhere. */
const noPages = new Set(['/404', '/industries', '/Industry']);

export interface ExportedPage {
  /** `/services/ci-cd`. */
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

let pages: readonly ExportedPage[] | undefined;

/** Every page of the site as it was written, read once. */
export function exportedPages(): readonly ExportedPage[] {
  pages ??= readdirSync(previewFolder, { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((file) => ({ file, path: `/${file.replaceAll(path.sep, '/').replace(/(index)?\.html$/, '')}` }))
    .filter((page) => !noPages.has(page.path))
    .map(({ file, path: address }) => {
      const html = readFileSync(path.join(previewFolder, file), 'utf8');
      return { path: address, html, $: load(html) };
    });
  return pages;
}

export const isIndexed = ({ $ }: ExportedPage) =>
  !$('meta[name="robots"]').attr('content')?.includes('noindex');

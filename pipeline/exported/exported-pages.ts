import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { redirects } from '@/content/redirects';
import { Failure } from '../run';

/** A page of an exported folder: `about.html`, and not `about/index.html`, its copy for hosts that know only files. */
export const isPage = (file: string): boolean => /^(index|.*(?<![\\/]index))\.html$/.test(file);

export interface ExportedPage {
  /** `/services/ci-cd`. */
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

/** Every page of an exported folder: its file and its address. */
export const pagesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isPage(file) && !file.startsWith('_next'))
    .map((file) => ({
      file: path.join(folder, file),
      path: `/${file.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, '')}`,
    }))
    .filter((page) => !(page.path in redirects));

/**
 * Every page of an exported folder, taken apart.
 * @throws Failure where the folder holds no site
 */
export function readPages(folder: string): readonly ExportedPage[] {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Failure(`${folder}/ holds no exported site: \`npm run build -- --preview\` writes preview/.`);
  return pagesOf(folder).map(({ file, path: address }) => {
    const html = readFileSync(file, 'utf8');
    return { path: address, html, $: load(html) };
  });
}

/** Those that search engines may list. */
export const isIndexed = ({ $ }: ExportedPage): boolean =>
  $('meta[name="robots"]').attr('content')?.includes('noindex') !== true;

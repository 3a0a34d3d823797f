import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { pagesOf } from '@/pipeline/exported/exported-pages';

/* `npm run build -- --preview` writes this folder, which differs from the deployable in the form's address and key alone; `EXPORT_DIR` names another. */

const folder = process.env.EXPORT_DIR ?? 'preview';

if (!existsSync(path.join(folder, 'index.html')))
  throw new Error(`${folder}/ holds no exported site: \`npm run build -- --preview\` writes preview/.`);

export interface ExportedPage {
  /** `/services/ci-cd`. */
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

export const pages: readonly ExportedPage[] = pagesOf(folder).map(({ file, path: address }) => {
  const html = readFileSync(file, 'utf8');
  return { path: address, html, $: load(html) };
});
/** Those that search engines may list. */
export const indexedPages = pages.filter(
  ({ $ }) => !$('meta[name="robots"]').attr('content')?.includes('noindex'),
);
export const pageAt = new Map(pages.map((page) => [page.path, page]));

/** Of every file: `/about.html`. */
export const files: readonly string[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

export const bytesOf = (file: string): Buffer => readFileSync(path.join(folder, file));
export const read = (file: string): string => bytesOf(file).toString();

/** @throws where there is no such page */
export function page(address: string): ExportedPage['$'] {
  const found = pageAt.get(address);
  if (!found)
    throw new Error(`${address} is no page of ${folder}/: a route or a text of the catalogue is missing.`);
  return found.$;
}

export const canonicalOf = ({ $ }: ExportedPage): string => $('link[rel="canonical"]').attr('href') ?? '';
export const { origin } = new URL(page('/')('link[rel="canonical"]').attr('href') ?? '');

export const elementsOf = ({ $ }: Pick<ExportedPage, '$'>, selector: string) => $.root().find(selector).get();

/** Values of an attribute on the elements that have it. */
export const valuesOf = (page: Pick<ExportedPage, '$'>, selector: string, attribute: string): string[] =>
  elementsOf(page, selector).flatMap(({ attribs }) => attribs[attribute] ?? []);

/** One line for each fault, with its page. */
export const faultsOf = (
  list: readonly ExportedPage[],
  faults: (page: ExportedPage) => readonly (string | false | undefined)[],
): string[] =>
  list.flatMap((each) => faults(each).flatMap((fault) => (fault ? [`${each.path}: ${fault}`] : [])));

/** Entries that a list holds for the second time. */
export const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

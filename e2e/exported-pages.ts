import { type ExportedPage, readIndexedPages } from '../scripts/exported-pages';

let pages: readonly ExportedPage[] | undefined;

/**
 * Every indexed page as `npm run build -- --preview` wrote it, in which all but the form's address and key is the deployable.
 * Read once.
 */
export function indexedPages(): readonly ExportedPage[] {
  pages ??= readIndexedPages('preview');
  return pages;
}

/*
 * The search, bundled by the build (`scripts/finish/search.ts`) apart from the islands: who searches loads no React, and who
 * opens a menu no search. The starter brings it in (`lib/browser/starter/search.ts`).
 */
import { suggestPages } from './missing-page';
import { startSearchPage } from './search-page';
import './search.css';

import { showSearch } from './dialog';

export const openSearch = showSearch;

/** Text of the style sheet, which the build writes in; under `npm run dev` Next has added the sheet by itself. */
declare const searchStyles: string | undefined;

if (typeof searchStyles !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(searchStyles);
  document.adoptedStyleSheets.push(sheet);
}

const page = document.querySelector<HTMLElement>('[data-search="page"]');
if (page) startSearchPage(page);
const missing = document.querySelector<HTMLElement>('[data-search="missing"]');
if (missing) suggestPages(missing);

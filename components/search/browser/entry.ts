/*
 * The search, bundled by the build (`pipeline/bundles/search.ts`) apart from the islands: the search loads without React, and the islands
 * without the search. The starter brings it in (`lib/browser/starter/search.ts`).
 */
import { suggestPages } from './missing-page';
import { startSearchPage } from './search-page';
import './search.css';

import { showSearch } from './dialog';

export const openSearch = showSearch;

/** Text of the style sheet, which the bundle holds. */
declare const searchStyles: string;

const sheet = new CSSStyleSheet();
sheet.replaceSync(searchStyles);
document.adoptedStyleSheets.push(sheet);

const page = document.querySelector<HTMLElement>('[data-search="page"]');
if (page) startSearchPage(page);
const missing = document.querySelector<HTMLElement>('[data-search="missing"]');
if (missing) void suggestPages(missing);

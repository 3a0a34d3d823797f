import { searchTexts } from '@/content/search';
import { queryOfPath, search } from '@/lib/search/search';
import { element } from './element';
import { loadSearch } from './load';
import { heading, resultLink } from './result-view';

const maxSuggestions = 4;

/** Adds suggestions for an unknown address to the 404 page. Without a match, or without the index, it leaves the page as it is. */
export function suggestPages(place: HTMLElement): void {
  loadSearch().then(
    ({ engine }) => {
      const { list } = search(queryOfPath(location.pathname), engine);
      const links = list.slice(0, maxSuggestions).map((result) => element('li', {}, resultLink(result)));
      if (links.length > 0)
        place.append(heading(searchTexts.missing), element('ul', { class: 'search-list' }, ...links));
    },
    () => {},
  );
}

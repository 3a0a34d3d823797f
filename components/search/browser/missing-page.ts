import { searchTexts } from '@/content/search';
import { loadSearch } from '@/lib/browser/search/load';
import { queryOfPath, search } from '@/lib/search/search';
import { element } from './element';
import { heading, resultLink } from './result-view';

const maxSuggestions = 4;

/** What an unknown address may have meant. Without an idea, or without the index, the page stays as it is. */
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

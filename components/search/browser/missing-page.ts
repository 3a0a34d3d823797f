import { searchTexts } from '@/content/search';
import { queryOfPath, search } from '@/lib/search/search';
import { loadSearch } from './load';
import { heading, linkList } from './result-view';

const maxSuggestions = 4;

/**
 * Adds suggestions for an unknown address to the 404 page, by name alone: as high as the room that the page keeps for them. Without a match, or
 * without the index, it leaves the page as it is.
 */
export function suggestPages(place: HTMLElement): void {
  loadSearch().then(
    ({ engine }) => {
      const { list } = search(queryOfPath(location.pathname), engine);
      const links = list.slice(0, maxSuggestions).map(({ href, label }) => ({
        href,
        label: label.map(({ text }) => text).join(''),
      }));
      if (links.length > 0) place.append(heading(searchTexts.missing), linkList(links));
    },
    () => {},
  );
}

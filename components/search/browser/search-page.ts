import { searchTexts } from '@/content/search';
import type { Results } from '@/lib/search/search';
import { element } from './element';
import { followQuery } from './follow';
import { groupsOf } from './groups';
import { addressOf, categoryList, deadEnd, failure, heading, resultLink } from './result-view';

/** `/search`: the results for the address's question, and for what is typed into the page's field. */
export function startSearchPage(place: HTMLElement): void {
  const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
  if (!field) return;
  const status = element('p', { role: 'status', class: 'search-count' });
  const list = element('div');
  place.append(status, list);
  const view = {
    place,
    showSearching: () => {
      status.textContent = field.value.trim() && searchTexts.searching;
    },
    show: (results: Results) => {
      delete place.dataset.failed;
      status.textContent = results.query ? searchTexts.count(results.count) : '';
      list.replaceChildren(...partsFor(results));
    },
    showFailure: () => {
      place.dataset.failed = '';
      status.textContent = '';
      list.replaceChildren(...failure());
    },
    showWithoutPassages: () => {
      status.textContent = searchTexts.withoutPassages;
    },
  };
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  void followQuery(field, view, false);
  field.addEventListener('input', () => {
    void followQuery(field, view, true);
    const query = field.value.trim();
    history.replaceState(history.state, '', query ? addressOf(query) : location.pathname);
  });
}

function partsFor(results: Results): Node[] {
  if (!results.query) return categoryList(results);
  return results.count > 0 ? groupedResults(results) : deadEnd(results);
}

const groupedResults = ({ list }: Results): Node[] =>
  groupsOf(list).flatMap((group) => [
    heading(group.heading),
    element(
      'ul',
      { class: 'search-list' },
      ...group.results.map((result) => element('li', {}, resultLink(result))),
    ),
  ]);

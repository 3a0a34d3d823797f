import { searchTexts } from '@/content/search';
import { type Results, search } from '@/lib/search/search';
import { element } from './element';
import { groupsOf } from './groups';
import { type LoadedSearch, loadSearch } from './load';
import { categoryList, deadEnd, failure, heading, resultLink } from './result-view';

/** `/search`: the results for the address's question, and for what is typed into the page's field. */
export function startSearchPage(place: HTMLElement): void {
  const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
  if (!field) return;
  const status = element('p', { role: 'status', class: 'search-count' });
  const list = element('div');
  place.append(status, list);
  const show = () => {
    const query = field.value.trim();
    loadSearch().then(
      (loaded) => {
        delete place.dataset.failed;
        if (query !== field.value.trim()) return;
        const results = search(query, loaded.engine);
        status.textContent = query ? searchTexts.count(results.count) : '';
        list.replaceChildren(...partsFor(results, loaded));
      },
      () => {
        place.dataset.failed = '';
        list.replaceChildren(...failure());
      },
    );
  };
  field.addEventListener('input', show);
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  show();
}

function partsFor(results: Results, loaded: LoadedSearch): Node[] {
  if (!results.query) return categoryList(loaded);
  return results.count > 0 ? groupedResults(results) : deadEnd(results.query, loaded);
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

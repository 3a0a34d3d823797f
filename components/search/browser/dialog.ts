import { searchTexts } from '@/content/search';
import { closeOnBackdrop } from '@/lib/browser/backdrop';
import { routes } from '@/lib/routes';
import type { Results } from '@/lib/search/search';
import { Combobox, comboboxField } from './combobox';
import { element } from './element';
import { followQuery } from './follow';
import { addressOf, deadEnd, failure } from './result-view';

const listId = 'search-results';

/** Milliseconds without a key after which the status is told: a screen reader would tell one for each letter of a word. */
const restOfKeys = 300;

let dialog: HTMLDialogElement | undefined;
let refresh = () => {};

/** Opens the search dialog. `typed` holds the keys that were pressed while this code loaded. */
export function showSearch(typed = ''): void {
  dialog ??= makeDialog();
  if (dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector('input') as HTMLInputElement;
  // Keys typed while loading become the query; otherwise the last query is selected, so that the next key replaces it.
  if (typed) field.value = typed;
  else field.select();
  refresh();
}

function makeDialog(): HTMLDialogElement {
  const field = comboboxField(listId);
  const list = element('div', { id: listId, role: 'listbox', 'aria-label': searchTexts.name });
  const instead = element('div', { class: 'search-instead' });
  const status = element('p', { role: 'status', class: 'search-status' });
  const all = element('a', { class: 'search-all' }, searchTexts.all);
  const close = element('button', { type: 'button', class: 'search-close', 'aria-label': searchTexts.close });
  const form = element('form', { action: routes.search, class: 'search-bar' }, field, close);
  const made = element(
    'dialog',
    { class: 'search-dialog', 'aria-label': searchTexts.name },
    element('search', {}, form),
    element('div', { class: 'search-body' }, list, instead),
    element(
      'div',
      { class: 'search-foot' },
      status,
      all,
      element('span', { class: 'search-keys' }, searchTexts.keys),
    ),
  );
  const combobox = new Combobox(field, list);

  refresh = () => {
    const query = field.value.trim();
    all.hidden = !query;
    all.href = addressOf(query);
    if (!query) say('');
    void followQuery(field, view, true);
  };
  const view = {
    place: made,
    // The results of the query before stay.
    showSearching: () => say(field.value.trim() && searchTexts.searching),
    show: (results: Results) => {
      combobox.show(results.list);
      instead.replaceChildren(...(results.query && results.count === 0 ? deadEnd(results) : []));
      say(results.query ? searchTexts.count(results.count) : '');
    },
    showFailure: () => {
      combobox.show([]);
      instead.replaceChildren(...failure());
      say('');
    },
    showWithoutPassages: () => say(searchTexts.withoutPassages),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status.textContent !== text) status.textContent = text;
    }, restOfKeys);
  };

  field.addEventListener('input', refresh);
  form.addEventListener('submit', (event) => {
    if (!field.value.trim()) event.preventDefault();
  });
  close.addEventListener('click', () => made.close());
  // A followed link closes the dialog, also a link within this page or to the contact panel, which would stay behind it.
  made.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) made.close();
  });
  closeOnBackdrop(made);
  document.body.append(made);
  return made;
}

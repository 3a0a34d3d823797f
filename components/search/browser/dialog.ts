import { searchTexts } from '@/content/search';
import { closeOnBackdrop } from '@/lib/browser/backdrop';
import { routes } from '@/lib/routes';
import { search } from '@/lib/search/search';
import { Combobox, comboboxField } from './combobox';
import { element } from './element';
import { loadSearch } from './load';
import { deadEnd, failure } from './result-view';

const listId = 'search-results';

let dialog: HTMLDialogElement | undefined;
let refresh = () => {};

/** Opens the search over the page. What was typed while it came is in its field. */
export function showSearch(typed = ''): void {
  dialog ??= makeDialog();
  if (dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector('input') as HTMLInputElement;
  // Who is in the middle of a word goes on with it; an old query gives way to the first letter of a new one.
  if (typed) field.value = typed;
  else field.select();
  refresh();
}

function makeDialog(): HTMLDialogElement {
  const field = comboboxField(listId);
  const list = element('div', { id: listId, role: 'listbox', 'aria-label': searchTexts.name });
  const instead = element('div', { class: 'search-instead' });
  const status = element('p', { role: 'status', class: 'search-status' });
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
      element('span', { class: 'search-keys' }, searchTexts.keys),
    ),
  );
  const combobox = new Combobox(field, list);

  /** Loads what is missing, then shows what the field asks for by then. */
  refresh = () => {
    const query = field.value.trim();
    if (!query) say('');
    else status.textContent ||= searchTexts.loading;
    loadSearch().then(
      (loaded) => {
        // A later letter has its own turn.
        if (query !== field.value.trim()) return;
        const { list: found, count } = search(query, loaded.engine, { isOpen: true });
        combobox.show(found);
        instead.replaceChildren(...(query && count === 0 ? deadEnd(query, loaded) : []));
        say(query ? searchTexts.count(count) : '');
      },
      () => {
        combobox.show([]);
        instead.replaceChildren(...failure());
        say('');
      },
    );
  };
  const say = (text: string) => {
    if (status.textContent !== text) status.textContent = text;
  };

  field.addEventListener('input', refresh);
  form.addEventListener('submit', (event) => {
    if (!field.value.trim()) event.preventDefault();
  });
  close.addEventListener('click', () => made.close());
  // A link leads on, also within this page or to the contact panel: the dialog is not between them.
  made.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) made.close();
  });
  closeOnBackdrop(made);
  document.body.append(made);
  return made;
}

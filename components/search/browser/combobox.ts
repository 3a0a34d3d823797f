import { searchTexts } from '@/content/search';
import { maxQueryLength } from '@/lib/search/limits';
import type { Result } from '@/lib/search/search';
import { element } from './element';
import { groupsOf } from './groups';
import { heading, resultLink } from './result-view';

/**
 * A field with a list of links under it, by the combobox pattern of the ARIA Authoring Practices: the focus stays in the
 * field, arrow keys move through the list, Enter follows the link that is chosen.
 */
export class Combobox {
  private chosen = -1;

  constructor(
    readonly field: HTMLInputElement,
    readonly list: HTMLElement,
  ) {
    field.addEventListener('keydown', (event) => this.handleKey(event));
    field.addEventListener('input', () => this.choose(-1));
    this.show([]);
  }

  /** Results that come after an arrow key keep its choice, if they still hold it. */
  show(results: readonly Result[]): void {
    const chosen = this.options()[this.chosen]?.href;
    let count = 0;
    this.list.replaceChildren(
      ...groupsOf(results).map((group, index) => {
        const id = `search-group-${index}`;
        const options = group.results.map((result) =>
          resultLink(result, {
            id: `search-option-${count++}`,
            role: 'option',
            tabindex: '-1',
            'aria-selected': 'false',
          }),
        );
        return element(
          'div',
          { role: 'group', 'aria-labelledby': id },
          heading(group.heading, id),
          ...options,
        );
      }),
    );
    this.list.hidden = count === 0;
    this.field.setAttribute('aria-expanded', String(count > 0));
    this.choose(this.options().findIndex(({ href }) => href === chosen));
  }

  private options(): readonly HTMLAnchorElement[] {
    return [...this.list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  }

  /** -1: none, the field itself. */
  private choose(index: number): void {
    this.chosen = index;
    this.field.removeAttribute('aria-activedescendant');
    for (const [at, option] of this.options().entries()) {
      option.setAttribute('aria-selected', String(at === index));
      if (at !== index) continue;
      this.field.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  private handleKey(event: KeyboardEvent): void {
    const options = this.options();
    if (event.isComposing || options.length === 0) return;
    // Index -1, the field, is part of the cycle.
    const around = options.length + 1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      this.choose(((this.chosen + 1 + step + around) % around) - 1);
    } else if (event.key === 'Enter' && this.chosen >= 0) {
      event.preventDefault();
      options[this.chosen]?.click();
    }
  }
}

/** Sets the ARIA attributes of the field. */
export const comboboxField = (listId: string): HTMLInputElement =>
  element('input', {
    class: 'search-field',
    name: 'q',
    role: 'combobox',
    inputmode: 'search',
    enterkeyhint: 'search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: searchTexts.placeholder,
    'aria-label': searchTexts.label,
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    maxlength: String(maxQueryLength),
  });

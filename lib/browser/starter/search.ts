import { patience } from '../interaction';
import { preload } from './framework';
import { showProgress } from './route-progress';

/*
 * The search control is a link to `/search` with `data-search`; a click on it, "/" and Ctrl+K open the dialog, once its code is
 * there. Where that does not come, the link's page does.
 */

interface SearchModule {
  /** Stands at the file's end: one that is cut short can be a valid script all the same, without it. */
  readonly openSearch?: (typed: string) => void;
}

/** Address of the search's code, which the build writes in. */
declare const searchEntry: string;

/** @throws where the code does not come, or not whole. */
async function bringWhole() {
  preload('preload', ['/search.json'], { as: 'fetch', crossOrigin: 'anonymous' });
  const { openSearch }: SearchModule = await import(searchEntry);
  if (!openSearch) throw new Error('The search has no end.');
  return openSearch;
}

/** What is typed before the field is there; undefined while nothing is coming. */
let typed: string | undefined;

export function watchSearch(): void {
  // A page that shows results, or suggests pages, needs no gesture.
  const place = document.querySelector<HTMLElement>('div[data-search]');
  if (place) {
    const fail = () => {
      place.dataset.failed = '';
    };
    const timer = setTimeout(fail, patience);
    bringWhole().then(() => clearTimeout(timer), fail);
  }
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isLetter = key.length === 1 && !event.altKey && !event.isComposing;
    const isElsewhere = (target as Element).closest('input,textarea');
    if (ctrlKey || metaKey ? key === 'k' : key === '/' && !isElsewhere) void startSearch(event);
    else if (typed !== undefined && isLetter && !ctrlKey && !metaKey && !isElsewhere) {
      typed += key;
      event.preventDefault();
    }
  });
}

/** The control was pressed, or a key that stands for it. */
export async function startSearch(event: Event): Promise<void> {
  event.preventDefault();
  if (typed !== undefined) return;
  typed = '';
  const end = showProgress();
  const follow = () => {
    location.href = '/search';
  };
  const timer = setTimeout(follow, patience);
  try {
    (await bringWhole())(typed);
  } catch {
    follow();
  }
  clearTimeout(timer);
  end();
  typed = undefined;
}

import { patience } from '../interaction';
import { showProgress } from './route-progress';

/*
 * The search control is a link to `/search` with `data-search`. A click on it, "/" and Ctrl+K load the search and open its dialog. If
 * the search fails to load, the browser goes to `/search`.
 */

interface SearchModule {
  /** The last export of the file: a truncated file can be a valid script, but lacks it. */
  readonly openSearch?: (typed: string) => void;
}

/** Replaced by the build with the address of the search's code. */
declare const searchEntry: string;

let isAsked = false;

/**
 * Brings code and core of the search, when somebody turns to its control or uses it. `fetch` and not `<link rel="preload">`, which would ask
 * the host whether the copy in the cache is new, and whoever reads it would wait for the answer.
 * @throws Error if the file is missing or truncated
 */
export async function bringSearch() {
  if (!isAsked) fetch('/search.json', { cache: 'force-cache' }).catch(() => {});
  isAsked = true;
  const { openSearch }: SearchModule = await import(searchEntry);
  if (!openSearch) throw new Error('The file has no end.');
  return openSearch;
}

/** Keys typed while the search loads; undefined at any other time. */
let typed: string | undefined;

export function watchSearch(): void {
  // `/search` and the page for unknown addresses load the search at once, without a gesture.
  const place = document.querySelector<HTMLElement>('div[data-search]');
  if (place) {
    const fail = () => {
      place.dataset.failed = '';
    };
    const timer = setTimeout(fail, patience);
    bringSearch().then(() => clearTimeout(timer), fail);
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

/** Loads the search and opens its dialog, for a click on the control or a shortcut. */
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
    (await bringSearch())(typed);
  } catch {
    follow();
  }
  clearTimeout(timer);
  end();
  typed = undefined;
}

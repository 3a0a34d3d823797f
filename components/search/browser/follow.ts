import type { Results } from '@/lib/search/search';
import { answers } from './load';
import { addPassages } from './result-view';

/** How a dialog or a page shows what a query finds. */
interface View {
  /** Holds the results that `show` has made. */
  readonly place: HTMLElement;
  readonly showSearching: () => void;
  readonly show: (results: Results) => void;
  readonly showFailure: () => void;
  /** The results are shown, their passages cannot be had. */
  readonly showWithoutPassages: () => void;
}

/** Letters of a passage that two lines hold, in a wide window and in a phone's. */
const excerptLengths = { wide: 150, narrow: 90 } as const;
const narrow = 640;

/** Resolves once the browser has painted what was changed: the names are seen before the work for their passages begins. */
const shown = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Shows what the field's query finds as it comes, until the field holds another one. To who types, names are shown before their
 * passages; results that come with a page come whole, so that nothing moves.
 */
export async function followQuery(field: HTMLInputElement, view: View, isTyped: boolean): Promise<void> {
  const query = field.value.trim();
  const isCurrent = () => query === field.value.trim();
  const excerptLength = excerptLengths[innerWidth < narrow ? 'narrow' : 'wide'];
  let named: Results | undefined;
  let isShown = false;
  const show = (results: Results) => {
    view.show(results);
    isShown = true;
  };
  try {
    for await (const results of answers(query, { isOpen: isTyped, excerptLength })) {
      if (!isCurrent()) return;
      named = results;
      if (!results) view.showSearching();
      else if (isShown && results.isComplete) addPassages(view.place, results);
      else if (isTyped || results.isComplete) {
        show(results);
        if (!results.isComplete) await shown();
      }
    }
  } catch {
    if (!isCurrent()) return;
    if (!named) return view.showFailure();
    if (!isShown) show(named);
    view.showWithoutPassages();
  }
}

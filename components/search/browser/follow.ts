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

/** Shows what the field's query finds as it comes, until the field holds another one. */
export async function followQuery(
  field: HTMLInputElement,
  view: View,
  options?: { readonly isOpen: boolean },
): Promise<void> {
  const query = field.value.trim();
  const isCurrent = () => query === field.value.trim();
  let isShown = false;
  try {
    for await (const results of answers(query, options)) {
      if (!isCurrent()) return;
      if (!results) view.showSearching();
      else if (isShown && results.isComplete) addPassages(view.place, results);
      else {
        view.show(results);
        isShown = true;
      }
    }
  } catch {
    if (isCurrent()) isShown ? view.showWithoutPassages() : view.showFailure();
  }
}

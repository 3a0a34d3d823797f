/* What a tool keeps in the browser, and what it shows in the address bar. */

const storageKey = (tool: string) => `before-you-buy:${tool}`;

/** The browser may refuse its storage; a tool then remembers nothing. */
export function kept(tool: string): string {
  try {
    return localStorage.getItem(storageKey(tool)) ?? '';
  } catch {
    return '';
  }
}

/** @param fragment nothing to forget it */
export function keep(tool: string, fragment: string | undefined): void {
  try {
    if (fragment === undefined) localStorage.removeItem(storageKey(tool));
    else localStorage.setItem(storageKey(tool), fragment);
  } catch {
    // `localStorage` threw: this visit goes on without it.
  }
}

/** Puts a fragment into the address bar, or takes it out, without a step in the history. */
export const showFragment = (fragment: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + fragment);

import { interaction } from './interaction';

/*
 * The navigation under way, shared by whoever starts it (the framework's hook in `instrumentation-client.ts`) and
 * whoever shows it. Plain module state: there is one browser tab, one address bar, one navigation.
 */

export type NavigationKind = 'push' | 'replace' | 'traverse';

interface Navigation {
  readonly url: URL;
  readonly kind: NavigationKind;
}

let shownPath = '';
let pending: Navigation | undefined;
let last: Navigation | undefined;
let watchdog: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * A navigation begins, in place of what was pending. One to the page that is shown already (an anchor, a way back to it)
 * ends there and then.
 * @returns ends this navigation; where another has begun since, it does nothing
 */
export function beginNavigation(href: string, kind: NavigationKind): () => void {
  const url = new URL(href, window.location.href);
  const navigation = { url, kind };
  const end = () => {
    if (pending === navigation) endNavigation();
  };
  last = navigation;
  if (url.pathname === shownPath) {
    endNavigation();
    return end;
  }
  pending = navigation;
  clearTimeout(watchdog);
  // Next waits for a stalled payload for ever: after a while the browser itself goes there.
  watchdog = setTimeout(() => {
    if (kind === 'traverse') window.location.reload();
    else window.location.assign(url);
  }, interaction.navigationTimeout);
  notify();
  return end;
}

/** Nothing is under way any more, whoever began it: the page is there, or will never be. */
export function endNavigation(): void {
  clearTimeout(watchdog);
  pending = undefined;
  notify();
}

/** The page at `path` is on the screen. */
export function showPage(path: string): void {
  shownPath = path;
  endNavigation();
}

export const isNavigating = () => pending !== undefined;
/** How the page that is shown was reached; undefined for the first. */
export const lastNavigation = () => last;

export function subscribeToNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

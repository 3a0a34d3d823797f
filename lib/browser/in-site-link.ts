export interface InSiteTarget {
  /** Path and query. */
  readonly path: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly isSamePage: boolean;
}

/**
 * The page that an event on a link would lead to in this tab, or undefined where the browser should act alone: other
 * origins, new tabs, downloads, modified or handled clicks, files.
 */
export function inSiteTarget(event: Event): InSiteTarget | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.defaultPrevented) return undefined;
  if (event instanceof MouseEvent && event.type === 'click' && !isPlainClick(event)) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (url.origin !== location.origin || isFile) return undefined;
  return {
    path: url.pathname + url.search,
    hash: url.hash,
    isSamePage: url.pathname + url.search === location.pathname + location.search,
  };
}

/** A click that asks for no new tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

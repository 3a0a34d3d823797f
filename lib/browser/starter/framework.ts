/*
 * The code behind the page's islands, React included. A page arrives as HTML alone; this brings the code in when somebody
 * turns to something that needs it, and says when the page is interactive or that it will not be.
 */

/** Addresses that the build writes in. */
declare const islandFiles: {
  readonly entry: string;
  /** What the entry imports: fetched beside it rather than after it. */
  readonly imports: readonly string[];
  /** The contact panel, which its links are about to need. */
  readonly panel: readonly string[];
};

/** Set on `<html>` once every island listens (`components/islands/entry.tsx`), with an event of the same name. */
const mark = 'interactive';
export const isInteractive = () => mark in document.documentElement.dataset;

let started: Promise<unknown> | undefined;

/** Starts the islands once. Resolves when the page is interactive, rejects when a part of them cannot be had. */
export function startIslands(): Promise<unknown> {
  started ??= isInteractive() ? Promise.resolve() : load();
  return started;
}

async function load(): Promise<unknown> {
  const interactive = new Promise<Event>((resolve) => {
    document.addEventListener(mark, resolve, { once: true });
  });
  preload('modulepreload', islandFiles.imports);
  await import(islandFiles.entry);
  return interactive;
}

/** What an intent needs beside the islands' code: the menus, or the contact panel. */
export function prepare(island: string | undefined): void {
  if (island === 'contact-form') return;
  if (island === 'main-menu') preload('preload', ['/menu.json'], { as: 'fetch', crossOrigin: 'anonymous' });
  else preload('modulepreload', islandFiles.panel);
}

const known = new Set<string>();

export function preload(
  rel: string,
  hrefs: readonly string[],
  properties: Partial<HTMLLinkElement> = {},
): void {
  for (const href of hrefs) {
    if (known.has(href)) continue;
    known.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...properties }));
  }
}

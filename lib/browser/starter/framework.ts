/*
 * Loads the islands' code, React included, when a visitor first uses something that needs it, and reports whether the page became
 * interactive.
 */

/** Replaced by the build with the files' addresses. */
declare const islandFiles: {
  readonly entry: string;
  /** Imports of the entry, preloaded in parallel with it. */
  readonly imports: readonly string[];
  /** The whole style sheet: a page holds the rules of its own markup alone. */
  readonly styles: string;
  /** Its last rule. */
  readonly lastRule: string;
  /** Chunks of the contact panel, preloaded when a link to it is hovered or focused. */
  readonly panel: readonly string[];
};

/** Set on `<html>` once every island listens (`components/islands/entry.tsx`), with an event of the same name. */
const readyEvent = 'interactive';
export const isInteractive = () => readyEvent in document.documentElement.dataset;

let started: Promise<unknown> | undefined;

/** Starts the islands once. Resolves when the page is interactive, rejects when a part of them cannot be had. */
export function startIslands(): Promise<unknown> {
  started ??= isInteractive() ? Promise.resolve() : load();
  return started;
}

async function load(): Promise<unknown> {
  const interactive = new Promise<Event>((resolve) => {
    document.addEventListener(readyEvent, resolve, { once: true });
  });
  preload('modulepreload', [islandFiles.entry, ...islandFiles.imports]);
  await addStyles();
  await import(islandFiles.entry);
  return interactive;
}

/**
 * Adds the whole style sheet after all others: a browser that finds one between them looks for the faces again, and changes the letters of a page
 * that was painted without them.
 */
async function addStyles(): Promise<void> {
  const rules = await (await fetch(islandFiles.styles)).text();
  if (!rules.includes(islandFiles.lastRule)) throw new Error('The file has no end.');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Preloads the data of the island that the visitor turns to: the menus, or the contact panel. */
export function prepare(island: string | undefined): void {
  if (island === 'contact-form') return;
  if (island === 'main-menu') preload('preload', ['/menu.json'], { as: 'fetch', crossOrigin: 'anonymous' });
  else preload('modulepreload', islandFiles.panel);
}

const known = new Set<string>();

function preload(rel: string, hrefs: readonly string[], properties?: Partial<HTMLLinkElement>): void {
  for (const href of hrefs) {
    if (known.has(href)) continue;
    known.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...properties }));
  }
}

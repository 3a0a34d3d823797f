/* Runs in a measured page before the page's own scripts, bundled by `paint.ts`. All times are milliseconds since the navigation began. */

export interface Painting {
  readonly fcp: number;
  readonly lcp: number;
  /** When the connection stood and the page was asked for. */
  readonly requestAt: number;
  /** Sum of all shifts of the layout. */
  readonly cls: number;
  /** Whether heading and first paragraph have kept the widths of their first frame, thus the letters. */
  readonly isSteady: boolean;
}

declare global {
  interface Window {
    /** Resolves 1.5 s after the load event and not before the first paint; marks the heading and the paragraph with `data-bench-text`. */
    benchPainting: () => Promise<Painting>;
  }
}

let lcp = 0;
let cls = 0;

function observe<T extends PerformanceEntry>(type: string, take: (entry: T) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as T);
  });
  observer.observe({ type, buffered: true });
}
observe('largest-contentful-paint', ({ startTime }) => {
  lcp = startTime;
});
observe<PerformanceEntry & { readonly value: number }>('layout-shift', ({ value }) => {
  cls += value;
});

const texts = () =>
  ['h1', 'main p'].flatMap((selector) => {
    const isShown = (element: Element) => element.checkVisibility() && element.textContent?.trim();
    const element = [...document.querySelectorAll(selector)].find(isShown);
    return element ? [element] : [];
  });

/** Of all lines together. */
function widthOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
}

/** Widths in the first frame that has the text: a page may arrive in the middle of one. */
const firstWidths = new Map<string | null, number>();
const fcp = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

requestAnimationFrame(function watch() {
  for (const element of texts())
    if (!firstWidths.has(element.textContent)) firstWidths.set(element.textContent, widthOf(element));
  if (firstWidths.size < 2 || fcp() === undefined) requestAnimationFrame(watch);
});

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
/** For a paint that comes after the load event, as on a busy machine. */
const patience = 30_000;

const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }));

window.benchPainting = async () => {
  await loaded;
  await wait(1500);
  while (!(fcp() && lcp) && performance.now() < patience) await wait(100);
  const found = texts();
  for (const element of found) element.setAttribute('data-bench-text', '');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    fcp: fcp() ?? Number.NaN,
    lcp,
    requestAt: navigation?.requestStart ?? Number.NaN,
    cls,
    isSteady: found.every(
      (element) => Math.abs(widthOf(element) - (firstWidths.get(element.textContent) ?? 0)) < 0.5,
    ),
  };
};

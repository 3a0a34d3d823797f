/*
 * Runs in a measured page before the page's own scripts, bundled by `openProbe`. It tells the benchmark what a visitor did and
 * when the answer was on the screen. All times are milliseconds since the epoch, so that they compare across documents.
 */

export type Report =
  | { readonly kind: 'click'; readonly at: number }
  | { readonly kind: 'heading'; readonly page: string; readonly at: number; readonly isExact: boolean };

export interface Probe {
  /**
   * Waits for the first event of the type, then for something that the selector fits.
   * @returns the time from the event until it was painted
   */
  readonly untilWorking: (eventType: string, selector: string) => Promise<number>;
  readonly nextClick: () => Promise<void>;
  /** Longest interaction since the page began, in milliseconds (16 for all that were shorter); null without any. */
  readonly longestInteraction: () => Promise<number | null>;
}

declare global {
  interface Window {
    benchProbe: Probe;
    benchReport: (report: Report) => void;
  }
}

const now = () => performance.timeOrigin + performance.now();

/** Resolves when the frame that is being made has been handed to the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);

addEventListener(
  'click',
  (event) => {
    if (event.isTrusted) window.benchReport({ kind: 'click', at: performance.timeOrigin + event.timeStamp });
  },
  { capture: true },
);

/* Element Timing says when a heading was on the screen; should it not, the frame after its arrival is near enough. */

const report = (at: number, isExact: boolean) =>
  window.benchReport({ kind: 'heading', page: location.pathname, at, isExact });

const seen = new WeakMap<Element, string>();

async function reportHeading(heading: Element): Promise<void> {
  do await painted();
  while (heading.isConnected && heading.getClientRects().length === 0);
  if (heading.isConnected) report(now(), false);
}

new MutationObserver(() => {
  for (const heading of document.querySelectorAll('h1')) {
    const text = heading.textContent ?? '';
    if (seen.get(heading) === text) continue;
    seen.set(heading, text);
    heading.setAttribute('elementtiming', 'heading');
    void reportHeading(heading);
  }
}).observe(document, { childList: true, subtree: true, characterData: true });

interface ElementTiming extends PerformanceEntry {
  readonly renderTime: number;
  readonly element: Element | null;
}

new PerformanceObserver((list) => {
  for (const { element, renderTime } of list.getEntries() as ElementTiming[])
    if (element) report(performance.timeOrigin + renderTime, true);
}).observe({ type: 'element', buffered: true });

/** The shortest that the browser tells of. */
const shortest = 16;
let longest = 0;
const noteInteractions = (entries: readonly PerformanceEntry[]) => {
  for (const { interactionId, duration } of entries as (PerformanceEventTiming & { interactionId: number })[])
    if (interactionId > 0) longest = Math.max(longest, duration);
};
const interactions = new PerformanceObserver((list) => noteInteractions(list.getEntries()));
interactions.observe({
  type: 'event',
  durationThreshold: shortest,
  buffered: true,
} as PerformanceObserverInit);

window.benchProbe = {
  async untilWorking(eventType, selector) {
    const from = await new Promise<number>((resolve) => {
      addEventListener(eventType, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    while (!isShown(selector)) await new Promise(requestAnimationFrame);
    await painted();
    return performance.now() - from;
  },
  nextClick: () => new Promise((resolve) => addEventListener('click', () => resolve(), { once: true })),
  async longestInteraction() {
    await painted();
    // The entries of an event come with some frame after its own.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await painted();
    noteInteractions(interactions.takeRecords());
    const { interactionCount } = performance as { interactionCount?: number };
    return interactionCount === 0 ? null : Math.max(longest, shortest);
  },
};

/*
 * Runs in the two pages of a visit that no developer tool watches, bundled by `visit.ts`, and posts to the server what happens. Its
 * script element names the second page. All times are milliseconds since the epoch, so that they compare across documents.
 */

export type VisitReport =
  /** The link has come to rest at this point of the screen. */
  | { readonly kind: 'link'; readonly x: number; readonly y: number }
  | { readonly kind: 'click'; readonly at: number }
  | {
      readonly kind: 'heading';
      readonly at: number;
      readonly isPrerendered: boolean;
      readonly isPrefetched: boolean;
    };

const report = (said: VisitReport) => navigator.sendBeacon('/bench-report', JSON.stringify(said));

const { to = '' } = document.currentScript?.dataset ?? {};
if (location.pathname === to) reportHeading();
else {
  addEventListener(
    'click',
    ({ timeStamp }) => report({ kind: 'click', at: performance.timeOrigin + timeStamp }),
    {
      capture: true,
    },
  );
  void reportLink();
}

/** The server has marked the heading for Element Timing, which tells of a prerendered page once it is shown. */
function reportHeading(): void {
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as (PerformanceEntry & { readonly renderTime: number })[];
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly activationStart: number;
      readonly deliveryType: string;
    })[];
    if (!entry || !navigation) return;
    observer.disconnect();
    report({
      kind: 'heading',
      at: performance.timeOrigin + entry.renderTime,
      isPrerendered: navigation.activationStart > 0,
      isPrefetched: navigation.deliveryType === 'navigational-prefetch',
    });
  });
  observer.observe({ type: 'element', buffered: true });
}

const frame = () => new Promise(requestAnimationFrame);

async function reportLink(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Links of the header open a menu first.
  const links = [...document.querySelectorAll(`a[href="${to}"]:not(body > header *)`)];
  const link = links.find((each) => each.checkVisibility());
  if (!link) return;
  const place = () => link.getClientRects()[0] ?? new DOMRect();
  // Sections that were not laid out yet move what is below them.
  let rest = 0;
  for (let before = Number.NaN; rest < 30; await frame()) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    rest = place().y === before ? rest + 1 : 0;
    before = place().y;
  }
  const { x, y, width, height } = place();
  report({
    kind: 'link',
    x: Math.round(screenX + (outerWidth - innerWidth) / 2 + x + width / 2),
    y: Math.round(screenY + (outerHeight - innerHeight) + y + height / 2),
  });
}

import type { Page } from '@playwright/test';

/** What a visitor sees of a navigation at one moment. */
export interface Glimpse {
  readonly path: string;
  /** Milliseconds since the last click, or since the page began. */
  readonly at: number;
  /** The time of its frame, in milliseconds of the page: what CSS counts its delays by. */
  readonly frame: number;
  /** How much of the bar is filled, 0 to 1; undefined where there is none. */
  readonly bar?: number;
  readonly transition?: string;
  readonly isSpinning: boolean;
}

/**
 * Fills with each change that a visitor sees of bar and spinner. A page that waits for the next one answers no question of a
 * test, so it reports by itself.
 */
export async function glimpses(page: Page): Promise<readonly Glimpse[]> {
  const seen: Glimpse[] = [];
  await page.exposeFunction('reportGlimpse', (glimpse: Glimpse) => seen.push(glimpse));
  await page.addInitScript(() => {
    const { reportGlimpse } = window as unknown as { reportGlimpse: (glimpse: Glimpse) => void };
    let clicked = performance.now();
    let last = '';
    // Ahead of what the page does about it.
    addEventListener(
      'click',
      () => {
        clicked = performance.now();
      },
      { capture: true },
    );
    const look = (frame: number) => {
      requestAnimationFrame(look);
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const left = /translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
      const spinner = document.querySelector('#route-spinner > *');
      const glimpse = {
        path: location.pathname,
        ...(bar && { bar: 1 + Number(left) / 100, transition: bar.style.transition }),
        isSpinning: spinner?.checkVisibility({ visibilityProperty: true }) ?? false,
      };
      const now = JSON.stringify(glimpse);
      if (now !== last) reportGlimpse({ ...glimpse, at: performance.now() - clicked, frame });
      last = now;
    };
    requestAnimationFrame(look);
  });
  return seen;
}

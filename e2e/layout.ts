import type { Locator, Page } from '@playwright/test';
import { settled } from './site';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Call before the page is opened, then {@link layoutShifts}. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { entries });
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** Sum of all unexpected layout shifts so far, with the elements that moved. */
export async function layoutShifts(page: Page) {
  return page.evaluate(() => {
    const { entries } = window as unknown as { readonly entries: readonly LayoutShift[] };
    const unexpected = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      score: unexpected.reduce((sum, { value }) => sum + value, 0),
      moved: unexpected.flatMap(({ sources }) =>
        sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}`
            : String(node?.textContent),
        ),
      ),
    };
  });
}

/**
 * The worst case that a network can bring: fonts arrive when the text is painted already.
 * @returns the size of each font that the page has asked for so far.
 */
export async function delayFonts(page: Page): Promise<() => Promise<readonly number[]>> {
  const fonts = new Map<string, Promise<number>>();
  await page.route(/\.woff2?$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const response = await route.fetch();
    fonts.set(
      route.request().url(),
      response.body().then((bytes) => bytes.length),
    );
    await route.fulfill({ response });
  });
  return () => Promise.all(fonts.values());
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await settled(page);
}

/** @returns elements that stand out over the right edge of the page, in words */
export async function overflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const clips = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !clips(element.parentElement),
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    ];
  });
}

/** @returns boxes in a dialog, or another part of a page, whose content is wider than they are */
export const tooWideFor = (root: Locator): Promise<readonly string[]> =>
  root.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      .filter((one) => !one.matches('input, textarea') && getComputedStyle(one).display !== 'inline')
      .map((one) => `${one.tagName}.${one.className}`),
  );

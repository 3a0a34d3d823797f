import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { settled, templates } from './site';

const widths = [320, 360, 768, 1280, 1920];
const mostFontBytes = 40_000;

/** What stands out over the right edge of the page, in words. */
async function overflow(page: Page): Promise<readonly string[]> {
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

test.describe('Width', () => {
  for (const { name, path } of templates)
    test(`of ${name} never makes it scroll sideways`, async ({ page }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        expect(await overflow(page), `at ${width} px`).toEqual([]);
      }
    });
});

/** Sum of all unexpected layout shifts so far, with the elements that moved. */
async function layoutShifts(page: Page) {
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
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { entries });
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await settled(page);
}

test.describe('Layout, cache cold,', () => {
  for (const width of [360, 1280])
    for (const { name, path } of templates)
      test(`of ${name} at ${width} px does not shift, with one small web font`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await recordLayoutShifts(page);
        const fonts = new Map<string, Promise<number>>();
        // The worst case that a network can bring: the text is painted before its font is there.
        await page.route(/\.woff2?$/, async (route) => {
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          const response = await route.fetch();
          fonts.set(
            route.request().url(),
            response.body().then((bytes) => bytes.length),
          );
          await route.fulfill({ response });
        });

        await page.goto(path);
        await settled(page);
        await scrollThrough(page);

        expect(await layoutShifts(page)).toEqual({ score: 0, moved: [] });
        const sizes = await Promise.all(fonts.values());
        expect(sizes).toHaveLength(1);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostFontBytes);
      });
});

test('No exported page has a style attribute, a style element or an inline handler', async () => {
  const files = (await readdir('preview', { recursive: true })).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  const problems: string[] = [];
  for (const file of files) {
    const html = (await readFile(path.join('preview', file), 'utf8')).replace(
      /(<script[^>]*>).*?<\/script>/gs,
      '$1',
    );
    if (/<style[\s>]/i.test(html)) problems.push(`${file}: <style>`);
    for (const [tag, attributes = ''] of html.matchAll(/<[a-z][^\s/>]*((?:\s+[^\s=/>]+(?:="[^"]*")?)+)/gi))
      for (const [, attribute = ''] of attributes.matchAll(/\s([^\s=]+)(?:="[^"]*")?/g))
        if (/^(style|on[a-z]+)$/i.test(attribute))
          problems.push(`${file}: ${attribute} in ${tag.slice(0, 80)}`);
  }
  expect(problems).toEqual([]);
});

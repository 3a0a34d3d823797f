import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { delayFonts, layoutShifts, overflow, recordLayoutShifts, scrollThrough } from './layout';
import { lowContrasts } from './painted-contrast';
import { addStyles, interactive, problemsOf, settled, templates } from './site';
import { test } from './test';

/* A loaded page stands still, fits, has its contrasts and breaks no rule of axe: one visit for each template and kind of screen. */

const mostFontBytes = 40_000;
const expectation = expect.configure({ soft: true });

/** Opens the page with a cold cache and late fonts; it neither moves, nor complains, nor asks elsewhere. */
async function visit(page: Page, path: string, width: number): Promise<void> {
  const problems = problemsOf(page);
  await page.setViewportSize({ width, height: 800 });
  await recordLayoutShifts(page);
  const fontSizes = await delayFonts(page);
  await page.goto(path);
  await interactive(page);
  await settled(page);
  // The room kept for results holds a window; whoever scrolls past it before they come sees the footer move.
  if (path.includes('?q='))
    await expect(page.locator('main').getByRole('status'), 'results').toHaveText(/\d/);
  await scrollThrough(page);
  expectation(await layoutShifts(page), 'layout shifts').toEqual({ score: 0, moved: [] });
  const fonts = await fontSizes();
  expectation(fonts, 'the faces of headings and of text').toHaveLength(2);
  expectation(Math.min(...fonts), 'bytes of a font').toBeGreaterThan(0);
  expectation(
    fonts.reduce((sum, bytes) => sum + bytes, 0),
    'bytes of both fonts',
  ).toBeLessThanOrEqual(mostFontBytes);
  expectation(problems, 'messages and foreign requests').toEqual([]);
  await arriveWithin(page, path);
}

/** Opens the page anew at its last section or heading that has an address; nothing moves there either. */
async function arriveWithin(page: Page, path: string): Promise<void> {
  const places = page.locator('main :is(h2, h3, section)[id]:visible');
  const id = (await places.count()) > 0 ? await places.last().getAttribute('id') : 'main';
  await page.goto('about:blank');
  await page.goto(`${path}#${id}`);
  await settled(page);
  expectation(await layoutShifts(page), `layout shifts at #${id}`).toEqual({ score: 0, moved: [] });
}

async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expectation(await overflow(page), `sideways at ${width} px`).toEqual([]);
  }
}

for (const { name, path } of templates) {
  test(`${name} on a narrow screen stands still and fits`, async ({ page }) => {
    await visit(page, path, 360);
    await expectToFit(page, [360, 320, 768]);
  });

  test(`${name} on a wide screen stands still, fits, and has its contrasts`, async ({ page }) => {
    await visit(page, path, 1280);
    await expectToFit(page, [1280, 1920]);

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    await expectAccessible(page, name);

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 1280, height });
    await addStyles(
      page,
      '* { pointer-events: auto !important; transition: none !important; animation: none !important }',
    );
    expectation(await lowContrasts(page), 'contrast, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    expectation(await lowContrasts(page), 'contrast, dark').toEqual([]);
  });
}

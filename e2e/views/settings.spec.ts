import { expect, type Page } from '@playwright/test';
import { fillIn, openPanel, panelOf, send, sentDialogOf, values } from '../contact';
import { overflow, tooWideFor } from '../layout';
import { lowContrasts } from '../painted-contrast';
import { addStyles, interactive, layOutAll, settled, templates } from '../site';
import { test } from '../test';
import { lostTexts } from './legibility';

/* Visitors set more contrast, colours of their own and less motion, print pages, and type long words. */

/** A window that holds the whole page, at rest. */
async function holdWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await addStyles(
    page,
    '* { content-visibility: visible !important; pointer-events: auto !important; transition: none !important; animation: none !important }',
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** The ground of calls to action keeps its colour, which has 5.4 to 1 with its words. */
const flame = 'oklch(0.66 0.2 40)';

const soft = expect.configure({ soft: true });

for (const { name, path } of templates) {
  test(`${name} gives more contrast to who asks for it, and keeps its words in a visitor's own colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto(path);
    await holdWhole(page, 1280);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await settled(page);
      const low = await lowContrasts(page, { text: 7, line: 3 });
      soft(
        low.filter((pair) => !pair.includes(flame)),
        `more contrast, ${colorScheme}`,
      ).toEqual([]);
      await page.emulateMedia({ colorScheme, contrast: 'no-preference', forcedColors: 'active' });
      await settled(page);
      soft(await lowContrasts(page), `own colours, ${colorScheme}`).toEqual([]);
      await page.emulateMedia({ colorScheme, contrast: 'more', forcedColors: 'none' });
    }
  });

  test(`${name} on paper has all its words and no controls`, async ({ page }) => {
    await page.setViewportSize({ width: 672, height: 1002 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    // A browser that prints lays out every section.
    await layOutAll(page);
    await settled(page);
    // The sheet of a tool is printed with what somebody entered.
    const controls = page.locator(
      'header nav, header button, [aria-label="Quick contact"], main button, main form:not(#tool form), dialog',
    );
    soft(await controls.filter({ visible: true }).count(), 'controls').toBe(0);
    soft(await overflow(page), 'sideways').toEqual([]);
    soft(await lostTexts(page), 'lost').toEqual([]);
    const shown = await page.evaluate(() => ({
      drawings: [...document.querySelectorAll('figure:has(> svg[data-schematic])')].filter(
        (figure) =>
          [...figure.querySelectorAll('svg[data-schematic]')].filter((one) => one.checkVisibility())
            .length !== 1,
      ).length,
      glance: [...document.querySelectorAll('#at-a-glance')].filter((one) => !one.checkVisibility()).length,
      answers: [...document.querySelectorAll('main details:has(> :not(summary))')].filter((details) => {
        const last = details.lastElementChild;
        return !last || last.getBoundingClientRect().height === 0;
      }).length,
      addresses: [...document.querySelectorAll('main a[href^="http"]:not([target])')].filter(
        (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
      ).length,
    }));
    soft(shown, 'missing on paper').toEqual({ drawings: 0, glance: 0, answers: 0, addresses: 0 });
  });
}

test('nothing moves for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving: string[] = [];
  for (const { path } of templates) {
    await page.goto(path);
    // An animation on a scroll timeline moves with the visitor's finger, not by itself.
    const names = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    moving.push(...names.map((animation) => `${path}: ${animation}`));
  }
  expect(moving).toEqual([]);
});

test.describe('long words', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the longest names fit form, faults and success', async ({ page }) => {
    const endless = {
      ...values(),
      name: 'Venkatanarasimharajuvaripeta'.repeat(3),
      subject: 'w'.repeat(149),
    };
    await openPanel(page);
    await fillIn(page, { ...endless, email: 'endless'.repeat(20) });
    await send(page);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await tooWideFor(panelOf(page))).toEqual([]);
    await fillIn(page, endless);
    await send(page);
    await expect(sentDialogOf(page)).toBeVisible();
    expect(await tooWideFor(sentDialogOf(page))).toEqual([]);
  });

  test('a search for one endless word fits', async ({ page }) => {
    await page.goto(`/search?q=${'endless'.repeat(14)}`);
    await interactive(page);
    await expect(page.locator('main')).toContainText('endlessendless');
    expect(await overflow(page)).toEqual([]);
  });
});

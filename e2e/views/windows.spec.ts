import { expect, type Locator, type Page } from '@playwright/test';
import { panelOf, tabOf } from '../contact';
import { overflow } from '../layout';
import { addStyles, interactive, layOutAll, settled, templates } from '../site';
import { test } from '../test';
import { lostTexts, roomToRead } from './legibility';
import { outOfReach } from './reach';

/* Zoom, narrow and low windows, and text set wider: nothing is cut off, lies on another text or needs scrolling both ways. */

/** WCAG 2.2, 1.4.12. */
const wideSetting =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const windows = [
  // A window of 1280 x 1024.
  { name: 'zoom to 200 %', width: 640, height: 512, room: 0.6 },
  { name: 'zoom to 400 %', width: 320, height: 256, room: 0.6 },
  { name: 'a telephone of 320 px', width: 320, height: 568, room: 0.6 },
  { name: 'a telephone held across', width: 640, height: 360, room: 0.6 },
] as const;

const soft = expect.configure({ soft: true });

async function expectToBeRead(page: Page, view: string): Promise<void> {
  await settled(page);
  soft(await overflow(page), `${view}: sideways`).toEqual([]);
  soft(await lostTexts(page), `${view}: lost`).toEqual([]);
}

for (const { name, path } of templates)
  test(`${name} is read in small windows and with wide setting`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    for (const { name: view, width, height, room } of windows) {
      await page.setViewportSize({ width, height });
      await expectToBeRead(page, view);
      await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }));
      await settled(page);
      soft(await roomToRead(page), `${view}: room between header and dock`).toBeGreaterThanOrEqual(room);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
    await addStyles(page, wideSetting);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToBeRead(page, `wide setting at ${width} px`);
    }
  });

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  async function expectToBeUsed(page: Page, root: Locator): Promise<void> {
    await layOutAll(page);
    await expectToBeRead(page, 'open');
    const sideways = await root.evaluate((box) =>
      [box, ...box.querySelectorAll('*')]
        .filter((one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflowX))
        .filter((one) => !one.matches('input, textarea') && one.clientWidth > 1)
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.tagName}.${one.className}`),
    );
    expect(sideways).toEqual([]);
    expect(await outOfReach(root)).toEqual([]);
  }

  test('the contact panel is read and used', async ({ page }) => {
    await page.goto('/about');
    await tabOf(page).click();
    await expect(panelOf(page).getByLabel('Name')).toBeVisible();
    await expectToBeUsed(page, panelOf(page));
  });

  test('the drawer is read and used', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await interactive(page);
    await page.getByRole('button', { name: 'Services menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText('DevOps', { exact: true }).click();
    await expect(drawer.getByRole('link', { name: 'CI/CD' })).toBeVisible();
    await expectToBeUsed(page, drawer);
  });

  test('the search with its results is read and used, over a page and on its own', async ({ page }) => {
    await page.goto('/search?q=payment');
    const main = page.getByRole('main');
    await expect(main.locator('.search-result').first()).toBeVisible();
    await expectToBeUsed(page, main);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search this site' }).fill('stock');
    const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectToBeUsed(page, dialog);
  });
});

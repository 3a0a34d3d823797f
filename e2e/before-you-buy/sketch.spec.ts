import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../accessibility';
import { panelOf } from '../contact';
import { overflow } from '../layout';
import { interactive } from '../site';
import { test } from '../test';

const path = '/sketch';
const boxes = (page: Page) => page.locator('#tool svg a');
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const said = (page: Page) => page.getByRole('status').first();

/** Boxes as the picture shows them, each with the row that it leads to. */
const drawn = (page: Page) => boxes(page).evaluateAll((list) => list.map((box) => box.textContent?.trim()));

test('by keyboard alone: a box and a flow are added, marked, undone, and the reload has them still', async ({
  page,
}) => {
  await page.goto(path);
  const add = page.getByRole('button', { name: 'Add a box' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Box 4').getByLabel('Name')).toBeFocused();
  await expect(said(page)).toHaveText('Box 4 of 14 added.');
  await page.keyboard.type('Godown');
  await expect.poll(() => drawn(page)).toContain('Godown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('Godown marked in red pencil.');
  await page.getByRole('button', { name: 'Add a flow' }).press('Enter');
  await expect(row(page, 'Flow 3').getByLabel('From')).toBeFocused();
  await page.keyboard.type('Godown');
  await expect(row(page, 'Flow 3').getByLabel('From')).toHaveValue('b4');
  await expectAccessible(page, 'with four boxes');
  await page.getByRole('button', { name: 'Remove: Godown' }).press('Enter');
  await expect(said(page)).toHaveText('Godown removed.');
  await expect(row(page, 'Flow 3')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, 'Flow 3')).toHaveCount(1);
  await page.reload();
  await interactive(page);
  await expect(row(page, 'Box 4').getByLabel('Name')).toHaveValue('Godown');
  await page.getByRole('button', { name: 'Forget what I entered' }).press('Enter');
  await expect(row(page, 'Box 4')).toHaveCount(0);
});

test('a page’s drawing is begun with, changed, and its address opens equal in another browser', async ({
  browser,
  page,
}) => {
  await page.goto('/services/ci-cd');
  await page.getByRole('link', { name: 'Start from this drawing' }).click();
  await expect(said(page)).toHaveText(/^The drawing of that page/);
  const before = await drawn(page);
  await row(page, 'Box 1').getByLabel('Name').fill('नमुना 🧾');
  await expect.poll(() => drawn(page)).toContain('नमुना 🧾');
  await page.getByRole('button', { name: 'Copy its address' }).click();
  await expect(page).toHaveURL(/#sketch=1\./);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect.poll(() => drawn(other)).toEqual(await drawn(page));
  expect(await drawn(other)).not.toEqual(before);
});

test.describe(() => {
  for (const [name, fragment] of [
    ['cut short', '#sketch=1.abc.WyJ4Iix'],
    ['newer', '#sketch=7.abc.WyJ4Il0'],
    ['a megabyte', `#sketch=1.abc.${'A'.repeat(1_000_000)}`],
    ['hostile', '#sketch=1.<img src=x onerror=alert(1)>.x'],
    ['of a page that does not exist', '#from=/__proto__'],
  ] as const)
    test(`an address that is ${name} is refused with a sentence, and the example stands`, async ({
      page,
    }) => {
      await page.goto(path + fragment);
      await expect(
        page.getByRole('status').filter({ hasText: /address|drawing of that page/ }),
      ).toBeVisible();
      expect(await drawn(page)).toEqual(['Customer', 'Order book', 'Accounts']);
    });
});

test('what was typed before the code came is kept', async ({ page }) => {
  await page.route('**/_next/static/islands/sketch-tool-*', async (route) => {
    await row(page, 'Box 1').getByLabel('Name').fill('Ramesh');
    await route.continue();
  });
  await page.goto(path);
  await row(page, 'Box 1').getByLabel('Name').focus();
  await interactive(page);
  await expect.poll(() => drawn(page)).toContain('Ramesh');
});

test('it is saved as SVG and as PNG, and becomes a message', async ({ page }) => {
  await page.goto(path);
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFileSync(await (await download).path());
  };
  const svg = (await saved('Save as SVG')).toString();
  expect(svg).toContain('>Customer<');
  const { width, height, format } = await sharp(await saved('Save as PNG')).metadata();
  expect(format).toBe('png');
  const sides = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1) ?? [];
  expect([width, height]).toEqual(sides.map((side) => 3 * Number(side)));
  await page.getByRole('link', { name: 'Put it into a message to us' }).click();
  await expect(panelOf(page).getByLabel('Message')).toHaveValue(
    /- Customer to Order book: order by phone[\s\S]*\/sketch#sketch=1\./,
  );
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('by touch: a box of the picture leads to its row, and a row is added, moved and removed', async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Add a box' }).tap();
    await row(page, 'Box 4').getByLabel('Name').fill('Van');
    await expect.poll(() => drawn(page)).toContain('Van');
    await boxes(page).filter({ hasText: 'Customer' }).tap();
    await expect(row(page, 'Box 1').getByLabel('Name')).toBeFocused();
    await page.getByRole('button', { name: 'Up: Van' }).tap();
    await expect(row(page, 'Box 3').getByLabel('Name')).toHaveValue('Van');
    await page.getByRole('button', { name: 'Remove: Van' }).tap();
    await expect(row(page, 'Box 4')).toHaveCount(0);
    expect(await overflow(page)).toEqual([]);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts the example stands with its words and questions', async ({ page }) => {
    await page.goto(path);
    await expect(boxes(page).filter({ visible: true })).toHaveCount(3);
    await expect(page.getByText('Customer to Order book: order by phone')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a box' })).toBeHidden();
  });
});

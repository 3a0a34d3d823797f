import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { test } from '../test';

const path = '/before-you-buy/committee';

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts, by keyboard alone: from the box of a question to its clause', async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: /^3\.1\s+not in place$/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#clause-3-1$/);
    const clause = page.locator('#clause-3-1');
    await expect(clause).toBeInViewport();
    await expect(clause).toContainText('Not in place.');
  });
});

test('every table is one for assistive technology, also where its rows are blocks', async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('article').getByRole('table')).toHaveCount(8);
    await expect(page.getByRole('rowheader', { name: /^3\.21 Notice of a breach/ })).toHaveCount(1);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, 'narrow');
});

test('printed, it says where it came from, shows every clause and leaves the rest of the site out', async ({
  page,
}) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article');
  await expect(article.getByText(new RegExp(`${path}$`))).toBeVisible();
  await expect(article.locator('#clause-8-5')).toBeVisible();
  await expect(page.locator('#week')).toBeHidden();
});

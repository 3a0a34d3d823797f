import { expect, type Page } from '@playwright/test';
import { findBrowser } from '../pipeline/browser';
import { tabOf } from './contact';
import { interactive, saveData } from './site';
import { test } from './test';

/*
 * Back and forward, as browsers keep pages in memory. Playwright's own switches turn that off, and its waiting for a load
 * does not know of it.
 */

const executablePath = findBrowser();

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** @returns how often the page that is shown has come back from memory */
const restored = (page: Page) => page.evaluate(() => Number(document.body.dataset.restored ?? 0));
const go = (page: Page, way: 'back' | 'forward') =>
  page.evaluate((to) => void setTimeout(() => history[to]()), way);

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const { dataset } = document.body;
      if (persisted) dataset.restored = String(Number(dataset.restored ?? 0) + 1);
    });
  });
});

test('back restores the whole page: its place, its islands at work, nothing under way', async ({ page }) => {
  await page.goto('/services');
  await interactive(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Technical SEO' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/services/technical-seo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Technical SEO/);
  await go(page, 'back');
  await expect(page).toHaveURL('/services');
  await expect.poll(() => restored(page)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(page.locator('#nprogress')).not.toBeAttached();
  await expect(page.locator('#route-spinner')).toBeHidden();
  await page.getByRole('button', { name: 'Services menu' }).click();
  await expect(page.getByRole('link', { name: 'All of Services' })).toBeVisible();
  await go(page, 'forward');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Technical SEO/);
  await expect.poll(() => restored(page)).toBe(1);
});

test('a contact link that led to /contact because no island came does so again when the page comes back', async ({
  page,
}) => {
  await page.route('**/_next/static/islands/*', (route) => route.abort());
  await page.goto('/about');
  await tabOf(page).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name')).toBeVisible();
  await go(page, 'back');
  await expect(page).toHaveURL('/about');
  await expect.poll(() => restored(page)).toBe(1);
  await expect(page.locator('#nprogress')).not.toBeAttached();
  await tabOf(page).click();
  await expect(page).toHaveURL('/contact');
});

test('back from a page that was reached by a jump within the one before shows the right page', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL('/faq#main');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await go(page, 'back');
  await expect(page).toHaveURL('/faq#main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/);
  await go(page, 'back');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/);
  await expect(page.locator('#nprogress')).not.toBeAttached();
});

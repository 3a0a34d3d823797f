import { expect, test } from '@playwright/test';
import { interactive, settled } from './site';

test('a visitor finds an industry page from the hub, without a page load', async ({ page }) => {
  await page.goto('/industry');
  await interactive(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('main').getByRole('link', { name: 'Fleet Management' }).first().click();
  await expect(page).toHaveURL('/industries/fleet-management');
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
});

test('a link fetches its page on intent, and nothing before', async ({ page }) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.txt')) payloads.push(new URL(request.url()).pathname);
  });
  await page.goto('/services');
  await interactive(page);
  const link = page.getByRole('main').getByRole('link', { name: 'CI/CD', exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const fetched = page.waitForRequest(/ci-cd.*\.txt/);
  await link.hover();
  await fetched;
  expect(payloads.filter((path) => !path.startsWith('/services/ci-cd'))).toEqual([]);
});

test('the portfolio filters by axis', async ({ page }) => {
  await page.goto('/portfolio');
  const items = page.getByRole('article');
  const all = await items.filter({ visible: true }).count();
  await page.getByRole('radio', { name: /Solution/ }).check();
  const some = await items.filter({ visible: true }).count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
});

test('a pressed skip link moves the reader to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the copyright line ends in the visitor’s year', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-03-01') });
  await page.goto('/');
  await expect(page.getByText(/© 2013–2031/)).toBeVisible();
});

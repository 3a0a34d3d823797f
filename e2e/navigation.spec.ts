import { expect, test } from '@playwright/test';
import { settled } from './site';

test('a visitor finds an industry page from the hub', async ({ page }) => {
  await page.goto('/industry');
  await page.getByRole('main').getByRole('link', { name: 'Fleet Management' }).first().click();
  await expect(page).toHaveURL('/industries/fleet-management');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/fleet/i);
});

for (const [pointer, isMobile, eagerness] of [
  ['a mouse rests on its link', false, 'moderate'],
  ['a finger presses its link', true, 'conservative'],
] as const)
  test.describe(`the browser may prepare a page when ${pointer}`, () => {
    test.use({ isMobile, hasTouch: isMobile });
    test('and no sooner', async ({ page }) => {
      await page.goto('/services');
      const rules = page.locator('script[type="speculationrules"]');
      await expect(rules).toHaveCount(1);
      const { prerender, ...others } = JSON.parse((await rules.textContent()) ?? '');
      expect(others).toEqual({});
      expect(prerender).toHaveLength(1);
      expect(prerender[0].eagerness).toBe(eagerness);
    });
  });

test('without speculation rules a link fetches its page on intent, and nothing before', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/services');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const link = page.getByRole('main').getByRole('link', { name: 'CI/CD', exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const wanted = page.waitForRequest('**/services/ci-cd');
  await link.hover();
  await wanted;
  // The icon comes when the browser likes.
  expect(fetched.filter((path) => path !== '/icon.svg')).toEqual(['/services/ci-cd']);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
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

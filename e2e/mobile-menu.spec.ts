import { expect, type Page } from '@playwright/test';
import { test } from './test';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function open(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(drawer(page)).toBeVisible();
}

test.beforeEach(({ page }) => page.goto('/about'));

test('each section folds by itself; a page is found through section and category, and its link closes the drawer', async ({
  page,
}) => {
  await open(page);
  const services = page.getByRole('button', { name: 'Services menu' });
  const industry = page.getByRole('button', { name: 'Industry menu' });
  await services.tap();
  await industry.tap();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(industry).toHaveAttribute('aria-expanded', 'true');
  await services.tap();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(industry).toHaveAttribute('aria-expanded', 'true');
  await drawer(page).getByText('Healthcare', { exact: true }).tap();
  await drawer(page).getByRole('link', { name: 'EHR and EMR Software' }).tap();
  await expect(page).toHaveURL('/industries/ehr-emr-software');
  await expect(drawer(page)).toBeHidden();
});

test('focus stays inside until Escape returns it to the toggle; the page behind does not scroll', async ({
  page,
}) => {
  await open(page);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || !!focused?.closest('dialog');
    });
    expect(isInside).toBe(true);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens with the hubs, the contact page, the search and the telephone; buttons that need scripts are hidden, in the wide menu too', async ({
    page,
  }) => {
    await open(page);
    await expect(drawer(page).getByRole('link')).toHaveCount(10);
    await expect(drawer(page).getByRole('button')).toHaveAccessibleName('Close the menu');
    await drawer(page).getByRole('button').tap();
    await expect(drawer(page)).toBeHidden();
    await open(page);
    await drawer(page).getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await open(page);
    await drawer(page).getByRole('link', { name: 'Contact' }).last().tap();
    await expect(page).toHaveURL('/contact');
    await page.setViewportSize({ width: 1280, height: 800 });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Services', exact: true })).toBeVisible();
    await expect(menu.getByRole('button')).toHaveCount(0);
  });
});

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { test } from './test';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function open(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(drawer(page)).toBeVisible();
}

test.beforeEach(({ page }) => page.goto('/about'));

test('the toggle opens the drawer with every main entry, inside a 320 px screen', async ({ page }) => {
  await open(page);
  await expect(drawer(page).getByRole('link')).toHaveCount(8);
  const box = await drawer(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(box).toBe(0);
});

test('each section has one expander and a state of its own', async ({ page }) => {
  await open(page);
  const services = page.getByRole('button', { name: 'Services menu' });
  const solution = page.getByRole('button', { name: 'Solution menu' });
  await services.tap();
  await solution.tap();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(solution).toHaveAttribute('aria-expanded', 'true');
  await services.tap();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(solution).toHaveAttribute('aria-expanded', 'true');
});

test('a page is found through section and category; following it closes the drawer', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Industry menu' }).tap();
  await drawer(page).getByText('Healthcare', { exact: true }).tap();
  await drawer(page).getByRole('link', { name: 'EHR and EMR Software' }).tap();
  await expect(page).toHaveURL('/industries/ehr-emr-software');
  await expect(drawer(page)).toBeHidden();
});

test('Escape closes it and focus returns to the toggle; the page behind does not scroll', async ({
  page,
}) => {
  await open(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('focus stays inside while it is open', async ({ page }) => {
  await open(page);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || !!focused?.closest('dialog');
    });
    expect(isInside).toBe(true);
  }
});

test('in landscape everything can be reached by scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await open(page);
  const contact = drawer(page).getByRole('link', { name: 'Contact' }).last();
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeInViewport();
});

for (const [reducedMotion, duration] of [
  ['no-preference', '0.3s'],
  ['reduce', '0s'],
] as const)
  test(`drawer and sections move for ${duration} where motion is ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await page.getByRole('button', { name: 'Services menu' }).tap();
    const section = page.locator('#drawer-services');
    for (const moving of [drawer(page), section]) {
      const durations = await moving.evaluate((element) => getComputedStyle(element).transitionDuration);
      expect([...new Set(durations.split(', '))]).toEqual([duration]);
    }
    await expect(section.getByText('DevOps', { exact: true })).toBeVisible();
    if (reducedMotion === 'reduce') await expectAccessible(page, 'drawer');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens with the hubs and the contact page; what needs scripts is not there', async ({
    page,
  }) => {
    await open(page);
    await expect(drawer(page).getByRole('link')).toHaveCount(8);
    await expect(drawer(page).getByRole('button')).toHaveAccessibleName('Close the menu');
    await drawer(page).getByRole('button').tap();
    await expect(drawer(page)).toBeHidden();
    await open(page);
    await drawer(page).getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await open(page);
    await drawer(page).getByRole('link', { name: 'Contact' }).last().tap();
    await expect(page).toHaveURL('/contact');
  });
});

import { expect, type Page } from '@playwright/test';
import { interactive } from './site';
import { test } from './test';

/*
 * The mega-menu on wide screens. Time is the test's own (page.clock); nothing sleeps. How long a pointer rests before it opens one:
 * `__tests__/components/layout/use-hover-intent.test.tsx`.
 */

const start = new Date('2026-11-21T10:00:00Z');
/** Long enough to mean it. */
const rest = 200;

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });
const panelLink = (page: Page) =>
  page.getByRole('link', { name: 'Penetration Testing', exact: true }).first();

async function openByHover(page: Page, name: string) {
  await entry(page, name).hover();
  await page.clock.runFor(rest);
  await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'true');
}

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: start });
    await page.goto('/about');
    await interactive(page);
    await page.clock.pauseAt(start.getTime() + 600_000);
  });

  test('a pointer that crosses the header opens only what it comes to rest on', async ({ page }) => {
    for (const name of ['Services', 'Solution', 'Industry']) {
      await entry(page, name).hover();
      await page.clock.runFor(60);
    }
    await page.clock.runFor(rest);
    await expect(toggle(page, 'Industry')).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Services', 'Solution'])
      await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open under the pointer, and closes 300 ms after it has left', async ({ page }) => {
    await openByHover(page, 'Services');
    await page.getByRole('button', { name: 'Mobile Apps' }).hover();
    await page.clock.runFor(2000);
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(20, 880);
    await page.clock.runFor(299);
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('moving diagonally across a neighbour towards the panel switches nothing', async ({ page }) => {
    await openByHover(page, 'Services');
    const from = await entry(page, 'Services').boundingBox();
    const over = await toggle(page, 'Industry').boundingBox();
    if (!from || !over) throw new Error('the header is not laid out');
    await page.mouse.move(from.x + from.width, from.y + 4);
    for (let at = 0; at <= 10; at++) {
      await page.mouse.move(
        from.x + from.width + ((over.x - from.x - from.width) * at) / 10,
        from.y + 4 + at * 7,
      );
      await page.clock.runFor(30);
    }
    await page.clock.runFor(2 * rest);
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Industry')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click on what hover has opened does not close it; the next click does', async ({ page }) => {
    await openByHover(page, 'Services');
    await toggle(page, 'Services').click();
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await toggle(page, 'Services').click();
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes it while the pointer stays, and it stays closed', async ({ page }) => {
    await openByHover(page, 'Services');
    await page.keyboard.press('Escape');
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(5000);
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('another one closes it; so does a click elsewhere', async ({ page }) => {
    await toggle(page, 'Services').click();
    await toggle(page, 'Industry').click();
    await expect(toggle(page, 'Industry')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(20, 880);
    await expect(toggle(page, 'Industry')).toHaveAttribute('aria-expanded', 'false');
  });

  test('choosing a category shows its links, and following one closes the menu', async ({ page }) => {
    await toggle(page, 'Services').click();
    await page.getByRole('button', { name: 'Security & QA' }).click();
    await panelLink(page).click();
    await expect(page).toHaveURL('/services/penetration-testing');
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('opening moves nothing on the page behind', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await toggle(page, 'Services').click();
    await expect(page.getByRole('button', { name: 'Mobile Apps' })).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  });
});

test.describe('with a keyboard', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  for (const key of ['Enter', 'Space', 'ArrowDown'])
    test(`${key} opens it, Escape closes it and returns focus`, async ({ page }) => {
      await toggle(page, 'Services').focus();
      await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: 'Software Development' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle(page, 'Services')).toBeFocused();
    });

  test('ArrowDown moves into the panel; Tab goes through it and out of it, which closes it', async ({
    page,
  }) => {
    await toggle(page, 'Solution').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'All of Solution' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Retail & Commerce' })).toBeFocused();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if (await entry(page, 'Portfolio').evaluate((link) => link === document.activeElement)) break;
    }
    await expect(entry(page, 'Portfolio')).toBeFocused();
    await expect(toggle(page, 'Solution')).toHaveAttribute('aria-expanded', 'false');
  });

  test('focus alone opens nothing', async ({ page }) => {
    await page.clock.install();
    await entry(page, 'Services').focus();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await page.clock.runFor(1000);
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each entry is a link to its hub, which lists everything; what needs scripts is not there', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(toggle(page, 'Services')).toBeHidden();
    await entry(page, 'Services').click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Technical SEO' })).toBeVisible();
  });
});

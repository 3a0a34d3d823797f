import { expect, type Page } from '@playwright/test';
import { interactive } from './site';
import { test } from './test';

/*
 * The mega-menu on wide screens. Time is the test's own (page.clock); no test sleeps. How long a pointer rests before a menu opens:
 * `__tests__/components/layout/use-hover-intent.test.tsx`.
 */

const start = new Date('2026-11-21T10:00:00Z');
/** Longer than a pointer has to rest on an entry before its menu opens. */
const rest = 200;

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });

/** The menu of this name is open, and no other. */
async function expectOpen(page: Page, open: string | undefined) {
  for (const name of ['Services', 'Solution', 'Industry'])
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', String(name === open));
}

async function openByHover(page: Page, name: string) {
  await entry(page, name).hover();
  await page.clock.runFor(rest);
  await expectOpen(page, name);
}

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: start });
    await page.goto('/about');
    await interactive(page);
    await page.clock.pauseAt(start.getTime() + 600_000);
  });

  test('only the menu under a resting pointer opens, and it closes 300 ms after the pointer has left', async ({
    page,
  }) => {
    for (const name of ['Solution', 'Industry', 'Services']) {
      await entry(page, name).hover();
      await page.clock.runFor(60);
    }
    await page.clock.runFor(rest);
    await expectOpen(page, 'Services');
    await page.getByRole('button', { name: 'Mobile Apps' }).hover();
    await page.clock.runFor(2000);
    await expectOpen(page, 'Services');
    await page.mouse.move(20, 880);
    await page.clock.runFor(299);
    await expectOpen(page, 'Services');
    await page.clock.runFor(1);
    await expectOpen(page, undefined);
  });

  test('a pointer that moves diagonally across a neighbour towards the panel opens no other menu', async ({
    page,
  }) => {
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
    await expectOpen(page, 'Services');
  });

  test('a menu that hover has opened stays open at the first click, closes at the second, and by Escape for good', async ({
    page,
  }) => {
    await openByHover(page, 'Services');
    await toggle(page, 'Services').click();
    await expectOpen(page, 'Services');
    await toggle(page, 'Services').click();
    await expectOpen(page, undefined);
    await openByHover(page, 'Industry');
    await page.keyboard.press('Escape');
    await expectOpen(page, undefined);
    await page.clock.runFor(5000);
    await expectOpen(page, undefined);
  });

  test('a menu that a click has opened moves nothing on the page; another menu, a click elsewhere and a link close it', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await toggle(page, 'Services').click();
    await expect(page.getByRole('button', { name: 'Mobile Apps' })).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await toggle(page, 'Industry').click();
    await expectOpen(page, 'Industry');
    await page.mouse.click(20, 880);
    await expectOpen(page, undefined);
    await toggle(page, 'Services').click();
    await page.getByRole('button', { name: 'Security & QA' }).click();
    await page.getByRole('link', { name: 'Penetration Testing', exact: true }).first().click();
    await expect(page).toHaveURL('/services/penetration-testing');
    await expectOpen(page, undefined);
  });
});

test.describe('with a keyboard', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('focus alone opens no menu; Enter, Space and ArrowDown open it, Escape closes it and returns the focus', async ({
    page,
  }) => {
    await page.clock.install();
    await entry(page, 'Services').focus();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await page.clock.runFor(1000);
    await expectOpen(page, undefined);
    for (const key of ['Enter', 'Space', 'ArrowDown'])
      await test.step(key, async () => {
        await toggle(page, 'Services').press(key);
        await expect(page.getByRole('button', { name: 'Software Development' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expectOpen(page, undefined);
        await expect(toggle(page, 'Services')).toBeFocused();
      });
  });

  test('ArrowDown moves into the panel; Tab goes through it and out of it, which closes it', async ({
    page,
  }) => {
    await toggle(page, 'Solution').press('ArrowDown');
    await expect(page.getByRole('link', { name: 'All of Solution' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Retail & Commerce' })).toBeFocused();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if (await entry(page, 'Portfolio').evaluate((link) => link === document.activeElement)) break;
    }
    await expect(entry(page, 'Portfolio')).toBeFocused();
    await expectOpen(page, undefined);
  });
});

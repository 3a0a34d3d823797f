import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { addStyles, settled } from './site';
import { test } from './test';

/* Scroll, focus, ring, dock, accordion. */

test('following a link ends at the top; back restores the place that was left', async ({ page }) => {
  await page.goto('/services');
  const link = page.getByRole('main').getByRole('link', { name: 'Technical SEO' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const top = async () => (await link.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  const left = await top();
  await link.click();
  await expect(page).toHaveURL('/services/technical-seo');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  // The text's face may have come since, and with it other line breaks above: the place is what was being read, within a line.
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(16);
});

test('a link to the page that is shown goes to the top', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services', exact: true })
    .click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const timeline of [true, false])
  test(`the ring shows 0 to 100 percent ${timeline ? 'by a scroll timeline' : 'by one listener where there is none'}`, async ({
    page,
  }) => {
    if (!timeline)
      await page.addInitScript(() => {
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (...args: [string]) => !args[0].includes('animation-timeline') && supports(...args);
      });
    await page.goto('/services');
    if (!timeline) await addStyles(page, '[href="#top"], [data-ring] { animation: none !important; }');
    const ring = page.getByRole('link', { name: 'Back to the top' });
    // "0.5px", or "calc(0.5px)" where a variable feeds it.
    const offset = () =>
      page
        .locator('[data-ring]')
        .evaluate((circle) => Number(/[\d.]+/.exec(getComputedStyle(circle).strokeDashoffset)?.[0]));
    await expect(ring).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(ring).toBeVisible();
    await expect.poll(offset).toBeCloseTo(0, 1);
    await page.evaluate(() => window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
    await expect.poll(offset).toBeCloseTo(0.5, 1);
    await ring.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(ring).toBeHidden();
  });

for (const [width, height] of [
  [320, 256],
  [320, 640],
  [768, 1024],
  [1280, 900],
] as const)
  test(`the three floating controls cover neither one another nor the footer at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/services/ci-cd');
    const dock = page.getByRole('complementary', { name: 'Quick contact' });
    for (const share of [0.3, 0.9, 1]) {
      await page.evaluate((at) => window.scrollTo(0, document.documentElement.scrollHeight * at), share);
      await settled(page);
      const overlaps = await dock.evaluate((aside) => {
        const visible = (element: Element) => getComputedStyle(element).visibility === 'visible';
        const parts = [...aside.children].filter(visible).map((child) => child.getBoundingClientRect());
        const footer = [...document.querySelectorAll('footer a, [aria-labelledby="closing-heading"] a')].map(
          (link) => link.getBoundingClientRect(),
        );
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return parts.flatMap((part, index) =>
          [...parts.slice(index + 1), ...footer].filter((other) => meet(part, other)),
        ).length;
      });
      expect(overlaps).toBe(0);
    }
  });

for (const width of [1024, 1280, 1920])
  test(`at ${width} px the floating controls stand beside the text, not on it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/services/ci-cd');
    await page.evaluate(() => window.scrollTo(0, innerHeight));
    const dock = page.getByRole('complementary', { name: 'Quick contact' });
    await expect(dock.getByRole('link', { name: 'Back to the top' })).toBeVisible();
    const room = await dock.evaluate((aside) => {
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td, figure)')];
      const edge = Math.max(...texts.map((text) => text.getBoundingClientRect().right));
      const parts = [...aside.children].map((part) => part.getBoundingClientRect());
      return {
        left: Math.min(...parts.map(({ left }) => left)) - edge,
        right: document.documentElement.clientWidth - Math.max(...parts.map(({ right }) => right)),
      };
    });
    expect(room.left).toBeGreaterThanOrEqual(0);
    expect(room.right).toBeGreaterThanOrEqual(0);
  });

test('the bar at the foot gives way to somebody who types', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact');
  const tab = page.getByRole('link', { name: "Let's Discuss Your App Idea" });
  await expect(tab).toBeVisible();
  await page.getByLabel('Message').focus();
  await expect(tab).toBeHidden();
  await page.getByLabel('Message').blur();
  await expect(tab).toBeVisible();
});

test('a control that gets focus is never under the floating ones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/services');
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const dock = document.querySelector('[aria-label="Quick contact"]');
      if (!focused || !dock || dock.contains(focused)) return false;
      const box = focused.getBoundingClientRect();
      return [...dock.children].some((part) => {
        const other = part.getBoundingClientRect();
        return (
          getComputedStyle(part).visibility === 'visible' &&
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom
        );
      });
    });
    expect(isCovered).toBe(false);
  }
});

test.describe('the accordion of /faq', () => {
  test('opens one question at a time; a click on the open one closes it', async ({ page }) => {
    await page.goto('/faq');
    const items = page.locator('details');
    await items.nth(0).locator('summary').click();
    await items.nth(2).locator('summary').click();
    await expect(items.nth(0)).not.toHaveAttribute('open');
    await expect(items.nth(2)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('a deep link opens its question', async ({ page }) => {
    await page.goto('/faq#quote');
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details[open]')).toHaveAttribute('id', 'quote');
    await settled(page);
    await expectAccessible(page, 'an open question');
  });

  test('one at a time also where the browser does not know exclusive details', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    });
    await page.goto('/faq');
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('details')) item.open = true;
    });
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('opens all the same', async ({ page }) => {
      await page.goto('/faq');
      await page.locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
    });
  });
});

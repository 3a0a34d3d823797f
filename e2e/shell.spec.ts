import { expect } from '@playwright/test';
import { addStyles, settled } from './site';
import { test } from './test';

/* Scroll, focus, ring, dock, accordion. */

test('a link leads to the top of its page, also of the page that is shown; back restores the place that was left', async ({
  page,
}) => {
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
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Services', exact: true }).click();
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

test('the floating controls cover neither one another nor the last links, and on a wide screen stand beside the text', async ({
  page,
}) => {
  await page.goto('/services/ci-cd');
  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [768, 1024],
    [1024, 800],
    [1280, 800],
    [1920, 1080],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('link', { name: 'Back to the top' })).toBeVisible();
      await settled(page);
      const { overlaps, edge, left, right } = await page
        .getByRole('complementary', { name: 'Quick contact' })
        .evaluate((aside) => {
          const boxes = (elements: Iterable<Element>) =>
            [...elements].map((element) => element.getBoundingClientRect());
          const parts = boxes(aside.children);
          const links = boxes(document.querySelectorAll('footer a, [aria-label="Title block"] a'));
          const texts = boxes(document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td, figure)'));
          const meet = (a: DOMRect, b: DOMRect) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          return {
            overlaps: parts.flatMap((part, index) =>
              [...parts.slice(index + 1), ...links].filter((other) => meet(part, other)),
            ).length,
            edge: Math.max(...texts.map((text) => text.right)),
            left: Math.min(...parts.map((part) => part.left)),
            right: Math.max(...parts.map((part) => part.right)),
          };
        });
      expect(overlaps).toBe(0);
      expect(right).toBeLessThanOrEqual(width);
      if (width >= 1024) expect(left).toBeGreaterThanOrEqual(edge);
    });
});

test('the accordion of /faq opens one question at a time; a click on the open one closes it', async ({
  page,
}) => {
  await page.goto('/faq');
  const items = page.locator('details');
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0)).toHaveAttribute('open');
  await items.nth(2).locator('summary').click();
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await expect(items.nth(2)).toHaveAttribute('open');
  await items.nth(2).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

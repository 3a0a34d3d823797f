import { expect } from '@playwright/test';
import { indexedPages } from '../../exported-pages';
import { templates } from '../../site';
import { arrivedFrom } from '../../submissions';
import { test } from '../../test';
import { record } from '../results';

/* Without scripts, and without the style sheet. */

test('links alone lead from Home to every page', () => {
  const pages = new Map(indexedPages().map((page) => [page.path, page.$]));
  const reached = new Set(['/']);
  // A set that grows is walked to its end.
  for (const path of reached)
    for (const link of pages.get(path)?.('a[href^="/"]').toArray() ?? []) {
      const to = (link.attribs.href ?? '').replace(/[?#].*$/, '');
      if (pages.has(to)) reached.add(to);
    }
  record(test.info(), 'without scripts', 'links', { pages: pages.size });
  expect(pages.size).toBeGreaterThan(180);
  expect([...pages.keys()].filter((path) => !reached.has(path))).toEqual([]);
});

test.describe('without scripts and without the style sheet', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  test.beforeEach(({ page }) => page.route('**/*.css', (route) => route.abort()));

  for (const { name, path } of templates)
    test(`${name} is read in its order`, async ({ page }, info) => {
      await page.goto(path);
      // What follows from the order of the HTML alone.
      const order = await page.evaluate(() => {
        const landmarks = [...document.querySelectorAll('body > a, header, main, footer')];
        const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
        const levels = headings.map(({ tagName }) => Number(tagName[1]));
        return {
          landmarks: landmarks.filter((one) => !one.closest('main *')).map(({ tagName }) => tagName),
          skips: landmarks[0]?.getAttribute('href'),
          firstHeading: levels[0],
          // A level is never left out on the way down.
          jumps: levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
          // Words that styles alone would put elsewhere.
          reordered: document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])').length,
        };
      });
      const skips = await page.locator(`${order.skips}`).count();
      expect(skips, 'the skip link leads somewhere').toBe(1);
      expect(order).toMatchObject({
        landmarks: ['A', 'HEADER', 'MAIN', 'FOOTER'],
        firstHeading: 1,
        jumps: [],
        reordered: 0,
      });
      record(info, 'without style sheet', name, { views: 1 });
    });

  test('a message can still be sent', async ({ page }) => {
    const message = `No style at all – ${Date.now()}`;
    await page.goto('/');
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Email').fill('bare@example.com');
    await page.getByLabel('Subject').fill('A portal');
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact/sent');
    const mine = arrivedFrom('bare@example.com').filter(({ fields }) => fields.message === message);
    expect(mine).toHaveLength(1);
  });
});

import { expect, type Page } from '@playwright/test';
import { saveData, settled } from './site';
import { test } from './test';

test.describe('the next page is fetched', () => {
  const speculationRules = (page: Page) =>
    page
      .locator('script[type="speculationrules"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '').prerender[0].eagerness),
      );
  const link = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: 'CI/CD', exact: true }).first();
  const withoutRules = (page: Page) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });

  for (const browser of ['by speculation rules', 'by a fetch where the browser has none'])
    test(`when a visitor points at its link, ${browser}, and not before`, async ({ page, context }) => {
      const hasRules = browser === 'by speculation rules';
      if (!hasRules) await withoutRules(page);
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/services', { waitUntil: 'networkidle' });
      expect(await speculationRules(page)).toEqual(hasRules ? ['moderate'] : []);
      await link(page).scrollIntoViewIfNeeded();
      await settled(page);
      asked.splice(0);
      await link(page).hover();
      await expect.poll(() => asked).toEqual(['/services/ci-cd']);
    });

  test('neither way for who saves data', async ({ page }) => {
    await saveData(page);
    await page.goto('/services', { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await link(page).hover();
    await settled(page);
    expect(await speculationRules(page)).toEqual([]);
    // It would have been asked for by now: the page itself is.
    await link(page).click();
    await expect(page).toHaveURL('/services/ci-cd');
    expect(asked.filter((url) => url.endsWith('/services/ci-cd'))).toHaveLength(1);
  });

  test.describe('under a finger', () => {
    test.use({ isMobile: true, hasTouch: true });
    test('with its press alone, as what is in view is no intent', async ({ page }) => {
      await page.goto('/services');
      expect(await speculationRules(page)).toEqual(['conservative']);
    });
  });
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

import { expect } from '@playwright/test';
import { settled } from './site';
import { test } from './test';

test('the next page is fetched by speculation rules when a visitor points at its link, and not before', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/services', { waitUntil: 'networkidle' });
  await expect(page.locator('script[type="speculationrules"]')).toBeAttached();
  const link = page.getByRole('main').getByRole('link', { name: 'CI/CD', exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  asked.splice(0);
  await link.hover();
  await expect.poll(() => asked).toEqual(['/services/ci-cd']);
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

for (const path of ['/industries/banking', '/services/b2b-portal'])
  for (const width of [360, 1280])
    test(`a link to the questions of ${path} shows their heading below the header, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${path}#questions`);
      const edge = (selector: string, side: 'top' | 'bottom') =>
        page
          .locator(selector)
          .first()
          .evaluate((one, name) => one.getBoundingClientRect()[name], side);
      await expect
        .poll(async () => (await edge('#questions-heading', 'top')) - (await edge('header', 'bottom')))
        .toBeGreaterThanOrEqual(0);
      await expect(page.locator('#questions-heading')).toBeInViewport();
    });

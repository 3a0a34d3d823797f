import { expect } from '@playwright/test';
import { test } from './faulty-host';
import { interactive } from './site';

/* The built folder on a host that knows files and `index.html`, and nothing of clean addresses. */

test.use({ addresses: 'files' });

test('every way to write an address ends on its page, and shows the canonical one', async ({ page }) => {
  for (const [asked, shown, entry] of [
    ['/services', '/services', 'Services'],
    ['/services/', '/services', 'Services'],
    ['/services/ci-cd', '/services/ci-cd', 'Services'],
    ['/services/ci-cd/?from=mail#contents', '/services/ci-cd?from=mail#contents', 'Services'],
    ['/services/ci-cd.html', '/services/ci-cd', 'Services'],
    ['/Industry', '/industry', 'Industry'],
    ['/industries', '/industry', 'Industry'],
    ['/industries/banking/', '/industries/banking', 'Industry'],
    ['/index.html', '/', 'Home'],
  ] as const)
    await test.step(asked, async () => {
      await page.goto(asked);
      await expect(page).toHaveURL(shown);
      await interactive(page);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').filter({ visible: true }),
      ).toHaveText(entry);
    });
});

test('links lead on, back leads back, and an unknown address keeps its name', async ({ page }) => {
  await page.goto('/services/');
  await page.getByRole('main').getByRole('link', { name: 'CI/CD', exact: true }).first().click();
  await expect(page).toHaveURL('/services/ci-cd');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await page.goto('/services/no-such-service/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the drawing');
  await expect(page).toHaveURL('/services/no-such-service/');
});

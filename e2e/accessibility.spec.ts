import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { interactive, settled, sitemapPaths, templates } from './site';

/* What a machine can find (about half of all barriers): axe on each template and on the open menus. */

for (const { name, path } of templates)
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page, name);
  });

test('axe finds nothing with a submenu open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/ci-cd');
  await page.getByRole('button', { name: 'Industry menu' }).click();
  await expect(page.getByRole('button', { name: 'Banking & Finance' })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'submenu');
});

test('axe finds nothing with the drawer and a section of it open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/ci-cd');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Services menu' }).click();
  await expect(page.getByRole('dialog').getByText('DevOps', { exact: true })).toBeVisible();
  await expectAccessible(page, 'drawer');
});

test('axe finds nothing with a question open', async ({ page }) => {
  await page.goto('/faq#quote');
  await settled(page);
  await expectAccessible(page, 'question');
});

test('no page writes to the console, fails in a script, or asks another host for anything', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (sent) => {
    if (!sent.url().startsWith(`${baseURL}/`)) problems.push(`${page.url()} asks for ${sent.url()}`);
  });
  for (const path of await sitemapPaths(request)) {
    await page.goto(path);
    await interactive(page);
  }
  expect(problems).toEqual([]);
});

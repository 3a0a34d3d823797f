import { expect } from '@playwright/test';
import { test } from './test';

test('a fragment that is no valid encoding is harmless, however the visitor comes to it', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/faq#%');
  const questions = page.getByRole('heading', { name: 'Frequently asked questions, answered plainly' });
  await expect(questions).toBeVisible();
  // Away by a link, and back to it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(questions).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq#%');
  await expect(questions).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '%E0%A4%A';
  });
  await expect(page).toHaveURL('/faq#%E0%A4%A');
  await expect(questions).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = 'quote';
  });
  await expect(page.locator('details[open]')).toHaveAttribute('id', 'quote');
  expect(errors).toEqual([]);
});

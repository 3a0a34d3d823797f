import { expect } from '@playwright/test';
import { arrivedFrom } from './submissions';
import { test } from './test';

test.use({ javaScriptEnabled: false });

test('the form on /contact reaches the sandbox without scripts, is stored whole, and ends on a page that says so', async ({
  page,
}) => {
  const message = `Two lines\nof text, and “quotes” <b>– ${Date.now()}`;
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Subject').fill('A portal');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact/sent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message has been sent to us');
  const mine = arrivedFrom('asha@example.com').find(({ fields }) => fields.message === message)?.fields;
  expect(mine).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', subject: 'A portal' });
});

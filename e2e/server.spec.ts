import { expect, test } from '@playwright/test';
import { arrivedFrom } from './submissions';

/* The preview server behaves like a production host, and its sandbox like the form provider. */

test('clean addresses, and one address a page', async ({ request }) => {
  expect((await request.get('/about')).status()).toBe(200);
  for (const [asked, canonical] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/services/', '/services'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, canonical]);
  }
});

test('an unknown path answers 404 with the site’s own page', async ({ page }) => {
  const response = await page.goto('/services/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the drawing');
  await page.getByRole('main').getByRole('link', { name: 'Industry' }).click();
  await expect(page).toHaveURL('/industry');
});

test('text is compressed, hashed files are cached for a year, pages are not', async ({ page }) => {
  const headers = new Map<string, Record<string, string>>();
  page.on('response', (response) => headers.set(new URL(response.url()).pathname, response.headers()));
  await page.goto('/');
  expect(headers.get('/')?.['content-encoding']).toMatch(/br|gzip/);
  expect(headers.get('/')?.['cache-control']).toBe('no-cache');
  const script = [...headers].find(([path]) => path.startsWith('/_next/static/') && path.endsWith('.js'));
  expect(script?.[1]['cache-control']).toContain('immutable');
});

test('/industries and /Industry lead to the industry hub', async ({ page }) => {
  for (const path of ['/industries', '/Industry']) {
    await page.goto(path);
    await expect(page).toHaveURL('/industry');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form on /contact reaches the sandbox, is stored whole, and ends on a page that says so', async ({
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
});

test('the sandbox keeps the provider’s contract', async ({ request }) => {
  const fields = { access_key: 'k', name: 'n', email: 'e@example.com', subject: 's', message: 'm' };
  const good = await request.post('/sandbox/submit', { multipart: fields });
  expect([good.status(), await good.json()]).toEqual([
    200,
    { success: true, message: 'Email sent successfully!' },
  ]);
  const bad = await request.post('/sandbox/submit', { multipart: { ...fields, email: '' } });
  expect([bad.status(), await bad.json()]).toEqual([400, { success: false, message: 'Missing: email' }]);
});

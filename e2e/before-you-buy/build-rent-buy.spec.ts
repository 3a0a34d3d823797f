import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { panelOf } from '../contact';
import { interactive } from '../site';
import { test } from '../test';

const path = '/before-you-buy/build-rent-buy';
const users = (page: Page) => page.getByLabel('People who will use it');
const entry = (page: Page, way: string, label: string) =>
  page.getByRole('group', { name: way }).getByLabel(label);
const result = (page: Page) => page.locator('#tool [aria-live] > p').first();
const said = (page: Page, name: string) =>
  page
    .locator('#tool dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('by keyboard alone: users turn the answer, a fault is named, and the reload has them still', async ({
  page,
}) => {
  await page.goto(path);
  await users(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('100');
  await expect(result(page)).toHaveText(
    'Building costs least in three years: ₹36,10,000, exit included. Buying costs ₹5,90,000 more, renting ₹26,50,000 more.',
  );
  await expect(said(page, 'Build against rent')).toHaveText(
    'From month 14 on, building has cost no more than renting.',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.type('no');
  await expect(entry(page, 'Rent', 'To start')).toHaveAccessibleDescription(
    'A sum up to 100 crore, such as “3 lakh”.',
  );
  await expect(result(page)).toBeHidden();
  await expectAccessible(page, 'with a fault');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3 lakh');
  await expect(result(page)).toContainText('Building costs least');
  await page.reload();
  await interactive(page);
  await expect(users(page)).toHaveValue('100');
  await expect(page.getByRole('status')).toHaveText('Your entries of last time are back.');
  await page.getByRole('button', { name: 'Forget what I entered' }).press('Enter');
  await expect(users(page)).toHaveValue('40');
});

test('extremes are said as such: never, at once, no difference', async ({ page }) => {
  await page.goto(path);
  await users(page).fill('25');
  await expect(said(page, 'Build against rent')).toContainText('Never. Building costs more to start');
  await entry(page, 'Build', 'To build').fill('2 lakh');
  await expect(said(page, 'Build against rent')).toContainText('At once, and for good.');
  await users(page).fill('40');
  for (const [label, sum] of [
    ['To start, without licences', '3,00,000'],
    ['Licence, per user, once', '0'],
    ['Hosting a month', '60,000'],
    ['Changes a year', '1,20,000'],
  ] as const)
    await entry(page, 'Buy', label).fill(sum);
  await expect(said(page, 'Buy against rent')).toHaveText('No difference: it is one line.');
});

test('an address opens with its entries in another browser, and never one that was altered', async ({
  browser,
  page,
}) => {
  await page.goto(path);
  await entry(page, 'Rent', 'Licence, per user and month').fill('₹1,300');
  await page.getByRole('button', { name: 'Copy its address' }).click();
  await expect(page).toHaveURL(/#build-rent-buy=1\./);
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(entry(other, 'Rent', 'Licence, per user and month')).toHaveValue('₹1,300');
  await expect(result(other)).toContainText('Renting costs least in three years: ₹27,32,000');
  await other.goto('about:blank');
  await other.goto(address.slice(0, -4));
  await expect(other.getByRole('status')).toContainText('cut short or altered');
  await expect(result(other)).toContainText('Buying costs least');
});

test('the answer becomes a message, and the months a file', async ({ page }) => {
  await page.goto(path);
  await users(page).fill('76');
  await page.getByRole('link', { name: 'Put it into a message to us' }).click();
  await expect(panelOf(page).getByLabel('Message')).toHaveValue(
    /^Building costs least[\s\S]*People who will use it: 76\n[\s\S]*Buy against rent: From month 20 on/,
  );
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('build-rent-buy.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(40);
  expect([rows[1], rows[37], rows.at(-1)]).toEqual([
    '0,300000,1840000,1800000',
    '36,4764000,3424000,3510000',
    'In all,4964000,3624000,3610000',
  ]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts the worked example is there, and no button that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(result(page)).toContainText('Buying costs least in three years: ₹27,60,000');
    await expect(page.locator('#tool').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^In all/ }).last()).toHaveText(
      'In all30,20,00027,60,00036,10,000',
    );
    await expect(page.getByText('Scripts are off in this browser')).toBeVisible();
  });
});

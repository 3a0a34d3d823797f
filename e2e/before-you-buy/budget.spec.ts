import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { panelOf } from '../contact';
import { interactive } from '../site';
import { test } from '../test';

const path = '/before-you-buy/budget';
const rate = (page: Page) => page.getByLabel('One person for five days');
const result = (page: Page) => page.locator('#tool [aria-live] > p').first();

test('by keyboard alone: a rate makes weeks, a fault is named, and the reload has it still', async ({
  page,
}) => {
  await page.goto(path);
  await rate(page).focus();
  await page.keyboard.type('60,000');
  await expect(result(page)).toHaveText('20.1 person-weeks of work: 10.0 weeks of 2 people.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await expect(page.getByLabel('People')).toHaveAccessibleDescription('Whole people, 1 to 100.');
  await expect(result(page)).toBeHidden();
  await expectAccessible(page, 'with a fault');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await expect(result(page)).toHaveText('20.1 person-weeks of work: 6.7 weeks of 3 people.');
  await page.reload();
  await expect(rate(page)).toHaveValue('60,000');
  await expect(page.getByRole('status')).toHaveText('Your entries of last time are back.');
  await page.getByRole('button', { name: 'Forget what I entered' }).press('Enter');
  await expect(rate(page)).toHaveValue('');
  await page.reload();
  await interactive(page);
  await expect(rate(page)).toHaveValue('');
});

test('what was typed before the code came is kept', async ({ page }) => {
  await page.route('**/_next/static/islands/budget-tool-*', async (route) => {
    await rate(page).fill('30,000');
    await route.continue();
  });
  await page.goto(path);
  await rate(page).focus();
  await expect(result(page)).toHaveText('40.3 person-weeks of work: 20.1 weeks of 2 people.');
});

test('an address opens with its entries in another browser, and never one that was altered', async ({
  browser,
  page,
}) => {
  await page.goto(path);
  await rate(page).fill('₹1,20,000');
  await page.getByRole('button', { name: 'Copy its address' }).click();
  await expect(page).toHaveURL(/#budget=1\./);
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(rate(other)).toHaveValue('₹1,20,000');
  await expect(result(other)).toHaveText('10.0 person-weeks of work: 5.0 weeks of 2 people.');
  await other.goto('about:blank');
  await other.goto(address.slice(0, -4));
  await expect(other.getByRole('status')).toContainText('cut short or altered');
  await expect(rate(other)).toHaveValue('');
  await expect(result(other)).toBeVisible();
});

test('the answer becomes a message below what somebody typed, once', async ({ page }) => {
  await page.goto(path);
  await rate(page).fill('60000');
  const send = page.getByRole('link', { name: 'Put it into a message to us' });
  await send.click();
  const message = panelOf(page).getByLabel('Message');
  await expect(message).toHaveValue(/^Budget: ₹20,00,000\n[\s\S]*20\.1 person-weeks/);
  await message.fill(`Good morning.\n\n${await message.inputValue()}`);
  await page.keyboard.press('Escape');
  await rate(page).fill('30000');
  await send.click();
  await expect(message).toHaveValue(/^Good morning\.\n\nBudget: ₹20,00,000\n[\s\S]*40\.3 person-weeks/);
  expect((await message.inputValue()).match(/person-weeks/g)).toHaveLength(1);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts the worked example stands, and no button that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(result(page)).toContainText('₹12,10,653');
    await expect(page.locator('#tool').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Scripts are off in this browser')).toBeVisible();
  });
});

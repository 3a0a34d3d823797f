import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { panelOf } from '../contact';
import { interactive } from '../site';
import { test } from '../test';

const path = '/before-you-buy/brief';
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const state = (page: Page) => page.locator('#tool [aria-live]');
const sheet = (page: Page) => page.locator('#tool dl');

const volumes = '11 shops, 9,000 articles in sizes, 1,400 bills on a Saturday.';

test('by keyboard alone: a vague answer is asked about once its field is left, and no longer when it says enough', async ({
  page,
}) => {
  await page.goto(path);
  await field(page, '3. Volumes').focus();
  await page.keyboard.type('Large.');
  await expect(state(page)).toHaveText('1 of 8 answered.');
  await page.keyboard.press('Tab');
  await expect(state(page)).toHaveText('1 of 8 answered. Still vague: Volumes.');
  await expect(field(page, '3. Volumes')).toHaveAccessibleDescription(
    /Still vague: How many, and in which time/,
  );
  await expectAccessible(page, 'with a vague answer');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(volumes);
  await expect(state(page)).toHaveText('1 of 8 answered.');
  await field(page, '7. Who decides').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('5 to');
  await page.keyboard.press('Tab');
  await page.keyboard.type('this year');
  await expect(sheet(page)).toContainText('5 to 20 lakh: this year');
  await expect(sheet(page)).toContainText('Open. Who decides on money, and who says that it is finished?');
  await page.reload();
  await interactive(page);
  await expect(page.getByRole('status')).toHaveText('Your entries of last time are back.');
  await expect(field(page, '3. Volumes')).toHaveValue(volumes);
  await expect(page.getByLabel('8. Money’s order of size')).toHaveValue('5 to 20 lakh');
  await page.getByRole('button', { name: 'Forget what I entered' }).press('Enter');
  await expect(field(page, '3. Volumes')).toHaveValue('');
  await expect(sheet(page)).toContainText('Kothrud');
});

test('what was typed before the code came is kept, and not judged before its field is left', async ({
  page,
}) => {
  await page.route('**/_next/static/islands/brief-tool-*', async (route) => {
    await field(page, '3. Volumes').fill('Large.');
    await route.continue();
  });
  await page.goto(path);
  await field(page, '3. Volumes').focus();
  await expect(sheet(page)).toContainText('Large.');
  await expect(state(page)).toHaveText('1 of 8 answered.');
  await page.keyboard.press('Tab');
  await expect(state(page)).toHaveText('1 of 8 answered. Still vague: Volumes.');
});

test('an address opens with its answers in another browser, and never one that was altered', async ({
  browser,
  page,
}) => {
  await page.goto(path);
  await field(page, '4. Systems').fill('टैली, और दो दुकानों के टिल');
  await page.getByLabel('8. Money’s order of size').selectOption('do not know');
  await page.getByRole('button', { name: 'Copy its address' }).click();
  await expect(page).toHaveURL(/#brief=1\./);
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(field(other, '4. Systems')).toHaveValue('टैली, और दो दुकानों के टिल');
  await expect(other.getByLabel('8. Money’s order of size')).toHaveValue('do not know');
  await expect(state(other)).toHaveText('2 of 8 answered.');
  await other.goto('about:blank');
  await other.goto(address.slice(0, -4));
  await expect(other.getByRole('status')).toContainText('cut short or altered');
  await expect(field(other, '4. Systems')).toHaveValue('');
});

test('the brief becomes the message of the contact form, whole; one that is too long says what to shorten', async ({
  page,
}) => {
  await page.goto(path);
  const send = page.getByRole('link', { name: 'Put it into a message to us' });
  await expect(send).toBeHidden();
  await field(page, '3. Volumes').fill(volumes);
  await field(page, '4. Systems').fill('x'.repeat(600));
  await expect(state(page)).toHaveText('Too long to send. Shorten: Systems.');
  await expect(field(page, '4. Systems')).toHaveAccessibleDescription(/40 characters too many/);
  await expect(send).toBeHidden();
  await field(page, '4. Systems').fill('Tills of two makes; Tally for accounts.');
  await send.click();
  await expect(panelOf(page).getByLabel('Message')).toHaveValue(
    `3. Volumes\n${volumes}\n\n4. Systems\nTills of two makes; Tally for accounts.`,
  );
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts the example stands, and nothing but it is printed', async ({ page }) => {
    await page.goto(path);
    await expect(sheet(page)).toContainText('Three shops before Diwali stock arrives');
    await expect(page.locator('#tool').getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toBeVisible();
    for (const part of ['header', 'h1', 'form', 'footer', '#worked'])
      await expect(page.locator(part).first()).toBeHidden();
  });
});

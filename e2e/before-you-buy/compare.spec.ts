import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { panelOf } from '../contact';
import { interactive } from '../site';
import { test } from '../test';

const path = '/before-you-buy/compare';
const question = (page: Page, words: string) => page.getByRole('group', { name: words });
const code = (page: Page) => question(page, 'May I see code');
const summary = (page: Page) => page.locator('#tool').getByRole('table').getByRole('row');

test('by keyboard alone: an answer leaves fewer to ask for, and the reload has it still', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel('Name of the first firm').focus();
  await page.keyboard.type('Kaveri');
  await expect(code(page).getByLabel('Kaveri')).toBeVisible();
  // To the second and third names and the button, then the fields of the first question.
  for (const _ of Array(4)) await page.keyboard.press('Tab');
  await page.keyboard.type('Two, four days each');
  await expect(summary(page).nth(1)).toContainText('Kaveri1 of 12Code · Left out');
  await expect(summary(page).nth(2)).toContainText('Second firm0 of 12All twelve');
  await expect(page.getByText('No answer yet from Second firm, Third firm. Ask:')).toBeVisible();
  await expectAccessible(page, 'with an answer');
  await page.reload();
  await interactive(page);
  await expect(question(page, 'Who does the work').getByLabel('Kaveri')).toHaveValue('Two, four days each');
  await page.getByRole('button', { name: 'Forget what I entered' }).press('Enter');
  await expect(page.getByLabel('Name of the first firm')).toHaveValue('');
  await expect(page.getByText('Forgotten. The sheet is empty again.')).toBeVisible();
});

test('ours fill the third column, leave it again, and never cover the answers of another firm', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Fill in ours as the third' }).click();
  await expect(page.getByLabel('Name of the third firm')).toHaveValue('Palash Softworks');
  await expect(question(page, 'Whom may I telephone').getByLabel('Palash Softworks')).toHaveValue(
    /^None is named on this site\./,
  );
  await expect(summary(page).nth(3)).toContainText('12 of 12');
  await page.getByRole('button', { name: 'Take ours out again' }).click();
  await expect(code(page).getByLabel('Third firm')).toHaveValue('');
  await code(page).getByLabel('Third firm').fill('A repository');
  await page.getByRole('button', { name: 'Fill in ours as the third' }).click();
  await expect(page.getByText('The third firm has answers already.')).toBeVisible();
  await expect(code(page).getByLabel('Third firm')).toHaveValue('A repository');
});

test('an address opens with its answers in another browser, and never one that was altered', async ({
  browser,
  page,
}) => {
  await page.goto(path);
  await code(page).getByLabel('Second firm').fill('गोदाम का code');
  await page.getByRole('button', { name: 'Copy its address' }).click();
  await expect(page).toHaveURL(/#compare=1\./);
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(code(other).getByLabel('Second firm')).toHaveValue('गोदाम का code');
  await other.goto('about:blank');
  await other.goto(address.slice(0, -4));
  await expect(other.getByText('cut short or altered')).toBeVisible();
  await expect(code(other).getByLabel('Second firm')).toHaveValue('');
});

test('what is still to ask becomes a message, and the sheet a file for spreadsheets', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Name of the first firm').fill('Kaveri');
  await code(page).getByLabel('Kaveri').fill('=1+1');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('suppliers.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFQuestion,Kaveri,Second firm,Third firm,/);
  expect(text).toContain(`"May I see code of a comparable job, with its history?",'=1+1,,,`);
  await page.getByRole('link', { name: 'Put it into a message to us' }).click();
  const message = panelOf(page).getByLabel('Message');
  await expect(message).toHaveValue(/^Still to ask: Kaveri \(11\)\n1\. Please write [\s\S]*\n3\. /);
});

test('in a narrow window one firm is shown at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(path);
  await code(page).getByLabel('First firm').fill('One commit');
  await expect(code(page).getByRole('textbox')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Second firm' }).check();
  await expect(code(page).getByLabel('Second firm')).toBeVisible();
  await expect(code(page).getByRole('textbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Fill in ours as the third' }).click();
  await expect(code(page).getByRole('textbox')).toHaveValue(/^A walk through code/);
  await expect(summary(page).nth(1)).toContainText('1 of 12');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts the sheet is a form to print, and no button that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#tool').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Print the page and write on it')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#tool').getByRole('textbox')).toHaveCount(3 + 12 * 3);
    await expect(page.getByText('Please send the clause that assigns the copyright.')).toBeVisible();
  });
});

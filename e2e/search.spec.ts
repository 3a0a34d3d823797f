import { expect, type Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from './layout';
import { hold, problemsOf, unfolded } from './site';
import { test } from './test';

/*
 * Search from its control, by keyboard, by an address of results and by an unknown address. Where its index does not come:
 * `__tests__/components/search/dialog.test.ts`; where its code does not: `faults.spec.ts`.
 */

const index = '**/search.json';
const shards = '**/_next/static/search/**';
const code = '**/_next/static/search-*';

const control = (page: Page) => page.getByRole('link', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });
const options = (page: Page) => dialog(page).getByRole('option');

async function openDialog(page: Page, query: string): Promise<void> {
  await page.goto('/about');
  await control(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

test('by mouse: the control opens the dialog without the islands, a result leads to its page, the console stays empty', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openDialog(page, 'VAPT');
  await expect(options(page).first()).toContainText('Penetration Testing');
  await expect(dialog(page).locator('mark').first()).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Best matches' })).toBeVisible();
  expect(asked.filter((path) => path.includes('/islands/'))).toEqual([]);
  await options(page).first().click();
  await expect(page).toHaveURL(/\/services\/penetration-testing/);
  expect(problems).toEqual([]);
});

test('by keyboard: a slash opens the dialog, letters typed meanwhile are kept, arrows choose, Enter opens', async ({
  page,
}) => {
  await page.goto('/about');
  const release = await hold(page, code);
  await page.keyboard.press('/');
  await page.keyboard.type('who owns');
  release();
  await expect(field(page)).toHaveValue('who owns');
  await page.keyboard.type(' the source code');
  await expect(options(page).first()).toContainText('Ownership');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const chosen = dialog(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/how-we-work#ownership/);
});

test('Escape closes the dialog and returns the focus; the next time the question is still there', async ({
  page,
}) => {
  await openDialog(page, 'stock');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('stock');
  await dialog(page).getByRole('button', { name: 'Close the search' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('the query can be passed on: by the link to all results, and by the address of their page as one types', async ({
  page,
}) => {
  await openDialog(page, 'lock-in');
  await dialog(page).getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search?q=lock-in');
  await expect(page.locator('main .search-result').first()).toContainText('Ownership');
  await page.getByRole('searchbox').fill('spare parts & tyres');
  await expect(page).toHaveURL('/search?q=spare+parts+%26+tyres');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/search');
});

test('Enter without a choice leads to the page of results, which can be passed on', async ({ page }) => {
  await openDialog(page, 'loyalty program');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=loyalty\+program/);
  await expect(page.getByRole('searchbox')).toHaveValue('loyalty program');
  await expect(page.locator('main .search-result').first()).toContainText('Loyalty Programmes');
  await expect(page.locator('main').getByRole('status')).toContainText('result');
});

test('where no page answers, every category and a message with the question as its subject are offered', async ({
  page,
}) => {
  await openDialog(page, 'zzqx');
  await expect(dialog(page).getByText('No page answers to “zzqx”.')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'DevOps' })).toHaveAttribute(
    'href',
    '/services#devops',
  );
  await field(page).fill('qqq<jjj>&"');
  await expect(dialog(page).getByText('No page answers to “qqq<jjj>&"”.')).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Ask us instead' }).click();
  const subject = page.getByRole('dialog', { name: 'Get in Touch' }).getByLabel('Subject');
  await expect(subject).toHaveValue('Looking for: qqq<jjj>&"');
  await expect(dialog(page)).toBeHidden();
});

test('an unknown address is searched for its words, and nothing moves when they are found late', async ({
  page,
}) => {
  const suggested = page.locator('main [data-search]');
  // The whole page is seen: whatever the suggestions push down counts.
  await page.setViewportSize({ width: 320, height: 2400 });
  await recordLayoutShifts(page);
  const release = await hold(page, index);
  await page.goto('/service/penetration-tesing.html');
  release();
  await expect(suggested.getByRole('link').first()).toContainText('Penetration Testing');
  expect(await layoutShifts(page)).toEqual({ score: 0, moved: [] });
  const answered = page.waitForResponse(index);
  await page.goto('/no-such-page');
  await answered;
  await expect(suggested.getByRole('link')).toHaveCount(0);
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the dialog opens before its index has come, and says that it is searching', async ({ page }) => {
  const release = await hold(page, index);
  await openDialog(page, 'stock');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching');
  release();
  await expect(options(page).first()).toBeVisible();
});

test('while a part of the index is on its way the results of the query before stay, and the wait is said', async ({
  page,
}) => {
  await openDialog(page, 'stock');
  await expect(options(page).first()).toBeVisible();
  const release = await hold(page, shards);
  await field(page).fill('loyalty');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching');
  await expect(options(page).first()).toBeVisible();
  release();
  await expect(options(page).first()).toContainText('Loyalty');
});

test('no result moves when its passage comes after its name', async ({ page }) => {
  await openDialog(page, '');
  const release = await hold(page, '**/_next/static/search/*/t*');
  await page.keyboard.type('stock');
  const places = () => options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).locator('.search-passage').first()).toBeEmpty();
  await unfolded(page);
  const before = await places();
  release();
  await expect(dialog(page).locator('.search-passage').last()).not.toBeEmpty();
  expect(await places()).toEqual(before);
});

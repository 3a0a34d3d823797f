import { expect, type Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from './layout';
import { hold, problemsOf, slowLine } from './site';
import { test } from './test';

/* Search, from each of its doors, and what becomes of it where a part is missing. */

const index = '**/search.json';
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

test('a page asks for nothing of the search before somebody turns to it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.includes('/search'))).toEqual([]);
  await control(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(asked.filter((path) => path.includes('/islands/'))).toEqual([]);
});

test('by mouse: the control opens the dialog, a result leads to its page, nothing complains', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await openDialog(page, 'VAPT');
  await expect(options(page).first()).toContainText('Penetration Testing');
  await expect(dialog(page).locator('mark').first()).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Best matches' })).toBeVisible();
  await options(page).first().click();
  await expect(page).toHaveURL(/\/services\/penetration-testing/);
  expect(problems).toEqual([]);
});

for (const key of ['/', 'Control+k', 'Meta+k'])
  test(`by keyboard: ${key} opens it, arrows choose, Enter opens, and what is typed at once is kept`, async ({
    page,
  }) => {
    await page.goto('/about');
    const release = await hold(page, code);
    await page.keyboard.press(key);
    await page.keyboard.type('who owns');
    release();
    await expect(field(page)).toHaveValue('who owns');
    await page.keyboard.type(' the source code');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const chosen = dialog(page).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/how-we-work#ownership/);
  });

test('Escape closes it, the focus returns to whoever had it, and what was asked is still there', async ({
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

test('a slash that is typed into a field is a slash', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('CI');
  await page.getByLabel('Subject').pressSequentially('/CD');
  await expect(page.getByLabel('Subject')).toHaveValue('CI/CD');
});

test('Enter without a choice leads to the page of results, which can be passed on', async ({ page }) => {
  await openDialog(page, 'loyalty program');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=loyalty\+program/);
  await expect(page.getByRole('searchbox')).toHaveValue('loyalty program');
  await expect(page.locator('main .search-result').first()).toContainText('Loyalty Programmes');
  await expect(page.locator('main').getByRole('status')).toContainText('result');
});

test('what nobody answers leads on: near pages, every category, and the question as the subject of a message', async ({
  page,
}) => {
  const question = 'zzqx '.repeat(60);
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
  await page.goto(`/search?q=${encodeURIComponent(question)}`);
  const link = page.locator('main').getByRole('link', { name: 'Ask us instead' });
  expect((await link.getAttribute('data-topic'))?.length).toBeLessThanOrEqual(150);
});

test('an unknown address is searched for its words, and nothing moves when they are found late', async ({
  page,
}) => {
  const suggested = page.locator('main [data-search]');
  // The whole page is seen: whatever the suggestions push down counts.
  await page.setViewportSize({ width: 320, height: 2400 });
  await recordLayoutShifts(page);
  const release = await hold(page, index);
  await page.goto('/no-such-page');
  release();
  await expect(suggested.getByRole('link')).toHaveCount(4);
  expect(await layoutShifts(page)).toEqual({ score: 0, moved: [] });
  await page.goto('/service/penetration-tesing.html');
  await expect(suggested.getByRole('link').first()).toContainText('Penetration Testing');
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the control leads to the index of the site, and the form to the same page', async ({ page }) => {
    await page.goto('/about');
    await control(page).click();
    await expect(page).toHaveURL('/search');
    await expect(page.locator('main').getByRole('link', { name: 'CI/CD' })).toBeVisible();
    await page.getByRole('searchbox').fill('ci');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=ci');
    await expect(page.locator('main').getByRole('link', { name: 'Distributor Management' })).toBeVisible();
  });
});

const failures: Readonly<Record<string, Parameters<Page['route']>[1]>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'a page instead': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><h1>Hello</h1>' }),
  'cut off': (route) => route.fulfill({ contentType: 'application/json', body: '{"records":[{"path":"/ab' }),
  'of another shape': (route) => route.fulfill({ json: {} }),
  offline: (route) => route.abort('internetdisconnected'),
};
for (const [name, respond] of Object.entries(failures))
  test(`an index that is ${name} ends in a message with ways out, and is asked for again`, async ({
    page,
  }) => {
    await page.route(index, respond);
    await openDialog(page, 'stoc');
    await expect(dialog(page).getByText('The search could not be loaded.')).toBeVisible();
    // A letter that joined a request on its way would fail with it.
    await expect(dialog(page).getByRole('status')).toBeEmpty();
    await page.unroute(index);
    await page.keyboard.type('k');
    await expect(options(page).first()).toBeVisible();
    await page.route(index, respond);
    await page.goto('/search?q=stock');
    await expect(page.locator('main').getByText('The search could not be loaded.')).toBeVisible();
  });

test('where its code does not come, the page with the index does', async ({ page }) => {
  await page.route(code, (route) => route.abort());
  await page.goto('/about');
  await control(page).click();
  await expect(page).toHaveURL('/search');
  await page.goto('/about');
  await hold(page, code);
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
});

test('on a slow line the dialog is there before its index', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await slowLine(page);
  const release = await hold(page, index);
  await control(page).click();
  await page.keyboard.type('stock');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the search');
  release();
  await expect(options(page).first()).toBeVisible();
});

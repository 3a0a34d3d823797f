import { expect, type Page } from '@playwright/test';
import { expectArrivals, panelOf, sentDialogOf, tabOf, values } from '../../contact';
import { settled, sitemapPaths, templates } from '../../site';
import { test } from '../../test';

/* What a visitor comes for, by keyboard alone: nothing here points, clicks, or moves the focus but by keys. */

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab');
    if (await focused(page).evaluateAll(([element], of) => element?.matches(of), selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}.`);
}

async function fillByKeyboard(page: Page, given: ReturnType<typeof values>): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.type(value);
  }
  await tabTo(page, 'form button[type=submit]');
  await page.keyboard.press('Enter');
}

for (const { name, path } of templates.filter((template) => template.path !== '/contact'))
  test(`from ${name} to a sent message`, async ({ page }) => {
    const given = values();
    await page.goto(path);
    await tabTo(page, 'header a[href="/contact"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('/contact');
    await fillByKeyboard(page, given);
    await expect(sentDialogOf(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sentDialogOf(page)).toBeHidden();
    await expectArrivals(given.email, 1);
  });

test('the panel takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/portfolio');
  await tabTo(page, 'aside[aria-label="Quick contact"] a');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { name: 'Get in Touch' })).toBeFocused();
  await fillByKeyboard(page, values());
  await expect(sentDialogOf(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tabOf(page)).toBeFocused();
});

for (const [section, name] of [
  ['services', 'Services'],
  ['industries', 'Industry'],
  ['solution', 'Solution'],
] as const) {
  test(`every page of ${name} is in reach of Tab in its menu`, async ({ page, request }) => {
    const wanted = (await sitemapPaths(request)).filter((path) => path.startsWith(`/${section}/`));
    await page.goto('/about');
    await tabTo(page, `button[aria-label="${name} menu"]`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `All of ${name}` })).toBeVisible();
    // The list comes over the network, after the link to the whole section.
    await expect(page.locator(`#menu-${section} li > button`).first()).toBeVisible();
    const met = new Set<string>();
    // Enter opens a category where it is met; what it holds comes next, and after the last the panel is left.
    for (;;) {
      await page.keyboard.press('Tab');
      const { href, category, inside } = await focused(page).evaluate((element) => ({
        href: element.getAttribute('href'),
        category: element.getAttribute('aria-expanded'),
        inside: element.closest('[aria-label="Main"] li') !== null && element.closest('ul ul, div') !== null,
      }));
      if (category === 'false' && !(await focused(page).getAttribute('aria-label'))) {
        await page.keyboard.press('Enter');
        // What it holds is there to be met by then.
        await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');
      }
      if (!inside || (await focused(page).getAttribute('aria-label'))?.endsWith(' menu')) break;
      if (href) met.add(href);
    }
    expect(wanted.filter((path) => !met.has(path))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(20);
  });
}

test('a link leads to the begin of its page, and the first Tab passes its menus over', async ({ page }) => {
  await page.goto('/about');
  await tabTo(page, 'header a[href="/career"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('/career');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a chapter that is chosen is where Tab goes on', async ({ page }) => {
  await page.goto('/services/b2b-portal');
  await tabTo(page, 'nav[aria-label="On this page"] a[href="#cost"], nav a[href="#cost"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#cost$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#cost :focus, #cost:focus')).toHaveCount(1);
});

test('a question opens, closes the one before, and its link is the next stop', async ({ page }) => {
  await page.goto('/faq');
  await tabTo(page, 'summary');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  // An answer that is being laid out cannot take the focus yet.
  const link = page.locator('details[open] a').first();
  await expect.poll(() => link.evaluate((element) => element.checkVisibility())).toBe(true);
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('details[open] a:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('details[open] summary')).toBeFocused();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('arrows choose a flow of a drawing and its revision', async ({ page }) => {
  await page.goto('/services/b2b-portal');
  const checked = () =>
    page
      .locator('figure input:checked')
      .evaluateAll((inputs) =>
        inputs.map((input) => input.closest('label')?.textContent?.replace(/^\d+ of \d+/, '')),
      );
  await tabTo(page, 'input[name^="revision"]');
  expect(await checked()).toEqual(['Rev B', 'All flows']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect.poll(checked).toEqual(['Rev A', 'Procurement system → Punchout gateway: cXML session']);
});

test('two answers lead to a service', async ({ page }) => {
  await page.goto('/services');
  await tabTo(page, '#finder ul a');
  await page.keyboard.press('Enter');
  await expect(page.locator('#finder h3:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#finder h4:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  const href = await focused(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(String(href));
});

test('the drawer of a telephone opens, unfolds to a page, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await tabTo(page, 'button[aria-haspopup="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog button[aria-label="Solution menu"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#drawer-solution summary').first()).toBeVisible();
  await tabTo(page, '#drawer-solution summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '#drawer-solution a[href="/solution/ecommerce"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('/solution/ecommerce');
});

for (const path of [
  '/services/ci-cd',
  '/industries/crop-analytics',
  '/solution/pos-inventory',
  '/portfolio/oee-board',
])
  test(`search leads to ${path} by its title, and Tab goes on there`, async ({ page, request }) => {
    const [, title = ''] = (await (await request.get(path)).text()).match(/<h1[^>]*>([^<]+)/) ?? [];
    await page.goto('/about');
    await tabTo(page, 'header a[data-search]');
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: 'Search this site' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('header a[data-search]')).toBeFocused();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type(title);
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('href', new RegExp(`^${path}(#|$)`));
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${path}*`);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

import { expect, type Page } from '@playwright/test';
import { expectArrivals, expectValues, fillIn, panelOf, send, sentDialogOf, tabOf, values } from './contact';
import { hold, interactive, islandFiles, problemsOf, settled, slowLine } from './site';
import { test } from './test';

/*
 * A visitor's first gesture, before any island is there: it works by itself, or waits for the island. Where islands do not come:
 * `faults.spec.ts`, with the arrow key; which gestures are kept and given up: `__tests__/lib/browser/starter/gestures.test.ts`.
 */

const phone = { width: 360, height: 740 };
const toggle = (page: Page) => page.getByRole('button', { name: 'Services menu' });
const category = (page: Page) => page.getByRole('button', { name: 'Software Development' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const expander = (page: Page) => drawer(page).getByRole('button', { name: 'Services menu' });

/** Clicks as a visitor who is as quick as the page: in the very task that tells of its arrival. */
const clickAtLoad = (page: Page, selector: string) =>
  page.addInitScript(
    (where) => addEventListener('load', () => document.querySelector<HTMLElement>(where)?.click()),
    selector,
  );

test.describe('on a slow line, as the page arrives', () => {
  test.beforeEach(({ page }) => slowLine(page));

  test('a pointer that rests on a menu opens it', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await toggle(page).hover();
    await expect(category(page)).toBeVisible();
  });

  test('so does one that rested there before the page had a script', async ({ page }) => {
    const release = await hold(page, '**/start-*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await toggle(page).hover();
    release();
    await expect(category(page)).toBeVisible();
  });

  test('a contact link opens the panel, with its topic', async ({ page }) => {
    await clickAtLoad(page, 'a[data-topic]');
    await page.goto('/services/ci-cd');
    await expect(panelOf(page).getByRole('heading', { name: 'Get in Touch' })).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveValue(/CI\/CD/);
    await expect(page).toHaveURL('/services/ci-cd');
  });

  test.describe('a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true });

    test('opens the drawer, its section and the panel, each with the first tap', async ({ page }) => {
      await page.goto('/about', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await expect(drawer(page)).toBeVisible();
      // The drawer opens without scripts; its buttons wait for the starter, of which nothing in the page tells but this event.
      await page.waitForLoadState();
      await expander(page).tap();
      await expect(expander(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(drawer(page).getByText('DevOps', { exact: true })).toBeVisible();
      await drawer(page).getByRole('link', { name: 'Contact' }).last().tap();
      await expect(panelOf(page).getByRole('heading', { name: 'Get in Touch' })).toBeFocused();
      await expect(drawer(page)).toBeHidden();
    });
  });
});

test.describe('while the islands are on their way', () => {
  test('a message typed before and after they come is kept, and sent once by a double click', async ({
    page,
  }) => {
    const given = values();
    const release = await hold(page, islandFiles);
    await page.goto('/contact');
    await fillIn(page, { ...given, message: '' });
    const message = page.getByLabel('Message');
    await message.pressSequentially(given.message.slice(0, 10));
    release();
    await message.pressSequentially(given.message.slice(10));
    await interactive(page);
    await expect(page.getByText('All four fields are needed.')).toBeVisible();
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(sentDialogOf(page)).toBeVisible();
    await expectArrivals(given.email, 1);
  });

  test('a double click counts once, also when everything is there: on a menu, on a contact link', async ({
    page,
  }) => {
    const release = await hold(page, islandFiles);
    await page.goto('/about');
    await toggle(page).dblclick();
    release();
    await expect(category(page)).toBeVisible();
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).dblclick();
    await expect(category(page)).toBeVisible();
    for (const _ of ['its code comes', 'its code is there']) {
      await tabOf(page).dblclick();
      await expect(panelOf(page).getByLabel('Name')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
    }
  });

  test('a message is kept as a draft where the page is left before they come', async ({ page }) => {
    const given = values();
    await hold(page, islandFiles);
    await page.goto('/contact');
    await fillIn(page, given);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faq');
    await page.unroute(islandFiles);
    await tabOf(page).click();
    await expectValues(page, given);
  });

  test('a contact link on the contact page leads to its form at once', async ({ page }) => {
    await hold(page, islandFiles);
    await page.goto('/contact');
    await fillIn(page, { message: 'Typed before.' });
    await tabOf(page).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toBeInViewport();
    await expect(page.getByLabel('Message')).toHaveValue('Typed before.');
  });
});

/** Makes an island throw where its code holds the text. */
async function breakIsland(page: Page, text: string): Promise<void> {
  await page.route('**/islands/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      text,
      (found) => `${found.split(':')[0]}:(()=>{throw Error("broken")})()`,
    );
    await route.fulfill({ response, body });
  });
}

test('an island that throws leaves its HTML, which works as without it, and the other islands go on', async ({
  page,
}) => {
  const given = values();
  await test.step('the menu', async () => {
    await breakIsland(page, '"aria-label":"Main"');
    await page.goto('/about');
    await toggle(page).click();
    await expect(page).toHaveURL('/services');
    await interactive(page);
    await expect(page.locator('[data-island="main-menu"][data-broken]')).toBeAttached();
    await tabOf(page).click();
    await expect(panelOf(page).getByLabel('Name')).toBeVisible();
  });
  await test.step('the form', async () => {
    await page.unroute('**/islands/*.js');
    await breakIsland(page, 'encType:"multipart/form-data"');
    const start = await hold(page, islandFiles);
    await page.goto('/contact');
    await fillIn(page, { ...given, message: 'Our dealers order ' });
    start();
    await interactive(page);
    await expect(page.locator('[data-island="contact-form"][data-broken]')).toBeAttached();
    // Typing goes on in the middle of the word.
    await page.keyboard.type('by telephone.');
    await expectValues(page, given);
    await send(page);
    await expect(page).toHaveURL('/contact/sent#sent');
    await expectArrivals(given.email, 1);
  });
  // `breakIsland` may still read a file for the page that was left: after the test it would fail in the next one.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page asks for neither search nor islands at its load, for nothing after it until a visitor turns to something, and the console stays empty', async ({
  page,
  baseURL,
}) => {
  const problems = problemsOf(page);
  const asked: string[] = [];
  for (const path of ['/', '/services/b2b-portal', '/contact']) {
    page.on('request', (request) => {
      // The browser fetches the tab's icon when it has time.
      if (!request.url().endsWith('/icon.svg')) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // On a busy machine the network may be idle before the page is first laid out, which asks for the face of text.
    await settled(page);
    expect(asked.splice(0).filter((url) => /search|islands/.test(url))).toEqual([]);
    const scroll = async () => {
      await page.mouse.wheel(0, 2000);
      return page.evaluate(() => scrollY);
    };
    await expect.poll(scroll).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.keyboard.press('End');
    await settled(page);
    // A request that the page had made stands before this one in the list.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked.splice(0)).toEqual([`${baseURL}/robots.txt`]);
    page.removeAllListeners('request');
  }
  await page.locator('[data-start]').first().dispatchEvent('pointerover');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  expect(problems).toEqual([]);
});

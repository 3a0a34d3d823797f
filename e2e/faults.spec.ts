import { expect, type Page } from '@playwright/test';
import {
  expectArrivals,
  expectValues,
  fillIn,
  panelOf,
  send,
  sentDialogOf,
  tabOf,
  values,
  writeByPage,
} from './contact';
import { type FaultName, faults, test } from './faulty-host';
import { hold, interactive, islandFiles, saveData } from './site';

/*
 * A `FaultyHost` breaks files on their way; the visitor still arrives at the page asked for, or the form keeps the message. How
 * islands throw: `gestures.spec.ts`; how the form's provider fails: `contact.spec.ts`.
 */

/** `load` would wait for the file that never comes. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** For what begins with a menu's button: before the starter listens, a press on it leads nowhere. What is broken comes after it. */
const openWithStarter = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

async function writeToUs(page: Page): Promise<void> {
  await open(page, '/about');
  await writeByPage(page, values());
}

/** Each menu leads to its section's page, and the message goes out all the same. */
async function withoutIslands(page: Page): Promise<void> {
  await openWithStarter(page, '/about');
  await page.getByRole('button', { name: 'Services menu' }).click();
  await expect(page).toHaveURL('/services');
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithStarter(page, '/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Services menu' }).click();
  await expect(page).toHaveURL('/services');
  await writeToUs(page);
}

async function findService(page: Page): Promise<void> {
  await openWithStarter(page, '/about');
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.getByRole('link', { name: 'All of Services' }).click();
  await expect(page).toHaveURL('/services');
}

async function readOn(page: Page): Promise<void> {
  await open(page, '/services');
  // The category, which only the style sheet of wide windows unfolds.
  const category = page.locator('details', { has: page.locator('a[href="/services/ci-cd"]') }).first();
  const fold = category.locator('summary');
  // The sheet may arrive between the look at the fold and the click on it.
  await expect(async () => {
    if (await fold.isVisible()) await fold.click({ timeout: 3_000 });
    await category.locator('a[href="/services/ci-cd"]').click({ timeout: 3_000 });
  }).toPass();
  await expect(page).toHaveURL('/services/ci-cd');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function search(page: Page): Promise<void> {
  await open(page, '/about');
  await searchFrom(page);
}

async function searchFrom(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  // The dialog's field, or that of the page which stands in for it.
  const named = { name: 'Search this site' };
  const field = page.getByRole('combobox', named).or(page.getByRole('searchbox', named));
  await field.fill('ci/cd');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  // A result, or the index of the site.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^CI\/CD/ })
    .first()
    .click();
  await expect(page).toHaveURL('/services/ci-cd');
}

interface File {
  readonly name: string;
  readonly files: RegExp;
  /** What needs the file most. */
  readonly journey: (page: Page) => Promise<void>;
  readonly except?: readonly FaultName[];
}

const files: readonly File[] = [
  { name: 'the starter', files: /\/start-/, journey: writeToUs },
  { name: 'the islands’ entry', files: /\/islands\/islands-/, journey: withoutIslands },
  { name: 'what the islands share', files: /\/islands\/chunk-/, journey: withoutIslands },
  { name: 'the contact panel', files: /\/islands\/panel-view-/, journey: writeToUs },
  { name: 'the menus’ file', files: /^\/menu\.json$/, journey: findService },
  { name: 'the search’s code', files: /\/search-[^/]*\.js$/, journey: search },
  // The search waits 15 seconds for it: `__tests__/components/search/dialog.test.ts`.
  { name: 'what the search reads', files: /^\/search\.json$/, journey: search, except: ['never comes'] },
  { name: 'the whole style sheet', files: /\.css$/, journey: writeToUs },
  { name: 'each font', files: /\.woff2$/, journey: readOn },
];

for (const { name, files: pattern, journey, except = [] } of files)
  for (const fault of (Object.keys(faults) as FaultName[]).filter((one) => !except.includes(one)))
    test(`${name} ${fault}: the visitor comes through`, async ({ page, host }) => {
      host.break(pattern, fault);
      await journey(page);
    });

test('a menu of another shape than this version knows leads to the hub', async ({ page }) => {
  await page.route('**/menu.json', (route) => route.fulfill({ json: { version: 2 } }));
  await findService(page);
});

for (const oldFiles of ['kept', 'gone'] as const)
  test.describe(`a new version between two clicks, the old files ${oldFiles}`, () => {
    const later = (page: Page) => page.locator('html[data-later]');

    test('a link leads to its page, in the new version, where everything works', async ({ page, host }) => {
      await page.goto('/services');
      host.deploy(oldFiles);
      await page.getByRole('main').getByRole('link', { name: 'CI/CD', exact: true }).first().click();
      await expect(page).toHaveURL('/services/ci-cd');
      await expect(later(page)).toBeAttached();
      await tabOf(page).click();
      await expect(panelOf(page).getByLabel('Name')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/services');
    });

    test('a message that was begun before is kept, and arrives once', async ({ page, host }) => {
      const given = values();
      await page.goto('/contact');
      await fillIn(page, { ...given, message: '' });
      host.deploy(oldFiles);
      await fillIn(page, given);
      await send(page);
      await expectArrivals(given.email, 1);
      await expect(sentDialogOf(page).or(page.locator('#sent'))).toBeAttached();
    });

    test('the search leads to the page that is looked for', async ({ page, host }) => {
      await page.goto('/about');
      host.deploy(oldFiles);
      await searchFrom(page);
    });

    test('the contact panel opens, or its page does, with what was typed', async ({ page, host }) => {
      const given = values();
      await page.goto('/contact');
      await interactive(page);
      await fillIn(page, given);
      await page.goto('/about');
      host.deploy(oldFiles);
      await tabOf(page).click();
      await expectValues(page, given);
    });
  });

test('offline in mid-navigation: the page that was asked for comes with the line, and what was typed is still there', async ({
  page,
  context,
}) => {
  const given = values();
  // Otherwise the page that the pointer comes to is there already.
  await saveData(page);
  await page.goto('/contact');
  await fillIn(page, given);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL('/faq');
  await tabOf(page).click();
  await expectValues(page, given);
});

for (const [storage, spoil] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
  ],
] as const)
  test(`a storage that is ${storage}: the message is kept while the page lives, and arrives`, async ({
    page,
  }) => {
    await page.addInitScript(spoil);
    const given = values();
    await page.goto('/about');
    await tabOf(page).click();
    await fillIn(page, given);
    await page.keyboard.press('Escape');
    await tabOf(page).click();
    await expectValues(page, given);
    await send(page);
    await expect(sentDialogOf(page)).toBeVisible();
    await expectArrivals(given.email, 1);
  });

/** As translators do: each text in an element of its own. As helpers for forms do: marks and buttons beside fields. */
const rewrite = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter((node) => node.data.trim() && !node.parentElement?.closest('script'))) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data.toUpperCase());
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-helper', '');
      field.after(document.createElement('helper-button'));
    }
    document.body.prepend(document.createElement('helper-bar'));
  });

for (const moment of ['before the islands start', 'once they listen'])
  test(`an extension that rewrites the page ${moment}: what was typed stays, menus open, the message arrives`, async ({
    page,
  }) => {
    const given = values();
    const start = await hold(page, islandFiles);
    await page.goto('/contact');
    await fillIn(page, given);
    if (moment === 'before the islands start') await rewrite(page);
    start();
    await interactive(page);
    if (moment !== 'before the islands start') await rewrite(page);
    // The field still has the focus.
    await expect(page.getByLabel('Message')).toBeFocused();
    for (const [name, value] of Object.entries(given))
      await expect(page.locator(`#form [name="${name}"]`)).toHaveValue(value);
    await page.locator('[aria-controls="menu-services"]').click();
    await expect(page.locator('#menu-services a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#form [type="submit"]').click();
    await expectArrivals(given.email, 1);
    await expect(page.locator('#sent, dialog[open]').first()).toBeAttached();
  });

test('in a page that an extension rewrote before the islands came, the arrow key opens a menu and goes into it', async ({
  page,
}) => {
  const start = await hold(page, islandFiles);
  await page.goto('/about');
  await rewrite(page);
  await page.locator('[aria-controls="menu-services"]').press('ArrowDown');
  start();
  await expect(page.locator('#menu-services a').first()).toBeFocused();
});

test('in a page that an extension rewrote before the islands came, a message that is sent at once arrives once', async ({
  page,
}) => {
  const given = values();
  const start = await hold(page, islandFiles);
  await page.goto('/contact');
  await fillIn(page, given);
  await rewrite(page);
  await page.locator('#form [type="submit"]').click();
  start();
  await expect(sentDialogOf(page)).toBeVisible();
  await expectArrivals(given.email, 1);
});

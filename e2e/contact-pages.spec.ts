import { expect, type Page } from '@playwright/test';
import { findBrowser } from '../pipeline/browser';
import { expectArrivals, expectValues, fillIn, panelOf, send, sentDialogOf, tabOf, values } from './contact';
import { hold, interactive, islandFiles, saveData } from './site';
import { test } from './test';

/*
 * One message on several pages of a tab, with the browser's cache of pages at work, which Playwright's own switches turn off.
 */

const executablePath = findBrowser();

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Nothing is fetched in advance, and the page says how often it came back from the cache. */
test.beforeEach(async ({ page }) => {
  await saveData(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? 'again' : 'new';
    });
  });
});

const noValues = { name: '', email: '', subject: '', message: '' };

/** Playwright's own waiting for a load does not know of the cache. */
async function go(page: Page, way: 'back' | 'forward', path: string, isCached = true): Promise<void> {
  await page.evaluate((to) => void setTimeout(() => history[to]()), way);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-shown', isCached ? 'again' : 'new');
}
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'new');
}

test('back shows what was typed on the page after, and the next key goes on from there', async ({ page }) => {
  const given = values();
  await page.goto('/contact');
  await interactive(page);
  await fillIn(page, { ...given, message: 'Typed on A.' });
  await follow(page, 'FAQs', '/faq');
  await tabOf(page).click();
  await fillIn(page, { message: 'Typed on A. More on B.' });
  await page.keyboard.press('Escape');
  await go(page, 'back', '/contact');
  await expectValues(page, { ...given, message: 'Typed on A. More on B.' });
  await page.getByLabel('Name').press('End');
  await page.getByLabel('Name').press('!');
  await go(page, 'forward', '/faq');
  await tabOf(page).click();
  await expectValues(page, { ...given, name: `${given.name}!`, message: 'Typed on A. More on B.' });
});

for (const isCached of [true, false])
  test(`a message that was sent on the page after is no draft on the page before${isCached ? '' : ', which the browser loads anew'}`, async ({
    page,
  }) => {
    const given = values();
    // A page that listens to this is not kept.
    if (!isCached) await page.addInitScript(() => addEventListener('unload', () => {}));
    await page.goto('/contact');
    await interactive(page);
    await fillIn(page, given);
    await follow(page, 'FAQs', '/faq');
    await tabOf(page).click();
    await expectValues(page, given);
    await send(page);
    await sentDialogOf(page).getByRole('button', { name: 'OK' }).click();
    await go(page, 'back', '/contact', isCached);
    await expectValues(page, noValues);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await expectValues(page, noValues);
    await expectArrivals(given.email, 1);
  });

test('what is typed while the islands load joins what was there, topic and source page too', async ({
  page,
}) => {
  const given = values();
  await page.goto('/services/ci-cd');
  await page.getByRole('main').locator('a[data-contact][data-topic]').first().click();
  const topic = await page.getByLabel('Subject').inputValue();
  await fillIn(page, { message: given.message });
  const release = await hold(page, islandFiles);
  await page.goto('/contact');
  // The page shows it before any island is there.
  await expectValues(page, { ...noValues, subject: topic, message: given.message });
  await page.getByLabel('Name').press('A');
  await follow(page, 'FAQs', '/faq');
  release();
  await tabOf(page).click();
  await expectValues(page, { ...noValues, name: 'A', subject: topic, message: given.message });
  await expect(panelOf(page).getByText(`Sent from: ${topic} (/services/ci-cd)`)).toBeVisible();
});

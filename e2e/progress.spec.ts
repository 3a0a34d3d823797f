import { expect, type Page } from '@playwright/test';
import { hold, saveData } from './site';
import { test } from './test';

/*
 * The bar at the top and the spinner while a link is followed, as the page and the next one share them. Which links show them, and
 * how the bar moves: `__tests__/lib/browser/starter/route-progress.test.ts`.
 */

const bar = (page: Page) => page.locator('#nprogress');
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Site index' }).getByRole('link', { name, exact: true });
/** The test goes on while the browser waits for the page. */
const follow = (page: Page, name: string) => footerLink(page, name).click({ noWaitAfter: true });
/** Acts as soon as the spinner is there; a page that waits for the next one answers no test, so it acts by itself. */
const atSpinner = (page: Page, act: 'stop' | 'back') =>
  page.evaluate((what) => {
    const watch = () => {
      const spinner = document.querySelector('#route-spinner > *');
      if (!spinner?.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(watch);
      else if (what === 'stop') window.stop();
      else history.back();
    };
    watch();
  }, act);

/** Address, bar and spinner at one moment of a navigation: `/about: 1 bar, spinner`. */
type Glimpse = string;

/** Fills with each change that a visitor sees. A page that waits for the next one answers no test, so it reports by itself. */
async function glimpses(page: Page): Promise<readonly Glimpse[]> {
  const seen: Glimpse[] = [];
  await page.exposeFunction('reportGlimpse', (glimpse: Glimpse) => seen.push(glimpse));
  await page.addInitScript(() => {
    const { reportGlimpse } = window as unknown as { reportGlimpse: (glimpse: Glimpse) => void };
    let last = '';
    const look = () => {
      requestAnimationFrame(look);
      const bars = document.querySelectorAll('#nprogress .bar').length;
      const spinner = document.querySelector('#route-spinner > *');
      const isSpinning = spinner?.checkVisibility({ visibilityProperty: true });
      const glimpse = `${location.pathname}: ${bars} bar${isSpinning ? ', spinner' : ''}`;
      if (glimpse !== last) reportGlimpse(glimpse);
      last = glimpse;
    };
    requestAnimationFrame(look);
  });
  return seen;
}

test('a click shows the bar, and after a moment the spinner; the page that arrives completes the bar', async ({
  page,
}) => {
  await saveData(page);
  const release = await hold(page, '**/faq');
  const seen = await glimpses(page);
  await page.goto('/about');
  await expect(page.locator('#route-spinner [role="status"] > [aria-hidden]')).toHaveCount(5);
  await follow(page, 'FAQs');
  await expect.poll(() => seen).toEqual(['/about: 0 bar', '/about: 1 bar', '/about: 1 bar, spinner']);
  release();
  await expect(page).toHaveURL('/faq');
  await expect
    .poll(() => seen.slice(3).filter((glimpse) => glimpse !== '/faq: 0 bar'))
    .toEqual(['/faq: 1 bar']);
  await expect(bar(page)).not.toBeAttached();
});

test('a navigation that ends without a page ends the bar: stopped, answered with a download or with nothing', async ({
  page,
}) => {
  await saveData(page);
  const seen = await glimpses(page);
  const answers = {
    download: { headers: { 'Content-Disposition': 'attachment; filename=questions.txt' }, body: 'text' },
    nothing: { status: 204 },
  };
  await page.goto('/about');
  for (const ending of ['stop', 'nothing', 'download'] as const)
    await test.step(ending, async () => {
      await page.route('**/faq', (route) => (ending === 'stop' ? undefined : route.fulfill(answers[ending])));
      if (ending === 'stop') await atSpinner(page, 'stop');
      const before = seen.length;
      await follow(page, 'FAQs');
      await expect.poll(() => seen.slice(before)).toContain('/about: 1 bar');
      // No browser tells the page of an answer that is none: the bar ends with the next press.
      if (ending !== 'stop') await page.keyboard.press('Shift');
      await expect(bar(page)).not.toBeAttached();
      await expect(page.locator('#route-spinner')).toBeHidden();
      await expect(page).toHaveURL('/about');
      await page.unroute('**/faq');
    });
});

test('back while a page hangs leads back, and shows no bar there', async ({ page }) => {
  await saveData(page);
  await page.goto('/career');
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await hold(page, '**/faq');
  await atSpinner(page, 'back');
  await follow(page, 'FAQs');
  await expect(page).toHaveURL('/career');
  await expect(bar(page)).not.toBeAttached();
});

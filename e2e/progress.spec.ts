import { expect, type Page } from '@playwright/test';
import { glimpses } from './progress';
import { hold, saveData, settled } from './site';
import { test } from './test';

/* The bar at the top and the spinner while a link is followed. */

const bar = (page: Page) => page.locator('#nprogress');
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Site index' }).getByRole('link', { name, exact: true });
/** The test goes on while the browser waits for the page. */
const follow = (page: Page, name: string) => footerLink(page, name).click({ noWaitAfter: true });
/** What the visitor does as soon as the spinner is there, when the page answers no test. */
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

test('a click shows the bar, and after 150 ms the spinner; the page that arrives completes the bar', async ({
  page,
}) => {
  await saveData(page);
  const release = await hold(page, '**/faq');
  const seen = await glimpses(page);
  await page.goto('/about');
  await follow(page, 'FAQs');
  // How far the bar was when it was drawn anew: the minimum, then each step of the trickle.
  const steps = () =>
    seen.filter(
      ({ path, bar, transition }, index) =>
        path === '/about' && transition?.includes('200ms') && bar !== seen[index - 1]?.bar,
    );
  await expect.poll(() => steps().length).toBeGreaterThan(2);
  release();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => seen.some(({ path, bar }) => path === '/faq' && bar === 1)).toBe(true);
  await expect(bar(page)).not.toBeAttached();
  expect(seen.filter(({ path, isSpinning }) => path === '/faq' && isSpinning)).toEqual([]);

  const leaving = seen.filter(({ path }) => path === '/about');
  const first = leaving.find(({ bar }) => bar !== undefined);
  expect(first?.isSpinning).toBe(false);
  const spinning = leaving.find(({ isSpinning }) => isSpinning);
  // A frame's time can be earlier than a click that it draws, so the delay is counted from frame to frame.
  expect(Math.round(Number(spinning?.frame) - Number(first?.frame))).toBeGreaterThanOrEqual(150);
  const [minimum, ...trickle] = steps().map(({ bar = 0, at }) => ({ bar, at }));
  expect(minimum?.bar).toBeCloseTo(0.08, 5);
  let before = 0.08;
  for (const [index, { bar, at }] of trickle.entries()) {
    expect(bar - before).toBeGreaterThan(0);
    expect(bar - before).toBeLessThanOrEqual(0.02);
    expect(at).toBeGreaterThanOrEqual(800 * (index + 1));
    before = bar;
  }
});

test('the spinner has five bars', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('#route-spinner [role="status"] > [aria-hidden]')).toHaveCount(5);
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
      await expect.poll(() => seen.slice(before).some(({ bar }) => bar !== undefined)).toBe(true);
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

test('links to an anchor, to a new tab, to a file and to another program show no bar', async ({
  page,
  context,
}) => {
  const seen = await glimpses(page);
  await page.goto('/faq');
  await expect(bar(page)).not.toBeAttached();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, 'About').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  for (const href of ['/robots.txt', 'mailto:hello@example.com'])
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
      // The link is asked, not the browser.
      link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
      document.body.append(link);
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
    }, href);
  await settled(page);
  expect(seen.filter(({ bar }) => bar !== undefined)).toEqual([]);
  // It would have been seen.
  await footerLink(page, 'About').click();
  await expect.poll(() => seen.filter(({ bar }) => bar !== undefined).length).toBeGreaterThan(0);
});

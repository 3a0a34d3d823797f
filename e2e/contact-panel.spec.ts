import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility';
import {
  arrivedFrom,
  expectArrivals,
  expectValues,
  fillIn,
  openPanel,
  panelOf,
  send,
  sentDialogOf,
  tabOf,
  values,
  writeByPage,
} from './contact';
import { islandFiles, settled } from './site';
import { test } from './test';

test('a visitor opens the panel, writes, and reads that it was sent', async ({ page }) => {
  const given = values();
  await openPanel(page);
  await expectAccessible(page, 'empty');
  await fillIn(page, given);
  await send(page);
  const dialog = sentDialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(panelOf(page)).toBeHidden();
  await expect(dialog).toHaveAccessibleDescription(/replies within one working day.*please telephone/);
  await expectAccessible(page, 'sent');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(tabOf(page)).toBeFocused();
  await expectArrivals(given.email, 1);
  await tabOf(page).click();
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
});

test('by keyboard alone: open, stay inside, be corrected, send, and come back', async ({ page }) => {
  const given = values();
  await page.goto('/about');
  await tabOf(page).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Get in Touch' })).toBeFocused();
  await expect(panel.getByLabel('Name')).toBeVisible();
  // Once around: every control of the panel and the browser's own, never the page behind.
  const stops: string[] = [];
  while (stops.length < 14) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement: focused, body } = document;
        if (focused === body) return 'browser';
        return focused?.closest('dialog') ? (focused.getAttribute('name') ?? focused.tagName) : 'page';
      }),
    );
  }
  expect(stops).not.toContain('page');
  expect(stops.filter((stop) => stop === 'message')).toHaveLength(1);
  expect(stops).toEqual(expect.arrayContaining(['name', 'email', 'subject', 'browser']));
  await panel.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  const summary = panel.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter your name',
    'Enter your email address',
    'Enter a subject',
    'Enter your message',
  ]);
  await expectAccessible(page, 'invalid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Name')).toBeFocused();
  for (const value of [given.name, 'not an address', given.subject, given.message]) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await panel.getByLabel('Subject').press('Enter');
  // One problem is said at its field, which takes the focus.
  const email = panel.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter an email address in the form name@example.com');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(given.email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(sentDialogOf(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabOf(page)).toBeFocused();
});

test('Escape, the close button and the backdrop close the panel; the page behind neither scrolls nor shifts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/about');
  // Playwright itself scrolls the page before it points at something: once is enough.
  await tabOf(page).hover();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.down();
  await page.mouse.up();
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  await settled(page);
  const height = Math.round((await panel.boundingBox())?.height ?? 0);
  expect(height).toBeGreaterThan(0.5 * 640);
  expect(height).toBeLessThanOrEqual(0.9 * 640);
  // A wheel over the backdrop, between two over the panel: when the last has had its effect, so has it.
  const scrollInside = () => panel.evaluate((dialog) => dialog.firstElementChild?.scrollTop);
  await page.mouse.move(640, 320);
  await page.mouse.wheel(0, 100);
  // On a busy machine Chromium has been seen to end a smooth scroll some pixels early.
  await expect.poll(scrollInside).toBeGreaterThan(0);
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 900);
  await page.mouse.move(640, 320);
  await page.mouse.wheel(0, -100);
  await expect.poll(scrollInside).toBe(0);
  // Headless browsers draw no scrollbar whose going would shift the page: its place is kept by this.
  expect(
    await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).scrollbarGutter]),
  ).toEqual([scrolled, 'stable']);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(tabOf(page)).toBeFocused();

  await tabOf(page).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await tabOf(page).click();
  // A selection that is dragged out of the panel does not close it.
  await panel.getByLabel('Name').hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(panel).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(panel).toBeHidden();
  await expect(tabOf(page)).toBeFocused();
});

test('a draft is there when the panel opens again, and a link inside the panel leads away from it', async ({
  page,
}) => {
  const given = values({ email: 'not finished' });
  await openPanel(page);
  await fillIn(page, given);
  await page.keyboard.press('Escape');
  await tabOf(page).click();
  await expectValues(page, given);
  await expect(panelOf(page).getByText('What you typed earlier is still here.')).toBeVisible();
  await expectAccessible(page, 'restored draft');
  await panelOf(page).getByRole('link', { name: 'Read the privacy policy' }).click();
  await expect(page).toHaveURL('/privacypolicy');
  await expect(panelOf(page)).toBeHidden();
});

test('near the limit the form counts, and beyond it says so instead of cutting', async ({ page }) => {
  const given = values({ message: 'x'.repeat(5003) });
  await openPanel(page);
  await fillIn(page, { ...given, message: 'x'.repeat(4400) });
  await expect(panelOf(page).getByText('characters')).toHaveCount(0);
  await fillIn(page, given);
  const message = page.getByLabel('Message');
  await expect(message).toHaveAccessibleDescription('3 characters too many');
  await expect(message).toHaveValue(given.message);
  await send(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription('Shorten this text 3 characters too many');
  await expectAccessible(page, 'too long');
  expect(arrivedFrom(given.email)).toEqual([]);
});

test('where no island comes, the contact page takes the panel’s place, and its message names the page that led there', async ({
  page,
}) => {
  const given = values();
  // As after a deploy that took the old files away.
  await page.route(islandFiles, (route) => route.abort());
  await page.goto('/services/ci-cd');
  await page.getByRole('main').locator('a[data-contact][data-topic]').first().click();
  await expect(page).toHaveURL('/contact');
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveValue(/CI\/CD/);
  const topic = await subject.inputValue();
  await fillIn(page, { ...given, subject: topic });
  await send(page);
  await expect(page).toHaveURL('/contact/sent#sent');
  await expectArrivals(given.email, 1);
  expect(arrivedFrom(given.email)[0]?.fields.message).toBe(
    `${given.message}\n\nSent from: ${topic} (/services/ci-cd)`,
  );
});

test('on the contact page itself the same links lead to its form', async ({ page }) => {
  await page.goto('/contact');
  await tabOf(page).click();
  await expect(page.locator('#form').getByLabel('Name')).toBeFocused();
  await expect(panelOf(page)).toBeHidden();
  await expectAccessible(page, 'the contact page');
});

test('in the drawer of a narrow screen they do so too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).locator('a[data-contact]').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('#form').getByLabel('Name')).toBeFocused();
  await expect(page.locator('#form').getByLabel('Name')).toBeInViewport();
});

test('on a narrow screen nothing floats over the form while somebody types', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const ring = page.getByRole('link', { name: 'Back to the top' });
  await page.getByLabel('Subject').scrollIntoViewIfNeeded();
  await expect(ring).toBeVisible();
  await page.getByLabel('Message').focus();
  await expect(ring).toBeHidden();
});

test('the page after a message claims nothing where none was sent', async ({ page }) => {
  await openPanel(page);
  await fillIn(page, { message: 'Not sent yet' });
  await page.goto('/contact/sent');
  await expect(page.getByText('Your message has been sent')).toBeHidden();
  await expect(page.getByText('opening this page alone sends nothing')).toBeVisible();
  // Nor does it take what was typed for sent, not even at the address that claims it.
  await page.goto('/contact/sent#sent');
  await expect(page.getByText('Your message has been sent')).toBeVisible();
  await expect(page.getByText('opening this page alone sends nothing')).toBeHidden();
  await tabOf(page).click();
  await expectValues(page, { name: '', email: '', subject: '', message: 'Not sent yet' });
});

test('a modified click leaves the link to the browser', async ({ page, context }) => {
  await page.goto('/about');
  const opened = context.waitForEvent('page');
  await tabOf(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact');
  await expect(panelOf(page)).toBeHidden();
});

test('the menu of a narrow screen opens the panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  // First by the gesture that starts the islands, then with all of the panel's code there.
  for (const when of ['cold', 'warm'])
    await test.step(when, async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).locator('a[data-contact]').click();
      await expect(panelOf(page).getByLabel('Name')).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tab leads to the contact page, whose form reaches the provider', async ({ page }) => {
    const given = values({ message: 'Two lines\nof “text”' });
    await page.goto('/about');
    await writeByPage(page, given);
    await expect(page.getByText('Your message has been sent')).toBeVisible();
    expect(arrivedFrom(given.email)[0]?.fields).toMatchObject(given);
  });

  test('the browser itself checks the fields', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, values({ email: 'not an address' }));
    await send(page);
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('input:invalid')).toHaveAttribute('name', 'email');
  });
});

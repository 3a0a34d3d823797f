import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility';
import {
  expectArrivals,
  expectValues,
  failed,
  fillIn,
  openPanel,
  panelOf,
  send,
  sentDialogOf,
  tabOf,
  values,
} from './contact';
import { interactive } from './site';
import { arrivedFrom } from './submissions';

/* What becomes of a message: each answer of the provider, over real HTTP (`scripts/sandbox-faults.ts`). */

interface Fault {
  readonly title: string;
  /** Asks the sandbox for it. */
  readonly subject?: string;
  /** Brings it about in the browser, and takes it back. */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
  readonly alert: string | RegExp;
  readonly arrived: 0 | 1;
  /** After the submit, for what takes time. */
  readonly meanwhile?: (page: Page) => Promise<void>;
}

/** Points the form at another address. */
const setAction = (page: Page, action: string) =>
  page.locator('form[method="post"]').evaluate((form, to) => form.setAttribute('action', to), action);

const faults: readonly Fault[] = [
  {
    title: 'success false, with a message that is shown as text',
    subject: 'fault:reject',
    alert: 'Submission failed: This <b>address</b> is "blocked" & closed.',
    arrived: 1,
  },
  {
    title: 'success false, in a million characters',
    subject: 'fault:oversize',
    alert: /^Submission failed: (No\. ){74}No\.…$/,
    arrived: 1,
  },
  { title: 'HTTP 429', subject: 'fault:429', alert: failed, arrived: 1 },
  { title: 'HTTP 500', subject: 'fault:500', alert: failed, arrived: 1 },
  { title: 'HTML instead of JSON', subject: 'fault:html', alert: failed, arrived: 1 },
  { title: 'an empty answer', subject: 'fault:empty', alert: failed, arrived: 1 },
  { title: 'JSON without success', subject: 'fault:no-success', alert: failed, arrived: 1 },
  { title: 'a redirect', subject: 'fault:redirect', alert: failed, arrived: 1 },
  { title: 'a connection that breaks off', subject: 'fault:close', alert: failed, arrived: 1 },
  {
    title: 'no answer in 20 seconds',
    subject: 'fault:hang',
    before: (page) => page.clock.install(),
    meanwhile: async (page) => {
      await expectArrivals(values().email, 1);
      await page.clock.fastForward(19_000);
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
      await page.clock.fastForward(1000);
    },
    alert: failed,
    arrived: 1,
  },
  {
    title: 'an offline browser',
    before: (page) => page.context().setOffline(true),
    after: (page) => page.context().setOffline(false),
    alert: failed,
    arrived: 0,
  },
  {
    // Port 1 is on the Fetch standard's list of blocked ports: the browser itself refuses.
    title: 'a request that the browser blocks',
    before: (page) => setAction(page, 'http://127.0.0.1:1/submit'),
    after: (page) => setAction(page, '/sandbox/submit'),
    alert: failed,
    arrived: 0,
  },
  {
    title: 'an address that is no form endpoint (HTTP 404)',
    before: (page) => setAction(page, '/sandbox/nowhere'),
    after: (page) => setAction(page, '/sandbox/submit'),
    alert: failed,
    arrived: 0,
  },
];

for (const fault of faults) {
  test(`${fault.title}: an alert, values kept, nothing sent again; then a good submission succeeds`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('The contact form'))
        errors.push(message.text());
    });
    const given = values({ subject: `${fault.subject ?? 'A portal'} for dealers` });
    await openPanel(page);
    await fillIn(page, given);
    await fault.before?.(page);
    await send(page);
    await fault.meanwhile?.(page);

    const panel = panelOf(page);
    await expect(panel.getByRole('alert')).toHaveText(fault.alert);
    await expect(panel).toBeVisible();
    await expectValues(page, given);
    const mail = panel.getByRole('link', { name: 'Write an e-mail' });
    const chat = panel.getByRole('link', { name: 'Write on WhatsApp' });
    for (const link of [mail, chat])
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(given.message);
    expect(errors).toHaveLength(fault.alert === failed ? 1 : 0);
    expect(arrivedFrom(given.email)).toHaveLength(fault.arrived);
    await expectAccessible(page, fault.title);

    await fault.after?.(page);
    await fillIn(page, { subject: 'A portal' });
    await send(page);
    await expect(sentDialogOf(page)).toBeVisible();
    await expectArrivals(given.email, fault.arrived + 1);
  });
}

test('a build without an access key sends nothing, and offers the other ways', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await openPanel(page);
  await fillIn(page, values());
  await page.locator('input[name="access_key"]').evaluate((input) => input.setAttribute('value', ''));
  await send(page);
  await expect(panelOf(page).getByRole('alert')).toHaveText(failed);
  await expect(panelOf(page).getByRole('link', { name: 'Write an e-mail' })).toBeVisible();
  await expectValues(page, values());
  expect(posts).toEqual([]);
});

test('a slow provider: the button says so, and clicks, Enter and a second form send nothing more', async ({
  page,
}) => {
  const given = values({ subject: 'fault:slow please' });
  await openPanel(page);
  await fillIn(page, given);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  const button = page.getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.getByLabel('Subject').press('Enter');
  // The same message, from the form of another page, while the first is on its way.
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await page.locator('#form').getByRole('button', { name: 'Sending…' }).click({ force: true });
  await expect(sentDialogOf(page)).toBeVisible();
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
  await expectArrivals(given.email, 1);
});

test('a failure after the panel was closed opens it again', async ({ page }) => {
  const given = values({ subject: 'fault:hang' });
  await openPanel(page);
  await page.clock.install();
  await fillIn(page, given);
  await send(page);
  await expectArrivals(given.email, 1);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(panelOf(page).getByRole('alert')).toHaveText(failed);
  await expectValues(page, given);
});

test('what is blocked for scripts can be sent as a plain form', async ({ page }) => {
  const given = values({ subject: 'fault:429' });
  await openPanel(page);
  await fillIn(page, given);
  await send(page);
  await fillIn(page, { subject: 'A portal' });
  await page.getByRole('button', { name: 'Send as a plain form' }).click();
  await expect(page).toHaveURL('/contact/sent');
  await expectArrivals(given.email, 2);
  await interactive(page);
  await tabOf(page).click();
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
});

const texts: Readonly<Record<string, string>> = {
  'line breaks': 'One\n\nthree\n  indented\n\ttab \n',
  'Unicode and emoji': 'नमस्ते, Zoë, 漢字, 👩🏽‍💻 🇮🇳, e\u0301, \u00a0, \u200d, “quotes”',
  'right to left': 'שלום עולם \u200f(abc)\u200e مرحبا 123',
  markup: `<script>alert("x")</script> <!-- --> & &amp; ' " \\ %0A \${x}`,
  '5,000 characters': 'Ä'.repeat(4999).concat('!'),
  'multipart syntax': '--boundary\nContent-Disposition: form-data; name="message"\n\n--',
};

for (const [title, message] of Object.entries(texts)) {
  test(`the sandbox receives ${title} as typed, to the byte`, async ({ page }) => {
    const given = values({ message, name: 'Ré “Q” <b> 👋', subject: 'שלום "x" & <i>' });
    await openPanel(page);
    await fillIn(page, given);
    await send(page);
    await expect(sentDialogOf(page)).toBeVisible();
    const [submission, ...more] = arrivedFrom(given.email);
    expect(more).toEqual([]);
    const { access_key: key, ...fields } = submission?.fields ?? {};
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(fields).toEqual({ ...given, botcheck: '' });
  });
}

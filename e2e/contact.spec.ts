import { expect, type Locator, type Page } from '@playwright/test';
import type { faults } from '../pipeline/server/sandbox-faults';
import { expectAccessible } from './accessibility';
import {
  arrivedFrom,
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
import { test } from './test';

/*
 * What becomes of a message, and what the visitor reads of it: each answer of the provider, over real HTTP
 * (`pipeline/server/sandbox-faults.ts`), against what the provider has received by then.
 */

/** What the page says of the message, and what its button then offers. */
const fates = {
  offline: {
    says: 'You seem to be offline, so your message has not been sent. Nothing that you typed is lost. Send it when you are online again, or take another way:',
    button: 'Send message',
  },
  declined: {
    says: 'The form service answered that it does not accept this message. Nothing that you typed is lost. You can try again, or take another way:',
    button: 'Send message',
  },
  unanswered: {
    says: 'No answer came back: your message may have reached us, or it was stopped on its way. Nothing that you typed is lost. Please ask us before you send it again:',
    button: 'Send again',
  },
  interrupted: {
    says: 'You left the page while your message was on its way, before an answer came. It may well have reached us. What you typed is kept here. Please ask us before you send it again:',
    button: 'Send again',
  },
  unclear: {
    says: 'No clear answer came back, so your message may have reached us all the same. Nothing that you typed is lost. Please ask us before you send it again:',
    button: 'Send again',
  },
} as const;
type Fate = keyof typeof fates;

interface Failure {
  readonly fate: Fate;
  /** Where it is not the general alert. */
  readonly alert?: string | RegExp;
}

/** The form shows the failure, with everything typed kept; and what it says agrees with what the provider has. */
async function expectFailure(
  page: Page,
  email: string,
  arrived: number,
  { fate, alert = failed }: Failure,
  panel: Locator = panelOf(page),
) {
  const { says, button } = fates[fate];
  await expectArrivals(email, arrived);
  await expect(panel.getByRole('alert')).toHaveText(alert);
  await expect(panel.getByRole('status')).toHaveText(says);
  await expect(panel.getByRole('button', { name: /^Send (message|again)$/ })).toHaveText(button);
  for (const way of ['Write an e-mail', 'Write on WhatsApp']) {
    const href = await panel.getByRole('link', { name: way }).first().getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain(values().message);
  }
}

/** Follows a link; the test goes on while the browser asks or waits. */
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click({ noWaitAfter: true });

/** The messages that the form writes to the console from now on. */
function formErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('The contact form'))
      errors.push(message.text());
  });
  return errors;
}

/** One fault of each kind; how all of them are read: `__tests__/lib/contact/providers.test.ts`. */
const answered: Readonly<Partial<Record<keyof typeof faults, Failure>>> = {
  reject: {
    fate: 'declined',
    alert: 'Submission failed: This <b>address</b> is "blocked" & closed.',
  },
  oversize: { fate: 'declined', alert: /^Submission failed: (No\. ){74}No\.…$/ },
  429: { fate: 'declined' },
  500: { fate: 'unclear' },
  close: { fate: 'unclear' },
  redirect: { fate: 'unanswered' },
};

for (const fate of ['declined', 'unclear', 'unanswered'] as const)
  test(`where the provider's answer means "${fate}", the visitor reads so; then a good submission succeeds`, async ({
    page,
  }) => {
    const errors = formErrors(page);
    const { email, name, message } = values();
    let arrived = 0;
    await openPanel(page);
    await fillIn(page, { email, name, message });
    for (const [fault, failure] of Object.entries(answered).filter(([, one]) => one.fate === fate))
      await test.step(`fault:${fault}`, async () => {
        const subject = `fault:${fault} for dealers`;
        await fillIn(page, { subject });
        await send(page);
        arrived += 1;
        // All of these the provider has received.
        await expectFailure(page, email, arrived, failure);
        expect(arrivedFrom(email).at(-1)?.fields.subject).toBe(subject);
        await expectValues(page, { email, name, message, subject });
        expect(errors.splice(0)).toHaveLength(failure.alert ? 0 : 1);
      });
    await expectAccessible(page, fate);
    await fillIn(page, { subject: 'A portal' });
    await send(page);
    await expect(sentDialogOf(page)).toBeVisible();
    await expectArrivals(email, arrived + 1);
  });

test('what never reaches the provider is said not to have left only where no request was made', async ({
  page,
}) => {
  const errors = formErrors(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const given = values();
  await openPanel(page);
  await fillIn(page, given);
  const expectObstacle = async (fate: Fate, requests: number) => {
    await send(page);
    await expectFailure(page, given.email, 0, { fate });
    await expectValues(page, given);
    expect(errors.splice(0)).toHaveLength(1);
    expect(posts.splice(0)).toHaveLength(requests);
  };
  await page.context().setOffline(true);
  await expectObstacle('offline', 0);
  await page.context().setOffline(false);
  await page.route('**/sandbox/submit', (route) => route.abort('blockedbyclient'));
  await expectObstacle('unanswered', 1);
  await page.unroute('**/sandbox/submit');
  await send(page);
  await expect(sentDialogOf(page)).toBeVisible();
  await expectArrivals(given.email, 1);
});

test('no answer in 20 seconds: the panel opens again with what is known, and nothing is sent twice', async ({
  page,
}) => {
  const given = values({ subject: 'fault:hang' });
  await page.clock.install();
  await openPanel(page);
  await fillIn(page, given);
  await send(page);
  await expectArrivals(given.email, 1);
  await page.clock.fastForward(19_000);
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await page.clock.fastForward(1000);
  await expectFailure(page, given.email, 1, { fate: 'unanswered' });
  await expectValues(page, given);
});

test('a slow provider: the button says so, clicks and Enter send nothing more, and the browser asks before the page is left', async ({
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
  await page.keyboard.press('Escape');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    return question.dismiss();
  });
  await follow(page, 'FAQs');
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.locator('#nprogress')).not.toBeAttached();
  await expect(sentDialogOf(page)).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expectArrivals(given.email, 1);
  // The message has arrived: leaving the page asks no `beforeunload` question.
  await page.getByRole('button', { name: 'OK' }).click();
  await follow(page, 'FAQs');
  await expect(page).toHaveURL('/faq');
  expect(asked).toHaveLength(1);
  await tabOf(page).click();
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
});

test('who leaves while a message is on its way reads on the next page what is known, until the message is given up', async ({
  page,
}) => {
  const given = values({ subject: 'fault:hang' });
  const interrupted = { fate: 'interrupted' } as const;
  page.on('dialog', (dialog) => dialog.accept());
  await openPanel(page);
  await fillIn(page, given);
  await send(page);
  await expectArrivals(given.email, 1);
  await page.keyboard.press('Escape');
  await follow(page, 'FAQs');
  await expect(page).toHaveURL('/faq');
  await expectFailure(page, given.email, 1, interrupted);
  await expectValues(page, given);
  await expectAccessible(page, 'interrupted');
  await page.reload();
  await expectFailure(page, given.email, 1, interrupted);
  // Read and closed, it opens no panel any more, and stands in the form all the same.
  await page.keyboard.press('Escape');
  await follow(page, 'Contact');
  await expect(page).toHaveURL('/contact');
  await expectFailure(page, given.email, 1, interrupted, page.locator('#form'));
  await follow(page, 'About');
  await expect(page).toHaveURL('/about');
  await tabOf(page).hover();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect(panelOf(page)).toBeHidden();
  await tabOf(page).click();
  await expectFailure(page, given.email, 1, interrupted);
  await expectValues(page, given);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.reload();
  await tabOf(page).click();
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
});

test('what is blocked for scripts can be sent as a plain form', async ({ page }) => {
  const given = values();
  await page.route('**/sandbox/submit', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort('blockedbyclient') : route.continue(),
  );
  await openPanel(page);
  await fillIn(page, given);
  await send(page);
  await expectFailure(page, given.email, 0, { fate: 'unanswered' });
  await page.getByRole('button', { name: 'Send it again as a plain form' }).click();
  await expect(page).toHaveURL('/contact/sent#sent');
  await expectArrivals(given.email, 1);
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

test('the sandbox receives every text as typed, to the byte', async ({ page }) => {
  await openPanel(page);
  for (const [title, message] of Object.entries(texts))
    await test.step(title, async () => {
      const given = values({ message, name: 'Ré “Q” <b> 👋', subject: `שלום "${title}" & <i>` });
      await fillIn(page, given);
      await send(page);
      await sentDialogOf(page).getByRole('button', { name: 'OK' }).click();
      const [submission, ...more] = arrivedFrom(given.email).filter(
        ({ fields }) => fields.subject === given.subject,
      );
      expect(more).toEqual([]);
      const { access_key: key, ...fields } = submission?.fields ?? {};
      expect(key).toMatch(/^[0-9a-f-]{36}$/);
      expect(fields).toEqual({ ...given, botcheck: '' });
      await tabOf(page).click();
    });
});

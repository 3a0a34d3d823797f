import { randomUUID } from 'node:crypto';
import { chromium, type Page, type Response } from '@playwright/test';
import { contactForm } from '@/content/contact-form';
import type { AnswerRule } from '@/content/form-providers';
import { readOutcome } from '@/lib/contact/outcome';
import { findBrowser } from '../browser';
import { Failure } from '../run';

/** Longer than the form itself waits for an answer. */
const patienceMs = 40_000;

interface TestMessage {
  /** Whom the message is from: somebody who reads the answers. */
  readonly email: string;
  readonly answer: AnswerRule;
}

/**
 * Sends one test message by the form of a deployed `/contact`, in a browser: providers refuse what is none, and the page's
 * policy, scripts and fields take part.
 * @returns what to look for in the mailbox, and what the provider answered
 * @throws Failure where the page does not say that the message was sent, with all that is known
 */
export async function sendTestMessage(url: string, { email, answer }: TestMessage): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Failure('There is no Chromium: install one, or set CHROMIUM_PATH to where it is.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const testId = `test ${randomUUID().slice(0, 8)}`;
    const sent = watch(page);
    const address = `${url.replace(/\/$/, '')}/contact`;
    await page.goto(address).catch((error: Error) => {
      throw new Failure(`${address} cannot be opened: ${error.message.split('\n')[0]}`);
    });
    if ((await page.locator('form#form').count()) === 0)
      throw new Failure(`${address} has no contact form: is the site deployed there?`);
    const fields = {
      name: 'Test of the contact form',
      email,
      subject: `Contact form, ${testId}`,
      message: `A test by \`npm run preflight -- --send-test\` of ${url}, on ${new Date().toISOString()}: ${testId}. Nothing to answer.`,
    };
    for (const [name, value] of Object.entries(fields))
      await page.locator(`form#form [name="${name}"]`).fill(value);
    const [verdict] = await Promise.all([
      verdictOf(page),
      page.locator('form#form [type="submit"]').click({ noWaitAfter: true }),
    ]);
    const answered = await sent.said(answer);
    if (verdict === 'sent')
      return `The page says that "${fields.subject}" was sent: look for it in the mailbox.\n${answered}`;
    throw new Failure(`The page does not say that "${fields.subject}" was sent: ${verdict}.\n${answered}`);
  } finally {
    await browser.close();
  }
}

/** The result that a visitor would read: in the page, or on the page that a form without scripts ends on. */
async function verdictOf(page: Page): Promise<string> {
  const timeout = patienceMs;
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  const dialog = page.getByRole('dialog', { name: contactForm.success.title });
  const seen = [
    dialog.waitFor({ timeout }).then(() => 'sent'),
    alert.waitFor({ timeout }).then(async () => `it says "${await alert.textContent()}"`),
    page.waitForEvent('domcontentloaded', { timeout }).then(async () => {
      const isOurs = (await page.locator('#sent').count()) > 0;
      return isOurs
        ? 'sent'
        : `it shows "${((await page.locator('body').textContent()) ?? '').trim().slice(0, 200)}"`;
    }),
  ];
  return Promise.any(seen).catch(() => `it says nothing in ${timeout / 1000} seconds`);
}

/** Remembers the request of the form and what became of it. */
function watch(page: Page) {
  let response: Response | undefined;
  let failure: string | undefined;
  page.on('response', (one) => {
    if (one.request().method() === 'POST') response = one;
  });
  page.on('requestfailed', (one) => {
    if (one.method() === 'POST') failure = `${one.url()}: ${one.failure()?.errorText}`;
  });
  page.on('console', (message) => {
    if (message.type() === 'error') failure ??= message.text();
  });
  return {
    said: async (rule: AnswerRule): Promise<string> => {
      if (!response) return failure ? `No answer: ${failure}` : 'Nothing was sent to a provider.';
      const body = await response.text().catch(() => '');
      const { kind } = readOutcome(response.status(), body, rule);
      return `${response.url()} answered ${response.status()}, which reads as "${kind}": ${body.slice(0, 300) || 'no text'}`;
    },
  };
}

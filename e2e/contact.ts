import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** Where the server of `playwright.config.ts` stores what its sandbox receives. */
export const submissionsFolder = 'test-results/submissions';

interface Submission {
  readonly fault?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** All that has arrived at the sandbox from one address, oldest first: each test writes from an address of its own. */
export function arrivedFrom(email: string): readonly Submission[] {
  if (!existsSync(submissionsFolder)) return [];
  return readdirSync(submissionsFolder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): Submission => JSON.parse(readFileSync(path.join(submissionsFolder, file), 'utf8')))
    .filter(({ fields }) => fields.email === email);
}

export const failed = 'Something went wrong. Please try again later.';

export type Values = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;

/** A good message, from an address that no other test writes from. */
export function values(change: Partial<Values> = {}): Values {
  return {
    name: 'Asha Rao',
    email: `${test.info().testId}-${test.info().retry}@example.com`,
    subject: 'A portal',
    message: 'Our dealers order by telephone.',
    ...change,
  };
}

/** The fields of the one form that is on the screen, panel or page. */
const fieldsOf = (page: Page): Readonly<Record<keyof Values, Locator>> => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  subject: page.getByLabel('Subject'),
  message: page.getByLabel('Message'),
});

export async function fillIn(page: Page, given: Partial<Values>): Promise<void> {
  for (const [name, value] of Object.entries(given)) await fieldsOf(page)[name as keyof Values].fill(value);
}

export async function expectValues(page: Page, expected: Values): Promise<void> {
  for (const [name, value] of Object.entries(expected))
    await expect(fieldsOf(page)[name as keyof Values]).toHaveValue(value);
}

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Get in Touch' });
export const sentDialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sent Successfully!' });
export const tabOf = (page: Page) => page.getByRole('link', { name: "Let's Discuss Your App Idea" });
export const send = (page: Page) => page.getByRole('button', { name: /^Send (message|again)$/ }).click();

export async function openPanel(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await tabOf(page).click();
  await expect(panelOf(page).getByLabel('Name')).toBeVisible();
}

/** Resolves when so many submissions have arrived, and fails on one more. */
export async function expectArrivals(email: string, count: number): Promise<void> {
  await expect.poll(() => arrivedFrom(email).length, { message: `submissions from ${email}` }).toBe(count);
}

/** The way that needs no script of ours: the tab leads to the contact page, whose form reaches the provider. */
export async function writeByPage(page: Page, given: Values): Promise<void> {
  await tabOf(page).click();
  await expect(page).toHaveURL('/contact');
  await fillIn(page, given);
  await send(page);
  await expect(page).toHaveURL('/contact/sent#sent');
  await expectArrivals(given.email, 1);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { arrivedFrom } from './submissions';

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
export const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

export async function openPanel(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await tabOf(page).click();
  await expect(panelOf(page).getByLabel('Name')).toBeVisible();
}

/** Resolves when scripts have taken over: before, the tab is a plain link, and a submit a plain post. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Resolves when so many submissions have arrived, and fails on one more. */
export async function expectArrivals(email: string, count: number): Promise<void> {
  await expect.poll(() => arrivedFrom(email).length, { message: `submissions from ${email}` }).toBe(count);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // An entrance that is still fading in has less contrast than the design.
  await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog')];
    const animations = dialogs.flatMap((dialog) => dialog.getAnimations());
    return Promise.allSettled(animations.map(({ finished }) => finished));
  });
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    const results = await axe.run();
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(violations, state).toEqual([]);
}

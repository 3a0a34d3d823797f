import type { Page } from '@playwright/test';
import { contactForm } from '@/content/contact-form';
import type { LookbookState } from './lookbook-states';

const draft = {
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  subject: 'A portal for our dealers',
  message:
    'Our dealers order by telephone. We would like them to see stock and prices, and to order themselves.',
};

const panel = (page: Page) => page.getByRole('dialog', { name: contactForm.panelTitle });

async function openPanel(page: Page): Promise<void> {
  // Before scripts run, the tab is a link to the contact page.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: contactForm.tab }).click();
  await panel(page).getByLabel('Name').waitFor();
}

async function fill(page: Page, change: Partial<typeof draft> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...draft, ...change }))
    await page.locator(`dialog [name="${name}"]`).fill(value);
}

/** Fills the form in and sends it; the subject chooses how the sandbox answers (`sandbox-faults.ts`). */
async function submit(page: Page, subject: string): Promise<void> {
  await openPanel(page);
  await fill(page, { subject });
  await panel(page).getByRole('button', { name: contactForm.submit }).click();
}

const prepared: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: openPanel,
  invalid: async (page) => {
    await openPanel(page);
    await fill(page, { name: '', email: 'not an address', message: '' });
    await panel(page).getByRole('button', { name: contactForm.submit }).click();
  },
  'near-limit': async (page) => {
    await openPanel(page);
    await fill(page, { subject: 'x'.repeat(147), message: 'Too long. '.repeat(510) });
  },
  sending: (page) => submit(page, 'fault:hang'),
  rejected: async (page) => {
    await submit(page, 'fault:reject');
    await panel(page).getByRole('alert').waitFor();
  },
  failed: async (page) => {
    await submit(page, 'fault:500');
    await panel(page).getByRole('alert').waitFor();
  },
  'failed-unclear': async (page) => {
    await submit(page, 'fault:empty');
    await panel(page).getByRole('alert').waitFor();
  },
  restored: async (page) => {
    await openPanel(page);
    await fill(page);
    await page.keyboard.press('Escape');
    await openPanel(page);
  },
  sent: async (page) => {
    await submit(page, draft.subject);
    await page.getByRole('dialog', { name: contactForm.success.title }).waitFor();
  },
};

/** Every state of the contact panel, over a page that calls for it. */
export const contactStates: readonly LookbookState[] = Object.entries(prepared).map(([name, prepare]) => ({
  name: `contact-panel/${name}`,
  path: '/services/ci-cd',
  prepare,
  extent: 'window',
}));

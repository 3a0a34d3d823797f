import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test';

/* "Which service fits?" on the services hub: two answers lead to a page, by links and the address alone. With scripts: `speech/`. */

const guide = (page: Page) => page.locator('#finder');
const answer = (page: Page, name: string) => guide(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => guide(page).getByRole('heading', { name, exact: true });

const hurts = 'A system that runs, and something about it hurts';
const nights = 'Releases happen at night, and somebody has to stay';

/** Answers and the pages that they lead to, a page's heading being one level below its question's. */
const pagesShown = (page: Page): Locator => guide(page).getByRole('heading', { level: 4 });

test.use({ javaScriptEnabled: false });

test('two answers lead to a page; back takes the last answer away, and another answer replaces the first', async ({
  page,
}) => {
  await page.goto('/services');
  await answer(page, hurts).click();
  await answer(page, nights).click();
  await expect(pagesShown(page)).toHaveText('CI/CD');
  await page.goBack();
  await expect(pagesShown(page)).toHaveCount(0);
  await expect(heading(page, 'Where does it hurt most?')).toBeVisible();
  await answer(page, 'Searchers do not find us').click();
  await expect(pagesShown(page)).toHaveText('SEO Audit');
  await answer(page, 'A decision to take, and nobody neutral to ask').click();
  await expect(pagesShown(page)).toHaveCount(0);
  await expect(heading(page, 'What is to be decided?')).toBeVisible();
  await expect(heading(page, 'Where does it hurt most?')).toBeHidden();
});

test('the address of an outcome shows it and what else to read; paper shows every answer', async ({
  page,
}) => {
  await page.goto('/services#fits-two-figures');
  await expect(pagesShown(page)).toHaveText('Data Warehousing');
  await expect(pagesShown(page)).toBeInViewport();
  await expect(answer(page, 'BI & Dashboards')).toBeVisible();
  await answer(page, 'People give up in the middle of a task').click();
  await expect(pagesShown(page)).toHaveText('Usability Testing');
  await page.emulateMedia({ media: 'print' });
  expect(await pagesShown(page).count()).toBeGreaterThan(20);
  await expect(answer(page, nights)).toBeVisible();
});

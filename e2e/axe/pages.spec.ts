import { test as base, expect, type Page } from '@playwright/test';
import { pagesOf } from '@/pipeline/exported/exported-pages';
import { interactive, problemsOf } from '../site';
import { expectEveryRule } from './axe';

/*
 * Every page that the site has, with the one for unknown addresses, in one visit for all views; then its islands start, without a
 * message or a request elsewhere. One window for all pages of a worker.
 */

const test = base.extend<object, { readonly visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { path } of pagesOf('preview'))
  test(`every rule at ${path}`, async ({ visitor, baseURL }) => {
    const problems = problemsOf(visitor);
    await expectEveryRule(visitor, `${baseURL}${path}`);
    await interactive(visitor);
    expect(problems).toEqual([]);
    visitor.removeAllListeners();
  });

import { test as base, type Page } from '@playwright/test';
import { pagesOf } from '@/pipeline/exported/exported-pages';
import { expectEveryRule } from './axe';

/* Every page that the site has, with the one for unknown addresses. One window for all pages of a worker, and one visit for all views. */

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
  test(`every rule at ${path}`, ({ visitor, baseURL }) => expectEveryRule(visitor, `${baseURL}${path}`));

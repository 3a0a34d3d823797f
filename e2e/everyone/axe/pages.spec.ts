import { test as base, expect, type Page } from '@playwright/test';
import { pagesOf } from '../../../scripts/exported-pages';
import { record } from '../results';
import { inject, lookAtArrival, lookInBothSchemes, noFindings, showWhole, widths } from './axe';

/* Every page that the site has. One window for all pages of a worker, and one visit for all views of a page. */

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

/** With the one for unknown addresses, `/404`. */
const paths = pagesOf('preview').map((page) => page.path);

for (const path of paths)
  test(`every rule at ${path}`, async ({ visitor: page, baseURL }, info) => {
    const findings = noFindings();
    await page.goto(`${baseURL}${path}`);
    await inject(page);
    await lookAtArrival(page, findings);
    for (const width of widths) {
      await showWhole(page, width);
      await lookInBothSchemes(page, width, findings);
    }
    record(info, 'page', path, findings);
    expect(findings.violations).toEqual([]);
    expect(findings.unknown, 'questions that nobody has answered').toEqual([]);
  });

import { expect } from '@playwright/test';
import { interactive, problemsOf, sitemapPaths } from './site';
import { test } from './test';

/* What only a browser knows about each single page. Half of them at a time: two workers share the way. */

for (const half of [0, 1])
  test(`the islands of every page start without a message or a request elsewhere, half ${half + 1}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const problems = problemsOf(page);
    for (const path of (await sitemapPaths(request)).filter((_, index) => index % 2 === half)) {
      // Fonts and images need not be waited for.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await interactive(page);
    }
    expect(problems).toEqual([]);
  });

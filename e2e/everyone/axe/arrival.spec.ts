import { expect } from '@playwright/test';
import { settled, templates } from '../../site';
import { test } from '../../test';
import { record } from '../results';
import { inject, lookAtColours, noFindings, rest } from './axe';

/*
 * What a checker sees that does not scroll, in Lighthouse's telephone. A section that is left for later
 * (`content-visibility: auto`) is as high as its estimate, while its texts already have their places: those of a longer one stand,
 * for a checker, on what follows. Where that has a ground of its own, texts seemed to have too little contrast, and an inner page
 * had 96 of 100. So what comes before a ground of its own is not left for later.
 */

test.use({ viewport: { width: 412, height: 823 } });

for (const { name, path } of templates)
  test(`${name} has its contrasts as it arrives, before it is scrolled`, async ({ page }, info) => {
    const findings = noFindings();
    await page.goto(path);
    await settled(page);
    await inject(page);
    await rest(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await lookAtColours(page, colorScheme, findings);
    }
    record(info, 'arrival', name, { violations: findings.violations, runs: findings.runs });
    expect(findings.violations).toEqual([]);
  });

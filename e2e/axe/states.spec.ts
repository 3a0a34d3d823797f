import { expect } from '@playwright/test';
import { settled } from '../site';
import { states } from '../states';
import { test } from '../test';
import { inject, lookInBothSchemes, showDialog, showWhole, widths } from './axe';

/* Every state that pictures are taken of, at the widths that it has: menus, drawer, panel, faults, success, drawings, questions. */

for (const { name, path, views, extent, prepare } of states)
  for (const width of widths) {
    // Colours under a pointer are `contrast.test.ts`'s: no page shows all of them at once.
    if (!prepare || /(hover|focus|pressed)$/.test(name)) continue;
    if (!views.some((view) => view.name === `${width}-light`)) continue;
    test(`every rule in the state ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await settled(page);
      await prepare(page);
      await inject(page);
      await (extent === 'page' ? showWhole(page, width) : showDialog(page, width));
      expect(await lookInBothSchemes(page, width, extent === 'page' ? 'page' : 'shell')).toEqual([]);
    });
  }

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page as it stands: all its rules, or the ones named. */
export async function expectAccessible(page: Page, state: string, rules?: string[]): Promise<void> {
  // An entrance that is still fading in has less contrast than the design.
  await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog')];
    const animations = dialogs.flatMap((dialog) => dialog.getAnimations());
    return Promise.allSettled(animations.map(({ finished }) => finished));
  });
  // No page has frames: axe may run in one piece.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    state,
  ).toEqual([]);
}

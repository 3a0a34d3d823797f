import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // An entrance that is still fading in has less contrast than the design.
  await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog')];
    const animations = dialogs.flatMap((dialog) => dialog.getAnimations());
    return Promise.allSettled(animations.map(({ finished }) => finished));
  });
  // No page has frames: axe may run in one piece.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    state,
  ).toEqual([]);
}

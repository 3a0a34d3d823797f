import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { unfolded } from './site';

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // An entrance that is still fading in has less contrast than the design.
  await unfolded(page);
  // No page has frames: axe may run in one piece.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    state,
  ).toEqual([]);
}

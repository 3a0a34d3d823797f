import { expect, type Page } from '@playwright/test';
import { inject, isDecided, look } from './axe/axe';
import { unfolded } from './site';

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // An entrance that is still fading in has less contrast than the design.
  await unfolded(page);
  await inject(page);
  expect((await look(page, state)).filter(isDecided)).toEqual([]);
}

import { expect, type Page } from '@playwright/test';
import { sitemapPaths } from '../site';
import { test } from '../test';

/*
 * By keyboard alone: nothing here points, clicks, or moves the focus but by keys. So do the journeys of `speech/`, which have search,
 * drawer, form, drawings, questions and the service guide, and one of `contact-panel.spec.ts`; `walk.spec.ts` has every stop of a page.
 */

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab');
    if (await focused(page).evaluateAll(([element], of) => element?.matches(of), selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}.`);
}

for (const [section, name] of [
  ['services', 'Services'],
  ['industries', 'Industry'],
  ['solution', 'Solution'],
] as const) {
  test(`every page of ${name} is in reach of Tab in its menu`, async ({ page, request }) => {
    const wanted = (await sitemapPaths(request)).filter((path) => path.startsWith(`/${section}/`));
    await page.goto('/about');
    await tabTo(page, `button[aria-label="${name} menu"]`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `All of ${name}` })).toBeVisible();
    // The list comes over the network, after the link to the whole section.
    await expect(page.locator(`#menu-${section} li > button`).first()).toBeVisible();
    const met = new Set<string>();
    // Enter opens a category where it is met; what it holds comes next, and after the last the panel is left.
    for (;;) {
      await page.keyboard.press('Tab');
      const { href, category, inside } = await focused(page).evaluate((element) => ({
        href: element.getAttribute('href'),
        category: element.getAttribute('aria-expanded'),
        inside: element.closest('[aria-label="Main"] li') !== null && element.closest('ul ul, div') !== null,
      }));
      if (category === 'false' && !(await focused(page).getAttribute('aria-label'))) {
        await page.keyboard.press('Enter');
        // Its links are in the page by then.
        await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');
      }
      if (!inside || (await focused(page).getAttribute('aria-label'))?.endsWith(' menu')) break;
      if (href) met.add(href);
    }
    expect(wanted.filter((path) => !met.has(path))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(20);
  });
}

test('a chapter that is chosen is where Tab goes on', async ({ page }) => {
  await page.goto('/services/b2b-portal');
  await tabTo(page, 'nav[aria-label="On this page"] a[href="#approach"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#approach$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#approach :focus, #approach:focus')).toHaveCount(1);
});

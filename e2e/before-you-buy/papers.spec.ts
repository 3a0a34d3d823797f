import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { test } from '../test';

const path = '/before-you-buy/papers';
const papers = ['order', 'estimate', 'drawing', 'rules', 'tests', 'report', 'handover'];

/** Anchors of the papers that a printer would get. */
async function printed(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const shown: string[] = [];
  for (const paper of papers) if (await page.locator(`#${paper}`).isVisible()) shown.push(paper);
  return shown;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser prints all papers, and alone the one that somebody chose by keyboard', async ({
    page,
  }) => {
    await page.goto(path);
    expect(await printed(page)).toEqual(papers);
    await page.emulateMedia({ media: 'screen' });
    const link = page.locator('#report').getByRole('link', { name: 'Print this paper alone' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#report$/);
    expect(await printed(page)).toEqual(['report']);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(link).toBeHidden();
  });

  test('the address of a clause opens at it, and prints its paper', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'The cap of liability moves' }).click();
    await expect(page.getByRole('heading', { name: 'Liability' })).toBeInViewport();
    expect(await printed(page)).toEqual(['order']);
  });

  test('on A4 no table is cut and none becomes a list', async ({ page }) => {
    // As wide as the text of the sheet: 210 mm without its margins.
    await page.setViewportSize({ width: 673, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.locator('main table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const box = table.parentElement as HTMLElement;
        const isList = getComputedStyle(table).display !== 'table';
        return isList || box.scrollWidth > box.clientWidth + 1 ? [table.textContent?.slice(0, 40)] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});

for (const width of [320, 1000, 1280])
  test(`at ${width} px nothing is wider than the window, and notes stand ${width < 1000 ? 'below' : 'beside'} their clause`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const clause = page.getByRole('heading', { name: 'Acceptance' });
    const note = page.getByText('Work cannot wait without end', { exact: false });
    const [one, other] = [await clause.boundingBox(), await note.boundingBox()];
    expect((other?.x ?? 0) > (one?.x ?? 0) + (one?.width ?? 0)).toBe(width >= 1000);
    await expectAccessible(page, `at ${width} px`);
  });

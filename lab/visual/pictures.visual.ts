import { expect, type Page, test } from '@playwright/test';
import { settled } from '@/e2e/site';
import { states, views } from '@/e2e/states';

/** Makes the browser load and paint the parts that it may skip for speed: web fonts, and sections below the window. */
async function leaveNothingOut(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text())
      .replaceAll('font-display:optional', 'font-display:block')
      .replaceAll('content-visibility:auto', 'content-visibility:visible');
    await route.fulfill({ response, body: css });
  });
}

for (const view of views)
  test.describe(view.name, () => {
    test.use(view.use);
    for (const state of states.filter(({ views }) => views.includes(view)))
      test(state.name, async ({ page }) => {
        await leaveNothingOut(page);
        await page.emulateMedia(state.media);
        await page.goto(state.path);
        await settled(page);
        await state.prepare?.(page);
        // A sticky header belongs at the top of a whole page.
        const fullPage = state.extent === 'page';
        if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await settled(page);
        await expect(page).toHaveScreenshot(`${state.name}-${view.name}.png`.split('/'), { fullPage });
      });
  });

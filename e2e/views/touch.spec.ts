import { expect, type Page } from '@playwright/test';
import { panelOf, tabOf } from '../contact';
import { interactive, layOutAll, settled, templates } from '../site';
import { test } from '../test';
import { everCovered, outOfReach } from './reach';

/* Fingers: how large what can be pressed is, what a tap does, and what lies under header and dock. */

/** Controls on which the use of a page depends are at least 44 by 44 px: header with drawer, dock, forms, dialogs, questions. */
const mainControls = [
  'header:not(main *) a, header:not(main *) button, [aria-label="Quick contact"] a',
  'form input:not([type=hidden], [tabindex="-1"]), form textarea, form button[type="submit"]',
  'dialog button',
  'summary',
].join(', ');

/** @returns the main controls that are smaller, in words, and how many there are; axe's `target-size` has all other targets */
const smallControls = (page: Page, within = 'body') =>
  page.locator(within).evaluate((root, selector) => {
    const shown = [...root.querySelectorAll(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const small = shown.flatMap((one) => {
      // A choice is made on its label as well.
      const target = (one.matches('[type="radio"], [type="checkbox"]') && one.closest('label')) || one;
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < 43.5 ? [`${one.outerHTML.slice(0, 90)}: ${width} x ${height}`] : [];
    });
    return { count: shown.length, small };
  }, mainControls);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  for (const { name, path } of templates)
    test(`the main controls of ${name} are large enough`, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      const { count, small } = await smallControls(page);
      // Name, menu, search, and two of the dock.
      expect(count).toBeGreaterThanOrEqual(5);
      expect(small).toEqual([]);
    });

  test('the main controls of drawer, contact panel and dock are large enough', async ({ page }) => {
    const expectLarge = async (within: string, least: number) => {
      await settled(page);
      const { count, small } = await smallControls(page, within);
      expect(count).toBeGreaterThanOrEqual(least);
      expect(small).toEqual([]);
    };
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await interactive(page);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Services menu' }).tap();
    await drawer.getByText('DevOps', { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: 'CI/CD' })).toBeVisible();
    await expectLarge('#drawer', 20);
    await page.keyboard.press('Escape');
    await tabOf(page).tap();
    await expect(panelOf(page).getByLabel('Name')).toBeVisible();
    // Four fields, and the buttons that close and send.
    await expectLarge('dialog[open]', 6);
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: 'Back to the top' })).toBeVisible();
    await expectLarge('[aria-label="Quick contact"]', 3);
  });

  test('a tap on a flow makes it stand out as a pointer does', async ({ page }) => {
    await page.goto('/services/b2b-portal');
    const first = page.locator('figure ol label').first();
    const flow = page.locator('svg[data-schematic="portrait"] [pathLength]').first();
    const stroke = () => flow.evaluate((line) => getComputedStyle(line).stroke);
    const before = await stroke();
    await page.locator('figure summary').first().tap();
    await first.tap({ position: { x: 20, y: 20 } });
    await expect(first.locator('input')).toBeChecked();
    await expect.poll(stroke).not.toBe(before);
  });

  test('a tap on a revision shows its words in the drawing', async ({ page }) => {
    await page.goto('/services/b2b-portal');
    const words = (text: string) => page.locator('svg[data-schematic="portrait"] text', { hasText: text });
    await expect(words('Approval')).toBeVisible();
    await page.locator('figure fieldset label', { hasText: 'Rev A' }).tap();
    await expect(words('Buyer: why does')).toBeVisible();
    await expect(words('Approval')).toBeHidden();
  });

  test('a chapter is folded until a tap on its row, and open for whoever comes by its address', async ({
    page,
  }) => {
    await page.goto('/services/b2b-portal');
    const steps = page.locator('#approach');
    await expect(steps).toBeHidden();
    await page.locator('section', { has: steps }).locator('summary').tap();
    await expect(steps).toBeVisible();
    const questions = page.locator('#questions');
    await expect(questions).toBeHidden();
    await page.goto('/services/b2b-portal#questions');
    await expect(questions).toBeVisible();
    await expect(questions).toBeInViewport();
  });
});

for (const [held, width, height] of [
  ['upright', 360, 640],
  ['across', 640, 360],
] as const)
  test.describe(`a telephone held ${held}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const { name, path } of templates)
      test(`header and dock lie on nothing of ${name} that cannot be scrolled free`, async ({ page }) => {
        await page.goto(path);
        await layOutAll(page);
        await settled(page);
        expect(await everCovered(page)).toEqual([]);
      });

    test('the dock gives way to somebody who types, also above their keyboard', async ({ page }) => {
      await page.goto('/contact');
      const dock = page.getByRole('complementary', { name: 'Quick contact' });
      const form = page.locator('main form');
      await expect(tabOf(page)).toBeVisible();
      for (const field of await form.getByRole('textbox').all()) {
        await page.setViewportSize({ width, height });
        await field.tap();
        await expect(field).toBeFocused();
        await page.setViewportSize({ width, height: Math.round(height * 0.55) });
        await page.keyboard.type('Asha');
        await expect(dock).toBeHidden();
        await expect(field).toBeInViewport();
        expect(await outOfReach(form)).toEqual([]);
      }
      await page.locator(':focus').blur();
      await expect(dock).toBeVisible();
    });
  });

import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../contact';
import { settled, templates } from '../../site';
import { test } from '../../test';
import { record } from '../results';

/* Fingers and pointers: how large what can be pressed is, and nothing by hover alone. */

/** What a page's use depends on: the header, the dock, forms, the large links. */
const mainControls = [
  'header:not(main *) a, header:not(main *) button, [aria-label="Quick contact"] a',
  'form input:not([type=hidden], [tabindex="-1"]), form textarea, form button[type="submit"]',
  'dialog button, dialog summary',
  'main summary',
].join(', ');

/**
 * WCAG 2.2, 2.5.8: 24 by 24 px, or so far from the next that circles of 24 px do not meet; links in a sentence are excepted.
 * @returns what is smaller, in words
 */
const smallTargets = (page: Page, main: string) =>
  page.evaluate((mainSelector) => {
    const all = 'a[href], button, summary, input:not([type=hidden]), textarea, select, label:has(input)';
    const shown = [...document.querySelectorAll(all)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // Behind an open drawer.
        !one.closest('label label, [inert]'),
    );
    const box = (one: Element) => {
      // A link that is stretched over the row that it names.
      const { position, inset } = getComputedStyle(one, '::after');
      const row =
        one instanceof HTMLElement && position === 'absolute' && inset === '0px' && one.offsetParent;
      if (row) return row.getBoundingClientRect();
      // A wrapped link is as large as its largest line.
      const rects = [...one.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      return rects[0] ?? one.getBoundingClientRect();
    };
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const isHeard = (one: Element): boolean =>
      getComputedStyle(one).clipPath.startsWith('inset(50%') ||
      (!!one.parentElement && isHeard(one.parentElement));
    const isInSentence = (one: Element) => {
      if (getComputedStyle(one).display !== 'inline') return false;
      const around = one.parentElement?.textContent?.trim() ?? '';
      return around.length > (one.textContent?.trim().length ?? 0) + 8;
    };
    const targets = shown.filter((one) => !isHeard(one) && !one.closest('svg'));
    const small = targets.filter((one) => {
      const { width, height } = box(one);
      const least = one.matches(mainSelector) ? 44 : 24;
      if (width >= least - 0.5 && height >= least - 0.5) return false;
      if (least === 44) return true;
      if (isInSentence(one)) return false;
      const from = middle(box(one));
      return targets.some((other) => {
        if (other === one || other.contains(one) || one.contains(other)) return false;
        const there = box(other);
        const dx = Math.max(there.left - from.x, 0, from.x - there.right);
        const dy = Math.max(there.top - from.y, 0, from.y - there.bottom);
        return Math.hypot(dx, dy) < 12;
      });
    });
    return {
      count: targets.length,
      small: small.map((one) => {
        const { width, height } = box(one);
        return `${one.outerHTML.slice(0, 90)}: ${width.toFixed(1)} x ${height.toFixed(1)}`;
      }),
    };
  }, main);

/** With every section and one category unfolded. */
async function openDrawer(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const section of ['Services', 'Industry', 'Solution'])
    await drawer.getByRole('button', { name: `${section} menu` }).tap();
  await drawer.locator('summary').first().tap();
  await expect(drawer.locator('details[open] a').first()).toBeVisible();
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  for (const { name, path } of templates)
    test(`what can be pressed on ${name} is large enough`, async ({ page }, info) => {
      await page.goto(path);
      await settled(page);
      const { count, small } = await smallTargets(page, mainControls);
      record(info, 'touch', name, { targets: count, small });
      expect(count).toBeGreaterThan(10);
      expect(small).toEqual([]);
    });

  for (const [what, open] of [
    ['the drawer', openDrawer],
    ['the contact panel', openPanel],
  ] as const)
    test(`what can be pressed in ${what} is large enough`, async ({ page }, info) => {
      await open(page);
      await settled(page);
      const { count, small } = await smallTargets(page, mainControls);
      record(info, 'touch', what, { targets: count, small });
      expect(count).toBeGreaterThan(5);
      expect(small).toEqual([]);
    });

  test('a tap on a flow makes it stand out as a pointer does', async ({ page }) => {
    await page.goto('/services/b2b-portal');
    const first = page.locator('figure ol label').first();
    const flow = page.locator('svg[data-schematic="portrait"] [pathLength]').first();
    const stroke = () => flow.evaluate((line) => getComputedStyle(line).stroke);
    const before = await stroke();
    await first.tap({ position: { x: 20, y: 20 } });
    await expect(first.locator('input')).toBeChecked();
    await expect.poll(stroke).not.toBe(before);
  });
});

test('Escape takes away what hover has opened while the pointer stays, and it stays away', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Services menu' });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services', exact: true })
    .hover();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.clock.runFor(1000);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(5000);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a flow of a drawing is chosen with the arrow keys too', async ({ page }) => {
  await page.goto('/services/b2b-portal');
  const flow = page.locator('svg[data-schematic="landscape"] [pathLength]').first();
  const stroke = () => flow.evaluate((line) => getComputedStyle(line).stroke);
  const before = await stroke();
  await page.getByLabel('All flows', { exact: true }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('figure ol input').first()).toBeChecked();
  await expect.poll(stroke).not.toBe(before);
});

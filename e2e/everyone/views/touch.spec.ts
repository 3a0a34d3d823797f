import { expect, type Page } from '@playwright/test';
import { panelOf, tabOf } from '../../contact';
import { interactive, layOutAll, settled, templates } from '../../site';
import { test } from '../../test';
import { record } from '../results';
import { everCovered, outOfReach } from './reach';

/* Fingers and pointers: how large what can be pressed is, and nothing by hover alone. */

/** What a page's use depends on, 44 by 44 px without exception: the header with its drawer, the dock, forms, dialogs, questions. */
const mainControls = [
  'header:not(main *) a, header:not(main *) button, [aria-label="Quick contact"] a',
  'form input:not([type=hidden], [tabindex="-1"]), form textarea, form button[type="submit"]',
  'dialog button',
  'summary',
].join(', ');

/**
 * All that is not a main control: WCAG 2.2, 2.5.8: 24 by 24 px, or so far from the next that circles of 24 px do not meet; links in a
 * sentence are excepted.
 * @param within what can be pressed: the page, or the dialog on top of it
 * @returns what is smaller, in words
 */
const smallTargets = (page: Page, within = 'body') =>
  page.locator(within).evaluate((root, mainSelector) => {
    const all = 'a[href], button, summary, input:not([type=hidden]), textarea, select, label:has(input)';
    const shown = [...root.querySelectorAll(all)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.closest('label label'),
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
      const isMain = one.matches(mainSelector);
      const least = isMain ? 44 : 24;
      if (width >= least - 0.5 && height >= least - 0.5) return false;
      if (isMain) return true;
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
      main: targets.filter((one) => one.matches(mainSelector)).length,
      small: small.map((one) => {
        const { width, height } = box(one);
        return `${one.outerHTML.slice(0, 90)}: ${width.toFixed(1)} x ${height.toFixed(1)}`;
      }),
    };
  }, mainControls);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  for (const { name, path } of templates)
    test(`what can be pressed on ${name} is large enough`, async ({ page }, info) => {
      await page.goto(path);
      await settled(page);
      const { count, main, small } = await smallTargets(page);
      record(info, 'touch', name, { targets: count, small });
      expect(count).toBeGreaterThan(10);
      // Name, menu, search, and two of the dock.
      expect(main).toBeGreaterThanOrEqual(5);
      expect(small).toEqual([]);
    });

  test('what can be pressed in the open drawer is large enough', async ({ page }, info) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await interactive(page);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Services menu' }).tap();
    await drawer.getByText('DevOps', { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: 'CI/CD' })).toBeVisible();
    await settled(page);
    const { count, main, small } = await smallTargets(page, '#drawer');
    record(info, 'touch', 'the drawer', { targets: count, small });
    expect(main).toBeGreaterThan(20);
    expect(small).toEqual([]);
  });

  test('what can be pressed in the open contact panel is large enough', async ({ page }, info) => {
    await page.goto('/about');
    await tabOf(page).tap();
    await expect(panelOf(page).getByLabel('Name')).toBeVisible();
    await settled(page);
    const { count, main, small } = await smallTargets(page, 'dialog[open]');
    record(info, 'touch', 'the contact panel', { targets: count, small });
    // Four fields, and the buttons that close and send.
    expect(main).toBeGreaterThanOrEqual(6);
    expect(small).toEqual([]);
  });

  test('so is the way back to the top, once the page is scrolled', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: 'Back to the top' })).toBeVisible();
    const { main, small } = await smallTargets(page, '[aria-label="Quick contact"]');
    expect(main).toBe(3);
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

  test('a tap on a box leads to its chapter, and so does a link in words', async ({ page }) => {
    await page.goto('/services/b2b-portal');
    const boxes = page.locator('svg[data-schematic="portrait"] a');
    const addresses = await boxes.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of new Set(addresses))
      await expect(page.locator(`main a[href$="${address}"]:not([tabindex="-1"])`).first()).toBeAttached();
    await boxes.first().tap();
    await expect(page).toHaveURL(`/services/b2b-portal${addresses[0]}`);
    await expect(page.locator(`${addresses[0]}`)).toBeInViewport();
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

test('a pointer alone shows nothing: what a style shows under it, it shows to the focus too', async ({
  page,
}) => {
  await page.goto('/services/b2b-portal');
  const rules = await page.evaluate(() => {
    const shows = [
      'display',
      'visibility',
      'opacity',
      'content',
      'clip-path',
      'block-size',
      'height',
      'scale',
    ];
    const within = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap(({ cssRules }) => within(cssRules))
      .filter(({ selectorText }) => selectorText.includes(':hover'))
      .map(({ selectorText, style }) => ({
        selectorText,
        showsMore: shows.some((property) => style.getPropertyValue(property) !== ''),
      }));
  });
  expect(rules.length).toBeGreaterThan(15);
  const showing = rules.filter(({ showsMore }) => showsMore);
  expect(showing).not.toEqual([]);
  expect(showing.filter(({ selectorText }) => !selectorText.includes(':focus'))).toEqual([]);
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

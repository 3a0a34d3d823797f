import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '@/__tests__/wcag';

/*
 * WCAG 2.2 contrast of what a page paints, in the scheme that it is shown in: texts on whatever lies below them (a drawing's shapes
 * included, which axe does not look at), lines of drawings, boundaries of controls. `__tests__/contrast.test.ts` has the rest:
 * states that are not on the screen, body text, texts that a style sheet writes.
 */

interface Pair {
  readonly what: string;
  readonly colour: string;
  readonly ground: string;
  readonly rgb: readonly [Rgb, Rgb];
  readonly least: number;
}

/** Every pair whose contrast is too low, in words. The window must hold the whole page: a spot outside of it cannot be asked. */
export async function lowContrasts(page: Page, least = { text: 4.5, line: 3 }): Promise<readonly string[]> {
  const pairs = await page.evaluate((least) => {
    const found = new Map<string, Pair>();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas to ask for a colour');
    /** The colour as the browser shows it: clipped to sRGB. */
    const rgbOf = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const add = (what: string, element: Element, colour: string, ground: string, wanted: number) => {
      const name = `${what} of ${element.tagName} ${element.getAttribute('class') ?? element.id}`;
      found.set(`${name} ${colour} ${ground}`, {
        what: name,
        colour,
        ground,
        rgb: [rgbOf(colour), rgbOf(ground)],
        least: wanted,
      });
    };
    const isShape = (element: Element) =>
      element instanceof SVGElement && !(element instanceof SVGSVGElement);
    // The squares of the paper are a pattern, and decoration.
    const isPaint = (colour: string) =>
      colour !== 'none' && !/^rgba\(.*, 0\)$/.test(colour) && !colour.startsWith('url(');
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    /** @returns the colour that `element`, or the first painted element below it, has at a spot */
    const groundAt = (x: number, y: number, element: Element): string => {
      const stack = document.elementsFromPoint(x, y).filter((one) => !(one instanceof SVGTextContentElement));
      const at = stack.indexOf(element);
      const below = at < 0 && !isShape(element) ? ancestors(element) : stack.slice(Math.max(at, 0));
      const paints = below.map((one) => getComputedStyle(one)[isShape(one) ? 'fill' : 'backgroundColor']);
      return paints.find(isPaint) ?? 'white';
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestors(element).every((one) => !getComputedStyle(one).clipPath.startsWith('inset(50%'));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, noscript') || !isShown(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [spot] = range.getClientRects();
      if (!spot || spot.width === 0 || spot.right < 0 || spot.bottom < 0) continue;
      const { x, y, width, height } = spot;
      const colour = getComputedStyle(element)[isShape(element) ? 'fill' : 'color'];
      add('text', element, colour, groundAt(x + width / 2, y + height / 2, element), least.text);
    }
    for (const line of document.querySelectorAll('svg[data-schematic] path:not([d=""], pattern *)')) {
      const { stroke, fill } = getComputedStyle(line);
      const sheet = getComputedStyle(line.closest('figure') ?? document.body).backgroundColor;
      const paint = stroke === 'none' ? fill : stroke;
      if (isPaint(paint)) add('line', line, paint, sheet, least.line);
    }
    const fields = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select';
    const controls = `:is(${fields}, button, a[class], label:has(input)):not([aria-hidden] *)`;
    for (const control of [...document.querySelectorAll(controls)].filter(isShown)) {
      const style = getComputedStyle(control);
      const isBoxed = ['top', 'right', 'bottom', 'left'].every(
        (edge) => Number.parseFloat(style.getPropertyValue(`border-${edge}-width`)) > 0,
      );
      if (!control.parentElement || !(isBoxed || control.matches(fields))) continue;
      const { x, y, height } = control.getBoundingClientRect();
      const outside = groundAt(x - 2, y + height / 2, control.parentElement);
      add('boundary', control, style.borderTopColor, outside, least.line);
    }
    return [...found.values()];
  }, least);
  if (!pairs.some(({ what }) => what.startsWith('text'))) return ['no text was found'];
  return pairs.flatMap(({ what, colour, ground, rgb, least: wanted }) => {
    const ratio = contrast(...rgb);
    return ratio < wanted ? [`${what}: ${ratio.toFixed(2)}, wanted ${wanted} (${colour} on ${ground})`] : [];
  });
}

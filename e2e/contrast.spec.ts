import { expect, type Page, test } from '@playwright/test';
import { settled, templates } from './site';

/*
 * WCAG 2.2 contrast of what each template shows, from computed colours: a canvas turns them into sRGB, and the grounds below a
 * spot are laid over one another as the browser paints them.
 */

const least = { text: 4.5, bodyText: 7, line: 3 };

/** Everything on the page whose contrast is too low, in words, each once. */
async function lowContrasts(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];

    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const parse = (css: string): Colour => {
      const before = known.get(css);
      if (before) return before;
      if (!context) throw new Error('no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const colour: Colour = [red, green, blue, alpha / 255];
      known.set(css, colour);
      return colour;
    };
    const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
      r * a + R * (1 - a),
      g * a + G * (1 - a),
      b * a + B * (1 - a),
      1,
    ];
    const luminance = ([red, green, blue]: Colour) => {
      const linear = (value: number) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const ratio = (a: Colour, b: Colour) => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (light + 0.05) / (dark + 0.05);
    };

    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const faded = ([r, g, b, a]: Colour, element: Element): Colour => [r, g, b, a * opacity(element)];

    /** What an element paints behind its content: one colour, or each colour of a pattern. */
    const paints = (element: Element): readonly Colour[] => {
      const style = getComputedStyle(element);
      const isShape = element instanceof SVGElement && !(element instanceof SVGSVGElement);
      const ground = parse(isShape ? style.fill : style.backgroundColor);
      const pattern = isShape
        ? []
        : (style.backgroundImage.match(/(?:oklch|oklab|rgba?|color)\([^)]*\)/g) ?? []);
      return [ground, ...pattern.map(parse)].map((colour) => faded(colour, element));
    };

    /** The colours that may lie below a spot, `element` itself included; below all lies the page's own. */
    const groundsAt = (x: number, y: number, element: Element): readonly Colour[] => {
      const stack = document.elementsFromPoint(x, y).filter((one) => !(one instanceof SVGTextContentElement));
      const from = stack.indexOf(element);
      const below =
        from >= 0 || element instanceof SVGElement ? stack.slice(Math.max(from, 0)) : ancestors(element);
      const opaque = below.findIndex((one) => paints(one)[0]?.[3] === 1);
      const layers = (opaque < 0 ? below : below.slice(0, opaque + 1)).reverse();
      let grounds: readonly Colour[] = [parse('Canvas')];
      for (const layer of layers) {
        const [colour = parse('transparent'), ...pattern] = paints(layer);
        const next = grounds.map((ground) => over(colour, ground));
        grounds = [...next, ...pattern.flatMap((line) => next.map((ground) => over(line, ground)))];
      }
      return grounds;
    };
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];

    const name = (element: Element): string => {
      const own = element.getAttribute('class') ?? element.id;
      return `${element.tagName.toLowerCase()}${own ? `.${own.split(' ').join('.')}` : ` in ${element.parentElement?.getAttribute('class') ?? element.parentElement?.tagName}`}`;
    };
    const hex = ([r, g, b]: Colour) =>
      `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

    const problems = new Set<string>();
    const check = (what: string, colour: Colour, grounds: readonly Colour[], wanted: number) => {
      for (const ground of grounds) {
        const found = ratio(over(colour, ground), ground);
        if (found < wanted)
          problems.add(
            `${what}: ${found.toFixed(2)}, wanted ${wanted} (${hex(over(colour, ground))} on ${hex(ground)})`,
          );
      }
    };

    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      !element.closest('[aria-hidden="true"] input') &&
      ancestors(element).every((one) => !getComputedStyle(one).clipPath.startsWith('inset(50%'));
    const ink = parse(getComputedStyle(document.documentElement).color);
    const same = (a: Colour, b: Colour) => a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 1);

    // Texts.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let texts = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, option'))
        continue;
      if (!isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [spot] = range.getClientRects();
      if (!spot || spot.width === 0 || spot.right < 0 || spot.bottom < 0) continue;
      texts++;
      const style = getComputedStyle(element);
      const colour = faded(parse(element instanceof SVGElement ? style.fill : style.color), element);
      const grounds = groundsAt(spot.x + spot.width / 2, spot.y + spot.height / 2, element);
      const isBody = element.closest('main :is(p, li, dd)') !== null && same(colour, ink);
      const what = `text "${node.textContent.trim().slice(0, 24)}" of ${name(element)}`;
      check(what, colour, grounds, isBody ? least.bodyText : least.text);
    }
    if (texts < 5) problems.add(`only ${texts} texts found`);

    // Texts that the style sheet writes.
    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element)) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      for (const pseudo of ['::before', '::after']) {
        const { content, color, backgroundColor, display } = getComputedStyle(element, pseudo);
        if (display === 'none' || !/^(?!(""|none|normal)$)/.test(content)) continue;
        const own = parse(backgroundColor);
        const grounds = groundsAt(x + Math.min(2, width / 2), y + height / 2, element).map((g) =>
          over(own, g),
        );
        check(`${pseudo} of ${name(element)}`, faded(parse(color), element), grounds, least.text);
      }
    }

    // Controls: placeholder and boundary.
    const fields = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select';
    for (const control of document.querySelectorAll(
      `:is(${fields}, button, a[class], label:has(input)):not([aria-hidden] *)`,
    )) {
      if (!isShown(control)) continue;
      const style = getComputedStyle(control);
      const isField = control.matches(fields);
      const isBoxed = ['top', 'right', 'bottom', 'left'].every(
        (edge) => Number.parseFloat(style.getPropertyValue(`border-${edge}-width`)) > 0,
      );
      const { x, y, width, height } = control.getBoundingClientRect();
      const inside = groundsAt(x + width / 2, y + height / 2, control);
      if (isField) {
        const placeholder = getComputedStyle(control, '::placeholder');
        check(`placeholder of ${name(control)}`, parse(placeholder.color), inside, least.text);
      }
      if (!isField && !isBoxed) continue;
      const outside = control.parentElement ? groundsAt(x - 2, y + height / 2, control.parentElement) : [];
      check(`boundary of ${name(control)}`, parse(style.borderTopColor), outside, least.line);
    }

    // Lines of the drawings.
    for (const shape of document.querySelectorAll('svg[data-schematic] path')) {
      if (!shape.getAttribute('d')) continue;
      const style = getComputedStyle(shape);
      const sheet = shape.closest('figure');
      const ground = sheet ? [parse(getComputedStyle(sheet).backgroundColor)] : [parse('Canvas')];
      const line = style.stroke === 'none' ? style.fill : style.stroke;
      check(`line of ${name(shape)}`, faded(parse(line), shape), ground, least.line);
    }
    return [...problems];
  }, least);
}

test.describe('Contrast', () => {
  for (const { name, path } of templates)
    test(`of ${name} is high enough in both schemes`, async ({ page }) => {
      await page.goto(path);
      // Every spot must lie within the window to be asked for what is painted there.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 1280, height });
      await page.addStyleTag({
        content:
          '* { pointer-events: auto !important; transition: none !important; animation: none !important }',
      });
      const problems: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        problems.push(...(await lowContrasts(page)).map((problem) => `${colorScheme}: ${problem}`));
      }

      expect(problems).toEqual([]);
    });
});

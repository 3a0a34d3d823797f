import { expect, type Page } from '@playwright/test';
import { boxWidthOf, square } from '@/lib/schematic/layout/sheet';
import type { TextStyle } from '@/lib/svg/measure';
import { fontMeasure, widthOf } from '@/pipeline/svg/measure';
import { settled } from './site';
import { test } from './test';

/*
 * A browser sets texts as wide as the build measured them, and shows them large enough. All else about drawings is tested on data: `__tests__/pipeline/schematic.test.ts` and `screen.test.ts`.
 */

/** Drawings of every kind: each section's, the home page's, screens on each of the devices. */
const paths = [
  '/',
  '/services/b2b-portal',
  '/industries/core-banking-software',
  '/solution/route-optimization',
  '/case-study',
  '/portfolio',
];

/** Every text in the drawings that the page shows at its width, in its lines. */
const paintedTexts = (page: Page) =>
  page.$$eval(':is(svg[data-schematic], svg[role="img"]:not([aria-hidden])) text', (texts) =>
    texts
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const svg = (text as SVGTextElement).ownerSVGElement;
        const style = getComputedStyle(text);
        const lines = [''];
        for (const part of text.childNodes) {
          if (part instanceof Element && part.hasAttribute('dy')) lines.push('');
          lines.push(`${lines.pop()}${part.textContent}`);
        }
        return {
          lines,
          schematic: svg?.hasAttribute('data-schematic') ?? false,
          width: (text as SVGTextElement).getBBox().width,
          size: Number.parseFloat(style.fontSize),
          weight: Number(style.fontWeight),
          middle: style.textAnchor === 'middle',
          face: (/monospace|public/i.exec(style.fontFamily)?.[0] ?? 'heading').toLowerCase(),
          shown:
            (Number.parseFloat(style.fontSize) * (svg?.getBoundingClientRect().width ?? 0)) /
            (svg?.viewBox.baseVal.width ?? 1),
        };
      }),
  );
type PaintedText = Awaited<ReturnType<typeof paintedTexts>>[number];

const faces: Readonly<Record<string, TextStyle['face']>> = { monospace: 'note', public: 'text' };
const measured = ({ lines, size, weight, face }: PaintedText) => {
  const style: TextStyle = { face: faces[face] ?? 'heading', size, weight };
  return Math.max(...lines.map((line) => widthOf(line, style)));
};
const latin = ({ lines }: PaintedText) => lines.every((line) => /^[\x20-\x7e\u00a0]+$/.test(line));

test('texts are as wide as the build measured them', async ({ page }) => {
  const wrong: string[] = [];
  let count = 0;
  // The text face is not waited for: a first page may do without it, and has it for the next.
  await page.goto('/');
  const faces = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
  await expect.poll(() => page.evaluate(faces)).toBe(2);
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    for (const text of (await paintedTexts(page)).filter((one) => latin(one) && one.face !== 'monospace')) {
      count++;
      const width = measured(text);
      // Hinted letters stand on whole pixels, and a flow's number is bold. A weight without a file is measured in the next heavier one.
      if (text.width > width + 2 || text.width < width * 0.96 - 1)
        wrong.push(`${path}: "${text.lines}" is ${text.width} wide, measured ${width}`);
    }
  }
  expect(count).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('labels stay in their boxes where the face does not arrive', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const wrong: string[] = [];
  const shares: number[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    for (const text of (await paintedTexts(page)).filter(
      (one) => one.schematic && one.middle && one.size === 14,
    )) {
      shares.push(text.width / measured(text));
      const box = boxWidthOf(text.lines.join(' '), fontMeasure) * square;
      if (text.width > box - 2) wrong.push(`${path}: "${text.lines}" ${text.width} in ${box}`);
    }
  }
  expect(shares.length).toBeGreaterThan(40);
  // Proof that another face was there: it differs from the measured one by another share for each label.
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.06);
  expect(wrong).toEqual([]);
});

test.describe('without room for a scroll bar, as on a phone', () => {
  test.use({ isMobile: true });

  test('the texts of schematics are at least 9 px high at every width', async ({ page }) => {
    const small: string[] = [];
    for (const path of paths.slice(0, 5)) {
      await page.goto(path);
      // A phone folds the chapter that an industry's or a product's drawing stands in.
      for (const fold of await page.locator('main details').all())
        await fold.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      for (const width of [360, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const texts = (await paintedTexts(page)).filter(({ schematic }) => schematic);
        expect(texts.length, path).toBeGreaterThan(5);
        for (const { lines, shown } of texts)
          if (shown < 9) small.push(`${path} at ${width} px: "${lines}" ${shown.toFixed(2)} px`);
      }
    }
    expect(small).toEqual([]);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { settled, sitemapPaths } from './site';

/*
 * Every schematic of the site, measured as the browser has painted it. Boxes and flows are read from their merged paths, so that
 * nothing is trusted but what can be seen.
 */

/** Least height of a letter's em box in CSS pixels. */
const leastText = 9;
/** More flows that cut across one another than this are a tangle; the layout keeps nearly every drawing at none. */
const mostCrossings = 1;
const leastNodes = 5;

const widths = [360, 1280];

/** What is wrong with each drawing of the page, in words. */
async function inspectDrawings(page: Page) {
  return page.evaluate(
    ({ leastText, mostCrossings, leastNodes }) => {
      interface Box {
        readonly name: string;
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      interface Point {
        readonly x: number;
        readonly y: number;
      }
      type Line = readonly [Point, Point];

      const box = (name: string, { x, y, width, height }: DOMRect): Box => ({
        name,
        left: x,
        top: y,
        right: x + width,
        bottom: y + height,
      });
      const inside = (a: Box, b: Box, play = 0.1) =>
        a.left >= b.left - play &&
        a.top >= b.top - play &&
        a.right <= b.right + play &&
        a.bottom <= b.bottom + play;
      const overlap = (a: Box, b: Box) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const inset = (a: Box, by: number): Box => ({
        name: a.name,
        left: a.left + by,
        top: a.top + by,
        right: a.right - by,
        bottom: a.bottom - by,
      });
      const round = (value: number) => Math.round(value * 10) / 10;
      const pairs = <T>(list: readonly T[]) =>
        list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));

      /** Words of a text, its lines one after the other. */
      const words = (text: Element) =>
        [...text.querySelectorAll('tspan')].map((line) => line.textContent).join(' ') ||
        (text.textContent ?? '');

      /** Each closed outline of the path is a box; what follows it unclosed is a detail within. */
      const boxesOf = (path: SVGPathElement): Box[] =>
        (path.getAttribute('d')?.match(/M[^M]*Z/g) ?? []).map((outline, index) => {
          const lone = path.cloneNode() as SVGPathElement;
          lone.setAttribute('d', outline);
          path.after(lone);
          const bounds = lone.getBBox();
          lone.remove();
          return box(`box ${index + 1}`, bounds);
        });

      /** A flow's corners: rounded ones are quadratic curves around the corner. */
      const flowsOf = (path: SVGPathElement): Line[][] =>
        (path.getAttribute('d')?.match(/M[^M]*/g) ?? []).map((flow) => {
          const numbers = (part: string) => part.match(/-?[\d.]+/g)?.map(Number) ?? [];
          const points = [...flow.matchAll(/([MLQ])([^MLQ]*)/g)].map(([, command, rest = '']) => {
            const [x = 0, y = 0] = numbers(rest);
            return { command, x, y };
          });
          // The run up to a corner ends short of it: only the corner counts.
          const corners = points.filter(
            ({ command }, index) => command !== 'L' || points[index + 1]?.command !== 'Q',
          );
          return corners.slice(1).map((point, index): Line => [corners[index] ?? point, point]);
        });

      const side = (p: Point, q: Point, r: Point) =>
        Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
      const cross = ([a, b]: Line, [c, d]: Line) =>
        side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
      /** Flows run level or upright: a run is as good as its bounding box. */
      const runs = ([a, b]: Line, through: Box) =>
        overlap(
          {
            name: 'flow',
            left: Math.min(a.x, b.x) - 0.01,
            top: Math.min(a.y, b.y) - 0.01,
            right: Math.max(a.x, b.x) + 0.01,
            bottom: Math.max(a.y, b.y) + 0.01,
          },
          through,
        );

      return [...document.querySelectorAll<SVGSVGElement>('svg[data-schematic]')].map((svg) => {
        const problems: string[] = [];
        const all = <T extends SVGElement>(part: string) => [
          ...svg.querySelectorAll<T>(`[class*="_${part}"]`),
        ];
        const texts = all<SVGTextElement>('nodeText');
        const boxes = all<SVGPathElement>('nodes').flatMap(boxesOf);
        const labels = [...all<SVGTextElement>('laneText'), ...all<SVGTextElement>('flowText')];
        const lanes = all<SVGTextElement>('laneText').map((text) => box(words(text), text.getBBox()));
        const flows = all<SVGPathElement>('flows').flatMap(flowsOf);

        if (boxes.length < leastNodes) problems.push(`${boxes.length} boxes, at least ${leastNodes}`);
        if (boxes.length !== texts.length) problems.push(`${boxes.length} boxes for ${texts.length} labels`);
        for (const [a, b] of pairs(boxes))
          if (overlap(a, b)) problems.push(`two boxes overlap near ${round(a.left)}, ${round(a.top)}`);

        const full = new Set<Box>();
        for (const text of texts) {
          const label = box(words(text), text.getBBox());
          const home = boxes.find((candidate) => inside(label, candidate));
          if (!home)
            problems.push(`"${label.name}" (${round(label.right - label.left)} wide) leaves its box`);
          else if (full.has(home)) problems.push(`"${label.name}" shares its box`);
          else full.add(home);
        }

        // Of a line's em box the upper and lower edges stay empty: labels may come as close as letters allow.
        const labelBoxes = labels.map((text) => inset(box(words(text), text.getBBox()), 1.5));
        for (const label of labelBoxes)
          if (boxes.some((candidate) => overlap(label, candidate)))
            problems.push(`"${label.name}" runs into a box`);
        for (const [a, b] of pairs(labelBoxes))
          if (overlap(a, b)) problems.push(`"${a.name}" runs into "${b.name}"`);
        for (const lane of lanes)
          if (flows.some((flow) => flow.some((line) => runs(line, inset(lane, 1.5)))))
            problems.push(`a flow strikes the lane label "${lane.name}" out`);
        for (const candidate of boxes)
          if (flows.some((flow) => flow.some((line) => runs(line, inset(candidate, 1)))))
            problems.push(
              `a flow runs through the box near ${round(candidate.left)}, ${round(candidate.top)}`,
            );

        const view = box('view box', svg.viewBox.baseVal as unknown as DOMRect);
        for (const text of [...texts, ...labels])
          if (!inside(box('', text.getBBox()), view)) problems.push(`"${words(text)}" leaves the view box`);
        // Rules between lanes run on to the edges of the sheet, which clips them.
        for (const path of svg.querySelectorAll('path:not([class$="_lane"])'))
          if (path.getAttribute('d') && !inside(box('', (path as SVGPathElement).getBBox()), view))
            problems.push(`${path.getAttribute('class')} leaves the view box`);

        const crossings = pairs(flows).reduce(
          (count, [a, b]) => count + a.reduce((sum, s) => sum + b.filter((t) => cross(s, t)).length, 0),
          0,
        );
        if (crossings > mostCrossings)
          problems.push(`flows cross ${crossings} times, at most ${mostCrossings}`);

        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        const heights = [...texts, ...labels].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        );
        const smallest = Math.min(...heights);
        if (smallest < leastText)
          problems.push(`text is ${smallest.toFixed(2)} px high, at least ${leastText}`);

        return problems;
      });
    },
    { leastText, mostCrossings, leastNodes },
  );
}

/** Each catalogue page opens with its drawing; other pages may have some. */
const sections = ['services', 'industries', 'solution'];
const sectionOf = (path: string) => sections.find((section) => path.startsWith(`/${section}/`));

test.describe('Drawings', () => {
  // A phone keeps no room for a scroll bar.
  test.use({ isMobile: true });

  for (const section of [...sections, undefined])
    test(`of ${section ?? 'all other pages'} are clear at ${widths.join(' and ')} px`, async ({
      page,
      request,
    }) => {
      test.setTimeout(180_000);
      // Drawings need no script.
      await page.route('**/*.js', (route) => route.abort());
      const problems: string[] = [];

      for (const path of (await sitemapPaths(request)).filter((one) => sectionOf(one) === section)) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await settled(page);
          const drawings = await inspectDrawings(page);
          if (section && drawings.length === 0) problems.push(`${path}: has no drawing`);
          problems.push(...drawings.flat().map((problem) => `${path} at ${width} px: ${problem}`));
        }
      }

      expect(problems).toEqual([]);
    });

  test('are each used on one page only', async ({ request }) => {
    const pages = new Map<string, string>();
    const twins: string[] = [];
    for (const path of await sitemapPaths(request)) {
      const html = await (await request.get(path)).text();
      for (const [svg] of html.matchAll(/<svg[^>]* data-schematic.*?<\/svg>/gs)) {
        const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) =>
          text.replace(/<[^>]*>/g, ' '),
        );
        const twin = pages.get(texts.join());
        if (twin) twins.push(`${path} has the drawing of ${twin}`);
        pages.set(texts.join(), path);
      }
    }
    expect(pages.size).toBeGreaterThan(100);
    expect(twins).toEqual([]);
  });
});

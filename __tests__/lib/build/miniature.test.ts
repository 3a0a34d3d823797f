/** @jest-environment node */
import type { DrawnFlow, DrawnNode } from '@/lib/build/schematic/drawing';
import { miniature, miniatureFrame } from '@/lib/build/schematic/miniature';
import { miniaturesIn } from '@/lib/build/schematic/register';

const { width, height, longest, leastBox } = miniatureFrame;

const box = (id: string, x: number, y: number, size = { width: 40, height: 20 }): DrawnNode => ({
  id,
  kind: 'software',
  x,
  y,
  ...size,
  lines: [id],
});
const flow = (...points: readonly (readonly [number, number])[]): DrawnFlow => ({
  points: points.map(([x, y]) => ({ x, y })),
});
/** Ten units of the layout are one of the miniature. */
const layout = (nodes: readonly DrawnNode[], flows: readonly DrawnFlow[]) => ({
  width: width * 10,
  height: height * 10,
  nodes,
  flows,
});

/** Every point that a path of relative steps passes. */
function pointsOf(d: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([Mmlhv])(-?\d+)(?: ?(-?\d+))?/g)].map(([, command, a, b]) => {
    const [first, second] = [Number(a), Number(b)];
    if (command === 'M') [x, y] = [first, second];
    else if (command === 'h') x += first;
    else if (command === 'v') y += first;
    else [x, y] = [x + first, y + second];
    return { x, y };
  });
}

test('boxes are bars at their middle, flows follow their route, each step relative to the last', () => {
  const nodes = [box('a', 20, 30), box('b', 120, 90)];
  const route = flow([60, 40], [90, 40], [90, 100], [120, 100]);
  expect(miniature(layout(nodes, [route]))).toEqual({ boxes: 'M2 4h4m6 6h4', flows: 'M6 4h3v6h3' });
});

test('a flow that begins where another ended goes on from there', () => {
  const flows = [flow([60, 40], [120, 40]), flow([120, 40], [120, 90])];
  expect(miniature(layout([box('a', 20, 30)], flows)).flows).toBe('M6 4h6v5');
});

test('jogs of less than a unit and points on a straight run are left out', () => {
  const jogging = flow([60, 40], [61, 43], [90, 43], [120, 43]);
  expect(miniature(layout([box('a', 20, 30)], [jogging])).flows).toBe('M6 4h6');
  const ending = flow([60, 40], [90, 40], [91, 42]);
  expect(miniature(layout([box('a', 20, 30)], [ending])).flows).toBe('M6 4h3');
});

test('a box is never narrower than can be seen', () => {
  const { boxes } = miniature(layout([box('a', 20, 30, { width: 2, height: 2 })], []));
  expect(boxes).toBe(`M2 3h${leastBox}`);
});

test('where the paths would be too long, flows lose their bends', () => {
  const nodes = Array.from({ length: 8 }, (_, index) => box(`${index}`, 11 * index, 30 * index));
  const winding = Array.from({ length: 8 }, (_, index) =>
    flow([index * 30, 10], [index * 30, 110], [index * 30 + 110, 110], [index * 30 + 110, 250]),
  );
  const { boxes, flows } = miniature(layout(nodes, winding));
  expect((boxes + flows).length).toBeLessThanOrEqual(longest);
  expect(flows).toContain('l11 24');
  expect(pointsOf(flows)).toContainEqual({ x: 32, y: 25 });
});

test.each(['services', 'industries', 'solution'] as const)(
  'each sheet of %s has one of its own',
  async (section) => {
    const all = [...(await miniaturesIn(section))];
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(([, { boxes, flows }]) => boxes + flows)).size).toBe(all.length);
    for (const [page, { boxes, flows }] of all) {
      expect((boxes + flows).length).toBeLessThanOrEqual(longest);
      expect(boxes + flows).toMatch(/^[Mmlhv\d -]+$/);
      expect(boxes.match(/h/g)).toHaveLength(
        page.detail.schematic.lanes.flatMap(({ nodes }) => nodes).length,
      );
      for (const { x, y } of pointsOf(boxes + flows)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  },
  // Where nothing is kept on disk, every drawing of the section is laid out first.
  180_000,
);

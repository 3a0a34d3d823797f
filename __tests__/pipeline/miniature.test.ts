/** @jest-environment node */
import type { DrawnFlow, DrawnNode } from '@/lib/schematic/drawing';
import { miniature, miniatureFrame } from '@/pipeline/schematic/miniature';
import { miniaturesIn } from '@/pipeline/schematic/register';

const { width, height, leastBox } = miniatureFrame;

const box = (id: string, x: number, y: number, size = { width: 40, height: 20 }): DrawnNode => ({
  id,
  kind: 'software',
  x,
  y,
  ...size,
  lines: [id],
});
/** A flow through points such as `60,40 120,40`. */
const flow = (route: string): DrawnFlow => ({
  points: route.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  }),
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
  return [...d.matchAll(/([Mmhv])(-?\d+)(?: ?(-?\d+))?/g)].map(([, command, a, b]) => {
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
  const route = flow('60,40 90,40 90,100 120,100');
  expect(miniature(layout(nodes, [route]))).toEqual({ boxes: 'M2 4h4m6 6h4', flows: 'M6 4h3v6h3' });
});

test.each([
  ['goes on from where another flow ended', ['60,40 120,40', '120,40 120,90'], 'M6 4h6v5'],
  ['leaves a jog of less than a unit out', ['60,40 61,43 90,43 120,43'], 'M6 4h6'],
  ['leaves such a jog at its end out', ['60,40 90,40 91,42'], 'M6 4h3'],
  ['reaches the bar of the box that it comes to from above', ['90,90 90,60 40,60 40,30'], 'M9 9v-3h-5v-2'],
])('a flow %s', (_, routes, expected) => {
  expect(miniature(layout([box('a', 20, 30)], routes.map(flow))).flows).toBe(expected);
});

test('a box is never narrower than can be seen', () => {
  const { boxes } = miniature(layout([box('a', 20, 30, { width: 2, height: 2 })], []));
  expect(boxes).toBe(`M2 3h${leastBox}`);
});

test.each(['services', 'industries', 'solution'] as const)(
  'each sheet of %s has one of its own',
  async (section) => {
    const all = [...(await miniaturesIn(section))];
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(([, { boxes, flows }]) => boxes + flows)).size).toBe(all.length);
    for (const [page, { boxes, flows }] of all) {
      // Lines are level or upright.
      expect(boxes + flows).toMatch(/^[Mmhv\d -]+$/);
      expect(boxes.match(/h/g)).toHaveLength(
        page.detail.schematic.lanes.flatMap(({ nodes }) => nodes).length,
      );
      const outside = pointsOf(boxes + flows).filter(({ x, y }) => x < 0 || x > width || y < 0 || y > height);
      expect(outside).toEqual([]);
    }
  },
  // Where nothing is kept on disk, every drawing of the section is laid out first.
  180_000,
);

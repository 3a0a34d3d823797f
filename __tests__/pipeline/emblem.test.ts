/** @jest-environment node */
import { emblem } from '@/content/emblem';
import type { Point } from '@/lib/schematic/area';
import { type Arc, petalArcs } from '@/pipeline/emblem/construction';

/* The drawing of the emblem's construction: six arcs that are the petal. */

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const [leftFoot, leftTip, rightTip, rightFoot] = emblem.handles;
const edges = [
  { arcs: petalArcs.slice(0, 3), foot: leftFoot, tip: leftTip },
  { arcs: petalArcs.slice(3), foot: rightFoot, tip: rightTip },
];

/** Points of the curve that the emblem's path draws from foot to tip. */
const curve = (
  [x0, y0, x1, y1]: (typeof emblem.handles)[number],
  [x3, y3, x2, y2]: (typeof emblem.handles)[number],
) =>
  Array.from({ length: 101 }, (_, index): Point => {
    const [t, u] = [index / 100, 1 - index / 100];
    const at = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
    return { x: at(x0, x1, x2, x3), y: at(y0, y1, y2, y3) };
  });

const off = (point: Point, { centre, radius }: Arc) => Math.abs(distance(point, centre) - radius);

test.each(edges)('three arcs lead from foot to tip and meet without a corner', ({ arcs, foot, tip }) => {
  expect(arcs).toHaveLength(3);
  const [start, end] = [arcs[0]?.from, arcs[2]?.to] as [Point, Point];
  expect(distance(start, { x: foot[0], y: foot[1] })).toBeCloseTo(0);
  expect(distance(end, { x: tip[0], y: tip[1] })).toBeCloseTo(0);
  for (const arc of arcs) for (const point of [arc.from, arc.to]) expect(off(point, arc)).toBeCloseTo(0);
  for (const [index, arc] of arcs.slice(1).entries()) {
    const before = arcs[index] as Arc;
    expect(distance(before.to, arc.from)).toBeCloseTo(0);
    // Both centres and the joint lie on one line.
    expect(distance(before.centre, arc.centre)).toBeCloseTo(Math.abs(before.radius - arc.radius));
  }
});

test.each(edges)('the arcs keep to the petal by a twentieth of a unit', ({ arcs, foot, tip }) => {
  const worst = curve(foot, tip).map((point) => Math.min(...arcs.map((arc) => off(point, arc))));
  expect(Math.max(...worst)).toBeLessThan(0.05);
});

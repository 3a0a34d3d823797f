import { emblem } from '@/content/emblem';
import type { Point } from '@/lib/schematic/area';

/** An arc as a compass draws it. Lengths are units of the emblem's grid. */
export interface Arc {
  readonly centre: Point;
  readonly radius: number;
  readonly from: Point;
  readonly to: Point;
  /** SVG's sweep flag. */
  readonly sweep: 0 | 1;
}

interface Edge {
  /** Ends of the edge, each with the handle that pulls its curve. */
  readonly foot: (typeof emblem.handles)[number];
  readonly tip: (typeof emblem.handles)[number];
  /** Turn of the first two arcs in degrees, and radius of the second: the third arc and the other two radii follow from these. */
  readonly turns: readonly [number, number];
  readonly radius: number;
}

const [leftFoot, leftTip, rightTip, rightFoot] = emblem.handles;

/** Turns and radii found by search: at these no arc leaves the petal's curve by more than a twentieth of a unit. */
const edges: readonly Edge[] = [
  { foot: leftFoot, tip: leftTip, turns: [14, 65], radius: 14 },
  { foot: rightFoot, tip: rightTip, turns: [15, 62], radius: 15 },
];

/** Both edges of the petal from foot to tip, each as three arcs that meet without a corner. */
export const petalArcs: readonly Arc[] = edges.flatMap(arcsOf);

function arcsOf({
  foot: [x, y, pullX, pullY],
  tip: [tipX, tipY, tipPullX, tipPullY],
  turns,
  radius,
}: Edge): Arc[] {
  const start = Math.atan2(pullY - y, pullX - x);
  const end = Math.atan2(tipY - tipPullY, tipX - tipPullX);
  const whole = Math.atan2(Math.sin(end - start), Math.cos(end - start));
  const side = Math.sign(whole);
  const [first, second] = [turns[0], turns[1]].map((degrees) => (side * degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  /** Where an arc of radius 1 ends that starts at the origin. */
  const step = (heading: number, turn: number): Point => ({
    x: side * (Math.sin(heading + turn) - Math.sin(heading)),
    y: side * (Math.cos(heading) - Math.cos(heading + turn)),
  });
  const parts = [
    { heading: start, turn: first },
    { heading: start + first, turn: second },
    { heading: start + first + second, turn: whole - first - second },
  ] as const;
  const [a, b, c] = parts.map(({ heading, turn }) => step(heading, turn)) as [Point, Point, Point];
  // The two outer radii at which the three arcs together lead from foot to tip: two linear equations.
  const rest = { x: tipX - x - radius * b.x, y: tipY - y - radius * b.y };
  const determinant = a.x * c.y - a.y * c.x;
  const radii = [
    (rest.x * c.y - rest.y * c.x) / determinant,
    radius,
    (a.x * rest.y - a.y * rest.x) / determinant,
  ];
  let from: Point = { x, y };
  return parts.map(({ heading, turn }, index) => {
    const r = radii[index] ?? 0;
    const way = step(heading, turn);
    const to = { x: from.x + r * way.x, y: from.y + r * way.y };
    const centre = { x: from.x - side * r * Math.sin(heading), y: from.y + side * r * Math.cos(heading) };
    const arc: Arc = { centre, radius: r, from, to, sweep: side > 0 ? 1 : 0 };
    from = to;
    return arc;
  });
}

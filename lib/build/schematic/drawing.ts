import type { NodeKind } from '@/content/catalogue/types';
import type { TextStyle } from '@/lib/build/drawing/measure';

/** A drawing as plain geometry. Lengths are SVG user units. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Edges of an upright rectangle. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface DrawnNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}
/** Top left corner and size of the room that a text may fill. */
export interface DrawnText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface DrawnFlow {
  readonly points: readonly Point[];
  readonly label?: DrawnText & { readonly lines: readonly string[] };
}
/** A lane's name, and the band that holds its boxes. */
export interface DrawnLane extends DrawnText {
  readonly text: string;
  readonly band: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}
/** The red pencil on a drawing: what revision A doubted, and what revision B answers. */
export interface DrawnMark {
  /** Id of the box that the cloud goes round. */
  readonly node: string;
  readonly cloud: Area;
  readonly note: DrawnText;
  /** Line from the note to the cloud; none where it would run through a box. */
  readonly leader?: { readonly from: Point; readonly to: Point };
  /** The box's label in revision A. */
  readonly before: readonly string[];
  readonly doubt: readonly string[];
  /** The same label, struck out in the note of revision B. */
  readonly struck: string;
  readonly answer: readonly string[];
}
export interface Drawing {
  readonly mark?: DrawnMark;
  /** Portrait stacks its lanes for a phone; landscape sets them side by side, with a rule under each lane's name. */
  readonly format: 'portrait' | 'landscape';
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly DrawnLane[];
  readonly nodes: readonly DrawnNode[];
  readonly flows: readonly DrawnFlow[];
}

/** How texts are set. */
export const texts = {
  lane: { face: 'note', size: 13, weight: 400, tracking: 0.04 },
  node: { face: 'text', size: 14, weight: 500, anchor: 'middle', leading: 16 },
  flow: { face: 'text', size: 13, weight: 400, anchor: 'middle', leading: 14 },
  note: { face: 'text', size: 13, weight: 500, leading: 16 },
} as const satisfies Record<string, TextStyle>;

/** The straight runs of a flow. */
export function segmentsOf(flow: Pick<DrawnFlow, 'points'>): (readonly [Point, Point])[] {
  return flow.points.slice(1).flatMap((point, index) => {
    const before = flow.points[index];
    return before ? [[before, point] as const] : [];
  });
}

/** How often two flows cut across one another. */
export function crossings({ flows }: Pick<Drawing, 'flows'>): number {
  let count = 0;
  for (const [index, flow] of flows.entries())
    for (const other of flows.slice(index + 1))
      for (const a of segmentsOf(flow)) for (const b of segmentsOf(other)) if (cross(a, b)) count++;
  return count;
}

function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export const areaOf = ({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): Area => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

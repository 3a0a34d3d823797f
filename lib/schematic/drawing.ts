import type { NodeKind } from '@/content/catalogue/schematic';
import type { TextStyle } from '@/lib/svg/measure';
import { type Area, areaAround, cross, type Point, type Rect } from './area';

/** A drawing as plain geometry. Lengths are SVG user units. */

export interface DrawnNode extends Rect {
  readonly id: string;
  readonly kind: NodeKind;
  readonly lines: readonly string[];
}
/** The room that a flow's label may fill, and its lines. */
export interface DrawnLabel extends Rect {
  readonly lines: readonly string[];
}
export interface DrawnFlow {
  readonly points: readonly Point[];
  readonly label?: DrawnLabel;
}
/** The room that a lane's name may fill, the name, and the band that holds the lane's boxes. */
export interface DrawnLane extends Rect {
  readonly text: string;
  readonly band: Area;
}
export type Side = 'left' | 'top' | 'right' | 'bottom';
export type Curve = readonly [Point, Point, Point, Point];

/** The red pencil on a drawing: what revision A doubted, and what revision B answers. */
export interface DrawnMark {
  /** Id of the box that the cloud goes round. */
  readonly node: string;
  readonly cloud: Area;
  readonly note: Rect;
  /** The side of the note that the leader ends on: its lines are aligned there. */
  readonly side: Side;
  /** From the cloud to the note: a cubic Bézier curve, by its ends and control points. */
  readonly leader: Curve;
  /** The box's label in revision A. */
  readonly before: readonly string[];
  readonly doubt: readonly string[];
  /** The same label, struck out in the note of revision B. */
  readonly struck: string;
  readonly answer: readonly string[];
}
/**
 * Landscape sets its lanes side by side, with a rule under each lane's name. The other two stack them: portrait is as wide as a phone,
 * medium as a tablet held upright.
 */
export type Format = 'landscape' | 'medium' | 'portrait';

export interface Drawing {
  readonly mark?: DrawnMark;
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly DrawnLane[];
  readonly nodes: readonly DrawnNode[];
  readonly flows: readonly DrawnFlow[];
}

/** Text styles of a drawing. */
export const texts = {
  lane: { face: 'text', size: 13, weight: 600 },
  node: { face: 'text', size: 14, weight: 500, anchor: 'middle', leading: 16 },
  flow: { face: 'text', size: 13, weight: 400, anchor: 'middle', leading: 14 },
  note: { face: 'text', size: 13, weight: 500, leading: 16 },
  /** A note whose leader ends on its right side. */
  noteEnd: { face: 'text', size: 13, weight: 500, leading: 16, anchor: 'end' },
} as const satisfies Record<string, TextStyle>;

/** The straight runs of a flow. */
export function segmentsOf(flow: Pick<DrawnFlow, 'points'>): (readonly [Point, Point])[] {
  return flow.points.slice(1).flatMap((point, index) => {
    const before = flow.points[index];
    return before ? [[before, point] as const] : [];
  });
}

/** The area of each straight run of a flow, without a width or without a height. */
export const runAreas = (flow: Pick<DrawnFlow, 'points'>): Area[] => segmentsOf(flow).map(areaAround);

/** Number of places where two flows cross. */
export function crossings({ flows }: Pick<Drawing, 'flows'>): number {
  let count = 0;
  for (const [index, flow] of flows.entries())
    for (const other of flows.slice(index + 1))
      for (const a of segmentsOf(flow)) for (const b of segmentsOf(other)) if (cross(a, b)) count++;
  return count;
}

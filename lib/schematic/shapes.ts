import { tenths as n } from '@/lib/svg/tenths';
import type { Area, Point } from './area';
import type { Curve, DrawnFlow, DrawnNode } from './drawing';

/** Shapes of a drawing as path data. */

/** Straight runs with small rounded corners. */
export function flowLine(points: DrawnFlow['points']): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${n(first.x)} ${n(first.y)}`;
  for (const [index, point] of rest.entries()) {
    const before = points[index];
    const after = rest[index + 1];
    if (!before || !after) {
      path += runTo(point, before);
      continue;
    }
    const radius = Math.min(6, distance(before, point) / 2, distance(point, after) / 2);
    const from = towards(point, before, radius);
    const to = towards(point, after, radius);
    path += `${runTo(from, before)}Q${n(point.x)} ${n(point.y)} ${n(to.x)} ${n(to.y)}`;
  }
  return path;
}

/** A straight run of a flow, which is always level or upright. */
const runTo = (to: Point, from: Point | undefined) =>
  from && n(from.x) === n(to.x) ? `V${n(to.y)}` : `H${n(to.x)}`;

export function arrowhead(points: DrawnFlow['points']): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const base = towards(tip, before, 7);
  const dx = ((tip.x - base.x) / 7) * 3.6;
  const dy = ((tip.y - base.y) / 7) * 3.6;
  return `M${n(tip.x)} ${n(tip.y)}L${n(base.x - dy)} ${n(base.y + dx)}L${n(base.x + dy)} ${n(base.y - dx)}Z`;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
function towards(from: Point, to: Point, length: number): Point {
  const total = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / total, y: from.y + ((to.y - from.y) * length) / total };
}

/** Radius of a person's box: one for more than two lines has straight sides between its corners. */
const roundest = 24;

/** Outline of a node by kind: a pill for a person, a folded corner for a document, a double edge for a store. */
export function boxOutline({ kind, x, y, width, height }: Omit<DrawnNode, 'id' | 'lines'>): string {
  const right = x + width;
  const bottom = y + height;
  if (kind === 'person') {
    const r = Math.min(height / 2, roundest);
    if (height > 2 * r) {
      const arc = (toX: number, toY: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(toX)} ${n(toY)}`;
      return `M${n(x + r)} ${n(y)}H${n(right - r)}${arc(right, y + r)}V${n(bottom - r)}${arc(right - r, bottom)}H${n(x + r)}${arc(x, bottom - r)}V${n(y + r)}${arc(x + r, y)}Z`;
    }
    return `M${n(x + r)} ${n(y)}H${n(right - r)}A${n(r)} ${n(r)} 0 0 1 ${n(right - r)} ${n(bottom)}H${n(x + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`;
  }
  if (kind === 'document') {
    const fold = 9;
    return `M${n(x)} ${n(y)}H${n(right - fold)}L${n(right)} ${n(y + fold)}V${n(bottom)}H${n(x)}ZM${n(right - fold)} ${n(y)}V${n(y + fold)}H${n(right)}`;
  }
  const box = `M${n(x)} ${n(y)}H${n(right)}V${n(bottom)}H${n(x)}Z`;
  return kind === 'store'
    ? `${box}M${n(x + 4)} ${n(y)}V${n(bottom)}M${n(right - 4)} ${n(y)}V${n(bottom)}`
    : box;
}

export function curvePath([from, ...rest]: Curve): string {
  const pair = ({ x, y }: Point) => `${n(x)} ${n(y)}`;
  return `M${pair(from)}C${rest.map(pair).join(' ')}`;
}

/** Bulges round an area, as a reviewer's cloud has them. */
export function cloudPath({ left, top, right, bottom }: Area): string {
  const side = (length: number, x: number, y: number) => {
    const bulges = Math.max(2, Math.round(Math.abs(length) / 17));
    const part = length / bulges;
    const radius = n(Math.abs(part) * 0.62);
    return `a${radius} ${radius} 0 0 1 ${n(part * x)} ${n(part * y)}`.repeat(bulges);
  };
  const width = right - left;
  const height = bottom - top;
  return `M${n(left)} ${n(top)}${side(width, 1, 0)}${side(height, 0, 1)}${side(-width, 1, 0)}${side(-height, 0, 1)}`;
}

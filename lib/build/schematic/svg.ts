import type { Drawing, DrawnFlow, DrawnNode } from './layout';

/** Path data for the pieces of a drawing, rounded to tenths: every byte stands in the page twice. */

const n = (value: number) => String(Math.round(value * 10) / 10);

/** All flows as one path: straight runs with small rounded corners, stopping short of the arrowhead. */
export function flowsPath({ flows }: Drawing): string {
  return flows.map(({ points }) => roundedPath(points)).join('');
}

function roundedPath(points: DrawnFlow['points']): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${n(first.x)} ${n(first.y)}`;
  for (const [index, point] of rest.entries()) {
    const before = points[index];
    const after = rest[index + 1];
    if (!before || !after) {
      path += `L${n(point.x)} ${n(point.y)}`;
      continue;
    }
    const radius = Math.min(6, distance(before, point) / 2, distance(point, after) / 2);
    const from = towards(point, before, radius);
    const to = towards(point, after, radius);
    path += `L${n(from.x)} ${n(from.y)}Q${n(point.x)} ${n(point.y)} ${n(to.x)} ${n(to.y)}`;
  }
  return path;
}

/** All arrowheads as one path. */
export function arrowsPath({ flows }: Drawing): string {
  return flows
    .map(({ points }) => {
      const tip = points.at(-1);
      const before = points.at(-2);
      if (!tip || !before) return '';
      const base = towards(tip, before, 7);
      const dx = (tip.x - base.x) / 7;
      const dy = (tip.y - base.y) / 7;
      const half = 3.6;
      return `M${n(tip.x)} ${n(tip.y)}L${n(base.x - dy * half)} ${n(base.y + dx * half)}L${n(base.x + dy * half)} ${n(base.y - dx * half)}Z`;
    })
    .join('');
}

type Point = { x: number; y: number };
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
function towards(from: Point, to: Point, length: number): Point {
  const total = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / total, y: from.y + ((to.y - from.y) * length) / total };
}

/** Outline of a node by kind: a pill for a person, a folded corner for a document, a double edge for a store. */
export function nodePath({ kind, x, y, width, height }: DrawnNode): string {
  const right = x + width;
  const bottom = y + height;
  if (kind === 'person') {
    const r = height / 2;
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

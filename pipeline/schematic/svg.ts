import type { Point } from '@/lib/schematic/area';
import { type Drawing, type DrawnFlow, type DrawnNode, texts } from '@/lib/schematic/drawing';
import { tenths as n } from '@/lib/svg/tenths';
import { centredBaseline } from '@/pipeline/svg/baseline';
import { type Paint, type Primitive, type StyleSheet, toSvg } from '@/pipeline/svg/svg';

/** Writes a drawing's geometry as SVG. */

export const schematicStyles = {
  paths: ['rule', 'flows', 'arrows', 'nodes', 'outside'],
  texts,
} as const satisfies StyleSheet<string, string>;

type SchematicPrimitive = Primitive<(typeof schematicStyles.paths)[number], keyof typeof texts>;
export type SchematicPaint = Paint<(typeof schematicStyles.paths)[number] | keyof typeof texts>;

/** The inside of the drawing's `<svg>`. */
export const schematicSvg = (drawing: Drawing, paint: SchematicPaint): string =>
  toSvg(schematicPrimitives(drawing), schematicStyles, paint);

export const schematicPrimitives = (drawing: Drawing): SchematicPrimitive[] => [
  ...lanePrimitives(drawing),
  ...systemPrimitives(drawing),
];

/** Names of the lanes. Where lanes are stacked, the rules between them extend beyond the drawing's frame, which clips them. */
export function lanePrimitives({ format, lanes, width }: Drawing): SchematicPrimitive[] {
  return lanes.flatMap(({ text, x, y, band }, index): SchematicPrimitive[] => [
    ...(format === 'landscape'
      ? [{ path: 'rule', d: `M${Math.round(x)} ${band.top}H${band.right - 12}` } as const]
      : index > 0
        ? [{ path: 'rule', d: `M-200 ${Math.round(band.top)}H${Math.ceil(width) + 200}` } as const]
        : []),
    { text: 'lane', x: Math.round(x), y: Math.round(y + texts.lane.size), lines: [text] },
  ]);
}

/** Boxes and flows with their labels, which stand on whole units. */
export function systemPrimitives({ nodes, flows }: Drawing): SchematicPrimitive[] {
  return [
    ...nodes.flatMap((node) => [boxPrimitive(node), labelPrimitive(node, node.lines)]),
    ...flows.flatMap(flowPrimitives),
  ];
}

export const boxPrimitive = (node: DrawnNode): SchematicPrimitive => ({
  path: node.kind === 'outside' ? 'outside' : 'nodes',
  d: outline(node),
});

export const labelPrimitive = (
  { x, y, width, height }: DrawnNode,
  lines: readonly string[],
): SchematicPrimitive => ({
  text: 'node',
  x: Math.round(x + width / 2),
  y: Math.round(centredBaseline(y, height, texts.node, lines.length)),
  lines,
});

export const flowPrimitives = ({ points, label }: DrawnFlow): SchematicPrimitive[] => [
  { path: 'flows', d: roundedPath(points) },
  { path: 'arrows', d: arrow(points) },
  ...(label
    ? [
        {
          text: 'flow',
          x: Math.round(label.x + label.width / 2),
          y: Math.round(label.y + texts.flow.size),
          lines: label.lines,
        } as const,
      ]
    : []),
];

/** Straight runs with small rounded corners. */
function roundedPath(points: DrawnFlow['points']): string {
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

function arrow(points: DrawnFlow['points']): string {
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

/** Outline of a node by kind: a pill for a person, a folded corner for a document, a double edge for a store. */
function outline({ kind, x, y, width, height }: DrawnNode): string {
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

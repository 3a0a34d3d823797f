import { type Drawing, type DrawnFlow, type DrawnNode, texts } from '@/lib/schematic/drawing';
import { arrowhead, boxOutline, flowLine } from '@/lib/schematic/shapes';
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
  d: boxOutline(node),
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
  { path: 'flows', d: flowLine(points) },
  { path: 'arrows', d: arrowhead(points) },
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

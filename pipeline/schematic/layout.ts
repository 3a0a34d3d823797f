import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Schematic } from '@/content/catalogue/schematic';
import { labelLines } from '@/pipeline/svg/lines';
import { roomOf, widestRoom } from '@/pipeline/svg/measure';
import type { Point } from './area';
import {
  crossings,
  type Drawing,
  type DrawnFlow,
  type DrawnLane,
  type DrawnNode,
  runAreas,
  texts,
} from './drawing';

/*
 * A portrait drawing: lanes are bands from top to bottom. Lengths are SVG user units; a phone of 360 px, where a drawing has
 * the screen's whole width, shows one unit as 0.92 px or more (`maxWidth`), so that the smallest text is 12 px high.
 */

export const sizes = {
  nodeHeight: 42,
  nodePadding: 10,
  minNodeWidth: 82,
  laneStrip: 20,
  margin: 10,
  minWidth: 360,
  maxWidth: 390,
} as const;

const elk = new ELK();

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.partitioning.activate': 'true',
  // ELK would lay out two unconnected parts of a drawing apart, each with lanes of its own.
  'elk.separateConnectedComponents': 'false',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.thoroughness': '14',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '7',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
};

/**
 * Lays a drawing out. Several ways of stacking are tried; the one that fits a phone with the fewest crossings wins. Where
 * none fits, or a flow strikes a lane's name out, flow labels are broken into two lines and boxes stand closer.
 * @returns undefined where no way fits a phone
 */
export async function drawPortrait(schematic: Schematic): Promise<Drawing | undefined> {
  const wide = await drawings(schematic, stackings, false);
  const good = cheapest(wide);
  if (good && struckNames(good) === 0) return good;
  return cheapest([...wide, ...(await drawings(schematic, closeStackings, true))]);
}

/** A drawing for each way of stacking that keeps the lanes apart. */
async function drawings(schematic: Schematic, variants: readonly LayoutOptions[], breakLabels: boolean) {
  const drawn: Drawing[] = [];
  for (const variant of variants) {
    const graph = await elk.layout(toElk(schematic, variant, breakLabels));
    // A wider drawing has more room beside the flows for a lane's name that a flow strikes out.
    for (const least of [sizes.minWidth, sizes.maxWidth]) {
      const drawing = toDrawing(schematic, graph, least);
      drawn.push(drawing);
      if (struckNames(drawing) === 0) break;
    }
  }
  return drawn.filter((drawing) => isBanded(drawing, schematic));
}

/** The drawing of least cost among those that fit a phone. */
function cheapest(candidates: readonly Drawing[]): Drawing | undefined {
  const cost = (drawing: Drawing) =>
    (crossings(drawing) + struckNames(drawing)) * 120 + drawing.height * 0.4 + drawing.width * 0.2;
  return candidates
    .filter(({ width }) => width <= sizes.maxWidth)
    .reduce<Drawing | undefined>((best, one) => (best && cost(best) <= cost(one) ? best : one), undefined);
}

/** Tells whether every box lies inside its own lane's band. Some ways of stacking let rows of two lanes overlap. */
function isBanded({ lanes, nodes }: Drawing, schematic: Schematic): boolean {
  return schematic.lanes.every((lane, index) => {
    const band = lanes[index];
    return lane.nodes.every(({ id }) => {
      const node = nodes.find((candidate) => candidate.id === id);
      return band && node && node.y >= band.band.top && node.y + node.height <= band.band.bottom;
    });
  });
}

const atMost = (nodes: number): LayoutOptions => ({
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.layering.coffmanGraham.layerBound': String(nodes),
});

/** Ways of stacking: how nodes are dealt onto rows, and how rows are aligned. */
const stackings: readonly LayoutOptions[] = [
  {},
  atMost(2),
  { 'elk.layered.layering.strategy': 'LONGEST_PATH' },
  { 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' },
  { ...atMost(2), 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' },
];

const closeStackings = [...stackings, atMost(1), { 'elk.layered.layering.strategy': 'MIN_WIDTH' }].map(
  (stacking): LayoutOptions => ({
    ...stacking,
    'elk.spacing.nodeNode': '9',
    'elk.spacing.edgeNode': '7',
    'elk.spacing.edgeEdge': '7',
  }),
);

function toElk({ lanes, flows }: Schematic, variant: LayoutOptions, breakLabels: boolean): ElkNode {
  return {
    id: 'root',
    layoutOptions: { ...options, ...variant },
    children: lanes.flatMap((lane, index) =>
      lane.nodes.map(({ id, label }) => ({
        id,
        width: Math.max(
          sizes.minNodeWidth,
          widestRoom(labelLines(label, texts.node), texts.node) + 2 * sizes.nodePadding,
        ),
        height: sizes.nodeHeight,
        layoutOptions: { 'elk.partitioning.partition': String(index) },
      })),
    ),
    edges: flows.map(({ from, to, label }, index) => ({
      id: `flow-${index}`,
      sources: [from],
      targets: [to],
      labels: label ? [flowLabel(breakLabels ? labelLines(label, texts.flow) : [label])] : [],
    })),
  };
}

/** ELK takes a label as one text: its lines go in joined by a line break, and `toDrawing` splits them again. */
function flowLabel(lines: readonly string[]) {
  return {
    text: lines.join('\n'),
    width: widestRoom(lines, texts.flow) + 6,
    height: lines.length * texts.flow.leading + 3,
  };
}

function toDrawing(schematic: Schematic, graph: ElkNode, leastWidth: number): Drawing {
  const boxes = new Map((graph.children ?? []).map((node) => [node.id, node]));
  const boxOf = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = boxes.get(id) ?? {};
    return { x, y, width, height };
  };
  // A strip for each lane's label is cut in just above the lane's first row, where flows only run straight down.
  const cuts = schematic.lanes.map((lane) => Math.min(...lane.nodes.map(({ id }) => boxOf(id).y)) - 8);
  const down = (y: number) => y + cuts.filter((cut) => y > cut).length * sizes.laneStrip + sizes.margin;
  const graphWidth = (graph.width ?? 0) + 2 * sizes.margin;
  const width = Math.max(graphWidth, leastWidth);
  const right = (x: number) => x + sizes.margin + (width - graphWidth) / 2;

  const nodes = schematic.lanes.flatMap((lane) =>
    lane.nodes.map(({ id, kind, label }): DrawnNode => {
      const { x, y, ...size } = boxOf(id);
      return { id, kind, x: right(x), y: down(y), ...size, lines: labelLines(label, texts.node) };
    }),
  );
  const flows = (graph.edges ?? []).map((edge): DrawnFlow => {
    const points = pointsOf(edge).map(({ x, y }) => ({ x: right(x), y: down(y) }));
    const label = edge.labels?.[0];
    if (!label?.text) return { points };
    const { text, x = 0, y = 0, width: room = 0, height = 0 } = label;
    // Moved by its middle, so that a label stays beside its flow.
    const top = down(y + height / 2) - height / 2;
    return { points, label: { lines: text.split('\n'), x: right(x), y: top, width: room, height } };
  });
  const bottom = Math.max(...nodes.map((node) => node.y + node.height)) + sizes.margin + 4;
  return {
    format: 'portrait',
    width,
    height: bottom,
    lanes: toLanes(schematic, cuts.map(down), { flows, width, bottom }),
    nodes,
    flows,
  };
}

/** `starts` are the upper edges of the bands. */
function toLanes(
  { lanes }: Schematic,
  starts: readonly number[],
  { flows, width, bottom }: { flows: readonly DrawnFlow[]; width: number; bottom: number },
): DrawnLane[] {
  return lanes.map((lane, index) => {
    const label = lane.label.toUpperCase();
    const top = index === 0 ? 0 : (starts[index] ?? 0);
    const room = roomOf(label, texts.lane);
    const y = top + 5;
    const height = texts.lane.size + 4;
    const x = freeColumn(flows, y, y + height, room, width) ?? sizes.margin;
    const band = { left: 0, right: width, top, bottom: starts[index + 1] ?? bottom };
    return { text: label, x, y, width: room, height, band };
  });
}

/** The leftmost x at which a text of `room` meets no flow between `top` and `bottom`. */
function freeColumn(flows: readonly DrawnFlow[], top: number, bottom: number, room: number, width: number) {
  const taken = spans(flows, top, bottom);
  for (let x = 4; x + room <= width - 2; x += 2)
    if (taken.every(([from, to]) => to < x || from > x + room)) return x;
  return undefined;
}

/** Number of lanes whose name has no place free of flows. */
const struckNames = ({ lanes, flows }: Drawing): number =>
  lanes.filter(({ x, y, width, height }) =>
    spans(flows, y, y + height).some(([from, to]) => to >= x && from <= x + width),
  ).length;

/** Horizontal spans that flows take up between `top` and `bottom`. */
const spans = (flows: readonly DrawnFlow[], top: number, bottom: number) =>
  flows
    .flatMap(runAreas)
    .filter((run) => run.bottom > top && run.top < bottom)
    .map(({ left, right }) => [left - 3, right + 3] as const);

function pointsOf(edge: ElkExtendedEdge): Point[] {
  const [section] = edge.sections ?? [];
  return section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
}

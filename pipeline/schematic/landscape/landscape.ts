import type { Schematic } from '@/content/catalogue/schematic';
import { labelLines } from '@/pipeline/svg/lines';
import { roomOf, widestRoom } from '@/pipeline/svg/measure';
import { type Area, areaAround, areaOf, grown, scaled, union } from '../area';
import { type Drawing, type DrawnFlow, type DrawnLane, type DrawnNode, runAreas, texts } from '../drawing';
import { placeLabel } from './labels';
import { type Placement, placements } from './placement';
import { route, type Square } from './router';

/* A landscape drawing: lanes are columns from left to right, every box and every bend stands on the paper's squares. */

/** Side of a square of the paper, in SVG user units. */
export const square = 12;

/** In squares. */
const sizes = {
  boxWidths: [8, 10, 12],
  boxHeight: 4,
  /** Between boxes of one column. */
  rowGap: 4,
  /** Between columns, where no flow carries a label. */
  leastGap: 5,
  /** For flows that go round, on all sides. */
  margin: 4,
  /** Width of all columns with their gaps: drawings are of one width, so that their texts are of one size. */
  columns: 78,
} as const;

/** Between a node's label and its box. */
const boxPadding = 7;
const laneStrip = 30;

/** Gaps that are tried in turn, in squares more than the least. */
const widenings = [
  { column: 0, row: 0 },
  { column: 1, row: 1 },
  { column: 3, row: 2 },
  { column: 3, row: 4 },
  { column: 6, row: 6 },
] as const;

/** @throws Error where the flows find no way, or a label no place, naming the drawing */
export function drawLandscape(schematic: Schematic): Drawing {
  const candidates = placements(schematic).slice(0, 6);
  for (const widening of widenings)
    for (const placement of candidates) {
      const drawing = draw(schematic, placement, widening);
      if (drawing) return drawing;
    }
  throw new Error(
    `Drawing "${schematic.caption}" has no room for a flow or its label: shorten labels or leave a flow out`,
  );
}

function draw(
  schematic: Schematic,
  placement: Placement,
  wider: { column: number; row: number },
): Drawing | undefined {
  const { lanes, flows } = schematic;
  const columns = columnsOf(schematic, wider.column);
  const rowPitch = (sizes.boxHeight + sizes.rowGap + wider.row) / 2;
  const boxes = new Map(
    lanes.flatMap((lane, index) =>
      lane.nodes.map(({ id, label }): [string, Area] => {
        const width = boxWidth(label);
        const { left, width: room } = columns[index] ?? { left: 0, width };
        const x = left + Math.floor((room - width) / 2);
        const y = sizes.margin + Math.round((placement.get(id) ?? 0) * rowPitch);
        return [id, { left: x, right: x + width, top: y, bottom: y + sizes.boxHeight }];
      }),
    ),
  );
  const last = columns.at(-1);
  const width = (last ? last.left + last.width : 0) + sizes.margin;
  const height = Math.max(...[...boxes.values()].map(({ bottom }) => bottom)) + sizes.margin;
  const journeys = flows.flatMap(({ from, to }) => {
    const [a, b] = [boxes.get(from), boxes.get(to)];
    return a && b ? [{ from: a, to: b }] : [];
  });
  const routed = route(journeys, [...boxes.values()], width, height);
  if (!routed) return undefined;
  const paths = routed.routes.map(({ points }) => points);
  const drawnFlows = labelled(schematic, paths, boxes);
  return drawnFlows && composed(schematic, boxes, columns, drawnFlows);
}

const boxWidth = (label: string): number => {
  const needed = widestRoom(labelLines(label, texts.node), texts.node) + 2 * boxPadding;
  const width = sizes.boxWidths.find((squares) => squares * square >= needed);
  if (!width) throw new Error(`The label "${label}" is too long for a box: shorten it`);
  return width;
};

interface Column {
  readonly left: number;
  readonly width: number;
}

/** Columns as wide as their widest box, apart as far as the labels between them need. */
function columnsOf({ lanes, flows }: Schematic, wider: number): Column[] {
  const laneOf = new Map(lanes.flatMap(({ nodes }, index) => nodes.map(({ id }) => [id, index] as const)));
  const least = lanes.map(({ label, nodes }, index) => {
    const room = Math.ceil((roomOf(label.toUpperCase(), texts.lane) + 12) / square);
    const boxes = Math.max(...nodes.map((node) => boxWidth(node.label)));
    const labels = flows
      .filter(({ from, to }) => {
        const [a, b] = [laneOf.get(from) ?? 0, laneOf.get(to) ?? 0];
        return Math.min(a, b) <= index && Math.max(a, b) > index;
      })
      .map(({ label: text }) => (text ? widestRoom(labelLines(text, texts.flow), texts.flow) : 0));
    const gap = Math.max(sizes.leastGap, Math.ceil((Math.max(0, ...labels) + 20) / square)) + wider;
    const isLast = index === lanes.length - 1;
    return { width: boxes, pitch: isLast ? boxes : Math.max(boxes + gap, room) };
  });
  const total = least.reduce((sum, { pitch }) => sum + pitch, 0);
  const spread = Math.max(0, Math.floor((sizes.columns - total) / (lanes.length - 1)));
  let left: number = sizes.margin;
  return least.map(({ width, pitch }) => {
    const column = { left, width };
    left += pitch + spread;
    return column;
  });
}

const toUnits = ({ x, y }: Square) => ({ x: x * square, y: y * square });

/** Flows with their labels; the longest labels choose first. */
function labelled(
  { flows, mark }: Schematic,
  paths: readonly (readonly Square[])[],
  boxes: ReadonlyMap<string, Area>,
): DrawnFlow[] | undefined {
  const drawn: DrawnFlow[] = paths.map((points) => ({ points: points.map(toUnits) }));
  const lines = drawn.flatMap(runAreas);
  // Round the box that is argued about there is a cloud.
  const taken = [...boxes].map(([id, box]) => grown(scaled(box, square), id === mark?.node ? square : 0));
  const view = grown(union([...taken, ...lines]), 5 * square);
  const order = flows
    .map((_, index) => index)
    .sort((a, b) => (flows[b]?.label?.length ?? 0) - (flows[a]?.label?.length ?? 0));
  for (const index of order) {
    const text = flows[index]?.label;
    const flow = drawn[index];
    if (!text || !flow) continue;
    const label = placeLabel(text, flow.points, taken, lines, view);
    if (!label) return undefined;
    taken.push(areaOf(label));
    drawn[index] = { ...flow, label };
  }
  return drawn;
}

const nowhere: Area = { left: 0, top: 0, right: 0, bottom: 0 };

/** The parts moved to the paper's corner: a strip for the lanes' names, the drawing, and a margin of one square. */
function composed(
  { lanes }: Schematic,
  boxes: ReadonlyMap<string, Area>,
  columns: readonly Column[],
  flows: readonly DrawnFlow[],
): Drawing {
  const areas: Area[] = [
    ...[...boxes.values()].map((box) => scaled(box, square)),
    ...flows.flatMap(({ points, label }) => [areaAround(points), ...(label ? [areaOf(label)] : [])]),
    ...lanes.map(({ label }, index): Area => {
      const left = (columns[index]?.left ?? 0) * square;
      const top = sizes.margin * square;
      return { left, right: left + roomOf(label.toUpperCase(), texts.lane), top, bottom: top };
    }),
  ];
  const outer = grown(union(areas), 2 * square);
  const snap = (value: number) => Math.floor(value / square) * square;
  const dx = -snap(outer.left + square);
  const dy = 3 * square - snap(outer.top + square);
  const moved = <T extends { x: number; y: number }>(one: T): T => ({ ...one, x: one.x + dx, y: one.y + dy });
  const width = Math.ceil((outer.right + dx) / square) * square - square;
  const height = Math.ceil((outer.bottom + dy) / square) * square - square;
  const nodes = lanes.flatMap((lane) =>
    lane.nodes.map(({ id, kind, label }): DrawnNode => {
      const { left, top, right, bottom } = scaled(boxes.get(id) ?? nowhere, square);
      return {
        id,
        kind,
        x: left + dx,
        y: top + dy,
        width: right - left,
        height: bottom - top,
        lines: labelLines(label, texts.node),
      };
    }),
  );
  return {
    format: 'landscape',
    width,
    height,
    nodes,
    flows: flows.map(({ points, label }) => ({
      points: points.map(moved),
      ...(label && { label: moved(label) }),
    })),
    lanes: lanes.map(({ label }, index): DrawnLane => {
      const text = label.toUpperCase();
      const { left, width: room } = columns[index] ?? { left: 0, width: 0 };
      const next = columns[index + 1];
      const x = left * square + dx;
      return {
        text,
        x,
        y: 8,
        width: roomOf(text, texts.lane),
        height: texts.lane.size + 4,
        band: {
          left: index === 0 ? 0 : x - square,
          right: next ? next.left * square + dx - square : Math.max(width, x + room * square),
          top: laneStrip,
          bottom: height,
        },
      };
    }),
  };
}

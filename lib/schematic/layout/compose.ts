import type { Schematic } from '@/content/catalogue/schematic';
import { labelLines } from '@/lib/svg/lines';
import type { Measure } from '@/lib/svg/measure';
import { type Area, areaAround, areaOf, grown, overlap, scaled, union } from '../area';
import {
  type Drawing,
  type DrawnFlow,
  type DrawnLane,
  type DrawnNode,
  type Format,
  runAreas,
  texts,
} from '../drawing';
import { type Sheet, square } from './sheet';

/* Puts boxes, flows and the lanes' names together as a drawing, whose lengths are units. */

/** Height of the strip for the lanes' names, in a landscape. */
const laneStrip = 30;
/** In the other formats: from a lane's rule to its name, and to its first boxes. */
const nameGap = 5;
const bandGap = 38;
const nameStep = 3;
const nameHeight = texts.lane.size + 4;

/** Lanes of a format that stacks them. A name stands at the left edge, or where flows leave room for it. */
export function stackedLanes(
  { lanes }: Schematic,
  sheet: Sheet,
  flows: readonly DrawnFlow[],
  { roomOf }: Measure,
): DrawnLane[] {
  const width = (sheet.bounds.right + 1) * square;
  const runs = flows.flatMap(runAreas);
  const tops = sheet.lanes.map(({ from }, index) => (index === 0 ? 0 : from * square - bandGap));
  return lanes.map(({ label }, index) => {
    const top = tops[index] ?? 0;
    const room = roomOf(label, texts.lane);
    const y = top + nameGap;
    const isFree = (x: number, by: number) => {
      const name = { left: x - by, right: x + room + by, top: y, bottom: y + nameHeight };
      return !runs.some((run) => overlap(grown(run, 0.01), name));
    };
    const places = [square, width - square - room];
    for (let x = 2 * square; x + room + square <= width; x += nameStep) places.push(x);
    return {
      text: label,
      x: [12, 6, 3].flatMap((by) => places.find((x) => isFree(x, by)) ?? [])[0] ?? square,
      y,
      width: room,
      height: nameHeight,
      band: { left: 0, right: width, top, bottom: tops[index + 1] ?? sheet.bounds.bottom * square },
    };
  });
}

const nowhere: Area = { left: 0, top: 0, right: 0, bottom: 0 };

const nodesOf = ({ lanes }: Schematic, { boxes }: Sheet, measure: Measure, dx = 0, dy = 0): DrawnNode[] =>
  lanes.flatMap((lane) =>
    lane.nodes.map(({ id, kind, label }): DrawnNode => {
      const { left, top, right, bottom } = scaled(boxes.get(id) ?? nowhere, square);
      return {
        id,
        kind,
        x: left + dx,
        y: top + dy,
        width: right - left,
        height: bottom - top,
        lines: labelLines(label, texts.node, measure),
      };
    }),
  );

/** @param names the lanes of a format that stacks them */
export const compose = (
  schematic: Schematic,
  format: Format,
  sheet: Sheet,
  flows: readonly DrawnFlow[],
  names: readonly DrawnLane[],
  measure: Measure,
): Drawing =>
  format === 'landscape'
    ? trimmed(schematic, sheet, flows, measure)
    : bottomed(schematic, format, sheet, flows, names, measure);

/** A drawing of stacked lanes, as wide as the paper, as high as its parts. */
function bottomed(
  schematic: Schematic,
  format: Format,
  sheet: Sheet,
  flows: readonly DrawnFlow[],
  lanes: readonly DrawnLane[],
  measure: Measure,
): Drawing {
  const nodes = nodesOf(schematic, sheet, measure);
  const parts = [
    ...nodes.map(areaOf),
    ...flows.flatMap(({ points, label }) => [areaAround(points), ...(label ? [areaOf(label)] : [])]),
  ];
  const height = Math.ceil(union(parts).bottom / square + 1) * square;
  return {
    format,
    width: (sheet.bounds.right + 1) * square,
    height,
    nodes,
    flows,
    lanes: lanes.map((lane, index) =>
      index < lanes.length - 1 ? lane : { ...lane, band: { ...lane.band, bottom: height } },
    ),
  };
}

/** The parts of a landscape moved to the paper's corner: a strip for the lanes' names, the drawing, and a margin of one square. */
function trimmed(schematic: Schematic, sheet: Sheet, flows: readonly DrawnFlow[], measure: Measure): Drawing {
  const { lanes } = schematic;
  const columns = sheet.lanes.map(({ from, to }) => ({ left: from * square, right: to * square }));
  const first = Math.min(...[...sheet.boxes.values()].map(({ top }) => top)) * square;
  const areas: Area[] = [
    ...[...sheet.boxes].map(([id, box]) =>
      grown(scaled(box, square), id === schematic.mark?.node ? square : 0),
    ),
    ...flows.flatMap(({ points, label }) => [areaAround(points), ...(label ? [areaOf(label)] : [])]),
    ...lanes.map(({ label }, index): Area => {
      const left = columns[index]?.left ?? 0;
      return { left, right: left + measure.roomOf(label, texts.lane), top: first, bottom: first };
    }),
  ];
  const outer = grown(union(areas), 2 * square);
  const snap = (value: number) => Math.floor(value / square) * square;
  const dx = -snap(outer.left + square);
  const dy = 3 * square - snap(outer.top + square);
  const moved = <T extends { x: number; y: number }>(one: T): T => ({ ...one, x: one.x + dx, y: one.y + dy });
  const width = Math.ceil((outer.right + dx) / square) * square - square;
  const height = Math.ceil((outer.bottom + dy) / square) * square - square;
  return {
    format: 'landscape',
    width,
    height,
    nodes: nodesOf(schematic, sheet, measure, dx, dy),
    flows: flows.map(({ points, label }) => ({
      points: points.map(moved),
      ...(label && { label: moved(label) }),
    })),
    lanes: lanes.map(({ label }, index): DrawnLane => {
      const { left = 0, right = 0 } = columns[index] ?? {};
      const next = columns[index + 1];
      const x = left + dx;
      return {
        text: label,
        x,
        y: 8,
        width: measure.roomOf(label, texts.lane),
        height: nameHeight,
        band: {
          left: index === 0 ? 0 : x - square,
          right: next ? next.left + dx - square : Math.max(width, right + dx),
          top: laneStrip,
          bottom: height,
        },
      };
    }),
  };
}

import type { SchematicMark } from '@/content/catalogue/schematic';
import { balancedLines, labelLines } from '@/pipeline/svg/lines';
import { widestRoom, widthOf } from '@/pipeline/svg/measure';
import { type Area, areaAround, areaOf, grown, overlap, type Point } from './area';
import { type Drawing, type DrawnMark, type DrawnNode, runAreas, texts } from './drawing';

/*
 * The red pencil: a revision cloud round one box, and a note with the doubt and its answer in the nearest free place of the drawing.
 */

/** Between a box and its cloud: a portrait has the lane's name close above its boxes. */
const cloudGap = { landscape: 9, portrait: 5 } as const;
/** Distance between the places that are tried for the note. */
const step = 12;
/** Widths of a note, the best first: a narrower one has more lines, and finds room beside the parts of a phone's drawing. */
const noteWidths = [190, 140, 110] as const;
/** Farthest that a note stands from its cloud. */
const reach = 160;

/** The drawing with its mark; higher where the note finds no room beside the parts. */
export function annotate(drawing: Drawing, mark: SchematicMark | undefined): Drawing {
  const node = drawing.nodes.find(({ id }) => id === mark?.node);
  if (!mark || !node) return drawing;
  const cloud = grown(areaOf(node), cloudGap[drawing.format]);
  const [found] = noteWidths.flatMap((most) => {
    const text = wrapped(mark, most);
    const place = freePlace(drawing, node, cloud, text.width, text.height);
    return place ? [{ text, place }] : [];
  });
  const { width, height, doubt, answer } = found?.text ?? wrapped(mark, noteWidths[0]);
  const { x, y } = found?.place ?? {
    x: clamp(node.x + node.width / 2 - width / 2, step, drawing.width - width - step),
    y: drawing.height + 2,
  };
  const note = { x, y, width, height };
  const line = leader(areaOf(note), cloud);
  const isFree = !wordsAndBoxes(drawing, node).some((area) => isCut(area, line));
  const drawn: DrawnMark = {
    node: node.id,
    cloud,
    note,
    ...(isFree && { leader: line }),
    before: labelLines(mark.before, texts.node),
    doubt,
    struck: mark.before,
    answer,
  };
  return {
    ...drawing,
    height: Math.max(drawing.height, y + height + step, cloud.bottom + step),
    mark: drawn,
  };
}

/** The words of a mark in lines of at most `most`. Revision B strikes the old label out above its answer. */
function wrapped({ before, doubt, answer }: SchematicMark, most: number) {
  const lines = (text: string) =>
    balancedLines(text, Math.ceil(widthOf(text, texts.note) / most), (line) => widthOf(line, texts.note));
  const texted = { doubt: lines(doubt), answer: lines(answer) };
  return {
    ...texted,
    width: Math.ceil(widestRoom([...texted.doubt, ...texted.answer, before], texts.note)),
    height: Math.max(texted.doubt.length, texted.answer.length + 1) * texts.note.leading,
  };
}

/** The free place nearest to the cloud, if there is one within reach. */
function freePlace(drawing: Drawing, node: DrawnNode, cloud: Area, width: number, height: number) {
  const inTheWay = wordsAndBoxes(drawing, node);
  const taken: Area[] = [
    ...inTheWay.map((area) => grown(area, 5)),
    grown(cloud, 5),
    ...drawing.flows.flatMap((flow) => runAreas(flow).map((run) => grown(run, 5))),
  ];
  let best: { x: number; y: number; cost: number } | undefined;
  for (let y = 3 * step; y + height <= drawing.height + step; y += step / 2)
    for (let x = step / 2; x + width <= drawing.width - step / 2; x += step) {
      const area = areaOf({ x, y, width, height });
      if (taken.some((other) => overlap(area, other))) continue;
      const line = leader(area, cloud);
      const cost = distance(area, cloud) + (inTheWay.some((other) => isCut(other, line)) ? 150 : 0);
      if (!best || cost < best.cost) best = { x, y, cost };
    }
  return best && best.cost <= reach ? best : undefined;
}

/** Areas that a leader must not cross: the other boxes, and the labels of flows and lanes. */
const wordsAndBoxes = ({ nodes, lanes, flows }: Drawing, node: DrawnNode): readonly Area[] =>
  [...nodes.filter(({ id }) => id !== node.id), ...lanes, ...flows.flatMap(({ label }) => label ?? [])].map(
    areaOf,
  );

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

const distance = (a: Area, b: Area) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** Tells whether a line crosses an area. */
export const isCut = (box: Area, { from, to }: { readonly from: Point; readonly to: Point }): boolean =>
  Array.from({ length: 19 }, (_, index) => (index + 1) / 20).some((part) => {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return overlap(box, areaAround([point]));
  });

/** Ends of the line between a note and its cloud: the points of the two that lie nearest. */
function leader(note: Area, cloud: Area) {
  const near = (from: number, to: number, other: readonly [number, number]) =>
    clamp((other[0] + other[1]) / 2, from, to);
  const from = {
    x: near(note.left, note.right, [cloud.left, cloud.right]),
    y: near(note.top, note.bottom, [cloud.top, cloud.bottom]),
  };
  const to = {
    x: clamp(from.x, cloud.left + 8, cloud.right - 8),
    y: clamp(from.y, cloud.top + 6, cloud.bottom - 6),
  };
  return { from, to: edgeOf(cloud, to, from) };
}

/** The point moved out to the side of the area that faces `from`. */
function edgeOf(area: Area, point: Point, from: Point): Point {
  if (from.y < area.top) return { x: point.x, y: area.top };
  if (from.y > area.bottom) return { x: point.x, y: area.bottom };
  return { x: from.x < area.left ? area.left : area.right, y: point.y };
}

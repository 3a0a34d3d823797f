import type { SchematicMark } from '@/content/catalogue/types';
import { balancedLines, labelLines } from '@/lib/build/drawing/lines';
import { widestRoom, widthOf } from '@/lib/build/drawing/measure';
import {
  type Area,
  areaOf,
  type Drawing,
  type DrawnMark,
  type DrawnNode,
  type Point,
  segmentsOf,
  texts,
} from './drawing';

/* The red pencil: a revision cloud round the box that is argued about, and a note in the nearest free corner of the sheet. */

/** Between a box and its cloud. */
const cloudGap = 9;
/** Places for the note are tried on a net of this width. */
const step = 12;
/** Widths of a note, the best first: a narrower one has more lines, and finds room beside the parts of a phone's drawing. */
const noteWidths = [190, 140, 110] as const;
/** Farthest that a note stands from its cloud. */
const reach = 160;

/** The drawing with its mark; higher where the note finds no room beside the parts. */
export function annotate(drawing: Drawing, mark: SchematicMark | undefined): Drawing {
  const node = drawing.nodes.find(({ id }) => id === mark?.node);
  if (!mark || !node) return drawing;
  const cloud = grown(areaOf(node), cloudGap);
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
  const boxes = drawing.nodes.filter(({ id }) => id !== node.id).map(areaOf);
  const drawn: DrawnMark = {
    node: node.id,
    cloud,
    note,
    ...(boxes.some((box) => isCut(box, line)) ? {} : { leader: line }),
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
  const boxes = drawing.nodes.filter(({ id }) => id !== node.id).map(areaOf);
  const taken: Area[] = [
    ...boxes.map((box) => grown(box, 5)),
    grown(cloud, 5),
    ...drawing.lanes.map((lane) => grown(areaOf(lane), 4)),
    ...drawing.flows.flatMap((flow) => [
      ...(flow.label ? [grown(areaOf(flow.label), 3)] : []),
      ...segmentsOf(flow).map(([a, b]) =>
        grown(
          {
            left: Math.min(a.x, b.x),
            right: Math.max(a.x, b.x),
            top: Math.min(a.y, b.y),
            bottom: Math.max(a.y, b.y),
          },
          5,
        ),
      ),
    ]),
  ];
  let best: { x: number; y: number; cost: number } | undefined;
  for (let y = 3 * step; y + height <= drawing.height + step; y += step / 2)
    for (let x = step / 2; x + width <= drawing.width - step / 2; x += step) {
      const area = { left: x, top: y, right: x + width, bottom: y + height };
      if (taken.some((other) => meet(area, other))) continue;
      const cost = distance(area, cloud) + (boxes.some((box) => isCut(box, leader(area, cloud))) ? 150 : 0);
      if (!best || cost < best.cost) best = { x, y, cost };
    }
  return best && best.cost <= reach ? best : undefined;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const meet = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const distance = (a: Area, b: Area) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** Whether a line runs through a box. */
const isCut = (box: Area, { from, to }: { readonly from: Point; readonly to: Point }): boolean =>
  Array.from({ length: 19 }, (_, index) => (index + 1) / 20).some((part) => {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    return meet(box, { left: x, right: x, top: y, bottom: y });
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

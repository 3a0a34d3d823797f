import type { SchematicMark } from '@/content/catalogue/schematic';
import { balancedLines, labelLines } from '@/lib/svg/lines';
import { type Measure, widestRoom } from '@/lib/svg/measure';
import { type Area, areaAround, areaOf, grown, overlap, type Point, type Rect, union } from './area';
import {
  type Curve,
  type Drawing,
  type DrawnMark,
  type DrawnNode,
  runAreas,
  type Side,
  texts,
} from './drawing';

/*
 * The red pencil: a revision cloud round one box, and a note with the doubt and its answer in a free place near it, joined by a leader.
 */

/** Between a box and its cloud: lanes that are stacked have their names close above their boxes. */
export const cloudGap = { landscape: 9, medium: 5, portrait: 5 } as const;
/** Distance between the places that are tried for the note. */
const step = 6;
/** Widths of a note, the best first: a narrower one has more lines, and finds room beside the parts of a phone's drawing. */
export const noteWidths = [190, 150, 116] as const;
/** Between a note and its cloud, at least and at most. */
const distances = { least: 22, most: 150 } as const;
/** Between a note and all else, and between the leader's ends and what they join. */
const clearance = 5;
const gap = 4;
/** What a note costs that stands on a lane's rule. */
const onRule = 20;
/** Places nearest to the cloud for which a leader is sought. */
const mostPlaces = 40;

/** A text that a note may hold: its size, and where its lines leave room for the leader's end. */
export interface NoteText {
  readonly width: number;
  readonly height: number;
  /** Lines at whose sides a leader may end. */
  readonly rows: number;
  /** Width of the first and of the last line. */
  readonly first: number;
  readonly last: number;
}

interface Wrapped extends NoteText {
  readonly doubt: readonly string[];
  readonly answer: readonly string[];
}

/** A note in its place beside a cloud. */
interface PlacedNote<T> extends Pick<DrawnMark, 'cloud' | 'note' | 'side' | 'leader'> {
  readonly text: T;
  readonly cost: number;
}

/** @returns the drawing with its mark and what the mark's place costs, undefined where no place is near */
export function annotate(
  drawing: Drawing,
  mark: SchematicMark | undefined,
  measure: Measure,
): { drawing: Drawing; cost: number } | undefined {
  const node = drawing.nodes.find(({ id }) => id === mark?.node);
  if (!mark || !node) return { drawing, cost: 0 };
  const best = noteBeside(
    drawing,
    node,
    noteWidths.map((most) => wrapped(mark, most, measure)),
  );
  if (!best) return undefined;
  const { text, note, side, leader, cloud, cost } = best;
  return {
    cost,
    drawing: {
      ...drawing,
      height: heightWith(drawing, best),
      mark: {
        node: node.id,
        cloud,
        note,
        side,
        leader,
        before: labelLines(mark.before, texts.node, measure),
        doubt: text.doubt,
        struck: mark.before,
        answer: text.answer,
      },
    },
  };
}

/** Height of a drawing that shows a note too. */
const heightWith = ({ height }: Drawing, { note, cloud }: Pick<DrawnMark, 'note' | 'cloud'>): number =>
  Math.max(height, note.y + note.height + 2 * step, cloud.bottom + 2 * step);

/**
 * The best place for one of the texts near a box with a cloud round it, and the leader that joins them.
 * @returns undefined where no place is near
 */
export function noteBeside<T extends NoteText>(
  drawing: Drawing,
  node: DrawnNode,
  candidates: readonly T[],
): PlacedNote<T> | undefined {
  const cloud = grown(areaOf(node), cloudGap[drawing.format]);
  const near = grown(cloud, distances.most + noteWidths[0]);
  const isNear = (area: Area) => overlap(grown(area, 1), near);
  const solid = wordsAndBoxes(drawing, node).filter(isNear);
  const runs = drawing.flows.flatMap(runAreas).filter(isNear);
  const taken = [...solid, ...runs].map((area) => grown(area, clearance));
  let best: PlacedNote<T> | undefined;
  for (const text of candidates) {
    for (const { note, cost } of freePlaces(drawing, cloud, text, taken)) {
      if (best && cost >= best.cost) break;
      const joined = leaderTo(noteEnds(note, text), cloud, solid, runs);
      if (joined && (!best || cost + joined.cost < best.cost))
        best = { text, cloud, note, ...joined, cost: cost + joined.cost };
    }
  }
  return best;
}

/** What a mark covers beside its cloud. */
export const markAreas = ({ note, leader }: DrawnMark): Area[] => [
  grown(areaOf(note), clearance),
  ...pointsOn(leader).map((point) => grown(areaAround([point]), gap)),
];

/** The words of a mark in lines of at most `most`. Revision B strikes the old label out above its answer. */
function wrapped({ before, doubt, answer }: SchematicMark, most: number, measure: Measure): Wrapped {
  const widthOf = (text: string) => measure.widthOf(text, texts.note);
  const lines = (text: string) => balancedLines(text, Math.ceil(widthOf(text) / most), widthOf);
  const texted = { doubt: lines(doubt), answer: lines(answer) };
  const least = (...words: readonly string[]) => Math.min(...words.map(widthOf));
  return {
    ...texted,
    width: Math.ceil(widestRoom([...texted.doubt, ...texted.answer, before], texts.note, measure)),
    height: Math.max(texted.doubt.length, texted.answer.length + 1) * texts.note.leading,
    rows: Math.min(texted.doubt.length, texted.answer.length + 1),
    first: least(texted.doubt[0] ?? '', before),
    last: least(texted.doubt.at(-1) ?? '', texted.answer.at(-1) ?? ''),
  };
}

/** Free places for the note, the nearest to the cloud first. */
function freePlaces(drawing: Drawing, cloud: Area, { width, height }: NoteText, taken: readonly Area[]) {
  const { lanes } = drawing;
  const places: { note: Rect; cost: number }[] = [];
  const { least, most } = distances;
  const onStep = (value: number) => Math.ceil(value / step) * step;
  const top = onStep(Math.max(2 * step, cloud.top - most - height));
  const bottom = Math.min(drawing.height + height - step, cloud.bottom + most);
  const left = onStep(Math.max(2 * step, cloud.left - most - width));
  const right = Math.min(drawing.width - 2 * step - width, cloud.right + most);
  for (let y = top; y <= bottom; y += step)
    for (let x = left; x <= right; x += 2 * step) {
      const note = { x, y, width, height };
      const area = areaOf(note);
      const away = distance(area, cloud);
      if (away < least || away > most || taken.some((other) => overlap(area, other))) continue;
      const growth = Math.max(0, area.bottom + 2 * step - drawing.height);
      const rules = lanes.filter(({ band }) => area.top < band.top && band.top < area.bottom).length;
      places.push({ note, cost: away + growth + height * 0.5 + rules * onRule });
    }
  return places.sort((a, b) => a.cost - b.cost).slice(0, mostPlaces);
}

/** Areas that a leader must not cross: the other boxes, and the labels of flows and lanes. */
const wordsAndBoxes = ({ nodes, lanes, flows }: Drawing, node: DrawnNode): readonly Area[] =>
  [...nodes.filter(({ id }) => id !== node.id), ...lanes, ...flows.flatMap(({ label }) => label ?? [])].map(
    areaOf,
  );

const distance = (a: Area, b: Area) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** An end of a leader: a point, and the direction away from what it belongs to. */
interface End extends Point {
  readonly side: Side;
}

const outward: Readonly<Record<Side, Point>> = {
  left: { x: -1, y: 0 },
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
};

/** The best leader between cloud and note: short, clear of words and boxes, and beside no flow. */
function leaderTo(
  ends: readonly End[],
  cloud: Area,
  solid: readonly Area[],
  runs: readonly Area[],
): { side: Side; leader: Curve; cost: number } | undefined {
  let best: { side: Side; leader: Curve; cost: number } | undefined;
  const reach = grown(union([cloud, areaAround(ends)]), 30);
  const words = solid.map((area) => grown(area, gap)).filter((area) => overlap(area, reach));
  const lines = runs.map((run) => grown(run, 4)).filter((area) => overlap(area, reach));
  for (const from of cloudEnds(cloud))
    for (const to of ends) {
      const [out, back] = [outward[from.side], outward[to.side]];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (dx * out.x + dy * out.y <= 0 || dx * back.x + dy * back.y >= 0) continue;
      const length = Math.hypot(dx, dy);
      // The way aside of a curve whose ends face one another.
      const facing = out.x + back.x === 0 && out.y + back.y === 0;
      const least = length * 0.5 + (facing ? Math.abs(dx * out.y) + Math.abs(dy * out.x) : 0) * 0.5;
      if (best && least >= best.cost) continue;
      const pull = length * 0.45;
      const leader: Curve = [
        from,
        { x: from.x + out.x * pull, y: from.y + out.y * pull },
        { x: to.x + back.x * pull, y: to.y + back.y * pull },
        to,
      ];
      const points = pointsOn(leader);
      if (points.some((point) => words.some((area) => holds(area, point)))) continue;
      const over = points.filter((point) => lines.some((area) => holds(area, point))).length;
      const cost = least + over * 20;
      if (!best || cost < best.cost) best = { side: to.side, leader, cost };
    }
  return best;
}

const holds = ({ left, top, right, bottom }: Area, { x, y }: Point): boolean =>
  left < x && x < right && top < y && y < bottom;

/** Points of a curve, close enough to show what it touches. */
export function pointsOn([a, b, c, d]: Curve): Point[] {
  return Array.from({ length: 21 }, (_, index) => {
    const t = index / 20;
    const at = (p: number, q: number, r: number, s: number) =>
      p * (1 - t) ** 3 + 3 * q * t * (1 - t) ** 2 + 3 * r * t ** 2 * (1 - t) + s * t ** 3;
    return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
  });
}

function cloudEnds({ left, top, right, bottom }: Area): End[] {
  return [0.25, 0.5, 0.75].flatMap((part): End[] => {
    const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
    return [
      { side: 'left', x: left - gap, y },
      { side: 'right', x: right + gap, y },
      { side: 'top', x, y: top - gap },
      { side: 'bottom', x, y: bottom + gap },
    ];
  });
}

/** Places on a note's sides where both revisions have words: lines stand at the side that the leader ends on. */
function noteEnds({ x, y, width, height }: Rect, { rows, first, last }: NoteText): End[] {
  const { leading } = texts.note;
  const across = (words: number) => [x + 12, x + words / 2];
  return [
    ...[0.5, 1.5]
      .filter((row) => row < rows)
      .flatMap((row): End[] => [
        { side: 'left', x: x - gap, y: y + row * leading },
        { side: 'right', x: x + width + gap, y: y + row * leading },
      ]),
    ...across(first).map((at): End => ({ side: 'top', x: at, y: y - gap + 2 })),
    ...across(last).map((at): End => ({ side: 'bottom', x: at, y: y + height + gap })),
  ];
}

import type { NodeKind } from '@/content/catalogue/schematic';
import {
  type Area,
  areaAround,
  areaOf,
  grown,
  overlap,
  type Point,
  type Rect,
  scaled,
  union,
} from '@/lib/schematic/area';
import {
  type Drawing,
  type DrawnFlow,
  type DrawnLabel,
  type DrawnLane,
  type DrawnMark,
  type DrawnNode,
  runAreas,
  texts,
} from '@/lib/schematic/drawing';
import { placeLabel } from '@/lib/schematic/layout/labels';
import { placements } from '@/lib/schematic/layout/placement';
import { route } from '@/lib/schematic/layout/router';
import { square } from '@/lib/schematic/layout/sheet';
import { cloudGap, type NoteText, noteBeside, noteWidths, pointsOn } from '@/lib/schematic/note';
import { arrowhead, boxOutline, cloudPath, curvePath, flowLine } from '@/lib/schematic/shapes';
import { centredFirst } from '@/lib/svg/centred';
import { type Measure, type TextStyle, widestRoom } from '@/lib/svg/measure';
import { limits, type Sketch } from './model';
import {
  fitsAcross,
  type LaneBand,
  lanesOf,
  type NumberedFlow,
  type Sheet,
  type SizedBox,
  sheetOf,
  sizedBoxes,
  slotsOf,
  type Widening,
} from './sheet';
import { clean, type Direction, directionOf, graphemes, leadingOf, linesWithin } from './text';

/* Draws somebody's own system as the pages' drawings are drawn. Lengths are SVG user units; the sheet begins at 0, 0. */

/** A line of text. Where the direction is right to left, a line that starts at `x` runs to the left of it. */
export interface DrawnLine {
  readonly text: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
}
export interface DrawnText {
  /** Each is a `<text>` of its own. */
  readonly lines: readonly DrawnLine[];
  readonly direction: Direction;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly weight: number;
  /** What the text may fill. */
  readonly room: Rect;
}
export interface DrawnSketchBox extends Rect {
  readonly id: string;
  readonly kind: NodeKind;
  /** Path data. */
  readonly outline: string;
  readonly label: DrawnText;
}
export interface DrawnSketchFlow {
  /** From 1, in the order of the rows. */
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly points: DrawnFlow['points'];
  /** Path data. */
  readonly line: string;
  readonly arrowhead: string;
  /** The number and what moves; the number alone where `isBare`; nothing where not even the number has room. */
  readonly label?: DrawnText;
  readonly isBare: boolean;
}
export interface DrawnSketchLane {
  readonly name?: DrawnText;
  /** Path data of the rule above it: none above the first. */
  readonly rule?: string;
}
/** The red pencil. */
export interface DrawnHurt {
  readonly box: string;
  /** Path data of the cloud round the box, and of the line to the note where it stands near. */
  readonly pencil: string;
  readonly note?: DrawnText;
}
export interface Drawn {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly DrawnSketchLane[];
  readonly boxes: readonly DrawnSketchBox[];
  readonly flows: readonly DrawnSketchFlow[];
  readonly hurt?: DrawnHurt;
}

/** Why there is no drawing: `row` counts from 0. */
export type Fault =
  | { readonly fault: 'no box' | 'too many boxes' | 'too many flows' | 'no room' }
  | { readonly fault: 'repeated id' | 'long label'; readonly of: 'box' | 'flow'; readonly row: number }
  | { readonly fault: 'unknown box' | 'flow to itself'; readonly of: 'flow'; readonly row: number };

/** Medium is as wide as a tablet held upright, or A4; portrait as a phone. */
export type SketchFormat = 'medium' | 'portrait';

/** Sheets that are tried, each wider and higher than the last, and so many of them where only words find no room. */
const most = { sheets: 10, forWords: 2 } as const;

/** The same system always has the same drawing. */
export function drawSketch(sketch: Sketch, measure: Measure, format: SketchFormat = 'medium'): Drawn | Fault {
  const fault = faultOf(sketch);
  if (fault) return fault;
  const boxes = sizedBoxes(sketch, measure);
  const lanes = lanesOf(sketch, boxes);
  const flows = sketch.flows.map(({ from, to, label }, index): NumberedFlow => {
    const words = clean(label);
    return { from, to, text: words ? `${index + 1}\u00a0${words}` : `${index + 1}` };
  });
  const fits = flows.map(({ text }) => fitsAcross(text, format, measure));
  const [placement] = placements(
    { lanes, flows },
    {
      isDeep: true,
      lastSlot: slotsOf[format],
      fits: (flow) => fits[flow] ?? true,
      costs: { rank: 4, backward: 5, aside: 1, offCentre: 0.1 },
    },
    effort,
  );
  if (!placement) return { fault: 'no room' };
  const rankOf = (id: string) => placement.get(id)?.rank ?? 0;
  let widening: Widening = { gaps: [], across: 0 };
  let best: { sheet: Sheet; drawing: Drawing; cramped: readonly number[] } | undefined;
  for (let tried = 0; tried < most.sheets && !(best && tried >= most.forWords); tried++) {
    const sheet = sheetOf(lanes, flows, format, placement, widening, measure);
    const drawing = composed(sheet, boxes, flows, format, tried > 0);
    if (!drawing) {
      widening = {
        gaps: sheet.rows.map((_, row) => (widening.gaps[row] ?? 0) + 1 + tried),
        across: widening.across + 2 + tried,
      };
      continue;
    }
    const worded = withWords(drawing, flows, sketch.hurt?.box, measure);
    if (!best || worded.cramped.length < best.cramped.length) best = { sheet, ...worded };
    if (worded.cramped.length === 0) break;
    const { cramped } = worded;
    widening = {
      gaps: sheet.rows.map((_, row) => {
        const isThrough = cramped.some((index) => {
          const [a, b] = [rankOf(flows[index]?.from ?? ''), rankOf(flows[index]?.to ?? '')];
          return Math.min(a, b) <= row && row <= Math.max(a, b);
        });
        return (widening.gaps[row] ?? 0) + (isThrough ? 3 : 0);
      }),
      across: widening.across + 2,
    };
  }
  return best ? finished(sketch, best, measure) : { fault: 'no room' };
}

/** A drawing follows each key that is pressed: many flows are sought in less time. */
const effort = { starts: 2, moves: 250 };
const fewFlows = 10;

function faultOf({ boxes, flows }: Sketch): Fault | undefined {
  if (boxes.length === 0) return { fault: 'no box' };
  if (boxes.length > limits.boxes.most) return { fault: 'too many boxes' };
  if (flows.length > limits.flows.most) return { fault: 'too many flows' };
  const ids = boxes.map(({ id }) => id);
  const isLong = (...words: readonly string[]) =>
    words.some((text) => text.length > limits.label && graphemes(text).length > limits.label);
  for (const [row, { id, label, lane }] of boxes.entries()) {
    if (ids.indexOf(id) < row) return { fault: 'repeated id', of: 'box', row };
    if (isLong(label, lane)) return { fault: 'long label', of: 'box', row };
  }
  for (const [row, { from, to, label }] of flows.entries()) {
    if (!ids.includes(from) || !ids.includes(to)) return { fault: 'unknown box', of: 'flow', row };
    if (from === to) return { fault: 'flow to itself', of: 'flow', row };
    if (isLong(label)) return { fault: 'long label', of: 'flow', row };
  }
  return undefined;
}

/** Boxes, ways and lanes' names. @returns undefined where a flow finds no way, or a name no place */
function composed(
  sheet: Sheet,
  boxes: readonly SizedBox[],
  flows: readonly NumberedFlow[],
  format: SketchFormat,
  /** Flows go round the places of the lanes' names. */
  areNamesFixed: boolean,
): Drawing | undefined {
  const journeys = flows.flatMap(({ from, to }) => {
    const [a, b] = [sheet.boxes.get(from), sheet.boxes.get(to)];
    return a && b ? [{ from: a, to: b }] : [];
  });
  const solid = [
    ...sheet.boxes.values(),
    ...(areNamesFixed ? sheet.lanes.filter(({ lines }) => lines.length > 0).map(fixedName) : []),
  ];
  const routed = route(journeys, solid, sheet.bounds, 'y', {
    orders: 1,
    revisions: flows.length > fewFlows ? 0 : 1,
    haste: 1.5,
  });
  if (!routed) return undefined;
  const drawn = routed.routes.map(
    ({ points }): DrawnFlow => ({ points: points.map(({ x, y }) => ({ x: x * square, y: y * square })) }),
  );
  const runs = drawn.flatMap(runAreas).map((run) => grown(run, 3));
  const width = sheet.width * square;
  const height = (sheet.bounds.bottom + 1) * square;
  const lanes: DrawnLane[] = [];
  for (const [index, band] of sheet.lanes.entries()) {
    const room = { y: band.top + nameGap, width: band.width, height: band.lines.length * band.leading };
    const places = [square, nameLeft * square];
    for (let x = 2 * square; x + band.width + square <= width; x += 6) places.push(x);
    const x = places.find((x) => !runs.some((run) => overlap(run, areaOf({ ...room, x }))));
    if (x === undefined) return undefined;
    lanes.push({
      ...room,
      x,
      text: band.lines.join(' '),
      band: { left: 0, right: width, top: band.top, bottom: sheet.lanes[index + 1]?.top ?? height },
    });
  }
  const nodes = boxes.map(({ id, kind, lines }): DrawnNode => {
    const { left, top, right, bottom } = scaled(sheet.boxes.get(id) ?? nowhere, square);
    return { id, kind, lines, x: left, y: top, width: right - left, height: bottom - top };
  });
  return { format, width, height, nodes, flows: drawn, lanes };
}

const nowhere: Area = { left: 0, top: 0, right: 0, bottom: 0 };
/** From a lane's rule to its name, in units. */
const nameGap = 5;
/** Place of a name that flows go round, in squares. */
const nameLeft = 3;

const fixedName = ({ top, width, lines, leading }: LaneBand): Area => ({
  left: nameLeft,
  right: nameLeft + Math.ceil(width / square),
  top: Math.floor((top + nameGap) / square),
  bottom: Math.ceil((top + nameGap + lines.length * leading) / square),
});

/** Sets the flows' labels, the longest first. */
function withWords(
  drawing: Drawing,
  flows: readonly NumberedFlow[],
  hurt: string | undefined,
  measure: Measure,
): { drawing: Drawing; cramped: readonly number[] } {
  const { nodes, lanes, width, height, format } = drawing;
  const standing = [
    ...nodes.map((node) => grown(areaOf(node), node.id === hurt ? cloudGap[format] + 3 : 0)),
    ...lanes.filter(({ text }) => text).map(areaOf),
  ];
  const runs = drawing.flows.map(runAreas);
  const view = { left: 3, top: 0, right: width - 3, bottom: height };
  const byLength = flows.map((_, index) => index).sort((a, b) => textOf(b).length - textOf(a).length);
  function textOf(index: number): string {
    return flows[index]?.text ?? '';
  }
  let order = byLength;
  let best: { flows: readonly DrawnFlow[]; cramped: readonly number[] } | undefined;
  // Words that found no room choose first in the next attempt.
  for (let attempt = 0; attempt < (flows.length > fewFlows ? 1 : 2); attempt++) {
    const taken = [...standing];
    const result = [...drawing.flows];
    const cramped: number[] = [];
    for (const index of order) {
      const flow = drawing.flows[index];
      if (!flow) continue;
      const text = textOf(index);
      const around = {
        taken,
        own: runs[index] ?? [],
        others: runs.flatMap((run, at) => (at === index ? [] : run)),
        view,
      };
      const leading = leadingOf(text, texts.flow);
      const place = (sets: readonly (readonly string[])[], among = around): DrawnLabel | undefined =>
        placeLabel(sets, flow.points, among, measure, leading);
      const worded = place(waysToBreak(text, measure));
      if (!worded) cramped.push(index);
      const bare = [[`${index + 1}`]];
      // Where flows run close together, a number stands on them.
      const label = worded ?? place(bare) ?? place(bare, { ...around, own: [], others: [] });
      if (!label) continue;
      taken.push(areaOf(label));
      result[index] = { ...flow, label };
    }
    if (!best || cramped.length < best.cramped.length) best = { flows: result, cramped };
    if (cramped.length === 0) break;
    order = [...cramped, ...order.filter((index) => !cramped.includes(index))];
  }
  return { drawing: { ...drawing, flows: best?.flows ?? [] }, cramped: best?.cramped ?? [] };
}

const labelWidths = [200, 120, 76] as const;

function waysToBreak(text: string, measure: Measure): readonly (readonly string[])[] {
  const ways = labelWidths.map((width) => linesWithin(text, width, texts.flow, measure));
  return ways.filter((lines, index) => ways.findIndex((other) => other.length === lines.length) === index);
}

/** The drawing with its note, moved to the corner of a sheet that it fills. */
function finished(
  sketch: Sketch,
  { sheet, drawing }: { readonly sheet: Sheet; readonly drawing: Drawing },
  measure: Measure,
): Drawn {
  const hurt = hurtOf(sketch, drawing, measure);
  const { nodes, flows, lanes } = drawing;
  const parts = [
    ...nodes.map(areaOf),
    ...flows.flatMap(({ points, label }) => [areaAround(points), ...(label ? [areaOf(label)] : [])]),
    ...lanes.filter(({ text }) => text).map(areaOf),
    ...(hurt ? hurt.covers : []),
  ];
  const outer = union(parts);
  const dx = -Math.floor(outer.left / square - 1) * square;
  const width = Math.ceil((outer.right + dx) / square + 1) * square;
  const dy = Math.min(0, -Math.floor(outer.top / square - 1) * square);
  const height = Math.ceil((outer.bottom + dy) / square + 1) * square;
  const at = <T extends Point>(one: T): T => ({ ...one, x: one.x + dx, y: one.y + dy });
  return {
    title: clean(sketch.title),
    width,
    height,
    lanes: lanes.map((lane, index): DrawnSketchLane => {
      const { lines = [], leading = 0 } = sheet.lanes[index] ?? {};
      return {
        ...(lines.length > 0 && { name: textIn(at(lane), lines, { ...texts.lane, leading }) }),
        ...(index > 0 && { rule: `M0 ${Math.round(lane.band.top + dy)}H${width}` }),
      };
    }),
    boxes: nodes.map(({ id, kind, lines, ...rect }): DrawnSketchBox => {
      const box = at(rect);
      const leading = leadingOf(lines.join(' '), texts.node);
      return {
        ...box,
        id,
        kind,
        outline: boxOutline({ ...box, kind }),
        label: textIn(box, lines, { ...texts.node, leading }),
      };
    }),
    flows: flows.map(({ points, label }, index): DrawnSketchFlow => {
      const moved = points.map(at);
      const { from = '', to = '', label: words = '' } = sketch.flows[index] ?? {};
      return {
        number: index + 1,
        from,
        to,
        points: moved,
        line: flowLine(moved),
        arrowhead: arrowhead(moved),
        ...(label && {
          label: textIn(at(label), label.lines, {
            ...texts.flow,
            leading: leadingOf(label.lines.join(' '), texts.flow),
          }),
        }),
        isBare: clean(words) !== '' && (!label || label.lines.join('') === `${index + 1}`),
      };
    }),
    ...(hurt && {
      hurt: {
        box: hurt.box,
        pencil: `${cloudPath(moved(hurt.cloud, dx, dy))}${hurt.leader ? curvePath([at(hurt.leader[0]), at(hurt.leader[1]), at(hurt.leader[2]), at(hurt.leader[3])]) : ''}`,
        ...(hurt.note && {
          note: textIn(
            at(hurt.note),
            hurt.lines,
            { ...texts.note, leading: leadingOf(hurt.lines.join(' '), texts.note) },
            // Lines stand at the side that the leader ends on.
            hurt.leader && (hurt.side === 'right' ? 'right' : 'left'),
          ),
        }),
      },
    }),
  };
}

const moved = ({ left, top, right, bottom }: Area, dx: number, dy: number): Area => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

interface PlacedHurt extends Partial<Pick<DrawnMark, 'note' | 'leader' | 'side'>> {
  readonly box: string;
  readonly cloud: Area;
  readonly lines: readonly string[];
  /** What it takes of the sheet. */
  readonly covers: readonly Area[];
}

interface NoteLines extends NoteText {
  readonly lines: readonly string[];
}

/** Cloud and note, which stands near where there is a place, else at the foot of the drawing. */
function hurtOf({ hurt }: Sketch, drawing: Drawing, measure: Measure): PlacedHurt | undefined {
  const node = drawing.nodes.find(({ id }) => id === hurt?.box);
  if (!hurt || !node) return undefined;
  const cloud = grown(areaOf(node), cloudGap[drawing.format]);
  const covers = [grown(cloud, 8)];
  const text = clean(hurt.note);
  if (!text) return { box: node.id, cloud, covers, lines: [] };
  const leading = leadingOf(text, texts.note);
  const room = (line: string) => measure.roomOf(line, texts.note);
  const candidates = noteWidths.map((width): NoteLines => {
    const lines = linesWithin(text, width, texts.note, measure);
    return {
      lines,
      width: Math.ceil(widestRoom(lines, texts.note, measure)),
      height: lines.length * leading,
      rows: lines.length,
      first: room(lines[0] ?? ''),
      last: room(lines.at(-1) ?? ''),
    };
  });
  const named = drawing.lanes.filter(({ text: name }) => name);
  const near = noteBeside({ ...drawing, lanes: named }, node, candidates);
  if (near) {
    const { note, leader, side } = near;
    const along = pointsOn(leader).map((point) => areaAround([point]));
    return {
      box: node.id,
      cloud,
      covers: [...covers, areaOf(note), ...along],
      lines: near.text.lines,
      note,
      leader,
      side,
    };
  }
  const [{ lines, width, height } = { lines: [], width: 0, height: 0 }] = candidates;
  const foot = Math.max(
    ...[...drawing.nodes, ...drawing.flows.flatMap(({ label }) => label ?? [])].map(
      ({ y, height: high }) => y + high,
    ),
    ...drawing.flows.flatMap(({ points }) => points.map(({ y }) => y)),
    cloud.bottom + 8,
  );
  const note = { x: Math.max(2 * square, node.x), y: foot + square, width, height };
  return { box: node.id, cloud, covers: [...covers, areaOf(note)], lines, note };
}

/** Height of the capitals of the pages' face, in em. */
const capital = 0.723;

/** Lines in the middle of a room, or at a side of it: where their direction begins, if no other is given. */
function textIn(room: Rect, lines: readonly string[], style: TextStyle, side?: 'left' | 'right'): DrawnText {
  const direction = directionOf(lines.join(' '));
  const begin = direction === 'rtl' ? 'right' : 'left';
  const at = side ?? begin;
  const isMiddle = style.anchor === 'middle';
  const x = isMiddle ? room.x + room.width / 2 : at === 'right' ? room.x + room.width : room.x;
  const leading = style.leading ?? style.size;
  const first = Math.round(centredFirst(room.y, room.height, style, lines.length, capital));
  return {
    lines: lines.map((text, index) => ({ text, x: Math.round(x), y: first + index * leading })),
    direction,
    anchor: isMiddle ? 'middle' : at === begin ? 'start' : 'end',
    size: style.size,
    weight: style.weight,
    room: { x: room.x, y: room.y, width: room.width, height: room.height },
  };
}

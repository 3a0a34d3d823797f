import type { NodeKind } from '@/content/catalogue/schematic';
import type { Area } from '@/lib/schematic/area';
import { texts } from '@/lib/schematic/drawing';
import type { Placement } from '@/lib/schematic/layout/placement';
import { square } from '@/lib/schematic/layout/sheet';
import { type Measure, widestRoom } from '@/lib/svg/measure';
import type { Sketch } from './model';
import { clean, leadingOf, linesWithin } from './text';

/* Puts a system on the squares of the paper: ranks are rows, slots stand on axes. Lengths are squares where nothing else is said. */

/** A box with its label's lines, in squares. */
export interface SizedBox {
  readonly id: string;
  readonly kind: NodeKind;
  readonly lines: readonly string[];
  /** In units. */
  readonly leading: number;
  readonly width: number;
  readonly height: number;
}

export interface SketchLane {
  readonly name: string;
  readonly nodes: readonly SizedBox[];
}

/** A flow whose text begins with its number. */
export interface NumberedFlow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Squares that are added: behind each rank, and between slots. */
export interface Widening {
  readonly gaps: readonly number[];
  readonly across: number;
}

/** A lane's band on the sheet, and the room of its name. */
export interface LaneBand {
  /** In units. */
  readonly top: number;
  readonly lines: readonly string[];
  /** In units. */
  readonly width: number;
  readonly leading: number;
}

export interface Sheet {
  readonly boxes: ReadonlyMap<string, Area>;
  /** Flows stay inside. */
  readonly bounds: Area;
  readonly width: number;
  /** One for each rank. */
  readonly rows: readonly { readonly from: number; readonly to: number }[];
  readonly lanes: readonly LaneBand[];
}

const boxWidths = [8, 10, 12] as const;
/** A box that most flows meet, so that each has a place at its sides. */
const hub = { width: 18, height: 8 } as const;
const boxHeight = 4;
/** Between a label and its box, in units. */
const padding = 7;
/** Flows at a box up to which a width has sides enough for them. */
const joins = { narrow: 6, wide: 12 } as const;

/** The boxes, each as wide as two lines of its label need, and as high as all of them. */
export function sizedBoxes({ boxes, flows }: Sketch, measure: Measure): readonly SizedBox[] {
  return boxes.map(({ id, kind, label }) => {
    const text = clean(label);
    const leading = leadingOf(text, texts.node);
    const joined = flows.filter(({ from, to }) => from === id || to === id).length;
    const isHub = joined > joins.wide;
    const least = joined > joins.wide ? 2 : joined > joins.narrow ? 1 : 0;
    const widths = boxWidths.slice(least);
    const ways = widths.map((width) => ({
      width,
      lines: linesWithin(text, width * square - 2 * padding, texts.node, measure),
    }));
    const { width, lines } = ways.find((way) => way.lines.length <= 2) ??
      ways.at(-1) ?? { width: 12, lines: [] };
    const room = widestRoom(lines, texts.node, measure) + 2 * padding;
    return {
      id,
      kind,
      lines,
      leading,
      // One character may be wider than any box.
      width: Math.max(isHub ? hub.width : width, Math.ceil(room / square)),
      height: Math.max(
        isHub ? hub.height : boxHeight,
        Math.ceil((lines.length * leading + 2 * padding) / square),
      ),
    };
  });
}

/** Boxes of one lane together, lanes in the order in which they are first named. */
export function lanesOf(sketch: Sketch, boxes: readonly SizedBox[]): readonly SketchLane[] {
  const lanes = new Map<string, SizedBox[]>();
  for (const [index, { lane }] of sketch.boxes.entries()) {
    const name = clean(lane);
    const nodes = lanes.get(name) ?? [];
    const box = boxes[index];
    if (box) nodes.push(box);
    lanes.set(name, nodes);
  }
  return [...lanes].map(([name, nodes]) => ({ name, nodes }));
}

/** In squares. */
/** Left and right of the boxes. */
const leastMargin = 3;
const rowGap = 3;
const laneGap = 5;
const slotGap = { medium: 6, portrait: 4 } as const;
/** In units: widest line of a lane's name, and from its rule to the boxes below. */
const nameWidth = { medium: 216, portrait: 180 } as const;
const nameStrip = 38;

export const slotsOf = { medium: 4, portrait: 2 } as const;

/** Words of one flow that fit between two neighbours. */
export const fitsAcross = (text: string, format: 'medium' | 'portrait', { roomOf }: Measure): boolean =>
  roomOf(text, texts.flow) + 10 <= slotGap[format] * square;

export function sheetOf(
  lanes: readonly SketchLane[],
  flows: readonly NumberedFlow[],
  format: 'medium' | 'portrait',
  placement: Placement,
  { gaps, across }: Widening,
  measure: Measure,
): Sheet {
  const widest = Math.max(
    ...boxWidths.slice(0, 1),
    ...lanes.flatMap(({ nodes }) => nodes.map(({ width }) => width)),
  );
  const pitch = widest + slotGap[format] + across;
  const lastSlot = slotsOf[format];
  // `across` widens the gaps between slots, and the margins left and right by half of it, in which flows go round the boxes.
  const round = Math.floor(across / 2);
  const margin = leastMargin + round;
  const width = 2 * margin + widest + (pitch * lastSlot) / 2;
  const placeOf = (id: string) => placement.get(id) ?? { rank: 0, slot: 0 };
  const words = flows.map(({ from, to, text }) => {
    const [a, b] = [placeOf(from).rank, placeOf(to).rank];
    const lines = linesWithin(text, 130, texts.flow, measure).length;
    return {
      first: Math.min(a, b),
      last: Math.max(a, b),
      gap: 2 + Math.ceil((lines * leadingOf(text, texts.flow) + 4) / square),
    };
  });
  const rows: { from: number; to: number }[] = [];
  const bands: LaneBand[] = [];
  for (const { name, nodes } of lanes) {
    const leading = leadingOf(name, { ...texts.lane, leading: 16 });
    const lines = name ? linesWithin(name, nameWidth[format], texts.lane, measure) : [];
    const more = Math.max(0, lines.length * leading - 16);
    const first = rows.length;
    const last = Math.max(...nodes.map(({ id }) => placeOf(id).rank));
    for (let rank = first; rank <= last; rank++) {
      const height = Math.max(
        boxHeight,
        ...nodes.filter(({ id }) => placeOf(id).rank === rank).map((node) => node.height),
      );
      const above = rows.at(-1);
      const named = rank === first && name ? laneGap + Math.ceil(more / square) : rowGap;
      const worded = Math.max(
        0,
        ...words.filter((flow) => flow.first === rank - 1 || flow.last === rank).map(({ gap }) => gap),
      );
      const from = above
        ? above.to + Math.max(rank === first && name ? worded + 2 : worded, named) + (gaps[rank - 1] ?? 0)
        : round + (name ? 4 + Math.ceil(more / square) : 3);
      rows.push({ from, to: from + height });
    }
    const top = first === 0 ? 0 : (rows[first]?.from ?? 0) * square - (name ? nameStrip + more : 2 * square);
    bands.push({ top, lines, leading, width: widestRoom(lines, texts.lane, measure) });
  }
  const boxes = new Map(
    lanes.flatMap(({ nodes }) =>
      nodes.map((node): [string, Area] => {
        const { rank, slot } = placeOf(node.id);
        const row = rows[rank] ?? { from: 0, to: node.height };
        const left = Math.round(margin + (widest - node.width) / 2 + (pitch * slot) / 2);
        const top = row.from + Math.floor((row.to - row.from - node.height) / 2);
        return [node.id, { left, top, right: left + node.width, bottom: top + node.height }];
      }),
    ),
  );
  const bottom = (rows.at(-1)?.to ?? 0) + (gaps[rows.length - 1] ?? 0) + 3 + round;
  const top = Math.max(1, (rows[0]?.from ?? 3) - 2 - round);
  return {
    boxes,
    bounds: { left: 1, top, right: Math.ceil(width) - 1, bottom },
    width: Math.ceil(width),
    rows,
    lanes: bands,
  };
}

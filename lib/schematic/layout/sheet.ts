import type { Schematic, SchematicNode } from '@/content/catalogue/schematic';
import { labelLines } from '@/lib/svg/lines';
import { type Measure, widestRoom } from '@/lib/svg/measure';
import type { Area } from '../area';
import { type Format, texts } from '../drawing';
import type { Formation, Placement } from './placement';

/*
 * Puts the ranks and slots of a placement on the squares of the paper. In a landscape ranks are columns and slots rows; in the formats
 * that stack their lanes ranks are rows, and slots stand on axes at the same places in each of them.
 */

/** Side of a square of the paper, in SVG user units. */
export const square = 12;

/** In squares. */
const sizes = {
  boxWidths: [8, 10, 12],
  boxHeight: 4,
} as const;

/** Between a node's label and its box. */
const boxPadding = 7;

/** In squares. */
const landscape = {
  /** Between boxes of one column. */
  rowGap: 4,
  /** Between columns, where no flow carries a label. */
  leastGap: 5,
  /** For flows that go round, on all sides. */
  margin: 4,
  /** Width of all columns with their gaps: drawings are of one width, so that their texts are of one size. */
  columns: 78,
} as const;

/** In squares. */
const stacked = {
  /** On a phone of 360 px, where a drawing has the screen's whole width, 32 squares show one unit as 0.94 px. */
  width: { portrait: 32, medium: 51 },
  /** Boxes side by side. */
  abreast: { portrait: 2, medium: 3 },
  /** Left and right of the boxes, for flows that go round. */
  margin: 2,
  /** Above the first row, for its lane's name. */
  top: 3,
  /** Between rows of one lane, and between lanes. */
  rowGap: 3,
  laneGap: 5,
} as const;

/** Squares that are added: to the gap behind each rank, and between slots. */
export interface Widening {
  readonly gaps: readonly number[];
  readonly slots: number;
}

/** A placement in squares. */
export interface Sheet {
  readonly boxes: ReadonlyMap<string, Area>;
  /** Flows stay inside. */
  readonly bounds: Area;
  /** Of each lane: from its first box to the last, along the lanes' order. */
  readonly lanes: readonly { readonly from: number; readonly to: number }[];
}

/** Squares that a box needs for its label, in either revision. */
const boxWidth = ({ id, label }: SchematicNode, mark: Schematic['mark'], measure: Measure): number => {
  const labels = id === mark?.node ? [label, mark.before] : [label];
  return Math.max(...labels.map((text) => boxWidthOf(text, measure)));
};

export const boxWidthOf = (label: string, measure: Measure): number => {
  const needed = widestRoom(labelLines(label, texts.node, measure), texts.node, measure) + 2 * boxPadding;
  const width = sizes.boxWidths.find((squares) => squares * square >= needed);
  if (!width) throw new Error(`The label "${label}" is too long for a box: shorten it`);
  return width;
};

export function formationOf(schematic: Schematic, format: Format, measure: Measure): Formation {
  const { lanes, flows, mark } = schematic;
  if (format === 'landscape') {
    const rows = Math.max(2, ...lanes.map(({ nodes }) => nodes.length));
    return {
      isDeep: false,
      lastSlot: (rows - 1) * 2,
      fits: () => true,
      costs: { rank: 0, backward: 2, aside: 6, offCentre: 0 },
    };
  }
  const widths = new Map(
    lanes.flatMap(({ nodes }) => nodes.map((node) => [node.id, boxWidth(node, mark, measure)])),
  );
  const abreast = stacked.abreast[format];
  const fits = flows.map(({ from, to, label }) => {
    const boxes = (widths.get(from) ?? 0) + (widths.get(to) ?? 0);
    const others = (abreast - 2) * Math.max(...sizes.boxWidths);
    const gap = (stacked.width[format] - 2 * stacked.margin - boxes - others) / (abreast - 1);
    const cloud = mark && [from, to].includes(mark.node) ? 18 : 10;
    return (
      !label ||
      widestRoom(labelLines(label, texts.flow, measure), texts.flow, measure) + cloud <= gap * square
    );
  });
  return {
    isDeep: true,
    lastSlot: (abreast - 1) * 2,
    fits: (flow) => fits[flow] ?? true,
    costs:
      format === 'medium'
        ? { rank: 6, backward: 5, aside: 1, offCentre: 0.2 }
        : { rank: 3, backward: 5, aside: 2, offCentre: 0 },
  };
}

export const sheetOf = (
  schematic: Schematic,
  format: Format,
  placement: Placement,
  widening: Widening,
  measure: Measure,
): Sheet =>
  format === 'landscape'
    ? besideOneAnother(schematic, placement, widening, measure)
    : belowOneAnother(schematic, format, placement, widening, measure);

/** Columns as wide as their widest box, apart as far as the labels between them need. */
function besideOneAnother(
  schematic: Schematic,
  placement: Placement,
  { gaps, slots }: Widening,
  measure: Measure,
): Sheet {
  const { lanes, flows, mark } = schematic;
  const laneOf = new Map(lanes.flatMap(({ nodes }, index) => nodes.map(({ id }) => [id, index] as const)));
  const least = lanes.map(({ label, nodes }, index) => {
    const room = Math.ceil((measure.roomOf(label, texts.lane) + 12) / square);
    const width = Math.max(...nodes.map((node) => boxWidth(node, mark, measure)));
    const labels = flows
      .filter(({ from, to }) => {
        const [a, b] = [laneOf.get(from) ?? 0, laneOf.get(to) ?? 0];
        return Math.min(a, b) <= index && Math.max(a, b) > index;
      })
      .map(({ label: text }) =>
        text ? widestRoom(labelLines(text, texts.flow, measure), texts.flow, measure) : 0,
      );
    const gap =
      Math.max(landscape.leastGap, Math.ceil((Math.max(0, ...labels) + 20) / square)) + (gaps[index] ?? 0);
    const isLast = index === lanes.length - 1;
    return { width, pitch: isLast ? width : Math.max(width + gap, room) };
  });
  const total = least.reduce((sum, { pitch }) => sum + pitch, 0);
  const spread = Math.max(0, Math.floor((landscape.columns - total) / (lanes.length - 1)));
  let left: number = landscape.margin;
  const columns = least.map(({ width, pitch }) => {
    const column = { from: left, to: left + width };
    left += pitch + spread;
    return column;
  });
  const rowPitch = (sizes.boxHeight + landscape.rowGap + slots) / 2;
  const boxes = boxesOf(schematic, placement, measure, ({ slot }, lane, width) => {
    const { from, to } = columns[lane] ?? { from: 0, to: width };
    return {
      left: from + Math.floor((to - from - width) / 2),
      top: landscape.margin + Math.round(slot * rowPitch),
    };
  });
  const bottom = Math.max(...[...boxes.values()].map((box) => box.bottom)) + landscape.margin;
  const right = (columns.at(-1)?.to ?? 0) + landscape.margin;
  return { boxes, bounds: { left: 0, top: 0, right, bottom }, lanes: columns };
}

/** Rows at fixed distances; the first and the last slot are as far apart as the paper allows. */
function belowOneAnother(
  schematic: Schematic,
  format: 'medium' | 'portrait',
  placement: Placement,
  { gaps }: Widening,
  measure: Measure,
): Sheet {
  const { lanes, mark } = schematic;
  const width = stacked.width[format];
  const lastSlot = (stacked.abreast[format] - 1) * 2;
  const widest = (slot: number) =>
    Math.max(
      0,
      ...lanes.flatMap(({ nodes }) =>
        nodes.flatMap((node) => (placement.get(node.id)?.slot === slot ? boxWidth(node, mark, measure) : [])),
      ),
    );
  const first = stacked.margin + widest(0) / 2;
  const last = width - stacked.margin - widest(lastSlot) / 2;
  const rows: { from: number; to: number }[] = [];
  const bands = lanes.map(({ nodes }) => {
    const begin = rows.length;
    const end = Math.max(...nodes.map(({ id }) => placement.get(id)?.rank ?? 0));
    while (rows.length <= end) {
      const gap = rows.length === begin ? stacked.laneGap : stacked.rowGap;
      const above = rows.at(-1);
      const from = above ? above.to + gap + (gaps[rows.length - 1] ?? 0) : stacked.top;
      rows.push({ from, to: from + sizes.boxHeight });
    }
    return { from: rows[begin]?.from ?? 0, to: rows[end]?.to ?? 0 };
  });
  const boxes = boxesOf(schematic, placement, measure, ({ rank, slot }, _, box) => ({
    left: Math.round(first + ((last - first) * slot) / lastSlot - box / 2),
    top: rows[rank]?.from ?? 0,
  }));
  const bottom = (rows.at(-1)?.to ?? 0) + (gaps[rows.length - 1] ?? 0) + 2;
  return { boxes, bounds: { left: 1, top: 2, right: width - 1, bottom }, lanes: bands };
}

function boxesOf(
  { lanes, mark }: Schematic,
  placement: Placement,
  measure: Measure,
  corner: (
    place: { readonly rank: number; readonly slot: number },
    lane: number,
    width: number,
  ) => { left: number; top: number },
): ReadonlyMap<string, Area> {
  return new Map(
    lanes.flatMap(({ nodes }, lane) =>
      nodes.map((node): [string, Area] => {
        const width = boxWidth(node, mark, measure);
        const { left, top } = corner(placement.get(node.id) ?? { rank: 0, slot: 0 }, lane, width);
        return [node.id, { left, top, right: left + width, bottom: top + sizes.boxHeight }];
      }),
    ),
  );
}

import type { Schematic } from '@/content/catalogue/schematic';
import { labelLines } from '@/pipeline/svg/lines';
import { roomOf } from '@/pipeline/svg/measure';
import { type Area, areaAround, areaOf, grown, overlap, scaled, union } from '../area';
import {
  crossings,
  type Drawing,
  type DrawnFlow,
  type DrawnLane,
  type DrawnNode,
  type Format,
  runAreas,
  texts,
} from '../drawing';
import { annotate, cloudGap, markAreas } from '../note';
import { placeLabel } from './labels';
import { type Placement, placements } from './placement';
import { route, type Square } from './router';
import { formationOf, type Sheet, sheetOf, square, type Widening } from './sheet';

/*
 * Lays a drawing out in a format: deals the boxes onto the paper, routes the flows, sets their labels and the pencilled note. Several
 * placements are drawn, each wider where words find no room; the cheapest drawing wins.
 */

/** Placements that are drawn, and drawn at most where each has a flaw. */
const tried = 6;
const mostTried = 24;
/** Times that a placement is drawn wider. */
const widenings = 7;

/** Height of the strip for the lanes' names, in a landscape. */
const laneStrip = 30;
/** In the other formats: from a lane's rule to its name, and to its first boxes. */
const nameGap = 5;
const bandGap = 38;
const nameStep = 3;
const nameHeight = texts.lane.size + 4;

/** In squares' lengths of flow. */
const costs = {
  crossing: 20,
  bareNumber: 80,
  struckName: 60,
  noMark: 120,
  backward: 6,
  height: { landscape: 0.5, medium: 1, portrait: 1 },
  tall: 4,
} as const;
/** A drawing for phones should not exceed this height. */
const tallest = 800;

interface Trial {
  readonly drawing: Drawing;
  readonly cost: number;
  /** The part of the cost that more room would mend. */
  readonly flaws: number;
  /** Flows whose words found no room; a note that found none counts as a flow from its box to itself. */
  readonly cramped: readonly Pick<Schematic['flows'][number], 'from' | 'to'>[];
}

/** @throws Error where the flows find no way, or a label no place, naming the drawing */
export function draw(schematic: Schematic, format: Format): Drawing {
  let best: Trial | undefined;
  const candidates = placements(schematic, formationOf(schematic, format)).slice(0, mostTried);
  for (const [index, placement] of candidates.entries()) {
    if (index >= tried && best?.flaws === 0) break;
    let widening: Widening = { gaps: [], slots: 0 };
    for (let round = 0; round < widenings; round++) {
      const trial = attempt(schematic, format, placement, widening, best?.cost);
      if (trial && (!best || trial.cost < best.cost)) best = trial;
      if (trial && (trial.cramped.length === 0 || trial.cost - trial.flaws >= (best?.cost ?? 0))) break;
      widening = wider(widening, trial?.cramped ?? schematic.flows, placement);
    }
  }
  if (best) return best.drawing;
  throw new Error(
    `Drawing "${schematic.caption}" has no room for a flow or its label: shorten labels or leave a flow out`,
  );
}

/** More room behind the ranks from which, or over which, the cramped flows lead. */
function wider({ gaps, slots }: Widening, cramped: Trial['cramped'], placement: Placement): Widening {
  const rankOf = (id: string) => placement.get(id)?.rank ?? 0;
  const ranks = Math.max(...[...placement.values()].map(({ rank }) => rank)) + 1;
  const added = (rank: number) =>
    cramped.map(({ from, to }) => {
      const [a, b] = [rankOf(from), rankOf(to)];
      // A note takes several lines.
      if (from === to) return a === rank ? 2 : 0;
      return Math.min(a, b) <= rank && rank <= Math.max(a, b) - (a === b ? 0 : 1) ? 1 : 0;
    });
  return {
    gaps: Array.from({ length: ranks }, (_, rank) => (gaps[rank] ?? 0) + Math.max(0, ...added(rank))),
    slots: slots + 1,
  };
}

/** @param bound cost from which a drawing is of no use: a note is not sought for it */
function attempt(
  schematic: Schematic,
  format: Format,
  placement: Placement,
  widening: Widening,
  bound = Infinity,
): Trial | undefined {
  const { lanes, flows } = schematic;
  const sheet = sheetOf(schematic, format, placement, widening);
  const { boxes, bounds } = sheet;
  const journeys = flows.flatMap(({ from, to }) => {
    const [a, b] = [boxes.get(from), boxes.get(to)];
    return a && b ? [{ from: a, to: b }] : [];
  });
  const routed = route(journeys, [...boxes.values()], bounds, format === 'landscape' ? 'x' : 'y');
  if (!routed) return undefined;
  const drawnFlows = routed.routes.map(({ points }): DrawnFlow => ({ points: points.map(toUnits) }));
  const names = format === 'landscape' ? [] : lanesBelow(schematic, sheet, drawnFlows);
  const composed = (parts: readonly DrawnFlow[]) =>
    format === 'landscape'
      ? trimmed(schematic, sheet, parts)
      : bottomed(schematic, format, sheet, parts, names);
  let labels = labelled(schematic, format, sheet, drawnFlows, names);
  if (!labels) return undefined;
  let drawing = composed(labels.flows);
  const backward = flows.filter(({ from, to }) => {
    const [a, b] = [placement.get(from), placement.get(to)];
    if (!a || !b) return false;
    return b.rank < a.rank || (format === 'landscape' && a.rank === b.rank && b.slot < a.slot);
  }).length;
  const costOf = ({ height }: Drawing) =>
    routed.cost +
    costs.backward * backward +
    (costs.height[format] * height) / square +
    (format === 'portrait' ? (costs.tall * Math.max(0, height - tallest)) / square : 0);
  const flawsOf = (cramped: readonly number[]) =>
    costs.crossing * crossings(drawing) +
    costs.struckName * struck(drawing) +
    costs.bareNumber * cramped.length;
  const trial = (cost: number, flaws: number, cramped: readonly number[]): Trial => ({
    drawing,
    cost: cost + flaws,
    flaws,
    cramped: flows.filter((_, index) => cramped.includes(index)),
  });
  const [cost, flaws] = [costOf(drawing), flawsOf(labels.cramped)];
  if (cost + flaws >= bound) return trial(cost, flaws, labels.cramped);
  let marked = annotate(drawing, schematic.mark);
  if (!marked && format !== 'landscape') {
    // The note chooses first, and the labels among what it leaves.
    const { drawing: noted, cost: noteCost = 0 } = annotate(composed(drawnFlows), schematic.mark) ?? {};
    const given = noted?.mark && labelled(schematic, format, sheet, drawnFlows, names, markAreas(noted.mark));
    if (noted?.mark && given && given.cramped.length <= labels.cramped.length) {
      labels = given;
      const whole = composed(given.flows);
      marked = {
        drawing: { ...whole, height: Math.max(whole.height, noted.height), mark: noted.mark },
        cost: noteCost,
      };
    }
  }
  if (marked) {
    drawing = marked.drawing;
    return trial(costOf(drawing) + marked.cost / square, flawsOf(labels.cramped), labels.cramped);
  }
  const node = schematic.mark?.node ?? '';
  const { cramped, ...rest } = trial(cost, flaws + costs.noMark, labels.cramped);
  return { ...rest, cramped: [...cramped, { from: node, to: node }] };
}

const toUnits = ({ x, y }: Square) => ({ x: x * square, y: y * square });

/** Flows with their labels; the longest labels choose first. @returns undefined where not even a number has room */
function labelled(
  { flows, mark }: Schematic,
  format: Format,
  { boxes, bounds }: Sheet,
  drawn: readonly DrawnFlow[],
  names: readonly DrawnLane[],
  noted: readonly Area[] = [],
): { flows: readonly DrawnFlow[]; cramped: readonly number[] } | undefined {
  const runs = drawn.map(runAreas);
  // Round the box that is argued about there is a cloud.
  const standing = [
    ...[...boxes].map(([id, box]) =>
      grown(scaled(box, square), id === mark?.node ? cloudGap[format] + 3 : 0),
    ),
    ...names.map(areaOf),
    ...noted,
  ];
  const view =
    format === 'landscape'
      ? grown(union([...standing, ...runs.flat()]), 5 * square)
      : { left: 3, top: 0, right: (bounds.right + 1) * square - 3, bottom: bounds.bottom * square };
  let order = flows
    .map((_, index) => index)
    .sort((a, b) => (flows[b]?.label?.length ?? 0) - (flows[a]?.label?.length ?? 0));
  let best: { flows: readonly DrawnFlow[]; cramped: readonly number[] } | undefined;
  // Words that found no room choose first in the next attempt.
  for (let attempt = 0; attempt < 3; attempt++) {
    const taken = [...standing];
    const result = [...drawn];
    const cramped: number[] = [];
    for (const index of order) {
      const text = flows[index]?.label;
      const flow = drawn[index];
      if (!text || !flow) continue;
      const around = {
        taken,
        own: runs[index] ?? [],
        others: runs.flatMap((run, at) => (at === index ? [] : run)),
        view,
      };
      const [number = ''] = text.split('\u00a0');
      const worded = placeLabel(text, flow.points, around);
      if (!worded) cramped.push(index);
      const label = worded ?? placeLabel(number, flow.points, around);
      if (!label) {
        if (!cramped.includes(index)) cramped.push(index);
        continue;
      }
      taken.push(areaOf(label));
      result[index] = { ...flow, label };
    }
    const isWhole = flows.every(({ label }, index) => !label || result[index]?.label);
    if (isWhole && (!best || cramped.length < best.cramped.length)) best = { flows: result, cramped };
    if (cramped.length === 0) break;
    order = [...cramped, ...order.filter((index) => !cramped.includes(index))];
  }
  return best;
}

/** Lanes of a format that stacks them. A name stands at the left edge, or where flows leave room for it. */
function lanesBelow({ lanes }: Schematic, sheet: Sheet, flows: readonly DrawnFlow[]): DrawnLane[] {
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
      x: [6, 3].flatMap((by) => places.find((x) => isFree(x, by)) ?? [])[0] ?? square,
      y,
      width: room,
      height: nameHeight,
      band: { left: 0, right: width, top, bottom: tops[index + 1] ?? sheet.bounds.bottom * square },
    };
  });
}

/** Number of lanes' names that a flow strikes out. */
const struck = ({ lanes, flows }: Drawing): number =>
  lanes.filter((lane) => flows.flatMap(runAreas).some((run) => overlap(grown(run, 2), areaOf(lane)))).length;

const nowhere: Area = { left: 0, top: 0, right: 0, bottom: 0 };

const nodesOf = ({ lanes }: Schematic, { boxes }: Sheet, dx = 0, dy = 0): DrawnNode[] =>
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
        lines: labelLines(label, texts.node),
      };
    }),
  );

/** A drawing of stacked lanes, as wide as the paper, as high as its parts. */
function bottomed(
  schematic: Schematic,
  format: Format,
  sheet: Sheet,
  flows: readonly DrawnFlow[],
  lanes: readonly DrawnLane[],
): Drawing {
  const nodes = nodesOf(schematic, sheet);
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
function trimmed(schematic: Schematic, sheet: Sheet, flows: readonly DrawnFlow[]): Drawing {
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
      return { left, right: left + roomOf(label, texts.lane), top: first, bottom: first };
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
    nodes: nodesOf(schematic, sheet, dx, dy),
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
        width: roomOf(label, texts.lane),
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

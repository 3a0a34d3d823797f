import type { Schematic } from '@/content/catalogue/schematic';
import { balancedLines } from '@/lib/svg/lines';
import { type Measure, widestRoom } from '@/lib/svg/measure';
import { type Area, areaOf, grown, isInside, overlap, type Point, scaled, union } from '../area';
import {
  type DrawnFlow,
  type DrawnLabel,
  type DrawnLane,
  type Format,
  runAreas,
  segmentsOf,
  texts,
} from '../drawing';
import { cloudGap } from '../note';
import { type Sheet, square } from './sheet';

/** Between a line and the label beside it. */
const clearance = 3;
/** Steps at which places along a run are tried. */
const step = 6;
/** Nearer to another flow, a label could be taken for that flow's. */
const apart = 5;

/** What stands already where a label may go. */
interface Surroundings {
  /** Boxes, labels and names of lanes. */
  readonly taken: readonly Area[];
  /** The runs of the label's own flow, and those of the others. */
  readonly own: readonly Area[];
  readonly others: readonly Area[];
  readonly view: Area;
}

/** Flows with their labels; the longest labels choose first. @returns undefined where not even a number has room */
export function labelled(
  { flows, mark }: Schematic,
  format: Format,
  { boxes, bounds }: Sheet,
  drawn: readonly DrawnFlow[],
  names: readonly DrawnLane[],
  measure: Measure,
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
      const worded = placeLabel(linesOf(text, measure), flow.points, around, measure);
      if (!worded) cramped.push(index);
      const label = worded ?? placeLabel([[number]], flow.points, around, measure);
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

/**
 * A place for a label beside its flow that touches nothing.
 * @param sets the ways in which its lines may be broken
 * @returns undefined where every place touches something
 */
export function placeLabel(
  sets: readonly (readonly string[])[],
  points: readonly Point[],
  { taken, own, others, view }: Surroundings,
  measure: Measure,
  leading: number = texts.flow.leading,
): DrawnLabel | undefined {
  // Letters keep a unit's distance.
  const obstacles = [...taken, ...own, ...others].map((area) => grown(area, 1));
  const near = others.map((area) => grown(area, apart));
  let best: { label: DrawnLabel; cost: number } | undefined;
  for (const set of sets) {
    const width = widestRoom(set, texts.flow, measure);
    const height = set.length * leading + 1;
    for (const [a, b] of segmentsOf({ points })) {
      const isLevel = a.y === b.y;
      const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      const overhang = Math.max(0, (isLevel ? width : height) - length);
      for (let along = 0; along <= length; along += step) {
        const at = {
          x: a.x + Math.sign(b.x - a.x) * along,
          y: a.y + Math.sign(b.y - a.y) * along,
        };
        for (const [side, corner] of cornersAt(at, isLevel, width, height).entries()) {
          const cost =
            Math.abs(along - length / 2) * 0.5 +
            overhang * 0.8 +
            side * 4 +
            (isLevel ? 0 : 6) +
            (set.length - 1) * 5 -
            Math.min(length, 120) * 0.1;
          if (best && best.cost <= cost) continue;
          const { x, y } = corner;
          const area = { left: x, top: y, right: x + width, bottom: y + height };
          if (!isInside(area, view) || obstacles.some((other) => overlap(area, other))) continue;
          const doubted = cost + (near.some((other) => overlap(area, other)) ? 20 : 0);
          if (!best || doubted < best.cost)
            best = { cost: doubted, label: { ...corner, width, height, lines: set } };
        }
      }
    }
  }
  return best?.label;
}

/** On one line, and on two. */
function linesOf(text: string, { widthOf }: Measure): (readonly string[])[] {
  const two = balancedLines(text, 2, (line) => widthOf(line, texts.flow));
  return two.length === 1 ? [two] : [[text], two];
}

/** Top left corners of a label at a point of a level run (above, below) or of an upright one (right, left). */
const cornersAt = ({ x, y }: Point, isLevel: boolean, width: number, height: number): Point[] =>
  isLevel
    ? [
        { x: x - width / 2, y: y - height - clearance },
        { x: x - width / 2, y: y + clearance },
      ]
    : [
        { x: x + clearance + 1, y: y - height / 2 },
        { x: x - width - clearance - 1, y: y - height / 2 },
      ];

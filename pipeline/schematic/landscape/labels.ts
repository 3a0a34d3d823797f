import { balancedLines } from '@/pipeline/svg/lines';
import { widestRoom, widthOf } from '@/pipeline/svg/measure';
import { type Area, areaOf, grown, isInside, overlap, type Point } from '../area';
import { type DrawnLabel, segmentsOf, texts } from '../drawing';

/** Between a line and the label beside it. */
const clearance = 3;
/** Steps at which places along a run are tried. */
const step = 6;

/**
 * A place for a label beside its flow that touches nothing.
 * @param taken boxes and labels that stand already
 * @param lines the runs of all flows
 * @returns undefined where every place touches something
 */
export function placeLabel(
  text: string,
  points: readonly Point[],
  taken: readonly Area[],
  lines: readonly Area[],
  view: Area,
): DrawnLabel | undefined {
  // Letters keep a unit's distance.
  const obstacles = [...taken, ...lines].map((area) => grown(area, 1));
  let best: { label: DrawnLabel; cost: number } | undefined;
  for (const set of linesOf(text)) {
    const width = widestRoom(set, texts.flow);
    const height = set.length * texts.flow.leading + 1;
    for (const [a, b] of segmentsOf({ points })) {
      const isLevel = a.y === b.y;
      const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      for (let along = 0; along <= length; along += step) {
        const at = {
          x: a.x + Math.sign(b.x - a.x) * along,
          y: a.y + Math.sign(b.y - a.y) * along,
        };
        for (const [side, corner] of cornersAt(at, isLevel, width, height).entries()) {
          const area = areaOf({ ...corner, width, height });
          if (!isInside(area, view) || obstacles.some((other) => overlap(area, other))) continue;
          const overhang = isLevel ? Math.max(0, width - length) : Math.max(0, height - length);
          const cost =
            Math.abs(along - length / 2) * 0.5 +
            overhang * 0.8 +
            side * 4 +
            (isLevel ? 0 : 6) +
            (set.length - 1) * 5 -
            Math.min(length, 120) * 0.1;
          if (!best || cost < best.cost) best = { cost, label: { ...corner, width, height, lines: set } };
        }
      }
    }
  }
  return best?.label;
}

/** On one line, and on two. */
function linesOf(text: string): (readonly string[])[] {
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

import type { Schematic } from '@/content/catalogue/schematic';
import type { Measure } from '@/lib/svg/measure';
import { areaOf, grown, overlap } from '../area';
import { crossings, type Drawing, type DrawnFlow, type Format, runAreas } from '../drawing';
import { annotate, markAreas } from '../note';
import { compose, stackedLanes } from './compose';
import { labelled } from './labels';
import type { Placement } from './placement';
import { route, type Square } from './router';
import { sheetOf, square, type Widening } from './sheet';

/** In squares' lengths of flow. */
const costs = {
  crossing: 20,
  bareNumber: 80,
  struckName: 60,
  /** Of the distance from a box to its note. */
  mark: 2,
  noMark: 120,
  backward: 6,
  height: { landscape: 0.5, medium: 1, portrait: 1 },
  tall: 4,
} as const;
/** A drawing for phones should not exceed this height. */
const tallest = 800;

/** A placement as a drawing, and what it costs. */
export interface Trial {
  readonly drawing: Drawing;
  readonly cost: number;
  /** The part of the cost that more room would mend. */
  readonly flaws: number;
  /** Flows whose words found no room; a note that found none counts as a flow from its box to itself. */
  readonly cramped: readonly Pick<Schematic['flows'][number], 'from' | 'to'>[];
}

/** @param bound cost from which a drawing is of no use: a note is not sought for it */
export function attempt(
  schematic: Schematic,
  format: Format,
  placement: Placement,
  widening: Widening,
  measure: Measure,
  bound = Infinity,
): Trial | undefined {
  const { flows } = schematic;
  const sheet = sheetOf(schematic, format, placement, widening, measure);
  const { boxes, bounds } = sheet;
  const journeys = flows.flatMap(({ from, to }) => {
    const [a, b] = [boxes.get(from), boxes.get(to)];
    return a && b ? [{ from: a, to: b }] : [];
  });
  const routed = route(journeys, [...boxes.values()], bounds, format === 'landscape' ? 'x' : 'y');
  if (!routed) return undefined;
  const drawnFlows = routed.routes.map(({ points }): DrawnFlow => ({ points: points.map(toUnits) }));
  const names = format === 'landscape' ? [] : stackedLanes(schematic, sheet, drawnFlows, measure);
  const composed = (parts: readonly DrawnFlow[]) => compose(schematic, format, sheet, parts, names, measure);
  let labels = labelled(schematic, format, sheet, drawnFlows, names, measure);
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
  let marked = annotate(drawing, schematic.mark, measure);
  if (!marked && format !== 'landscape') {
    // The note chooses first, and the labels among what it leaves.
    const { drawing: noted, cost: noteCost = 0 } =
      annotate(composed(drawnFlows), schematic.mark, measure) ?? {};
    const given =
      noted?.mark && labelled(schematic, format, sheet, drawnFlows, names, measure, markAreas(noted.mark));
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
    return trial(
      costOf(drawing) + (costs.mark * marked.cost) / square,
      flawsOf(labels.cramped),
      labels.cramped,
    );
  }
  const node = schematic.mark?.node ?? '';
  const { cramped, ...rest } = trial(cost, flaws + costs.noMark, labels.cramped);
  return { ...rest, cramped: [...cramped, { from: node, to: node }] };
}

const toUnits = ({ x, y }: Square) => ({ x: x * square, y: y * square });

/** Number of lanes' names that a flow strikes out. */
const struck = ({ lanes, flows }: Drawing): number =>
  lanes.filter((lane) => flows.flatMap(runAreas).some((run) => overlap(grown(run, 2), areaOf(lane)))).length;

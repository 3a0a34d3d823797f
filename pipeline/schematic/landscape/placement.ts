import type { Schematic, SchematicFlow } from '@/content/catalogue/schematic';
import { cross, type Point } from '../area';

/*
 * Places the boxes of a landscape drawing. Lanes are columns from left to right; inside a column a box may stand on any half row, so
 * that a lone box finds the middle of its neighbours. Of the many ways, the one with the straightest flows wins.
 */

/** Half rows between one box of a lane and the next, at least. */
const rowStep = 2;

/** The half row of every node, by id. */
export type Placement = ReadonlyMap<string, number>;

/** x is the column, y the half row. */
type Place = Point;

/** Starting points of the search. */
const starts = 14;

/** Good placements, the best first; the same drawing always comes out the same. */
export function placements({ lanes, flows }: Schematic): Placement[] {
  const rows = Math.max(2, ...lanes.map(({ nodes }) => nodes.length));
  const ways = lanes.map(({ nodes }) => waysToStand(nodes.length, (rows - 1) * rowStep));
  const found = new Map<string, { cost: number; placement: Placement }>();
  for (let start = 0; start < starts; start++) {
    const chosen = ways.map((way, lane) => way[(start * 7 + lane * 3) % way.length] ?? []);
    const cost = improve(chosen, ways, () => placementCost(placesOf(lanes, chosen), flows, lanes));
    const placed = [...placesOf(lanes, chosen)];
    const first = Math.min(...placed.map(([, { y }]) => y));
    const placement = new Map(placed.map(([id, { y }]) => [id, y - first]));
    found.set([...placement.values()].join(), { cost, placement });
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost).map(({ placement }) => placement);
}

/** Replaces each lane's placement by its cheapest one, until no lane has a cheaper one. @returns the cost */
function improve(
  chosen: (readonly number[])[],
  ways: readonly (readonly (readonly number[])[])[],
  costOf: () => number,
): number {
  let cost = costOf();
  for (let improved = true; improved; ) {
    improved = false;
    for (const [lane, way] of ways.entries())
      for (const candidate of way) {
        const before = chosen[lane] ?? candidate;
        chosen[lane] = candidate;
        const next = costOf();
        if (next < cost - 0.001) {
          cost = next;
          improved = true;
        } else chosen[lane] = before;
      }
  }
  return cost;
}

/** Every way in which `count` boxes can stand on the half rows 0 to `last`. */
function waysToStand(count: number, last: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return waysToStand(count - 1, last).flatMap((rest) =>
    Array.from({ length: last + 1 }, (_, row) => row)
      .filter((row) => rest.every((other) => Math.abs(other - row) >= rowStep))
      .map((row) => [...rest, row]),
  );
}

function placesOf(lanes: Schematic['lanes'], chosen: readonly (readonly number[])[]): Map<string, Place> {
  return new Map(
    lanes.flatMap(({ nodes }, column) =>
      nodes.map(({ id }, index) => [id, { x: column, y: chosen[column]?.[index] ?? 0 }] as const),
    ),
  );
}

/** Estimated cost of a placement: the bends, detours and crossings of its flows. */
function placementCost(
  places: ReadonlyMap<string, Place>,
  flows: readonly SchematicFlow[],
  lanes: Schematic['lanes'],
): number {
  const boxes = [...places.values()];
  const lines = flows.flatMap(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? [[a, b] as const] : [];
  });
  let cost = lanes.reduce(
    (sum, { nodes }) => sum + 0.2 * disorder(nodes.map(({ id }) => places.get(id)?.y ?? 0)),
    0,
  );
  for (const [index, [a, b]] of lines.entries()) {
    cost += lengthCost(a, b, boxes);
    for (const [c, d] of lines.slice(index + 1)) if (cross([a, b], [c, d])) cost += 5;
  }
  return cost;
}

/** Pairs that stand in another order than they were written. */
const disorder = (rows: readonly number[]) =>
  rows.reduce((sum, row, index) => sum + rows.slice(index + 1).filter((later) => later < row).length, 0);

function lengthCost(a: Place, b: Place, boxes: readonly Place[]): number {
  const steps = Math.abs(a.y - b.y);
  if (a.x === b.x) {
    const between = boxes.filter(({ x, y }) => x === a.x && Math.min(a.y, b.y) < y && y < Math.max(a.y, b.y));
    return between.length * 6 + steps * 0.5 + (b.y < a.y ? 0.5 : 0);
  }
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const blocked = (row: number) =>
    boxes.filter(({ x, y }) => x > left.x && x < right.x && Math.abs(y - row) < rowStep).length;
  // A flow that does not run level has two bends, and a run between them.
  const bend = steps === 0 ? 0 : 2 + steps * 0.6;
  return bend + 4 * Math.min(blocked(a.y), blocked(b.y)) + (b.x < a.x ? 2 : 0);
}

/*
 * Draws flows between boxes on the squares of the paper: level and upright runs with few bends, no run on top of another, no short
 * jogs. Lengths are squares.
 */

import type { Area, Point } from '../area';

export type Square = Point;

/** The two boxes that a flow joins. A box covers its edges too: flows keep a square's distance from it. */
export interface Journey {
  readonly from: Area;
  readonly to: Area;
}

/** Right, down, left, up. */
const directions = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
type Direction = 0 | 1 | 2 | 3;

/** Squares between two bends, and before the arrowhead: a shorter run looks like a mistake in the drawing. */
const leastRun = 2;

const costs = { bend: 3, crossing: 9, offCentre: 0.6, oddSide: 2.5, beside: 0.15, closeToBox: 1.2 } as const;

interface Step extends Square {
  readonly direction: Direction;
  /** Squares since the last bend; {@link leastRun} stands for all longer runs. */
  readonly run: number;
  readonly cost: number;
  readonly guess: number;
  readonly before?: Step;
}

/** Squares that are taken by boxes and flows. */
class Paper {
  private readonly taken = new Map<number, 'level' | 'upright' | 'corner'>();
  constructor(
    readonly width: number,
    readonly height: number,
    private readonly boxes: readonly Area[],
  ) {}

  key = ({ x, y }: Square) => y * (this.width + 1) + x;
  at = (square: Square) => this.taken.get(this.key(square));
  isInside = ({ x, y }: Square) => x >= 0 && y >= 0 && x <= this.width && y <= this.height;
  isBox = ({ x, y }: Square) =>
    this.boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);

  /** @param path every square from one end to the other */
  take(path: readonly Square[]): void {
    for (const [index, square] of path.entries()) {
      const before = path[index - 1] ?? square;
      const after = path[index + 1] ?? square;
      const level = before.y === after.y;
      const upright = before.x === after.x;
      this.taken.set(this.key(square), level ? 'level' : upright ? 'upright' : 'corner');
    }
  }
}

export interface Route {
  readonly points: readonly Square[];
  readonly cost: number;
}

/**
 * Routes for all journeys, in their order.
 * @returns undefined where one finds no way
 */
export function route(journeys: readonly Journey[], boxes: readonly Area[], width: number, height: number) {
  const length = ({ from, to }: Journey) => Math.abs(from.left - to.left) + Math.abs(from.top - to.top) * 1.5;
  const byLength = [...journeys].sort((a, b) => length(a) - length(b));
  let best: { routes: Route[]; cost: number } | undefined;
  for (const first of [byLength, journeys, [...byLength].reverse()]) {
    let order = first;
    // A flow that found no way is routed first in the next attempt.
    for (let attempt = 0; attempt < 3; attempt++) {
      const found = routeInOrder(order, new Paper(width, height, boxes));
      const failed = order.filter((journey) => !found.has(journey));
      if (failed.length === 0) {
        const routes = journeys.flatMap((journey) => found.get(journey) ?? []);
        const cost = routes.reduce((sum, one) => sum + one.cost, 0);
        if (!best || cost < best.cost) best = { routes, cost };
        break;
      }
      order = [...failed, ...order.filter((journey) => found.has(journey))];
    }
  }
  return best;
}

function routeInOrder(order: readonly Journey[], paper: Paper): Map<Journey, Route> {
  const routes = new Map<Journey, Route>();
  for (const journey of order) {
    const end = findWay(journey, paper);
    if (!end) continue;
    const path: Square[] = [];
    for (let step: Step | undefined = end; step; step = step.before) path.unshift({ x: step.x, y: step.y });
    paper.take(path);
    routes.set(journey, { points: corners(path), cost: end.cost });
  }
  return routes;
}

/** Where a flow may leave or reach a box: the outward direction, and what the place costs. */
interface Port extends Square {
  readonly out: Direction;
  readonly cost: number;
}

function ports({ left, top, right, bottom }: Area, towards: Area): Port[] {
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const all: Port[] = [];
  const odd = (out: Direction) => {
    const { x, y } = directions[out];
    const dx = Math.sign((towards.left + towards.right) / 2 - middleX);
    const dy = Math.sign((towards.top + towards.bottom) / 2 - middleY);
    const isSameColumn = towards.left < right && towards.right > left;
    return (isSameColumn ? y === dy : x === dx) ? 0 : costs.oddSide;
  };
  for (let y = top + 1; y < bottom; y++) {
    const cost = Math.abs(y - middleY) * costs.offCentre;
    all.push({ x: right, y, out: 0, cost: cost + odd(0) }, { x: left, y, out: 2, cost: cost + odd(2) });
  }
  for (let x = left + 2; x < right - 1; x++) {
    const cost = Math.abs(x - middleX) * costs.offCentre * 0.5;
    all.push({ x, y: bottom, out: 1, cost: cost + odd(1) }, { x, y: top, out: 3, cost: cost + odd(3) });
  }
  return all;
}

/** The cheapest way by A*, whose guess never exceeds what is left. */
function findWay({ from, to }: Journey, paper: Paper): Step | undefined {
  const goals = new Map(
    ports(to, from)
      .filter((port) => !paper.at(port))
      .map((port) => [paper.key(port), port] as const),
  );
  const guessOf = ({ x, y }: Square) =>
    Math.max(to.left - x, 0, x - to.right) + Math.max(to.top - y, 0, y - to.bottom);
  const open = new Heap();
  const known = new Map<string, number>();
  for (const port of ports(from, to))
    if (!paper.at(port)) {
      const { x, y, out, cost } = port;
      open.push({ x, y, direction: out, run: leastRun, cost, guess: cost + guessOf(port) });
    }
  for (let step = open.pop(); step; step = open.pop()) {
    const goal = goals.get(paper.key(step));
    if (goal && step.before) return step;
    for (const direction of [0, 1, 2, 3] as const) {
      const turn = direction !== step.direction;
      if (turn && ((direction + 2) % 4 === step.direction || step.run < leastRun || !step.before)) continue;
      const next = stepTo(step, direction, turn, goals, paper, guessOf);
      if (!next) continue;
      const key = `${next.x},${next.y},${direction},${next.run}`;
      if ((known.get(key) ?? Infinity) <= next.cost) continue;
      known.set(key, next.cost);
      open.push(next);
    }
  }
  return undefined;
}

function stepTo(
  step: Step,
  direction: Direction,
  turn: boolean,
  goals: ReadonlyMap<number, Port>,
  paper: Paper,
  guessOf: (square: Square) => number,
): Step | undefined {
  const { x, y } = directions[direction];
  const next = { x: step.x + x, y: step.y + y };
  if (!paper.isInside(next)) return undefined;
  const run = turn ? 1 : Math.min(leastRun, step.run + 1);
  const goal = goals.get(paper.key(next));
  if (goal ? (goal.out + 2) % 4 !== direction || run < leastRun : paper.isBox(next)) return undefined;
  // On a square of another flow, this one may only run straight across.
  const here = paper.at(step);
  if (here && turn) return undefined;
  const there = paper.at(next);
  if (there && there !== (y === 0 ? 'upright' : 'level')) return undefined;
  const cost =
    step.cost +
    1 +
    (turn ? costs.bend : 0) +
    // A bend right at the box leaves no room for a label there.
    (turn && step.before && !step.before.before ? costs.closeToBox : 0) +
    (there ? costs.crossing : 0) +
    (isBesideFlow(next, direction, paper) ? costs.beside : 0) +
    (goal?.cost ?? 0);
  return { ...next, direction, run, cost, guess: cost + guessOf(next), before: step };
}

/** Flows that run along each other at one square's distance are hard to tell apart. */
function isBesideFlow({ x, y }: Square, direction: Direction, paper: Paper): boolean {
  const { x: across, y: down } = directions[direction];
  const along = down === 0 ? 'level' : 'upright';
  return [-1, 1].some((side) => paper.at({ x: x + side * down, y: y + side * across }) === along);
}

/** The ends and bends of a path. */
function corners(path: readonly Square[]): Square[] {
  return path.filter((_, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    return !before || !after || (before.x !== after.x && before.y !== after.y);
  });
}

/** Steps by their guess, the least first. */
class Heap {
  private readonly steps: Step[] = [];

  push(step: Step): void {
    const { steps } = this;
    let at = steps.push(step) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = steps[parent];
      if (!above || above.guess <= step.guess) break;
      steps[at] = above;
      at = parent;
    }
    steps[at] = step;
  }

  pop(): Step | undefined {
    const { steps } = this;
    const top = steps[0];
    const last = steps.pop();
    if (!top || !last || steps.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      const [left, right] = [steps[child], steps[child + 1]];
      if (!left) break;
      if (right && right.guess < left.guess) child++;
      const below = steps[child];
      if (!below || below.guess >= last.guess) break;
      steps[at] = below;
      at = child;
    }
    steps[at] = last;
    return top;
  }
}

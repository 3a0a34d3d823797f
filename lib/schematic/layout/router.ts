/*
 * Draws flows between boxes on the squares of the paper: level and upright runs with few bends, no run on top of another, no short
 * jogs. Lengths are squares.
 */

import type { Area, Point } from '../area';
import { Heap } from './heap';

export type Square = Point;

/** The two boxes that a flow joins. A box covers its edges too: flows keep a square's distance from it. */
export interface Journey {
  readonly from: Area;
  readonly to: Area;
}

export interface Route {
  /** Ends and bends. */
  readonly points: readonly Square[];
  readonly cost: number;
}

// The search runs these a million times, and a global is found slowly in a sandbox such as Jest's.
const { abs, max } = Math;

/** Right, down, left, up. */
const directions = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
type Direction = 0 | 1 | 2 | 3;

/** The way in which a format's lanes follow one another. */
export type Axis = 'x' | 'y';

const costs = {
  bend: 3,
  crossing: 12,
  offCentre: 0.6,
  oddSide: 2.5,
  beside: 0.15,
  closeToBox: 1.2,
} as const;

/** How a flow covers a square. */
const level = 1;
const upright = 2;
const corner = 4;

/** How long a way is sought. */
export interface Effort {
  /** Orders in which the flows are routed. */
  readonly orders: 1 | 2;
  /** Times that each flow is drawn again among all others. */
  readonly revisions: number;
  /** 1 finds the best way; more, a way that may cost so many times more, sooner. */
  readonly haste: number;
}
const thorough: Effort = { orders: 2, revisions: 2, haste: 1 };

/**
 * Routes for all journeys.
 * @param bounds flows stay inside
 * @param lanes the axis along which lanes follow one another
 * @returns undefined where one finds no way
 */
export function route(
  journeys: readonly Journey[],
  boxes: readonly Area[],
  bounds: Area,
  lanes: Axis,
  effort = thorough,
): { routes: readonly Route[]; cost: number } | undefined {
  const router = new Router(boxes, bounds, lanes, effort);
  const length = ({ from, to }: Journey) => abs(from.left - to.left) + abs(from.top - to.top) * 1.5;
  const byLength = [...journeys].sort((a, b) => length(a) - length(b));
  let best: { routes: readonly Route[]; cost: number } | undefined;
  for (const first of [byLength, [...byLength].reverse()].slice(0, effort.orders)) {
    let order = first;
    // A flow that found no way is routed first in the next attempt.
    for (let attempt = 0; attempt < 3; attempt++) {
      const found = router.inOrder(order);
      const failed = order.filter((journey) => !found.has(journey));
      if (failed.length === 0) {
        const routes = journeys.flatMap((journey) => found.get(journey) ?? []);
        const cost = routes.reduce((sum, one) => sum + one.cost, 0);
        if (!best || cost < best.cost) best = { routes, cost };
        break;
      }
      order = [...failed, ...order.filter((journey) => found.has(journey))];
    }
    if (!best) return undefined;
  }
  return best;
}

/** Where a flow may leave or reach a box: the outward direction, and what the place costs. */
interface Port extends Square {
  readonly out: Direction;
  readonly cost: number;
}

function ports({ left, top, right, bottom }: Area, towards: Area, lanes: Axis): Port[] {
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const dx = Math.sign((towards.left + towards.right) / 2 - middleX);
  const dy = Math.sign((towards.top + towards.bottom) / 2 - middleY);
  const isBeside =
    lanes === 'x'
      ? towards.left < right && towards.right > left
      : towards.top < bottom && towards.bottom > top;
  // Boxes of one rank are joined across the lane, others along the lanes' order.
  const isUpright = isBeside === (lanes === 'x');
  const odd = (out: Direction) => {
    const { x, y } = directions[out];
    return (isUpright ? y === dy : x === dx) ? 0 : costs.oddSide;
  };
  const all: Port[] = [];
  for (let y = top + 1; y < bottom; y++) {
    const cost = abs(y - middleY) * costs.offCentre;
    all.push({ x: right, y, out: 0, cost: cost + odd(0) }, { x: left, y, out: 2, cost: cost + odd(2) });
  }
  for (let x = left + 2; x < right - 1; x++) {
    const cost = abs(x - middleX) * costs.offCentre * 0.5;
    all.push({ x, y: bottom, out: 1, cost: cost + odd(1) }, { x, y: top, out: 3, cost: cost + odd(3) });
  }
  return all;
}

/** A way of one flow: its squares from end to end, and what it costs. */
interface Way {
  readonly path: readonly Square[];
  readonly cost: number;
}

/**
 * Finds ways by A*. A state is a square, the direction in which it was reached, and whether the last bend lies two squares back: a
 * shorter run between bends, or before the arrowhead, looks like a mistake. A state is one number, and what is known of it stands in
 * arrays, since a drawing tries thousands of states.
 */
class Router {
  private readonly columns: number;
  private readonly rows: number;
  private readonly blocked: Uint8Array;
  private readonly taken: Uint8Array;
  private readonly cost: Float64Array;
  private readonly before: Int32Array;

  constructor(
    boxes: readonly Area[],
    private readonly bounds: Area,
    private readonly lanes: Axis,
    private readonly effort: Effort,
  ) {
    this.columns = bounds.right + 1;
    this.rows = bounds.bottom + 1;
    const squares = this.columns * this.rows;
    this.blocked = new Uint8Array(squares);
    this.taken = new Uint8Array(squares);
    this.cost = new Float64Array(squares * 8);
    this.before = new Int32Array(squares * 8);
    for (const { left, top, right, bottom } of boxes)
      for (let y = top; y <= bottom; y++) this.blocked.fill(1, this.at(left, y), this.at(right, y) + 1);
  }

  inOrder(order: readonly Journey[]): ReadonlyMap<Journey, Route> {
    const ways = new Map<Journey, Way>();
    this.taken.fill(0);
    for (const journey of order) {
      const way = this.findWay(journey);
      if (!way) continue;
      this.take(way.path);
      ways.set(journey, way);
    }
    // Where a flow found no way, all are routed anew in another order.
    const rounds = ways.size < order.length ? 0 : this.effort.revisions;
    for (let round = 0; round < rounds; round++)
      for (const journey of ways.keys()) {
        this.taken.fill(0);
        for (const [other, { path }] of ways) if (other !== journey) this.take(path);
        const way = this.findWay(journey);
        if (way) ways.set(journey, way);
      }
    return new Map([...ways].map(([journey, { path, cost }]) => [journey, { points: corners(path), cost }]));
  }

  private at(x: number, y: number): number {
    return y * this.columns + x;
  }

  private take(path: readonly Square[]): void {
    for (const [index, { x, y }] of path.entries()) {
      const before = path[index - 1] ?? { x, y };
      const after = path[index + 1] ?? { x, y };
      const cover = before.y === after.y ? level : before.x === after.x ? upright : corner;
      const at = this.at(x, y);
      this.taken[at] = (this.taken[at] ?? 0) | cover;
    }
  }

  private findWay({ from, to }: Journey): Way | undefined {
    const { columns, taken, blocked, cost, before, bounds } = this;
    const { haste } = this.effort;
    const goals = new Map<number, Port>();
    for (const port of ports(to, from, this.lanes))
      if (!taken[this.at(port.x, port.y)]) goals.set(this.at(port.x, port.y), port);
    cost.fill(Infinity);
    const open = new Heap();
    for (const { x, y, out, cost: start } of ports(from, to, this.lanes)) {
      const square = this.at(x, y);
      if (taken[square]) continue;
      const state = square * 8 + out * 2 + 1;
      cost[state] = start;
      before[state] = -1;
      open.push(state, start + haste * guess(x, y, to));
    }
    for (let state = open.pop(); state >= 0; state = open.pop()) {
      const square = state >> 3;
      const direction = ((state >> 1) & 3) as Direction;
      const isLong = (state & 1) === 1;
      const came = before[state] ?? -1;
      const spent = cost[state] ?? 0;
      if (came >= 0 && goals.has(square)) return { path: this.pathTo(state), cost: spent };
      const x = square % columns;
      const y = (square - x) / columns;
      const here = taken[square];
      for (const next of [0, 1, 2, 3] as const) {
        const turn = next !== direction;
        // On a square of another flow, this one may only run straight across.
        if (turn && ((next + 2) % 4 === direction || !isLong || came < 0 || here)) continue;
        const step = directions[next];
        const nx = x + step.x;
        const ny = y + step.y;
        if (nx < bounds.left || ny < bounds.top || nx > bounds.right || ny > bounds.bottom) continue;
        const there = this.at(nx, ny);
        const goal = goals.get(there);
        if (goal ? (goal.out + 2) % 4 !== next || turn : blocked[there]) continue;
        const over = taken[there];
        if (over && over !== (step.y === 0 ? upright : level)) continue;
        const total =
          spent +
          1 +
          (turn ? costs.bend : 0) +
          // A bend right at the box leaves no room for a label there.
          (turn && (before[came] ?? -1) < 0 ? costs.closeToBox : 0) +
          (over ? costs.crossing : 0) +
          (this.isBeside(nx, ny, step.y === 0) ? costs.beside : 0) +
          (goal?.cost ?? 0);
        const reached = there * 8 + next * 2 + (turn ? 0 : 1);
        if ((cost[reached] ?? 0) <= total) continue;
        cost[reached] = total;
        before[reached] = state;
        open.push(reached, total + haste * guess(nx, ny, to));
      }
    }
    return undefined;
  }

  /** Flows that run along each other at one square's distance are hard to tell apart. */
  private isBeside(x: number, y: number, isLevel: boolean): boolean {
    const at = this.at(x, y);
    const side = isLevel ? this.columns : 1;
    const along = isLevel ? level : upright;
    return this.taken[at - side] === along || this.taken[at + side] === along;
  }

  private pathTo(end: number): readonly Square[] {
    const path: Square[] = [];
    for (let state = end; state >= 0; state = this.before[state] ?? -1) {
      const square = state >> 3;
      path.unshift({ x: square % this.columns, y: Math.floor(square / this.columns) });
    }
    return path;
  }
}

/** Squares that are left at least. */
const guess = (x: number, y: number, to: Area): number =>
  max(to.left - x, 0, x - to.right) + max(to.top - y, 0, y - to.bottom);

/** The ends and bends of a path. */
const corners = (path: readonly Square[]): Square[] =>
  path.filter((_, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    return !before || !after || (before.x !== after.x && before.y !== after.y);
  });

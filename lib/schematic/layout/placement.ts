import { cross, type Point } from '../area';

/*
 * Deals the boxes of a drawing onto ranks and slots. Ranks follow one another as the lanes do, each within one lane; slots stand
 * across, half a box apart, so that a lone box finds the middle of its neighbours. Of the many ways, those with the straightest flows win.
 */

/** What a format allows, and what it prefers. */
export interface Formation {
  /** Whether a lane may have several ranks. */
  readonly isDeep: boolean;
  /** The last slot. */
  readonly lastSlot: number;
  /** Whether the words of a flow, by its number, fit between two neighbours of one rank. */
  readonly fits: (flow: number) => boolean;
  readonly costs: {
    /** A rank more. */
    readonly rank: number;
    /** A flow against the lanes' order. */
    readonly backward: number;
    /** A flow to an earlier slot of its rank. */
    readonly aside: number;
    /** A box half a place away from the middle. */
    readonly offCentre: number;
  };
}

export interface Place {
  readonly rank: number;
  readonly slot: number;
}
/** The place of every node, by id. */
export type Placement = ReadonlyMap<string, Place>;

// The search runs these a million times, and a global is found slowly in a sandbox such as Jest's.
const { abs, max, min } = Math;

/** Slots between one box of a rank and the next, at least. */
const slotStep = 2;

/** How long a placement is sought. */
export interface SearchEffort {
  /** Starting points. */
  readonly starts: number;
  /** Moves that are tried from each of them. */
  readonly moves: number;
}
const thorough: SearchEffort = { starts: 12, moves: Infinity };

/** What joins what, by ids. */
interface System {
  readonly lanes: readonly { readonly nodes: readonly { readonly id: string }[] }[];
  readonly flows: readonly { readonly from: string; readonly to: string }[];
}
/** A placement that costs so much more than the best is still worth a try. */
const nearly = 8;

const costs = {
  crossing: 5,
  bend: 2,
  slot: 0.6,
  between: 6,
  behind: 6,
  skipped: 1,
  tight: 12,
  disorder: 0.2,
};

/**
 * Good placements, the best first: those that no move of a box makes cheaper, then those that one move made dearer. The same drawing
 * always comes out the same.
 */
export function placements(
  { lanes, flows }: System,
  formation: Formation,
  { starts, moves }: SearchEffort = thorough,
): Placement[] {
  const nodes = lanes.flatMap((lane, index) => lane.nodes.map(({ id }) => ({ id, lane: index })));
  const at = new Map(nodes.map(({ id }, index) => [id, index]));
  const joined = flows.map(({ from, to }) => ({ from: at.get(from) ?? 0, to: at.get(to) ?? 0 }));
  const random = randomNumbers();
  const found = Array.from({ length: starts }, (_, start) => {
    const search = new Search(
      nodes.map(({ lane }) => lane),
      joined,
      formation,
    );
    search.deal(start, random);
    return search.improve(moves);
  });
  const byCost = (list: readonly Found[]) => list.toSorted((a, b) => a.cost - b.cost);
  const best = byCost(found.map(({ best }) => best));
  const others = byCost(found.flatMap(({ others }) => others));
  const distinct = new Map([...best, ...others].map(({ places }) => [JSON.stringify(places), places]));
  return [...distinct.values()].map(
    (places) => new Map(nodes.map(({ id }, index) => [id, places[index] ?? { rank: 0, slot: 0 }])),
  );
}

interface Found {
  readonly cost: number;
  readonly places: readonly Place[];
}

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

class Search {
  /** By node: its row in its lane, its slot, and its rank in the drawing. */
  private readonly rows: number[];
  private readonly slots: number[];
  private readonly ranks: number[];
  private readonly lanes: readonly (readonly number[])[];

  constructor(
    private readonly laneOf: readonly number[],
    private readonly flows: readonly { readonly from: number; readonly to: number }[],
    private readonly formation: Formation,
  ) {
    this.rows = laneOf.map(() => 0);
    this.slots = laneOf.map(() => 0);
    this.ranks = laneOf.map(() => 0);
    this.lanes = Array.from({ length: max(...laneOf) + 1 }, (_, lane) =>
      laneOf.flatMap((of, node) => (of === lane ? node : [])),
    );
  }

  /** A first placement: of each lane so many boxes a rank, in the order in which they were written, or in any. */
  deal(start: number, random: () => number): void {
    const { isDeep, lastSlot } = this.formation;
    const most = lastSlot / slotStep + 1;
    for (const nodes of this.lanes) {
      const order = start < 2 ? nodes : nodes.toSorted(() => random() - 0.5);
      const aRow = isDeep ? min(most, 1 + Math.floor(start === 0 ? 1 : random() * most)) : order.length;
      for (const [index, node] of order.entries()) {
        this.rows[node] = Math.floor(index / aRow);
        const inRow = min(aRow, order.length - Math.floor(index / aRow) * aRow);
        const spare = lastSlot - (inRow - 1) * slotStep;
        const first = index % aRow === 0 ? 0 : (this.slots[order[index - 1] ?? 0] ?? 0) + slotStep;
        const latest = spare + (index % aRow) * slotStep;
        this.slots[node] = first + Math.floor(random() * (latest - first + 1));
      }
    }
  }

  /** Moves a box, or exchanges two of one lane, as long as this makes the placement cheaper. */
  improve(most: number): { best: Found; others: readonly Found[] } {
    let best = this.found(this.cost());
    let others: Found[] = [];
    let left = most;
    for (let improved = true; improved && left > 0; ) {
      improved = false;
      others = [];
      for (const move of this.moves()) {
        if (left-- <= 0) break;
        const before = [this.rows.slice(), this.slots.slice()] as const;
        move();
        const cost = this.isClear() ? this.cost() : Infinity;
        if (cost < best.cost - 0.001) {
          best = this.found(cost);
          improved = true;
          continue;
        }
        if (cost < best.cost + nearly) others.push(this.found(cost));
        this.rows.splice(0, this.rows.length, ...before[0]);
        this.slots.splice(0, this.slots.length, ...before[1]);
      }
    }
    return { best, others };
  }

  /** The places of which the cost was just reckoned. */
  private found(cost: number): Found {
    const first = this.formation.isDeep ? 0 : min(...this.slots);
    return {
      cost,
      places: this.ranks.map((rank, node) => ({ rank, slot: (this.slots[node] ?? 0) - first })),
    };
  }

  private *moves(): Generator<() => void> {
    const { isDeep, lastSlot } = this.formation;
    for (const [node, lane] of this.laneOf.entries()) {
      const mates = this.lanes[lane] ?? [];
      // Half a row is a row of its own between two others.
      const lastRow = isDeep ? mates.length - 0.5 : 0;
      for (let row = isDeep ? -0.5 : 0; row <= lastRow; row += 0.5)
        for (let slot = 0; slot <= lastSlot; slot++)
          yield () => {
            this.rows[node] = row;
            this.slots[node] = slot;
            this.close(mates);
          };
      for (const mate of mates)
        if (mate > node)
          yield () => {
            for (const list of [this.rows, this.slots])
              [list[node], list[mate]] = [list[mate] ?? 0, list[node] ?? 0];
          };
    }
  }

  /** Numbers the rows of a lane anew, without gaps. */
  private close(nodes: readonly number[]): void {
    const used = [...new Set(nodes.map((node) => this.rows[node] ?? 0))].sort((a, b) => a - b);
    for (const node of nodes) this.rows[node] = used.indexOf(this.rows[node] ?? 0);
  }

  /** Tells whether no two boxes of a row stand on one another. */
  private isClear(): boolean {
    return this.lanes.every((nodes) =>
      nodes.every((a, index) =>
        nodes.every(
          (b, other) =>
            other <= index ||
            this.rows[a] !== this.rows[b] ||
            abs((this.slots[a] ?? 0) - (this.slots[b] ?? 0)) >= slotStep,
        ),
      ),
    );
  }

  /** Estimated cost: the bends, detours and crossings of the flows. */
  private cost(): number {
    const { formation, flows, ranks, slots } = this;
    let count = 0;
    let cost = 0;
    for (const nodes of this.lanes) {
      let last = 0;
      for (const [index, node] of nodes.entries()) {
        const row = this.rows[node] ?? 0;
        last = max(last, row);
        cost += formation.costs.offCentre * abs((slots[node] ?? 0) - formation.lastSlot / 2);
        ranks[node] = count + row;
        for (const later of nodes.slice(index + 1)) {
          const way = (this.rows[later] ?? 0) - row || (slots[later] ?? 0) - (slots[node] ?? 0);
          if (way < 0) cost += costs.disorder;
        }
      }
      count += last + 1;
    }
    cost += count * formation.costs.rank;
    const places: Point[] = ranks.map((rank, node) => ({ x: rank, y: slots[node] ?? 0 }));
    const lines = flows.map(({ from, to }) => [places[from] ?? origin, places[to] ?? origin] as const);
    for (const [index, [a, b]] of lines.entries()) {
      cost += this.flowCost(a, b, places, index);
      for (let other = index + 1; other < lines.length; other++) {
        const line = lines[other];
        if (line && cross([a, b], line)) cost += costs.crossing;
      }
    }
    return cost;
  }

  private flowCost(a: Point, b: Point, places: readonly Point[], flow: number): number {
    const { backward, aside } = this.formation.costs;
    const steps = abs(a.y - b.y);
    if (a.x === b.x) {
      const [low, high] = [min(a.y, b.y), max(a.y, b.y)];
      let between = 0;
      for (const { x, y } of places) if (x === a.x && low < y && y < high) between++;
      const tight = between === 0 && !this.formation.fits(flow) ? costs.tight : 0;
      return between * costs.between + steps * 0.5 + (b.y < a.y ? aside : 0) + tight;
    }
    const [low, high] = [min(a.x, b.x), max(a.x, b.x)];
    let [behindA, behindB] = [0, 0];
    for (const { x, y } of places)
      if (x > low && x < high) {
        if (abs(y - a.y) < slotStep) behindA++;
        if (abs(y - b.y) < slotStep) behindB++;
      }
    // A flow that does not run straight has two bends, and a run between them.
    const bend = steps === 0 ? 0 : costs.bend + steps * costs.slot;
    return (
      bend +
      costs.behind * min(behindA, behindB) +
      (this.formation.isDeep ? costs.skipped * (high - low - 1) : 0) +
      (b.x < a.x ? backward : 0)
    );
  }
}

const origin: Point = { x: 0, y: 0 };

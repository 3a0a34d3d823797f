/** Numbers by their rank, the least rank first. */
export class Heap {
  private readonly values: number[] = [];
  private readonly ranks: number[] = [];

  push(value: number, rank: number): void {
    const { values, ranks } = this;
    let at = values.push(value) - 1;
    ranks.push(rank);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = ranks[parent] ?? 0;
      if (above <= rank) break;
      values[at] = values[parent] ?? 0;
      ranks[at] = above;
      at = parent;
    }
    values[at] = value;
    ranks[at] = rank;
  }

  /** @returns the value of the least rank, -1 where none is left */
  pop(): number {
    const { values, ranks } = this;
    const top = values[0] ?? -1;
    const value = values.pop();
    const rank = ranks.pop();
    if (value === undefined || rank === undefined || values.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= values.length) break;
      if ((ranks[child + 1] ?? Infinity) < (ranks[child] ?? 0)) child++;
      const below = ranks[child] ?? 0;
      if (below >= rank) break;
      values[at] = values[child] ?? 0;
      ranks[at] = below;
      at = child;
    }
    values[at] = value;
    ranks[at] = rank;
    return top;
  }
}

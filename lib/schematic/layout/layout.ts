import type { Schematic } from '@/content/catalogue/schematic';
import type { Measure } from '@/lib/svg/measure';
import type { Drawing, Format } from '../drawing';
import { type Placement, placements } from './placement';
import { formationOf, type Widening } from './sheet';
import { attempt, type Trial } from './trial';

/*
 * Lays a drawing out in a format: deals the boxes onto the paper, routes the flows, sets their labels and the pencilled note. Several
 * placements are drawn, each wider where words find no room; the cheapest drawing wins.
 */

/** Placements that are drawn, and drawn at most where each has a flaw. */
const tried = 6;
const mostTried = 24;
/** Times that a placement is drawn wider. */
const widenings = 7;

/** @throws Error where the flows find no way, or a label no place, naming the drawing */
export function draw(schematic: Schematic, format: Format, measure: Measure): Drawing {
  let best: Trial | undefined;
  const candidates = placements(schematic, formationOf(schematic, format, measure)).slice(0, mostTried);
  for (const [index, placement] of candidates.entries()) {
    if (index >= tried && (!best || best.flaws === 0)) break;
    let widening: Widening = { gaps: [], slots: 0 };
    for (let round = 0; round < widenings; round++) {
      const trial = attempt(schematic, format, placement, widening, measure, best?.cost);
      // `attempt` found no way for some flow twice: the placement is given up.
      if (!trial && round > 0) break;
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

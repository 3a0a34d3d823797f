import { type Engine, type Hit, rank, read } from './engine';
import { bestPassage, excerpt, type Marked } from './passage';
import type { Axis } from './records';

/** A line of the result list. */
export interface Result {
  /** Record that it is about. */
  readonly path: string;
  /** Where it leads: to the passage, where that has an anchor. */
  readonly href: string;
  readonly axis: Axis;
  readonly kicker: string;
  readonly label: Marked;
  readonly passage: Marked;
}

export interface Results {
  readonly query: string;
  /** Records that fit, whether listed or not. */
  readonly count: number;
  /** Best first. */
  readonly list: readonly Result[];
}

/** A hit far weaker than the best one only has a word in common. */
const leastShare = 0.12;
const maxListed = 16;

export function search(query: string, engine: Engine, { isOpen = false } = {}): Results {
  const hits = rank(read(query, engine, isOpen), engine);
  const least = (hits[0]?.score ?? 0) * leastShare;
  const good = hits.filter(({ score }) => score >= least);
  return {
    query,
    count: good.length,
    list: good.slice(0, maxListed).map((hit) => resultOf(hit, engine)),
  };
}

function resultOf(hit: Hit, engine: Engine): Result {
  const { record, stems } = hit;
  const [text, anchor] = bestPassage(hit, engine);
  return {
    path: record.path,
    href: anchor && !record.path.includes('#') ? `${record.path}#${anchor}` : record.path,
    axis: record.axis,
    kicker: record.kicker,
    label: excerpt(record.label, stems, engine),
    passage: excerpt(text, stems, engine),
  };
}

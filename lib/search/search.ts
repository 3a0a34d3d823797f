import { decoded } from '../decoded';
import { type Engine, type Hit, rank, read } from './engine';
import { maxQueryLength } from './limits';
import { bestPassage, excerpt, type Marked } from './passage';
import type { Axis } from './records';
import { wordsOf } from './words';

/** A line of the result list. */
export interface Result {
  /** Record that it is about. */
  readonly path: string;
  /** Address of the passage if it has an anchor, else of the page. */
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

/** So many results stand first in the order of their score; the others are grouped by axis. */
export const bestCount = 3;

/** Hits below this share of the best score are dropped: they have only a word in common with the query. */
const leastShare = 0.06;
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

/** Pages for words that no page holds: by words that begin alike. */
export function nearest(query: string, engine: Engine): readonly Result[] {
  const near = wordsOf(query.slice(0, maxQueryLength)).flatMap(({ plain }) => engine.vocabulary.akin(plain));
  return search(near.join(' '), engine).list.slice(0, 3);
}

/** The words of an unknown address as a query: no slashes, hyphens or file extensions. */
export function queryOfPath(path: string): string {
  const parts = path.split('/').map((part) => part.replace(/\.[a-z]{2,5}$/i, ''));
  return parts
    .map(decoded)
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);
}

function resultOf(hit: Hit, engine: Engine): Result {
  const { record, stems } = hit;
  const [text, anchor] = bestPassage(hit, engine);
  return {
    path: record.path,
    href: anchor ? `${record.path.replace(/#.*/, '')}#${anchor}` : record.path,
    axis: record.axis,
    kicker: record.kicker,
    label: excerpt(record.label, stems, engine),
    passage: excerpt(text, stems, engine),
  };
}

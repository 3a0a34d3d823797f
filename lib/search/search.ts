import { decoded } from '../decoded';
import { type Hit, rank, rarityIn, read } from './engine';
import { maxQueryLength } from './limits';
import { bestPassage, excerpt, type Marked } from './passage';
import type { ListedRecord } from './records';
import type { Core, Shards } from './shards';
import { akin } from './vocabulary';
import { wordsOf } from './words';

/** A line of the result list. */
export interface Result extends Pick<ListedRecord, 'path' | 'axis' | 'kicker'> {
  /** Address of the passage if it has an anchor, else of the page. */
  readonly href: string;
  readonly label: Marked;
  /** `undefined` while the record's texts are missing. */
  readonly passage: Marked | undefined;
}

export interface Results {
  readonly query: string;
  /** Records that fit, whether listed or not. */
  readonly count: number;
  /** Best first. */
  readonly list: readonly Result[];
  /** Where no record fits: those with words that begin like the query's. */
  readonly near: readonly Result[];
  /** No passage is missing. */
  readonly isComplete: boolean;
  /** Every category, for who finds nothing. */
  readonly categories: Core['categories'];
}

/** So many results stand first in the order of their score; the others are grouped by axis. */
export const bestCount = 3;

/** Hits below this share of the best score are dropped unless they hold every word of the query. */
const leastShare = 0.06;
const maxListed = 16;
const maxNear = 3;

export interface SearchOptions {
  /** The visitor is typing: the last word may be the beginning of one. */
  readonly isOpen?: boolean;
  /** Letters of a passage to show. */
  readonly excerptLength?: number;
}

/** `undefined` where shards of the query's words are missing; without the texts of the results, these come without passages. */
export function search(
  query: string,
  shards: Shards,
  { isOpen = false, excerptLength }: SearchOptions = {},
): Results | undefined {
  const hits = rank(read(query, shards, isOpen), shards);
  const least = (hits[0]?.score ?? 0) * leastShare;
  const good = hits.filter(({ score, isWhole }) => isWhole || score >= least);
  const near = good.length > 0 ? [] : hitsNear(query, shards);
  if (shards.missing.size > 0) return undefined;
  const resultsOf = (hits: readonly Hit[]) => hits.map((hit) => resultOf(hit, shards, excerptLength));
  const [list, others] = [resultsOf(good.slice(0, maxListed)), resultsOf(near)];
  return {
    query,
    count: good.length,
    list,
    near: others,
    isComplete: shards.missing.size === 0,
    categories: shards.core.categories,
  };
}

function hitsNear(query: string, shards: Shards): readonly Hit[] {
  const words = wordsOf(query.slice(0, maxQueryLength)).flatMap(({ plain }) => akin(plain, shards));
  return rank(read(words.join(' '), shards, false), shards).slice(0, maxNear);
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

function resultOf(hit: Hit, shards: Shards, length?: number): Result {
  const { path, axis, kicker, label } = shards.core.records[hit.record] as ListedRecord;
  const marked = (text: string, most?: number) => excerpt(text, hit.stems, shards.phrases, most);
  const [text, anchor] = bestPassage(hit, shards.passages(hit.record) ?? [], rarityIn(shards)) ?? [];
  return {
    path,
    href: anchor ? `${path.replace(/#.*/, '')}#${anchor}` : path,
    axis,
    kicker,
    label: marked(label),
    passage: text === undefined ? undefined : marked(text, length),
  };
}

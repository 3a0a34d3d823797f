import type { Shards, Stem } from './shards';
import { isOneSlipAway } from './spelling';
import { stemOf } from './words';

/*
 * The words that the site uses. Each function reads the shards that are here, and finds nothing in one that is missing: once it has
 * come, the query is read again.
 */

/** Shorter words are not corrected: most are acronyms, one letter away from another acronym. */
const shortestSlip = 4;
/** A word that is still being typed is completed from so many letters on, to at most so many words. */
const shortestStart = 2;
const maxCompletions = 12;

export const isKnown = (word: string, shards: Shards): boolean =>
  shards.near(word)?.has(stemOf(word)) ?? false;

/** The known word, among those one slip away the most frequent, or two known words that were typed as one. */
export function corrected(word: string, shards: Shards): readonly string[] {
  const stems = shards.near(word);
  if (word.length < shortestSlip || !stems) return [];
  const near = mostFrequent(stems, (known) => isOneSlipAway(word, known));
  if (near[0]) return [near[0].word];
  // The slip may be in the letters by which a shard is found.
  const all = shards.everyWord();
  const other = all?.find((known) => isOneSlipAway(word, known));
  if (!all || other) return other ? [other] : [];
  // Two words typed as one: both parts must be known from more than one place, or any word would fall apart.
  const known = new Set(all);
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return [];
}

/** Stems of the words that begin like this one, the most frequent first. */
export function completed(start: string, shards: Shards): readonly string[] {
  if (start.length < shortestStart) return [];
  const longer = mostFrequent(shards.near(start), (known) => known.startsWith(start));
  return [...new Set(longer.map(({ stem }) => stem))].slice(0, maxCompletions);
}

/** Known words that share the longest beginning with this one, the most frequent first. */
export function akin(word: string, shards: Shards): readonly string[] {
  for (let length = word.length - 1; length >= shortestSlip; length--) {
    const near = mostFrequent(shards.near(word), (known) => known.startsWith(word.slice(0, length)));
    if (near.length > 0) return near.slice(0, 3).map(({ word: known }) => known);
  }
  return [];
}

/** The words that fit, those first whose stems most records hold. */
const mostFrequent = (stems: ReadonlyMap<string, Stem> = new Map(), fits: (word: string) => boolean) =>
  [...stems]
    .flatMap(([stem, { words, postings }]) =>
      words.filter(fits).map((word) => ({ word, stem, holders: postings.length })),
    )
    .sort((a, b) => b.holders - a.holders);

import { maxQueryLength } from './limits';
import { joined, repaired } from './repair';
import type { Shards } from './shards';
import { completed, isKnown } from './vocabulary';
import { isFiller, wordsOf } from './words';

/** While a visitor types, the last word is completed if no record holds it, or if it has at most so many letters. */
const longestStart = 3;
/** A word that completes what is being typed counts less than one that is typed. */
const completionWeight = 0.5;
/** A word that replaces a misspelt one counts less, too. */
const guessWeight = 0.5;

/** A query: an entry for each word or phrase, with the stems that satisfy it and their weights. */
export type Wanted = readonly ReadonlyMap<string, number>[];

/**
 * Reads a query into {@link Wanted}.
 * @param isOpen the visitor is typing: the last word may be the beginning of one
 */
export function read(query: string, shards: Shards, isOpen: boolean): Wanted {
  const typed = wordsOf(query.slice(0, maxQueryLength));
  const words = repaired(joined(typed, shards), shards, isOpen);
  const wanted: Map<string, number>[] = [];
  const fillers: Map<string, number>[] = [];
  for (let at = 0; at < words.length; at++) {
    const run = shards.phrases(words, at);
    const word = words[at];
    if (!word) break;
    const stems = new Map([[run?.stem ?? word.stem, word.isGuess ? guessWeight : 1]]);
    if (run) at += run.count - 1;
    const last = words[at]?.plain ?? '';
    const mayGoOn = isOpen && at === words.length - 1 && (run?.count ?? 1) === 1;
    if (mayGoOn && (last.length <= longestStart || !isKnown(last, shards)))
      for (const stem of completed(last, shards)) if (!stems.has(stem)) stems.set(stem, completionWeight);
    if (!run && isFiller(word)) fillers.push(stems);
    else wanted.push(stems);
  }
  return wanted.length > 0 ? wanted : fillers;
}

export interface Hit {
  /** Its number. */
  readonly record: number;
  readonly score: number;
  /** It holds every word of the query. */
  readonly isWhole: boolean;
  /** Stems of the query that the record holds, each with the numbers of the texts that hold it. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
}

/** Factor of a hit whose words stand in different texts; a hit with all words in one text has this plus 1. */
const apart = 0.3;

/** The records that hold what is wanted, best first. */
export function rank(wanted: Wanted, shards: Shards): Hit[] {
  const rarity = rarityIn(shards);
  const weight = wanted.map((stems) => Math.max(...[...stems].map(([stem, value]) => value * rarity(stem))));
  const all = weight.reduce((sum, value) => sum + value, 0);
  /** Share of the query that is satisfied by these stems. */
  const shareOf = (holds: (stem: string) => boolean) =>
    wanted.reduce((sum, stems, at) => sum + ([...stems.keys()].some(holds) ? (weight[at] ?? 0) : 0), 0) / all;
  return [...holdersOf(wanted, shards)]
    .map(([record, { score, stems }]): Hit => {
      const share = shareOf((stem) => stems.has(stem));
      const closest = Math.max(
        0,
        ...[...new Set([...stems.values()].flat())].map((text) =>
          shareOf((stem) => stems.get(stem)?.includes(text) ?? false),
        ),
      );
      // By the share of the query that they cover, not by the number of stems.
      const closeness = apart + closest ** 2;
      return { record, score: (score / stems.size) * share ** 1.5 * closeness, isWhole: share === 1, stems };
    })
    .sort((a, b) => b.score - a.score);
}

/** The records that hold any of the stems, with their scores for all of them. */
function holdersOf(wanted: Wanted, shards: Shards) {
  const found = new Map<number, { score: number; stems: Map<string, readonly number[]> }>();
  for (const [stem, boost] of new Map(wanted.flatMap((stems) => [...stems]))) {
    let record = 0;
    for (const [distance, value, ...texts] of shards.near(stem)?.get(stem)?.postings ?? []) {
      record += distance;
      const hit = found.get(record) ?? { score: 0, stems: new Map() };
      hit.score += value * boost;
      hit.stems.set(stem, texts);
      found.set(record, hit);
    }
  }
  return found;
}

/** Weight of a stem: the fewer records hold it, the higher. */
export const rarityIn =
  (shards: Shards) =>
  (stem: string): number =>
    Math.log(1 + shards.core.records.length / (1 + (shards.near(stem)?.get(stem)?.postings.length ?? 0)));

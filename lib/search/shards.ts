import { type PhraseBook, phraseBook } from './phrases';
import type { ListedRecord, Passage, SearchFile } from './records';

/** `/search.json` as it is served: the part of the index that every query needs. */
export interface Core extends Pick<SearchFile, 'categories'> {
  /** Address below which the shards lie; it changes with their content. */
  readonly folder: string;
  /** See `phraseBook`. */
  readonly phrases: readonly (readonly string[])[];
  readonly records: readonly ListedRecord[];
  /** Beginning of the first word of each shard of words, in order. */
  readonly words: readonly string[];
  /** Number of the first record of each shard of texts, in order. */
  readonly texts: readonly number[];
}

/** A record that holds a stem: its distance to the one before in the list, its score, and which of its texts hold the stem. */
export type Posting = readonly [distance: number, score: number, ...texts: number[]];

/** By stem: the words that have it (without their beginning where that is the stem), and the records that hold it. */
export type WordShard = Readonly<Record<string, readonly [words: string, postings: readonly Posting[]]>>;

/** The passages of some neighbouring records. */
export type TextShard = readonly (readonly Passage[])[];

/** Name of the shard of all words that more than one record holds: several lists, the most frequent words first. */
export const allWords = 'all';
/** Marks a word that does not begin with its stem. */
export const wholeWord = '=';
/** So many letters tell which shard a word is in. */
export const startLength = 2;

export interface Stem {
  readonly words: readonly string[];
  readonly postings: readonly Posting[];
}

/** The parts of the index that have come. Those that are looked for in vain are `missing`, to be fetched. */
export class Shards {
  readonly missing = new Set<string>();
  readonly phrases: PhraseBook;
  private readonly wordShards = new Map<string, ReadonlyMap<string, Stem>>();
  private readonly textShards = new Map<string, TextShard>();
  private all: readonly string[] | undefined;

  /** @throws TypeError where the core has another shape */
  constructor(readonly core: Core) {
    if (!core.records.length || !core.texts.length) throw new TypeError('The index is empty.');
    this.phrases = phraseBook(core.phrases);
  }

  /** @throws TypeError where the content has another shape */
  put(name: string, content: unknown): void {
    if (name === allWords) this.all = (content as readonly string[]).flatMap((words) => words.split(' '));
    else if (name.startsWith('t')) this.textShards.set(name, content as TextShard);
    else this.wordShards.set(name, stemsOf(content as WordShard));
  }

  /** The stems of all words that begin like this one; `undefined` while their shard is missing. */
  near(word: string): ReadonlyMap<string, Stem> | undefined {
    const start = word.slice(0, startLength);
    const name = `w${lastAt(this.core.words, start)}`;
    return this.found(name, this.wordShards.get(name));
  }

  /** Every word that more than one record holds, the most frequent first; `undefined` while missing. */
  everyWord(): readonly string[] | undefined {
    return this.found(allWords, this.all);
  }

  /** The passages of a record, by its number; `undefined` while missing. */
  passages(record: number): readonly Passage[] | undefined {
    const at = lastAt(this.core.texts, record);
    const name = `t${at}`;
    return this.found(name, this.textShards.get(name))?.[record - (this.core.texts[at] ?? 0)];
  }

  private found<T>(name: string, content: T | undefined): T | undefined {
    if (content === undefined) this.missing.add(name);
    return content;
  }
}

/** Place of the last one that is not greater; the first, where all are. */
function lastAt<T extends string | number>(starts: readonly T[], value: T): number {
  const next = starts.findIndex((start) => start > value);
  return Math.max(0, (next < 0 ? starts.length : next) - 1);
}

const stemsOf = (shard: WordShard): ReadonlyMap<string, Stem> =>
  new Map(
    Object.entries(shard).map(([stem, [words, postings]]) => [
      stem,
      {
        words: words
          .split(' ')
          .map((word) => (word.startsWith(wholeWord) ? word.slice(wholeWord.length) : stem + word)),
        postings,
      },
    ]),
  );

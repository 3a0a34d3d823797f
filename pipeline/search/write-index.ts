import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { phraseBook, stemmedPhrases } from '@/lib/search/phrases';
import type { ListedRecord, SearchFile, SearchRecord } from '@/lib/search/records';
import {
  allWords,
  type Core,
  startLength,
  type TextShard,
  type WordShard,
  wholeWord,
} from '@/lib/search/shards';
import { Failure } from '../run';
import { type StemEntry, stemsOf } from './postings';

/** A shard of words begins with another beginning once it has so many characters, one of texts with another record. */
const wordShardSize = 7000;
const textShardSize = 1000;

/** The index, cut into what each query needs and what the words of some queries need. */
export interface SearchIndex {
  readonly core: Core;
  /** By name. */
  readonly shards: ReadonlyMap<string, unknown>;
}

/** Writes the core of the index as `/search.json`, and the shards beside the scripts. */
export async function writeIndex(folder: string, source: SearchFile): Promise<void> {
  const { core, shards } = searchIndex(source);
  await mkdir(path.join(folder, core.folder), { recursive: true });
  for (const [name, content] of shards)
    await writeFile(path.join(folder, core.folder, `${name}.json`), JSON.stringify(content));
  await writeFile(path.join(folder, 'search.json'), JSON.stringify(core));
}

export function searchIndex({ categories, synonyms, records }: SearchFile): SearchIndex {
  const phrases = stemmedPhrases(synonyms);
  const stems = stemsOf(records, phraseBook(phrases));
  const words = wordShards(stems);
  const texts = textShards(records);
  const shards = new Map<string, unknown>([
    ...words.map(({ content }, at) => [`w${at}`, content] as const),
    ...texts.map(({ content }, at) => [`t${at}`, content] as const),
    [allWords, frequentWords(stems)],
  ]);
  const core = {
    phrases,
    categories,
    records: records.map(
      ({ path: address, axis, label, kicker }): ListedRecord => ({ path: address, axis, label, kicker }),
    ),
    words: words.map(({ start }) => start),
    texts: texts.map(({ start }) => start),
  };
  // One name for all: the numbers of records in a shard are those of its own core.
  const hash = createHash('sha256')
    .update(JSON.stringify([core, ...shards]))
    .digest('base64url')
    .slice(0, 12);
  return { core: { folder: `/_next/static/search/${hash}`, ...core }, shards };
}

interface Shard<Start, Content> {
  readonly start: Start;
  readonly content: Content;
}

/** Words that begin with the same two letters stay together, so that they can be completed from one shard. */
function wordShards(stems: ReadonlyMap<string, StemEntry>): readonly Shard<string, WordShard>[] {
  const byStart = new Map<string, Record<string, WordShard[string]>>();
  for (const [stem, { words, postings }] of [...stems].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const start = stem.slice(0, startLength);
    const odd = [...words].find((word) => !word.startsWith(start));
    if (odd)
      throw new Failure(`The stem of "${odd}" is "${stem}": search looks for both by their first letters.`);
    const endings = [...words].map((word) =>
      word.startsWith(stem) ? word.slice(stem.length) : wholeWord + word,
    );
    byStart.set(start, { ...byStart.get(start), [stem]: [endings.join(' '), postings] });
  }
  return joinedUpTo(wordShardSize, [...byStart], (one, other) => ({ ...one, ...other }));
}

function textShards(records: readonly SearchRecord[]): readonly Shard<number, TextShard>[] {
  const texts = records.map(({ passages, title }, at): readonly [number, TextShard] => [
    at,
    [passages.length > 0 ? passages : [[title]]],
  ]);
  return joinedUpTo(textShardSize, texts, (one, other) => [...one, ...other]);
}

/** Joins neighbours as long as they have so many characters together. */
function joinedUpTo<Start, Content>(
  size: number,
  parts: readonly (readonly [Start, Content])[],
  join: (one: Content, other: Content) => Content,
): readonly Shard<Start, Content>[] {
  const shards: Shard<Start, Content>[] = [];
  for (const [start, content] of parts) {
    const last = shards.at(-1);
    const both = last && join(last.content, content);
    if (last && both && JSON.stringify(both).length <= size)
      shards[shards.length - 1] = { ...last, content: both };
    else shards.push({ start, content });
  }
  return shards;
}

/** The words that more than one record holds, in lists by how many: those held by twice as many come in the list before. */
function frequentWords(stems: ReadonlyMap<string, StemEntry>): readonly string[] {
  const lists = new Map<number, string[]>();
  for (const { words, postings } of stems.values()) {
    const level = Math.floor(Math.log2(postings.length));
    lists.set(level, [...(lists.get(level) ?? []), ...words]);
  }
  return [...lists]
    .filter(([level]) => level > 0)
    .sort(([a], [b]) => b - a)
    .map(([, words]) => words.sort().join(' '));
}

import MiniSearch from 'minisearch';
import { maxQueryLength } from './limits';
import { type PhraseBook, phraseBook, termsOf } from './phrases';
import type { SearchFile, SearchRecord } from './records';
import { joined, repaired } from './repair';
import { Vocabulary } from './vocabulary';
import { isFiller, wordsOf } from './words';

/** Weights of a word by the field that holds it. */
const weights = { label: 5, names: 3.5, title: 2.5, kicker: 1, text: 1, words: 0.7 } as const;
type Field = keyof typeof weights;

/** While a visitor types, the last word is completed if no record holds it, or if it has at most so many letters. */
const longestStart = 3;
/** A word that completes what is being typed counts less than one that is typed. */
const completionWeight = 0.5;
/** A word that replaces a misspelt one counts less, too. */
const guessWeight = 0.5;

type IndexedFile = Pick<SearchFile, 'synonyms' | 'records'>;

export interface Engine {
  readonly phrases: PhraseBook;
  readonly records: ReadonlyMap<string, SearchRecord>;
  readonly index: MiniSearch<IndexedRecord>;
  readonly vocabulary: Vocabulary;
  /** Weight of a stem: the fewer records hold it, the higher. */
  readonly rarity: (stem: string) => number;
}

type IndexedRecord = { readonly path: string } & Readonly<Record<Field, string>>;

/**
 * Builds the index, one record a step, so that a page can respond to input between steps. The generator returns the engine.
 */
export function* buildEngine({ synonyms, records }: IndexedFile): Generator<void, Engine> {
  const phrases = phraseBook(synonyms);
  const vocabulary = new Vocabulary();
  const holders = new Map<string, number>();
  const index = new MiniSearch<IndexedRecord>({
    idField: 'path',
    fields: Object.keys(weights),
    // Texts come as lists of stems.
    tokenize: (stems) => stems.split(' '),
    processTerm: (stem) => stem || null,
    searchOptions: { boost: weights, combineWith: 'OR' },
  });
  for (const record of records) {
    const texts = { ...record, text: record.passages.map(([text]) => text).join('\n') };
    const stemmed: Record<string, string> = { path: record.path };
    for (const field of Object.keys(weights) as Field[]) {
      const words = wordsOf(texts[field]);
      vocabulary.add(words);
      stemmed[field] = termsOf(words, phrases)
        .map(({ stem }) => stem)
        .join(' ');
    }
    for (const stem of new Set(Object.values(stemmed).flatMap((stems) => stems.split(' '))))
      holders.set(stem, (holders.get(stem) ?? 0) + 1);
    index.add(stemmed as unknown as IndexedRecord);
    yield;
  }
  return {
    phrases,
    vocabulary,
    index,
    records: new Map(records.map((record) => [record.path, record])),
    rarity: (stem) => Math.log(1 + records.length / (1 + (holders.get(stem) ?? 0))),
  };
}

/** The engine in one go. */
export function createEngine(file: IndexedFile): Engine {
  const steps = buildEngine(file);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A query: an entry for each word or phrase, with the stems that satisfy it and their weights. */
export type Wanted = readonly ReadonlyMap<string, number>[];

/**
 * Reads a query into {@link Wanted}.
 * @param isOpen the visitor is typing: the last word may be the beginning of one
 */
export function read(query: string, { phrases, vocabulary }: Engine, isOpen: boolean): Wanted {
  const typed = wordsOf(query.slice(0, maxQueryLength));
  const words = repaired(joined(typed, vocabulary), vocabulary, isOpen);
  const wanted: Map<string, number>[] = [];
  const fillers: Map<string, number>[] = [];
  for (let at = 0; at < words.length; at++) {
    const run = phrases(words, at);
    const word = words[at];
    if (!word) break;
    const stems = new Map([[run?.stem ?? word.stem, word.isGuess ? guessWeight : 1]]);
    if (run) at += run.count - 1;
    const last = words[at]?.plain ?? '';
    const isWhole = last.length > longestStart && vocabulary.has(last);
    if (isOpen && at === words.length - 1 && !isWhole)
      for (const stem of vocabulary.completed(last)) if (!stems.has(stem)) stems.set(stem, completionWeight);
    if (!run && isFiller(word)) fillers.push(stems);
    else wanted.push(stems);
  }
  return wanted.length > 0 ? wanted : fillers;
}

export interface Hit {
  readonly record: SearchRecord;
  readonly score: number;
  /** Stems of the query that the record holds. */
  readonly stems: readonly string[];
}

/** So many hits, the best ones, are ranked again by whether the question's words stand in one text of the record. */
const lookedAt = 24;
/** Factor of a hit whose words stand in different texts; a hit with all words in one text has this plus 1. */
const apart = 0.3;

/** The records that hold what is wanted, best first. */
export function rank(wanted: Wanted, engine: Engine): Hit[] {
  const { index, records, rarity } = engine;
  const boosts = new Map(wanted.flatMap((stems) => [...stems]));
  const weight = wanted.map((stems) => Math.max(...[...stems].map(([stem, value]) => value * rarity(stem))));
  const all = weight.reduce((sum, value) => sum + value, 0);
  /** Share of the query that the record satisfies. */
  const shareOf = (holds: (stem: string) => boolean) =>
    wanted.reduce((sum, stems, at) => sum + ([...stems.keys()].some(holds) ? (weight[at] ?? 0) : 0), 0) / all;
  const byScore = (a: Hit, b: Hit) => b.score - a.score;

  const found = index.search([...boosts.keys()].join(' '), { boostTerm: (term) => boosts.get(term) ?? 1 });
  const hits = found.flatMap(({ id, score, terms }): Hit[] => {
    const record = records.get(id);
    const share = shareOf((stem) => terms.includes(stem));
    // MiniSearch scores by the number of matching stems; this scores by the share of the query that they cover.
    return record ? [{ record, score: (score / terms.length) * share ** 1.5, stems: terms }] : [];
  });
  const [first, rest] = [hits.sort(byScore).slice(0, lookedAt), hits.slice(lookedAt)];
  const closer = first.map((hit) => {
    const shares = textsOf(hit.record, engine).map((stems) => shareOf((stem) => stems.has(stem)));
    return { ...hit, score: hit.score * (apart + Math.max(...shares) ** 2) };
  });
  return [...closer.sort(byScore), ...rest.map((hit) => ({ ...hit, score: hit.score * apart }))];
}

const known = new WeakMap<SearchRecord, readonly ReadonlySet<string>[]>();

/** The stems of each single text of a record. */
function textsOf(record: SearchRecord, { phrases }: Engine): readonly ReadonlySet<string>[] {
  const { label, names, title, passages } = record;
  const texts =
    known.get(record) ??
    [label, title, ...names.split(/[;,]/), ...passages.map(([text]) => text)].map(
      (text) => new Set(termsOf(wordsOf(text), phrases).map(({ stem }) => stem)),
    );
  known.set(record, texts);
  return texts;
}

import { type PhraseBook, termsOf } from '@/lib/search/phrases';
import type { SearchRecord } from '@/lib/search/records';
import type { Posting } from '@/lib/search/shards';
import { isFiller, wordsOf } from '@/lib/search/words';

/** Weights of a word by the field that holds it. */
const weights = { label: 5, names: 3.5, title: 2.5, kicker: 1, passages: 1, rest: 0.7 } as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

/** Of BM25+: how soon repetition stops to count, how much a long field dilutes, what a match is worth however long the field. */
const [saturation, dilution, floor] = [1.2, 0.7, 0.5];
/** Scores are written as whole numbers, so many to the unit. */
const precision = 4;

/** What the index knows of a stem. */
export interface StemEntry {
  readonly words: Set<string>;
  postings: readonly Posting[];
}

/** Number of times that a field of a record holds a stem, and the texts of the record in which it stands. */
interface Occurrence {
  readonly counts: Map<Field, number>;
  readonly texts: Set<number>;
}

/** The texts of a record field by field; `number`: of a text that may hold several words of a question together. */
function* textsOf({ label, title, names, kicker, passages, rest }: SearchRecord) {
  let number = 0;
  for (const [text] of passages) yield { field: 'passages', text, number: number++ } as const;
  for (const [field, texts] of [
    ['label', [label]],
    ['title', [title]],
    ['names', names.flatMap((list) => list.split(/[;,]/))],
  ] as const)
    for (const text of texts) yield { field, text, number: number++ } as const;
  yield { field: 'kicker', text: kicker } as const;
  yield { field: 'rest', text: rest } as const;
}

/** Every stem of the records, with the words that have it and the records that hold it, scored by BM25+ over weighted fields. */
export function stemsOf(records: readonly SearchRecord[], phrases: PhraseBook): Map<string, StemEntry> {
  const entries = new Map<string, StemEntry & { readonly held: Map<number, Occurrence> }>();
  const entryOf = (stem: string) => {
    const entry = entries.get(stem) ?? { words: new Set(), held: new Map(), postings: [] };
    entries.set(stem, entry);
    return entry;
  };
  for (const [at, record] of records.entries())
    for (const { field, text, number } of textsOf(record)) {
      for (const { stem, words } of termsOf(wordsOf(text), phrases)) {
        const [word, isPhrase] = words;
        if (word && !isPhrase && !isTelling(word.plain, field)) continue;
        if (word?.stem === stem) entryOf(stem).words.add(word.plain);
        const { held } = entryOf(stem);
        const { counts, texts } = held.get(at) ?? { counts: new Map(), texts: new Set() };
        counts.set(field, (counts.get(field) ?? 0) + 1);
        if (number !== undefined) texts.add(number);
        held.set(at, { counts, texts });
      }
    }
  const lengths = fieldLengths(entries.values(), records.length);
  for (const entry of entries.values()) entry.postings = postingsOf(entry.held, lengths, records.length);
  return entries;
}

/** Fillers are looked for in names alone, numbers and single letters not in the rest of a page. */
function isTelling(plain: string, field: Field): boolean {
  if (isFiller({ plain })) return field === 'label' || field === 'title' || field === 'names';
  return field !== 'rest' || !/^(\d+|.)$/.test(plain);
}

/** By field: the number of different stems in each record's, and their mean. */
function fieldLengths(entries: Iterable<{ readonly held: Map<number, Occurrence> }>, count: number) {
  const lengths = new Map(fields.map((field) => [field, Array.from({ length: count }, () => 0)]));
  for (const { held } of entries)
    for (const [record, { counts }] of held)
      for (const field of counts.keys()) {
        const list = lengths.get(field) ?? [];
        list[record] = (list[record] ?? 0) + 1;
      }
  return new Map(
    [...lengths].map(([field, of]) => [field, { of, mean: of.reduce((sum, one) => sum + one, 0) / count }]),
  );
}

function postingsOf(
  held: ReadonlyMap<number, Occurrence>,
  lengths: ReturnType<typeof fieldLengths>,
  count: number,
): readonly Posting[] {
  const holders = new Map<Field, number>();
  for (const { counts } of held.values())
    for (const field of counts.keys()) holders.set(field, (holders.get(field) ?? 0) + 1);
  const scoreOf = (record: number, field: Field, times: number) => {
    const having = holders.get(field) ?? 0;
    const { of, mean } = lengths.get(field) ?? { of: [], mean: 1 };
    const length = (of[record] ?? 0) / mean;
    const rarity = Math.log(1 + (count - having + 0.5) / (having + 0.5));
    const repeated = (times * (saturation + 1)) / (times + saturation * (1 - dilution + dilution * length));
    return weights[field] * rarity * (floor + repeated);
  };
  let before = 0;
  return [...held].map(([record, { counts, texts }]): Posting => {
    const score = [...counts].reduce((sum, [field, times]) => sum + scoreOf(record, field, times), 0);
    const distance = record - before;
    before = record;
    return [distance, Math.max(1, Math.round(score * precision)), ...[...texts].sort((a, b) => a - b)];
  });
}

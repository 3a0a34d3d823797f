import { stemOf, type Word, wordsOf } from './words';

/** A run of words that search reads as one: its stem, and how many words it takes. */
interface Run {
  readonly stem: string;
  readonly count: number;
}

/** Finds the words and phrases that mean the same as another one. */
export type PhraseBook = (words: readonly Word[], at: number) => Run | undefined;

/** Groups of words and phrases that mean the same, as {@link phraseBook} reads them: the stems of each, once. */
export const stemmedPhrases = (groups: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  groups.map((group) => [
    ...new Set([
      stemOf(group[0] ?? ''),
      ...group.map((phrase) =>
        wordsOf(phrase)
          .map(({ stem }) => stem)
          .join(' '),
      ),
    ]),
  ]);

/** @param groups stems of what means the same; the first of each group is the one that all others become */
export function phraseBook(groups: readonly (readonly string[])[]): PhraseBook {
  /** By the first stem of a phrase: the phrases, longest first. */
  const byStart = new Map<string, { readonly stems: readonly string[]; readonly run: Run }[]>();
  for (const group of groups) {
    const [stem = ''] = group;
    for (const phrase of group) {
      const stems = phrase.split(' ');
      const [start = ''] = stems;
      const same = byStart.get(start) ?? [];
      same.push({ stems, run: { stem, count: stems.length } });
      byStart.set(
        start,
        same.sort((a, b) => b.stems.length - a.stems.length),
      );
    }
  }
  return (words, at) =>
    byStart
      .get(words[at]?.stem ?? '')
      ?.find(({ stems }) => stems.every((stem, offset) => words[at + offset]?.stem === stem))?.run;
}

/** The stems that a text is found by, each with its words: one for every word, and one more for every phrase. */
export function termsOf(
  words: readonly Word[],
  phrases: PhraseBook,
): { stem: string; words: readonly Word[] }[] {
  const terms = words.map((word) => ({ stem: word.stem, words: [word] as readonly Word[] }));
  for (let at = 0; at < words.length; at++) {
    const run = phrases(words, at);
    if (!run) continue;
    if (run.count > 1 || run.stem !== words[at]?.stem)
      terms.push({ stem: run.stem, words: words.slice(at, at + run.count) });
    at += run.count - 1;
  }
  return terms;
}

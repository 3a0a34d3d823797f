import type { Shards } from './shards';
import { completed, corrected, isKnown } from './vocabulary';
import { isFiller, stemOf, type Word } from './words';

/** A word as typed, or what was probably meant by it. */
export type ReadWord = Word & { readonly isGuess?: boolean };

/** The words as typed, but each unknown one replaced by what was probably meant. */
export function repaired(words: readonly Word[], shards: Shards, isOpen: boolean): ReadWord[] {
  return words.flatMap((word, at): readonly ReadWord[] => {
    if (isFiller(word) || shards.phrases(words, at) || isKnown(word.plain, shards)) return [word];
    const isUnfinished = isOpen && at === words.length - 1 && completed(word.plain, shards).length > 0;
    const better = isUnfinished ? [] : corrected(word.plain, shards);
    return better.length > 0
      ? better.map((plain) => ({ ...word, plain, stem: stemOf(plain), isGuess: true }))
      : [word];
  });
}

/** Two neighbours that are unknown, but known when written together, become one word: "ware house". */
export function joined(words: readonly Word[], shards: Shards): readonly Word[] {
  const out: Word[] = [];
  for (const word of words) {
    const before = out.at(-1);
    const whole = `${before?.plain}${word.plain}`;
    const areKnown = before && [before, word].every((one) => isFiller(one) || isKnown(one.plain, shards));
    if (before && !areKnown && whole.length > 4 && isKnown(whole, shards))
      out[out.length - 1] = { ...before, plain: whole, stem: stemOf(whole), to: word.to };
    else out.push(word);
  }
  return out;
}

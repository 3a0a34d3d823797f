import type { Vocabulary } from './vocabulary';
import { stemOf, type Word } from './words';

/** A word as typed, or what was probably meant by it. */
export type ReadWord = Word & { readonly isGuess?: boolean };

/** The words as typed, but each unknown one replaced by what was probably meant. */
export function repaired(words: readonly Word[], vocabulary: Vocabulary, isOpen: boolean): ReadWord[] {
  return words.flatMap((word, index): readonly ReadWord[] => {
    const isUnfinished = isOpen && index === words.length - 1 && vocabulary.completed(word.plain).length > 0;
    if (isUnfinished || vocabulary.has(word.plain)) return [word];
    const better = vocabulary.corrected(word.plain);
    return better.length > 0
      ? better.map((plain) => ({ ...word, plain, stem: stemOf(plain), isGuess: true }))
      : [word];
  });
}

/** Two neighbours that are unknown, but known when written together, become one word: "ware house". */
export function joined(words: readonly Word[], vocabulary: Vocabulary): readonly Word[] {
  const out: Word[] = [];
  for (const word of words) {
    const before = out.at(-1);
    const whole = `${before?.plain}${word.plain}`;
    const areKnown = before && vocabulary.has(before.plain) && vocabulary.has(word.plain);
    if (before && !areKnown && whole.length > 4 && vocabulary.has(whole))
      out[out.length - 1] = { ...before, plain: whole, stem: stemOf(whole), to: word.to };
    else out.push(word);
  }
  return out;
}

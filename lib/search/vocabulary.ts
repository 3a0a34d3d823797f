import { isOneSlipAway } from './spelling';
import { stemOf, type Word } from './words';

/** Shorter words are not corrected: most are acronyms, one letter away from another acronym. */
const shortestSlip = 4;
/** A word that is still being typed is completed from so many letters on, to at most so many words. */
const shortestStart = 2;
const maxCompletions = 12;

/** Every word that the records hold, with how often it stands there. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly stems = new Set<string>();

  add(words: readonly Word[]): void {
    for (const { plain, stem } of words) {
      this.counts.set(plain, (this.counts.get(plain) ?? 0) + 1);
      this.stems.add(stem);
    }
  }

  has = (word: string): boolean => this.counts.has(word) || this.stems.has(stemOf(word));

  /** The known word, among those one slip away the most frequent, or two known words that were typed as one. */
  corrected(word: string): readonly string[] {
    if (word.length < shortestSlip) return [];
    const near = this.most([...this.counts.keys()].filter((known) => isOneSlipAway(word, known)));
    if (near.length > 0) return near.slice(0, 1);
    // Two words typed as one: both parts must be known from more than one place, or any word would fall apart.
    for (let at = 3; at <= word.length - 3; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => (this.counts.get(part) ?? 0) > 1)) return parts;
    }
    return [];
  }

  /** Stems of the words that begin like this one, the most frequent first. */
  completed(start: string): readonly string[] {
    if (start.length < shortestStart) return [];
    const longer = this.most([...this.counts.keys()].filter((known) => known.startsWith(start)));
    return [...new Set(longer.map(stemOf))].slice(0, maxCompletions);
  }

  /** Known words that share the longest beginning with this one, the most frequent first. */
  akin(word: string): readonly string[] {
    for (let length = word.length - 1; length >= shortestSlip; length--) {
      const near = this.most(
        [...this.counts.keys()].filter((known) => known.startsWith(word.slice(0, length))),
      );
      if (near.length > 0) return near.slice(0, 3);
    }
    return [];
  }

  private most(words: string[]): string[] {
    const count = (word: string) => this.counts.get(word) ?? 0;
    return words.sort((a, b) => count(b) - count(a));
  }
}

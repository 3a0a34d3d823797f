import type { Hit } from './engine';
import { type PhraseBook, termsOf } from './phrases';
import type { Passage } from './records';
import { isFiller, wordsOf } from './words';

/** A text cut into runs, those that fit the query marked. */
export type Marked = readonly { readonly text: string; readonly isMatch: boolean }[];

type Stems = Pick<Hit['stems'], 'has'>;

const usualLength = 150;

/** The passage of a hit that says most about the query. The first texts of a record are its passages. */
export function bestPassage(
  { stems }: Hit,
  passages: readonly Passage[],
  rarity: (stem: string) => number,
): Passage | undefined {
  let [best] = passages;
  let most = 0;
  for (const [at, passage] of passages.entries()) {
    const value = [...stems].reduce((sum, [stem, texts]) => sum + (texts.includes(at) ? rarity(stem) : 0), 0);
    if (value > most) [best, most] = [passage, value];
  }
  return best;
}

/** The part of a text around its matches, with the matches marked. */
export function excerpt(text: string, stems: Stems, phrases: PhraseBook, length = usualLength): Marked {
  const matches = matchesIn(text, stems, phrases);
  const { from, to } = windowOf(text, matches[0]?.from ?? 0, length);
  const runs: { text: string; isMatch: boolean }[] = [];
  let at = from;
  const push = (until: number, isMatch: boolean) => {
    if (until > at) runs.push({ text: text.slice(at, until), isMatch });
    at = Math.max(at, until);
  };
  if (from > 0) runs.push({ text: '… ', isMatch: false });
  for (const match of matches) {
    if (match.from < at || match.to > to) continue;
    push(match.from, false);
    push(match.to, true);
  }
  push(to, false);
  if (to < text.length) runs.push({ text: ' …', isMatch: false });
  return runs;
}

function matchesIn(text: string, wanted: Stems, phrases: PhraseBook) {
  return termsOf(wordsOf(text), phrases)
    .filter(({ stem, words }) => wanted.has(stem) && !(words.length === 1 && words.some(isFiller)))
    .map(({ words }) => ({ from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Begins a few words before the first match, at a word, and is as long as it may be. */
function windowOf(text: string, firstMatch: number, length: number): { from: number; to: number } {
  if (text.length <= length) return { from: 0, to: text.length };
  const wish = Math.min(Math.max(0, firstMatch - length / 3), text.length - length);
  const from = wish === 0 ? 0 : text.indexOf(' ', wish) + 1;
  if (from + length >= text.length) return { from, to: text.length };
  return { from, to: text.lastIndexOf(' ', from + length) };
}

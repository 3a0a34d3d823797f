import { stemmer } from 'stemmer';

/** A word of a text, where it stands, and what search compares it by. */
export interface Word {
  /** As it is typed, in small letters and without accents. */
  readonly plain: string;
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

const pattern = /c#|\.net\b|[\p{L}\p{N}]+/giu;

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => {
    const plain = plainWord(word);
    return { plain, stem: stemOf(plain), from: index, to: index + word.length };
  });
}

const plainWord = (word: string): string => {
  const small = word.toLowerCase();
  if (small === 'c#' || small === '.net') return 'dotnet';
  // `normalize` is slow, and most words are plain already.
  return /[^ -~]/.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : small;
};

const known = new Map<string, string>();

/** The stem that all forms of a word share, in either spelling: organisation, organizing. */
export function stemOf(plain: string): string {
  let stem = known.get(plain);
  if (stem === undefined) {
    stem = plain.length < 4 ? plain : stemmer(oneSpelling(plain));
    known.set(plain, stem);
  }
  return stem;
}

/** British and American spellings by rule; what no rule tells is a pair in `content/search-synonyms.ts`. */
function oneSpelling(word: string): string {
  return word
    .replace(/is(e[ds]?|ers?|ing|ations?)$/, 'iz$1')
    .replace(/ys(e[ds]?|ers?|ing)$/, 'yz$1')
    .replace(/(col|lab|behavi|fav|harb|hon|neighb|flav|endeav)our/, '$1or')
    .replace(/([aeiou][^aeiou]+[aeiou])ll(ed|ing|ers?)$/, '$1l$2')
    .replace(/([^aeiou])tre(s?)$/, '$1ter$2')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/programme(s?)$/, 'program$1');
}

/** Words of a question that say nothing of its subject. */
const fillers = new Set(
  `a about after again all also am an and any anybody anyone are as at be because been before being but by can cannot could did
  do does doing done each either else etc even every everybody everyone everything for from get gets getting give go goes going
  got had has have having he her here him his how i if in into is it its just know like make makes may me might more most much
  must my need needs never no nobody none nor not nothing now of off on one only or other others our ours out over own per please
  s same say says shall she should so some somebody someone something still such t than that the their them then there these
  they thing things this those till to too under until up upon us use used very want wants was way we well were what when where
  which while who whole whom whose why will with without would yes you your yours don doesn didn isn aren won ve re ll d m dont doesnt
  didnt isnt arent wont cant cannot im ive`.split(/\s+/),
);

export const isFiller = ({ plain }: Pick<Word, 'plain'>): boolean => fillers.has(plain);

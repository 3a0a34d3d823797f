import type { AnyPage } from '@/content/catalogue/schema';

/*
 * Checks the style of the texts: forbidden claims, words with a ceiling, and shares over all pages, for habits that are harmless on
 * one page and dull on a hundred.
 */

const asking = 'ask|call|hire|engage|approach|choose|bring|send|commission|come to|turn to';
const toldTo = 'you|to|please|and|or|then|can|may|could|must|should|not';

/** A sample company cannot know who comes to it. What a reader is told to do ("send us your notes") is no such claim. */
const clientele = [
  new RegExp(String.raw`(?<=[\p{L}’] )(?<!\b(?:${toldTo}) )(?:${asking})s? us\b`, 'giu'),
  /\bmost of our\b|\bmost (?:engagements|clients|customers|enquiries|projects of ours)\b/gi,
  /\b(?:our|past|existing) (?:clients|customers) (?:say|tell|ask|come|use)/gi,
  /\b(?:are|is) who (?:asks?|calls?|hires?|buys?)\b|\bwho (?:asks|calls|hires) (?:us|for it)\b/gi,
  /\boften (?:read|bought|ordered) (?:with|together)\b/gi,
  /\bwe (?:are often|have often been) (?:asked|called|hired)\b/gi,
  /\bwe have (?:built|delivered|helped|served|worked (?:for|with))\b/gi,
];

/** Phrases of a text that claim clients. */
export const clienteleClaims = (text: string): string[] =>
  clientele.flatMap((pattern) => text.match(pattern) ?? []);

/** Words that are translated or worn, and how often all texts together may hold each. */
const ceilings: readonly { readonly word: string; readonly pattern: RegExp; readonly atMost: number }[] = [
  { word: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/gi, atMost: 0 },
  { word: 'stands', pattern: /\bstands?\b(?!-)/gi, atMost: 30 },
  { word: 'permit office', pattern: /\bpermit office/gi, atMost: 0 },
  { word: 'useful to know', pattern: /\buseful to know\b/gi, atMost: 0 },
  { word: 'dear', pattern: /\bdear(?:er|est)?\b/gi, atMost: 0 },
  { word: 'respectively', pattern: /\brespectively\b/gi, atMost: 0 },
  { word: 'the former, the latter', pattern: /\bthe (?:former|latter)(?! \p{L})/giu, atMost: 0 },
  { word: 'salesman', pattern: /\bsales(?:man|men)\b/gi, atMost: 0 },
];

export function ceilingProblems(texts: readonly string[]): string[] {
  return ceilings.flatMap(({ word, pattern, atMost }) => {
    const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    return count > atMost ? [`all texts: "${word}" ${count} times, at most ${atMost}`] : [];
  });
}

// --- Rhythm -------------------------------------------------------------------------------------------

export interface RhythmFigure {
  readonly what: string;
  /** Paths of the pages counted. */
  readonly pages: readonly string[];
  /** Of all pages, in per cent. */
  readonly share: number;
  readonly atMost: number;
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
const time = /\b(?:weeks?|fortnights?|months?)\b/i;

/** A quick answer of three sentences: subject, readers, first output. */
const isThreePart = (text: string) => {
  const parts = sentences(text);
  const last = parts.at(-1) ?? '';
  return (
    parts.length === 3 &&
    (time.test(last) ||
      /\bfirst (?:output|step|result|proof)\b|\byou (?:hold|get|receive|have)\b/i.test(last))
  );
};

/** "A, and B", or "A and you B": two clauses where one outcome would do. */
const isJoined = (promise: string) =>
  /, and |; | and (?:you|it|we|they|nobody|everyone|someone|each|every|the|your|their|its) (?:[\p{L}’-]+ ){0,3}(?:is|are|has|have|can|may|will|[\p{L}]+s)\b/u.test(
    promise,
  );

/** Shares of pages with each habit. */
export function rhythmOf(pages: readonly AnyPage[]): readonly RhythmFigure[] {
  const figure = (what: string, atMost: number, holds: (page: AnyPage) => boolean): RhythmFigure => {
    const found = pages.filter(holds).map(({ section, slug }) => `/${section}/${slug}`);
    return { what, pages: found, share: (100 * found.length) / (pages.length || 1), atMost };
  };
  return [
    figure('quick answers that end with weeks', 30, ({ detail }) =>
      time.test(sentences(detail.quickAnswer).at(-1) ?? ''),
    ),
    figure('quick answers of the three-part form', 20, ({ detail }) => isThreePart(detail.quickAnswer)),
    figure('promises that join two clauses', 40, ({ detail }) => isJoined(detail.promise)),
  ];
}

export const rhythmProblems = (figures: readonly RhythmFigure[]): string[] =>
  figures
    .filter(({ share, atMost }) => share > atMost)
    .map(
      ({ what, pages, share, atMost }) =>
        `all pages: ${Math.round(share)} % ${what}, at most ${atMost} %: ${pages.join(' ')}`,
    );

export const rhythmLine = ({ what, share, pages, atMost }: RhythmFigure): string =>
  `${Math.round(share)} % ${what} (${pages.length}), at most ${atMost} %`;

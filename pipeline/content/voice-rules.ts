/* Checks the style of the texts: forbidden claims, and words with a ceiling. */

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

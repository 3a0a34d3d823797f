import { limits } from '../contact/limits';

/** What an estimator needs, in the order in which a brief says it. */
export const briefFields = [
  'today',
  'notices',
  'volumes',
  'systems',
  'deadline',
  'unchanged',
  'decides',
  'money',
] as const;

export type BriefField = (typeof briefFields)[number];
export type Brief = Readonly<Record<BriefField, string>>;

/** Characters of one field: all eight, with their names, fit into the message of the contact form. */
export const fieldLimit = 560;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.,:][\p{L}\p{N}]+)*/gu) ?? [];

/** A text that says no more than one of these words. */
const only = (words: string) => new RegExp(`^(?:the |our |all )?(?:${words})[.!]*$`, 'i');

const everybody = only('everybody|everyone|departments?|staff|users?|customers?|management|people|employees');
const nobodyNamed = only('management|we|us|committee|board|team|directors?|of us|leadership|seniors?');
const nothing = only('nothing|none|no|nil|na|n/a|not applicable');
const praise =
  /\b(?:user.?friendly|secure|scalable|robust|modern|fast|easy|simple|reliable|best|and|must|be|should)\b/gi;
const period =
  /\b(?:hour|day|week|month|quarter|year|season|shift|monday|tuesday|wednesday|thursday|friday|saturday|sunday|daily|weekly|monthly|yearly)s?\b/i;
const reason =
  /\b(?:because|before|otherwise|since|so that|due to|until|in time for|season|audit|law|licen[cs]e|grant|expires?|ends?|begins?|starts?)\b/i;
const sum = /\d|\b(?:lakh|crore|nothing|do not know|don’t know)\b/i;

/** Least words with which a sentence can name a person and a step, or a system and what it gives. */
const leastWords = { today: 12, systems: 6, unchanged: 4, decides: 3 } as const;

const vague: Readonly<Record<BriefField, (text: string) => boolean>> = {
  today: (text) => wordsIn(text).length < leastWords.today,
  notices: (text) => everybody.test(text),
  volumes: (text) => !/\d/.test(text) || !period.test(text),
  systems: (text) => wordsIn(text).length < leastWords.systems,
  deadline: (text) => !reason.test(text),
  unchanged: (text) => nothing.test(text) || wordsIn(text.replace(praise, '')).length < leastWords.unchanged,
  decides: (text) => nobodyNamed.test(text) || wordsIn(text).length < leastWords.decides,
  money: (text) => !sum.test(text),
};

/** The words that tell are English: a text with letters of another script is not judged. */
const isForeign = (text: string) => /(?!\p{Script=Latin})\p{L}/u.test(text);

const isVague = (field: BriefField, text: string) => !text || (!isForeign(text) && vague[field](text));

/** Fields of which an estimator would have to ask again. A judgement by words alone: it passes what it cannot tell. */
export const vagueFields = (brief: Brief): readonly BriefField[] =>
  briefFields.filter((field) => isVague(field, brief[field].trim()));

/** Characters of an answer that find no room. */
export const surplusOf = (text: string): number => Math.max(0, text.trim().length - fieldLimit);

/** A band of money, and what it is tied to, as one answer. */
export const moneyAnswer = (band: string, terms: string): string =>
  [band, terms.trim()].filter(Boolean).join(': ');

/** A brief as the message of the contact form, each field after its name. Empty fields are left out. */
export function messageOf(brief: Brief, names: Readonly<Record<BriefField, string>>): string {
  const parts = briefFields
    .filter((field) => brief[field].trim())
    .map((field) => `${names[field]}\n${brief[field].trim().slice(0, fieldLimit)}`);
  return parts.join('\n\n').slice(0, limits.message);
}

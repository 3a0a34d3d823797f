import { type ExtraPromise, extraPromises } from '@/content/company';
import { wordCount } from '@/content/fields';
import { houseWords } from '@/content/house-facts';

/*
 * Finds what a text promises by itself. A promise of the house is a text of `content/house-facts.ts`; every other is listed in
 * `extraPromises` of `content/company.ts`, so that the owner sees it in `npm run preflight`. The patterns are narrow: what goods cost, when
 * a shop refunds or how long a maker's warranty runs is the subject of a page and not our word.
 */

interface Texts {
  readonly where: string;
  readonly texts: readonly { readonly path: string; readonly text: string }[];
}

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)';
const unit = '(?:working |calendar |business )?(?:hour|day|week)s?';

/** Promises in whatever sentence they stand. */
const plain = [
  /\bfree of charge\b/i,
  /\bat no (?:extra |further |additional )?(?:cost|charge)\b/i,
  /\bwithout (?:extra |further )?charge\b/i,
  /\bat our (?:own )?(?:cost|expense)\b/i,
  /\bcosts? you nothing\b/i,
  /\b(?:do not|don’t|never) charge\b|\bcharge (?:you )?nothing\b/i,
  /\b(?:a|the) second engineer\b/i,
  /\bwe (?:always|never)\b/i,
  /\bthe day (?:we|on which we) (?:find|hear|see|know|learn)\b/i,
  /\bis (?:there|ready|with you) (?:that|the same) (?:day|evening|night)\b/i,
  /\b(?:reported|answered|told|sent) (?:on )?(?:the|that) same (?:day|evening|hour)\b/i,
  /\bretests? (?:is |are )?included\b/i,
  /\bbill ends\b|\bpay nothing\b|\bnothing to pay\b/i,
  /\b(?:need|does) not (?:be paid|cost you)\b/i,
  new RegExp(String.raw`\b${number}[ -](?:day|month|week)s?’? (?:of )?warranty\b`, 'i'),
  /\b(?:invoices?|payment) (?:is|are|falls?) due\b/i,
];

/** Promises where we are the ones who act. */
const ours = [
  new RegExp(String.raw`\bwithin ${number} ${unit}\b`, 'i'),
  new RegExp(String.raw`\bfor ${number} (?:days|months) after (?:acceptance|go-live|launch|handover)\b`, 'i'),
  /\b(?:the |that )?same (?:day|evening|night|hour)\b/i,
  /\bwe (?:will )?refund\b|\b(?:are|be) refunded\b/i,
  /\bis free\b/i,
];
const we = /\b(?:we|us|our|ours)\b|\byou (?:hear|get|receive|learn|have)\b/i;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
/** A label of a few words promises nothing; and who does what must be said in one clause. */
const clausesOf = (sentence: string) =>
  sentence.split(/(?<=[;:])\s+/).filter((clause) => wordCount(clause) >= 4);
const isDetail = (where: string) => /^\/(?:services|industries|solution|portfolio)\//.test(where);
const inLength = [...houseWords.clauses].sort((a, b) => b.length - a.length);
const known = new Set<string>(houseWords.clauses);

/** Whether the table says this sentence: it may be the same on several pages. */
export const isHouseSentence = (sentence: string): boolean => known.has(sentence.trim());

/** What is left of a sentence without the table's words. A detail page retells no term, so its figures count as its own. */
function beyondTheTable(sentence: string, where: string): string {
  const said = isDetail(where) ? inLength : [...inLength, ...houseWords.phrases];
  return said.reduce((rest, words) => rest.replace(new RegExp(escaped(words), 'gi'), ' '), sentence);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Sentences of a text that promise more than the table. */
export const promisesIn = (text: string, where: string): string[] =>
  sentencesOf(text).filter((sentence) => {
    return clausesOf(beyondTheTable(sentence, where)).some((clause) => {
      const holds = (pattern: RegExp) => pattern.test(clause);
      return plain.some(holds) || (we.test(clause) && ours.some(holds));
    });
  });

/** Promises that neither the table nor the list has, and entries of the list that no page says any more. */
export function promiseProblems(
  records: readonly Texts[],
  listed: readonly ExtraPromise[] = extraPromises,
): string[] {
  const read = new Set(records.map(({ where }) => where));
  const unused = new Set(listed.filter(({ where }) => read.has(where)));
  const problems = records.flatMap(({ where, texts }) =>
    texts.flatMap(({ path, text }) =>
      promisesIn(text, where).flatMap((sentence) => {
        const entry = listed.find((extra) => extra.where === where && sentence.includes(extra.text));
        if (entry) unused.delete(entry);
        return entry
          ? []
          : `${where} ${path}: promises beyond content/house-facts.ts: "${sentence.slice(0, 120)}". Take the words from there, or list it in extraPromises of content/company.ts`;
      }),
    ),
  );
  return [
    ...problems,
    ...[...unused].map(({ where, text }) => `${where}: extraPromises lists "${text}", which it does not say`),
  ];
}

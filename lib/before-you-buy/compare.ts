import { type QuestionKey, questions } from '@/content/before-you-buy/compare';
import { limits } from '../contact/limits';

/** The columns of the sheet. */
export const columns = [1, 2, 3] as const;
export type Column = (typeof columns)[number];

/** Names and answers as typed, by column: "name1", "people1". */
export type Comparison = Readonly<Record<`${'name' | QuestionKey}${Column}`, string>>;

/** Characters of one answer: three full columns fit into an address in any script. */
export const answerLimit = 400;

export const emptyComparison = Object.fromEntries(
  ['name', ...questions.map(({ key }) => key)].flatMap((key) => columns.map((column) => [key + column, ''])),
) as Comparison;

export interface Firm {
  readonly column: Column;
  /** As typed, or its place: "First firm". */
  readonly name: string;
  /** A name or an answer was typed. */
  readonly isUsed: boolean;
  readonly missing: readonly (typeof questions)[number][];
}

/**
 * The three firms with the questions that each has left open.
 * @param places what a firm without a name is called
 */
export const firmsIn = (comparison: Comparison, places: readonly string[]): readonly Firm[] =>
  columns.map((column, index) => {
    const missing = questions.filter(({ key }) => !comparison[`${key}${column}`].trim());
    const name = comparison[`name${column}`].trim();
    return {
      column,
      name: name || places[index] || '',
      isUsed: name !== '' || missing.length < questions.length,
      missing,
    };
  });

interface MessageTexts {
  readonly stillToAsk: string;
  readonly toUs: string;
}

/**
 * What is still to ask of the firms in use, as the message of the contact form; where none is, the twelve questions themselves.
 * @returns nothing where every firm in use has answered all
 */
export function messageOf(firms: readonly Firm[], texts: MessageTexts): string | undefined {
  const used = firms.filter(({ isUsed }) => isUsed);
  const open = used.filter(({ missing }) => missing.length > 0);
  const parts =
    used.length === 0
      ? [[`${texts.toUs}:`, ...questions.map(({ question }, index) => `${index + 1}. ${question}`)]]
      : open.map(({ name, missing }) => [
          `${texts.stillToAsk}: ${name} (${missing.length})`,
          ...missing.map((entry) => `${numberOf(entry)}. ${entry.ask}`),
        ]);
  const text = parts.map((lines) => lines.join('\n')).join('\n\n');
  return text.slice(0, limits.message) || undefined;
}

/** A question's number on the sheet, from 1 on. */
const numberOf = (question: (typeof questions)[number]): number => questions.indexOf(question) + 1;

/** The sheet as rows: a question each with its answers, and what to ask where one is missing. */
export const rowsOf = (
  comparison: Comparison,
  firms: readonly Firm[],
  [first, ask]: readonly [first: string, ask: string],
): readonly (readonly string[])[] => [
  [first, ...firms.map(({ name }) => name), ask],
  ...questions.map(({ key, question, ask: line }) => [
    question,
    ...firms.map(({ column }) => comparison[`${key}${column}`]),
    firms.some(({ missing }) => missing.some((entry) => entry.key === key)) ? line : '',
  ]),
];

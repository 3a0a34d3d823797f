import type { AnyPage } from '@/content/catalogue/schema';
import { routes } from '@/lib/routes';

/*
 * Checks of pieces: the exhibit, case or screen of a page, in `content/{section}/{slug}.check.ts` beside the page. A check reckons the piece's
 * outcome again from the page's own figures, and by other rules, so that a piece proves its rule and not only states it.
 */

export interface Decision<Rule> {
  /** What is decided or added up, for messages: "price of basket 7". */
  readonly what: string;
  /** The outcome, read from the page's cells. */
  readonly stated: string;
  /** Reckons the outcome by a rule from the page's figures. */
  readonly outcome: (rule: Rule) => string;
  /** The page's rule. */
  readonly rule: Rule;
  /** Rules that somebody might take instead, by name. Each must come to another outcome. */
  readonly instead: Readonly<Record<string, Rule>>;
}

/** Lines where the page says another outcome than its figures and rule, or where another rule would decide the same. */
export function decisionProblems<Rule>({ what, stated, outcome, rule, instead }: Decision<Rule>): string[] {
  const reckoned = outcome(rule);
  return [
    ...(reckoned === stated ? [] : [`${what}: the page says "${stated}", its rule comes to "${reckoned}"`]),
    ...Object.entries(instead).flatMap(([name, other]) =>
      outcome(other) === stated
        ? [`${what}: "${name}" comes to "${stated}" too, so the piece proves nothing`]
        : [],
    ),
  ];
}

interface PieceInput {
  readonly page: AnyPage;
  /** Of {@link decisionProblems}, one call a decision. */
  readonly decisions: readonly (readonly string[])[];
  /** All numbers that the page may name before a unit, as a pattern: `{ 'vans?': [30] }`. */
  readonly quantities?: Readonly<Record<string, readonly number[]>>;
}

export interface PieceCheck {
  /** Address of the page. */
  readonly where: string;
  readonly problems: readonly string[];
}

export const pieceCheck = ({ page, decisions, quantities = {} }: PieceInput): PieceCheck => ({
  where: routes.page(page),
  problems: [...decisions.flat(), ...quantityProblems(page, quantities)],
});

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numberWord = `(?:(?:${tens.join('|')})(?:-(?:${small.slice(1, 10).join('|')}))?|${small.join('|')})`;

/** "1,250", "twelve", "twenty-one". */
function numberOf(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''));
  const [ten = '', one = ''] = text.toLowerCase().split('-');
  const index = tens.indexOf(ten);
  return index < 0 ? small.indexOf(ten) : 20 + 10 * index + Math.max(0, small.indexOf(one));
}

/** Places where the page names another number of a unit than those that it reckons with. */
function quantityProblems(page: AnyPage, quantities: NonNullable<PieceInput['quantities']>): string[] {
  const texts = stringsOf(page);
  return Object.entries(quantities).flatMap(([unit, known]) => {
    const pattern = new RegExp(String.raw`\b(\d[\d,]*|${numberWord})(?: [a-z]+)?[ -](?:${unit})\b`, 'gi');
    return texts.flatMap((text) =>
      [...text.matchAll(pattern)].flatMap(([found, number = '']) =>
        known.includes(numberOf(number))
          ? []
          : [`"${found}", but the page reckons with ${known.join(' and ')}`],
      ),
    );
  });
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

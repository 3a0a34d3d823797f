import type { Exhibit } from '@/content/catalogue/exhibit';
import type { AnyPage } from '@/content/catalogue/schema';
import type { ScreenPart } from '@/content/portfolio/screen';
import { routes } from '@/lib/routes';
import { amountOf } from './arithmetic';

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

/** {@link decisionProblems} of a decision whose rules are worked out already. A number is compared as {@link grouped} prints it. */
export const decided = (
  what: string,
  stated: string | undefined,
  outcome: string | number,
  instead: Readonly<Record<string, string | number>> = {},
): string[] =>
  decisionProblems<string | number>({
    what,
    stated: stated ?? '',
    outcome: (reached) => (typeof reached === 'number' ? grouped(reached) : reached),
    rule: outcome,
    instead,
  });

// --- Reading a page's cells. A reader returns '' or NaN for a cell that is missing, so that its decision fails. -----------

/** "₹4,95,240.00", "−6,120", "18 %", "22 kg" as a number. */
export const number = (text = ''): number => amountOf(text) ?? Number.NaN;

/** 495240 as "4,95,240": Indian grouping, with paise where there are some. */
export const grouped = (value: number): string =>
  value.toLocaleString('en-IN', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** "₹4,95,240", "−₹6,120". */
export const rupees = (value: number): string => `${value < 0 ? '−' : ''}₹${grouped(Math.abs(value))}`;

/** The first "HH:MM" of a text, in minutes after midnight. */
export const clock = (text = ''): number => {
  const [, hours, minutes] = /(\d{1,2}):(\d{2})/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

/** The first "5 Dec 2026" of a text, in days. */
export const day = (text = ''): number =>
  Date.parse(`${/\d{1,2} \p{L}{3,9} \d{4}/u.exec(text)?.[0]} UTC`) / 86_400_000;

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numberWord = `(?:(?:${tens.join('|')})(?:-(?:${small.slice(1, 10).join('|')}))?|${small.join('|')})`;

/** "1,250", "twelve" or "twenty-one" as a number. */
export function numberOf(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''));
  const [ten = '', one = ''] = text.toLowerCase().split('-');
  const index = tens.indexOf(ten);
  return index < 0 ? small.indexOf(ten) : 20 + 10 * index + Math.max(0, small.indexOf(one));
}

/** A number in figures or words. "one" is left out: it counts as often as it does not. */
export const figurePattern = new RegExp(
  String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?|\b(?!one\b|zero\b)(?:${numberWord})\b`,
  'gi',
);

/** All numbers of texts in their order, in figures or words: "At 11:05 two of 1,250" as "11 5 2 1250". */
export const figures = (...texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.match(figurePattern) ?? [])
    .map(numberOf)
    .join(' ');

/** 3 as "three"; from twenty on in figures. */
export const inWords = (count: number): string => small[count] ?? grouped(count);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A page's exhibit, of the kind that its check reads. @throws Error where the page has another one, or none. */
export function exhibitOf<K extends Exhibit['kind']>(
  { slug, detail }: AnyPage,
  kind: K,
): Extract<Exhibit, { kind: K }> {
  const exhibit = 'exhibit' in detail ? detail.exhibit : undefined;
  const isOfKind = (one: Exhibit | undefined): one is Extract<Exhibit, { kind: K }> => one?.kind === kind;
  if (!isOfKind(exhibit)) throw new Error(`${slug}: its exhibit is no ${kind}`);
  return exhibit;
}

/** All parts of one kind on a page's screen. */
export function partsOf<P extends ScreenPart['part']>(
  { detail }: AnyPage,
  kind: P,
): readonly Extract<ScreenPart, { part: P }>[] {
  const parts = 'screen' in detail ? (detail.screen?.parts ?? []) : [];
  return parts.flatMap((one) => (one.part === kind ? [one as Extract<ScreenPart, { part: P }>] : []));
}

/** Whether the drawing has a flow from each station of the page's route to the next. */
export function followsFlows({ detail }: AnyPage): boolean {
  const stops = 'route' in detail ? (detail.route?.stations ?? []) : [];
  return stops.every(
    ({ at }, index) =>
      index === 0 ||
      detail.schematic.flows.some(({ from, to }) => from === stops[index - 1]?.at && to === at),
  );
}

/**
 * Readers of a page's argument, worked example, answers, exhibit, screen and stations.
 * @param texts that count as prose too
 */
export function cellsOf({ detail }: AnyPage, ...texts: readonly string[]) {
  const { argument, chapters, faq } = detail;
  const example = chapters && 'workedExample' in chapters ? chapters.workedExample : undefined;
  const stations = 'route' in detail ? (detail.route?.stations ?? []) : [];
  const prose = [
    ...(argument ? [argument.heading, ...argument.paragraphs] : []),
    ...(example?.paragraphs ?? []),
    ...(faq?.map(({ answer }) => answer) ?? []),
    ...texts,
  ].join('\n');
  const shown = [
    prose,
    ...stringsOf('exhibit' in detail ? detail.exhibit : undefined),
    ...stringsOf('screen' in detail ? detail.screen : undefined),
  ].join('\n');
  const station = (at: string) => stations.find((one) => one.at === at);
  const rows = (at: string) => station(at)?.sum?.rows ?? [];
  return {
    /** Argument, worked example, answers and `texts`. */
    prose,
    /** The first group of a pattern in the prose, or else in exhibit or screen. */
    said: (pattern: RegExp): string => pattern.exec(shown)?.[1] ?? '',
    sums: example?.sums,
    station,
    /** Value of a station's field whose label begins so. */
    field: (at: string, label: string): string =>
      station(at)?.fields?.find((field) => field.label.startsWith(label))?.value ?? '',
    rows,
    /** Amount of a station's row whose name begins so. */
    row: (at: string, name: string): number =>
      number(rows(at).find(([label = '']) => label.startsWith(name))?.[1]),
    total: (at: string): number => number(station(at)?.sum?.total[1]),
  };
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

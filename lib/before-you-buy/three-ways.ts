import { largestSum } from './rupees';

/** The months over which the three ways are compared. */
export const months = 36;

/** What renting by the head, buying a package once and building cost. Sums are whole rupees without GST, shares whole per cent. */
export interface WaysQuestion {
  readonly users: number;
  readonly rent: {
    readonly start: number;
    /** For each user. */
    readonly licenceMonth: number;
    readonly changesYear: number;
    readonly exit: number;
  };
  readonly buy: {
    readonly start: number;
    /** For each user, once. */
    readonly licence: number;
    /** Share of the licences that their upkeep costs each year. */
    readonly upkeep: number;
    readonly hostingMonth: number;
    readonly changesYear: number;
    readonly exit: number;
  };
  readonly build: {
    readonly start: number;
    /** Share of what was built that its upkeep costs each year. */
    readonly upkeep: number;
    readonly hostingMonth: number;
    readonly changesYear: number;
    readonly exit: number;
  };
}

export const wayNames = ['rent', 'buy', 'build'] as const;
export type WayName = (typeof wayNames)[number];

/** The sums of one way. `perYear` is in paise, so that a share of a rupee does not decide in which month two lines cross. */
export interface Way {
  readonly start: number;
  readonly perYear: number;
  readonly exit: number;
}

const isSum = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** The first value that is no sum, as a path such as "buy.upkeep". Users are at least one and at most 100,000. */
export function faultIn({ users, ...ways }: WaysQuestion): string | undefined {
  if (!isSum(users) || users < 1 || users > 100_000) return 'users';
  for (const [way, sums] of Object.entries(ways))
    for (const [name, sum] of Object.entries(sums))
      if (!isSum(sum) || sum > (name === 'upkeep' ? 100 : largestSum / 1000)) return `${way}.${name}`;
  return undefined;
}

/** @throws RangeError where {@link faultIn} finds a fault */
export function waysOf(question: WaysQuestion): Readonly<Record<WayName, Way>> {
  const fault = faultIn(question);
  if (fault) throw new RangeError(`${fault} is no sum within its limits.`);
  const { users, rent, buy, build } = question;
  const licences = buy.licence * users;
  return {
    rent: {
      start: rent.start,
      perYear: (rent.licenceMonth * users * 12 + rent.changesYear) * 100,
      exit: rent.exit,
    },
    buy: {
      start: buy.start + licences,
      perYear: licences * buy.upkeep + (buy.hostingMonth * 12 + buy.changesYear) * 100,
      exit: buy.exit,
    },
    build: {
      start: build.start,
      perYear: build.start * build.upkeep + (build.hostingMonth * 12 + build.changesYear) * 100,
      exit: build.exit,
    },
  };
}

/** What has been spent by the end of a month, exit left out, to the rupee. */
export const spentBy = ({ start, perYear }: Way, month: number): number =>
  start + Math.round((perYear * month) / 1200);

/** What a way costs in all, with its exit after the last month. */
export const totalOf = (way: Way): number => spentBy(way, months) + way.exit;

/** How the line of one way runs to that of another, exit left out. */
export type Meeting =
  /** From this month on it is not above the other, or, where it began below, it is above. */
  | { readonly kind: 'from'; readonly month: number }
  | { readonly kind: 'until'; readonly month: number }
  /** It lies above for ever. */
  | { readonly kind: 'never' }
  /** It lies below from the first day on. */
  | { readonly kind: 'always' }
  | { readonly kind: 'same' };

/** Where the line of `one` comes to lie under that of `other`. */
export function meetingOf(one: Way, other: Way): Meeting {
  const dearerStart = one.start - other.start;
  const cheaperYear = other.perYear - one.perYear;
  if (dearerStart === 0 && cheaperYear === 0) return { kind: 'same' };
  if (dearerStart > 0)
    return cheaperYear > 0
      ? { kind: 'from', month: Math.ceil((dearerStart * 1200) / cheaperYear) }
      : { kind: 'never' };
  if (cheaperYear >= 0) return { kind: 'always' };
  return { kind: 'until', month: Math.floor((dearerStart * 1200) / cheaperYear) + 1 };
}

/** Ways by what they cost in all, the least first. */
export const byTotal = (ways: Readonly<Record<WayName, Way>>): readonly WayName[] =>
  (Object.keys(ways) as WayName[]).sort((a, b) => totalOf(ways[a]) - totalOf(ways[b]));

/** Changes one value of a question. */
export type Change = (question: WaysQuestion, value: number) => WaysQuestion;

/**
 * The value at which `wanted` costs as much in all as `other`: what would have to be true for the other answer. Totals are straight lines in
 * each single value, so two points tell it.
 * @returns nothing where no value from 0 on brings them together
 */
export function valueFor(
  question: WaysQuestion,
  wanted: WayName,
  other: WayName,
  change: Change,
): number | undefined {
  const difference = (value: number) => {
    const ways = waysOf(change(question, value));
    return exactTotal(ways[wanted]) - exactTotal(ways[other]);
  };
  // No value of a question is refused at 1 or at 2; users may not be 0.
  const [atOne, atTwo] = [difference(1), difference(2)];
  const value = atOne === atTwo ? Number.NaN : 1 + atOne / (atOne - atTwo);
  return value >= 0 ? value : undefined;
}

/** {@link totalOf} before it is rounded, in parts of a rupee of which 1,200 make one: a whole number. */
export const exactTotal = ({ start, perYear, exit }: Way): number => (start + exit) * 1200 + perYear * months;

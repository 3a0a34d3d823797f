import 'server-only';
import { company } from './company';
import type { Overlap } from './company-schema';

/** Hours of a day, counted from midnight; before and after it where the day of one clock reaches over that of another. */
export type Hours = readonly [from: number, to: number];

/** Our day as a place sees it on its own clock, by the season of that place. */
export interface DayOverlap {
  readonly label: string;
  readonly value: string;
  readonly winter: Hours;
  readonly summer: Hours;
  /** The overlap counts a shifted working day that we would agree on instead of our standard one. */
  readonly isShifted: boolean;
}

/** The working day at every place, of which overlap is counted. */
export const theirDay: Hours = [9, 17];

const { hours } = company;

/** Overlap of our working day with that of each place. */
export const overlaps: readonly DayOverlap[] = hours.overlaps.map((overlap) => ({
  label: `Overlap, ${overlap.place}`,
  value: inWords(overlap),
  winter: ourDay(overlap, 'winter', overlap.shiftedDay),
  summer: ourDay(overlap, 'summer', overlap.shiftedDay),
  isShifted: overlap.shiftedDay !== undefined,
}));

/** The hours that two days share; of no length where they share none. */
export function shared([from, to]: Hours, [otherFrom, otherTo]: Hours): Hours {
  const start = Math.max(from, otherFrom);
  return [start, Math.max(start, Math.min(to, otherTo))];
}

type Day = Readonly<Record<'opens' | 'closes', string>>;

function ourDay({ utcOffset }: Overlap, season: 'winter' | 'summer', { opens, closes }: Day = hours): Hours {
  const later = inHours(utcOffset[season]) - inHours(hours.utcOffset);
  return [inHours(opens) + later, inHours(closes) + later];
}

/** "+05:30" and "09:30" as hours. */
function inHours(time: string): number {
  const [, sign, whole, minutes] = /^([+-]?)(\d\d):(\d\d)$/.exec(time) ?? [];
  const value = Number(whole) + Number(minutes) / 60;
  return sign === '-' ? -value : value;
}

function count(overlap: Overlap, season: 'winter' | 'summer', day?: Day): number {
  const [from, to] = shared(ourDay(overlap, season, day), theirDay);
  return to - from;
}

function inWords(overlap: Overlap): string {
  const { shiftedDay } = overlap;
  const winter = count(overlap, 'winter', shiftedDay);
  const summer = count(overlap, 'summer', shiftedDay);
  if (!shiftedDay) return `${winter} hours in winter, ${summer} in summer`;
  return `None in our standard day; ${winter} hours in winter and ${summer} in summer if we agree on ${shiftedDay.opens} to ${shiftedDay.closes}`;
}

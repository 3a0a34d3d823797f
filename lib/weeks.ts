import type { Weeks } from '@/content/fields';

/** "3–4", "2". */
export const weeksRange = ([least, most]: Weeks): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** "weeks", or "week" after a 1. */
export const weeksUnit = ([, most]: Weeks): string => (most === 1 ? 'week' : 'weeks');

/** "3 to 4 weeks", "1 week". */
export function weeksText(weeks: Weeks): string {
  const [least, most] = weeks;
  return `${least === most ? least : `${least} to ${most}`} ${weeksUnit(weeks)}`;
}

/** The time that steps take one after another. */
export function sumOfWeeks(ranges: readonly Weeks[]): Weeks {
  return [ranges.reduce((sum, [least]) => sum + least, 0), ranges.reduce((sum, [, most]) => sum + most, 0)];
}

import type { Weeks } from '@/content/catalogue/types';

/** "3–4", "2". */
export const weeksRange = ([least, most]: Weeks): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** "3 to 4 weeks", "1 week". */
export function weeksText([least, most]: Weeks): string {
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return `${range} ${most === 1 ? 'week' : 'weeks'}`;
}

/** Of steps that follow one another. */
export function sumOfWeeks(ranges: readonly Weeks[]): Weeks {
  return [ranges.reduce((sum, [least]) => sum + least, 0), ranges.reduce((sum, [, most]) => sum + most, 0)];
}

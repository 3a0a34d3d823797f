/** A planning range in words: "2 to 3 weeks", "1 week". */
export function weeksText([least, most]: readonly [least: number, most: number]): string {
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return `${range} ${most === 1 ? 'week' : 'weeks'}`;
}

/** "Nov 2026". @param date `YYYY-MM-DD` */
export function monthOf(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
}

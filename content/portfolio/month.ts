/** Number of days, and weekday of the first one (0 is Monday). @param month `YYYY-MM` */
export function monthSpan(month: string): { readonly days: number; readonly first: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    days: new Date(Date.UTC(year, number, 0)).getUTCDate(),
    first: (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7,
  };
}

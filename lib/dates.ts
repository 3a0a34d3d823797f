const written = (date: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' });

/** "Nov 2026". @param date `YYYY-MM-DD` */
export const monthOf = (date: string): string => written(date, { month: 'short', year: 'numeric' });

/** "November 2026". @param date `YYYY-MM` or `YYYY-MM-DD` */
export const longMonth = (date: string): string => written(date, { month: 'long', year: 'numeric' });

/** "21 Nov 2026". @param date `YYYY-MM-DD` */
export const shortDate = (date: string): string =>
  written(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** "21 November 2026". @param date `YYYY-MM-DD` */
export const longDate = (date: string): string =>
  written(date, { day: 'numeric', month: 'long', year: 'numeric' });

/** "21 September", where the year is said already. @param date `YYYY-MM-DD` */
export const dayOfMonth = (date: string): string => written(date, { day: 'numeric', month: 'long' });

/** A coordinate, rounded to tenths: every byte of a drawing stands in the page twice. */
export const tenths = (value: number): string => String(Math.round(value * 10) / 10 || 0);

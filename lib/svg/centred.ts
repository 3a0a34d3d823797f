import type { TextStyle } from './measure';

/** Baseline of the first of some lines that are centred, by the height of their capitals (in em), between `top` and `top + height`. */
export const centredFirst = (
  top: number,
  height: number,
  { size, leading }: Pick<TextStyle, 'size' | 'leading'>,
  lines: number,
  capital: number,
): number => top + height / 2 + (size * capital) / 2 - ((lines - 1) / 2) * (leading ?? size);

import type { TextStyle } from '@/lib/svg/measure';
import { fontOf } from './fonts';

/** Baseline of the first of some lines that are centred, by the height of their capitals, between `top` and `top + height`. */
export function centredBaseline(top: number, height: number, style: TextStyle, lines = 1): number {
  const { capHeight, unitsPerEm } = fontOf(style.face === 'note' ? 'text' : style.face, style.weight);
  return (
    top +
    height / 2 +
    (style.size * capHeight) / unitsPerEm / 2 -
    ((lines - 1) / 2) * (style.leading ?? style.size)
  );
}

import type { Measure, TextStyle } from '@/lib/svg/measure';
import { graphemes } from './text';

/** Widths in em, wider than those of the pages' face: of letters that are narrow, as wide as they are high, and all others. */
const advances: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/^[iljftrI.,:;'’!|()[\]\s-]$/u, 0.42],
  [/^[mwMW@%&—]$/u, 0.95],
  [/^[A-Z0-9]$/u, 0.72],
  [/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*$/u, 0.62],
  [/^[\p{P}\p{S}]$/u, 0.7],
];
/** Of letters of other scripts and of emoji. */
const other = 1.4;

const widthOf = (text: string, { size, tracking = 0 }: TextStyle): number =>
  graphemes(text).reduce(
    (ems, letter) => ems + (advances.find(([letters]) => letters.test(letter))?.[1] ?? other) + tracking,
    0,
  ) * size;

/** Measures by a table, alike in the build and in every browser: for the drawing that the page is served with. */
export const tableMeasure: Measure = { widthOf, roomOf: widthOf };

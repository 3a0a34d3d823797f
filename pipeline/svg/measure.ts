import type { Measure, TextStyle } from '@/lib/svg/measure';
import { type Face, type FontRun, fontRuns } from './fonts';

/** Advance of the widest face that `--font-note` names (DejaVu Sans Mono), in em. */
const noteAdvance = 0.602;

/** Width assumed for letters that none of our fonts has, in em: the reader's system provides them, and few are wider. */
const foreignAdvance = 0.7;

/**
 * Visitors on a slow line read drawings in the fallback face. Of the catalogue's labels, 99 in 100 stay within this multiple of their
 * width in Arial (fitted to the face by Next) and in Roboto. The padding of a box absorbs what a wider face takes.
 */
const fallbackAllowance = 1.1;

/** Width of a text as it is drawn, kerning included. */
export function widthOf(text: string, { face, size, weight, tracking = 0 }: TextStyle): number {
  const { length } = [...text];
  const ems = face === 'note' ? length * noteAdvance : emsOf(face, text, weight);
  return (ems + length * tracking) * size;
}

/** Room to keep for a text: as wide as it is drawn, or as the fallback face may draw it. */
export const roomOf = (text: string, style: TextStyle): number =>
  widthOf(text, style) * (style.face === 'note' ? 1 : fallbackAllowance);

/** Measures by the faces' files. */
export const fontMeasure: Measure = { widthOf, roomOf };

/** Widths that were measured already: the layouts ask for the same labels often, and shaping a text takes a millisecond. */
const knownEms = new Map<string, number>();

function emsOf(face: Face, text: string, weight: number): number {
  const key = `${face} ${weight} ${text}`;
  const ems = knownEms.get(key) ?? shapedEms(face, text, weight);
  knownEms.set(key, ems);
  return ems;
}

const shapedEms = (face: Face, text: string, weight: number): number =>
  fontRuns(text, face, weight).reduce((ems, run) => ems + runEms(run), 0);

function runEms({ text, font }: FontRun): number {
  const letters = [...text];
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  // A combining mark stands above or below its letter.
  const foreign = letters.filter((letter) => !has(letter) && !/\p{M}/u.test(letter));
  return (
    font.layout(letters.filter(has).join('')).advanceWidth / font.unitsPerEm + foreign.length * foreignAdvance
  );
}

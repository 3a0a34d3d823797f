import type { Sign, State } from '@/content/portfolio/screen';
import { type Box, baseline, n, type Primitive, path, ring, room, text } from './primitives';

/** Signs of states and of a matrix's cells, and the key that says what signs mean. */

/** What a sign of a state says. */
export const stateWords: Readonly<Record<State, string>> = {
  done: 'done',
  active: 'now',
  waiting: 'waiting',
  alert: 'check',
};

/** @param reach half the width of an alert */
export function stateSign(
  state: State,
  x: number,
  y: number,
  flame: boolean,
  reach = 6,
): readonly Primitive[] {
  const style = flame ? 'flame' : 'ink';
  switch (state) {
    case 'done':
      return [path('leaf', `M${n(x - 4)} ${n(y)}l3 3 6-6.5`)];
    case 'active':
      return [path(style, ring(x, y, 4.5)), path(flame ? 'flameSolid' : 'solid', ring(x, y, 2))];
    case 'waiting':
      return [path('line', ring(x, y, 4.5))];
    case 'alert':
      return [
        path(style, `M${n(x)} ${n(y - reach)}l${reach} ${n((reach * 11) / 6)}h${-2 * reach}z`),
        path('ink', `M${n(x)} ${n(y - 1.5)}v3`),
      ];
  }
}

/** A disc that is full, half full or empty; an alert is that of a list. */
export function cellSign(sign: Sign, x: number, y: number, flame: boolean): readonly Primitive[] {
  switch (sign) {
    case 'full':
      return [path('solid', ring(x, y, 4.5))];
    case 'part':
      return [path('ink', ring(x, y, 4.5)), path('solid', `M${n(x)} ${n(y - 4.5)}a4.5 4.5 0 0 0 0 9z`)];
    case 'none':
      return stateSign('waiting', x, y, flame);
    case 'alert':
      return stateSign('alert', x, y, flame);
  }
}

interface KeyEntry {
  readonly word: string;
  /** Draws what stands before the word. */
  readonly sign: (box: Box) => readonly Primitive[];
}

const leading = 18;
/** Room for what stands before a word. */
const indent = 19;
const gap = 12;

/** Left edge and line of each word: as many a line as the width holds, or one where it is 0. */
function placesOf(words: readonly string[], w: number) {
  let x = 0;
  let line = 0;
  return words.map((word) => {
    const width = keyWidth(word);
    if (x > 0 && x + width > w) {
      x = 0;
      line += 1;
    }
    const place = { x, y: line * leading };
    x += width + gap;
    return place;
  });
}

const keyWidth = (word: string) => indent + room(word, 'label');

/** Width of a key with one word a line. */
export const keyColumn = (words: readonly string[]) => Math.max(0, ...words.map(keyWidth));

export const keyHeight = (words: readonly string[], w: number) =>
  Math.max(0, ...placesOf(words, w).map(({ y }) => y + leading));

export function drawKey(entries: readonly KeyEntry[], { x, y, w }: Omit<Box, 'h'>): readonly Primitive[] {
  const places = placesOf(
    entries.map(({ word }) => word),
    w,
  );
  return entries.flatMap(({ word, sign }, index) => {
    const place = places[index] ?? { x: 0, y: 0 };
    const box = { x: x + place.x, y: y + place.y, w: indent, h: leading };
    return [...sign(box), text('label', box.x + indent, baseline(box.y, leading, 'label'), word)];
  });
}

import type { Measure, TextStyle } from '@/lib/svg/measure';

/** Whatever somebody typed, as lines that fit. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a reader counts them. */
export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** On one line, without characters that are not seen: controls, changes of direction, lone surrogates. Marks are not piled up on a letter. */
export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(
      /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/gu,
      '',
    )
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export type Direction = 'ltr' | 'rtl';

/** The direction of a text's first letter. */
export function directionOf(text: string): Direction {
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/** Scripts that need no more than the pages' own leading. */
const low = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Z}\p{S}]*$/u;

/** From one baseline to the next: letters of many scripts, and emoji, stand higher and lower than Latin ones. */
export const leadingOf = (text: string, { leading, size }: TextStyle): number =>
  low.test(text) && !/\p{Extended_Pictographic}/u.test(text)
    ? (leading ?? size * 1.2)
    : Math.ceil(size * 1.5);

interface Word {
  readonly text: string;
  readonly room: number;
}

/**
 * A text on as few lines as a width allows, of about one length; words that are wider are broken between two characters. A character
 * wider than all has a line of its own.
 */
export function linesWithin(
  text: string,
  width: number,
  style: TextStyle,
  { roomOf }: Measure,
): readonly string[] {
  const words = text.split(' ').map((word): Word => ({ text: word, room: roomOf(word, style) }));
  const blank = roomOf('\u00a0', style);
  const pieces = words.flatMap(({ text: word, room }) =>
    room <= width
      ? [{ text: word, room }]
      : broken(word, width, (part) => roomOf(part, style)).map((part) => ({
          text: part,
          room: roomOf(part, style),
        })),
  );
  const count = filled(pieces, width, blank).length;
  let best = filled(pieces, width, blank);
  // The narrowest width that keeps the count makes lines of about one length.
  for (let [low, high, step] = [0, width, 0]; step < 6; step++) {
    const middle = (low + high) / 2;
    const lines = filled(pieces, middle, blank);
    if (lines.length > count) low = middle;
    else {
      high = middle;
      best = lines;
    }
  }
  return best;
}

/** Lines filled with words from the first to the last. */
function filled(words: readonly Word[], width: number, blank: number): readonly string[] {
  const lines: string[] = [];
  let room = Infinity;
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && room + blank + word.room <= width) {
      lines[lines.length - 1] = `${line} ${word.text}`;
      room += blank + word.room;
    } else {
      lines.push(word.text);
      room = word.room;
    }
  }
  return lines;
}

function broken(word: string, width: number, roomOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let rest = graphemes(word);
  while (rest.length > 0) {
    let count = 0;
    for (let room = 0; count < rest.length; count++) {
      room += roomOf(rest[count] ?? '');
      if (room > width) break;
    }
    // Together, letters may be wider than each for itself.
    while (count > 1 && roomOf(rest.slice(0, count).join('')) > width) count--;
    count = Math.max(1, count);
    parts.push(rest.slice(0, count).join(''));
    rest = rest.slice(count);
  }
  return parts;
}

import type { Measure, TextStyle } from '@/lib/svg/measure';

/** Widths of no face in particular, about as wide as a wide one: the tests' stand-in for a browser's canvas. */
const widthOf = (text: string, { size }: TextStyle): number => {
  let ems = 0;
  for (const letter of text)
    if (!/\p{M}|\u200d/u.test(letter))
      ems += /[\u1100-\uffff]|[\u{10000}-\u{10ffff}]/u.test(letter)
        ? 1.3
        : /[A-Zmw@%]/.test(letter)
          ? 0.85
          : 0.55;
  return ems * size;
};

export const estimate: Measure = { widthOf, roomOf: (text, style) => widthOf(text, style) * 1.1 };

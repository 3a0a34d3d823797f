import type { Measure, TextStyle } from '@/lib/svg/measure';

/** Room beside a text for a face that the reader, or whoever opens the saved file, has instead. */
const allowance = 1.1;

/**
 * Measures on a canvas. A text counts as wide as the wider of the page's face and the system's: a saved drawing is read in the latter.
 * @param family the `font-family` of the page's text
 * @throws Error where the browser gives no canvas
 */
export function canvasMeasure(family: string): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to measure texts on');
  const known = new Map<string, number>();
  const em = 100;
  const widthOf = (text: string, { size, weight }: TextStyle): number => {
    const key = `${weight} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      width = 0;
      for (const name of [family, 'sans-serif']) {
        context.font = `${weight} ${em}px ${name}`;
        width = Math.max(width, context.measureText(text).width / em);
      }
      known.set(key, width);
    }
    return width * size;
  };
  return { widthOf, roomOf: (text, style) => widthOf(text, style) * allowance };
}

import type { Measure, TextStyle } from '@/lib/svg/measure';

/** Letters that are drawn may be a little wider than those that were measured: the page's face may arrive in between. */
const allowance = 1.1;

/** @param family as CSS names it, with the fallbacks of scripts that the first face lacks */
export function canvasMeasure(family: string): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  const widthOf = (text: string, { size, weight }: TextStyle): number => {
    const key = `${size} ${weight} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (context) context.font = `${weight} ${size}px ${family}`;
    // Without a canvas (some browsers refuse it against recognition) every letter is taken for a wide one.
    const width = context?.measureText(text).width || text.length * size;
    known.set(key, width);
    return width;
  };
  return { widthOf, roomOf: (text, style) => widthOf(text, style) * allowance };
}

import { type TextStyle, widthOf } from '@/lib/build/drawing/measure';
import type { TextMark } from '@/lib/build/drawing/svg';

/** Rectangles, and what the checks of drawings ask about them. */
export interface Rect {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const rect = (name: string, x: number, y: number, width: number, height: number): Rect => ({
  name,
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** What a text covers: from the top of its capitals to the bottom of its descenders, as wide as `measure` says. */
export function textRect(
  { x, y, lines }: TextMark<string>,
  style: TextStyle,
  measure: typeof widthOf = widthOf,
): Rect {
  const width = Math.max(...lines.map((line) => measure(line, style)));
  const left = x - width * (style.anchor === 'middle' ? 0.5 : style.anchor === 'end' ? 1 : 0);
  const below = (lines.length - 1) * (style.leading ?? style.size);
  return rect(lines.join(' '), left, y - 0.72 * style.size, width, 0.94 * style.size + below);
}

export const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const inside = (a: Rect, b: Rect, play = 0.1) =>
  a.left >= b.left - play &&
  a.top >= b.top - play &&
  a.right <= b.right + play &&
  a.bottom <= b.bottom + play;

export const inset = (a: Rect, by: number): Rect => ({
  name: a.name,
  left: a.left + by,
  top: a.top + by,
  right: a.right - by,
  bottom: a.bottom - by,
});

export const pairs = <T>(list: readonly T[]) =>
  list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));

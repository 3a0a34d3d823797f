import { type Area, areaOf, grown, isInside } from '@/lib/schematic/area';
import type { TextStyle } from '@/lib/svg/measure';
import { widthOf } from '@/pipeline/svg/measure';
import type { TextPrimitive } from '@/pipeline/svg/svg';

/** The area that a part of a drawing covers, with the name by which a failure calls it. */
export interface Named extends Area {
  readonly name: string;
}

export const rect = (name: string, x: number, y: number, width: number, height: number): Named => ({
  name,
  ...areaOf({ x, y, width, height }),
});

/** The area of a text: from the top of its capitals to the bottom of its descenders, as wide as `measure` says. */
export function textRect(
  { x, y, lines }: TextPrimitive<string>,
  style: TextStyle,
  measure: typeof widthOf = widthOf,
): Named {
  const width = Math.max(...lines.map((line) => measure(line, style)));
  const left = x - width * (style.anchor === 'middle' ? 0.5 : style.anchor === 'end' ? 1 : 0);
  const below = (lines.length - 1) * (style.leading ?? style.size);
  return rect(lines.join(' '), left, y - 0.72 * style.size, width, 0.94 * style.size + below);
}

export const inside = (inner: Area, outer: Area, play = 0.1) => isInside(inner, grown(outer, play));

export const inset = ({ name, ...area }: Named, by: number): Named => ({ name, ...grown(area, -by) });

export const pairs = <T>(list: readonly T[]) =>
  list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));

import type { TextStyle } from '@/lib/svg/measure';
import { tenths } from '@/lib/svg/tenths';
import { needsOutline } from './fonts';
import { widthOf } from './measure';
import { outline } from './outline';

/** Primitives of a drawing: paths and texts, each of one style. Lengths are SVG user units. */
export type Primitive<P extends string, T extends string> = PathPrimitive<P> | TextPrimitive<T>;

export interface PathPrimitive<P extends string> {
  readonly path: P;
  readonly d: string;
}
export interface TextPrimitive<T extends string> {
  readonly text: T;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly lines: readonly string[];
}

export interface StyleSheet<P extends string, T extends string> {
  /** In the order in which they are painted; texts stand above all of them. */
  readonly paths: readonly P[];
  readonly texts: Readonly<Record<T, TextStyle>>;
}

/** Attributes that colour each style: its class on a page, plain `fill` and `stroke` in a share image. */
export type Paint<S extends string> = Readonly<Record<S, string>>;

/**
 * The inside of an `<svg>`: strokes of one style are one path, texts of one style one group. Attributes stand in single quotes,
 * which the page's second copy, a JSON string, need not escape.
 */
export function toSvg<P extends string, T extends string>(
  primitives: readonly Primitive<P, T>[],
  { paths, texts }: StyleSheet<P, T>,
  paint: Paint<P | T>,
): string {
  const strokes = paths.map((style) => {
    const d = primitives
      .map((primitive) => ('path' in primitive && primitive.path === style ? primitive.d : ''))
      .join('');
    return d && `<path ${paint[style]} d='${d}'/>`;
  });
  const groups = (Object.entries(texts) as [T, TextStyle][]).map(([name, style]) => {
    const set = primitives.map((primitive) =>
      'text' in primitive && primitive.text === name ? textElement(primitive, style) : '',
    );
    const inside = set.join('');
    return inside && `<g ${paint[name]} ${typeAttributes(style)}>${inside}</g>`;
  });
  return strokes.join('') + groups.join('');
}

/** A class for each style that a CSS module has one for. */
export const classPaint = <P extends string, T extends string>(
  { paths, texts }: StyleSheet<P, T>,
  classes: Readonly<Record<string, string>>,
): Paint<P | T> =>
  Object.fromEntries(
    [...paths, ...Object.keys(texts)].map((style) => [
      style,
      classes[style] ? `class='${classes[style]}'` : '',
    ]),
  ) as Record<P | T, string>;

function textElement({ x, y, lines }: TextPrimitive<string>, style: TextStyle): string {
  if (lines.some(needsOutline)) {
    const d = lines.map((line, index) => outline(line, style, { x, y: y + index * (style.leading ?? 0) }));
    return `<path d='${d.join('')}'/>`;
  }
  const [first = '', ...rest] = lines;
  const below = rest.map(
    (line) => `<tspan x='${tenths(x)}' dy='${style.leading}'>${escapeXml(line)}</tspan>`,
  );
  const length = style.columns ? ` textLength='${tenths(widthOf(first, style))}'` : '';
  return `<text x='${tenths(x)}' y='${tenths(y)}'${length}>${escapeXml(first)}${below.join('')}</text>`;
}

function typeAttributes({ size, weight, anchor, tracking }: TextStyle): string {
  return [
    `font-size='${size}' font-weight='${weight}'`,
    anchor && ` text-anchor='${anchor}'`,
    tracking && ` letter-spacing='${tracking}em'`,
  ]
    .filter(Boolean)
    .join('');
}

/** A text as content of an SVG element. A run of blanks, which lines columns up in a log, is kept. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('  ', '\u00a0\u00a0');
}

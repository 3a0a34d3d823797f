/** What a drawn screen is made of: strokes and texts, each of one style. Lengths are SVG user units. */

export const pathStyles = [
  'grid',
  'body',
  'wash',
  'rule',
  'bar',
  'line',
  'ink',
  'dot',
  'solid',
  'leaf',
  'flame',
  'flameSolid',
  'disc',
] as const;
/** Painted in the order of `pathStyles`. */
export type PathStyle = (typeof pathStyles)[number];

export const textStyles = [
  'heading',
  'text',
  'textEnd',
  'strong',
  'strongEnd',
  'label',
  'labelEnd',
  'code',
  'figure',
  'button',
  'call',
  'stop',
  'onMap',
] as const;
export type TextStyle = (typeof textStyles)[number];

export interface PathMark {
  readonly path: PathStyle;
  readonly d: string;
}
export interface TextMark {
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
export type Mark = PathMark | TextMark;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const path = (style: PathStyle, d: string): PathMark => ({ path: style, d });
export const text = (style: TextStyle, x: number, y: number, content: string): TextMark => ({
  style,
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
  // A run of blanks lines columns up in a log; SVG would collapse it.
  text: content.replaceAll('  ', '\u00a0\u00a0'),
});

/** A coordinate of a path, rounded to tenths: every byte stands in the page twice. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** Sharp hairlines: on the half unit. */
export const hair = (value: number) => Math.floor(value) + 0.5;

export const across = (x: number, y: number, w: number) => `M${n(x)} ${hair(y)}h${n(w)}`;
export const down = (x: number, y: number, h: number) => `M${hair(x)} ${n(y)}v${n(h)}`;
export const rect = ({ x, y, w, h }: Box) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const ring = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const narrow = /[ !',\-./:;’ijlIJftr()]/;
const wide = /[wmMW%&]/;
const capital = /[^a-z0-9?]/;

/** Room of a text in the heading face, in em; about a tenth more than Familjen Grotesk needs. */
const ems = (content: string) =>
  [...content].reduce(
    (sum, char) =>
      sum + (narrow.test(char) ? 0.36 : wide.test(char) ? 0.94 : capital.test(char) ? 0.68 : 0.58),
    0,
  );

export const size = { text: 12, label: 11.5, code: 11.5, figure: 19, strong: 13.5 } as const;
export const widthOf = (content: string, style: keyof typeof size) =>
  style === 'code' ? content.length * 0.61 * size.code : ems(content) * size[style];
export const widest = (contents: readonly string[], style: keyof typeof size) =>
  Math.max(0, ...contents.map((content) => widthOf(content, style)));

/** A label on one line, or on two of about one length. */
export function twoLines(content: string): readonly string[] {
  const words = content.split(' ');
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return cuts.reduce<readonly string[]>(
    (best, lines) => (widest(lines, 'text') < widest(best, 'text') ? lines : best),
    [content],
  );
}

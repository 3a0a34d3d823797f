import { type TextStyle, widestRoom } from '@/lib/svg/measure';
import { tenths } from '@/lib/svg/tenths';
import { centredBaseline } from '@/pipeline/svg/baseline';
import { fontMeasure, roomOf } from '@/pipeline/svg/measure';
import type { Primitive as AnyPrimitive, Paint, StyleSheet } from '@/pipeline/svg/svg';

/** Styles, paths and texts of drawn screens. Lengths are SVG user units. */

/** Texts below 20 units are in the text face: the heading face is hard to read at that size. */
const body = { face: 'text', size: 12, weight: 500 } as const;
const bold = { ...body, weight: 650 } as const;
const large = { ...bold, size: 13.5 } as const;

export const screenStyles = {
  paths: [
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
  ],
  texts: {
    heading: large,
    text: body,
    textEnd: { ...body, anchor: 'end' },
    strong: bold,
    strongEnd: { ...large, anchor: 'end' },
    label: body,
    labelEnd: { ...body, anchor: 'end' },
    labelMiddle: { ...body, anchor: 'middle' },
    step: { ...body, leading: 13 },
    stepNow: { ...bold, leading: 13 },
    code: { face: 'note', size: 12, weight: 400, columns: true },
    figure: { face: 'heading', size: 20, weight: 600 },
    button: { ...body, anchor: 'middle' },
    call: { ...bold, anchor: 'middle' },
    stop: { ...bold, anchor: 'middle' },
    onMap: body,
  },
} as const satisfies StyleSheet<string, string>;

type PathStyle = (typeof screenStyles.paths)[number];
type TextStyleName = keyof typeof screenStyles.texts;
export type ScreenPaint = Paint<PathStyle | TextStyleName>;
export type Primitive = AnyPrimitive<PathStyle, TextStyleName>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const path = (style: PathStyle, d: string): Primitive => ({ path: style, d });
export const text = (style: TextStyleName, x: number, y: number, ...lines: readonly string[]): Primitive => ({
  text: style,
  x,
  y,
  lines,
});

const styleOf = (name: TextStyleName): TextStyle => screenStyles.texts[name];
/** Room to keep for a text. */
export const room = (content: string, name: TextStyleName) => roomOf(content, styleOf(name));
export const widest = (contents: readonly string[], name: TextStyleName) =>
  widestRoom(contents, styleOf(name), fontMeasure);

/** Baseline of a text that is centred in a row. */
export const baseline = (y: number, h: number, name: TextStyleName = 'text') =>
  centredBaseline(y, h, styleOf(name));

export const n = tenths;

/** Sharp hairlines: on the half unit. */
export const hair = (value: number) => Math.floor(value) + 0.5;

export const across = (x: number, y: number, w: number) => `M${n(x)} ${hair(y)}h${n(w)}`;
export const down = (x: number, y: number, h: number) => `M${hair(x)} ${n(y)}v${n(h)}`;
export const rect = ({ x, y, w, h }: Box) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const ring = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

import type { Surface } from '@/content/portfolio/types';
import { widthOf } from '@/lib/build/drawing/measure';
import { type Paint, type StyleSheet, toSvg } from '@/lib/build/drawing/svg';
import type { Palette } from '@/lib/build/palette';
import { format } from '@/lib/build/surface/frames';
import { drawSurface } from '@/lib/build/surface/layout';
import { type Mark, rect, surfaceStyles } from '@/lib/build/surface/marks';
import type { Picture } from './sheet';

/** Beside a screen's own strokes, the bars that stand for texts which the face cannot write. */
const styles = {
  paths: [...surfaceStyles.paths, 'greeked'],
  texts: surfaceStyles.texts,
} as const satisfies StyleSheet<string, string>;
type Style = (typeof styles.paths)[number] | keyof typeof styles.texts;

/** A screen of an illustrative project, as on its page. It stands on the lower edge, which cuts the device off. */
export function surfacePicture(surface: Surface, colour: Palette): Picture {
  const svg = toSvg(drawSurface(surface).map(greeked), styles, paintOf(colour));
  return {
    width: format.w,
    height: format.h,
    standing: true,
    svg: `<g fill='none' stroke-linecap='round' stroke-linejoin='round'>${svg}</g>`,
  };
}

/** Sample texts in other scripts, such as the Marathi on a farmer's handset. */
const unwritable = /[^\P{L}\p{Script=Latin}]/u;

function greeked(mark: Mark) {
  if (!('text' in mark) || !mark.lines.some((line) => unwritable.test(line))) return mark;
  const style = styles.texts[mark.text];
  const w = widthOf(mark.lines.join(' '), style) * 0.9;
  const x = 'anchor' in style ? mark.x - (style.anchor === 'middle' ? w / 2 : w) : mark.x;
  return { path: 'greeked', d: rect({ x, y: mark.y - 8, w, h: 7 }) } as const;
}

/** As in `surface-drawing.module.css`; the squared paper beside a handset is that of the sheet. */
function paintOf(colour: Palette): Paint<Style> {
  const ink = `fill='${colour.ink}'`;
  const inks = Object.fromEntries(Object.keys(styles.texts).map((style) => [style, ink]));
  const muted = `fill='${colour.muted}'`;
  return {
    grid: '',
    body: `fill='${colour.paper}' stroke='${colour.ink}' stroke-width='1.5'`,
    bar: `fill='${colour.surface}' stroke='${colour.ink}'`,
    wash: `fill='${colour['flame-wash']}'`,
    rule: `stroke='${colour.rule}'`,
    line: `stroke='${colour.line}'`,
    ink: `stroke='${colour.ink}' stroke-width='1.2'`,
    dot: `stroke='${colour.ink}' stroke-width='4'`,
    solid: ink,
    leaf: `stroke='${colour.leaf}' stroke-width='1.6'`,
    flame: `stroke='${colour.flame}' stroke-width='2'`,
    flameSolid: `fill='${colour.flame}'`,
    disc: `fill='${colour.paper}' stroke='${colour.ink}' stroke-width='1.2'`,
    greeked: `fill='${colour.line}'`,
    ...(inks as Paint<keyof typeof styles.texts>),
    label: muted,
    labelEnd: muted,
    step: muted,
    onMap: `${ink} paint-order='stroke' stroke='${colour.paper}' stroke-width='4'`,
  };
}

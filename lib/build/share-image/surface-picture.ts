import type { Surface } from '@/content/portfolio/types';
import { type Paint, toSvg } from '@/lib/build/drawing/svg';
import type { Palette } from '@/lib/build/palette';
import { format } from '@/lib/build/surface/frames';
import { drawSurface } from '@/lib/build/surface/layout';
import { surfaceStyles } from '@/lib/build/surface/marks';
import type { Picture } from './sheet';

type Style = (typeof surfaceStyles.paths)[number] | keyof typeof surfaceStyles.texts;

/** A screen of an illustrative project, as on its page. It stands on the lower edge, which cuts the device off. */
export function surfacePicture(surface: Surface, colour: Palette): Picture {
  const svg = toSvg(drawSurface(surface), surfaceStyles, paintOf(colour));
  return {
    width: format.w,
    height: format.h,
    standing: true,
    svg: `<g fill='none' stroke-linecap='round' stroke-linejoin='round'>${svg}</g>`,
  };
}

/** As in `surface-drawing.module.css`; the squared paper beside a handset is that of the sheet. */
function paintOf(colour: Palette): Paint<Style> {
  const ink = `fill='${colour.ink}'`;
  const inks = Object.fromEntries(Object.keys(surfaceStyles.texts).map((style) => [style, ink]));
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
    ...(inks as Paint<keyof typeof surfaceStyles.texts>),
    label: muted,
    labelEnd: muted,
    step: muted,
    onMap: `${ink} paint-order='stroke' stroke='${colour.paper}' stroke-width='4'`,
  };
}

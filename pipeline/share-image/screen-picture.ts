import type { Screen } from '@/content/portfolio/screen';
import { format } from '@/pipeline/screen/frames';
import { drawScreen } from '@/pipeline/screen/layout';
import { screenStyles } from '@/pipeline/screen/primitives';
import type { Palette } from '@/pipeline/svg/palette';
import { type Paint, toSvg } from '@/pipeline/svg/svg';
import type { Picture } from './picture-room';

type Style = (typeof screenStyles.paths)[number] | keyof typeof screenStyles.texts;

/** A screen of an illustrative project, as on its page. It stands on the lower edge, which cuts the device off. */
export function screenPicture(screen: Screen, colour: Palette): Picture {
  const svg = toSvg(drawScreen(screen), screenStyles, paintOf(colour));
  return {
    width: format.w,
    height: format.h,
    standing: true,
    svg: `<g fill='none' stroke-linecap='round' stroke-linejoin='round'>${svg}</g>`,
  };
}

/** As in `screen-drawing.module.css`; the squares beside a handset are those of the share image. */
function paintOf(colour: Palette): Paint<Style> {
  const ink = `fill='${colour.ink}'`;
  const inks = Object.fromEntries(Object.keys(screenStyles.texts).map((style) => [style, ink]));
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
    ...(inks as Paint<keyof typeof screenStyles.texts>),
    label: muted,
    labelEnd: muted,
    labelMiddle: muted,
    step: muted,
    onMap: `${ink} paint-order='stroke' stroke='${colour.paper}' stroke-width='4'`,
  };
}

import type { Surface } from '@/content/portfolio/types';
import type { Palette } from '@/lib/build/palette';
import { format } from '@/lib/build/surface/frames';
import { drawSurface } from '@/lib/build/surface/layout';
import {
  type PathStyle,
  pathStyles,
  size,
  type TextMark,
  type TextStyle,
  widthOf,
} from '@/lib/build/surface/marks';
import { escapeXml } from './raster';
import type { Picture } from './sheet';

/** A screen of an illustrative project, as on its page. It stands on the lower edge, which cuts the device off. */
export function surfacePicture(surface: Surface, colour: Palette): Picture {
  const marks = drawSurface(surface);
  const strokes = strokeStyles(colour);
  const paths = pathStyles.map((style) => {
    const d = marks.map((mark) => ('path' in mark && mark.path === style ? mark.d : '')).join('');
    return d && `<path ${strokes[style]} d="${d}"/>`;
  });
  const texts = marks.filter((mark): mark is TextMark => 'text' in mark);
  return {
    width: format.w,
    height: format.h,
    standing: true,
    svg: `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>${texts.map((mark) => textElement(mark, colour)).join('')}`,
  };
}

/** As in `surface-drawing.module.css`; the squared paper beside a handset is that of the sheet. */
const strokeStyles = (colour: Palette): Readonly<Record<PathStyle, string>> => ({
  grid: '',
  body: `fill="${colour.paper}" stroke="${colour.ink}" stroke-width="1.5"`,
  bar: `fill="${colour.surface}" stroke="${colour.ink}"`,
  wash: `fill="${colour['flame-wash']}"`,
  rule: `stroke="${colour.rule}"`,
  line: `stroke="${colour.line}"`,
  ink: `stroke="${colour.ink}" stroke-width="1.2"`,
  dot: `stroke="${colour.ink}" stroke-width="4"`,
  solid: `fill="${colour.ink}"`,
  leaf: `stroke="${colour.leaf}" stroke-width="1.6"`,
  flame: `stroke="${colour.flame}" stroke-width="2"`,
  flameSolid: `fill="${colour.flame}"`,
  disc: `fill="${colour.paper}" stroke="${colour.ink}" stroke-width="1.2"`,
});

/** Sample texts in scripts that the face cannot write (Marathi on a farmer's handset) are greeked. */
const unwritable = /[^\P{L}\p{Script=Latin}]/u;

function textElement({ style, x, y, text }: TextMark, colour: Palette): string {
  if (unwritable.test(text))
    return `<rect x="${x}" y="${y - 8}" width="${(widthOf(text, 'text') * 0.8).toFixed(1)}" height="7" rx="1.5" fill="${colour.line}"/>`;
  const muted = style === 'label' || style === 'labelEnd';
  const onMap = style === 'onMap' ? ` paint-order="stroke" stroke="${colour.paper}" stroke-width="4"` : '';
  // Logs are laid out for a monospace face: stretched to its width, their columns and the caret keep their places.
  const stretched = style === 'code' ? ` textLength="${widthOf(text, 'code').toFixed(1)}"` : '';
  return `<text x="${x}" y="${y}" fill="${muted ? colour.muted : colour.ink}" font-size="${textSizes[style] ?? size.text}" font-weight="${strong.has(style) ? 600 : 500}" text-anchor="${anchor(style)}"${onMap}${stretched}>${escapeXml(text)}</text>`;
}

const textSizes: Readonly<Partial<Record<TextStyle, number>>> = {
  heading: 13.5,
  strongEnd: size.strong,
  label: size.label,
  labelEnd: size.label,
  code: size.code,
  figure: size.figure,
  stop: 11.5,
};
const strong = new Set<TextStyle>(['heading', 'strong', 'strongEnd', 'figure', 'call', 'stop']);
const anchor = (style: TextStyle) =>
  style.endsWith('End') ? 'end' : ['button', 'call', 'stop'].includes(style) ? 'middle' : 'start';

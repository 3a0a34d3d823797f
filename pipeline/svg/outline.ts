import type { Font } from 'fontkit';
import type { TextStyle } from '@/lib/svg/measure';
import { tenths } from '@/lib/svg/tenths';
import { fontRuns } from './fonts';
import { widthOf } from './measure';

interface Place {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
}

/** A line of text as path data, for words that the page's faces cannot write. */
export function outline(text: string, style: TextStyle, { x, y }: Place): string {
  const width = widthOf(text, style);
  let pen = x - (style.anchor === 'end' ? width : style.anchor === 'middle' ? width / 2 : 0);
  let d = '';
  for (const { text: run, font } of fontRuns(
    text,
    style.face === 'note' ? 'text' : style.face,
    style.weight,
  )) {
    const unit = style.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      d += pathData(glyph.path, { x: pen + xOffset * unit, y: y - yOffset * unit }, unit);
      pen += xAdvance * unit;
    }
  }
  return d;
}

type GlyphPath = ReturnType<Font['layout']>['glyphs'][number]['path'];

const letterOf = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** Steps relative to the last point take half the bytes of absolute ones. Each point is rounded for itself, so errors do not add up. */
function pathData({ commands }: GlyphPath, { x, y }: Place, unit: number): string {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  let pen = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => tenth(index % 2 === 0 ? x + value * unit : y - value * unit));
      if (points.length === 0) return letterOf[command];
      const from = command === 'moveTo' ? [0, 0] : pen;
      pen = points.slice(-2);
      return letterOf[command] + written(points.map((value, index) => value - (from[index % 2] ?? 0)));
    })
    .join('');
}

/** "-.5" and ".5" need neither a nought nor, after a minus, a blank. */
const written = (values: readonly number[]) =>
  values
    .map((value) => tenths(value).replace(/^(-?)0\./, '$1.'))
    .reduce((all, value) => (value.startsWith('-') ? all + value : `${all} ${value}`));

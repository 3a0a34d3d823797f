import type { SchematicMark } from '@/content/catalogue/schematic';
import type { Area } from '@/lib/schematic/area';
import { texts } from '@/lib/schematic/drawing';
import { cloudPath } from '@/lib/schematic/shapes';
import { balancedLines } from '@/lib/svg/lines';
import { roomOf } from '@/pipeline/svg/measure';
import { type Paint, toSvg } from '@/pipeline/svg/svg';
import { format } from './frames';
import { type Box, n } from './primitives';

/*
 * The red pencil on a screen: the correction of the page's drawing, written above the device, and a cloud round the row that shows what
 * was decided.
 */

const styles = { paths: ['pencil'], texts: { note: texts.note } } as const;
export type CorrectionPaint = Paint<'pencil' | 'note'> & { readonly struck: string };

const widest = 270;
/** Between the device and the line that leads past it. */
const gutter = 6;

const { size, leading } = texts.note;
const width = (line: string) => roomOf(line, texts.note);

/** The answer in lines, without the "Yes:" or "No." to a question that is not written here. */
function answerLines({ answer }: SchematicMark): readonly string[] {
  const decided = answer.replace(/^(?:Yes|No)[.:,] ./, (start) => start.slice(-1).toUpperCase());
  return balancedLines(decided, Math.ceil(width(decided) / widest), width);
}

/** Height of the note above the device. */
export const noteHeight = (mark: SchematicMark) => (answerLines(mark).length + 1) * leading + 2 * size;

export function correctionSvg(mark: SchematicMark, { x, y, w, h }: Box, paint: CorrectionPaint): string {
  const cloud = { left: x - 6, top: y + 1, right: x + w + 6, bottom: y + h - 2 };
  const lines = answerLines(mark);
  const first = size - noteHeight(mark) + size / 2;
  const write = (top: number, written: readonly string[]) =>
    toSvg<'pencil', 'note'>([{ text: 'note', x: 1, y: top, lines: written }], styles, paint);
  const last = first + lines.length * leading;
  const leader =
    cloud.left < format.w - cloud.right
      ? westOf(cloud, last)
      : eastOf(cloud, last, width(lines.at(-1) ?? ''));
  return [
    '<g>',
    `<g ${paint.struck}>${write(first, [mark.before])}</g>`,
    write(first + leading, lines),
    toSvg<'pencil', 'note'>([{ path: 'pencil', d: cloudPath(cloud) + leader }], styles, paint),
    '</g>',
  ].join('');
}

const middle = ({ top, bottom }: Area) => (top + bottom) / 2;

/** From under the note, down beside the device. */
const westOf = (cloud: Area, last: number) =>
  `M2 ${n(last + 6)}Q${-gutter} ${n(last + 10)} ${-gutter} ${n(last + 30)}V${n(middle(cloud) - 10)}Q${-gutter} ${n(middle(cloud))} ${n(cloud.left - 2)} ${n(middle(cloud))}`;

/** From the end of the note, down beside the device. */
const eastOf = (cloud: Area, last: number, end: number) => {
  const x = format.w + gutter;
  return `M${n(end + 6)} ${n(last - 4)}C${x - 20} ${n(last - 6)} ${x} ${n(last)} ${x} ${n(last + 40)}V${n(middle(cloud) - 10)}Q${x} ${n(middle(cloud))} ${n(cloud.right + 2)} ${n(middle(cloud))}`;
};

import type { Sign } from '@/content/portfolio/screen';
import { type Part, type PartOf, rowOf, rowWash, stateAccent } from '../part';
import { across, type Box, baseline, down, path, room, text, widest } from '../primitives';
import { cellSign, drawKey, keyColumn, keyHeight } from '../signs';

type Matrix = PartOf<'matrix'>;

const gap = 6;
const line = 15;
/** Least width of a column: its sign. */
const narrowest = 17;

const keyOf = ({ key }: Matrix) => Object.entries(key).map(([sign, word]) => ({ sign: sign as Sign, word }));
const wordsOf = (part: Matrix) => keyOf(part).map(({ word }) => word);

const roomAt = ({ columns }: Matrix, column: number) => room(columns.at(column) ?? '', 'labelMiddle');

/** Room before the columns: for the rows' labels, and for half of the first column's. */
const labelled = (part: Matrix) => {
  const labels = part.rows.map(({ label }) => label);
  return Math.max(widest(labels, 'strong') + gap, roomAt(part, 0) / 2);
};

/** Distance between the middles of two columns, with room for the last label at the right edge. */
function pitchOf(part: Matrix, w: number): number {
  const count = part.columns.length;
  const left = w - labelled(part);
  return Math.min(left / count, (left - roomAt(part, -1) / 2) / (count - 0.5));
}

/** Least pitch for labels on one line. */
const evenPitch = (part: Matrix) =>
  Math.max(
    narrowest,
    ...part.columns.slice(1).map((_, index) => (roomAt(part, index) + roomAt(part, index + 1)) / 2 + gap),
  );

/** Least pitch for labels on two lines in turn. */
const steppedPitch = ({ columns }: Matrix) => Math.max(narrowest, (widest(columns, 'labelMiddle') + gap) / 2);

const linesOf = (part: Matrix, w: number) => (pitchOf(part, w) >= evenPitch(part) ? 1 : 2);

const headOf = (part: Matrix, w: number) => linesOf(part, w) * line + 3;
const step = (part: Matrix, { w, h }: Box) =>
  Math.min(27, (h - headOf(part, w) - keyHeight(wordsOf(part), w) - 3) / part.rows.length);

/** A sign for each row and column, and what the signs mean. */
export const matrix: Part<'matrix'> = {
  height: (part, w) => {
    const around = headOf(part, w) + keyHeight(wordsOf(part), w) + 3;
    return [around + part.rows.length * 20, around + part.rows.length * 27];
  },
  width: (part) => {
    const [pitch, count] = [steppedPitch(part), part.columns.length];
    const columns = (count - 0.5) * pitch + Math.max(pitch, roomAt(part, -1)) / 2;
    return Math.max(labelled(part) + columns, keyColumn(wordsOf(part)));
  },
  stretches: true,
  accent: ({ rows }) => stateAccent(rows.map(({ cells }) => cells.find((sign) => sign === 'alert'))),

  rowBox: (part, box, row) => rowOf({ ...box, y: box.y + headOf(part, box.w) }, step(part, box), row),

  draw: (part, { box, accent }) => {
    const { columns, rows } = part;
    const h = step(part, box);
    const top = box.y + headOf(part, box.w);
    const lines = linesOf(part, box.w);
    const pitch = pitchOf(part, box.w);
    const middle = (column: number) => box.x + labelled(part) + (column + 0.5) * pitch;
    return [
      ...columns.flatMap((label, column) => {
        const raised = lines === 2 && column % 2 === 0;
        return [
          text('labelMiddle', middle(column), top - (raised ? line : 0) - 8, label),
          ...(raised ? [path('rule', down(middle(column), box.y + line, line + 2))] : []),
        ];
      }),
      path('ink', across(box.x, top - 1, box.w)),
      ...rows.flatMap(({ label, cells }, row) => {
        const y = top + row * h;
        const flame = row === accent;
        return [
          ...(flame ? [rowWash({ ...box, y, h })] : []),
          text(flame ? 'strong' : 'text', box.x, baseline(y, h), label),
          ...cells.flatMap((sign, column) => cellSign(sign, middle(column), y + h / 2, flame)),
          path('rule', across(box.x, y + h - 0.5, box.w)),
        ];
      }),
      ...drawKey(
        keyOf(part).map(({ sign, word }) => ({
          word,
          sign: ({ x, y, h: height }: Box) => cellSign(sign, x + 6, y + height / 2, accent !== undefined),
        })),
        { x: box.x, y: top + rows.length * h + 3, w: box.w },
      ),
    ];
  },
};

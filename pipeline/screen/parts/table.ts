import { type Part, rowOf } from '../part';
import { across, type Box, baseline, path, rect, text, widest } from '../primitives';

const head = 17;

const step = (count: number, { h }: Box) => Math.min(27, (h - head - 1) / count);

/** A table under a strong rule. Columns of numbers end on one line. */
export const table: Part<'table'> = {
  height: ({ rows }) => [head + 1 + rows.length * 20, head + 3 + rows.length * 27],
  accent: () => ({ row: 0, urgency: 2 }),

  rowBox: ({ rows }, box, row) => rowOf({ ...box, y: box.y + head }, step(rows.length, box), row),

  draw: ({ columns, rows }, { box, accent }) => {
    const all = columns.map((heading, index) => {
      const cells = rows.map((row) => row[index] ?? '');
      return {
        heading,
        cells,
        width: Math.max(widest([heading], 'label'), widest(cells, 'text')),
        end: index > 0 && cells.every((cell) => /^[₹\d−–]/.test(cell) && !/[a-z]{3}/i.test(cell)),
      };
    });
    const spare = box.w - all.reduce((sum, { width }) => sum + width, 0);
    const gap = spare / Math.max(1, all.length - 1);
    const h = step(rows.length, box);
    const top = box.y + head;
    let x = box.x;
    const texts = all.flatMap(({ heading, cells, width, end }) => {
      const at = end ? x + width : x;
      x += width + gap;
      return [
        text(end ? 'labelEnd' : 'label', at, box.y + 10, heading),
        ...cells.map((cell, row) => text(end ? 'textEnd' : 'text', at, baseline(top + row * h, h), cell)),
      ];
    });
    const lines = rows.map((_, row) => across(box.x, top + (row + 1) * h, box.w));
    return [
      ...texts,
      path('ink', across(box.x, top, box.w)),
      path('rule', lines.join('')),
      ...(accent === undefined
        ? []
        : [path('wash', rect({ x: box.x - 5, y: top + accent * h, w: box.w + 10, h }))]),
    ];
  },
};

import { across, type Mark, path, rect, text, widest } from './marks';
import { baseline, type PartOf, type Room } from './room';

const least = 8;

/** A table under a strong rule. A column that does not fit is left out, and so is a row. */
export function drawTable({ columns, rows }: PartOf<'table'>, { box, accent }: Room): readonly Mark[] {
  const all = columns.map((heading, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return {
      heading,
      cells,
      width: Math.max(widest([heading], 'label'), widest(cells, 'text')),
      end: index > 0 && cells.every((cell) => /^[₹\d]/.test(cell) && !/[a-z]{3}/i.test(cell)),
    };
  });
  const kept = all.filter(
    (_, index) => index === 0 || total(all.slice(0, index + 1)) + index * least <= box.w,
  );
  const gap = kept.length > 1 ? (box.w - total(kept)) / (kept.length - 1) : 0;
  const h = Math.min(27, (box.h - 18) / rows.length);
  const shown = h < 19 ? Math.floor((box.h - 18) / 19) : rows.length;
  const step = Math.max(19, h);
  const top = box.y + 17;
  let x = box.x;
  const marks = kept.flatMap((column) => {
    const at = column.end ? x + column.width : x;
    x += column.width + gap;
    return [
      text(column.end ? 'labelEnd' : 'label', at, box.y + 10, column.heading),
      ...column.cells
        .slice(0, shown)
        .map((cell, row) =>
          text(column.end ? 'textEnd' : 'text', at, baseline(top + row * step, step), cell),
        ),
    ];
  });
  const lines = Array.from({ length: shown }, (_, row) => across(box.x, top + (row + 1) * step, box.w));
  return [
    ...marks,
    path('ink', across(box.x, top, box.w)),
    path('rule', lines.join('')),
    ...(accent === undefined
      ? []
      : [path('wash', rect({ x: box.x - 5, y: top + accent * step, w: box.w + 10, h: step }))]),
  ];
}

const total = (columns: readonly { readonly width: number }[]) =>
  columns.reduce((sum, { width }) => sum + width, 0);

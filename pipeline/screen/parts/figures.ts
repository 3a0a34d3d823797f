import type { LabelledValue } from '@/content/fields';
import { lineHeight, type Part, type Room, rowOf, rows } from '../part';
import { across, baseline, down, type Primitive, path, room, text } from '../primitives';

const padding = 9;

/** Figures side by side under their labels, or one a row. */
export const figures: Part<'figures'> = {
  height: ({ items }, w) => (cellWidths(items, w) ? [42, 48] : rows(items.length, 20, 27)),
  width: ({ items }) =>
    Math.max(84, ...items.map(({ label, value }) => room(label, 'label') + room(value, 'strongEnd') + 12)),
  accent: () => ({ row: 0, urgency: 3 }),

  rowBox: ({ items }, box, row) => {
    const cells = cellWidths(items, box.w);
    if (!cells) return rowOf(box, lineHeight(items.length, box), row);
    const before = cells.slice(0, row).reduce((sum, width) => sum + width + 2 * padding, 0);
    return { x: box.x + before, y: box.y, w: cells[row] ?? 0, h: 42 };
  },

  draw: ({ items }, { box, accent }) => {
    const cells = cellWidths(items, box.w);
    if (!cells) return inRows(items, { box, accent });
    let x = box.x;
    return cells.flatMap((width, index) => {
      const left = x;
      x += width + 2 * padding;
      const { label = '', value = '' } = items[index] ?? {};
      return [
        text('label', left, box.y + 11, label),
        text('figure', left, box.y + 33, value),
        ...(index > 0 ? [path('rule', down(left - padding, box.y + 2, 34))] : []),
        ...(index === accent ? [path('flame', across(left, box.y + 39, width / 2))] : []),
      ];
    });
  },
};

/** Widths of cells side by side, or undefined where they do not fit and the figures stand in rows. */
function cellWidths(items: readonly LabelledValue[], w: number): readonly number[] | undefined {
  const least = items.map(({ label, value }) => Math.max(room(label, 'label'), room(value, 'figure')));
  const spare = w - least.reduce((sum, width) => sum + width, 0) - (items.length - 1) * 2 * padding;
  return spare < 0 ? undefined : least.map((width) => width + spare / items.length);
}

function inRows(items: readonly LabelledValue[], { box, accent }: Pick<Room, 'box' | 'accent'>): Primitive[] {
  const h = lineHeight(items.length, box);
  return items.flatMap(({ label, value }, index) => {
    const y = box.y + index * h;
    return [
      text('label', box.x, baseline(y, h, 'label'), label),
      text('strongEnd', box.x + box.w, baseline(y, h, 'strongEnd'), value),
      path(index === accent ? 'flame' : 'rule', across(box.x, y + h - 1, box.w)),
    ];
  });
}

import type { LabelledValue } from '@/content/portfolio/types';
import { across, down, type Mark, path, text, widthOf } from './marks';
import { baseline, type Room } from './room';

const padding = 9;

/** Widths of cells side by side, or undefined where they do not fit and the figures stand in rows. */
export function figureCells(items: readonly LabelledValue[], w: number): readonly number[] | undefined {
  const least = items.map(({ label, value }) => Math.max(widthOf(label, 'label'), widthOf(value, 'figure')));
  const spare = w - least.reduce((sum, width) => sum + width, 0) - (items.length - 1) * 2 * padding;
  return spare < 0 ? undefined : least.map((width) => width + spare / items.length);
}

/** Figures side by side under their labels, or one a row. */
export function drawFigures(items: readonly LabelledValue[], { box, accent }: Room): readonly Mark[] {
  const cells = figureCells(items, box.w);
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
}

function inRows(
  items: readonly LabelledValue[],
  { box, accent }: Pick<Room, 'box' | 'accent'>,
): readonly Mark[] {
  const h = Math.min(27, box.h / items.length);
  return items.flatMap(({ label, value }, index) => {
    const y = box.y + index * h;
    return [
      text('label', box.x, baseline(y, h), label),
      text('strongEnd', box.x + box.w, baseline(y, h), value),
      path(index === accent ? 'flame' : 'rule', across(box.x, y + h - 1, box.w)),
    ];
  });
}

import { bleed, lineHeight, type Part, type PartOf, rowOf, rows } from '../part';
import { across, baseline, n, type Primitive, path, rect, ring, text, widest } from '../primitives';

type State = PartOf<'list'>['items'][number]['state'];

const words = { done: 'done', active: 'now', waiting: 'waiting', alert: 'check' } as const satisfies Record<
  State,
  string
>;
/** Room for the sign of a state. */
const indent = 20;

const labels = ({ items }: PartOf<'list'>) =>
  widest(
    items.map(({ label }) => label),
    'strong',
  );

/** Lines with the sign of their state; the state in words too, where there is room. */
export const list: Part<'list'> = {
  height: ({ items }) => rows(items.length, 20, 27),
  width: (part) => indent + labels(part) + 2,
  accent: ({ items }) => {
    const row = (state: State) => items.findIndex((item) => item.state === state);
    if (row('alert') >= 0) return { row: row('alert'), urgency: 8 };
    return row('active') >= 0 ? { row: row('active'), urgency: 6 } : undefined;
  },

  rowBox: ({ items }, box, row) => rowOf(box, lineHeight(items.length, box), row),

  draw: (part, { box, accent }) => {
    const h = lineHeight(part.items.length, box);
    const worded = box.w > indent + labels(part) + widest(Object.values(words), 'labelEnd') + 20;
    return part.items.flatMap(({ label, state }, index) => {
      const y = box.y + index * h;
      const flame = index === accent;
      return [
        ...stateSign(state, box.x + 6, y + h / 2, flame),
        text(flame ? 'strong' : 'text', box.x + indent, baseline(y, h), label),
        ...(worded ? [text('labelEnd', box.x + box.w, baseline(y, h, 'labelEnd'), words[state])] : []),
        path('rule', across(box.x, y + h - 0.5, box.w)),
        ...(flame
          ? [path('wash', rect({ x: box.x - bleed, y: y + 1, w: box.w + 2 * bleed, h: h - 2 }))]
          : []),
      ];
    });
  },
};

function stateSign(state: State, x: number, y: number, flame: boolean): readonly Primitive[] {
  const style = flame ? 'flame' : 'ink';
  switch (state) {
    case 'done':
      return [path('leaf', `M${n(x - 4)} ${n(y)}l3 3 6-6.5`)];
    case 'active':
      return [path(style, ring(x, y, 4.5)), path(flame ? 'flameSolid' : 'solid', ring(x, y, 2))];
    case 'waiting':
      return [path('line', ring(x, y, 4.5))];
    case 'alert':
      return [path(style, `M${n(x)} ${n(y - 6)}l6 11h-12z`), path('ink', `M${n(x)} ${n(y - 1.5)}v3`)];
  }
}

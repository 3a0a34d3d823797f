import { lineHeight, type Part, type PartOf, rowOf, rows, rowWash, stateAccent } from '../part';
import { across, baseline, path, text, widest } from '../primitives';
import { stateSign, stateWords } from '../signs';

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
  accent: ({ items }) => stateAccent(items.map(({ state }) => state)),

  rowBox: ({ items }, box, row) => rowOf(box, lineHeight(items.length, box), row),

  draw: (part, { box, accent }) => {
    const h = lineHeight(part.items.length, box);
    const worded = box.w > indent + labels(part) + widest(Object.values(stateWords), 'labelEnd') + 20;
    return part.items.flatMap(({ label, state }, index) => {
      const y = box.y + index * h;
      const flame = index === accent;
      return [
        ...stateSign(state, box.x + 6, y + h / 2, flame),
        text(flame ? 'strong' : 'text', box.x + indent, baseline(y, h), label),
        ...(worded ? [text('labelEnd', box.x + box.w, baseline(y, h, 'labelEnd'), stateWords[state])] : []),
        path('rule', across(box.x, y + h - 0.5, box.w)),
        ...(flame ? [rowWash({ ...box, y, h })] : []),
      ];
    });
  },
};

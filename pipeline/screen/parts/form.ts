import { type Part, type PartOf, rowOf } from '../part';
import { type Box, baseline, hair, path, rect, room, text, widest } from '../primitives';

const labelled = ({ fields }: PartOf<'form'>) =>
  widest(
    fields.map(({ label }) => label),
    'label',
  ) + 8;
const step = (count: number, { h }: Box) => Math.min(29, (h - 30) / count);
/** Around a text in a field or in the button. */
const padding = 7;

/** Labels, boxes with their values, and the one action. */
export const form: Part<'form'> = {
  height: ({ fields }) => [fields.length * 23 + 30, fields.length * 29 + 34],
  width: (part) => {
    const values = part.fields.map(({ value }) => value);
    return Math.max(
      labelled(part) + widest(values, 'text') + 2 * padding + 2,
      room(part.action, 'call') + 24,
    );
  },
  accent: () => ({ row: 0, urgency: 5 }),

  rowBox: ({ fields }, box, row) => ({ ...rowOf(box, step(fields.length, box), row), h: 20 }),

  draw: (part, { box, accent, device }) => {
    const h = step(part.fields.length, box);
    const left = Math.round(box.x + labelled(part));
    const right = box.x + box.w;
    const wide = device === 'handset';
    const width = room(part.action, 'call') + 24;
    const button = {
      x: hair(wide ? box.x : Math.min(left, right - width)),
      y: hair(box.y + part.fields.length * h + 3),
      w: Math.floor(wide ? box.w - 1 : width),
      h: 24,
    };
    return [
      ...part.fields.flatMap(({ label, value }, index) => {
        const y = box.y + index * h;
        return [
          text('label', box.x, baseline(y, 20, 'label'), label),
          text('text', left + padding, baseline(y, 20), value),
          path('line', rect({ x: left + 0.5, y: hair(y), w: Math.floor(right - left) - 1, h: 19 })),
        ];
      }),
      path(accent === undefined ? 'ink' : 'flameSolid', rect(button)),
      text(
        accent === undefined ? 'button' : 'call',
        button.x + button.w / 2,
        baseline(button.y, button.h),
        part.action,
      ),
    ];
  },
};

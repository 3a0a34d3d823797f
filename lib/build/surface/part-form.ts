import { hair, type Mark, path, rect, text, widest, widthOf } from './marks';
import { baseline, type PartOf, type Room } from './room';

/** Labels, boxes with their values, and the one action. */
export function drawForm({ fields, action }: PartOf<'form'>, { box, accent, device }: Room): readonly Mark[] {
  const step = Math.min(29, (box.h - 30) / fields.length);
  const labels = fields.map(({ label }) => label);
  const left = Math.round(box.x + widest(labels, 'label') + 8);
  const right = box.x + box.w;
  const wide = device === 'handset';
  const wanted = widthOf(action, 'text') + 24;
  const button = {
    x: hair(wide ? box.x : Math.min(left, right - wanted)),
    y: hair(box.y + fields.length * step + 3),
    w: Math.floor(wide ? box.w - 1 : Math.max(wanted, Math.min(right - left - 1, wanted))),
    h: 24,
  };
  return [
    ...fields.flatMap(({ label, value }, index) => {
      const y = box.y + index * step;
      return [
        text('label', box.x, baseline(y, 20), label),
        text('text', left + 7, baseline(y, 20), value),
        path('line', rect({ x: left + 0.5, y: hair(y), w: Math.floor(right - left) - 1, h: 19 })),
      ];
    }),
    path(accent === undefined ? 'ink' : 'flameSolid', rect(button)),
    text(
      accent === undefined ? 'button' : 'call',
      button.x + button.w / 2,
      baseline(button.y, button.h),
      action,
    ),
  ];
}

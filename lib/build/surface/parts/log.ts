import { baseline, n, path, rect, room, text, widest } from '../marks';
import { type Part, rows } from '../part';

const indent = 10;
/** Where the caret ends, after its line. */
const caret = 10;

/** Lines of a log beside a margin. A caret stands after the accented line, the newest. */
export const log: Part<'log'> = {
  height: ({ lines }) => rows(lines.length, 17, 23),
  width: ({ lines }, device) => (device === 'terminal' ? undefined : indent + widest(lines, 'code') + caret),
  accent: ({ lines }, device) => ({ row: lines.length - 1, urgency: device === 'terminal' ? 9 : 1 }),

  draw: ({ lines }, { box, accent }) => {
    const h = Math.min(23, box.h / lines.length);
    return [
      path('line', `M${n(box.x + 0.5)} ${n(box.y + 1)}v${n(lines.length * h - 2)}`),
      ...lines.flatMap((line, index) => {
        const y = box.y + index * h;
        const mark = text('code', box.x + indent, baseline(y, h), line);
        if (accent !== index) return [mark];
        const after = box.x + indent + room(line, 'code') + caret - 6;
        return [
          mark,
          path('wash', rect({ x: box.x + 0.5, y, w: box.w, h })),
          path('flame', `M${n(box.x + 0.5)} ${n(y)}v${n(h)}`),
          path('flameSolid', rect({ x: after, y: y + h / 2 - 6, w: 6, h: 12 })),
        ];
      }),
    ];
  },
};

import { type Part, type PartOf, rows } from '../part';
import { baseline, n, path, rect, room, text, widest } from '../primitives';

const indent = 10;
/** Distance from the end of a line to the end of its caret. */
const caret = 10;

/** Cells of one place begin below one another: every letter of the face is as wide. */
function setLines({ lines }: PartOf<'log'>): readonly string[] {
  const width = (place: number) => Math.max(...lines.map((line) => line[place]?.length ?? 0));
  return lines.map((line) =>
    line.map((cell, place) => (place < line.length - 1 ? cell.padEnd(width(place)) : cell)).join('  '),
  );
}

/** Lines of a log beside a margin. A caret stands after the accented line, the newest. */
export const log: Part<'log'> = {
  height: ({ lines }) => rows(lines.length, 17, 23),
  width: (part, device) =>
    device === 'terminal' ? undefined : indent + widest(setLines(part), 'code') + caret,
  accent: ({ lines }, device) => ({ row: lines.length - 1, urgency: device === 'terminal' ? 9 : 1 }),

  draw: (part, { box, accent }) => {
    const lines = setLines(part);
    const h = Math.min(23, box.h / lines.length);
    return [
      path('line', `M${n(box.x + 0.5)} ${n(box.y + 1)}v${n(lines.length * h - 2)}`),
      ...lines.flatMap((line, index) => {
        const y = box.y + index * h;
        const primitive = text('code', box.x + indent, baseline(y, h), line);
        if (accent !== index) return [primitive];
        const after = box.x + indent + room(line, 'code') + caret - 6;
        return [
          primitive,
          path('wash', rect({ x: box.x + 0.5, y, w: box.w, h })),
          path('flameSolid', rect({ x: after, y: y + h / 2 - 6, w: 6, h: 12 })),
        ];
      }),
    ];
  },
};

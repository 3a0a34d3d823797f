import { type Mark, n, path, rect, text, widthOf } from './marks';
import { baseline, type Room } from './room';

/** Lines of a log beside a margin; the newest ones where not all fit. A caret stands after the accented line. */
export function drawLog(lines: readonly string[], { box, accent }: Room): readonly Mark[] {
  const shown = lines.slice(-Math.max(1, Math.floor(box.h / 16)));
  const h = Math.min(23, box.h / shown.length);
  return [
    path('line', `M${n(box.x + 0.5)} ${n(box.y + 1)}v${n(shown.length * h - 2)}`),
    ...shown.flatMap((line, index) => {
      const y = box.y + index * h;
      const mark = text('code', box.x + 10, baseline(y, h), line);
      if (accent !== lines.length - shown.length + index) return [mark];
      return [
        mark,
        path('wash', rect({ x: box.x + 0.5, y, w: box.w, h })),
        path('flame', `M${n(box.x + 0.5)} ${n(y)}v${n(h)}`),
        path('flameSolid', rect({ x: box.x + 14 + widthOf(line, 'code'), y: y + h / 2 - 6, w: 6, h: 12 })),
      ];
    }),
  ];
}

import type { Point } from './area';
import type { Drawing } from './drawing';

/** A drawing in small: its boxes as bars and its flows as lines, without a word. Path data, to be stroked. */
export interface Miniature {
  readonly boxes: string;
  readonly flows: string;
}

type Layout = Pick<Drawing, 'width' | 'height' | 'nodes' | 'flows'>;

/** Whole units. A hub shows a miniature for each of its pages, hence the bound on the length of both paths together. */
export const miniatureFrame = { width: 64, height: 24, leastBox: 3, longest: 160 } as const;

/** Scales a drawing down. If the paths get too long, flows lose their bends, one after another. */
export function miniature(layout: Layout): Miniature {
  const at = scaled(layout);
  const boxes = strokes(
    layout.nodes.map(({ x, y, width, height }) => {
      const [left, right] = [at({ x, y: y + height / 2 }), at({ x: x + width, y })];
      return [left, { x: Math.max(right.x, left.x + miniatureFrame.leastBox), y: left.y }];
    }),
  );
  const lines = layout.flows.map(({ points }) => withoutNeedless(points.map(at)));
  const room = miniatureFrame.longest - boxes.length;
  for (;;) {
    const flows = strokes(lines);
    const most = Math.max(...lines.map(({ length }) => length));
    if (flows.length <= room) return { boxes, flows };
    const longest = lines.findLastIndex(({ length }) => length === most);
    lines.splice(longest, 1, ...(most > 2 ? [ends(lines[longest] ?? [])] : []));
  }
}

function scaled({ width, height }: Layout) {
  const { width: right, height: bottom } = miniatureFrame;
  return ({ x, y }: Point): Point => ({
    x: Math.round((x / width) * right),
    y: Math.round((y / height) * bottom),
  });
}

/** A line without points that it passes anyway. */
function withoutNeedless(points: readonly Point[]): readonly Point[] {
  const moved = points.filter(({ x, y }, index) => {
    const before = points[index - 1];
    return before?.x !== x || before.y !== y;
  });
  return moved.filter(({ x, y }, index) => {
    const [before, after] = [moved[index - 1], moved[index + 1]];
    return !before || !after || !((x === before.x && x === after.x) || (y === before.y && y === after.y));
  });
}

const ends = (line: readonly Point[]): readonly Point[] => [...line.slice(0, 1), ...line.slice(-1)];

/** Lines as path data: each step is written relative to the one before, which is short. */
function strokes(lines: readonly (readonly Point[])[]): string {
  let d = '';
  let pen: Point | undefined;
  for (const [start, ...rest] of lines) {
    if (!start || rest.length === 0) continue;
    if (pen?.x !== start.x || pen.y !== start.y)
      d += pen ? `m${pair(start.x - pen.x, start.y - pen.y)}` : `M${pair(start.x, start.y)}`;
    pen = start;
    for (const point of rest) {
      const [dx, dy] = [point.x - pen.x, point.y - pen.y];
      d += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${pair(dx, dy)}`;
      pen = point;
    }
  }
  return d;
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

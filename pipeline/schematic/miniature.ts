import type { Point } from '@/lib/schematic/area';
import type { Drawing, DrawnFlow } from '@/lib/schematic/drawing';

/** A drawing in small: its boxes as bars and its flows as lines, without a word. Path data, to be stroked. */
export interface Miniature {
  readonly boxes: string;
  readonly flows: string;
}

type Layout = Pick<Drawing, 'width' | 'height' | 'nodes' | 'flows'>;

/** Whole units. */
export const miniatureFrame = { width: 64, height: 24, leastBox: 3 } as const;

/** Scales a drawing down. */
export function miniature(layout: Layout): Miniature {
  const at = scaled(layout);
  const bars = layout.nodes.map(({ x, y, width, height }) => {
    const [left, right] = [at({ x, y: y + height / 2 }), at({ x: x + width, y })];
    return [left, { x: Math.max(right.x, left.x + miniatureFrame.leastBox), y: left.y }];
  });
  const lines = layout.flows.map((flow) => withoutNeedless(reaching(flow, layout).map(at)));
  return { boxes: strokes(bars), flows: strokes(lines) };
}

function scaled({ width, height }: Layout) {
  const { width: right, height: bottom } = miniatureFrame;
  return ({ x, y }: Point): Point => ({
    x: Math.round((x / width) * right),
    y: Math.round((y / height) * bottom),
  });
}

/** A flow whose upright ends go on to the middle of their box, where its bar is. */
function reaching({ points }: DrawnFlow, { nodes }: Layout): readonly Point[] {
  const reach = (end: Point, beside: Point | undefined): Point => {
    const node = nodes.find(
      ({ x, y, width, height }) => end.x > x && end.x < x + width && (end.y === y || end.y === y + height),
    );
    return node && beside?.x === end.x ? { x: end.x, y: node.y + node.height / 2 } : end;
  };
  return points.map((point, index) => {
    if (index === 0) return reach(point, points[1]);
    return index === points.length - 1 ? reach(point, points.at(-2)) : point;
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
      d += dy === 0 ? `h${dx}` : `v${dy}`;
      pen = point;
    }
  }
  return d;
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

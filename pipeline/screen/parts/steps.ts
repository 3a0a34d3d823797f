import { balancedLines } from '@/lib/svg/lines';
import type { Part } from '../part';
import { type Box, n, path, ring, room, text, widest } from '../primitives';

const gap = 10;

const leading = 13;

/** Stations on a line: what is done, where we are, what waits. */
export const steps: Part<'steps'> = {
  height: ({ items }, w) => {
    const lines = Math.max(...labelsOf(items, w).map((label) => label.length));
    return [21 + lines * leading, 30 + lines * leading];
  },
  accent: ({ current }) => ({ row: current, urgency: 7 }),

  draw: ({ items, current }, { box, accent }) => {
    const labels = labelsOf(items, box.w);
    const widths = labels.map(widthOf);
    const stations = stationsOf(widths, box);
    const y = Math.round(box.y) + 7;
    const right = box.x + box.w;
    const here = stations[current] ?? box.x + 6;
    const flame = accent !== undefined;
    const run = (index: number) =>
      `M${n((stations[index] ?? 0) + 9)} ${y}H${n((stations[index + 1] ?? 0) - 9)}`;
    const runs = stations.slice(1).map((_, index) => run(index));
    const done = stations.slice(0, current).map((at) => ring(at, y, 5.5) + tick(at, y));
    const waiting = stations.slice(current + 1).map((at) => ring(at, y, 5.5));
    return [
      path('leaf', [...runs.slice(0, current), ...done].join('')),
      path('line', [...runs.slice(current), ...waiting].join('')),
      path(flame ? 'flame' : 'ink', ring(here, y, 5.5)),
      path(flame ? 'flameSolid' : 'solid', ring(here, y, 2.5)),
      ...labels.map((lines, index) =>
        text(
          index === current ? 'stepNow' : 'step',
          Math.max(box.x, Math.min((stations[index] ?? 0) - 6, right - (widths[index] ?? 0))),
          y + 21,
          ...lines,
        ),
      ),
    ];
  },
};

/** The labels on one line each where they fit side by side, else on two. */
function labelsOf(items: readonly string[], w: number): readonly (readonly string[])[] {
  const oneLine = items.map((item) => [item]);
  const total = oneLine.reduce((sum, lines) => sum + widthOf(lines), 0) + (items.length - 1) * gap;
  return total <= w ? oneLine : items.map((item) => balancedLines(item, 2, (line) => room(line, 'stepNow')));
}

const widthOf = (lines: readonly string[]) => Math.max(18, widest(lines, 'stepNow'));

/** Stations at one distance where labels allow it, else with equal gaps between labels. */
function stationsOf(widths: readonly number[], { x, w }: Box): readonly number[] {
  const runs = Math.max(1, widths.length - 1);
  const even = (w - (widths.at(-1) ?? 0)) / runs;
  if (widths.slice(0, -1).every((width) => width + gap <= even))
    return widths.map((_, index) => Math.round(x + index * even) + 6);
  const spare = (w - widths.reduce((sum, width) => sum + width, 0)) / runs;
  return widths.map(
    (_, index) => Math.round(x + widths.slice(0, index).reduce((sum, width) => sum + width + spare, 0)) + 6,
  );
}

const tick = (x: number, y: number) => `M${n(x - 2.5)} ${y}l2 2 3.5-4`;

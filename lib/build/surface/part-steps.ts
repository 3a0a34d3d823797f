import { type Mark, n, path, ring, text, twoLines, widest } from './marks';
import type { PartOf, Room } from './room';

const gap = 10;
const fits = (lines: readonly (readonly string[])[], w: number) =>
  lines.reduce((sum, line) => sum + Math.max(18, widest(line, 'text')), 0) + (lines.length - 1) * gap <= w;

/** Lines of the labels at a width: 1, or 2 where they are broken. */
export const stepLines = (items: readonly string[], w: number) =>
  fits(
    items.map((item) => [item]),
    w,
  )
    ? 1
    : 2;

/** Stations on a line: what is done, where we are, what waits. */
export function drawSteps({ items, current }: PartOf<'steps'>, { box, accent }: Room): readonly Mark[] {
  const broken = items.map((item) => (stepLines(items, box.w) === 1 ? [item] : twoLines(item)));
  // Labels that fit in no way: only the current one is named.
  const labels = fits(broken, box.w) ? broken : items.map((item, index) => (index === current ? [item] : []));
  const widths = fits(broken, box.w)
    ? labels.map((lines) => Math.max(18, widest(lines, 'text')))
    : labels.map(() => 18);
  const stations = stationsOf(widths, box);
  const y = Math.round(box.y) + 7;
  const done = stations.slice(0, current);
  const waiting = stations.slice(current + 1);
  const here = stations[current] ?? box.x + 6;
  const flame = accent !== undefined;
  const run = (from: number, to: number) => `M${n(from + 9)} ${y}H${n(to - 9)}`;
  const runs = stations
    .slice(1)
    .map((to, index) => ({ d: run(stations[index] ?? to, to), past: index < current }));
  const right = box.x + box.w;
  return [
    path(
      'leaf',
      runs.map(({ d, past }) => (past ? d : '')).join('') +
        done.map((at) => ring(at, y, 5.5) + tick(at, y)).join(''),
    ),
    path(
      'line',
      runs.map(({ d, past }) => (past ? '' : d)).join('') + waiting.map((at) => ring(at, y, 5.5)).join(''),
    ),
    path(flame ? 'flame' : 'ink', ring(here, y, 5.5)),
    path(flame ? 'flameSolid' : 'solid', ring(here, y, 2.5)),
    ...labels.flatMap((lines, index) =>
      lines.map((line, row) =>
        text(
          index === current ? 'strong' : 'label',
          Math.max(box.x, Math.min((stations[index] ?? 0) - 6, right - widest(lines, 'text'))),
          y + 21 + row * 13,
          line,
        ),
      ),
    ),
  ];
}

/** Stations at one distance where labels allow it, else with equal gaps between labels. */
function stationsOf(widths: readonly number[], { x, w }: Room['box']): readonly number[] {
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

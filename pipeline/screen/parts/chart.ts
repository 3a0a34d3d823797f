import type { Part } from '../part';
import { across, n, type Primitive, path, rect, ring, room, text } from '../primitives';

/** Bars or a line over a scale without numbers: the values are samples. The odd one out is drawn solid. */
export const chart: Part<'chart'> = {
  height: () => [56, 150],
  width: ({ label }) => Math.max(96, room(label, 'label')),
  stretches: true,
  accent: () => ({ row: 0, urgency: 4 }),

  draw: ({ style, label, points }, { box, accent }) => {
    const top = box.y + 20;
    const h = box.h - 22;
    const bottom = top + h;
    const low = style === 'bars' ? 0 : Math.max(0, Math.min(...points) - 8);
    const high = Math.max(...points) + (style === 'bars' ? 0 : 4);
    const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * h;
    const scale = [0, 0.5].map((share) => across(box.x, top + share * h, box.w)).join('');
    const flame = accent !== undefined;
    return [
      text('label', box.x, box.y + 10, label),
      path('rule', scale),
      path('ink', across(box.x, bottom, box.w)),
      ...(style === 'bars'
        ? bars(points, box.x, box.w, bottom, y, flame)
        : line(points, box.x, box.w, y, flame)),
    ];
  },
};

type Scale = (value: number) => number;

function bars(
  points: readonly number[],
  x: number,
  w: number,
  bottom: number,
  y: Scale,
  flame: boolean,
): Primitive[] {
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length;
  const odd = points.reduce(
    (best, point, index) => (Math.abs(point - mean) > Math.abs((points[best] ?? mean) - mean) ? index : best),
    0,
  );
  const step = w / points.length;
  const thick = Math.min(18, step * 0.62);
  const bar = (point: number, index: number) =>
    rect({ x: x + index * step + (step - thick) / 2, y: y(point), w: thick, h: bottom - y(point) });
  return [
    path('bar', points.map((point, index) => (index === odd ? '' : bar(point, index))).join('')),
    path(flame ? 'flameSolid' : 'solid', bar(points[odd] ?? 0, odd)),
  ];
}

function line(points: readonly number[], x: number, w: number, y: Scale, flame: boolean): Primitive[] {
  const step = (w - 10) / (points.length - 1);
  const at = (index: number) => x + 5 + index * step;
  const last = points.length - 1;
  const run = points.map((point, index) => `${index ? 'L' : 'M'}${n(at(index))} ${n(y(point))}`);
  const dots = points.slice(0, last).map((point, index) => `M${n(at(index))} ${n(y(point))}h0`);
  return [
    path('ink', run.join('')),
    path('dot', dots.join('')),
    path(flame ? 'flameSolid' : 'disc', ring(at(last), y(points[last] ?? 0), 3.5)),
  ];
}

import { type Part, rowOf } from '../part';
import { across, type Box, down, n, path, rect, ring, room, text, widest } from '../primitives';

/** Horizontal places of the stops, as shares of the width. */
const places = [0.1, 0.46, 0.2, 0.56, 0.34, 0.08];

const sheet = ({ x, y, w, h }: Box): Box => ({
  x: x + 0.5,
  y: Math.floor(y) + 18.5,
  w: w - 1,
  h: Math.floor(h) - 19,
});

/**
 * Streets, a stream and the round through its numbered stops. Each stop has a band of its own with its name to the right,
 * and the route comes from above and goes below, along streets between the bands, so nothing crosses a name.
 */
export const map: Part<'map'> = {
  height: ({ stops }) => [20 + stops.length * 22, 20 + stops.length * 32],
  width: ({ label, stops }) => Math.max(150, widest(stops, 'onMap') + 60, room(label, 'label')),
  stretches: true,
  accent: () => ({ row: 0, urgency: 10 }),

  rowBox: ({ stops }, box, row) => rowOf(sheet(box), sheet(box).h / stops.length, row),

  draw: ({ label, stops }, { box, accent }) => {
    const paper = sheet(box);
    const band = paper.h / stops.length;
    const points = stops.map((stop, index) => {
      const x = paper.x + 12 + (places[index % places.length] ?? 0) * (paper.w - 24);
      return {
        stop,
        x: Math.round(Math.max(paper.x + 12, Math.min(x, paper.x + paper.w - 20 - room(stop, 'onMap')))),
        y: Math.round(paper.y + (index + 0.5) * band),
      };
    });
    return [
      text('label', box.x, box.y + 10, label),
      path('rule', streets(points, paper)),
      path('line', rect(paper) + stream(paper)),
      path(accent === undefined ? 'ink' : 'flame', route(points)),
      path('disc', points.map(({ x, y }) => ring(x, y, 7.5)).join('')),
      ...points.flatMap(({ stop, x, y }, index) => [
        text('stop', x, y + 4, String(index + 1)),
        text('onMap', x + 12, y + 4, stop),
      ]),
    ];
  },
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Upright streets through the stops, level ones between them; one avenue cuts across the blocks. */
function streets(points: readonly Point[], { x, y, w, h }: Box): string {
  const upright = points.map((point) => down(point.x - 0.5, y, h));
  const level = points
    .slice(1)
    .map((point, index) => across(x, between(points[index] ?? point, point) - 0.5, w));
  return `${upright.join('')}${level.join('')}M${n(x + w * 0.74)} ${n(y)}L${n(x + w)} ${n(y + h * 0.3)}M${n(x + w * 0.86)} ${n(y)}v${n(h)}`;
}

/** Two banks across the lower left corner. */
function stream({ x, y, w, h }: Box): string {
  const bank = (shift: number) =>
    `M${n(x)} ${n(y + h * 0.62 + shift)}c${n(w * 0.14)} 0 ${n(w * 0.08)} ${n(h * 0.26)} ${n(w * 0.28 - shift)} ${n(h * 0.38 - shift)}`;
  return bank(0) + bank(6);
}

/** Down half a band, along a street, down to the next stop. */
function route(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let before = first;
  let d = `M${first.x} ${first.y}`;
  for (const point of rest) {
    d += `V${between(before, point)}H${point.x}V${point.y}`;
    before = point;
  }
  return d;
}

const between = (a: Point, b: Point) => Math.round((a.y + b.y) / 2);

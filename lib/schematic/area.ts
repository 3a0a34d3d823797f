/** Upright rectangles of a drawing. Lengths are SVG user units, or squares of the paper. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A rectangle by its top left corner and size. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}
/** A rectangle by its edges. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const areaOf = ({ x, y, width, height }: Rect): Area => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** The smallest area that holds all points. */
export function areaAround(points: readonly Point[]): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest area that holds all areas. */
export const union = (areas: readonly Area[]): Area =>
  areaAround(
    areas.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );

/** The area, larger by so much on each side. */
export const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const scaled = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

/** Tells whether two areas share more than an edge. */
export const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isInside = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Tells whether the lines a–b and c–d cross. */
export const cross = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** On which side of the line p–q a point lies: a number below, at or above 0. */
const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

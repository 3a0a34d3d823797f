/** Round sums from 0 to `top`, at most six of them. */
export function ticksTo(top: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, top)));
  const step = [0.2, 0.5, 1, 2].map((part) => part * power).find((size) => top / size <= 5) ?? power;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

const units = [
  { name: 'lakh crore', size: 1e12 },
  { name: 'crore', size: 1e7 },
  { name: 'lakh', size: 1e5 },
] as const;

/** The unit in which India would say sums up to `top`. */
export const unitFor = (top: number): { readonly name: string; readonly size: number } =>
  units.find(({ size }) => top >= size * 2) ?? { name: 'rupees', size: 1 };

/** Moves places apart until each two lie `gap` from one another, in their order, within 0 and `most`. */
export function spreadOut(places: readonly number[], gap: number, most: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let least = Number.NEGATIVE_INFINITY;
  for (const entry of order) {
    entry.place = Math.max(entry.place, least);
    least = entry.place + gap;
  }
  let bound = most;
  for (const entry of order.reverse()) {
    entry.place = Math.min(entry.place, bound);
    bound = entry.place - gap;
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}

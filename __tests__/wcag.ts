/* Contrast by WCAG 2.2. */

/** Three channels from 0 to 255. */
export type Rgb = readonly number[];

function luminance(colour: Rgb): number {
  const [red = NaN, green = NaN, blue = NaN] = colour.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

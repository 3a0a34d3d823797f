import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The colours of `app/tokens.css` for outputs without a style sheet: share images, icons, the web manifest. They are read from the
 * file itself, so that no colour is written twice. Build time only.
 */

const names = [
  'paper',
  'surface',
  'raised',
  'ink',
  'muted',
  'rule',
  'line',
  'grid',
  'flame',
  'flame-deep',
  'flame-wash',
  'leaf',
] as const;
type ColourName = (typeof names)[number];
export type Palette = Readonly<Record<ColourName, string>>;

/**
 * The palette of one colour scheme as `#rrggbb`.
 * @throws Error where `app/tokens.css` lacks a colour or no longer writes it as `oklch(L C H)`.
 */
export function readPalette(scheme: 'light' | 'dark'): Palette {
  const css = readFileSync(path.join(process.cwd(), 'app', 'tokens.css'), 'utf8');
  const entries = names.map((name): [ColourName, string] => {
    const found = css.match(new RegExp(`--palette-${name}-${scheme}: (oklch\\([\\d.]+ [\\d.]+ [\\d.]+\\))`));
    if (!found) throw new Error(`app/tokens.css has no --palette-${name}-${scheme}: oklch(L C H)`);
    return [name, oklchToHex(found[1] ?? '')];
  });
  return Object.fromEntries(entries) as Record<ColourName, string>;
}

/** `oklch(L C H)` as `#rrggbb` (CSS Color 4), channels outside sRGB clipped, as browsers do. */
export function oklchToHex(colour: string): string {
  const [lightness = NaN, chroma = NaN, hue = NaN] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(encode).join('')}`;
}

function encode(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

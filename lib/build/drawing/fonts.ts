import path from 'node:path';
import { type Font, openSync } from 'fontkit';

/*
 * The heading face as static files: neither the share images' renderer nor fontkit reads a variable woff2. `scripts/make-fonts.py`
 * makes them of the face that pages load.
 */
const weights = [500, 600, 700];

/** Family name inside the files. */
export const family = 'Familjen Grotesk';

const fontFile = (weight: number) =>
  path.join(process.cwd(), 'app', 'og', 'fonts', `familjen-grotesk-${weight}.ttf`);

export const fontFiles: readonly string[] = weights.map(fontFile);

const opened = new Map<number, Font>();

/** The file of a weight, else of the next heavier one: its letters are a little wider, never narrower. */
export function fontOf(weight: number): Font {
  const nearest = weights.find((candidate) => candidate >= weight);
  if (!nearest) throw new Error(`No file of ${family} is as heavy as ${weight}`);
  const known = opened.get(nearest);
  if (known) return known;
  const font = openSync(fontFile(nearest));
  if (!('layout' in font)) throw new Error(`${fontFile(nearest)} is a collection, not one font`);
  opened.set(nearest, font);
  return font;
}

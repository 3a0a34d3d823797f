import path from 'node:path';
import { type Font, openSync } from 'fontkit';

/*
 * The faces as static files: neither the share images' renderer nor fontkit reads a variable woff2. `lab/make-fonts.py`
 * makes them of the faces that pages load.
 */
const faces = {
  heading: { family: 'Familjen Grotesk', file: 'familjen-grotesk', weights: [500, 600, 700] },
  // The static files keep the name of the variable face's lightest style.
  text: { family: 'Public Sans Thin', file: 'public-sans', weights: [400, 500, 650] },
} as const;

export type Face = keyof typeof faces;

/** Family name inside the files. */
export const familyOf = (face: Face): string => faces[face].family;

const fontFile = (face: Face, weight: number) =>
  path.join(process.cwd(), 'app', 'og', 'fonts', `${faces[face].file}-${weight}.ttf`);

export const fontFiles: readonly string[] = (Object.keys(faces) as Face[]).flatMap((face) =>
  faces[face].weights.map((weight) => fontFile(face, weight)),
);

const opened = new Map<string, Font>();

function open(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is a collection, not one font`);
  opened.set(file, font);
  return font;
}

/** The font file of a weight; where there is none, the next heavier one, whose letters are never narrower. */
export function fontOf(face: Face, weight: number): Font {
  return open(fontFile(face, nearest(face, weight)));
}

function nearest(face: Face, weight: number): number {
  const found = faces[face].weights.find((candidate) => candidate >= weight);
  if (!found) throw new Error(`No file of ${faces[face].family} is as heavy as ${weight}`);
  return found;
}

/** The Devanagari of sample screens. Pages load no face for it: its words are drawn as outlines. */
const devanagariFont = (weight: number): Font =>
  open(
    path.join(
      process.cwd(),
      'node_modules/@fontsource/noto-sans-devanagari/files',
      `noto-sans-devanagari-devanagari-${nearest('heading', weight)}-normal.woff2`,
    ),
  );

/** A stretch of a text that one font writes. */
export interface FontRun {
  readonly text: string;
  readonly font: Font;
}

const devanagari = /(\p{Script=Devanagari}+(?:\s+\p{Script=Devanagari}+)*)/u;

/** Tells whether a text needs a font that pages do not load. */
export const needsOutline = (text: string): boolean => devanagari.test(text);

/** A text, cut up by the font that writes each stretch of it. */
export const fontRuns = (text: string, face: Face, weight: number): readonly FontRun[] =>
  text.split(devanagari).flatMap((run, index) => {
    if (!run) return [];
    return { text: run, font: index % 2 === 1 ? devanagariFont(weight) : fontOf(face, weight) };
  });

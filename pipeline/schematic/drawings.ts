import type { Schematic } from '@/content/catalogue/schematic';
import { diskCache } from '@/pipeline/cache';
import type { Drawing } from './drawing';
import { drawLandscape } from './landscape/landscape';
import { drawPortrait, sizes } from './layout';
import { annotate } from './note';

/** The two layouts of a drawing: landscape for wide windows, portrait for narrow ones. Flows carry their numbers. */
export interface Drawings {
  readonly landscape: Drawing;
  readonly portrait: Drawing;
}

export const drawingsRecipe = {
  name: 'drawing',
  sources: ['pipeline/svg', 'pipeline/schematic', 'app/og/fonts'],
  libraries: ['elkjs', 'fontkit'],
};
const drawn = diskCache(drawingsRecipe);

/** @throws Error where one of the two does not fit, naming the drawing */
export async function drawingsOf(schematic: Schematic): Promise<Drawings> {
  const drawings = await drawn(JSON.stringify(schematic), async () => {
    const drawings: Drawings = {
      portrait: annotate(await portraitOf(schematic), schematic.mark),
      landscape: annotate(drawLandscape(numbered(schematic, withNumber)), schematic.mark),
    };
    return JSON.stringify(drawings);
  });
  return JSON.parse(drawings.toString());
}

/** Greatest height of a portrait with worded labels, in units: a higher one exceeds a phone's screen. */
const tallest = 800;

/** The portrait, with worded labels if they fit a phone, else with numbers alone: the list of flows below has the words. */
async function portraitOf(schematic: Schematic) {
  // A number without words would cost a line of height here.
  const worded = await drawPortrait(
    numbered(schematic, (number, words) => words && withNumber(number, words)),
  );
  if (worded && worded.height <= tallest) return worded;
  const bare = await drawPortrait(numbered(schematic, (number) => number));
  if (bare) return bare;
  throw new Error(
    `Drawing "${schematic.caption}" is wider than the ${sizes.maxWidth} units that fit a phone: ` +
      "shorten its boxes' labels, or give lanes fewer nodes side by side",
  );
}

/** The number stays with the first word of the label. */
const withNumber = (number: string, label?: string) => (label ? `${number}\u00a0${label}` : number);

/** The drawing with other labels at its flows. */
const numbered = (
  schematic: Schematic,
  labelOf: (number: string, label?: string) => string | undefined,
): Schematic => {
  const [first, ...rest] = schematic.flows.map(({ from, to, label: words }, index) => {
    const label = labelOf(`${index + 1}`, words);
    return label ? { from, to, label } : { from, to };
  });
  return first ? { ...schematic, flows: [first, ...rest] } : schematic;
};

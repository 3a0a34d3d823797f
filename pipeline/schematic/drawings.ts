import type { Schematic } from '@/content/catalogue/schematic';
import type { Drawing, Format } from '@/lib/schematic/drawing';
import { draw } from '@/lib/schematic/layout/layout';
import { diskCache } from '@/pipeline/cache';
import { fontMeasure } from '@/pipeline/svg/measure';

/** The layouts of a drawing, for windows of three widths. Flows carry their numbers. */
export type Drawings = Readonly<Record<Format, Drawing>>;

export const drawingsRecipe = {
  name: 'drawing',
  sources: ['lib/svg', 'lib/schematic', 'pipeline/svg', 'pipeline/schematic', 'app/og/fonts'],
  libraries: ['fontkit'],
};
const drawn = diskCache(drawingsRecipe);

/** @throws Error where one of them does not fit, naming the drawing */
export async function drawingsOf(schematic: Schematic): Promise<Drawings> {
  const [landscape, medium, portrait] = await Promise.all([
    drawingOf(schematic, 'landscape'),
    drawingOf(schematic, 'medium'),
    drawingOf(schematic, 'portrait'),
  ]);
  return { landscape, medium, portrait };
}

/** @throws Error where it does not fit, naming the drawing */
export async function drawingOf(schematic: Schematic, format: Format): Promise<Drawing> {
  const drawing = await drawn(`${format} ${JSON.stringify(schematic)}`, async () =>
    JSON.stringify(draw(numbered(schematic), format, fontMeasure)),
  );
  return JSON.parse(drawing.toString());
}

/** The drawing with numbers at its flows. A number stays with the first word of the label. */
function numbered(schematic: Schematic): Schematic {
  const [first, ...rest] = schematic.flows.map(({ from, to, label }, index) => ({
    from,
    to,
    label: label ? `${index + 1}\u00a0${label}` : `${index + 1}`,
  }));
  return first ? { ...schematic, flows: [first, ...rest] } : schematic;
}

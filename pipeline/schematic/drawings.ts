import type { Schematic } from '@/content/catalogue/schematic';
import { diskCache } from '@/pipeline/cache';
import type { Drawing, Format } from './drawing';
import { draw } from './layout/layout';

/** The layouts of a drawing, for windows of three widths. Flows carry their numbers. */
export type Drawings = Readonly<Record<Format, Drawing>>;

export const drawingsRecipe = {
  name: 'drawing',
  sources: ['pipeline/svg', 'pipeline/schematic', 'app/og/fonts'],
  libraries: ['fontkit'],
};
const drawn = diskCache(drawingsRecipe);

/** @throws Error where one of them does not fit, naming the drawing */
export async function drawingsOf(schematic: Schematic): Promise<Drawings> {
  const drawings = await drawn(JSON.stringify(schematic), async () => {
    const described = numbered(schematic);
    const drawings: Drawings = {
      landscape: draw(described, 'landscape'),
      medium: draw(described, 'medium'),
      portrait: draw(described, 'portrait'),
    };
    return JSON.stringify(drawings);
  });
  return JSON.parse(drawings.toString());
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

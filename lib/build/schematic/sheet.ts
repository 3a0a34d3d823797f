import type { Schematic } from '@/content/catalogue/types';
import { diskCache } from '@/lib/build/cache';
import type { Drawing } from './drawing';
import { drawLandscape } from './landscape/landscape';
import { layOut, layoutRecipe } from './layout';
import { annotate } from './note';

/** A drawing as pages show it: across the page on a wide screen, down it on a narrow one. Flows carry their numbers. */
export interface Sheet {
  readonly landscape: Drawing;
  readonly portrait: Drawing;
}

const drawn = diskCache({ ...layoutRecipe, name: 'sheet' });

/** @throws Error where one of the two does not fit, naming the drawing */
export async function sheetOf(schematic: Schematic): Promise<Sheet> {
  const sheet = await drawn(JSON.stringify(schematic), async () => {
    const drawings: Sheet = {
      landscape: annotate(drawLandscape(numbered(schematic, true)), schematic.mark),
      // A number alone would cost a phone a line of height.
      portrait: annotate(await layOut(numbered(schematic, false)), schematic.mark),
    };
    return JSON.stringify(drawings);
  });
  return JSON.parse(sheet.toString());
}

/** The number stays with the first word of the label; `alone`, it stands at flows without one too. */
const numbered = (schematic: Schematic, alone: boolean): Schematic => {
  const [first, ...rest] = schematic.flows.map(({ from, to, label }, index) => {
    const number = `${index + 1}`;
    if (label) return { from, to, label: `${number}\u00a0${label}` };
    return alone ? { from, to, label: number } : { from, to };
  });
  return first ? { ...schematic, flows: [first, ...rest] } : schematic;
};

import { caseStudy } from '@/content/case-study';
import type { Section } from '@/content/catalogue/types';
import { home } from '@/content/pages/home';
import { caseStudyItem, portfolio } from '@/content/portfolio';
import type { Palette } from '@/lib/build/palette';
import { sheetOf } from '@/lib/build/schematic/sheet';
import { categoriesIn, findEntry } from '@/lib/catalogue';
import { drawingNumber } from '@/lib/drawing-number';
import { routes } from '@/lib/routes';
import { markPicture } from './mark-picture';
import { motifsPicture } from './motifs-picture';
import { schematicPicture } from './schematic-picture';
import type { Picture } from './sheet';
import { surfacePicture } from './surface-picture';

const sections: readonly Section[] = ['services', 'industries', 'solution'];

/** The page's own drawing, or the nearest thing that it has to one. */
export async function pictureOf(path: string, colour: Palette): Promise<Picture> {
  const entry = findEntry(path);
  if (entry)
    return {
      ...schematicPicture((await sheetOf(entry.page.detail.schematic)).portrait, colour),
      number: drawingNumber(entry),
    };
  const section = sections.find((candidate) => routes.hub(candidate) === path);
  if (section)
    return motifsPicture(
      categoriesIn(section).map(({ icon }) => icon),
      colour,
    );
  if (path === routes.home)
    return { ...schematicPicture((await sheetOf(home.schematic)).portrait, colour), number: 'P-00' };
  if (path === routes.caseStudy) {
    const schematic = caseStudy.sections.find((candidate) => candidate.schematic)?.schematic;
    if (schematic)
      return { ...schematicPicture((await sheetOf(schematic)).portrait, colour), number: 'C-01' };
  }
  const item =
    path === routes.portfolio
      ? caseStudyItem
      : portfolio.find((candidate) => routes.portfolioItem(candidate) === path);
  return item ? surfacePicture(item.surface, colour) : markPicture(colour);
}

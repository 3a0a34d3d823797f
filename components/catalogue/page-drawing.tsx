import type { AnyPage } from '@/content/catalogue/schema';
import { capabilitiesHeads, drawingLabels, industryHeads, solutionHeads } from '@/content/chapters';
import type { CatalogueEntry } from '@/lib/catalogue';
import { monthOf } from '@/lib/dates';
import { drawingNumber, drawingPlace } from '@/lib/drawing-number';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { SchematicFigure } from '../schematic/schematic-figure';

/** Slug of the chapter that begins with the page's drawing, where the first view shows a route or a screen in its place. */
export function chapterOfDrawing({ section, detail }: AnyPage): string | undefined {
  switch (section) {
    case 'industries':
      if (!detail.route) return undefined;
      return detail.chapters ? industryHeads.systemsMap.slug : capabilitiesHeads.industries.slug;
    case 'solution':
      if (!detail.screen) return undefined;
      return detail.chapters ? solutionHeads.integrations.slug : capabilitiesHeads.solution.slug;
    default:
      return undefined;
  }
}

/** The page's drawing with its sheet number. An industry's stands upright in the first view, in a column beside the text. */
export function PageDrawing({ entry, drawings }: { entry: CatalogueEntry; drawings: Drawings }) {
  const { page } = entry;
  const { index, count } = drawingPlace(entry);
  const isUpright = page.section === 'industries' && chapterOfDrawing(page) === undefined;
  return (
    <SchematicFigure
      schematic={page.detail.schematic}
      drawings={drawings}
      {...(isUpright && { formats: ['portrait', 'medium'] })}
      number={drawingNumber(entry)}
      page={entry.path}
      notes={[drawingLabels.sheet(index, count), drawingLabels.checked(monthOf(page.reviewedOn))]}
    />
  );
}

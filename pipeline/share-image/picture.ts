import { caseStudy } from '@/content/case-study';
import type { Section } from '@/content/catalogue/schema';
import type { Schematic } from '@/content/catalogue/schematic';
import { home } from '@/content/pages/home';
import { portfolio } from '@/content/portfolio';
import { categoriesIn, findEntry } from '@/lib/catalogue';
import { companyDrawings, drawingNumber } from '@/lib/drawing-number';
import { caseStudyItem } from '@/lib/portfolio';
import { routes } from '@/lib/routes';
import { drawingOf } from '@/pipeline/schematic/drawings';
import type { Palette } from '@/pipeline/svg/palette';
import { emblemPicture } from './emblem-picture';
import { motifsPicture } from './motifs-picture';
import type { Picture } from './picture-room';
import { exhibitPicture, routePicture } from './piece-picture';
import { schematicPicture } from './schematic-picture';
import { screenPicture } from './screen-picture';

const sections: readonly Section[] = ['services', 'industries', 'solution'];

/** What only the page shows: its piece, else its drawing, category motifs or screen, else the company's emblem. */
export async function pictureOf(path: string, colour: Palette): Promise<Picture> {
  const piece = piecePicture(path, colour);
  if (piece) return piece;
  const drawn = schematicOf(path);
  if (drawn) {
    const portrait = await drawingOf(drawn.schematic, 'portrait');
    return { ...schematicPicture(portrait, colour), number: drawn.number };
  }
  const section = sections.find((candidate) => routes.hub(candidate) === path);
  if (section)
    return motifsPicture(
      categoriesIn(section).map(({ motif }) => motif),
      colour,
    );
  const item =
    path === routes.portfolio
      ? caseStudyItem()
      : portfolio.find((candidate) => routes.portfolioItem(candidate) === path);
  return item ? screenPicture(item.screen, colour) : emblemPicture(colour);
}

function piecePicture(path: string, colour: Palette): Picture | undefined {
  const entry = findEntry(path);
  if (!entry) return undefined;
  const { detail } = entry.page;
  const number = drawingNumber(entry);
  if ('exhibit' in detail && detail.exhibit) return { ...exhibitPicture(detail.exhibit, colour), number };
  if ('route' in detail && detail.route)
    return { ...routePicture(detail.route, detail.schematic, colour), number };
  return 'screen' in detail && detail.screen
    ? { ...screenPicture(detail.screen, colour), number }
    : undefined;
}

/** The system drawing of a page, if it has one, with its drawing number. */
function schematicOf(path: string): { schematic: Schematic; number: string } | undefined {
  const entry = findEntry(path);
  if (entry) return { schematic: entry.page.detail.schematic, number: drawingNumber(entry) };
  if (path === routes.home) return { schematic: home.schematic, number: companyDrawings.home };
  const schematic = caseStudy.sections.find((section) => section.schematic)?.schematic;
  return path === routes.caseStudy && schematic ? { schematic, number: 'C-01' } : undefined;
}

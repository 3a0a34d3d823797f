import type { Section } from '@/content/catalogue/schema';
import { type CatalogueEntry, catalogueEntries } from './catalogue';

/** Numbers of the drawings on pages about the company itself. */
export const companyDrawings = { home: 'G-00', about: 'G-01' } as const;

const letters = { services: 'S', industries: 'I', solution: 'P' } as const satisfies Record<Section, string>;

const numbers = new Map<string, string>();
const counts: Record<Section, number> = { services: 0, industries: 0, solution: 0 };
for (const { path, page } of catalogueEntries)
  numbers.set(path, `${letters[page.section]}-${String(++counts[page.section]).padStart(2, '0')}`);

/** The number in a drawing's title block: letter of the section, place in menu order ("S-05"). */
export const drawingNumber = ({ path }: CatalogueEntry): string => numbers.get(path) ?? '';

/** The drawing's place among all of the catalogue, from 1. */
export const drawingPlace = ({ path }: CatalogueEntry): { index: number; count: number } => ({
  index: catalogueEntries.findIndex((entry) => entry.path === path) + 1,
  count: catalogueEntries.length,
});

/** The drawing after this one; after the last comes the first. */
export function nextDrawing({ path }: CatalogueEntry): CatalogueEntry {
  const at = catalogueEntries.findIndex((entry) => entry.path === path);
  return catalogueEntries[(at + 1) % catalogueEntries.length] as CatalogueEntry;
}

import type { Section } from '@/content/catalogue/types';
import { type CatalogueEntry, catalogueEntries } from './catalogue';

const letters = { services: 'S', industries: 'I', solution: 'P' } as const satisfies Record<Section, string>;

/** The number in a drawing's title block: letter of the section, place in menu order ("S-05"). */
export function drawingNumber({ page }: CatalogueEntry): string {
  const inSection = catalogueEntries.filter((entry) => entry.page.section === page.section);
  const place = inSection.findIndex((entry) => entry.page === page) + 1;
  return `${letters[page.section]}-${String(place).padStart(2, '0')}`;
}

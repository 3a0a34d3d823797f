import type { Section } from '@/content/catalogue/schema';
import { type Motif, motifs } from '@/content/motifs';
import { categoriesIn } from './catalogue';
import { type Href, routes } from './routes';

export interface PageLink {
  readonly href: Href;
  readonly label: string;
}

export interface MenuCategory {
  readonly label: string;
  readonly href: Href;
  readonly motif: Motif;
  readonly description: string;
  readonly links: readonly PageLink[];
}

export type Menus = Readonly<Record<Section, readonly MenuCategory[]>>;

function menuOf(section: Section): readonly MenuCategory[] {
  return categoriesIn(section).map((category) => ({
    label: category.label,
    href: routes.category(category),
    motif: motifs[category.motif],
    description: category.description,
    links: category.pages.map((page) => ({ href: routes.page(page), label: page.label })),
  }));
}

/** The part of the catalogue that is sent to browsers: categories and links, without the pages' texts. */
export const menus: Menus = {
  services: menuOf('services'),
  industries: menuOf('industries'),
  solution: menuOf('solution'),
};

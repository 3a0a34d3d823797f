import type { CategoryIcon, Section } from '@/content/catalogue/types';
import { categoriesIn } from './catalogue';
import { type Href, routes } from './routes';

export interface ServiceLink {
  readonly href: Href;
  readonly label: string;
}

export interface MenuCategory {
  readonly label: string;
  readonly href: Href;
  readonly icon: CategoryIcon;
  readonly description: string;
  readonly links: readonly ServiceLink[];
}

/** What the browser may see of a section: its categories and links, nothing of the pages' texts. */
export function menuOf(section: Section): readonly MenuCategory[] {
  return categoriesIn(section).map((category) => ({
    label: category.label,
    href: routes.category(category),
    icon: category.icon,
    description: category.description,
    links: category.pages.map((page) => ({ href: routes.page(page), label: page.label })),
  }));
}

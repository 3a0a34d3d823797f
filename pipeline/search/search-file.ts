import { categories } from '@/content/catalogue';
import { synonyms } from '@/content/search-synonyms';
import { routes } from '@/lib/routes';
import type { SearchFile } from '@/lib/search/records';
import { textsIn } from '@/lib/texts-in';
import { recordSources } from './records';

/** All that search reads of the site, for `writeIndex`. */
export const searchFile = (): SearchFile => ({
  categories: categories.map((category) => ({
    label: category.label,
    href: routes.category(category),
    axis: category.section,
  })),
  synonyms,
  records: recordSources().map((source) => ({ ...source, rest: [...textsIn(source.rest)].join(' ') })),
});

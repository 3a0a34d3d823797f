import 'server-only';
import { industryCategories } from './industries';
import type { AnyCategory } from './schema';
import { serviceCategories } from './services';
import { solutionCategories } from './solution';

/** Every category in menu order. Pages are reached through it: a page in no category is not part of the site. */
export const categories: readonly AnyCategory[] = [
  ...serviceCategories,
  ...industryCategories,
  ...solutionCategories,
];

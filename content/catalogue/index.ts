import 'server-only';
import { industryCategories } from './industries';
import { serviceCategories } from './services';
import { solutionCategories } from './solution';
import type { AnyCategory } from './types';

/** Every category in menu order. Pages are reached through it: a page in no category is not part of the site. */
export const categories: readonly AnyCategory[] = [
  ...serviceCategories,
  ...industryCategories,
  ...solutionCategories,
];

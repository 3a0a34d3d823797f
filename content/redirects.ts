import type { StaticPath } from './static-pages';

/**
 * Addresses that lead to another page: `/industries` stands above the industry pages but their hub is `/industry`, and
 * `/Industry` is how the owner writes it.
 */
export const redirects = {
  '/industries': '/industry',
  '/Industry': '/industry',
} as const satisfies Readonly<Record<string, StaticPath>>;

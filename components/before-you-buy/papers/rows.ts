import type { Sums } from '@/content/catalogue/schema';

type Rows = Sums['rows'];

/** Rows of a ledger. @throws Error where there is none */
export function rowsOf([first, ...rest]: readonly Rows[number][]): Rows {
  if (!first) throw new Error('A ledger has no row');
  return [first, ...rest];
}

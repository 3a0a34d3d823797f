import type { AnyPage } from '@/content/catalogue/schema';
import { type StandardId, standards } from '@/content/standards';
import { categoriesIn } from '../catalogue';

/** What the pages of a trade cite beyond the standards that concern every trade. */
export interface Trade {
  readonly name: string;
  readonly standards: readonly StandardId[];
  /** Those pages, in menu order. */
  readonly pages: readonly AnyPage[];
}

/** Every trade of the catalogue, in menu order. @param general standards that concern all of them */
export function trades(general: readonly StandardId[]): readonly Trade[] {
  const isOwn = (id: StandardId) => !general.includes(id);
  return categoriesIn('industries').map(({ label, pages }) => {
    const citing = (pages as readonly AnyPage[]).filter((page) => citedBy(page).some(isOwn));
    const cited = new Set(citing.flatMap(citedBy).filter(isOwn));
    return {
      name: label,
      standards: (Object.keys(standards) as StandardId[]).filter((id) => cited.has(id)),
      pages: citing,
    };
  });
}

const citedBy = ({ detail }: AnyPage): readonly StandardId[] =>
  detail.chapters?.standards?.map(({ id }) => id) ?? [];

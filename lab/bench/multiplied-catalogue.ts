import type { AnyCategory, AnyPage } from '@/content/catalogue/schema';
import type { NonEmptyArray } from '@/content/fields';

/*
 * A catalogue of many times its size, to measure builds with. Copies have texts of their own, as a grown catalogue would: nothing
 * that is kept by its content is of use twice. Every line stays as wide as it was, so what fits in the original fits in all copies.
 */

/** The categories, then each of them again under other addresses and with other texts, until there are `times` of each. */
export function multipliedCatalogue(
  categories: readonly AnyCategory[],
  times: number,
): readonly AnyCategory[] {
  return Array.from({ length: times }, (_, index) =>
    index === 0 ? categories : copies(categories, index + 1),
  ).flat();
}

/** One page that two categories list is one page in their copies too. */
function copies(categories: readonly AnyCategory[], number: number): readonly AnyCategory[] {
  const reword = rewording(number);
  const pages = new Map<AnyPage, AnyPage>();
  const copyOf = (page: AnyPage): AnyPage => {
    const copy = pages.get(page) ?? { ...reword(page), slug: `${page.slug}-${number}` };
    pages.set(page, copy);
    return copy;
  };
  return categories.map((category) => {
    const { pages: listed, ...own } = category;
    const copied = (listed as NonEmptyArray<AnyPage>).map(copyOf);
    return { ...reword(own), slug: `${category.slug}-${number}`, pages: copied } as unknown as AnyCategory;
  });
}

/** Letters of one width in the heading face. Each letter's successors stand beside it, so a word becomes another one as wide. */
const letters = ['abdpq', 'ghnu', 'ij', 'ft', 'sz'];

/** Fields that hold no text but one of a few known words, or a name that another field refers to. */
const fixed = new Set([
  'section',
  'slug',
  'icon',
  'reviewedOn',
  'id',
  'kind',
  'from',
  'to',
  'when',
  'direction',
  'grants',
  'models',
  'page',
]);

/** Rewords every text of a record, in another way for each number up to the product of the letters' counts. */
function rewording(number: number): <T>(value: T) => T {
  const others = new Map<string, string>();
  let rest = number - 1;
  for (const group of letters) {
    for (const [index, letter] of [...group].entries())
      others.set(letter, group[(index + rest) % group.length] ?? letter);
    rest = Math.floor(rest / group.length);
  }
  const reworded = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/[a-z]/g, (letter) => others.get(letter) ?? letter);
    if (Array.isArray(value)) return value.map(reworded);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, fixed.has(key) ? field : reworded(field)]),
    );
  };
  return (value) => reworded(value) as typeof value;
}

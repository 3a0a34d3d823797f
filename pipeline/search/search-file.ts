import { categories } from '@/content/catalogue';
import { synonyms } from '@/content/search-synonyms';
import { routes } from '@/lib/routes';
import type { SearchFile, SearchRecord } from '@/lib/search/records';
import { isFiller, wordsOf } from '@/lib/search/words';
import { textsIn } from '@/lib/texts-in';
import { type RecordSource, recordSources } from './records';

/** Number of words of its `rest` that a page keeps, the site's rarest first: every visitor who searches fetches them all. */
const wordsPerRecord = 20;

/** Builds `/search.json`, which the browser fetches when somebody searches (`docs/search.md`). */
export function searchFile(): SearchFile {
  const sources = recordSources();
  const all = sources.map((source) => ({ source, rest: restWords(source) }));
  const counts = new Map<string, number>();
  for (const { rest } of all) for (const stem of rest.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarity = (stem: string) => counts.get(stem) ?? 0;
  return {
    categories: categories.map((category) => ({
      label: category.label,
      href: routes.category(category),
      axis: category.section,
    })),
    synonyms,
    records: all.map(({ source: { rest: _rest, names, ...shown }, rest }): SearchRecord => {
      const rarest = [...rest].sort(([a], [b]) => rarity(a) - rarity(b)).slice(0, wordsPerRecord);
      const words = rarest.map(([, word]) => word).sort();
      return { ...shown, names: names.join('; '), words: words.join(' ') };
    }),
  };
}

/** Words of the rest of a page that its record does not show, one for each stem. */
function restWords({ rest, names, label, title, passages }: RecordSource): ReadonlyMap<string, string> {
  const shown = new Set(
    wordsOf([label, title, ...names, ...passages.map(([text]) => text)].join(' ')).map(({ stem }) => stem),
  );
  const words = wordsOf([...textsIn(rest)].join(' '))
    .filter(
      (word) =>
        word.plain.length > 2 && !isFiller(word) && !/^\d+$/.test(word.plain) && !shown.has(word.stem),
    )
    .map(({ stem, plain }) => [stem, plain] as const);
  return new Map(words);
}

import { searchTexts } from '@/content/search';
import type { Axis } from '@/lib/search/records';
import { bestCount, type Result } from '@/lib/search/search';

export interface ResultGroup {
  readonly heading: string;
  readonly results: readonly Result[];
}

/** The three best results first, then the others by section in menu order. */
export function groupsOf(list: readonly Result[]): readonly ResultGroup[] {
  const others = list.slice(bestCount);
  const axes = Object.keys(searchTexts.axes) as Axis[];
  return [
    { heading: searchTexts.best, results: list.slice(0, bestCount) },
    ...axes.map((axis) => ({
      heading: searchTexts.axes[axis],
      results: others.filter((result) => result.axis === axis),
    })),
  ].filter(({ results }) => results.length > 0);
}

import type { ReactNode } from 'react';
import type { ChapterHead } from '@/content/chapters';

/** A section of a detail page. */
export interface Chapter extends ChapterHead {
  readonly body: ReactNode;
  /** Beside the body on wide screens. */
  readonly margin?: ReactNode;
  /** How much there is, where a phone folds the chapter: "5 steps". */
  readonly folds?: string;
}

/** Chapters of a detail page. A short page has one that is open. */
export interface Chapters {
  /** In their usual order; the page's `order` may put others first. */
  readonly open: readonly Chapter[];
  /** Reference matter for the reader's architect: folded. */
  readonly folded: readonly Chapter[];
}

/** Chapters whose anchors are named come first, in that order. @throws Error for an anchor of no chapter */
export function inOrder(chapters: readonly Chapter[], first: readonly string[] = []): readonly Chapter[] {
  const named = first.map((slug) => {
    const found = chapters.find((chapter) => chapter.slug === slug);
    if (!found)
      throw new Error(
        `No chapter "${slug}" can lead the page: its chapters are ${chapters.map((chapter) => chapter.slug).join(', ')}`,
      );
    return found;
  });
  return [...named, ...chapters.filter((chapter) => !named.includes(chapter))];
}

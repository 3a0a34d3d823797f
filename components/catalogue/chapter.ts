import type { ReactNode } from 'react';
import type { ChapterHead } from '@/content/chapters';

/** A numbered section of a detail page. */
export interface Chapter extends ChapterHead {
  readonly body: ReactNode;
}

import type { ReactNode } from 'react';

/** A numbered section of a detail page: its anchor, its heading in the table of contents, its body. */
export interface Chapter {
  readonly slug: string;
  readonly heading: string;
  readonly intro?: string;
  readonly body: ReactNode;
}

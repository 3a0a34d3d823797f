import { z } from 'zod';
import { isoDate, list, record, slug, words } from '../fields';

const section = record({
  /** Anchor. */
  slug,
  heading: words(12),
  paragraphs: list(1, 4, words(92)),
  list: list(1, 8, words(60)).exactOptional(),
});

/** Body of a legal page. Its label, title and summary are in `static-pages.ts`. */
export const legalPage = record({
  updatedOn: isoDate,
  /** Sample text that a lawyer should read before launch; not shown on the page. */
  sampleForCounsel: z.boolean(),
  /** Plain-language summary above the sections. */
  inShort: list(1, 5, words(40)),
  sections: list(1, 14, section),
});
export type LegalPage = z.infer<typeof legalPage>;

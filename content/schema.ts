import { z } from 'zod';
import { ask, isoDate, list, pageHead, record, slug, words } from './fields';

/** A route that is not generated from the catalogue. `static-pages.ts` is the only place for its label, title and summary. */
export const staticPage = record({
  path: z.templateLiteral(['/', z.string()]),
  /** Breadcrumb, search and menus. */
  label: pageHead.label,
  /** `<title>` and, on all pages but Home, the `h1`. A placeholder page shows its label alone. */
  title: pageHead.title,
  /** Meta description, share card and search result. Unique. */
  summary: pageHead.summary,
  /** `false`: noindex and not in the sitemap. */
  indexed: z.boolean(),
  reviewedOn: isoDate,
  /** None on pages that are there to write to us, to look something up or to be read by law. */
  ask: ask.exactOptional(),
});
export type StaticPage = z.infer<typeof staticPage>;

export const faqQuestion = record({
  /** Anchor of the question on `/faq`. */
  slug,
  question: words(16),
  /** Paragraphs. */
  answer: list(1, 3, words(60)),
});
export type FaqQuestion = z.infer<typeof faqQuestion>;

/** An entry of the one register of standards and rules, `standards.ts`. */
export const standard = record({
  /** As a page prints it, with the version that we mean. */
  name: words(9),
  issuer: words(9),
  /** The standard's subject, independent of the page that cites it. */
  scope: words(30),
  status: z.enum([
    'in force',
    'current edition',
    'earlier edition in wide use',
    'published, being phased in',
    'proposal',
  ]),
  /** Of a law or a rule: whom it binds, and when, as one sentence after "Binds"; and the day by which it is to be read again. */
  binding: record({ audience: words(20), when: words(12), reviewBy: isoDate }).exactOptional(),
  checkedOn: isoDate,
  sourceUrl: z.templateLiteral([z.enum(['http', 'https']), '://', z.string()]),
});
export type Standard = z.infer<typeof standard>;

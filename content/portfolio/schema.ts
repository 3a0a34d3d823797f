import { z } from 'zod';
import { measures, pageAddress } from '../catalogue/schema';
import { drawing } from '../catalogue/schematic';
import { characters, list, named, narrowRows, pageHead, record, rule, slug, words } from '../fields';
import { screen } from './screen';

/** The facts bar. */
const facts = record({
  sector: words(8),
  product: words(8),
  users: words(12),
  platform: words(10),
  /** Its shape by roles, never a head-count. */
  team: words(14),
  /** A planning range, said to be one. */
  plannedEffort: words(14),
  stack: words(16),
});

/** The one choice that shapes the rest. */
const decision = record({
  question: words(16),
  chosen: words(24),
  why: words(60),
  rejected: list(1, 3, record({ option: words(10), why: words(28) })),
});

/** The long form of an item; all or nothing. */
const chapters = record({
  hardPart: list(1, 2, words(80)),
  testing: words(80),
  operation: words(80),
  /** Choices that we would make differently next time. */
  differently: words(80),
});
export type ProjectChapters = z.infer<typeof chapters>;

/**
 * An illustrative project: it shows how we would approach a piece of work. Never a client's engagement,
 * which is why `sample` has no other value: pages print the label "Illustrative project" from it.
 */
export const portfolioItem = record({
  ...pageHead,
  label: characters(40),
  sample: z.literal(true),
  facts,
  screen,
  /** The situation that the plan starts from. */
  startingPoint: words(80),
  /** Limits that the plan has to keep. */
  constraints: list(1, 5, words(30)),
  /** The modules. */
  delivers: list(1, 5, record(named(words(40)))),
  decision,
  /** Planned measures and their methods, never a result. */
  measures,
  /** Catalogue pages of at least two sections. */
  illustrates: list(1, 5, pageAddress),
  chapters: chapters.exactOptional(),
});
export type PortfolioItem = z.infer<typeof portfolioItem>;

const table = z
  .strictObject({ columns: list(2, 4, words(6)), rows: list(1, 6, list(2, 4, words(16))) })
  .check(rule(({ columns, rows }) => narrowRows(columns, rows)))
  .readonly();

const section = record({
  /** Anchor on the page. */
  slug,
  heading: words(12),
  paragraphs: list(1, 3, words(92)),
  schematic: drawing.exactOptional(),
  table: table.exactOptional(),
  list: list(1, 6, words(30)).exactOptional(),
  /** A note in the margin. */
  aside: record({ label: words(8), text: words(45) }).exactOptional(),
});
export type CaseStudySection = z.infer<typeof section>;

/** One illustrative engagement at length. It expands a portfolio item; title and summary are in `static-pages.ts`. */
export const caseStudySchema = record({
  sample: z.literal(true),
  /** Slug of the portfolio item. */
  item: z.string(),
  lead: words(60),
  /** Assumptions of the scenario. */
  facts: list(1, 7, record({ label: words(5), value: words(14) })),
  sections: list(1, 9, section),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;

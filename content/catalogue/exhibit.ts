import { z } from 'zod';
import { characters, list, narrowRows, record, rule, words } from '../fields';

const head = {
  /** Name and revision of the document, in the head strip. */
  document: characters(48),
  title: words(14),
  /** How to read the exhibit, in its foot line. */
  reading: words(36),
};

/** A rule, and one case decided by it. */
const rules = z
  .strictObject({
    kind: z.literal('rules'),
    ...head,
    /** The case that is decided. */
    basis: words(24),
    /** The first column names the row, the last holds its outcome. */
    columns: list(3, 4, characters(24)),
    rows: list(
      1,
      5,
      record({
        /** One cell a column; the last but one holds the figure. */
        cells: list(3, 4, characters(36)),
        outcome: z.enum(['wins', 'loses', 'absent']),
      }),
    ),
    tieBreak: words(26),
  })
  .check(
    rule(({ columns, rows }) =>
      narrowRows(
        columns,
        rows.map(({ cells }) => cells),
      ),
    ),
  )
  .readonly();
export type RulesExhibit = z.infer<typeof rules>;

/** A finding, with the exchange that proves it. */
const found = record({
  kind: z.literal('record'),
  ...head,
  /** The severity in one or two words. */
  severity: words(2),
  /** The reason for this severity. */
  grounds: words(22),
  fields: list(1, 5, record({ label: words(3), value: characters(80) })),
  exchange: list(
    1,
    2,
    record({
      label: words(8),
      lines: list(1, 6, characters(60)),
      /** Index of the line that proves the finding. */
      marked: z.number(),
    }),
  ),
});
export type RecordExhibit = z.infer<typeof found>;

/** Steps of a run book, ticked off in order by the people named. */
const checklist = record({
  kind: z.literal('checklist'),
  ...head,
  steps: list(
    1,
    7,
    record({
      at: characters(8),
      by: words(4),
      step: words(10),
      /** Evidence that allows the tick. */
      proof: words(18),
    }),
  ),
  /** Number of steps that are ticked. */
  ticked: z.number(),
  /** Condition and way of a rollback. */
  wayBack: words(32),
});
export type ChecklistExhibit = z.infer<typeof checklist>;

/** A decision, with the rejected options. */
const decision = record({
  kind: z.literal('decision'),
  ...head,
  chosen: words(12),
  why: words(40),
  rejected: list(1, 3, record({ option: words(10), why: words(24) })),
  /** Event that would reopen the decision. */
  reopens: words(24).exactOptional(),
});
export type DecisionExhibit = z.infer<typeof decision>;

/** Lines of a file, some with a note in the margin. */
const code = record({
  kind: z.literal('code'),
  ...head,
  lines: list(
    1,
    20,
    record({
      /** Indentation in levels. */
      indent: z.number().exactOptional(),
      code: characters(40),
      note: words(14).exactOptional(),
    }),
  ),
});
export type CodeExhibit = z.infer<typeof code>;

/** A text before and after, line by line: copy, markup, a form's words, a list of addresses. */
const comparison = record({
  kind: z.literal('comparison'),
  ...head,
  /** Heads of the two columns: "As found", "As handed over". */
  columns: list(2, 2, characters(24)),
  rows: list(
    1,
    7,
    record({
      before: characters(90),
      after: characters(90),
      /** Why it changed, or the check that proves it. */
      note: words(18).exactOptional(),
    }),
  ),
});
export type ComparisonExhibit = z.infer<typeof comparison>;

/** A sample of a document that a client would hold; its content is invented and labelled as a sample. */
export const exhibit = z
  .discriminatedUnion('kind', [rules, found, checklist, decision, code, comparison])
  .meta({ id: 'exhibit' });
export type Exhibit = z.infer<typeof exhibit>;

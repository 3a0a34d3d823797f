import { z } from 'zod';
import { characters, list, narrowRows, record, rule, words } from '../fields';

const head = {
  /** Which sheet of what, with its revision: the head strip. */
  document: characters(48),
  title: words(14),
  /** The foot line: how to read it. */
  reading: words(36),
};

/** A rule, and one case decided by it. */
const rules = z
  .strictObject({
    kind: z.literal('rules'),
    ...head,
    /** The case that is decided. */
    basis: words(24),
    /** The first names the row, the last says its outcome. */
    columns: list(3, 4, characters(24)),
    rows: list(
      1,
      5,
      record({
        /** As many as there are columns; the one before the last holds the figure. */
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

/** Something found out, with the exchange that proves it. */
const found = record({
  kind: z.literal('record'),
  ...head,
  /** In a word. */
  severity: words(2),
  /** What the word rests on. */
  grounds: words(22),
  fields: list(1, 5, record({ label: words(3), value: characters(80) })),
  exchange: list(
    1,
    2,
    record({
      label: words(8),
      lines: list(1, 6, characters(60)),
      /** The line that gives it away, as an index. */
      marked: z.number(),
    }),
  ),
});
export type RecordExhibit = z.infer<typeof found>;

/** Steps that are ticked off one after another by the people named. */
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
      /** What must be seen before the tick. */
      proof: words(18),
    }),
  ),
  /** How many steps are ticked. */
  ticked: z.number(),
  /** When and how one goes back. */
  wayBack: words(32),
});
export type ChecklistExhibit = z.infer<typeof checklist>;

/** A choice, and what was not chosen. */
const decision = record({
  kind: z.literal('decision'),
  ...head,
  chosen: words(12),
  why: words(40),
  rejected: list(1, 3, record({ option: words(10), why: words(24) })),
  /** What would open the question again. */
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
      /** Steps to the right. */
      indent: z.number().exactOptional(),
      code: characters(40),
      note: words(14).exactOptional(),
    }),
  ),
});
export type CodeExhibit = z.infer<typeof code>;

/** A piece of what a client would hold, set as a document: all of it is made up, and labelled so. */
export const exhibit = z
  .discriminatedUnion('kind', [rules, found, checklist, decision, code])
  .meta({ id: 'exhibit' });
export type Exhibit = z.infer<typeof exhibit>;

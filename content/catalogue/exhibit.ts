import type { NonEmptyArray } from './types';

/** A piece of what a client would hold, set as a document: all of it is made up, and labelled so. */
export type Exhibit = RulesExhibit | RecordExhibit | ChecklistExhibit | DecisionExhibit | CodeExhibit;

interface ExhibitCore {
  /** Which sheet of what, with its revision: the head strip. */
  readonly sheet: string;
  readonly title: string;
  /** The foot line: how to read it. */
  readonly reading: string;
}

/** A rule, and one case decided by it. */
export interface RulesExhibit extends ExhibitCore {
  readonly kind: 'rules';
  /** The case that is decided. */
  readonly basis: string;
  /** The first names the row, the last says its outcome. */
  readonly columns: NonEmptyArray<string>;
  /** As many cells as there are columns; the one before the last holds the figure. */
  readonly rows: NonEmptyArray<{
    readonly cells: NonEmptyArray<string>;
    readonly outcome: 'wins' | 'loses' | 'absent';
  }>;
  readonly tieBreak: string;
}

/** Something found out, with the exchange that proves it. */
export interface RecordExhibit extends ExhibitCore {
  readonly kind: 'record';
  /** In a word. */
  readonly severity: string;
  /** What the word rests on. */
  readonly grounds: string;
  readonly fields: NonEmptyArray<{ readonly label: string; readonly value: string }>;
  readonly exchange: NonEmptyArray<{
    readonly label: string;
    readonly lines: NonEmptyArray<string>;
    /** The line that gives it away, as an index. */
    readonly marked: number;
  }>;
}

/** Steps that are ticked off one after another by the people named. */
export interface ChecklistExhibit extends ExhibitCore {
  readonly kind: 'checklist';
  readonly steps: NonEmptyArray<{
    readonly at: string;
    readonly by: string;
    readonly step: string;
    /** What must be seen before the tick. */
    readonly proof: string;
  }>;
  /** How many steps are ticked. */
  readonly ticked: number;
  /** When and how one goes back. */
  readonly wayBack: string;
}

/** A choice, and what was not chosen. */
export interface DecisionExhibit extends ExhibitCore {
  readonly kind: 'decision';
  readonly chosen: string;
  readonly why: string;
  readonly rejected: NonEmptyArray<{ readonly option: string; readonly why: string }>;
  /** What would open the question again. */
  readonly reopens?: string;
}

/** Lines of a file, some with a note in the margin. */
export interface CodeExhibit extends ExhibitCore {
  readonly kind: 'code';
  readonly lines: NonEmptyArray<{
    /** Steps to the right. */
    readonly indent?: number;
    readonly code: string;
    readonly note?: string;
  }>;
}

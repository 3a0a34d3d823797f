import type { AnyPage, IsoDate, Measure, NamedText, NonEmptyArray, Schematic } from '../catalogue/types';

// --- Portfolio items ------------------------------------------------------------------------------

/**
 * An illustrative project: it shows how we would approach a piece of work. Never a client's engagement,
 * which is why `sample` has no other value: pages print the label "Illustrative project" from it.
 */
export interface PortfolioItem {
  /** Last URL segment, `[a-z0-9-]`. */
  readonly slug: string;
  /** Card and breadcrumb, 2 to 40 characters. */
  readonly label: string;
  /** The page's `h1`, 20 to 60 characters, unique. */
  readonly title: string;
  /** One sentence of 110 to 160 characters: card text and meta description. Unique. */
  readonly summary: string;
  readonly reviewedOn: IsoDate;
  readonly sample: true;
  readonly facts: ProjectFacts;
  readonly surface: Surface;
  /** The situation that the plan starts from, 40 to 80 words. */
  readonly startingPoint: string;
  /** 3 to 5 modules, 20 to 40 words each. */
  readonly delivers: NonEmptyArray<NamedText>;
  readonly decision: Decision;
  /** 2 to 5 catalogue pages of at least two sections. A function, because pages and items point at each other. */
  readonly illustrates: () => NonEmptyArray<AnyPage>;
  readonly chapters?: ProjectChapters;
}

/** The facts bar. */
export interface ProjectFacts {
  readonly sector: string;
  readonly product: string;
  readonly users: string;
  readonly platform: string;
  /** Its shape by roles, never a head-count. */
  readonly team: string;
  /** A planning range, said to be one. */
  readonly plannedEffort: string;
  readonly stack: string;
}

/** The one choice that shapes the rest. */
export interface Decision {
  readonly question: string;
  readonly chosen: string;
  /** 30 to 60 words. */
  readonly why: string;
  /** 1 to 3. */
  readonly rejected: NonEmptyArray<{ readonly option: string; readonly why: string }>;
}

/** The long form of an item; all or nothing. */
export interface ProjectChapters {
  /** 3 to 5. */
  readonly constraints: NonEmptyArray<string>;
  /** One or two paragraphs of 40 to 80 words. */
  readonly hardPart: NonEmptyArray<string>;
  /** 40 to 80 words. */
  readonly testing: string;
  /** 40 to 80 words. */
  readonly operation: string;
  /** 3 or 4; what would be measured and how, never a result. */
  readonly measures: NonEmptyArray<Measure>;
  /** What we would do differently, 40 to 80 words. */
  readonly differently: string;
}

// --- Drawn product surfaces -------------------------------------------------------------------------

/** A sketch of one screen, drawn from data. All its values are sample data. */
export interface Surface {
  readonly device: 'browser' | 'handset' | 'tablet' | 'terminal';
  /** At most 24 characters. */
  readonly heading: string;
  /** 2 to 4. */
  readonly parts: NonEmptyArray<SurfacePart>;
}

/** Every label, value and cell has at most 24 characters, a line of a log at most 32. */
export type SurfacePart =
  | { readonly part: 'figures'; readonly items: NonEmptyArray<LabelledValue> }
  | {
      readonly part: 'table';
      readonly columns: NonEmptyArray<string>;
      /** 3 to 5 rows of as many cells as there are columns. */
      readonly rows: NonEmptyArray<NonEmptyArray<string>>;
    }
  | {
      readonly part: 'chart';
      readonly style: 'bars' | 'line';
      readonly label: string;
      /** 6 to 12 numbers from 0 to 100. */
      readonly points: NonEmptyArray<number>;
    }
  | {
      readonly part: 'list';
      readonly items: NonEmptyArray<{
        readonly label: string;
        readonly state: 'done' | 'active' | 'waiting' | 'alert';
      }>;
    }
  | {
      readonly part: 'map';
      readonly label: string;
      /** 3 to 6, in the order of the route. */
      readonly stops: NonEmptyArray<string>;
    }
  | {
      readonly part: 'steps';
      readonly items: NonEmptyArray<string>;
      /** Index into `items`. */
      readonly current: number;
    }
  | { readonly part: 'form'; readonly fields: NonEmptyArray<LabelledValue>; readonly action: string }
  | { readonly part: 'log'; readonly lines: NonEmptyArray<string> };

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

// --- The case study ----------------------------------------------------------------------------------

/** One illustrative engagement at length. It expands a portfolio item. */
export interface CaseStudy {
  readonly title: string;
  readonly label: string;
  /** One sentence of 110 to 160 characters. */
  readonly summary: string;
  readonly reviewedOn: IsoDate;
  readonly sample: true;
  readonly item: PortfolioItem;
  readonly intro: NonEmptyArray<string>;
  /** What the scenario assumes. */
  readonly facts: NonEmptyArray<LabelledValue>;
  /** 7 to 9. */
  readonly sections: NonEmptyArray<CaseStudySection>;
}

export interface CaseStudySection {
  /** Anchor on the page. */
  readonly slug: string;
  readonly heading: string;
  readonly paragraphs: NonEmptyArray<string>;
  readonly schematic?: Schematic;
  readonly table?: {
    readonly columns: NonEmptyArray<string>;
    readonly rows: NonEmptyArray<NonEmptyArray<string>>;
  };
  readonly list?: NonEmptyArray<string>;
  /** A note in the margin. */
  readonly aside?: { readonly label: string; readonly text: string };
}

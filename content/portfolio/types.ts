import type { AnyPage, IsoDate, Measure, NamedText, NonEmptyArray, Schematic } from '../catalogue/types';

// --- Portfolio items ------------------------------------------------------------------------------

/**
 * An illustrative project: it shows how we would approach a piece of work. Never a client's engagement,
 * which is why `sample` has no other value: pages print the label "Illustrative project" from it.
 */
export interface PortfolioItem {
  /** Last URL segment, `[a-z0-9-]`. */
  readonly slug: string;
  /** Card and breadcrumb. */
  readonly label: string;
  /** The page's `h1`. Unique. */
  readonly title: string;
  /** One sentence: card text and meta description. Unique. */
  readonly summary: string;
  /** When somebody last read it against its sources. When it was last changed, `text-dates.json` knows. */
  readonly reviewedOn: IsoDate;
  readonly sample: true;
  readonly facts: ProjectFacts;
  readonly surface: Surface;
  /** The situation that the plan starts from. */
  readonly startingPoint: string;
  /** What the plan may not touch. */
  readonly constraints: NonEmptyArray<string>;
  /** The modules. */
  readonly delivers: NonEmptyArray<NamedText>;
  readonly decision: Decision;
  /** What would be measured and how, never a result. */
  readonly measures: NonEmptyArray<Measure>;
  /** Catalogue pages of at least two sections. A function, because pages and items point at each other. */
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
  readonly why: string;
  readonly rejected: NonEmptyArray<{ readonly option: string; readonly why: string }>;
}

/** The long form of an item; all or nothing. */
export interface ProjectChapters {
  readonly hardPart: NonEmptyArray<string>;
  readonly testing: string;
  readonly operation: string;
  /** What we would do differently. */
  readonly differently: string;
}

// --- Drawn product surfaces -------------------------------------------------------------------------

/** A sketch of one screen, drawn from data. All its values are sample data. */
export interface Surface {
  readonly device: 'browser' | 'handset' | 'tablet' | 'terminal';
  readonly heading: string;
  readonly parts: NonEmptyArray<SurfacePart>;
}

/** What a part shows is short enough to be drawn on a handset. */
export type SurfacePart =
  | { readonly part: 'figures'; readonly items: NonEmptyArray<LabelledValue> }
  | {
      readonly part: 'table';
      readonly columns: NonEmptyArray<string>;
      /** As many cells as there are columns. */
      readonly rows: NonEmptyArray<NonEmptyArray<string>>;
    }
  | {
      readonly part: 'chart';
      readonly style: 'bars' | 'line';
      readonly label: string;
      /** Numbers from 0 to 100. */
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
      /** In the order of the route. */
      readonly stops: NonEmptyArray<string>;
    }
  | {
      readonly part: 'steps';
      readonly items: NonEmptyArray<string>;
      /** Index into `items`. */
      readonly current: number;
    }
  | { readonly part: 'form'; readonly fields: NonEmptyArray<LabelledValue>; readonly action: string }
  | {
      readonly part: 'log';
      /** Each line is a row of cells; cells of one place stand below one another. */
      readonly lines: NonEmptyArray<NonEmptyArray<string>>;
    };

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

// --- The case study ----------------------------------------------------------------------------------

/** One illustrative engagement at length. It expands a portfolio item; title and summary are in `static-pages.ts`. */
export interface CaseStudy {
  readonly sample: true;
  readonly item: PortfolioItem;
  readonly lead: string;
  /** What the scenario assumes. */
  readonly facts: NonEmptyArray<LabelledValue>;
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

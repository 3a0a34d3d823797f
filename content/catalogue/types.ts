import type { Surface } from '../portfolio/types';
import type { StandardId } from '../standards';
import type { Exhibit } from './exhibit';

/**
 * The content model. Every word of the detail pages passes through these types; how long each may be is said by
 * `lib/build/content-limits.ts` and shown in `docs/content.md`.
 */

export type NonEmptyArray<T> = readonly [T, ...(readonly T[])];

/** Calendar date, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** First URL segment of a catalogue page. Each section is one top-level menu and one hub page. */
export type Section = keyof DetailBySection;

/** What the body of a page contains, by section. */
export interface DetailBySection {
  services: ServiceDetail;
  industries: IndustryDetail;
  solution: SolutionDetail;
}

/** One page. `section` and `slug` together are its identity and its URL. */
export interface CataloguePage<S extends Section = Section> {
  readonly section: S;
  /** Last URL segment, `[a-z0-9-]`. */
  readonly slug: string;
  /** Menu, breadcrumb, card. */
  readonly label: string;
  /** The page's `h1` and, with the brand where it fits, its `<title>`. Unique. */
  readonly title: string;
  /** One sentence: card text, meta description. Unique. */
  readonly summary: string;
  /** When somebody last read it against its sources. When it was last changed, `text-dates.json` knows. */
  readonly reviewedOn: IsoDate;
  readonly detail: DetailBySection[S];
}

export type ServicePage = CataloguePage<'services'>;
export type IndustryPage = CataloguePage<'industries'>;
export type SolutionPage = CataloguePage<'solution'>;

/** Any page, narrowed by `section`. */
export type AnyPage = { [S in Section]: CataloguePage<S> }[Section];

/** A titled, ordered group of pages. A page may be listed in several categories of its section. */
export interface Category<S extends Section = Section> {
  readonly section: S;
  /** Anchor on the hub page. */
  readonly slug: string;
  readonly label: string;
  readonly icon: CategoryIcon;
  /** Hub page and menu: what belongs here and whom it helps. */
  readonly description: string;
  readonly pages: NonEmptyArray<CataloguePage<S>>;
}
export type AnyCategory = { [S in Section]: Category<S> }[Section];

/** Names of the category icons; `content/motifs.ts` holds the drawing of each. */
export type CategoryIcon =
  | 'code'
  | 'mobile'
  | 'outsourcing'
  | 'consulting'
  | 'devops'
  | 'integration'
  | 'security'
  | 'data'
  | 'design'
  | 'discovery'
  | 'search'
  | 'bank'
  | 'insurance'
  | 'fintech'
  | 'shop'
  | 'health'
  | 'logistics'
  | 'travel'
  | 'education'
  | 'factory'
  | 'energy'
  | 'hospitality'
  | 'telecom'
  | 'building'
  | 'media'
  | 'agriculture'
  | 'automotive'
  | 'government'
  | 'retail'
  | 'briefcase'
  | 'transport'
  | 'consumer-goods'
  | 'classroom'
  | 'ngo';

/** A named thing and what is to be said of it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

// --- Drawings -----------------------------------------------------------------------------------

/** Shape of a node's box: a person, a piece of software, stored records, a paper or file, somebody else's system. */
export type NodeKind = 'person' | 'software' | 'store' | 'document' | 'outside';

export interface SchematicNode {
  readonly id: string;
  readonly label: string;
  readonly kind: NodeKind;
}

/** A group of nodes that belong together: an organisation, a stage, a tier. Lanes are drawn in order, downwards. */
export interface SchematicLane {
  readonly label: string;
  readonly nodes: NonEmptyArray<SchematicNode>;
}

export interface SchematicFlow {
  readonly from: string;
  readonly to: string;
  /** What moves along the arrow. */
  readonly label?: string;
}

/** A drawing of a real system, laid out at build time. Author it with `schematic()` of `define.ts`. */
export interface Schematic {
  /** What the drawing shows. */
  readonly caption: string;
  readonly lanes: NonEmptyArray<SchematicLane>;
  readonly flows: NonEmptyArray<SchematicFlow>;
  readonly mark?: SchematicMark;
  /** Anchor of the chapter that treats a node, by the node's id. */
  readonly treatedIn?: Readonly<Record<string, string>>;
}

/**
 * What a reviewer argued about, as a red pencil leaves it: revision A shows the doubt, revision B the answer. The labels of the
 * drawing are those of revision B.
 */
export interface SchematicMark {
  /** Id of the node that is argued about. */
  readonly node: string;
  /** The node's label in revision A, struck out. */
  readonly before: string;
  /** In the margin of revision A: who asks, and what, such as "Buyer: is the limit with GST?" */
  readonly doubt: string;
  /** In the margin of revision B: what was decided. */
  readonly answer: string;
}

// --- Parts shared by the three kinds of detail page -----------------------------------------------

/** What every detail page says. `chapters` holds the rest, where a page is written in full. */
interface DetailCore {
  /** One sentence: what changes for the buyer. */
  readonly promise: string;
  /** Can be quoted alone: what it is and for whom. Weeks are said by `atAGlance`. */
  readonly quickAnswer: string;
  readonly atAGlance: AtAGlance;
  readonly schematic: Schematic;
}

/** A planning range in weeks, from least to most; equal numbers are one. */
export type Weeks = readonly [least: number, most: number];

/** What a reader needs to forward the page: a few words a line. */
export interface AtAGlance {
  readonly fits: string;
  readonly notFor: string;
  readonly firstStep: {
    readonly what: string;
    /** What the client holds at its end. */
    readonly output: string;
    readonly weeks: Weeks;
  };
  readonly charged: string;
  readonly youBring: string;
}

/** A standard or rule, and what it means on this page. `id` is a key of the register in `standards.ts`. */
export interface StandardUse {
  readonly id: StandardId;
  readonly use: string;
}

export interface RelatedPage {
  readonly page: AnyPage;
  /** Why a reader of this page would go there. */
  readonly reason: string;
}

/** Chapters of every full page. Those of an axis that are optional stand only where the subject gives them something to say. */
interface ChaptersCore {
  readonly costDrivers: NonEmptyArray<CostDriver>;
  readonly faq: NonEmptyArray<Question>;
  /** A function, because two pages may point at each other. */
  readonly related: () => NonEmptyArray<RelatedPage>;
}

export interface Risk {
  readonly risk: string;
  readonly earlySign: string;
  readonly response: string;
}

export interface Measure {
  readonly metric: string;
  /** How it is measured, or its formula. Never a result. */
  readonly how: string;
  readonly baseline: string;
}

export interface CostDriver {
  readonly driver: string;
  readonly why: string;
  readonly keepDown: string;
}

/** A way to get what the page is about, built by us or not. */
export interface Way {
  readonly way: string;
  readonly rightWhen: string;
  readonly price: string;
}

// --- Services: how we build ---------------------------------------------------------------------

export interface ServiceDetail extends DetailCore {
  readonly capabilities: NonEmptyArray<NamedText>;
  readonly chapters?: ServiceChapters;
}

export type EngagementModel = 'fixed-scope' | 'time-and-material' | 'dedicated-team' | 'retainer';

export interface ServiceChapters extends ChaptersCore {
  readonly fit: {
    /** For whom it is; never who buys it. */
    readonly roles: NonEmptyArray<{ readonly role: string; readonly situation: string }>;
    readonly signs: NonEmptyArray<string>;
    readonly simpler: NonEmptyArray<string>;
  };
  readonly deliverables: NonEmptyArray<NamedText & { readonly usedBy: string }>;
  readonly exhibit: Exhibit;
  /** One after another; their weeks add up. */
  readonly approach: NonEmptyArray<
    NamedText & { readonly output: string; readonly decidedBy: string; readonly weeks: Weeks }
  >;
  readonly engagement: {
    readonly models: NonEmptyArray<EngagementModel>;
    readonly why: string;
  };
  readonly risks: NonEmptyArray<Risk>;
  /** Shown as an illustration. Numbers are arithmetic, not claims. */
  readonly workedExample: {
    readonly paragraphs: NonEmptyArray<string>;
    readonly sums: Sums;
  };
  readonly techTable?: NonEmptyArray<{
    readonly layer: string;
    readonly usual: string;
    readonly otherwise: string;
  }>;
  readonly standards?: NonEmptyArray<StandardUse>;
  readonly measures?: NonEmptyArray<Measure>;
}

/** Figures of an example, set as a ledger. */
export interface Sums {
  /** The first names the row. */
  readonly columns: NonEmptyArray<string>;
  readonly rows: NonEmptyArray<NonEmptyArray<string>>;
  /** Sum of each column. */
  readonly total: NonEmptyArray<string>;
  /** What follows from the totals: one row, as wide as the others. */
  readonly verdict?: NonEmptyArray<string>;
}

// --- Industries: what is different in the trade ---------------------------------------------------

/** A product we build for the trade. */
export interface IndustryCapability extends NamedText {
  readonly users: string;
  readonly hardPart: string;
}

export interface IndustryDetail extends DetailCore {
  readonly capabilities: NonEmptyArray<IndustryCapability>;
  readonly chapters?: IndustryChapters;
}

export interface IndustryChapters extends ChaptersCore {
  readonly howWorkFlows: {
    /** The record that moves: claim, bill of lading, work order. */
    readonly record: string;
    readonly steps: NonEmptyArray<NamedText>;
  };
  /** What hurts whom. */
  readonly pains: NonEmptyArray<{ readonly role: string; readonly pain: string }>;
  readonly systemsMap: NonEmptyArray<{
    readonly system: string;
    readonly holds: string;
    readonly integration: string;
    readonly gotcha: string;
  }>;
  readonly standards: NonEmptyArray<StandardUse>;
  /** One after another; their weeks add up. */
  readonly plan: NonEmptyArray<NamedText & { readonly weeks: Weeks }>;
  readonly youBring: NonEmptyArray<string>;
  readonly buildOrBuy: NonEmptyArray<Way>;
  readonly goingLive: NonEmptyArray<NamedText>;
  readonly security: NonEmptyArray<NamedText>;
  readonly exhibit?: Exhibit;
  /** The trade's vocabulary. */
  readonly dataObjects?: NonEmptyArray<{ readonly term: string; readonly meaning: string }>;
  readonly aiUse?: NonEmptyArray<NamedText & { readonly humanCheck: string; readonly dataCondition: string }>;
  readonly kpis?: NonEmptyArray<{ readonly name: string; readonly formula: string }>;
  readonly risks?: NonEmptyArray<Risk>;
}

// --- Solutions: a product shape -----------------------------------------------------------------

/** A module of the product. */
export interface SolutionCapability extends NamedText {
  readonly users: string;
  /** The records that this module alone may change. */
  readonly owns: string;
}

export interface SolutionDetail extends DetailCore {
  /** The modules. */
  readonly capabilities: NonEmptyArray<SolutionCapability>;
  /** One sentence against the service or industry page of the same name or subject. */
  readonly howItDiffers: string;
  readonly chapters?: SolutionChapters;
}

export interface SolutionChapters extends ChaptersCore {
  readonly problem: NonEmptyArray<string>;
  readonly rentOrBuild: NonEmptyArray<Way>;
  readonly screen: {
    readonly surface: Surface;
    /** What to look at, from top to bottom. */
    readonly reading: NonEmptyArray<string>;
  };
  readonly integrations: NonEmptyArray<{
    readonly system: string;
    readonly direction: 'in' | 'out' | 'both';
    readonly trigger: string;
    readonly onFailure: string;
  }>;
  readonly releases: NonEmptyArray<{
    readonly feature: string;
    readonly when: 'first' | 'later';
    readonly reason: string;
  }>;
  /** One after another; their weeks add up. */
  readonly rollout: NonEmptyArray<NamedText & { readonly weeks: Weeks }>;
  readonly youBring: NonEmptyArray<string>;
  /** The client's data, on its way in and on its way out. */
  readonly ownership: { readonly dataIn: string; readonly dataOut: string };
  readonly exhibit?: Exhibit;
  // For the client's architect.
  readonly permissions?: {
    /** What can be done, one column each. */
    readonly actions: NonEmptyArray<string>;
    /** One row a role; `grants` has one entry per action. */
    readonly roles: NonEmptyArray<{
      readonly role: string;
      readonly grants: NonEmptyArray<'yes' | 'own' | 'no'>;
    }>;
  };
  readonly dataModel?: NonEmptyArray<Relation>;
  readonly configuration?: NonEmptyArray<NamedText>;
  readonly nonFunctional?: NonEmptyArray<NamedText>;
  readonly standards?: NonEmptyArray<StandardUse>;
}

/** One record of the first kind, and how many of the second belong to it. */
export interface Relation {
  readonly one: string;
  readonly verb: string;
  readonly many: 'one' | 'none or one' | 'one or more' | 'any number of';
  readonly of: string;
}

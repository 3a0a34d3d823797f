import { z } from 'zod';
import {
  ask,
  characters,
  list,
  type NonEmptyArray,
  named,
  narrowRows,
  pageHead,
  prose,
  record,
  rule,
  slug,
  weeks,
  words,
} from '../fields';
import { screen } from '../portfolio/screen';
import { type StandardId, standards } from '../standards';
import { exhibit } from './exhibit';
import { route } from './route';
import { drawing } from './schematic';

/* The content model of the catalogue: every word of the detail pages passes through these schemas. */

// --- Parts shared by the three kinds of detail page -----------------------------------------------

/** First URL segment of a catalogue page. Each section is one top-level menu and one hub page. */
const section = z.enum(['services', 'industries', 'solution']);
export type Section = z.infer<typeof section>;

/**
 * Address by which one page refers to another: `services/ci-cd`. The build and `npm run check:content` check that the page exists.
 */
export const pageAddress = z.templateLiteral([section, '/', z.string()]);
export type PageAddress = z.infer<typeof pageAddress>;

/** The facts that a reader forwards: a few words a line. */
const atAGlance = record({
  fits: words(22),
  notFor: words(22),
  firstStep: record({
    what: words(16),
    /** Document or software that the client holds when the step ends. */
    output: words(16),
    weeks,
  }),
  charged: words(18),
  youBring: words(20),
});
export type AtAGlance = z.infer<typeof atAGlance>;

/** Whole length of `notNeeded`: four lines at the size of a title. */
const loudest = 90;

/** When the reader should leave the page's subject alone: a sentence or two, in which the subject is struck out. */
const notNeeded = z
  .strictObject({
    before: characters(loudest).exactOptional(),
    /** The page's subject, in few words. */
    struck: characters(26),
    /** Begins with its comma or full stop where it follows directly. */
    after: characters(loudest).exactOptional(),
  })
  .check(
    rule(({ before = '', struck, after = '' }) => {
      const { length } = before + struck + after;
      return length > loudest ? [`${length} characters together, at most ${loudest}`] : [];
    }),
  )
  .readonly()
  .meta({ together: loudest });
export type NotNeeded = z.infer<typeof notNeeded>;

const relatedPage = record({
  page: pageAddress,
  /** Why a reader of this page would go there. */
  reason: words(14),
});
export type RelatedPage = z.infer<typeof relatedPage>;

/** What the one thing of the page shows: an exhibit, a case followed through, a screen. Read beside it. */
const argument = record({
  /** Of the page alone: "Why a contract may beat a cheaper promotion". */
  heading: words(11),
  paragraphs: prose(4, 110, 230),
});
export type Argument = z.infer<typeof argument>;

/** A word of the trade that the page explains; `/glossary` gathers them. */
const term = record({ term: words(5), meaning: words(40) });
export type Term = z.infer<typeof term>;

/** Fields of every detail page. `chapters` holds the long form, where a page is written in full. */
const core = {
  /** One sentence: the change for the buyer. */
  promise: words(28),
  /** Can be quoted alone: what it is and for whom. Weeks are said by `atAGlance`. */
  quickAnswer: words(80),
  atAGlance,
  ask,
  notNeeded,
  schematic: drawing,
  argument: argument.exactOptional(),
  /** What a buyer still asks once she has read the rest. */
  faq: list(1, 5, record({ question: words(16), answer: words(70) })).exactOptional(),
  terms: list(1, 6, term).exactOptional(),
  /** Neighbours of the category stand in its place where a page names none. */
  related: list(1, 8, relatedPage).exactOptional(),
};

const costDriver = record({
  driver: words(6),
  why: words(20),
  keepDown: words(14),
  /** Place of the step whose weeks it moves; the first is 0. */
  step: z.number(),
});
export type CostDriver = z.infer<typeof costDriver>;

const risk = record({ risk: words(10), earlySign: words(18), response: words(24) });
export type Risk = z.infer<typeof risk>;

/** Chapters of every full page. What is optional stands only where the subject gives it something to say. */
const chaptersCore = {
  /** Anchors of the chapters that lead the page, the strongest material first; the others follow in their usual order. */
  order: list(1, 8, slug).exactOptional(),
  costDrivers: list(1, 4, costDriver),
  risks: list(1, 4, risk).exactOptional(),
};

const measure = record({
  metric: words(8),
  /** Method of measurement or formula. Never a result. */
  how: words(24),
  baseline: words(20),
});
export type Measure = z.infer<typeof measure>;
export const measures = list(1, 4, measure);

/** A standard or rule, and what it means on this page. `id` is a key of the register in `standards.ts`. */
const standardUse = record({
  id: z.enum(Object.keys(standards) as StandardId[]),
  use: words(44),
});
export type StandardUse = z.infer<typeof standardUse>;

/** A way to get what the page is about, built by us or not. */
const way = record({ way: words(6), rightWhen: words(18), price: words(16) });
export type Way = z.infer<typeof way>;

/** Steps one after another; their weeks add up. */
const plan = list(1, 5, record({ ...named(words(32)), weeks }));

// --- Services: how we build ---------------------------------------------------------------------

const ledgerRow = list(2, 3, characters(30));

/** Figures of an example, set as a ledger: the width of a phone holds three columns. */
const sums = z
  .strictObject({
    /** The first names the row. */
    columns: list(2, 3, characters(26)),
    rows: list(1, 6, ledgerRow),
    /** Sum of each column. */
    total: ledgerRow,
    /** Conclusion from the totals, as a row of its own. */
    verdict: ledgerRow.exactOptional(),
  })
  .check(rule(({ columns, rows }) => narrowRows(columns, rows)))
  .readonly();
export type Sums = z.infer<typeof sums>;

const serviceChapters = record({
  ...chaptersCore,
  /** One after another; their weeks add up. */
  approach: list(
    1,
    6,
    record({ ...named(words(40)), output: words(12), decidedBy: words(12).exactOptional(), weeks }),
  ),
  /** Shown as an illustration. Numbers are arithmetic, not claims. */
  workedExample: record({ paragraphs: prose(3, 90, 150), sums: sums.exactOptional() }).exactOptional(),
  techTable: list(1, 5, record({ layer: words(5), usual: words(12), otherwise: words(16) })).exactOptional(),
  standards: list(1, 6, standardUse).exactOptional(),
  measures: measures.exactOptional(),
});
export type ServiceChapters = z.infer<typeof serviceChapters>;

const serviceDetail = record({
  ...core,
  capabilities: list(1, 8, record(named(words(60)))),
  /** A piece of what the client would hold: the first chapter. */
  exhibit: exhibit.exactOptional(),
  chapters: serviceChapters.exactOptional(),
});
export type ServiceDetail = z.infer<typeof serviceDetail>;

// --- Industries: what is different in the trade ---------------------------------------------------

/** A product we build for the trade. */
const industryCapability = record({
  ...named(words(52)),
  users: words(12),
  hardPart: words(28),
  /** Who suffers today for the lack of it. */
  today: record({ role: words(6), pain: words(34) }).exactOptional(),
});

const industryChapters = record({
  ...chaptersCore,
  buildOrBuy: list(1, 4, way),
  systemsMap: list(
    1,
    6,
    record({ system: words(6), holds: words(12), integration: words(14), gotcha: words(20) }),
  ),
  plan,
  /** The order in which the trade can go live. */
  goingLive: list(1, 5, record(named(words(30)))).exactOptional(),
  standards: list(1, 5, standardUse).exactOptional(),
  aiUse: list(
    1,
    2,
    record({ ...named(words(30)), humanCheck: words(20), dataCondition: words(18) }),
  ).exactOptional(),
  kpis: list(1, 5, record({ name: words(6), formula: words(18) })).exactOptional(),
});
export type IndustryChapters = z.infer<typeof industryChapters>;

const industryDetail = z
  .strictObject({
    ...core,
    capabilities: list(1, 6, industryCapability),
    /** Stands in the page's first view, in place of the drawing, which moves to the chapter of the systems. */
    route: route.exactOptional(),
    chapters: industryChapters.exactOptional(),
  })
  .check(
    rule(({ route, schematic: { lanes } }) => {
      const nodes = new Set(lanes.flatMap((lane) => lane.nodes.map(({ id }) => id)));
      const unknown = (route?.stations ?? []).filter(({ at }) => !nodes.has(at));
      return unknown.map(({ at }) => `route: the drawing has no node "${at}"`);
    }),
  )
  .readonly();
export type IndustryDetail = z.infer<typeof industryDetail>;

// --- Solutions: a product shape -----------------------------------------------------------------

/** A module of the product. */
const solutionCapability = record({
  ...named(words(42)),
  users: words(10),
  /** The records that this module alone may change. */
  owns: words(12),
  /** Where the product's screen shows the module: a part by its place, and a row, figure or stop of it. */
  on: record({
    part: z.number(),
    row: z.number().exactOptional(),
    /** Here shows what the mark of the drawing decided. */
    corrected: z.literal(true).exactOptional(),
  }).exactOptional(),
});

/** One record of the first kind, and how many of the second belong to it. */
const relation = record({
  one: words(3),
  verb: words(5),
  many: z.enum(['one', 'none or one', 'one or more', 'any number of']),
  of: words(3),
});
export type Relation = z.infer<typeof relation>;

const permissions = z
  .strictObject({
    /** Actions, one column each. */
    actions: list(1, 6, words(6)),
    /** One row a role; `grants` has one entry per action. */
    roles: list(1, 7, record({ role: words(6), grants: list(1, 6, z.enum(['yes', 'own', 'no'])) })),
  })
  .check(
    rule(({ actions, roles }) =>
      narrowRows(
        actions,
        roles.map(({ grants }) => grants),
      ),
    ),
  )
  .readonly();

const solutionChapters = record({
  ...chaptersCore,
  rentOrBuild: list(1, 4, way),
  /** Import of the client's data, and its export when the client leaves. */
  ownership: record({ dataIn: words(60), dataOut: words(60) }),
  integrations: list(
    1,
    6,
    record({
      system: words(6),
      direction: z.enum(['in', 'out', 'both']),
      trigger: words(14),
      onFailure: words(18),
    }),
  ),
  releases: list(
    1,
    8,
    record({ feature: words(8), when: z.enum(['first', 'later']), reason: words(16) }),
  ).exactOptional(),
  rollout: plan,
  // For the client's architect.
  permissions: permissions.exactOptional(),
  dataModel: list(1, 9, relation).exactOptional(),
  configuration: list(1, 6, record(named(words(20)))).exactOptional(),
  nonFunctional: list(1, 5, record(named(words(30)))).exactOptional(),
  standards: list(1, 5, standardUse).exactOptional(),
});
export type SolutionChapters = z.infer<typeof solutionChapters>;

const solutionDetail = record({
  ...core,
  /** The modules. */
  capabilities: list(1, 10, solutionCapability),
  /** One sentence that tells the page from the service or industry page of the same name or subject. */
  howItDiffers: words(45),
  /** Stands in the first view, and the drawing moves to the chapter of the integrations, or of the modules. */
  screen: screen.exactOptional(),
  chapters: solutionChapters.exactOptional(),
});
export type SolutionDetail = z.infer<typeof solutionDetail>;

// --- Pages and categories -----------------------------------------------------------------------

/** Record behind a page's body, by section. */
interface DetailBySection {
  readonly services: ServiceDetail;
  readonly industries: IndustryDetail;
  readonly solution: SolutionDetail;
}

const head = record(pageHead);

/** One page. `section` and `slug` together are its identity and its URL. */
export interface CataloguePage<S extends Section = Section> extends z.infer<typeof head> {
  readonly section: S;
  readonly detail: DetailBySection[S];
}

export const pageSchemas = {
  services: record({ section: z.literal('services'), ...pageHead, detail: serviceDetail }),
  industries: record({ section: z.literal('industries'), ...pageHead, detail: industryDetail }),
  solution: record({ section: z.literal('solution'), ...pageHead, detail: solutionDetail }),
} as const satisfies { readonly [S in Section]: z.ZodType<CataloguePage<S>> };

export type ServicePage = CataloguePage<'services'>;

/** Any page, narrowed by `section`. */
export type AnyPage = { [S in Section]: CataloguePage<S> }[Section];

/** Names of the motifs of categories; `content/motifs.ts` holds the drawing of each. */
const motifName = z.enum([
  'code',
  'mobile',
  'outsourcing',
  'consulting',
  'devops',
  'integration',
  'security',
  'data',
  'design',
  'discovery',
  'search',
  'bank',
  'insurance',
  'fintech',
  'shop',
  'health',
  'logistics',
  'travel',
  'education',
  'factory',
  'energy',
  'hospitality',
  'telecom',
  'building',
  'media',
  'agriculture',
  'automotive',
  'government',
  'retail',
  'briefcase',
  'transport',
  'consumer-goods',
  'classroom',
  'ngo',
]);
export type MotifName = z.infer<typeof motifName>;

/** A titled, ordered group of pages. A page may be listed in several categories of its section. */
export const categorySchema = record({
  section,
  /** Anchor on the hub page. */
  slug,
  label: characters(34),
  motif: motifName,
  /** Shown on the hub page and in the menu: the category's subject and readers. */
  description: words(25),
  pages: list(1, 12, z.custom<AnyPage>()),
});
export interface Category<S extends Section = Section>
  extends Omit<z.infer<typeof categorySchema>, 'section' | 'pages'> {
  readonly section: S;
  readonly pages: NonEmptyArray<CataloguePage<S>>;
}
export type AnyCategory = { [S in Section]: Category<S> }[Section];

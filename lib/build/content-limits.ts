import type { Exhibit } from '@/content/catalogue/exhibit';
import type {
  AnyCategory,
  AtAGlance,
  CataloguePage,
  CostDriver,
  IndustryPage,
  Measure,
  NamedText,
  Question,
  RelatedPage,
  Risk,
  Schematic,
  ServicePage,
  SolutionPage,
  StandardUse,
  Sums,
  Way,
} from '@/content/catalogue/types';
import type { FaqQuestion } from '@/content/faq';
import type { LegalPage } from '@/content/legal/types';
import type {
  CaseStudy,
  LabelledValue,
  PortfolioItem,
  Surface,
  SurfacePart,
} from '@/content/portfolio/types';
import type { Standard } from '@/content/standards';
import type { StaticPage } from '@/content/static-pages';

/*
 * How long each text and each list of the content may be: one table for each kind of record. The checker, its tests and the
 * tables of docs/content.md come from here and nowhere else. A text field without a limit does not compile.
 */

export interface TextLimit {
  /** A slug is counted in characters and held to its alphabet besides. */
  readonly unit: 'words' | 'characters' | 'slug';
  readonly min: number;
  readonly max: number;
}

/** A list of ids, words of a fixed list, numbers or pages: only their number is limited. */
export interface CountLimit {
  readonly unit: 'entries';
  readonly min: number;
  readonly max: number;
}

export interface ListLimit<Entry = AnyLimits> extends CountLimit {
  readonly each: Entry;
  /** All entries together, where they are the paragraphs of one text. */
  readonly together?: TextLimit;
}

/** A record of several shapes, told apart by the field `by`. */
export interface ShapeLimits<Shapes = RecordLimits> {
  readonly unit: 'shapes';
  readonly by: string;
  readonly shapes: Shapes;
}

export interface RecordLimits {
  readonly [field: string]: AnyLimits;
}

export type AnyLimits = TextLimit | CountLimit | ListLimit | ShapeLimits | RecordLimits;

/** Ids that only code reads. */
type Unwritten = 'id' | 'from' | 'to' | 'node' | 'treatedIn';

/** A record that others point to: it has a table of its own. */
type Elsewhere = CataloguePage | PortfolioItem;

/** The limits that a `T` needs; `never` where nothing in it is written freely: dates, numbers, words of a fixed list. */
type Limits<T> = [T] extends [never]
  ? never
  : [T] extends [SurfacePart]
    ? ShapeLimits<{ readonly [P in T as P['part']]: FieldLimits<P> }>
    : [T] extends [Exhibit]
      ? ShapeLimits<{ readonly [E in T as E['kind']]: FieldLimits<E> }>
      : T extends string
        ? string extends T
          ? TextLimit
          : never
        : T extends () => infer Result
          ? Limits<Result>
          : T extends readonly (infer Entry)[]
            ? ListLimits<Limits<Exclude<Entry, Elsewhere>>>
            : T extends Elsewhere
              ? never
              : T extends object
                ? FieldLimits<T>
                : never;
type ListLimits<Entry> = [Entry] extends [never] ? CountLimit : ListLimit<Entry>;
type FieldLimits<T> = {
  readonly [K in keyof T as K extends Unwritten
    ? never
    : [Limits<NonNullable<T[K]>>] extends [never]
      ? never
      : K]-?: Limits<NonNullable<T[K]>>;
};

const words = (min: number, max: number): TextLimit => ({ unit: 'words', min, max });
const characters = (min: number, max: number): TextLimit => ({ unit: 'characters', min, max });
const slug: TextLimit = { unit: 'slug', min: 2, max: 40 };
const count = (min: number, max: number): CountLimit => ({ unit: 'entries', min, max });
const list = <Entry>(min: number, max: number, each: Entry): ListLimit<Entry> => ({
  ...count(min, max),
  each,
});
const prose = (min: number, max: number, each: TextLimit, together: TextLimit): ListLimit<TextLimit> => ({
  ...list(min, max, each),
  together,
});

// --- Parts of several tables ------------------------------------------------------------------------

const named = (text: TextLimit) => ({ name: words(1, 8), text }) satisfies FieldLimits<NamedText>;

/** Head of everything that has a page: menus and cards show `label`, search results `title` and `summary`. */
const head = { slug, label: characters(2, 34), title: characters(20, 60), summary: characters(110, 160) };

export const drawing: FieldLimits<Schematic> = {
  caption: words(12, 30),
  lanes: list(2, 5, {
    label: characters(2, 22),
    nodes: list(1, 4, { label: characters(2, 26) }),
  }),
  flows: list(4, 14, { label: characters(2, 20) }),
  mark: { before: characters(2, 26), doubt: characters(12, 60), answer: characters(12, 60) },
};

const cell = characters(1, 24);
const labelled: FieldLimits<LabelledValue> = { label: cell, value: cell };

const surface: FieldLimits<Surface> = {
  heading: cell,
  parts: list(2, 4, {
    unit: 'shapes',
    by: 'part',
    shapes: {
      figures: { items: list(2, 4, labelled) },
      table: { columns: list(2, 4, cell), rows: list(3, 5, list(2, 4, cell)) },
      chart: { label: cell, points: count(6, 12) },
      list: { items: list(2, 6, { label: cell }) },
      map: { label: cell, stops: list(3, 6, cell) },
      steps: { items: list(2, 6, cell) },
      form: { fields: list(1, 4, labelled), action: cell },
      log: { lines: list(2, 6, list(1, 4, characters(1, 24))) },
    },
  }),
};

const weeks = count(2, 2);

const youBring = list(3, 5, words(3, 16));

const ways: ListLimit<FieldLimits<Way>> = list(3, 4, {
  way: words(1, 6),
  rightWhen: words(5, 18),
  price: words(4, 16),
});

/** A ledger: the width of a phone holds three columns. */
const sums: FieldLimits<Sums> = {
  columns: list(2, 3, characters(2, 26)),
  rows: list(2, 6, list(2, 3, characters(1, 30))),
  total: list(2, 3, characters(1, 30)),
  verdict: list(2, 3, characters(1, 30)),
};

const exhibitHead = { sheet: characters(8, 48), title: words(3, 14), reading: words(12, 36) };

const exhibit: ShapeLimits<{ readonly [E in Exhibit as E['kind']]: FieldLimits<E> }> = {
  unit: 'shapes',
  by: 'kind',
  shapes: {
    rules: {
      ...exhibitHead,
      basis: words(6, 24),
      columns: list(3, 4, characters(2, 24)),
      rows: list(3, 5, { cells: list(3, 4, characters(1, 36)) }),
      tieBreak: words(6, 26),
    },
    record: {
      ...exhibitHead,
      severity: words(1, 2),
      grounds: words(6, 22),
      fields: list(3, 5, { label: words(1, 3), value: characters(6, 80) }),
      exchange: list(1, 2, { label: words(1, 8), lines: list(2, 6, characters(4, 60)) }),
    },
    checklist: {
      ...exhibitHead,
      steps: list(4, 7, { at: characters(3, 8), by: words(1, 4), step: words(2, 10), proof: words(4, 18) }),
      wayBack: words(8, 32),
    },
    decision: {
      ...exhibitHead,
      chosen: words(3, 12),
      why: words(12, 40),
      rejected: list(2, 3, { option: words(2, 10), why: words(8, 24) }),
      reopens: words(6, 24),
    },
    code: {
      ...exhibitHead,
      lines: list(8, 20, { code: characters(2, 40), note: words(3, 14) }),
    },
  },
};

/** The page in five lines. */
const atAGlance: FieldLimits<AtAGlance> = {
  fits: words(5, 22),
  notFor: words(4, 22),
  firstStep: { what: words(3, 16), output: words(3, 16), weeks },
  charged: words(3, 18),
  youBring: words(3, 20),
};

/** Nodes of a drawing, all lanes together. */
export const drawingNodes = count(5, 11);

const measures = (min: number, max: number): ListLimit<FieldLimits<Measure>> =>
  list(min, max, { metric: words(1, 8), how: words(4, 24), baseline: words(3, 20) });

const risks = (min: number, max: number): ListLimit<FieldLimits<Risk>> =>
  list(min, max, { risk: words(2, 10), earlySign: words(3, 14), response: words(5, 20) });

const costDrivers: ListLimit<FieldLimits<CostDriver>> = list(3, 4, {
  driver: words(1, 6),
  why: words(5, 16),
  keepDown: words(3, 12),
});

const standardUses = (min: number, max: number): ListLimit<FieldLimits<StandardUse>> =>
  list(min, max, { use: words(8, 44) });

const related: ListLimit<FieldLimits<RelatedPage>> = list(4, 6, { reason: words(5, 14) });

const detail = { promise: words(6, 28), quickAnswer: words(35, 80), atAGlance, schematic: drawing };

const faq: ListLimit<FieldLimits<Question>> = list(4, 5, { question: words(3, 16), answer: words(28, 60) });

const chapters = { costDrivers, faq, related };

// --- One table for each kind of record ----------------------------------------------------------------

const services: FieldLimits<ServicePage> = {
  ...head,
  detail: {
    ...detail,
    capabilities: list(5, 8, named(words(25, 52))),
    chapters: {
      ...chapters,
      fit: {
        roles: list(2, 3, { role: words(1, 8), situation: words(8, 20) }),
        signs: list(3, 4, words(6, 18)),
        simpler: list(1, 3, words(8, 20)),
      },
      deliverables: list(4, 6, { ...named(words(8, 20)), usedBy: words(1, 8) }),
      exhibit,
      approach: list(4, 6, {
        ...named(words(12, 34)),
        output: words(2, 10),
        decidedBy: words(1, 10),
        weeks,
      }),
      techTable: list(3, 5, { layer: words(1, 5), usual: words(1, 12), otherwise: words(4, 16) }),
      standards: standardUses(2, 6),
      engagement: { models: count(1, 4), why: words(20, 40) },
      risks: risks(3, 4),
      measures: measures(2, 4),
      workedExample: { paragraphs: prose(1, 3, words(10, 80), words(60, 120)), sums },
    },
  },
};

const industries: FieldLimits<IndustryPage> = {
  ...head,
  detail: {
    ...detail,
    capabilities: list(4, 6, { ...named(words(22, 48)), users: words(1, 12), hardPart: words(8, 28) }),
    chapters: {
      ...chapters,
      howWorkFlows: { record: words(4, 22), steps: list(5, 8, named(words(8, 22))) },
      pains: list(3, 5, { role: words(1, 6), pain: words(10, 34) }),
      systemsMap: list(4, 6, {
        system: words(1, 6),
        holds: words(2, 10),
        integration: words(2, 12),
        gotcha: words(4, 16),
      }),
      standards: standardUses(3, 5),
      plan: list(3, 5, { ...named(words(8, 24)), weeks }),
      youBring,
      buildOrBuy: ways,
      goingLive: list(3, 5, named(words(8, 26))),
      security: list(2, 4, named(words(8, 26))),
      exhibit,
      dataObjects: list(4, 7, { term: words(1, 5), meaning: words(8, 24) }),
      aiUse: list(1, 2, { ...named(words(8, 30)), humanCheck: words(5, 20), dataCondition: words(4, 18) }),
      kpis: list(3, 5, { name: words(1, 6), formula: words(3, 18) }),
      risks: risks(2, 4),
    },
  },
};

const solution: FieldLimits<SolutionPage> = {
  ...head,
  detail: {
    ...detail,
    capabilities: list(6, 10, { ...named(words(18, 42)), users: words(1, 10), owns: words(1, 12) }),
    howItDiffers: words(12, 45),
    chapters: {
      ...chapters,
      problem: prose(1, 2, words(10, 80), words(60, 110)),
      rentOrBuild: ways,
      screen: { surface, reading: list(2, 4, words(8, 28)) },
      integrations: list(4, 6, { system: words(1, 6), trigger: words(2, 12), onFailure: words(4, 14) }),
      releases: list(5, 8, { feature: words(1, 8), reason: words(4, 16) }),
      rollout: list(3, 5, { ...named(words(8, 26)), weeks }),
      youBring,
      ownership: { dataIn: words(20, 50), dataOut: words(20, 50) },
      exhibit,
      permissions: {
        actions: list(3, 6, words(1, 6)),
        roles: list(4, 7, { role: words(1, 6), grants: count(3, 6) }),
      },
      dataModel: list(4, 9, { one: words(1, 3), verb: words(1, 5), of: words(1, 3) }),
      configuration: list(3, 6, named(words(5, 20))),
      nonFunctional: list(3, 5, named(words(8, 30))),
      standards: standardUses(2, 5),
    },
  },
};

const category: FieldLimits<AnyCategory> = {
  slug,
  label: characters(2, 34),
  description: words(8, 25),
  pages: count(3, 12),
};

const portfolio: FieldLimits<PortfolioItem> = {
  ...head,
  label: characters(2, 40),
  facts: {
    sector: words(1, 8),
    product: words(1, 8),
    users: words(1, 12),
    platform: words(1, 10),
    team: words(2, 14),
    plannedEffort: words(4, 14),
    stack: words(2, 16),
  },
  surface,
  startingPoint: words(40, 80),
  constraints: list(3, 5, words(8, 30)),
  delivers: list(3, 5, named(words(20, 40))),
  decision: {
    question: words(3, 16),
    chosen: words(5, 24),
    why: words(30, 60),
    rejected: list(1, 3, { option: words(1, 10), why: words(6, 28) }),
  },
  measures: measures(2, 4),
  illustrates: count(2, 5),
  chapters: {
    hardPart: list(1, 2, words(40, 80)),
    testing: words(40, 80),
    operation: words(40, 80),
    differently: words(40, 80),
  },
};

const caseStudy: FieldLimits<CaseStudy> = {
  lead: words(20, 60),
  facts: list(3, 7, { label: words(1, 5), value: words(2, 14) }),
  sections: list(7, 9, {
    slug,
    heading: words(2, 12),
    paragraphs: list(1, 3, words(15, 92)),
    schematic: drawing,
    table: { columns: list(2, 4, words(1, 6)), rows: list(2, 6, list(2, 4, words(1, 16))) },
    list: list(2, 6, words(6, 30)),
    aside: { label: words(1, 8), text: words(10, 45) },
  }),
};

const question: FieldLimits<FaqQuestion> = {
  slug,
  question: words(3, 16),
  answer: list(1, 3, words(20, 60)),
};

const legal: FieldLimits<LegalPage> = {
  inShort: list(2, 5, words(8, 40)),
  sections: list(4, 14, {
    slug,
    heading: words(1, 12),
    paragraphs: list(1, 4, words(8, 92)),
    list: list(2, 8, words(5, 60)),
  }),
};

const staticPage: FieldLimits<StaticPage> = {
  label: head.label,
  title: head.title,
  summary: head.summary,
};

const standard: FieldLimits<Standard> = {
  name: words(1, 9),
  issuer: words(1, 9),
  scope: words(8, 30),
  binding: { audience: words(4, 20), when: words(2, 12) },
};

/** Every kind of record that is held to limits. */
export interface RecordByKind {
  readonly services: ServicePage;
  readonly industries: IndustryPage;
  readonly solution: SolutionPage;
  readonly category: AnyCategory;
  readonly portfolio: PortfolioItem;
  readonly caseStudy: CaseStudy;
  readonly question: FaqQuestion;
  readonly legal: LegalPage;
  readonly staticPage: StaticPage;
  readonly standard: Standard;
  readonly drawing: Schematic;
}
export type RecordKind = keyof RecordByKind;

export const contentLimits: { readonly [K in RecordKind]: FieldLimits<RecordByKind[K]> } = {
  services,
  industries,
  solution,
  category,
  portfolio,
  caseStudy,
  question,
  legal,
  staticPage,
  standard,
  drawing,
};

import type {
  EngagementModel,
  IndustryChapters,
  Section,
  ServiceChapters,
  SolutionChapters,
} from './catalogue/types';
import type { PortfolioItem, ProjectChapters } from './portfolio/types';

/*
 * The headings and labels that all pages of a kind share, by the field of the page's `detail` that stands under them. What a page
 * alone says is in the page's own file.
 */

export interface ChapterHead {
  /** Anchor on the page. */
  readonly slug: string;
  /** Also the entry in the page's table of contents. */
  readonly heading: string;
  readonly intro?: string;
  /** Column heads, where the chapter is a table. */
  readonly columns?: readonly string[];
}

type Heads<Field extends PropertyKey> = Readonly<Record<Field, ChapterHead>>;

/** Chapters that more than one kind of page has. */
export const sharedHeads = {
  standards: { slug: 'standards', heading: 'Standards and rules' },
  costDrivers: {
    slug: 'cost',
    heading: 'What moves the cost',
    intro: 'Drivers, not prices: a price needs your scope. Each can be kept down from your side.',
    columns: ['Driver', 'Why it moves the effort', 'How to keep it down'],
  },
  risks: {
    slug: 'risks',
    heading: 'What can go wrong',
    columns: ['Risk', 'Early sign', 'How we handle it'],
  },
  faq: { slug: 'questions', heading: 'Questions that come up' },
  related: { slug: 'related', heading: 'Where to read on' },
} as const satisfies Heads<string>;

type OwnFields<Chapters> = Exclude<keyof Chapters, keyof typeof sharedHeads | 'cta'>;

export const capabilitiesHeads = {
  services: { slug: 'capabilities', heading: 'What we do' },
  industries: { slug: 'capabilities', heading: 'What we build for the trade' },
  solution: { slug: 'capabilities', heading: 'The modules' },
} as const satisfies Heads<Section>;

export const serviceHeads = {
  forWhom: { slug: 'for-whom', heading: 'Is it for you' },
  deliverables: { slug: 'deliverables', heading: 'What you hold at the end' },
  approach: { slug: 'approach', heading: 'How it goes' },
  techTable: {
    slug: 'technology',
    heading: 'What we choose, and when we choose otherwise',
    columns: ['Layer', 'Usual choice', 'When something else'],
  },
  timeline: {
    slug: 'timeline',
    heading: 'How long it takes',
    intro: 'Planning ranges, not a quote.',
    columns: ['Phase', 'Planning range', 'Depends on'],
  },
  engagement: { slug: 'engagement', heading: 'How we charge' },
  weNeedFromYou: { slug: 'from-you', heading: 'What we need from you' },
  measures: {
    slug: 'measures',
    heading: 'How you see whether it worked',
    columns: ['Measure', 'How it is taken', 'Where the baseline comes from'],
  },
  workedExample: { slug: 'example', heading: 'Illustrative example' },
} as const satisfies Heads<Exclude<OwnFields<ServiceChapters>, 'signs' | 'notFor'>>;

/** The three columns of the chapter `forWhom`. */
export const fitHeadings = {
  forWhom: 'Who it is for',
  signs: 'Signs that it is time',
  notFor: 'When something simpler is better',
} as const satisfies Partial<Record<keyof ServiceChapters, string>>;

export const engagementModels: Readonly<Record<EngagementModel, string>> = {
  'fixed-scope': 'Fixed scope',
  'time-and-material': 'Time and material',
  'dedicated-team': 'Dedicated team',
  retainer: 'Retainer',
};

export const industryHeads = {
  whoInside: { slug: 'people', heading: 'Who is inside, and what they ask each day' },
  howWorkFlows: { slug: 'flow', heading: 'How the work flows', intro: 'The record that moves:' },
  painPoints: { slug: 'pain', heading: 'Where it hurts' },
  systemsMap: {
    slug: 'systems',
    heading: 'The systems already there',
    columns: ['System', 'What it holds', 'Usual integration', 'What to watch for'],
  },
  dataObjects: { slug: 'vocabulary', heading: 'The words of the trade' },
  aiUse: { slug: 'ai', heading: 'Where a model may help' },
  security: { slug: 'security', heading: 'Security and privacy' },
  rollout: { slug: 'rollout', heading: 'Going live' },
  kpis: { slug: 'figures', heading: 'Figures to steer by', columns: ['Figure', 'Formula'] },
  buildOrBuy: { slug: 'build-or-buy', heading: 'Build, or buy' },
} as const satisfies Heads<OwnFields<IndustryChapters>>;

export const solutionHeads = {
  problem: { slug: 'problem', heading: 'The problem it is shaped for' },
  /** The actions follow the first column. */
  permissions: { slug: 'roles', heading: 'Roles and permissions', columns: ['Role'] },
  dataModel: { slug: 'data-model', heading: 'The data model' },
  integrations: {
    slug: 'integrations',
    heading: 'What it connects to',
    columns: ['System', 'Direction', 'Trigger', 'When it fails'],
  },
  releases: { slug: 'releases', heading: 'First release, and later' },
  configuration: { slug: 'configuration', heading: 'What differs from client to client' },
  nonFunctional: { slug: 'limits', heading: 'Volumes and limits' },
  migration: { slug: 'migration', heading: 'Bringing your data over' },
  rollout: { slug: 'rollout', heading: 'Going live' },
} as const satisfies Heads<OwnFields<SolutionChapters>>;

export const grantLabels = { yes: 'Yes', own: 'Own only', no: '–' } as const;
export const directionLabels = { in: 'In', out: 'Out', both: 'Both ways' } as const;
export const releaseHeadings = { first: 'In the first release', later: 'Later, on purpose' } as const;

/** The small table beside a page's title. */
export const glanceLabels = {
  heading: 'At a glance',
  fits: 'Fits',
  notFor: 'Not for',
  firstStep: 'First step',
  charged: 'How it is charged',
  youBring: 'You bring',
} as const;

/** Leads from a detail page to what holds in every engagement. */
export const sharedTerms = 'People, data, warranty, exit: how we work';

/** Labels of the short facts beside a text. */
export const noteLabels = {
  users: 'Used by',
  usedBy: 'Used by',
  hardPart: 'Hard part',
  owns: 'Owns',
  output: 'Output',
  decidedBy: 'Decided by',
  humanCheck: 'Checked by',
  dataCondition: 'Only if',
  scope: 'Covers',
  status: 'Status',
} as const;

/** Beneath the chapters: portfolio items that illustrate the page. */
export const samplesHead: ChapterHead = { slug: 'samples', heading: 'Worked through as a sample' };

export const factLabels = {
  sector: 'Sector',
  product: 'Product',
  users: 'Users',
  platform: 'Platform',
  team: 'Team by role',
  plannedEffort: 'Effort',
  stack: 'Stack',
} as const satisfies Record<keyof PortfolioItem['facts'], string>;

export const projectHeads = {
  startingPoint: { slug: 'start', heading: 'Where it starts' },
  delivers: { slug: 'plan', heading: 'What the plan delivers' },
  constraints: { slug: 'constraints', heading: 'What could not move' },
  hardPart: { slug: 'hard', heading: 'What is hard about it' },
  testing: { slug: 'testing', heading: 'How it would be tested' },
  operation: { slug: 'operation', heading: 'How it would be run' },
  measures: { slug: 'measures', heading: 'How the result would be measured' },
  differently: { slug: 'differently', heading: 'What we would do differently' },
  illustrates: { slug: 'pages', heading: 'The pages behind it' },
} as const satisfies Heads<
  keyof ProjectChapters | 'startingPoint' | 'constraints' | 'delivers' | 'measures' | 'illustrates'
>;

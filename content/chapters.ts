import type { IndustryChapters, Section, ServiceChapters, SolutionChapters } from './catalogue/schema';
import type { Ask } from './fields';
import type { PortfolioItem, ProjectChapters } from './portfolio/schema';
import type { StaticPath } from './static-pages';

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

/** What the reader of an illustrative project could send us. */
export const projectAsk: Ask = {
  text: 'One constraint of yours that is missing above can tip the decision: name it, and we say which option we would then take.',
  button: 'Add one constraint of yours',
};

/** Chapters that more than one kind of page has. */
export const sharedHeads = {
  standards: { slug: 'standards', heading: 'Standards and rules' },
  risks: {
    slug: 'risks',
    heading: 'What can go wrong',
  },
  faq: { slug: 'questions', heading: 'Questions that come up' },
  related: { slug: 'related', heading: 'Read next' },
} as const satisfies Heads<string>;

/** The one thing of a page, where its argument names no heading. */
export const pieceHeads = {
  services: { slug: 'exhibit', heading: 'A sample of what you hold' },
  industries: { slug: 'case', heading: 'One record, followed through' },
  solution: { slug: 'screen', heading: 'One screen' },
} as const satisfies Heads<Section>;

type OwnFields<Chapters> = Exclude<keyof Chapters, keyof typeof sharedHeads | 'order' | 'costDrivers'>;

export const capabilitiesHeads = {
  services: { slug: 'capabilities', heading: 'What we do' },
  industries: { slug: 'capabilities', heading: 'What we build for the trade' },
  solution: { slug: 'capabilities', heading: 'The modules' },
} as const satisfies Heads<Section>;

export const serviceHeads = {
  approach: { slug: 'approach', heading: 'How it goes' },
  techTable: {
    slug: 'technology',
    heading: 'What we choose, and when we choose otherwise',
    columns: ['Layer', 'Usual choice', 'When something else'],
  },
  measures: {
    slug: 'measures',
    heading: 'How you see whether it worked',
    columns: ['Measure', 'How it is taken', 'Where the baseline comes from'],
  },
  workedExample: { slug: 'example', heading: 'Worked through, with made-up figures' },
} as const satisfies Heads<OwnFields<ServiceChapters>>;

export const industryHeads = {
  systemsMap: {
    slug: 'systems',
    heading: 'The systems already there',
    columns: ['System', 'What it holds', 'Usual integration', 'What to watch for'],
  },
  aiUse: { slug: 'ai', heading: 'Where a model may help' },
  plan: { slug: 'plan', heading: 'Weeks and cost' },
  kpis: { slug: 'figures', heading: 'Figures to steer by', columns: ['Figure', 'Formula'] },
  buildOrBuy: {
    slug: 'build-or-buy',
    heading: 'Build, buy or keep',
    columns: ['Way', 'Right when', 'What it costs you'],
  },
} as const satisfies Heads<Exclude<OwnFields<IndustryChapters>, 'goingLive'>>;

export const solutionHeads = {
  rentOrBuild: {
    slug: 'rent-or-build',
    heading: 'Rent or build',
    columns: ['Way', 'Right when', 'What it costs you'],
  },
  permissions: { slug: 'roles', heading: 'Who may do what' },
  dataModel: { slug: 'data-model', heading: 'The data model' },
  integrations: {
    slug: 'integrations',
    heading: 'What it connects to',
    columns: ['System', 'Direction', 'Trigger', 'When it fails'],
  },
  configuration: { slug: 'configuration', heading: 'What differs from client to client' },
  nonFunctional: { slug: 'limits', heading: 'Volumes and limits' },
  rollout: { slug: 'rollout', heading: 'Weeks and cost' },
  ownership: { slug: 'ownership', heading: 'Your data, in and out' },
} as const satisfies Heads<Exclude<OwnFields<SolutionChapters>, 'releases'>>;

/** Parts of chapters that have a heading of their own. */
export const partHeadings = {
  goingLive: 'Going live',
  dataIn: 'In',
  dataOut: 'Out, and yours',
} as const;

export const grantLabels = { yes: 'Yes', own: 'Own only', no: 'No' } as const;
export const directionLabels = { in: 'In', out: 'Out', both: 'Both ways' } as const;
export const releaseHeadings = { first: 'In the first release', later: 'Later, on purpose' } as const;

/** Beneath a drawing. */
export const drawingLabels = {
  key: 'Key',
  asText: 'Read as text',
  all: 'All flows',
  /** Said where the picture is not seen; the caption stands beside it. */
  picture: (flows: number) => `Drawing with ${flows} flows, in words below`,
  /** Text alternative of an arrow from one part to another. */
  to: 'to',
  revision: 'Revision',
  revisionA: 'Rev A',
  revisionB: 'Rev B',
  /** A revision's content in words, for screen readers. */
  reads: (label: string, note: string) => `One part reads “${label}”, and beside it: ${note}`,
  assembly: (heading: string) => `Drawn screen: ${heading}, with the numbers of the modules.`,
  struck: (before: string, answer: string) => `Above it “${before}” is struck out: ${answer}`,
  sheet: (index: number, count: number) => `Sheet ${index} of ${count}`,
  checked: (date: string) => `Checked ${date}`,
} as const;

/** On a route sheet. */
export const routeLabels = {
  /** Said before the correction of a struck value. */
  corrected: 'corrected to',
  onward: 'Onward',
  /** Shows all stations on a narrow window. */
  whole: (stations: number) => `Whole sheet, ${stations} stations`,
  madeUp: 'A made-up record; its sums close.',
} as const;

/** The small table beside a page's title. */
export const glanceLabels = {
  heading: 'At a glance',
  fits: 'Fits',
  notFor: 'Not for',
  firstStep: 'First step',
  output: 'You then hold',
  charged: 'How it is charged',
  price: (band: string) => `First step: ${band}.`,
  /** Leads to what holds in every engagement. */
  terms: 'All our terms',
  youBring: 'You bring',
} as const;

/** Words around the bars of a plan. */
export const scheduleLabels = {
  total: 'altogether: a planning range, not a quote.',
  least: 'at least',
  most: 'at most',
} as const;

/** Key of the strips that lay our day over that of a place. */
export const stripLabels = {
  theirs: 'your 09:00 to 17:00',
  ours: 'our day, on your clock',
  agreed: 'a day to be agreed',
  shared: 'both at work',
} as const;

/** Words that every exhibit of a kind has. */
export const exhibitLabels = {
  sample: 'Sample',
  reading: 'How to read it:',
  tieBreak: 'Tie-break',
  ticked: 'Done',
  open: 'Open',
  wayBack: 'Way back',
  chosen: 'Chosen',
  rejected: 'Ruled out',
  reopens: 'Opens again when',
  /** Over the third column of a comparison. */
  note: 'Why, or its proof',
} as const;

/** Reference matter at the end of a page, folded. */
export const foldHead = {
  slug: 'for-architects',
  heading: 'For your architect',
} as const satisfies ChapterHead;

/** Beside the heading of a chapter that folds on a phone. */
export const foldLabels = {
  steps: (count: number) => `${count} steps`,
  ways: (count: number) => `${count} ways`,
  systems: (count: number) => `${count} systems`,
  risks: (count: number) => `${count} risks`,
  questions: (count: number) => (count === 1 ? 'One question' : `${count} questions`),
  sum: 'One sum',
  inAndOut: 'In and out',
} as const;

/** The words that a page explains, folded. */
export const termsHead = { slug: 'words', heading: 'Words explained' } as const satisfies ChapterHead;

/** The list of a page's chapters. */
export const contentsLabel = 'On this page';

/** The sentence that says who does not need the page's subject. */
export const notNeededHead = { slug: 'when-not', heading: 'When not to' } as const satisfies ChapterHead;

/** Beside the drawing's marked part: how it was first drawn, who doubted it, how it is drawn now. */
export const detailLabels = {
  name: 'Detail A',
  first: 'First drawn:',
  now: 'Now:',
} as const;

/** Labels of the short facts beside a text. */
export const noteLabels = {
  users: 'Used by',
  hardPart: 'Hard part',
  /** Before the role that suffers. */
  today: 'Today',
  earlySign: 'Early sign',
  response: 'What we do',
  owns: 'Owns',
  /** Before the name of what moves it. */
  movesCost: 'Moves the cost',
  output: 'Output',
  decidedBy: 'Decided by',
  humanCheck: 'Checked by',
  dataCondition: 'Only if',
} as const;

/** Heads of a product's parts list. */
export const partsColumns = ['Item', 'Module', 'Used by', 'Owns'] as const;

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

/** Foot line of a project's decision record. */
export const decisionReading =
  'what was ruled out stays on the sheet with its reason, so that nobody has to argue it twice.';

export const projectHeads = {
  startingPoint: { slug: 'start', heading: 'Where it starts' },
  delivers: { slug: 'plan', heading: 'What the plan delivers' },
  constraints: { slug: 'constraints', heading: 'What could not move' },
  decision: { slug: 'decision', heading: 'The choice that shapes the rest' },
  hardPart: { slug: 'hard', heading: 'What is hard about it' },
  testing: { slug: 'testing', heading: 'How it would be tested' },
  operation: { slug: 'operation', heading: 'How it would be run' },
  measures: { slug: 'measures', heading: 'How the result would be measured' },
  differently: { slug: 'differently', heading: 'What we would do differently' },
  illustrates: { slug: 'pages', heading: 'The pages behind it' },
} as const satisfies Heads<
  | keyof ProjectChapters
  | 'startingPoint'
  | 'constraints'
  | 'delivers'
  | 'decision'
  | 'measures'
  | 'illustrates'
>;

/** Sheets of "Before you buy" that the reader of a detail page needs next. */
export const deskSheets = {
  services: ['/before-you-buy/budget', '/before-you-buy/brief', '/sketch'],
  industries: ['/before-you-buy/committee', '/before-you-buy/papers', '/before-you-buy/when-it-goes-wrong'],
  solution: ['/before-you-buy/build-rent-buy', '/before-you-buy/compare', '/sketch'],
} as const satisfies Readonly<Record<Section, readonly StaticPath[]>>;

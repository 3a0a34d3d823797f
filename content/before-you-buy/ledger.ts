import 'server-only';

/** `YYYY-MM-DD`. */
export type Day = string;

/** Person-days at the best, as is likely, and at the worst. */
export interface Effort {
  readonly good: number;
  readonly likely: number;
  readonly bad: number;
}

export interface Milestone {
  readonly code: string;
  readonly name: string;
  /** People who work on it at once. */
  readonly people: number;
  readonly effort: Effort;
  readonly begun: Day;
  /** Hand-overs for acceptance: each but the last was rejected in writing. */
  readonly delivered: readonly { readonly on: Day; readonly rejected?: Day }[];
  readonly accepted: Day;
  /** Missing while its invoice is open. */
  readonly paid?: Day;
}

/** Something that somebody asked for beyond the order. */
export interface ChangePaper {
  readonly code: string;
  readonly what: string;
  readonly asked: Day;
  readonly written: Day;
  /** Missing where the buyer let it go. */
  readonly approved?: Day;
  /** Person-days that it adds, and the milestone with which it is invoiced. */
  readonly effort: number;
  readonly with?: string;
}

/**
 * Every date and sum of the papers of the case study's project, made up, and the only place from which papers take them. What follows from a rule is reckoned
 * (`lib/before-you-buy/ledger.ts`) and stands nowhere.
 */
export const ledger = {
  /** Rupees for a person-day, and per cent of income tax that the buyer deducts at source. */
  rate: 12_000,
  deducted: 2,
  /** Days from Monday to Friday on which nobody works, and Saturdays that are worked for one of them. */
  holidays: ['2026-05-01', '2026-09-14', '2026-10-02', '2026-10-20'],
  workedSaturdays: ['2026-10-17'],
  /** With the second order, and set off against the first invoice of it. */
  deposit: { price: 1_00_000, paid: '2026-05-29', against: 'M1' },
  /** Of the milestone that the wrong turn of the drawing made longer, before it was found. */
  firstEstimate: { milestone: 'M2', effort: { good: 80, likely: 87, bad: 100 } },
  talks: {
    enquiry: '2026-04-06',
    answer: '2026-04-07',
    call: '2026-04-09',
    notes: '2026-04-10',
    proposal: '2026-04-15',
    firstOrder: '2026-04-20',
    secondOrder: '2026-05-25',
  },
  milestones: [
    {
      code: 'D',
      name: 'Drawing',
      people: 2,
      effort: { good: 20, likely: 22, bad: 30 },
      begun: '2026-04-27',
      delivered: [{ on: '2026-05-15' }],
      accepted: '2026-05-20',
      paid: '2026-06-17',
    },
    {
      code: 'M1',
      name: 'Walking skeleton',
      people: 3,
      effort: { good: 44, likely: 49, bad: 60 },
      begun: '2026-06-01',
      delivered: [{ on: '2026-06-26' }],
      accepted: '2026-07-03',
      paid: '2026-07-31',
    },
    {
      code: 'M2',
      name: 'Prices, credit, holds',
      people: 4,
      effort: { good: 85, likely: 92, bad: 105 },
      begun: '2026-06-29',
      delivered: [{ on: '2026-08-21', rejected: '2026-08-28' }, { on: '2026-09-02' }],
      accepted: '2026-09-08',
      paid: '2026-10-06',
    },
    {
      code: 'M3',
      name: 'Retailer pages',
      people: 4,
      effort: { good: 80, likely: 87, bad: 100 },
      begun: '2026-08-24',
      delivered: [{ on: '2026-09-30' }],
      accepted: '2026-10-08',
      paid: '2026-11-06',
    },
    {
      code: 'M4',
      name: 'First depot opens',
      people: 3,
      effort: { good: 30, likely: 30, bad: 30 },
      begun: '2026-10-12',
      delivered: [{ on: '2026-10-23' }],
      accepted: '2026-10-30',
    },
  ],
  changes: [
    {
      code: 'C-01',
      what: 'The test copy of the ERP was locked for five working days.',
      asked: '2026-07-13',
      written: '2026-07-16',
      approved: '2026-07-20',
      effort: 0,
    },
    {
      code: 'C-02',
      what: 'Texts in Marathi.',
      asked: '2026-08-31',
      written: '2026-09-03',
      approved: '2026-09-04',
      effort: 6,
      with: 'M3',
    },
    {
      code: 'C-03',
      what: 'Damaged goods.',
      asked: '2026-09-22',
      written: '2026-09-25',
      effort: 12,
    },
  ],
} as const satisfies {
  readonly milestones: readonly Milestone[];
  readonly changes: readonly ChangePaper[];
  readonly [name: string]: unknown;
};

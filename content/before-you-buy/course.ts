import 'server-only';
import type { Day, Effort } from './ledger';

/** What happened between the days of the ledger, and what was counted: made up like it, and typed nowhere else. */
export const course = {
  drawing: {
    revisionA: '2026-05-08',
    walkedThrough: '2026-05-12',
    revisionB: '2026-05-15',
    /** Person-days that the wrong turn of revision A added. */
    added: [2, 2, 1],
  },
  /** Credit cases beside the order of the portfolio's screen, in rupees. */
  credit: { cheque: 30_000, waiting: 25_000 },
  /** Working days on which nobody could book work on the ERP's test copy. */
  locked: ['2026-07-13', '2026-07-14', '2026-07-15', '2026-07-16', '2026-07-17'],
  /** A successor works beside the engineer who leaves. */
  sideBySide: { from: '2026-07-20', to: '2026-07-31' },
  report: {
    milestone: 'M2',
    upTo: '2026-07-31',
    on: '2026-08-03',
    /** Person-days to the end of the milestone, as estimated on that day. */
    toFinish: { good: 38, likely: 45, bad: 52 },
    /** Person-days beyond the price, by cause. */
    overrun: [
      { days: 12, cause: 'Lost answers, at the fourth of the five points' },
      { days: 11, cause: 'Pack sizes in three spellings' },
      { days: 9, cause: 'The successor’s first weeks' },
    ],
    needed: '2026-08-07',
  },
  tests: {
    prices: { cases: 412, failed: 3 },
    lost: { points: 5, postings: 40, on: '2026-09-02' },
    access: { roles: 6, requests: 42, rival: 14 },
    people: { shopkeepers: 8, alone: 6, on: '2026-09-17' },
  },
  fallback: '2026-10-09',
  restored: '2026-10-27',
  /** Days on which the cap of liability is read. */
  capDays: { early: '2026-06-15', middle: '2026-08-10', disputed: '2026-10-13', late: '2027-12-01' },
  /** Of the whole set. */
  state: '2026-11-23',
} as const satisfies {
  readonly report: { readonly toFinish: Effort; readonly on: Day; readonly [name: string]: unknown };
  readonly [name: string]: unknown;
};

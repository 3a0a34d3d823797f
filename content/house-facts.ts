import 'server-only';
import { company } from './company';

/** Least and most of a planning range. */
export type Span = readonly [least: number, most: number];

/**
 * Terms of every engagement. Pages take these figures and clauses from here, so that no two of them disagree; promises that only the
 * owner can make are named by `samplePromises` in `company.ts` until he has confirmed them.
 */
export interface HouseFacts {
  /** Working days until an enquiry is answered by a person. */
  readonly replyDays: number;
  readonly consultationMinutes: number;
  /** Working days from the consultation to a written proposal. */
  readonly proposalDays: number;
  /** Days for which a proposal stays open. */
  readonly offerDays: number;
  /** Weeks of the drawing stage, with which everything begins that is to be built. */
  readonly drawingWeeks: Span;
  /** Weeks from the approved drawing to a walking skeleton in the client's own accounts. */
  readonly skeletonWeeks: Span;
  readonly incrementWeeks: number;
  /** Weeks that a leaver and the successor work side by side. */
  readonly replacementWeeks: number;
  /** Who pays for these weeks, to follow "for two weeks,". */
  readonly replacementCost: string;
  /** Weeks of notice where the order names no other period. */
  readonly noticeWeeks: number;
  /** Working days for accepting a milestone. */
  readonly acceptanceDays: number;
  /** Days after acceptance in which defects are corrected free of charge, where the order names no other period. */
  readonly warrantyDays: number;
  /** Which rights pass to the client and when, to follow "You do." */
  readonly ownership: string;
  /** Support after the warranty, and what it leaves out. */
  readonly support: string;
  /** Weeks ahead for which a drawing stage can usually be planned. */
  readonly bookingWeeks: Span;
  /** Working days until an application is answered, and until an offer or a no follows the last talk. */
  readonly applicationDays: number;
  readonly offerOrNoDays: number;
  /** Weeks from an application to the end of hiring. */
  readonly hiringWeeks: number;
  readonly internshipMonths: Span;
  readonly internshipPay: 'paid' | 'unpaid';
}

export const houseFacts: HouseFacts = {
  replyDays: 1,
  consultationMinutes: 45,
  proposalDays: 5,
  offerDays: 30,
  drawingWeeks: [2, 4],
  skeletonWeeks: [3, 5],
  incrementWeeks: 2,
  replacementWeeks: 2,
  replacementCost: 'and you pay for one of the two',
  noticeWeeks: 2,
  acceptanceDays: 10,
  warrantyDays: 90,
  ownership:
    'Repositories, cloud subscriptions, domains and store listings are opened in your name, and we work in them as invited guests. Copyright passes to you under the contract as invoices are paid. Open-source parts keep their own licences, and you receive the list.',
  support:
    'A support contract names severity levels, response and restoration targets, patching dates and a fixed number of hours for small changes. Its clock runs in our office hours; later shifts, weekends and nights on call are agreed and priced separately.',
  bookingWeeks: [2, 4],
  applicationDays: 5,
  offerOrNoDays: 3,
  hiringWeeks: 3,
  internshipMonths: [3, 6],
  internshipPay: 'paid',
};

const smallNumbers = 'no one two three four five six seven eight nine ten'.split(' ');

/** "ten", but "45". */
export const inWords = (count: number): string => smallNumbers[count] ?? String(count);

/** "two weeks", "one working day". */
export const counted = (count: number, unit: string): string =>
  `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`;

/** "two to four weeks". */
export const spanInWords = ([least, most]: Span, unit: string): string =>
  `${inWords(least)} to ${counted(most, unit)}`;

const { hours } = company;

/** "Monday to Friday, 09:30 to 18:30 IST (UTC+05:30)". */
export const officeHours = `${hours.days}, ${hours.opens} to ${hours.closes} ${hours.zoneLabel} (UTC${hours.utcOffset})`;

import 'server-only';
import { company } from './company';

/** Least and most of a planning range. */
export type Span = readonly [least: number, most: number];

const smallNumbers = 'no one two three four five six seven eight nine ten'.split(' ');

/** "ten", but "45". */
export const inWords = (count: number): string => smallNumbers[count] ?? String(count);

/** "two weeks", "one working day". */
export const counted = (count: number, unit: string): string =>
  `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`;

/** "two to four weeks". */
export const spanInWords = ([least, most]: Span, unit: string): string =>
  `${inWords(least)} to ${counted(most, unit)}`;

/**
 * Figures of every engagement. Pages take them and the clauses below from here, so that no two of them disagree; promises that only
 * the owner can make are named by `samplePromises` in `company.ts` until he has confirmed them.
 */
const figures = {
  /** Working days until an enquiry is answered by a person. */
  replyDays: 1,
  consultationMinutes: 45,
  /** Working days until the client has our notes of the first call. */
  notesDays: 1,
  /** Working days from the consultation to a written proposal. */
  proposalDays: 5,
  /** Days for which a proposal stays open. */
  offerDays: 30,
  /** Weeks of the drawing stage, with which everything begins that is to be built. */
  drawingWeeks: [2, 4] as Span,
  /** Weeks from the approved drawing to a walking skeleton in the client's own accounts. */
  skeletonWeeks: [3, 5] as Span,
  incrementWeeks: 2,
  /** Weeks that a leaver and the successor work side by side. */
  replacementWeeks: 2,
  /** Weeks of notice where the order names no other period. */
  noticeWeeks: 2,
  /** Working days for accepting a milestone, and the further ones after a written reminder. */
  acceptanceDays: 10,
  reminderDays: 5,
  /** Days after acceptance in which defects are corrected, where the order names no other period. */
  warrantyDays: 90,
  /** Working days until a change that somebody asked for has its price. */
  changeDays: 3,
  /** Days from receipt in which an invoice is due. */
  paymentDays: 30,
  /** Months of fees by which liability is measured. */
  liabilityMonths: 12,
  /** Hours until a client hears of a suspected breach. */
  breachHours: 24,
  /** Days until a refund is on its way. */
  refundDays: 14,
  /** Working days until a request for a refund is confirmed, and decided. */
  refundReceiptDays: 2,
  refundDecisionDays: 10,
  /** Months for which prepaid hours stay valid. */
  prepaidMonths: 12,
  /** Working days within which directors meet over a dispute. */
  disputeDays: 10,
  /** Days until a request about personal data is answered. */
  privacyDays: 30,
  /** Working days until a reported barrier has somebody who deals with it, and a plan. */
  barrierDays: 2,
  barrierPlanDays: 10,
  /** Months for which an enquiry that led to nothing, or a declined application, is kept. */
  enquiryMonths: 12,
  applicationMonths: 12,
  /** Weeks ahead for which a drawing stage can usually be planned. */
  bookingWeeks: [2, 4] as Span,
  /** Working days until an application is answered, and until an offer or a no follows the last talk. */
  applicationDays: 5,
  offerOrNoDays: 3,
  /** Weeks from an application to the end of hiring. */
  hiringWeeks: 3,
  internshipMonths: [3, 6] as Span,
} as const;

const {
  acceptanceDays,
  barrierDays,
  barrierPlanDays,
  breachHours,
  changeDays,
  consultationMinutes,
  liabilityMonths,
  noticeWeeks,
  notesDays,
  offerDays,
  paymentDays,
  prepaidMonths,
  privacyDays,
  refundDays,
  reminderDays,
  replyDays,
  warrantyDays,
} = figures;

/** What holds in every engagement, in the words that every page uses for it: whole sentences unless a comment says otherwise. */
const clauses = {
  /** Phrase. */
  consultation: `a first call of ${consultationMinutes} minutes, free of charge`,
  notes: `We take notes and send them to you within ${counted(notesDays, 'working day')}.`,
  /** When a price can be said, and how narrow it is. */
  estimate:
    'After the first call we can give you a rough range, which is wide because much in it is still assumed. The drawing replaces those assumptions by decisions, and the range becomes narrower.',
  /** How a first step is charged; phrase, to follow "the smallest useful first step,". */
  firstStepCharge: 'at a fixed price or under a ceiling',
  firstResult:
    'The weeks beside a first step run to its first result. Where something is built for that result, the drawing is a part of those weeks, so they may be more than the drawing alone takes.',
  papers:
    'Our standard order is four papers: a non-disclosure agreement, general terms, an order for each piece of work and, where personal data is touched, a data processing agreement. Ask for all four before you decide.',
  changes: `Anybody on the project may ask for a change. Within ${counted(changeDays, 'working day')} you have it in writing: what it costs or saves, which date it moves, what would give way. Your product owner approves it or lets it go. The agreed work goes on meanwhile, and a change without that approval is not invoiced.`,
  payment: `A milestone is invoiced once you have accepted it, work by time at the end of its month. Invoices are due ${paymentDays} days after you receive them. If you dispute a part, say so in that time and pay the rest.`,
  gst: 'Our prices are without GST, which the invoice adds. Work for a client abroad is invoiced as an export of services where the law’s conditions for one are met.',
  tds: 'A client in India deducts income tax at source where the law asks for it, since April 2026 under section 393 of the Income-tax Act, 2025. Send us the certificate, and the deducted sum counts as paid.',
  liability: `For each order we are liable up to the fees paid and due under it in the ${liabilityMonths} months before the damage. Neither you nor we owe the other lost profit.`,
  unlimited:
    'The cap does not cover fraud, intent, a breach of confidentiality, what we owe for claims of others, or anything else that a contract cannot limit by law.',
  indemnity:
    'If somebody claims that our work infringes a right of theirs, we defend you and pay what a court awards or a settlement costs. You tell us without delay and leave the defence to us. We then change the part, buy the right, or take the part back and return its price. Your own material, changes by others and open-source parts are outside this.',
  governingLaw: `Indian law applies, and the courts in ${company.address.city} decide, unless the order names another law, another place or arbitration.`,
  /** Who pays for the weeks side by side, to follow "for two weeks,". */
  replacementCost: 'and you pay for one of the two',
  knowledge:
    'On an order for two engineers or more, each module is known to a second one. On an order for one engineer, the successor has the code reviews, the written records and those weeks side by side.',
  review: 'Every change is reviewed by a second engineer, the technical lead’s included.',
  breach: `You hear of a suspected breach within ${counted(breachHours, 'hour')} of the first sign that we see, before we know how bad it is, from a person you can question. If your law leaves you less time, the agreement names the shorter one.`,
  secrets: 'A secret that was seen where it should not be is replaced the same day.',
  acceptance: `Silence beyond the period counts as acceptance only if we reminded you once in writing and gave you ${counted(reminderDays, 'more working day')}.`,
  warranty: `For ${warrantyDays} days after acceptance, or the period in your order, we correct without charge whatever departs from the accepted criteria and can be reproduced. If two attempts fail, you may ask for a fair reduction of the price of that part.`,
  /** Support after the warranty, and what it leaves out. */
  support:
    'A support contract names severity levels, response and restoration targets, patching dates and a fixed number of hours for small changes. Its clock runs in our office hours; later shifts, weekends and nights on call are agreed and priced separately.',
  /** Which rights pass to the client and when, to follow "You do." */
  ownership:
    'Repositories, cloud subscriptions, domains and store listings are opened in your name, and we work in them as invited guests. Copyright passes to you under the contract as invoices are paid. Open-source parts keep their own licences, and you receive the list.',
  assignment:
    'Copyright passes by a paper that we sign. It names the work, the whole world and the full term of copyright, because an assignment silent on these two holds for five years and in India only (Copyright Act, 1957, section 19(5) and (6)). It also excludes section 19(4), under which rights that you leave unused for a year would lapse.',
  discontinuation:
    'If we cannot continue, you hear it as soon as we know. The handover is then the same as after notice, and we do not charge for it.',
  depositRefund: `We refund the deposit within ${refundDays} days, less expenses already made for you and agreed beforehand, such as licences or travel.`,
  prepaidHours: `Hours bought in advance for support or small changes stay valid for ${prepaidMonths} months. When the contract ends, the unused ones are refunded within ${refundDays} days at the price you paid.`,
  failedMilestone:
    'A milestone that we cannot bring to acceptance after two attempts need not be paid, and you may end the order; what you paid towards that milestone is returned.',
  privacyRequests: `Write to us and we answer within ${privacyDays} days, free of charge.`,
  barriers: `Within ${counted(barrierDays, 'working day')} you learn who deals with it, and within ${inWords(barrierPlanDays)} what will be done and when.`,
  applicationReading: 'No software ranks it.',
  internshipPay: 'paid' as 'paid' | 'unpaid',
} as const;

/** Phrases that pages put into sentences of their own. */
const spoken = [
  `within ${counted(replyDays, 'working day')}`,
  `within ${counted(acceptanceDays, 'working day')}`,
  `within ${counted(figures.proposalDays, 'working day')}`,
  `within ${counted(figures.applicationDays, 'working day')}`,
  `within ${counted(figures.offerOrNoDays, 'working day')}`,
  `within ${counted(figures.refundReceiptDays, 'working day')}`,
  `within ${counted(figures.disputeDays, 'working day')}`,
  `within ${counted(barrierDays, 'working day')}`,
  `${warrantyDays} days`,
  `open for ${offerDays} days`,
  `notice of ${counted(noticeWeeks, 'week')}`,
];

export const houseFacts = { ...figures, ...clauses };
export type HouseFacts = typeof houseFacts;

/** What the table says, to tell a promise of the house from one that a page makes by itself. */
export const houseWords = {
  /** Each sentence and phrase of a clause; a word alone is none. */
  clauses: Object.values(clauses).flatMap((clause) =>
    clause.includes(' ') ? clause.split(/(?<=[.!?])\s+/) : [],
  ),
  phrases: spoken,
} as const;

const { hours } = company;

/** "Monday to Friday, 09:30 to 18:30 IST (UTC+05:30)". */
export const officeHours = `${hours.days}, ${hours.opens} to ${hours.closes} ${hours.zoneLabel} (UTC${hours.utcOffset})`;

import type { NodeKind } from '../catalogue/schematic';
import type { NamedText, NonEmptyArray } from '../fields';
import { counted, houseFacts, officeHours, spanInWords } from '../house-facts';
import { owner } from '../owner';
import type { BandIntro, CallToAction, Fact } from './types';

export interface TeamRole {
  readonly role: string;
  readonly decides: string;
}

/** A point at which somebody decides whether and how work goes on. */
export interface Gate {
  readonly name: string;
  /** Shape of its box on the sheet. */
  readonly kind: NodeKind;
  readonly time: string;
  readonly you: string;
  readonly we: string;
}

/** A band of rules of one kind. */
export interface Terms extends BandIntro {
  /** Anchor on the page. */
  readonly slug: string;
  readonly list: NonEmptyArray<NamedText>;
}

export interface HowWeWorkPage {
  readonly lead: string;
  /** The page's sheet. */
  readonly gates: {
    readonly heading: string;
    readonly youLabel: string;
    readonly weLabel: string;
    readonly list: NonEmptyArray<Gate>;
  };
  readonly roles: BandIntro & { readonly list: NonEmptyArray<TeamRole> };
  readonly time: BandIntro & { readonly list: NonEmptyArray<Fact> };
  readonly terms: NonEmptyArray<Terms>;
  readonly ctas: NonEmptyArray<CallToAction>;
}

const {
  acceptance,
  acceptanceDays,
  assignment,
  breach,
  changes,
  consultation,
  discontinuation,
  drawingWeeks,
  estimate,
  firstResult,
  firstStepCharge,
  governingLaw,
  gst,
  incrementWeeks,
  indemnity,
  knowledge,
  liability,
  noticeWeeks,
  offerDays,
  ownership,
  papers,
  payment,
  proposalDays,
  replacementCost,
  replacementWeeks,
  replyDays,
  review,
  secrets,
  skeletonWeeks,
  support,
  tds,
  unlimited,
  warranty,
  warrantyDays,
} = houseFacts;

export const howWeWork: HowWeWorkPage = {
  lead: `These rules hold whatever we do for you, so each service page leaves them out. ${papers} Any clause is open to discussion until you sign.`,
  gates: {
    heading: 'Five gates, and who decides at each',
    youLabel: 'You decide',
    weLabel: 'We decide',
    list: [
      {
        name: 'Proposal',
        kind: 'document',
        time: `Open for ${offerDays} days`,
        you: 'Your sponsor signs the order or lets it lapse.',
        we: 'Our delivery lead names the people and the plan.',
      },
      {
        name: 'System drawing',
        kind: 'document',
        time: `In ${spanInWords(drawingWeeks, 'week')}`,
        you: 'Your sponsor says build it, change it, or stop.',
        we: 'Our technical lead chooses architecture and technology.',
      },
      {
        name: 'Walking skeleton',
        kind: 'software',
        time: `In ${spanInWords(skeletonWeeks, 'week')}`,
        you: 'Your sponsor says go on, or stop.',
        we: 'Our engineers settle how it is built, within the decision records.',
      },
      {
        name: 'Increment',
        kind: 'software',
        time: `In ${counted(incrementWeeks, 'week')}`,
        you: `Your product owner has ${counted(acceptanceDays, 'working day')} to accept it or say what is missing, and orders what comes next.`,
        we: 'Our business analyst words each requirement so that it can be tested.',
      },
      {
        name: 'Release',
        kind: 'software',
        time: 'On your date',
        you: 'Your sponsor sets the date that matters.',
        we: 'Our technical lead says whether it is fit to ship. Our test engineer may stop it, with a reason.',
      },
    ],
  },
  roles: {
    heading: 'Who works on it, and who decides',
    text: 'Small work needs few people, and one person may hold two of these roles. The decisions stay apart all the same.',
    list: [
      {
        role: 'Your sponsor',
        decides: 'The money, the date that matters, and whether to go on after each step.',
      },
      { role: 'Your product owner', decides: 'The order of work and whether a finished piece is accepted.' },
      {
        role: 'Delivery lead',
        decides: 'Staffing, plan and what is reported. First address for any complaint.',
      },
      {
        role: 'Technical lead',
        decides: 'Architecture, choice of technology, and whether a release is fit to ship.',
      },
      { role: 'Business analyst', decides: 'How a requirement is worded, so that it can be tested.' },
      {
        role: 'Designer',
        decides: 'How a task runs on screen, and whether it passes the accessibility checks.',
      },
      { role: 'Engineers', decides: 'How a piece is built within the decision records, and its estimate.' },
      { role: 'Test engineer', decides: 'What is tested at which layer. May stop a release, with a reason.' },
    ],
  },
  time: {
    heading: 'Hours and weeks',
    text: 'Weeks are planning ranges, not a quote. Overlap counts the hours of our day between 09:00 and 17:00 where you are.',
    list: [
      { label: 'Office hours', value: officeHours },
      {
        label: 'Enquiry',
        value: `Answered within ${counted(replyDays, 'working day')}; ${consultation}`,
      },
      {
        label: 'Proposal',
        value: `Within ${counted(proposalDays, 'working day')} of the call; open for ${offerDays} days`,
      },
      {
        label: 'Drawing',
        value: `Takes ${spanInWords(drawingWeeks, 'week')}, where a system is to be built`,
      },
      { label: 'First result', value: firstResult },
      {
        label: 'Walking skeleton',
        value: `Another ${spanInWords(skeletonWeeks, 'week')}, once the drawing is approved`,
      },
      {
        label: 'Increments',
        value: `Of ${counted(incrementWeeks, 'week')} each, with a demonstration; one written update a week`,
      },
      {
        label: 'Acceptance',
        value: `Within ${counted(acceptanceDays, 'working day')} you accept a milestone or say what is missing`,
      },
      {
        label: 'Warranty',
        value: `${warrantyDays} days from acceptance, unless the order names another period`,
      },
      { label: 'Notice', value: `Of ${counted(noticeWeeks, 'week')}, unless the order names another period` },
    ],
  },
  terms: [
    {
      slug: 'people',
      heading: 'People',
      text: 'You buy the work of particular persons, so you meet them first.',
      list: [
        {
          name: 'Before you sign',
          text: 'We introduce the technical lead and everyone proposed. You interview them on a problem of your choice and may decline any of them. Their names are in the order.',
        },
        {
          name: 'If somebody leaves',
          text: `You approve the successor. Leaver and successor work side by side for ${counted(replacementWeeks, 'week')}, ${replacementCost}. ${knowledge}`,
        },
        {
          name: 'What you hear',
          text: 'The weekly update says what was finished, what is stuck and on whom, how the estimate has moved and which decision we need by when. Board, repository and test results are open to you throughout.',
        },
        {
          name: 'Decisions on record',
          text: 'Whatever is costly to reverse gets one page: the options, the choice, the reason, and the sign by which we would notice that it was wrong. Our objections are there too.',
        },
        {
          name: 'Estimates',
          text: 'The engineer who would build a piece gives three figures: good case, likely, bad case. The assumptions are beside them. After every increment the range is recalculated from what the finished pieces took.',
        },
      ],
    },
    {
      slug: 'agreements',
      heading: 'Agreements and data',
      text: 'Signed before there is anything to protect. Legal judgement stays with your counsel.',
      list: [
        {
          name: 'Non-disclosure',
          text: 'Your form or ours, signed before you show us anything confidential. We read it first: a clause that would claim rights in our general knowledge comes back with a comment.',
        },
        {
          name: 'Personal data',
          text: 'We act as your processor under a data processing agreement that names purpose, kinds of data, subprocessors and deletion. Where GDPR applies, access from Pune is a transfer to a third country and needs its safeguards, such as standard contractual clauses, first.',
        },
        {
          name: 'Where data lies',
          text: 'In your accounts, in the region you choose. No copy of production data goes into development; tests use made-up or masked records.',
        },
        {
          name: 'Subcontractors',
          text: 'None without your written consent, person or company. Whoever is added signs what we signed.',
        },
      ],
    },
    {
      slug: 'invoices',
      heading: 'Changes, invoices and tax',
      text: 'When you know a price, and what can change it.',
      list: [
        { name: 'Range and drawing', text: estimate },
        {
          name: 'First step',
          text: `You order the first step alone, ${firstStepCharge}; its page says which. What follows is ordered when you have seen its result.`,
        },
        { name: 'A change', text: changes },
        { name: 'Invoices', text: payment },
        { name: 'GST', text: gst },
        { name: 'Tax at source', text: tds },
      ],
    },
    {
      slug: 'access',
      heading: 'Access, secrets and AI tools',
      text: 'As little access as the task needs, and a date on which it ends.',
      list: [
        {
          name: 'Accounts',
          text: 'Personal, with a second factor, through your single sign-on where there is one. They end on the day somebody leaves the project, and you can see who holds which.',
        },
        {
          name: 'Production',
          text: 'Engineers reach it for a stated reason and a limited time, and the visit is logged. Deployments go through the pipeline, which has its own identity.',
        },
        {
          name: 'Secrets',
          text: `In a vault of yours, never in code, tickets or chat. ${secrets}`,
        },
        {
          name: 'AI tools',
          text: 'Your code and data enter an AI tool only when you allow it in writing, tool by tool. Whoever commits a suggestion answers for it as for any other line, and it passes the same review. Personal data and secrets stay out of prompts.',
        },
        {
          name: 'If something happens',
          text: breach,
        },
      ],
    },
    {
      slug: 'quality',
      heading: 'Quality, and what done means',
      text: 'Agreed before the first piece and the same for all of them.',
      list: [
        {
          name: 'Done',
          text: `${review} A piece is done once it has also been tested at the agreed layers, can be used by keyboard and screen reader where it has a screen, can be observed in production, is documented, and your product owner has accepted it. ${acceptance}`,
        },
        {
          name: 'Security in the work',
          text: 'A threat model early on, dependency and secret scanning in the pipeline, and tests against the parts of OWASP ASVS chosen with you. Each release carries a list of its components in CycloneDX form, checked against published vulnerabilities.',
        },
        {
          name: 'A way back',
          text: 'A change can be withdrawn without restoring a backup. Some changes take two deployments for that reason.',
        },
        {
          name: 'Figures from your project',
          text: 'Lead time, change failure rate and defects that reached production, measured on your repository. We quote no averages of other projects.',
        },
      ],
    },
    {
      slug: 'warranty',
      heading: 'Warranty and support',
      text: 'What we broke we correct; what changes around the software is support.',
      list: [
        {
          name: 'Warranty',
          text: warranty,
        },
        {
          name: 'Not covered',
          text: 'Changes made by others, environments other than those agreed, faults of products or interfaces that we did not supply. In doubt we look first, and charge for that only if the cost was agreed beforehand.',
        },
        { name: 'Support after it', text: support },
        {
          name: 'Targets we name, and one we do not',
          text: 'Response and restoration have target times for each severity. For the cause of an unknown fault nobody can name a repair time, so you get an update rhythm instead.',
        },
      ],
    },
    {
      slug: 'ownership',
      heading: 'Ownership and exit',
      text: 'The exit is written before the work starts, while nobody needs it.',
      list: [
        { name: 'What is yours, and when', text: ownership },
        { name: 'The assignment', text: assignment },
        {
          name: 'Handover pack',
          text: 'Build instructions, architecture and decision records, runbooks, component list, known issues. It grows with the code; your team deploys and restores from it alone before we step back.',
        },
        {
          name: 'Notice',
          text: `The period is in the order; where none is named, it is ${counted(noticeWeeks, 'week')}. You pay for accepted milestones and, at the agreed rates, for work up to its end, and receive that work in its current state with notes to continue it.`,
        },
        {
          name: 'If we cannot continue',
          text: `${discontinuation} Source escrow is rarely needed, because the repository is already yours.`,
        },
        {
          name: 'Disputes',
          text: 'First the delivery lead and your product owner, then one director from each side, then a mediator if you or we want one. Undisputed parts are delivered and paid meanwhile.',
        },
      ],
    },
    {
      slug: 'liability',
      heading: 'Liability and law',
      text: 'What a fault of ours can cost us, and who decides. Your counsel should read these first.',
      list: [
        { name: 'The cap', text: liability },
        { name: 'Outside the cap', text: unlimited },
        { name: 'Claims of others', text: indemnity },
        { name: 'Law and place', text: governingLaw },
        ...owner.insurances.map(({ cover, insurer, sum, validUntil }) => ({
          name: cover,
          text: `Insured with ${insurer} for ${sum}, until ${validUntil}.`,
        })),
      ],
    },
  ],
  ctas: [
    { label: 'Before you buy: the first week', href: '/before-you-buy' },
    { label: 'As one document to forward', href: '/before-you-buy/committee' },
    { label: 'Who we are', href: '/about' },
    { label: 'Cancellation and refunds', href: '/returnspolicy' },
  ],
};

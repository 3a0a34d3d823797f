import { schematic, solutionPage } from '../catalogue/define';

export const consultingPlatforms = solutionPage({
  slug: 'consulting-platforms',
  label: 'Consulting Platforms',
  title: 'Practice software with a running margin per engagement',
  summary:
    'Practice software for advisory firms: pipeline, statements of work, staffing, timesheets, work in progress, milestone billing and realised margin.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Partners see, while an engagement runs, whether its price still covers its people.',
    quickAnswer:
      'An advisory firm that keeps scope in the proposal, staffing in a sheet, hours in a third tool, invoices in accounts and receipts at the bank learns its margin when the work is done. This platform keeps all five on one engagement code. A single practice moves to it first, while the others carry on as before.',
    atAGlance: {
      fits: 'Advisory firms of twenty to a few hundred consultants, with fixed-price and hourly work',
      notFor: 'Ten people who bill by the hour are better off with an accounting package that has timesheets',
      firstStep: {
        what: 'The drawing, then one practice on its own engagement codes',
        output: 'one practice that staffs, books time and bills from a single record',
        weeks: [7, 9],
      },
      charged: 'An agreed price for the first practice, time and material for the roll-out to others',
      youBring:
        'Three engagements with letters and rate cards, timesheets, the chart of accounts, a billing clerk',
    },
    ask: {
      text: 'Name the tools in which you keep scope, staffing, hours, invoices and receipts. We draw where the margin of one engagement falls between them.',
      button: 'Name your practice’s tools',
    },
    notNeeded: {
      before: 'Partners who book no hours starve a',
      struck: 'practice platform',
      after: '. Try a month of timesheets first.',
    },
    argument: {
      heading: 'Cheapest for the engagement, and ₹96,000 more for the firm',
      paragraphs: [
        'Engagement E-61 has a fixed price, a report due on 24 December and 120 hours of analysis not yet begun. Its manager wants the freelancer, ₹2,16,000 at ₹1,800 an hour before GST. The senior is charged at a standard cost of ₹2,500 an hour, ₹3,00,000. The consultant, starting from a library model, needs 140 hours at ₹1,600 and 20 of her own at ₹3,500 for review, ₹2,94,000. The staffing desk objects that senior and consultant are paid anyway, so the better should go.',
        'Neither charge nor nought is what the firm gives up. Proposal P-9, 120 hours of the senior from 14 December, has a chance of 40 %, and none without her or later: 0.4 × 120 × ₹5,000 = ₹2,40,000. E-61 would hold her until the 18th, and its letter wants one analyst throughout, which forbids a handover. Waiting for the award, on 11 December, leaves 72 hours. The consultant is in no proposal. With him go the manager’s 20 hours, which another client buys now or never, at ₹6,000: ₹1,20,000, and he gets the work. Below one chance in five for P-9, the senior would get it.',
        'E-61 pays the market’s ₹2,16,000, and the practice carries the other ₹78,000. Otherwise the manager takes the freelancer next time, at the firm’s cost. Nor may the freelancer be booked before the risk desk clears him: he once worked for the opposing party’s owner.',
      ],
    },
    capabilities: [
      {
        name: 'Pipeline and conflict check',
        users: 'Partners, risk desk',
        text: 'Opportunities carry probable start, skills and value, so staffing can look ahead. Before a proposal leaves, names of client, owners and opposing parties are searched for conflicts; a weak match goes to a person, who records why it was cleared.',
        owns: 'Opportunities, checks, clearances',
        on: { part: 0, row: 3, corrected: true },
      },
      {
        name: 'Statements of work and rate cards',
        users: 'Engagement managers, legal',
        text: 'Scope, deliverables, assumptions and rate card become data rather than a filed PDF. A change request alters value, dates and budget together. Fixed price puts estimate risk on the firm, so its contingency is a separate line that no client sees.',
        owns: 'Statements, rates, change requests',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Staffing board',
        users: 'Resource managers, practice leads',
        text: 'The board shows who is free and who is half promised: soft and firm bookings per person and week, matched by skill, grade, location and travel limits. Beside what a person is charged at, it shows what the firm gives up.',
        owns: 'Bookings, skills, leave calendar',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Time and expenses',
        users: 'All consultants, approvers',
        text: 'Consultants enter time on a phone, by tasks they recognise, with per diem and receipt rules by country. A corrected week keeps the original beside it, which auditors of cost-reimbursed public contracts tend to ask for.',
        owns: 'Time, expense claims, approvals',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Work in progress and revenue',
        users: 'Finance, engagement managers',
        text: 'Under Ind AS 115, revenue over time needs a chosen measure of progress, such as cost incurred on a fixed price. AS 9 speaks of proportionate completion. Managers update the estimate to complete monthly, because hours spent say little about what remains.',
        owns: 'Balances, estimates, write-offs',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Billing and collection',
        users: 'Billing clerks, client partners',
        text: 'Drafts gather milestones, time and pass-through costs by the contract’s rules. A retainer advance gets a GST receipt voucher, its return a refund voucher. Tax deducted at source is matched to certificates, so that a receipt short by it still closes.',
        owns: 'Invoices, receipts, tax matches',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Reuse library',
        users: 'Consultants, knowledge editors',
        text: 'Deliverables enter only after client names and figures are removed and the contract’s confidentiality term is checked. A few pieces, each with an owner and a review date, are worth more than a copy of every project folder.',
        owns: 'Items, clearances, review dates',
        on: { part: 0, row: 1 },
      },
    ],
    howItDiffers:
      'Our consulting services are advice that we give; this product is the operating software of a firm that gives advice, and the client portals page covers the side that its clients see.',
    screen: {
      device: 'browser',
      heading: 'E-61: 120 hours to go',
      parts: [
        {
          part: 'matrix',
          columns: ['30 Nov', '7 Dec', '14 Dec', '21 Dec'],
          rows: [
            { label: 'Senior', cells: ['none', 'none', 'part', 'part'] },
            { label: 'Consultant', cells: ['none', 'none', 'none', 'none'] },
            { label: 'Manager', cells: ['full', 'full', 'full', 'full'] },
            { label: 'Freelancer', cells: ['alert', 'alert', 'alert', 'alert'] },
          ],
          key: { full: 'asked for', part: 'P-9, 40 %', none: 'free', alert: 'not cleared' },
        },
        {
          part: 'table',
          columns: ['Who', 'Hours', 'Charged', 'Firm gives up'],
          rows: [
            ['Senior', '120', '₹3,00,000', '₹2,40,000'],
            ['Consultant', '140 + 20', '₹2,94,000', '₹1,20,000'],
            ['Freelancer', '120', '₹2,16,000', '₹2,16,000'],
          ],
        },
      ],
    },
    schematic: schematic({
      caption:
        'One engagement code runs through scope, people, hours and invoice, so that the estimate to complete can be set against the price.',
      lanes: {
        Sell: { partner: ['person', 'Partner'], conflict: 'Conflict check' },
        Plan: { sow: ['document', 'Statement of work'], board: 'Staffing board' },
        Deliver: { consultant: ['person', 'Consultant'], time: 'Time and expenses' },
        Bill: {
          wip: ['store', 'WIP ledger'],
          invoice: ['document', 'Fee invoice'],
          receipts: ['outside', 'Bank receipts'],
        },
      },
      flows: [
        ['partner', 'conflict', 'names'],
        ['conflict', 'sow', 'cleared'],
        ['sow', 'board', 'roles, weeks'],
        ['board', 'consultant', 'booking'],
        ['consultant', 'time', 'hours'],
        ['time', 'wip', 'approved'],
        ['wip', 'invoice', 'billable part'],
        ['receipts', 'invoice', 'less tax withheld'],
      ],
      mark: {
        node: 'conflict',
        before: 'Client name search',
        doubt: 'Risk desk: and the owner behind the holding company?',
        answer: 'Owners and opposing parties are searched as well.',
      },
    }),
  },
});

import { schematic, solutionPage } from '../catalogue/define';

export const consultingPlatforms = solutionPage({
  slug: 'consulting-platforms',
  label: 'Consulting Platforms',
  title: 'Practice software with a running margin per engagement',
  summary:
    'Practice software for advisory firms: pipeline, statements of work, staffing, timesheets, work in progress, milestone billing and realised margin.',
  reviewedOn: '2026-11-21',
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
    capabilities: [
      {
        name: 'Pipeline and conflict check',
        users: 'Partners, risk desk',
        text: 'Opportunities carry probable start, skills and value, so staffing can look ahead. Before a proposal leaves, names of client, owners and opposing parties are searched for conflicts; a weak match goes to a person, who records why it was cleared.',
        owns: 'Opportunities, checks, clearances',
      },
      {
        name: 'Statements of work and rate cards',
        users: 'Engagement managers, legal',
        text: 'Scope, deliverables, assumptions and rate card become data rather than a filed PDF. A change request alters value, dates and budget together. Fixed price puts estimate risk on the firm, so its contingency is a separate line that no client sees.',
        owns: 'Statements, rates, change requests',
      },
      {
        name: 'Staffing board',
        users: 'Resource managers, practice leads',
        text: 'The board shows who is free and who is half promised: soft and firm bookings per person and week, matched by skill, grade, location and travel limits. With utilisation and margin in view, the practice lead chooses.',
        owns: 'Bookings, skills, leave calendar',
      },
      {
        name: 'Time and expenses',
        users: 'All consultants, approvers',
        text: 'Consultants enter time on a phone, by tasks they recognise, with per diem and receipt rules by country. A corrected week keeps the original beside it, which auditors of cost-reimbursed public contracts tend to ask for.',
        owns: 'Time, expense claims, approvals',
      },
      {
        name: 'Work in progress and revenue',
        users: 'Finance, engagement managers',
        text: 'Under Ind AS 115, revenue over time needs a chosen measure of progress, such as cost incurred on a fixed price. AS 9 speaks of proportionate completion. Managers update the estimate to complete monthly, because hours spent say little about what remains.',
        owns: 'Balances, estimates, write-offs',
      },
      {
        name: 'Billing and collection',
        users: 'Billing clerks, client partners',
        text: 'Drafts gather milestones, time and pass-through costs by the contract’s rules. A retainer deposit gets a GST receipt voucher, its return a refund voucher. Tax deducted at source is matched to certificates, so that a receipt short by it still closes.',
        owns: 'Invoices, receipts, tax matches',
      },
      {
        name: 'Reuse library',
        users: 'Consultants, knowledge editors',
        text: 'Deliverables enter only after client names and figures are removed and the contract’s confidentiality term is checked. A few pieces, each with an owner and a review date, are worth more than a copy of every project folder.',
        owns: 'Items, clearances, review dates',
      },
    ],
    howItDiffers:
      'Our consulting services are advice that we give; this product is the operating software of a firm that gives advice, and the client portals page covers the side that its clients see.',
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

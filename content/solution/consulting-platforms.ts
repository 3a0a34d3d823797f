import { schematic, solutionPage } from '../catalogue/define';

export const consultingPlatforms = solutionPage({
  slug: 'consulting-platforms',
  label: 'Consulting Platforms',
  title: 'A practice platform from proposal to collected fee',
  summary:
    'Practice software for advisory firms: pipeline, statements of work, staffing, timesheets, work in progress, milestone billing and realised margin.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Partners see, while an engagement runs, whether its price still covers its people.',
    quickAnswer:
      'Scope is in the proposal, staffing in a sheet, hours in a third tool, the invoice in accounts, the receipt at the bank. Where is the margin? In between. This platform keeps all five on one engagement code, for advisory firms of twenty to a few hundred consultants. A single practice moves first and the others carry on as before.',
    atAGlance: {
      fits: 'Advisory firms of twenty to a few hundred consultants, with fixed-price and hourly work',
      notFor: 'Ten people billing by the hour: buy an accounting package that has timesheets',
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
      text: 'Scope, staffing, hours, invoice, receipt: name the tool for each. Our drawing shows where one engagement’s margin falls between them.',
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
        text: 'Who is free, who is half promised? The board holds soft and firm bookings per person and week, matched by skill, grade, location and travel limits. It shows utilisation and margin; the practice lead chooses.',
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
        text: 'Under IFRS 15, revenue over time needs a chosen measure of progress: cost incurred for a fixed-price build, as-invoiced for pure time and material. The estimate to complete is asked every month, because hours spent say little about what remains.',
        owns: 'Balances, estimates, write-offs',
      },
      {
        name: 'Billing and collection',
        users: 'Billing clerks, client partners',
        text: 'Drafts gather milestones, time and pass-through costs by the contract’s own rules, with GST or VAT and purchase order number. Indian clients deduct tax at source. It is matched to certificates, so a receipt short by that amount closes.',
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

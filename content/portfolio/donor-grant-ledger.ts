import type { PortfolioItem } from './schema';

export const donorGrantLedger: PortfolioItem = {
  slug: 'donor-grant-ledger',
  label: 'Donor and grant ledger',
  title: 'Every grant in one ledger, from gift to donor report',
  summary:
    'Fund accounting for a mid-sized charity: gifts, restrictions, budgets and spending in one ledger, with FCRA money kept apart from the first entry.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Non-profit organisations',
    product: 'Donor and grant ledger',
    users: 'Fundraisers, finance, programme managers, auditors',
    platform: 'Web',
    team: 'Business analyst, backend and web engineers, tester, chartered-accountant adviser',
    plannedEffort: 'Planning range: 14 to 18 weeks, live at a year’s start',
    stack: 'Python, Django, PostgreSQL, double-entry ledger, accounting-package export',
  },
  screen: {
    device: 'browser',
    heading: 'Grant G-031, water',
    parts: [
      {
        part: 'table',
        columns: ['Budget line', 'Planned', 'Spent'],
        rows: [
          ['Wells', '₹8,00,000', '₹5,20,000'],
          ['Training', '₹2,50,000', '₹90,000'],
          ['Audit', '₹50,000', '₹0'],
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'FCRA bank only', state: 'done' },
          { label: 'Voucher 1184: line?', state: 'alert' },
          { label: 'Report due 15 Dec', state: 'waiting' },
        ],
      },
      {
        part: 'log',
        lines: [
          ['1182', 'wells', '40,000 debit'],
          ['1183', 'training', '6,500 debit'],
        ],
      },
    ],
  },
  startingPoint:
    'Finance keeps a general ledger, fundraising a contact list, and each programme a spreadsheet per donor. At reporting time the three are reconciled by hand, and a voucher charged to the wrong grant surfaces after the report has gone. Foreign contributions must not mix with domestic money at any step, which spreadsheets can state but not enforce.',
  constraints: [
    'The accounting package stays and remains the book that the auditor signs.',
    'Foreign contributions (FCRA) are received in their designated account, and none may be posted to a domestic grant.',
    'A programme manager has no accounting training, so a voucher is entered in the words of the budget.',
  ],
  delivers: [
    {
      name: 'Gift and restriction',
      text: 'Each gift would be booked with its purpose, period and source of money. A voucher that spends outside the restriction is refused when it is entered.',
    },
    {
      name: 'Grant budget and burn',
      text: 'Budget lines as agreed with the donor would be mapped to account heads. Programme managers see what is committed, spent and left, in the donor’s own categories.',
    },
    {
      name: 'FCRA separation',
      text: 'Foreign and domestic funds would use separate bank accounts, voucher series and user permissions. The system has no entry that moves money from one to the other.',
    },
    {
      name: 'Receipts and returns',
      text: 'Donation receipts, the donor-wise data for the yearly donation statement (Form 113, formerly 10BD) and utilisation reports would come from the same postings. The accountant reviews and files; the ledger only prepares.',
    },
  ],
  decision: {
    question: 'Replace the accounting package or stand in front of it?',
    chosen: 'Stand in front: grants are kept here, summarised journals go to the package.',
    why: 'Auditors and the part-time accountant know the package, and statutory books are settled there. A sub-ledger can enforce restrictions without asking them to change. It does mean a monthly tie-out between two systems, so the first release includes that report and refuses to close a month with a difference.',
    rejected: [
      {
        option: 'Cost centres in the package',
        why: 'They label spending after the fact and cannot refuse a voucher.',
      },
      {
        option: 'A full non-profit ERP',
        why: 'It covers more than finance could run, and its Indian statutory parts would still be built to order.',
      },
    ],
  },
  measures: [
    {
      metric: 'Vouchers recoded after the report',
      how: 'Postings moved to another grant after a donor report was filed, per quarter.',
      baseline: 'The auditor’s list of reclassified entries for last year.',
    },
    {
      metric: 'Days to a utilisation report',
      how: 'Working days from the period’s end to a report that finance has approved.',
      baseline: 'Dates of the four latest donor reports, from covering letters.',
    },
  ],
  illustrates: [
    'solution/grant-tracking',
    'solution/fundraising',
    'services/compliance',
    'services/data-warehousing',
  ],
};

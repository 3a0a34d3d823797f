import { industryPage, schematic } from '../catalogue/define';

export const lendingSoftware = industryPage({
  slug: 'lending-software',
  label: 'Lending Software',
  title: 'Lending software from application to closure',
  summary:
    'Origination, disbursal, loan accounting, collections and co-lending books, designed against RBI’s digital lending rules with day-end classification built in.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Every rupee collected is allocated, classified and shared with partners the same night.',
    quickAnswer:
      'The origination tool says approved, the loan book says overdue, the collector’s sheet says paid yesterday. One borrower, three answers. For NBFCs, banks and lending platforms we join LOS, LMS and collections around one account and one day-end run. A change of credit policy becomes a tested rule set, replayed on past applications before it decides on new ones.',
    atAGlance: {
      fits: 'Origination, loan book and collection sheets that disagree about one borrower',
      notFor: 'One standard product and a small book: rent a hosted loan system',
      firstStep: {
        what: 'The account’s life drawn, credit policy replayed on past applications',
        output: 'a versioned decision flow, a repayment schedule your accountants checked',
        weeks: [5, 6],
      },
      charged: 'Replay and schedule at a fixed price; modules by sprint, rule changes under support',
      youBring:
        'Past applications with outcomes, the credit policy, a loan tape, bureau sandbox access, an accountant',
    },
    ask: {
      text: 'Approved, overdue, paid yesterday: one loan on which your systems disagree, borrower left out. We draw where a day-end run would decide.',
      button: 'Show one loan, three answers',
    },
    notNeeded: {
      before: 'Credit policy in one officer’s head?',
      struck: 'Lending software',
      after: 'cannot read it there. Write it down.',
    },
    capabilities: [
      {
        name: 'Origination and credit decision',
        users: 'Borrowers, credit officers',
        text: 'Bureau pull, Account Aggregator statements and application data meet a rule set with versions. Each decision keeps inputs, rule hits and any override. Machine scores may order the queue; a declined borrower gets reasons taken from the policy.',
        hardPart:
          'Testing a new policy on past approvals says nothing of the applicants whom the old policy refused.',
      },
      {
        name: 'Agreement and disbursal',
        users: 'Borrowers, operations desk',
        text: 'The Key Facts Statement shows the APR before signature, and the money goes from the lender’s account to the borrower’s own, as RBI’s digital lending rules require with listed exceptions. Since 28 November 2025 these belong to the Credit Facilities Directions of each lender class.',
        hardPart:
          'A lending service provider has to stay out of the flow of funds, however convenient a pool account would be.',
      },
      {
        name: 'Loan accounting and day end',
        users: 'Loan operations, finance',
        text: 'Schedules, moratoria, part-payments and foreclosure post to a sub-ledger with interest by stated day count. The night run updates days past due. Once an account is NPA, it returns to standard only when all arrears are cleared.',
        hardPart:
          'Payment received after day end but value-dated before it can undo a classification, with provisions attached.',
      },
      {
        name: 'Mandates and collections',
        users: 'Collectors, field agents, borrowers',
        text: 'NACH and UPI Autopay presentations are planned around salary dates, bounces are read by return code, and hardship goes to a person. Contact hours, call records and agent identity are logged for each visit.',
        hardPart:
          'A link payment and a mandate debit on one day collect twice; the refund has to beat the complaint.',
      },
      {
        name: 'Co-lending and loss sharing',
        users: 'Partnership desk, treasury',
        text: 'Each loan carries its partner split, and collections divide nightly. First-loss cover (DLG) is tracked per portfolio against the five per cent cap of the RBI directions. With a single funder, leave this module out for now.',
        hardPart:
          'Partners classify the same borrower by their own books, and a downgrade at either must reach the other.',
      },
    ],
    schematic: schematic({
      caption:
        'Funds move only between lender and borrower; the platform decides, accounts and classifies every night without ever holding the money.',
      lanes: {
        Apply: { borrower: ['person', 'Borrower'], bureau: ['outside', 'Bureau and AA data'] },
        Decide: { policy: 'Credit rule set', kfs: ['document', 'Key Facts Statement'] },
        Fund: { lender: ['outside', 'Lender’s account'] },
        'Loan book': { subledger: ['store', 'Loan sub-ledger'], dayEnd: 'Day-end DPD run' },
        Collect: { mandate: ['outside', 'NACH, UPI Autopay'], collector: ['person', 'Collector'] },
      },
      flows: [
        ['borrower', 'policy', 'application'],
        ['bureau', 'policy', 'score, statements'],
        ['policy', 'kfs', 'approved terms'],
        ['kfs', 'lender', 'signed'],
        ['lender', 'subledger', 'disbursal entry'],
        ['subledger', 'dayEnd', 'dues'],
        ['subledger', 'mandate', 'presentation'],
        ['dayEnd', 'collector', 'overdue list'],
      ],
      mark: {
        node: 'lender',
        before: 'Platform pool account',
        doubt: 'Compliance: may a service provider touch these funds?',
        answer: 'No: the lender pays the borrower, save listed exceptions.',
      },
    }),
  },
});

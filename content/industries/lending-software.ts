import { industryPage, schematic } from '../catalogue/define';

export const lendingSoftware = industryPage({
  slug: 'lending-software',
  label: 'Lending Software',
  title: 'Lending software from application to closure',
  summary:
    'Origination, disbursal, loan accounting, collections and co-lending under RBI’s Directions of 2025, with one day-end run that classifies each account.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every rupee collected is allocated and shared by morning, its loan classified.',
    quickAnswer:
      'The origination tool says approved, the loan book says overdue, the collector’s sheet says paid yesterday. One borrower, three answers. For banks, non-banking financial companies (NBFCs) and lending platforms we join origination, loan management and collections around one account and one day-end run. A new credit policy is replayed on past applications before it decides on new ones.',
    atAGlance: {
      fits: 'Origination, loan book and collection sheets that disagree about one borrower',
      notFor: 'One standard product and a small book, for which a hosted loan system can be rented',
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
        text: 'Bureau pull, Account Aggregator statements and application data meet a rule set with versions. Each decision keeps inputs, rule hits and any override. Scores may order the queue; a declined borrower gets reasons from the policy.',
        hardPart:
          'Testing a new policy on past approvals says nothing of the applicants whom the old policy refused.',
      },
      {
        name: 'Agreement and disbursal',
        users: 'Borrowers, operations desk',
        text: 'One tap may pay once the Key Facts Statement with its annual percentage rate is stored as shown and the agreement signed. A sole lender pays the borrower’s own account, with the exceptions that RBI lists. A co-lent loan is paid out and repaid through an escrow account at a bank.',
        hardPart:
          'A lending service provider has to stay out of the flow of funds, however convenient a pool account would be.',
      },
      {
        name: 'Loan accounting and day end',
        users: 'Loan operations, finance',
        text: 'Schedules, moratoria, part-payments and foreclosure post to a sub-ledger with interest by stated day count. The night run counts days past due (DPD) from the oldest unpaid instalment and keeps each result with its inputs.',
        hardPart:
          'A payment can reach the book after the run and the bank before midnight, and only one of the two dates counts.',
        today: {
          role: 'Loan operations',
          pain: 'What was paid at night is upgraded by hand in the morning, and at the audit somebody must say why.',
        },
      },
      {
        name: 'Mandates and collections',
        users: 'Collectors, field agents, borrowers',
        text: 'NACH and UPI Autopay presentations are planned around salary dates, bounces are read by return code, and hardship goes to a person. Each visit is logged with hour and agent.',
        hardPart:
          'A link payment and a mandate debit on one day collect twice; the refund has to beat the complaint.',
      },
      {
        name: 'Co-lending and loss sharing',
        users: 'Partnership desk, treasury',
        text: 'Each lender keeps at least 10 % of every co-lent loan and books its share within 15 days of disbursal. Collections are divided nightly by each one’s rate. First-loss cover is tracked against RBI’s cap of 5 %. Sole lenders may need only that cap.',
        hardPart:
          'A downgrade by one lender reaches the other’s books by the end of the next working day, with its cause.',
        today: {
          role: 'Partnership desk',
          pain: 'The bank’s file comes once a month. Until then two lenders give one borrower two classes.',
        },
      },
    ],
    schematic: schematic({
      caption:
        'A co-lent loan moves through a bank’s escrow account, any other between lender and borrower; the platform decides, accounts and classifies, and holds no money.',
      lanes: {
        Apply: { borrower: ['person', 'Borrower'], bureau: ['outside', 'Bureau and AA data'] },
        Decide: { policy: 'Credit rule set', kfs: ['document', 'Key Facts Statement'] },
        Fund: {
          lender: ['outside', 'Originating lender'],
          escrow: ['outside', 'Escrow account'],
          partner: ['outside', 'Partner lender'],
        },
        'Loan book': { subledger: ['store', 'Loan sub-ledger'], dayEnd: 'Day-end DPD run' },
        Collect: { mandate: ['outside', 'NACH, UPI Autopay'], collector: ['person', 'Collector'] },
      },
      flows: [
        ['borrower', 'policy', 'application'],
        ['bureau', 'policy', 'score, statements'],
        ['policy', 'kfs', 'approved terms'],
        ['kfs', 'lender', 'signed'],
        ['lender', 'escrow', 'its share'],
        ['partner', 'escrow', 'its share'],
        ['escrow', 'borrower', 'disbursal'],
        ['subledger', 'mandate', 'presentation'],
        ['mandate', 'escrow', 'collection'],
        ['escrow', 'subledger', 'dated credit'],
        ['subledger', 'dayEnd', 'dues'],
        ['dayEnd', 'collector', 'overdue list'],
        ['dayEnd', 'partner', 'class, shares'],
      ],
      mark: {
        node: 'escrow',
        before: 'Platform pool account',
        doubt: 'Compliance: may a service provider touch these funds?',
        answer: 'No: a bank holds the escrow, for the lenders alone.',
      },
    }),
    route: {
      name: 'Loan CL-2603-0917',
      about: 'co-lent by bank and NBFC',
      stations: [
        {
          at: 'kfs',
          value: '11.2 % blended',
          fields: [
            { label: 'Bank, 80 %', value: '10 % a year' },
            { label: 'NBFC, 20 %', value: '16 % a year' },
            { label: 'Instalment', value: '₹9,800 on the 5th' },
          ],
          onward: 'signed',
        },
        {
          at: 'mandate',
          value: 'Returned 3 times',
          fields: [
            { label: 'Outstanding', value: '₹3,00,000 in May 2026' },
            { label: 'Presented', value: '5 Jun, 5 Jul, 5 Aug 2026' },
            { label: 'Reason', value: 'balance insufficient' },
            { label: 'Overdue', value: '₹29,400' },
            { label: 'Then', value: 'UPI to its virtual account' },
          ],
          onward: 'collection',
        },
        {
          at: 'escrow',
          value: '₹9,800 received',
          fields: [
            { label: 'Credited', value: '3 Sep 2026, 23:41' },
            { label: 'UPI reference', value: '624623041877' },
            { label: 'In statement', value: '4 Sep 2026, 06:10' },
          ],
          onward: 'dated credit',
        },
        {
          at: 'subledger',
          value: '₹9,800 allocated',
          sum: {
            rows: [
              ['Bank, interest at 10 %', '2,000'],
              ['Bank, 80 % of principal', '5,600'],
              ['NBFC, interest at 16 %', '800'],
              ['NBFC, 20 % of principal', '1,400'],
            ],
            total: ['Instalment of 5 Jun 2026', '9,800'],
          },
          onward: 'dues',
        },
        {
          at: 'dayEnd',
          value: 'SMA-2',
          fields: [
            { label: 'First run', value: '4 Sep, 00:30, for 3 Sep' },
            { label: 'Run again', value: '4 Sep, 06:20, for 3 Sep' },
            { label: 'Oldest due', value: '5 Jul 2026, 60 days' },
            { label: 'Overdue', value: '₹19,600' },
          ],
          mark: {
            struck: 'NPA',
            note: 'Credited on 3 September, which the first run missed.',
          },
          onward: 'class, shares',
        },
        {
          at: 'partner',
          value: '₹9,800 paid out',
          fields: [{ label: 'Class sent', value: 'SMA-2 of 3 Sep, at 06:25' }],
          sum: {
            rows: [
              ['Bank', '7,600'],
              ['NBFC', '2,200'],
            ],
            total: ['Out of escrow', '9,800'],
          },
        },
      ],
    },
    argument: {
      heading: 'Whose clock dates a payment made at 23:41',
      paragraphs: [
        'The borrower pays on the day on which his June instalment completes ninety days. The run of 00:30 does not see the money, since the escrow bank’s statement comes at 06:10. By the book the loan is a non-performing asset (NPA). By the escrow June is paid and July is sixty days old, which is SMA-2, the last class of special mention.',
        'Operations would let the first result stand: a run that may be repeated is a door for back-dated entries. Credit answers that RBI asks for the status at the end of the calendar day, whatever the hour of the run. We repeat it, and take the date from the escrow bank alone: no screen has a box to type one.',
        'NPA does not end with one instalment. All arrears of principal and interest must be paid, and with September’s these are 3 × ₹9,800 = ₹29,400, while both lenders carry the class. The order of allocation counts too: the same money put against August leaves June open.',
        'The split goes by each lender’s rate. Cash divided 80 to 20 gives the bank ₹7,840 instead of ₹7,600, and the NBFC misses ₹240.',
      ],
    },
    terms: [
      {
        term: 'NPA',
        meaning:
          'Non-performing asset: in India a term loan whose oldest unpaid amount has completed ninety days at the day end, as RBI’s example counts them. It becomes standard again when all the borrower’s arrears are paid.',
      },
      {
        term: 'SMA-0, SMA-1, SMA-2',
        meaning:
          'Special mention account: a loan overdue, but not yet non-performing. The class changes when thirty and sixty days are complete, and lenders report it.',
      },
      {
        term: 'Blended rate',
        meaning:
          'What the borrower of a co-lent loan pays: the lenders’ rates, weighted by their shares. Fees are shown beside it.',
      },
      {
        term: 'First-loss cover',
        meaning: 'A partner’s promise to bear the first losses of a portfolio, in India up to 5 % of it.',
      },
      {
        term: 'Cooling-off period',
        meaning:
          'Days, one at least, set by the lender’s board, in which the borrower of a digital loan may leave for principal and proportionate cost, without penalty. The offer states them; the book must close a loan inside them.',
      },
    ],
    related: [
      {
        page: 'industries/core-banking-software',
        reason: 'When deposits and the general ledger have to change together with the loan book.',
      },
      {
        page: 'industries/payment-solutions',
        reason: 'If the breaks lie between gateway files and bank credits, before any loan.',
      },
      {
        page: 'services/third-party-integration',
        reason: 'Bureaus, Account Aggregators and sponsor banks, each with its own outages.',
      },
      {
        page: 'solution/document-management',
        reason: 'Where the delay is collecting and reading the borrower’s papers.',
      },
      {
        page: 'services/ai-ml',
        reason: 'How a score is tested before it may order the queue.',
      },
    ],
    faq: [
      {
        question: 'Who may co-lend under RBI’s Directions of 2025?',
        answer:
          'Commercial banks other than small finance, local area and regional rural ones, all-India financial institutions, and NBFCs with housing finance companies. They bind arrangements made since 1 January 2026; for NBFCs their text is now in the Directions on transfer and distribution of credit risk.',
      },
      {
        question: 'Does a default on another loan pull the joint one down?',
        answer:
          'The co-lending rule carries a class from one lender to the other for a default in the joint loan. After a default on a loan of the bank alone, whether the NBFC follows is for counsel, so each message carries the cause.',
      },
      {
        question: 'May our app collect and pass on the money?',
        answer:
          'No. Repayments go to the lender’s account, or into a co-lent loan’s escrow. The app starts the payment; the lender pays its fee.',
      },
    ],
    chapters: {
      order: ['case', 'systems', 'capabilities'],
      systemsMap: [
        {
          system: 'Escrow bank',
          holds: 'Credits, debits and their time',
          integration: 'Statement each morning, alerts where the bank offers them',
          gotcha: 'An alert without the loan’s virtual account number needs a person before the run.',
        },
        {
          system: 'Bureaus and Account Aggregator',
          holds: 'Credit history, consented statements',
          integration: 'Requests at application, returns four times a month',
          gotcha: 'A corrected class must be corrected at the bureau too.',
        },
        {
          system: 'Sponsor bank for mandates',
          holds: 'NACH and UPI Autopay mandates, return codes',
          integration: 'Presentation files and callbacks',
          gotcha: 'A return may follow a success by hours; allocation has to be reversible.',
        },
        {
          system: 'Partner’s loan system',
          holds: 'Its share, its classes, its provisions',
          integration: 'Daily file both ways, reconciled by loan',
          gotcha: 'Two schedules from two roundings part by paise from the first instalment.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Rent a hosted loan system',
          rightWhen: 'Products are few and each loan has a single funder.',
          price: 'A fee for each account; policy changes as its vendor allows.',
        },
        {
          way: 'Use the partner bank’s system',
          rightWhen: 'You source for one bank and keep the least share.',
          price: 'Your own loans need a second book.',
        },
        {
          way: 'Buy loan accounting, build around it',
          rightWhen: 'Schedules are standard; policy, partners and collections are not.',
          price: 'Two calendars of releases, and a day end that crosses both.',
        },
        {
          way: 'Build the book as well',
          rightWhen: 'Repayment follows harvests, tickets or daily takings.',
          price: 'Your auditor reads the code of the run.',
        },
      ],
      plan: [
        {
          name: 'Life of the account, replay',
          text: 'From application to closure on one sheet. Past applications run through the written policy as a versioned decision flow, and your accountants check a repayment schedule.',
          weeks: [5, 6],
        },
        {
          name: 'Loan book and day end',
          text: 'Schedule, allocation and class in software, compared with your present book for three month-ends.',
          weeks: [10, 14],
        },
        {
          name: 'Agreement, disbursal, escrow',
          text: 'Key facts come from the schedule’s own figures; money is matched to loans by the bank’s times.',
          weeks: [6, 9],
        },
        {
          name: 'Collections',
          text: 'Mandates, payment links and visits write to one account of what was promised.',
          weeks: [4, 6],
        },
        {
          name: 'First co-lending partner',
          text: 'Shares, classes and differences of a month are exchanged on test data first.',
          weeks: [5, 7],
        },
      ],
      costDrivers: [
        {
          driver: 'Loan products',
          why: 'Each has its own schedule, day count and foreclosure.',
          keepDown: 'Close what is no longer sold before it is migrated.',
          step: 1,
        },
        {
          driver: 'Partner agreements',
          why: 'Each divides rates, fees and losses in its own words.',
          keepDown: 'Put two sample months into the agreement.',
          step: 4,
        },
        {
          driver: 'Channels of collection',
          why: 'Every one brings references that match or do not.',
          keepDown: 'Give each loan its own virtual account.',
          step: 2,
        },
      ],
      goingLive: [
        {
          name: 'New loans first',
          text: 'The old book follows by product, when three of its month-ends have agreed to the rupee.',
        },
        {
          name: 'Two runs for three month-ends',
          text: 'The old run decides. Each difference in class gets a name, and no partner is added meanwhile.',
        },
      ],
      standards: [
        {
          id: 'rbi-it-directions',
          use: 'Banks and larger NBFCs: changes to rule sets, access to the run and its logs follow this text.',
        },
        {
          id: 'dpdp-act',
          use: 'Bureau data, statements and call records are personal data: the purpose is kept with each pull, and its end deletes what no law keeps.',
        },
      ],
      kpis: [
        {
          name: 'Classes changed by repetition',
          formula: 'accounts whose class a repeated run changed ÷ accounts, by cause',
        },
        {
          name: 'Credits without a loan',
          formula: 'escrow credits unmatched at the run, in number and rupees',
        },
        { name: 'Partner difference', formula: 'share in our book − share in the partner’s, by loan' },
      ],
    },
  },
});

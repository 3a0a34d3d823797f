import { industryPage, schematic } from '../catalogue/define';

export const coreBankingSoftware = industryPage({
  slug: 'core-banking-software',
  label: 'Core Banking Software',
  title: 'Core banking replaced one product at a time',
  summary:
    'Product engine, posting and day end of a bank’s core, rebuilt or carved out by product, with balances proved equal before a single branch moves.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A deposit or loan product changes by parameter, and each migrated balance is proved to the paisa.',
    quickAnswer:
      'Core banking software keeps the accounts, posts every entry and closes the business day. This page is for co-operative, regional rural and small finance banks whose old core must be replaced, or from which one product has to leave. Begin on paper: a catalogue of account types, interest rules and ledger mappings that reconciles to one month-end trial balance.',
    atAGlance: {
      fits: 'Banks with an old core, replacing it or carving out one product',
      notFor: 'A bank whose ledger is sound and whose interfaces hurt: repair those',
      firstStep: {
        what: 'Drawing of core and rails, and the product catalogue',
        output: 'rules and ledger mappings, tied to one trial balance',
        weeks: [6, 8],
      },
      charged: 'The catalogue at a fixed price, then one product at a time',
      youBring: 'A month-end trial balance, masked extracts, a finance controller, test slots at the switch',
    },
    ask: {
      text: 'How many accounts sit in each of your deposit products? From that list you hear which we would carve out first, or why none.',
      button: 'List your deposit products',
    },
    notNeeded: {
      before: 'Slow only on salary day? Send the apps’ enquiries to a copy and forget the',
      struck: 'new core',
      after: '.',
    },
    capabilities: [
      {
        name: 'Product engine',
        users: 'Product and finance teams',
        text: 'Day count, slabs, penalties and fees are dated parameters of the product, inherited by the account. Savings interest accrues on the daily balance, and a back-valued entry makes the engine recompute the days it touches.',
        hardPart:
          'Old cores round per day, per month or per credit, and each habit becomes paise differences.',
      },
      {
        name: 'Posting and balance service',
        users: 'Tellers, channels, payment systems',
        text: 'One service checks lien and available balance, writes balanced legs and repeats its earlier answer when a reference comes twice. Hot accounts, such as a settlement pool, are split into shards.',
        hardPart: 'Shards buy throughput, but somebody must decide what happens when one part runs empty.',
      },
      {
        name: 'Day end on an open ledger',
        users: 'Operations shift lead',
        text: 'UPI, IMPS and NEFT do not pause; RTGS does, from its end of day to its start of day. The business date rolls for new postings while accrual, standing instructions and overdue marking work on a fixed cut. Each step restarts from its own checkpoint.',
        hardPart:
          'A debit approved at 23:59:59 may reach the ledger after the roll; its value date must survive.',
      },
      {
        name: 'General ledger bridge',
        users: 'Finance control, statutory auditor',
        text: 'Product events map to branch, head and currency through dated rules that finance owns. Sub-ledger sums are tied to their control heads before the date closes, and a difference names the batch that caused it.',
        hardPart: 'Inter-branch legs must net to zero for the bank and still be explained in each branch.',
      },
      {
        name: 'Migration bench',
        users: 'Migration team, internal audit',
        text: 'Extracts load through staging with field rules, and each reject has an owner. Old and new engines then accrue side by side; a difference is classed as fault, rounding or decided change.',
        hardPart:
          'Dormant, joint and lien-marked accounts carry decades of exceptions that no data dictionary mentions.',
      },
    ],
    schematic: schematic({
      caption:
        'Every channel posts through one service, and the date closes only when account sums and ledger heads agree on the same fixed cut.',
      lanes: {
        Channels: {
          teller: ['person', 'Teller'],
          cards: ['outside', 'ATM and card switch'],
          rtgs: ['outside', 'RTGS gateway'],
        },
        Core: { product: 'Product engine', posting: 'Posting service' },
        Ledgers: { accounts: ['store', 'Account ledgers'], gl: ['store', 'General ledger'] },
        'Day end': { run: 'Accrual run', tie: 'Control-head check' },
        Proof: { trial: ['document', 'Trial balance'] },
      },
      flows: [
        ['teller', 'posting', 'voucher'],
        ['cards', 'posting', 'ISO 8583'],
        ['rtgs', 'posting', 'pacs.008'],
        ['product', 'posting', 'dated terms'],
        ['posting', 'accounts', 'balanced legs'],
        ['accounts', 'gl', 'sums by head'],
        ['accounts', 'run', 'fixed cut'],
        ['gl', 'tie', 'head balance'],
        ['run', 'tie', 'interest booked'],
        ['tie', 'trial', 'no difference'],
      ],
      mark: {
        node: 'tie',
        before: 'Totals check',
        doubt: 'Auditor: tied to which cut of the accounts?',
        answer: 'To the fixed cut, head by head, before the date moves.',
      },
      treatedIn: {
        posting: 'capabilities',
        rtgs: 'systems',
        cards: 'systems',
        accounts: 'capabilities',
        gl: 'capabilities',
        tie: 'rollout',
      },
    }),
    route: {
      name: 'Withdrawal 004127',
      about: 'savings account, at an ATM',
      stations: [
        {
          at: 'cards',
          value: '₹8,000.00 asked',
          fields: [
            { label: 'MTI', value: '0200, cash withdrawal' },
            { label: 'DE 12, 13', value: '23:59:59, 29 Oct 2026' },
            { label: 'DE 37', value: '630218004127' },
          ],
          onward: 'ISO 8583',
        },
        {
          at: 'posting',
          value: '29 Oct',
          fields: [
            { label: 'Checked', value: 'Status, freeze, lien, balance' },
            { label: 'DE 39', value: '00, approved at 23:59:59' },
            { label: 'Booked', value: '30 Oct, 00:00:02' },
          ],
          mark: {
            struck: '30 Oct',
            note: 'Approved before midnight: value date stays 29 October.',
          },
          onward: 'balanced legs',
        },
        {
          at: 'accounts',
          value: '₹2,92,000.00',
          sum: {
            rows: [
              ['Balance before', '3,00,000.00'],
              ['Withdrawal', '−8,000.00'],
            ],
            total: ['Balance, value 29 Oct', '2,92,000.00'],
          },
          onward: 'fixed cut',
        },
        {
          at: 'run',
          value: '₹48.00 accrued',
          fields: [{ label: 'Terms', value: '3 % a year, actual ÷ 365' }],
          sum: {
            rows: [
              ['29 Oct, on 3,00,000.00', '24.66'],
              ['29 Oct, recomputed', '−0.66'],
              ['30 Oct, on 2,92,000.00', '24.00'],
            ],
            total: ['Interest of two days', '48.00'],
          },
          onward: 'interest booked',
        },
        {
          at: 'tie',
          value: '0.00 difference',
          fields: [{ label: 'Cut', value: '30 Oct, branch 12' }],
          sum: {
            rows: [
              ['Savings accounts', '71,20,316.40'],
              ['Control head 2110', '−71,20,316.40'],
            ],
            total: ['Difference', '0.00'],
          },
          onward: 'no difference',
        },
        {
          at: 'trial',
          value: '30 Oct closed',
          fields: [
            { label: 'Head 2110', value: '71,20,316.40 credit' },
            { label: 'Signed', value: 'Shift lead, 31 Oct, 00:41' },
          ],
        },
      ],
    },
    chapters: {
      order: ['exhibit', 'rollout'],
      pains: [
        {
          role: 'Head of operations',
          pain: 'Day end runs into branch hours: counters open on yesterday’s date and cash is keyed twice.',
        },
        {
          role: 'Product manager',
          pain: 'Can the new deposit start on Monday? Its rules live in a batch program, so it waits for a release.',
        },
        {
          role: 'Finance controller',
          pain: 'Suspense grows. Unmatched ATM and clearing items age until the auditor asks for a provision.',
        },
        {
          role: 'IT shift lead',
          pain: 'Apps query the core directly, and on salary day their enquiries slow the tellers’ postings.',
        },
      ],
      systemsMap: [
        {
          system: 'ATM and card switch',
          holds: 'Authorisations, reversals, stand-in decisions',
          integration: 'ISO 8583 messages, settlement files',
          gotcha: 'A reversal can arrive for a debit the core never saw.',
        },
        {
          system: 'Payment gateways',
          holds: 'RTGS, NEFT, IMPS and NACH traffic',
          integration: 'ISO 20022 or the rail’s own message',
          gotcha: 'After a time-out, ask for status before any retry.',
        },
        {
          system: 'Loan origination',
          holds: 'Sanction, schedule, security',
          integration: 'API event at disbursement',
          gotcha: 'Two systems compute one schedule and round it differently.',
        },
        {
          system: 'Regulatory reporting',
          holds: 'Returns, classifications',
          integration: 'Extract from the frozen cut',
          gotcha: 'A repeated day end changes figures already filed.',
        },
      ],
      standards: [
        {
          id: 'rbi-it-directions',
          use: 'Indian banks: access, change records, exit from outsourcing and logs follow the text for your class of bank.',
        },
        {
          id: 'ifrs-9',
          use: 'Banks that report under IFRS. In India, RBI’s Directions bring expected credit loss from 1 April 2027, but not for small finance, payments, local area and regional rural banks: they keep the income recognition and provisioning Directions of 28 November 2025.',
        },
        {
          id: 'pci-dss-4.0.1',
          use: 'Full card numbers stay at the switch; the core keeps a token, and your assessor confirms the scope.',
        },
        {
          id: 'iso-8583',
          use: 'Repeats, advices and late reversals each get their own tests. Double debits usually start there.',
        },
        {
          id: 'dora-eu',
          use: 'EU banks, since 17 January 2025: a register entry and a tested exit plan cover hosting and our support.',
        },
      ],
      dataObjects: [
        {
          term: 'Value date',
          meaning: 'From when an entry earns or costs interest; it may differ from the booking date.',
        },
        {
          term: 'Lien',
          meaning: 'Part of a balance held for a lender or court: in the ledger, not available.',
        },
        {
          term: 'Control head',
          meaning: 'A general ledger account whose balance must equal the sum of the accounts beneath it.',
        },
        {
          term: 'NPA',
          meaning: 'Non-performing asset in India: for a term loan, generally dues unpaid beyond 90 days.',
        },
      ],
      plan: [
        {
          name: 'Catalogue and tie-out',
          text: 'Account types, interest rules and ledger mappings on paper, reconciled to one month-end trial balance.',
          weeks: [6, 8],
        },
        {
          name: 'Engine for one product',
          text: 'Term deposits first: few daily transactions, and a maturity value that anybody can recompute.',
          weeks: [14, 20],
        },
        {
          name: 'Three rehearsals',
          text: 'Full production volume, timed. The hour plan of the cut-over comes from the third.',
          weeks: [6, 8],
        },
        {
          name: 'Parallel run',
          text: 'Both engines work through an interest application and a month-end. Each difference gets a class and an owner.',
          weeks: [5, 13],
        },
        {
          name: 'Cut-over and watch',
          text: 'One long weekend, then a fortnight in which we sit in the day-end room.',
          weeks: [2, 2],
        },
      ],
      costDrivers: [
        {
          driver: 'Live products',
          why: 'Each dead variant with one open account still needs its rule.',
          keepDown: 'Convert or close the odd ones first.',
        },
        {
          driver: 'Unlisted interfaces',
          why: 'A reader of the database that no document names stops the cut-over.',
          keepDown: 'Log connections through a quarter-end.',
        },
        {
          driver: 'Quality of old data',
          why: 'Joint, dormant and lien-marked accounts carry decades of exceptions.',
          keepDown: 'Give every reject an owner in the branch.',
        },
      ],
      youBring: [
        'A month-end trial balance and the extracts behind it, masked',
        'A finance controller who may decide on a rounding',
        'Three weekends of your batch operators',
        'The switch vendor’s test slots',
      ],
      buildOrBuy: [
        {
          way: 'Keep the old core',
          rightWhen: 'Its ledger is sound and only its interfaces hurt.',
          price: 'Product changes still wait for releases.',
        },
        {
          way: 'Buy a package',
          rightWhen: 'You need treasury, trade finance and many currencies.',
          price: 'Your processes bend to it, or its upgrades stop.',
        },
        {
          way: 'Rent a cloud core',
          rightWhen: 'The bank is new and its products are few.',
          price: 'Your exit rests on the vendor’s export.',
        },
        {
          way: 'Carve out one product',
          rightWhen: 'One line is your reason to exist and no package fits it.',
          price: 'You follow the Directions with your own code.',
        },
      ],
      goingLive: [
        {
          name: 'One product at a time',
          text: 'Every branch moves with it on the same weekend, never at quarter-end.',
        },
        {
          name: 'The route, not the branch, decides',
          text: 'A routing layer sends each account to the core that owns it; one general ledger receives from both.',
        },
        {
          name: 'A trainer at the first cash close',
          text: 'Beside the head cashier, in the branches that volunteered for the rehearsals.',
        },
      ],
      security: [
        {
          name: 'Data fixes under dual control',
          text: 'Reviewed scripts with maker, checker, and images before and after.',
        },
        {
          name: 'Batch operators by name',
          text: 'Sessions are time-bound and recorded; no shared user may post to customers’ accounts.',
        },
        {
          name: 'Logs the vendor cannot edit',
          text: 'Audit entries leave the core for write-once storage that the bank owns.',
        },
      ],
      exhibit: {
        kind: 'checklist',
        document: 'Cut-over run book, page 3 of 6 · rev E',
        title: 'Term deposits, the Saturday night',
        steps: [
          {
            at: '21:30',
            by: 'Shift lead',
            step: 'Freeze the cut on the old core',
            proof: 'Head 2310 equals the sum of its deposits, to the paisa.',
          },
          {
            at: '22:10',
            by: 'Migration lead',
            step: 'Load 41,206 accounts',
            proof: '41,198 loaded and 8 rejected: together, what was extracted.',
          },
          {
            at: '23:05',
            by: 'Finance controller',
            step: 'Recompute every maturity value',
            proof: 'No faults; three differences, each under a rounding rule with a name.',
          },
          {
            at: '00:20',
            by: 'Internal audit',
            step: 'Draw 60 accounts by hand',
            proof: 'All 60 agree with the deposit receipt.',
          },
          {
            at: '01:00',
            by: 'Head of operations',
            step: 'Switch the route for deposits',
            proof: 'One test credit posts on the new core, and there only.',
          },
        ],
        ticked: 3,
        wayBack:
          'Until the first external settlement is posted at 06:30: switch the route back, and the old core reopens on its own cut. After that, forward only.',
        reading:
          'a box is ticked by the person on the right, once the second line has been seen. It is past eleven; three of five are done.',
      },
      kpis: [
        { name: 'Day-end duration', formula: 'Time from cut to sign-off, by step and type of day' },
        { name: 'Tie-out difference', formula: 'Sum of accounts − control head balance, per branch and day' },
        { name: 'Migration parity', formula: 'Accounts equal to the paisa ÷ accounts compared' },
      ],
      faq: [
        {
          question: 'Can a core be replaced without one big cut-over weekend?',
          answer:
            'By product, yes. The price is a period in which limits, group exposure and customer totals are added across two cores. For a small bank with few products, one weekend for all of them, well rehearsed, may be the lower risk.',
        },
        {
          question: 'How is day end tested before real days depend on it?',
          answer:
            'We replay recorded days at production volume: an ordinary Tuesday, a salary day, a month-end, 31 March, a leap day. Each run is killed once inside every step and must finish with the same totals. Then operations rehearses while we watch.',
        },
        {
          question: 'What happens to ATM and UPI debits while the core is down?',
          answer:
            'The card switch may approve in stand-in up to a limit you set, so the bank carries a small overdraft risk. A UPI debit fails as a technical decline unless balances are also kept outside the core. That copy is a second ledger to reconcile.',
        },
        {
          question: 'May an Indian bank run its core in a public cloud?',
          answer:
            'It depends on control more than on place. Payment data must be stored in India, supervisor and auditor need access, and the exit must work. We draw hosting, keys, recovery sites and subcontractors on one sheet for your compliance officer.',
        },
      ],
      related: [
        {
          page: 'industries/banking',
          reason: 'If the core stays and only the layer around it changes.',
        },
        {
          page: 'industries/dwh-banking',
          reason: 'Returns read the frozen cut: both projects need one calendar.',
        },
        {
          page: 'industries/payment-solutions',
          reason: 'Where most postings, and most duplicates, come from.',
        },
        {
          page: 'services/legacy-reengineering',
          reason: 'How old batch behaviour becomes tests for the engine.',
        },
        { page: 'services/data-sync', reason: 'Two cores need one owner for every customer field.' },
        { page: 'services/disaster-recovery', reason: 'A second site proves itself by closing a day.' },
      ],
    },
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const coreBankingSoftware = industryPage({
  slug: 'core-banking-software',
  label: 'Core Banking Software',
  title: 'Core banking replaced one product at a time',
  summary:
    'Product engine, posting and day end of a bank’s core, rebuilt or carved out by product, with balances proved equal before a single branch moves.',
  reviewedOn: '2026-11-25',
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
        text: 'Day count, slabs, penalties and fees are dated parameters of the product, which its accounts inherit. Savings interest accrues on the daily balance, and a back-valued entry makes the engine recompute the days it touches.',
        hardPart:
          'Old cores round per day, per month or per credit, and each habit becomes a difference of paise.',
        today: {
          role: 'Product manager',
          pain: 'Can the new deposit start on Monday? Its rules live in a batch program, so it waits for a release.',
        },
      },
      {
        name: 'Posting and balance service',
        users: 'Tellers, channels, payment systems',
        text: 'One service checks lien and available balance, writes balanced legs and repeats its earlier answer when a reference comes twice. Busy accounts, such as a settlement pool, are split into shards.',
        hardPart: 'Shards buy throughput, but somebody must decide what happens when one part runs empty.',
      },
      {
        name: 'Day end on an open ledger',
        users: 'Operations shift lead',
        text: 'UPI, IMPS and NEFT do not pause, and RTGS only from its end of day to its start of day. The business date rolls for new postings while accrual, standing instructions and overdue marking work on a fixed cut.',
        hardPart:
          'A debit approved at 23:59:59 may reach the ledger after the roll; its value date must survive.',
        today: {
          role: 'Head of operations',
          pain: 'Day end runs into branch hours: counters open on yesterday’s date and cash is keyed twice.',
        },
      },
      {
        name: 'General ledger bridge',
        users: 'Finance control, statutory auditor',
        text: 'Product events map to branch, head and currency through dated rules that finance owns. While two cores run, one head takes sums from both, and a difference names the batch that caused it.',
        hardPart: 'Inter-branch legs must net to zero for the bank and still be explained in each branch.',
        today: {
          role: 'Finance controller',
          pain: 'Suspense grows. Unmatched ATM and clearing items age until the auditor asks for a provision.',
        },
      },
      {
        name: 'Migration bench',
        users: 'Migration team, internal audit',
        text: 'Extracts load through staging with field rules. Data fixes are reviewed scripts with maker, checker, and images before and after. Old and new engines then accrue side by side; a difference is classed as fault, rounding or decided change.',
        hardPart:
          'Dormant, joint and lien-marked accounts carry decades of exceptions that no data dictionary mentions.',
      },
    ],
    schematic: schematic({
      caption:
        'While a product moves, accounts are routed one by one, and the general ledger takes its heads from both cores.',
      lanes: {
        Channels: { cards: ['outside', 'ATM and card switch'], routing: 'Account routing' },
        'Two cores': { old: ['outside', 'Old core'], posting: 'Posting service' },
        Move: { bench: 'Migration bench', rejects: ['document', 'Reject register'] },
        Ledgers: { accounts: ['store', 'New account ledgers'], gl: ['store', 'General ledger'] },
        Proof: { run: 'Accrual run', tie: 'Control-head check' },
      },
      flows: [
        ['cards', 'routing', 'ISO 8583'],
        ['routing', 'old', 'not moved'],
        ['routing', 'posting', 'moved'],
        ['old', 'bench', 'extract at the cut'],
        ['bench', 'rejects', 'rejected'],
        ['bench', 'accounts', 'loaded'],
        ['rejects', 'accounts', 'corrected'],
        ['posting', 'accounts', 'balanced legs'],
        ['accounts', 'gl', 'sums by head'],
        ['old', 'gl', 'sums by head'],
        ['accounts', 'run', 'fixed cut'],
        ['run', 'tie', 'interest'],
        ['gl', 'tie', 'head balance'],
        ['tie', 'routing', 'may switch'],
      ],
      mark: {
        node: 'tie',
        before: 'Totals check',
        doubt: 'Auditor: tied to which cut, and of which core?',
        answer: 'To the fixed cut, head by head, over both cores.',
      },
    }),
    route: {
      name: 'Head 2310, cut-over',
      about: 'term deposits, 14 Nov 2026',
      stations: [
        {
          at: 'old',
          value: '41,206 extracted',
          fields: [
            { label: 'Cut', value: 'Saturday, 21:30' },
            { label: 'Head 2310', value: '₹6,18,43,61,420 credit' },
            { label: 'Seen by', value: 'Shift lead' },
          ],
          onward: 'extract at the cut',
        },
        {
          at: 'bench',
          value: '41,198 loaded',
          fields: [{ label: 'Loaded by', value: 'Migration lead, 22:10' }],
          sum: {
            rows: [
              ['Extracted', '41,206'],
              ['Rejected', '−8'],
            ],
            total: ['Loaded', '41,198'],
          },
          onward: 'rejected',
        },
        {
          at: 'rejects',
          value: '8 settled',
          fields: [{ label: 'Maker, checker', value: 'Branch officer, manager, 23:20' }],
          sum: {
            rows: [
              ['Corrected, ₹7,35,000', '5'],
              ['Kept back, ₹18,40,000', '3'],
            ],
            total: ['Rejects, ₹25,75,000', '8'],
          },
          onward: 'corrected',
        },
        {
          at: 'accounts',
          value: '₹6,18,25,21,420',
          sum: {
            rows: [
              ['Loaded at 22:10', '6,18,17,86,420'],
              ['Corrected at 23:20', '7,35,000'],
            ],
            total: ['New ledger, 41,203 deposits', '6,18,25,21,420'],
          },
          onward: 'fixed cut',
        },
        {
          at: 'run',
          value: '₹5,41,18,204.69',
          fields: [{ label: 'Voucher', value: '0.03 to accruals, 23:55' }],
          sum: {
            rows: [
              ['Old core, the same 41,203', '5,41,18,204.66'],
              ['Rounding, 3 deposits', '0.03'],
            ],
            total: ['New engine', '5,41,18,204.69'],
          },
          onward: 'interest',
        },
        {
          at: 'tie',
          value: '0 difference',
          fields: [{ label: 'Signed by', value: 'Controller, IS auditor, 00:40' }],
          sum: {
            rows: [
              ['New ledger', '6,18,25,21,420'],
              ['3 kept on the old core', '18,40,000'],
              ['Head 2310', '−6,18,43,61,420'],
            ],
            total: ['Difference', '0'],
          },
          mark: {
            struck: '−18,40,000',
            note: 'Three deposits stay behind: add them before you compare.',
          },
          onward: 'may switch',
        },
        {
          at: 'routing',
          value: 'Switched, 01:05',
          fields: [
            { label: 'New core', value: '41,203 deposits' },
            { label: 'Old core', value: '3, each with owner and date' },
            { label: 'Test credit', value: 'Posted on the new core only' },
            { label: 'Way back', value: 'Until Monday’s NEFT run, 06:30' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Three deposits that stay behind on Saturday night',
      paragraphs: [
        'At 22:10 the count closes: loaded and rejected make what was extracted. A run book that asks for no more would switch the route with ₹25,75,000 of depositors’ money on no new ledger.',
        'Five of the eight are typing errors: four mature on 31 June, one names a joint holder without a customer number; branch scans settle both. Three cannot be settled by night: a court attachment without its order, a lien for a loan that was closed, a claim by two heirs.',
        'The migration lead wants them in suspense on the new core, so that the old deposit module can be switched off; to load them frozen would need an invented order, loan and holder. The difference is nil either way, so the tie alone cannot decide. The finance controller looks at Monday, when the one with the lien, ₹5,00,000, matures: suspense has no holder, no rate and no tax to deduct. So the three remain where they can be paid, and the bank runs the old deposit module, accrual included, until the last is settled.',
        'A sum also hides two deposits that carry each other’s balance, so balance and interest are compared account by account.',
      ],
    },
    terms: [
      {
        term: 'Value date',
        meaning: 'The day from which an entry earns or costs interest; it may differ from the booking date.',
      },
      {
        term: 'Lien',
        meaning: 'Part of a balance held for a lender or a court: it is in the ledger, but not available.',
      },
      {
        term: 'Control head',
        meaning:
          'A general ledger account whose balance must equal the sum of the accounts beneath it, in however many systems they are kept.',
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
        page: 'services/legacy-reengineering',
        reason: 'How old batch behaviour becomes tests for the engine.',
      },
      { page: 'services/data-sync', reason: 'Two cores need one owner for every customer field.' },
      { page: 'services/disaster-recovery', reason: 'A second site proves itself by closing a day.' },
    ],
    faq: [
      {
        question: 'Can a core be replaced without one big cut-over weekend?',
        answer:
          'By product, yes. Until the last one has moved, limits and customer totals are added across two cores. A small bank with few products may run less risk with one weekend for all of them, well rehearsed.',
      },
      {
        question: 'Which RBI papers on IT bind a co-operative bank?',
        answer:
          'For urban co-operative banks the cyber security framework of 31 December 2019, in four levels by the digital services they offer. From tier 3 up, RBI’s rules on outsourced IT besides. The IT governance Direction of 2023 leaves out co-operative and regional rural banks alike.',
      },
      {
        question: 'What does a matured deposit earn that was never collected?',
        answer:
          'Since July 2021 the savings rate or the deposit’s own rate, whichever is lower, in co-operative, regional rural and small finance banks alike. Where the old core still pays the savings rate to all, the parallel run lists these accounts as a decided change.',
      },
    ],
    chapters: {
      order: ['case', 'build-or-buy', 'plan'],
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
          gotcha: 'A loan against a deposit needs the lien on whichever core keeps the deposit.',
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
          use: 'Small finance banks: access, change records, continuity and logs follow this text. It does not bind co-operative and regional rural banks.',
        },
        {
          id: 'pci-dss-4.0.1',
          use: 'Full card numbers stay at the switch; the core keeps a token, and your assessor confirms the scope.',
        },
        {
          id: 'iso-8583',
          use: 'Repeats, advices and late reversals each get their own tests. Double debits usually start there.',
        },
      ],
      plan: [
        {
          name: 'Catalogue and tie-out',
          text: 'Every account type is written down with its interest rule and ledger head, dead variants included.',
          weeks: [6, 8],
        },
        {
          name: 'Engine for one product',
          text: 'Term deposits first: few daily transactions, and a maturity value that anybody can recompute.',
          weeks: [14, 20],
        },
        {
          name: 'Three rehearsals',
          text: 'Full production volume, timed. The hours of the cut-over come from the third.',
          weeks: [6, 8],
        },
        {
          name: 'Parallel run',
          text: 'Both engines work through an interest application and a month-end. Each difference gets a class and an owner.',
          weeks: [5, 13],
        },
        {
          name: 'Cut-over and watch',
          text: 'One two-day weekend, then a fortnight in which we sit in the day-end room.',
          weeks: [2, 2],
        },
      ],
      costDrivers: [
        {
          driver: 'Live products',
          why: 'Each dead variant with one open account still needs its rule.',
          keepDown: 'Convert or close the odd ones first.',
          step: 0,
        },
        {
          driver: 'Quality of old data',
          why: 'Every class of reject needs a field rule and somebody who may correct it.',
          keepDown: 'Name an owner in the branch before the first load.',
          step: 2,
        },
        {
          driver: 'Unlisted interfaces',
          why: 'A reader of the database that no document names stops the cut-over.',
          keepDown: 'Log connections through a quarter-end.',
          step: 2,
        },
      ],
      buildOrBuy: [
        {
          way: 'Keep the old core',
          rightWhen: 'Product rules seldom change and the vendor still supports it.',
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
          price: 'Supervisor and auditor question your code, and two cores run for a while.',
        },
      ],
      goingLive: [
        {
          name: 'A second or fourth Saturday',
          text: 'Branches are closed for two days, and all of them move together.',
        },
        {
          name: 'Forward only after Monday, 06:30',
          text: 'What matured over the weekend is paid on the next working day. Until it leaves by NEFT the route can turn back, so openings wait.',
        },
        {
          name: 'A trainer at the first deposit paid out',
          text: 'Beside the teller, in the branches that volunteered for the rehearsals.',
        },
      ],
      kpis: [
        { name: 'Day-end duration', formula: 'Time from cut to sign-off, by step and type of day' },
        {
          name: 'Tie-out difference',
          formula: 'Sum of accounts on both cores − control head, per branch and day',
        },
        { name: 'Migration parity', formula: 'Accounts equal to the paisa ÷ accounts compared' },
      ],
    },
  },
});

import { schematic, solutionPage } from '../catalogue/define';

export const distributorManagement = solutionPage({
  slug: 'distributor-management',
  label: 'Distributor Management',
  title: 'Distributor management from primary to secondary sale',
  summary:
    'A DMS for consumer goods: primary orders, batch stock at the distributor, secondary billing, van sales, scheme claims and the partner’s return on investment.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'You see what reached shops; the distributor sees what your brand earns.',
    quickAnswer:
      'Primary sales hit the target in March, and in April the godowns are full. How a brand fares shows in what its distributors sell onwards, so this product works at their counter and godown and reports secondary sales daily. It begins with what three distributors earn, a one-clerk firm included.',
    atAGlance: {
      fits: 'Consumer goods makers with ten to several hundred distributors and schemes to settle',
      notFor: 'A handful of stockists on one accounting package: read it through a connector',
      firstStep: {
        what: 'The returns of three distributors, worked out from their own books, and the drawing',
        output: 'three statements, each line agreed with its owner, stock tied out to a count',
        weeks: [3, 4],
      },
      charged: 'Three returns at a fixed price, then a rate per distributor by size, upkeep under a retainer',
      youBring:
        'Item and batch masters, dispatch data, scheme circulars, three distributors willing to open their books',
    },
    ask: {
      text: 'Describe three distributors as A, B and C: shops, clerks, accounting package. We say who should go first, or that a connector would do.',
      button: 'Describe three distributors',
    },
    notNeeded: {
      before: 'A stockist of forty brands will not learn a',
      struck: 'distributor system',
      after: 'for one. Import his bills.',
    },
    argument: {
      heading: 'Who pays for five more days of credit to shops',
      paragraphs: [
        'D-17 pays you before dispatch, and earns ₹40,000 a month on ₹30,00,000 tied up: 16 % a year, one point above what his bank charges. From the festival on, sales wants him to give shops 15 trading days instead of 10. That ties up another 5 × ₹1,11,300 = ₹5,56,500, and his return falls to 13.5 %.',
        'The sales head answers that credit is a distributor’s own decision and no investment in the brand; without it the return is 25.4 %. D-17 answers that no shop would take the brand without credit. We count all money that the business needs, whoever chose it, and let him set the days. Deduct his interest too, and at 10 days 1 % is left, which it makes no sense to hold against a bank’s rate.',
        'At 15 days, sales and with them the money tied up would have to rise by some 4.2 % before he earns his interest, if costs stay. Company credit would help, until every distributor wants it. The cheaper offer is yours: pay claims in 15 days instead of 45, and he can give shops 12 days and earn 16.2 %. Lose him, and ₹11,13,000 of credit in the market has to be found again by a successor.',
      ],
    },
    terms: [
      {
        term: 'Primary and secondary sale',
        meaning:
          'Primary is what the company invoices to its distributor, secondary what the distributor bills to shops. The difference lies in the godown.',
      },
      {
        term: 'Distributor’s return',
        meaning:
          'A year’s earnings before interest, divided by the money tied up in stock, shop credit and claims not yet paid, less the company’s credit.',
      },
      {
        term: 'Cost key',
        meaning:
          'How costs shared by six brands are split: the godown by space, wages by bills, the van by drops, with a date, and alike for all firms of that size. A key by turnover flatters bulky goods.',
      },
      {
        term: 'Days of cover',
        meaning: 'How long the stock would last at the present rate of sale.',
      },
    ],
    capabilities: [
      {
        name: 'Primary orders and norms',
        users: 'Distributors, area sales managers',
        text: 'Orders are proposed from secondary sales, days of cover and pack size, in place of a month-end target push. The distributor may refuse a line, since loaded stock comes back as expiry claims.',
        owns: 'Norms, order proposals, refusals',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Godown stock by batch',
        users: 'Godown keepers, distributors',
        text: 'Receipts arrive from your dispatch with batch, expiry and carton number (SSCC), so no clerk keys them. Picking proposes what expires first (FEFO); expiry-near, damaged and recalled stock sit in states that billing cannot touch.',
        owns: 'Batches, receipts, stock status',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Secondary billing',
        users: 'Distributor’s billing clerks',
        text: 'Bills to shops are cut in seconds, offline too. Where the firm’s turnover, all brands together, has passed ₹5 crore, a bill to a GST-registered shop waits for the portal’s reference number (IRN).',
        owns: 'Invoices, returns, number series',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Shop credit and collection',
        users: 'Sales reps, distributors',
        text: 'The limit per shop is the distributor’s to set; the company may propose one, and sees totals by age band only. Collections by cash, UPI or cheque are matched to bills at the evening settlement.',
        owns: 'Shop ledgers, limits, collections',
        on: { part: 2, row: 0, corrected: true },
      },
      {
        name: 'Van sales',
        users: 'Van sales reps, distributors',
        text: 'One sheet holds the van’s day: load-out in the morning, spot bills from a handheld printer, load-in by batch with a cash count at night. Empties and returns are on it too.',
        owns: 'Load sheets, van settlements',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Scheme claims',
        users: 'Distributors, company claim desk',
        text: 'Scheme benefits given on shop bills gather into a claim by themselves, with the bills as proof. Expiry and damage claims need photo and batch. The stage and the reason for each cut are open to the claimant.',
        owns: 'Claims, proofs, deduction reasons',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Distributor return on investment',
        users: 'Distributors, sales finance',
        text: 'A monthly statement from the figures above it, with each norm beside the distributor’s own cost. Interest is compared with the result and never deducted from it as well.',
        owns: 'ROI statements, cost norms',
        on: { part: 1, row: 2 },
      },
    ],
    howItDiffers:
      'Retail execution equips the sales rep in the shop and trade promotion plans the schemes; this product is the distributor’s own back office.',
    screen: {
      device: 'browser',
      heading: 'Return of D-17, October',
      parts: [
        {
          part: 'table',
          columns: ['Line', 'Trading days', 'Rupees'],
          rows: [
            ['Stock, at cost ex GST', '15', '15,00,000'],
            ['Shops owe, 5 % GST in', '10', '11,13,000'],
            ['Claims not yet paid', '45', '3,87,000'],
            ['Margin, 6 % on cost', '25', '1,50,000'],
            ['Costs, this brand only', '25', '1,10,000'],
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Stock norm', value: '12 days' },
            { label: 'Van, of costs', value: '₹32,000' },
            { label: 'Return, a year', value: '16.0 %' },
            { label: 'Overdraft', value: '15.0 %' },
          ],
        },
        {
          part: 'form',
          fields: [
            { label: 'Shop credit', value: '15 days' },
            { label: 'Return then', value: '13.5 %' },
          ],
          action: 'Propose to D-17',
        },
      ],
    },
    schematic: schematic({
      caption:
        'Company dispatch becomes batch stock, shop bills become secondary sales, and a claim assembles itself from the bills that earned it.',
      lanes: {
        Company: { erp: ['outside', 'Company ERP'], desk: ['person', 'Claim desk'] },
        Godown: { batch: ['store', 'Batch stock'], van: 'Van load-out' },
        Billing: { bill: ['document', 'Shop GST invoice'], credit: 'Shop credit ledger' },
        Market: { shop: ['person', 'Retail shop'], claim: ['document', 'Scheme claim'] },
      },
      flows: [
        ['erp', 'batch', 'primary invoice'],
        ['batch', 'van', 'FEFO load'],
        ['batch', 'bill', 'ready stock'],
        ['van', 'bill', 'spot bill'],
        ['credit', 'bill', 'limit'],
        ['bill', 'shop', 'goods'],
        ['bill', 'claim', 'benefit given'],
        ['claim', 'desk', 'with proof'],
      ],
      mark: {
        node: 'credit',
        before: 'Company credit limits',
        doubt: 'Distributor: my money is at risk. Who sets the limit?',
        answer: 'The distributor does; the company sees totals by age.',
      },
    }),
    faq: [
      {
        question: 'Why should a distributor show us his costs?',
        answer:
          'Beyond the first three, who agree to it, he need not. You see the norms that both of you agreed for rent, wages and van; he sees his own figures beside them. You negotiate over the return by norms.',
      },
      {
        question: 'He bills in Tally or Marg and gains from hiding sales. How would we know?',
        answer:
          'The connector reads every voucher of sale with its lines, in Tally while it runs; what Marg gives out is tried first. Vouchers altered or deleted later are listed. Sales outside the books show in the godown, where opening stock plus your dispatches less his bills meets an unannounced count.',
      },
      {
        question: 'FSSAI recall: how fast can we name the outlets that hold one batch?',
        answer:
          'Within minutes where bills carry the batch. Where he bills from his own package, you get every shop billed with that item while the batch lay there, a longer list. The Food Safety and Standards Act (section 28) asks for withdrawal at once, so the first three rehearse it.',
      },
    ],
    chapters: {
      order: ['screen', 'capabilities', 'ownership'],
      rentOrBuild: [
        {
          way: 'Read their books',
          rightWhen: 'A few stockists keep one accounting package in good order.',
          price: 'A connector; norms and claims stay on paper.',
        },
        {
          way: 'Rent a DMS',
          rightWhen:
            'Your schemes fit its templates, and a distributor who leaves may take his ledgers along.',
          price: 'A fee per distributor and month. Settle first who pays it.',
        },
        {
          way: 'Build',
          rightWhen: 'Van rounds, schemes or the formula of the return are your own.',
          price: 'A field team that trains one clerk at a time.',
        },
      ],
      ownership: {
        dataIn:
          'Opening stock is counted by batch, never copied. Shops come from half a year’s bills, deduplicated by place and telephone. Every balance is confirmed by the distributor.',
        dataOut:
          'Two firms own these records. Bills, shop ledgers and stock leave with the distributor, as vouchers that his accounting package reads. You keep quantities by shop, batch and day, and the claims that you paid.',
      },
      integrations: [
        {
          system: 'Company ERP',
          direction: 'both',
          trigger: 'Dispatch invoiced; claim approved',
          onFailure: 'Cartons are received by their labels; the invoice is matched later.',
        },
        {
          system: 'Distributor’s accounting package',
          direction: 'both',
          trigger: 'Evening settlement',
          onFailure: 'Vouchers wait under their numbers, so a second run books none twice.',
        },
        {
          system: 'E-invoice portal',
          direction: 'both',
          trigger: 'Bill to a registered shop',
          onFailure: 'That bill waits; bills to other shops go on.',
        },
        {
          system: 'Reps’ order app',
          direction: 'in',
          trigger: 'Order closed in the shop',
          onFailure: 'It stays on the phone and arrives once.',
        },
      ],
      rollout: [
        {
          name: 'Three returns',
          text: 'A large, a middling and a one-clerk firm: books read, godowns counted, formula signed by both sides. The drawing shows what each can operate.',
          weeks: [3, 4],
        },
        {
          name: 'Three go live',
          text: 'Billing, batch stock and shop credit begin on a Monday after the count. The first claim is assembled from bills and checked by hand.',
          weeks: [5, 7],
        },
        {
          name: 'One sales area',
          text: 'Ten more distributors are counted and trained on site, two a week.',
          weeks: [5, 6],
        },
        {
          name: 'Vans and proposals',
          text: 'Load sheets, handheld printers and proposed orders come to those who asked for them.',
          weeks: [4, 6],
        },
      ],
      costDrivers: [
        {
          driver: 'Books of the distributors',
          why: 'Shared costs need a key for each brand that they carry.',
          keepDown: 'Take norms by size of town where books are thin.',
          step: 0,
        },
        {
          driver: 'Kinds of scheme',
          why: 'Each must be computed on the bill, in the claim and after a return.',
          keepDown: 'Let running schemes end on paper.',
          step: 1,
        },
        {
          driver: 'Distance',
          why: 'Counting and training happen in the godown.',
          keepDown: 'Open by area, with one local trainer.',
          step: 2,
        },
      ],
      releases: [
        {
          feature: 'Batch stock and shop bills',
          when: 'first',
          reason: 'All figures rest on these two.',
        },
        {
          feature: 'Shop credit by age',
          when: 'first',
          reason: 'It is his money that moves daily.',
        },
        {
          feature: 'Claims from bills',
          when: 'first',
          reason: 'A dated claim shows whose desk it waits on.',
        },
        {
          feature: 'Proposed orders',
          when: 'later',
          reason: 'Norms need a season of secondary sales.',
        },
      ],
      permissions: {
        actions: [
          'Bill a shop',
          'Set a limit',
          'Propose days',
          'See one shop’s debt',
          'Approve a claim',
          'See own costs',
        ],
        roles: [
          { role: 'Distributor', grants: ['yes', 'yes', 'no', 'yes', 'no', 'yes'] },
          { role: 'Billing clerk', grants: ['yes', 'no', 'no', 'yes', 'no', 'no'] },
          { role: 'Van sales rep', grants: ['own', 'no', 'no', 'own', 'no', 'no'] },
          { role: 'Area sales manager', grants: ['no', 'no', 'yes', 'no', 'no', 'no'] },
          { role: 'Company claim desk', grants: ['no', 'no', 'no', 'no', 'yes', 'no'] },
        ],
      },
      dataModel: [
        { one: 'Batch', verb: 'lies in', many: 'any number of', of: 'Godown states' },
        { one: 'Shop bill', verb: 'earns', many: 'any number of', of: 'Scheme benefits' },
        { one: 'Claim', verb: 'gathers', many: 'one or more', of: 'Scheme benefits' },
        { one: 'Collection', verb: 'settles', many: 'one or more', of: 'Shop bills' },
      ],
      standards: [
        {
          id: 'gs1-sscc',
          use: 'The carton label that your dispatch prints is scanned at receipt; its number finds batch and expiry in the dispatch data.',
        },
      ],
    },
    related: [
      {
        page: 'solution/retail-execution',
        reason: 'The distributor’s books are sound; your reps lack a list in the shop.',
      },
      {
        page: 'solution/trade-promotion',
        reason: 'Schemes overrun their budget before any distributor claims.',
      },
      { page: 'services/b2b-portal', reason: 'You bill and finance your trade customers yourself.' },
      {
        page: 'services/api-integration',
        reason: 'Distributors keep their packages, and you only want to read them.',
      },
      {
        page: 'industries/warehouse-inventory',
        reason: 'Batches go astray before they leave your own depot.',
      },
    ],
  },
});

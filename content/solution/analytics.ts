import { schematic, solutionPage } from '../catalogue/define';

export const analytics = solutionPage({
  slug: 'analytics',
  label: 'Retail Analytics',
  title: 'Retail analytics from footfall to gross margin',
  summary:
    'Retail figures with fixed formulas: footfall conversion, like-for-like, sell-through, GMROI, markdown and shrink, by store, item and trading week.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Buying, stores and finance read the same sell-through, with its formula a click away.',
    quickAnswer:
      'Sell-through can be counted on receipts, on opening stock or on the quantity allocated. In a chain that keeps spreadsheets on top of its ERP, the buyer, the area manager and the accountant may each use another of the three. This product settles such definitions once, in a retail model of bills, stock, prices and door counts from which every report reads.',
    atAGlance: {
      fits: 'Chains of shops whose figures come from ERP exports and differ by department',
      notFor: 'A few shops on one till system can work from its reports and a trading calendar',
      firstStep: {
        what: 'A store scorecard for closed trading weeks, drawn first, then filled',
        output: 'one scorecard that reconciles to your general ledger',
        weeks: [4, 5],
      },
      charged: 'A fixed price for the scorecard; every further group of measures is quoted before its sprint',
      youBring:
        'Two years of bills and stock, price history, door counts, the trading calendar, somebody from finance',
    },
    ask: {
      text: 'List the refits, closures and festivals that moved last year’s weeks. We sketch one store’s calendar of comparable days from their dates.',
      button: 'List your odd trading weeks',
    },
    notNeeded: {
      before: 'Count your shelves first. On wrong stock,',
      struck: 'retail analytics',
      after: 'is wrong every Monday.',
    },
    capabilities: [
      {
        name: 'Trading calendar',
        users: 'Finance, planners',
        text: 'Weeks follow your calendar, often 4-5-4, with the 53rd week and moving festivals marked. When Diwali falls in another week, a plain year-on-year figure misleads, so each comparison states which days it sets against which.',
        owns: 'Weeks, event days, like-day rules',
      },
      {
        name: 'Metric register',
        users: 'Report owners, analysts',
        text: 'Net sales (after returns, before GST), GMROI (gross margin per rupee of stock), sell-through and like-for-like are defined once, with grain, cost basis and owner. Like-for-like needs a written rule for refits and closures; otherwise every area manager has a favourite version.',
        owns: 'Definitions, owners, change log',
      },
      {
        name: 'Store scorecard',
        users: 'Store and area managers',
        text: 'A shop’s conversion, basket value, units per bill and sales per staffed hour appear beside a cluster of similar shops. One ranking of all stores would punish the small-town shop for its street.',
        owns: 'Store clusters, targets, comments',
      },
      {
        name: 'Footfall and conversion',
        users: 'Store operations, landlords',
        text: 'Door counters are calibrated by hand counts at two times of day, and staff passes are subtracted. Overhead depth sensors store no faces, which keeps personal-data duties light at the price of repeat-visitor figures.',
        owns: 'Counts, calibrations, outage flags',
      },
      {
        name: 'Assortment and markdown',
        users: 'Buyers, merchandise planners',
        text: 'Buyers see rate of sale, weeks of cover and broken size curves per item, grouped by GS1’s product classification where your own hierarchy is thin. The markdown view compares a small early cut with a deep late one.',
        owns: 'Markdown scenarios, open-to-buy versions',
      },
      {
        name: 'Shrink and exception review',
        users: 'Loss prevention, internal audit',
        text: 'Refunds without the original bill, post-void sequences, no-sale drawer openings and count variances are joined per till and shift. A pattern opens a case for a person; a score alone is no ground for accusing an employee.',
        owns: 'Exception rules, cases, outcomes',
      },
      {
        name: 'Basket affinity',
        users: 'Category managers, marketing',
        text: 'Pairs are ranked by lift, which says how much more often than by chance they are bought together. A minimum count of bills applies, since rare items produce spectacular nonsense. A control store tests each change on the shelf.',
        owns: 'Runs, test designs, control stores',
      },
    ],
    howItDiffers:
      'The BI and dashboards service builds a reporting layer for any business; here a chain receives the retail model, calendar and measures already defined, and adapts them to its own hierarchy.',
    schematic: schematic({
      caption: 'A measure reaches a manager only after its weeks tie to the general ledger.',
      lanes: {
        Sources: {
          bills: ['outside', 'POS bills'],
          stock: ['outside', 'Stock and prices'],
          doors: ['outside', 'Door counters'],
        },
        Model: { calendar: ['store', 'Trading calendar'], facts: ['store', 'Store-item-day'] },
        Measures: { register: 'Metric register', ledger: 'Ledger tie-out' },
        Use: { scorecard: 'Store scorecard', buyer: ['person', 'Buyer'], audit: 'Exception cases' },
      },
      flows: [
        ['bills', 'facts', 'bill lines'],
        ['stock', 'facts', 'daily snapshot'],
        ['doors', 'facts', 'hourly counts'],
        ['calendar', 'register', 'like days'],
        ['facts', 'ledger', 'net sales'],
        ['ledger', 'register', 'tied weeks'],
        ['register', 'scorecard', 'conversion'],
        ['register', 'buyer', 'sell-through'],
        ['facts', 'audit', 'refunds, voids'],
      ],
      mark: {
        node: 'audit',
        before: 'Cashier risk score',
        doubt: 'Union officer: does a score accuse my member?',
        answer: 'Patterns only open a case; scores accuse nobody.',
      },
    }),
  },
});

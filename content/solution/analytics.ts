import { schematic, solutionPage } from '../catalogue/define';

export const analytics = solutionPage({
  slug: 'analytics',
  label: 'Retail Analytics',
  title: 'Retail analytics from footfall to gross margin',
  summary:
    'Retail figures with fixed formulas: footfall conversion, like-for-like, sell-through, GMROI, markdown and shrink, by store, item and trading week.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Buying, stores and finance read one sell-through on Monday morning, its formula a click away.',
    quickAnswer:
      'Is sell-through counted on receipts, on opening stock, or on what was allocated? In a chain that works by spreadsheets on top of the ERP, buyer, area manager and accountant may each answer differently. This product settles it in a retail model of bills, stock, prices and door counts.',
    atAGlance: {
      fits: 'Chains of shops whose figures come from ERP exports and differ by department',
      notFor: 'A few shops on one till system: use its reports, with a trading calendar beside them',
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
      text: 'Which refits, closures or festivals moved last year’s weeks? From their dates we sketch one store’s calendar of like days.',
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
        text: 'Weeks follow your calendar, often 4-5-4, with the 53rd week and moving festivals marked. Diwali or Easter in another week makes plain year-on-year useless. Each comparison therefore states which days it sets against which.',
        owns: 'Weeks, event days, like-day rules',
      },
      {
        name: 'Metric register',
        users: 'Report owners, analysts',
        text: 'Net sales (after returns, before GST), GMROI, sell-through and like-for-like are defined once, with grain, cost basis and owner. Like-for-like needs a written rule for refits and closures; without it, every area manager has a favourite version.',
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
        text: 'Door counters are calibrated by hand counts at two times of day, and staff passes are subtracted. Overhead depth sensors store no faces. That keeps personal-data duties light and gives up repeat-visitor figures.',
        owns: 'Counts, calibrations, outage flags',
      },
      {
        name: 'Assortment and markdown',
        users: 'Buyers, merchandise planners',
        text: 'Buyers see rate of sale, weeks of cover and broken size curves per item, grouped by GS1 GPC brick where your own hierarchy is thin. Cut early and little, or late and deep? The markdown view compares both.',
        owns: 'Markdown scenarios, OTB versions',
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
        text: 'Pairs are ranked by lift with a minimum count of bills, since rare items produce spectacular nonsense, and a control store decides whether what the list suggests stays on the shelf.',
        owns: 'Runs, test designs, control stores',
      },
    ],
    howItDiffers:
      'The BI and dashboards service builds a reporting layer for any business; here a chain receives the retail model, calendar and measures already defined, and adapts them to its own hierarchy.',
    schematic: schematic({
      caption:
        'Bills, stock and door counts meet on one trading calendar, and a measure reaches a manager only after it ties to the ledger.',
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

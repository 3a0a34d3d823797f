import { schematic, solutionPage } from '../catalogue/define';

export const analytics = solutionPage({
  slug: 'analytics',
  label: 'Retail Analytics',
  title: 'Retail analytics from footfall to gross margin',
  summary:
    'Retail figures with fixed formulas: footfall conversion, like-for-like, sell-through, GMROI, markdown and shrink, by store, item and trading week.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'Plus four and minus twelve from the same three shops',
      paragraphs: [
        'In the week that ended with Diwali, on Sunday 8 November, the three shops sold for ₹78 lakh. The same week of last year’s calendar has 65, so the rise is 20 %. But Diwali was on 20 October then, and the seven days up to that Monday brought 75. That is 4 %, and it is what the area manager reports.',
        'Finance objects to Old Market. Its refit had overrun and kept it shut on four of those seven days, so its 15 are three days’ sales set against a week. Without it the other two fell from 60 to 54, by 10 %. The area manager answers that a shop which traded on the three best days of the year cannot be missing. An estimate for the four shut days settles the sign, which turns past 3, but no figure.',
        'The calendar compares a shop on days when it was open in both years, counted back from the festival. Old Market enters with three days, 12 against 15, and the shops together with 66 against 75: −12 %. Had the refit changed its floor area, it would stay out, and finance would be right. Whoever orders for next Diwali from +4 % buys for a rise that a shutter made. The day itself is an entry with a name beside it: for 2025 the Union’s holiday list says 20 October, and Maharashtra’s 21.',
      ],
    },
    capabilities: [
      {
        name: 'Trading calendar',
        users: 'Finance, planners',
        text: 'Weeks follow your calendar, from April or 4-5-4, with the 53rd week and moving festivals marked. Each comparison states which days it sets against which, shop by shop, and who settled the day of a festival.',
        owns: 'Weeks, event days, like-day rules',
        on: { part: 1, row: 1, corrected: true },
      },
      {
        name: 'Metric register',
        users: 'Report owners, analysts',
        text: 'Net sales (after returns, before GST), GMROI (gross margin per rupee of stock), sell-through and like-for-like are defined once, with grain, cost basis and owner. A rule for refits and closures stands beside the formula.',
        owns: 'Definitions, owners, change log',
        on: { part: 0, row: 4 },
      },
      {
        name: 'Store scorecard',
        users: 'Store and area managers',
        text: 'A shop’s conversion, basket value, units per bill and sales per staffed hour appear beside a cluster of similar shops. One ranking of all stores would punish the small-town shop for its street.',
        owns: 'Store clusters, targets, comments',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Footfall and conversion',
        users: 'Store operations, landlords',
        text: 'Door counters are calibrated by hand counts at two times of day, and staff passes are subtracted. Overhead depth sensors store no faces, which keeps personal-data duties light at the price of repeat-visitor figures.',
        owns: 'Counts, calibrations, outage flags',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Assortment and markdown',
        users: 'Buyers, merchandise planners',
        text: 'Buyers see rate of sale, weeks of cover and broken size curves per item, grouped by GS1’s product classification where your own hierarchy is thin. The markdown view compares a small early cut with a deep late one.',
        owns: 'Markdown scenarios, open-to-buy versions',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Shrink and exception review',
        users: 'Loss prevention, internal audit',
        text: 'Refunds without the original bill, post-void sequences, no-sale drawer openings and count variances are joined per till and shift. A pattern opens a case for a person; a score alone is no ground for accusing an employee.',
        owns: 'Exception rules, cases, outcomes',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Basket affinity',
        users: 'Category managers, marketing',
        text: 'Pairs are ranked by lift, which says how much more often than by chance they are bought together. A minimum count of bills applies, since rare items produce spectacular nonsense. A control store tests each change on the shelf.',
        owns: 'Runs, test designs, control stores',
        on: { part: 2, row: 3 },
      },
    ],
    howItDiffers:
      'The BI and dashboards service builds a reporting layer for any business; here a chain receives the retail model, calendar and measures already defined, and adapts them to its own hierarchy.',
    screen: {
      device: 'browser',
      heading: '₹ lakh, 2026 and 2025',
      parts: [
        {
          part: 'table',
          columns: ['Shop', '2–8 Nov', '3–9 Nov', '14–20 Oct'],
          rows: [
            ['Station Road', '33', '27', '36'],
            ['City Mall', '21', '18', '24'],
            ['Old Market', '24', '20', '15'],
            ['Its last 3 days', '12', '9', '15'],
            ['Like days: −12 %', '66', '–', '75'],
          ],
        },
        {
          part: 'matrix',
          columns: ['6', '5', '4', '3', '2', '1', '0'],
          rows: [
            { label: 'Others', cells: ['full', 'full', 'full', 'full', 'full', 'full', 'full'] },
            { label: 'Old Market', cells: ['none', 'none', 'none', 'none', 'full', 'full', 'full'] },
          ],
          key: { full: 'both years', none: 'shut 2025' },
        },
        {
          part: 'figures',
          items: [
            { label: 'Doors out', value: '0' },
            { label: 'Weeks left', value: '6' },
            { label: 'Open cases', value: '0' },
            { label: 'New pairs', value: '2' },
          ],
        },
      ],
    },
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
        node: 'calendar',
        before: 'Same week last year',
        doubt: 'Finance: Old Market was shut then. Is that growth?',
        answer: 'Days count only where a shop was open in both years.',
      },
    }),
  },
});

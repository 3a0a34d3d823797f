import { schematic, servicePage } from '../catalogue/define';

export const costPlanning = servicePage({
  slug: 'cost-planning',
  label: 'Cost Planning',
  title: 'Software cost plans as ranges with reasons attached',
  summary:
    'Three-point estimates checked against reference projects, run costs for three years, a reserve with an owner, and a forecast restated from actuals monthly.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Your finance committee approves a range whose drivers it understands.',
    quickAnswer:
      'Item 12, supplier interface: 4 days if it behaves, 6 as usual, 14 if the vendor stays silent. A plan made of such lines can be questioned; a single figure can only be cut. Open questions get a price too. We draw the plan up from the work itself, from comparable projects and from three years of running cost, for finance directors, public buyers and founders raising money.',
    atAGlance: {
      fits: 'An investment paper or a tender that needs a figure before the scope is settled',
      notFor: 'Work of less than a month does better with a time box and a cap',
      firstStep: {
        what: 'A three-point estimate of build and three years of running',
        output: 'a cost range with its drivers, its reserve and its priced unknowns',
        weeks: [2, 3],
      },
      charged: 'A fixed sum by the number of items estimated; monthly restating by the day',
      youBring:
        'Scope draft, ledgers of past projects, vendor quotes, cloud invoices, your rules for a reserve',
    },
    ask: {
      text: 'Quote the line of your estimate that you trust least. Back come the questions that would narrow its range.',
      button: 'Quote your weakest estimate',
    },
    notNeeded: {
      before: 'When the sum is fixed, cut the scope to fit.',
      struck: 'A cost plan',
      after: 'answers another question.',
    },
    capabilities: [
      {
        name: 'Three points and a rule',
        text: 'Two engineers estimate each item apart: best, likely, bad. For 4, 6 and 14 days the weighted mean is (4 + 24 + 14) / 6, which is 7. Where the pair differs widely we look for the missing fact before averaging anything.',
      },
      {
        name: 'The outside view',
        text: 'Bottom-up sums forget what nobody thought of, so your project is also sized in COSMIC points (ISO/IEC 19761), by sample where a full count would take too long, and set beside your own history or bought data such as ISBSG.',
      },
      {
        name: 'P50, P80 and the reserve',
        text: 'We add the items by simulation, with the risks they share, since one slow vendor delays many. The team works to P50. The sponsor holds the gap to P80. Given to the team on day one, a reserve is simply spent.',
      },
      {
        name: 'Cost of running it',
        text: 'Licences, cloud, support, upgrades and your own people are set out for three years, with growth steps, currency and any GST you cannot reclaim. Cloud lines use the FOCUS columns so that invoices can be matched later. Cheap to build and expensive to run is a common trade, shown openly.',
      },
      {
        name: 'Capital or expense',
        text: 'Phases are cut so that your accountants can apply IAS 38 or Ind AS 38: research is expensed, development is capitalised once its six tests are met. Configuring a rented cloud service is often an expense. We supply time records by phase; the treatment is for them and the auditor to decide.',
      },
      {
        name: 'Restating, and what a plan is not',
        text: 'Each month actuals replace estimates, and the finish is forecast afresh with causes by item. A plan this early is no fixed price: holding us to its midpoint would only buy a hidden margin.',
      },
    ],
    schematic: schematic({
      caption:
        'Inside and outside views meet in one simulation; build and run cost share a budget that actuals restate every month.',
      lanes: {
        Scope: { items: ['document', 'Work items'], unknowns: ['document', 'Open questions'] },
        Sizing: {
          points: 'Three-point ranges',
          cosmic: 'COSMIC count',
          classes: ['outside', 'Reference projects'],
        },
        Model: { simulation: 'Risk simulation', running: 'Three-year run cost' },
        Budget: { budget: ['document', 'P50 and P80 budget'], actuals: ['store', 'Monthly actuals'] },
      },
      flows: [
        ['items', 'points'],
        ['items', 'cosmic'],
        ['unknowns', 'points', 'widen the range'],
        ['cosmic', 'classes', 'size class'],
        ['points', 'simulation', 'inside view'],
        ['classes', 'simulation', 'outside view'],
        ['simulation', 'budget', 'build range'],
        ['running', 'budget'],
        ['actuals', 'budget', 'restate'],
      ],
      mark: {
        node: 'budget',
        before: 'Estimate plus 20 %',
        doubt: 'Sponsor: who may spend the twenty, and on what?',
        answer: 'The team works to P50; you hold the gap.',
      },
    }),
  },
});

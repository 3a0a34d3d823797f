import { schematic, solutionPage } from '../catalogue/define';

export const supplyChain = solutionPage({
  slug: 'supply-chain',
  label: 'Supply Chain',
  title: 'Control tower and S&OP on one set of numbers',
  summary:
    'Planning and control modules: inventory policy, supplier confirmations, allocation in shortage, scenarios, carrier scorecards and a monthly S&OP record.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A shortage is shared out by a published rule, on the same numbers as the monthly plan.',
    quickAnswer:
      'If half the month is gone before its numbers are agreed, little time is left to act on them. This product reads ERP, warehouse and transport systems and holds the plan, its exceptions and the decisions of monthly sales and operations planning (S&OP), for makers and distributors with several plants or depots. It executes nothing: orders are still placed in the ERP.',
    atAGlance: {
      fits: 'Several plants or depots, and a monthly plan that is collected in spreadsheets',
      notFor: 'One plant with one depot can plan in the module that its ERP already has',
      firstStep: {
        what: 'One product family, drawn, then projected with real supplier confirmations',
        output: 'projected stock by week and site, with exceptions ranked by value',
        weeks: [6, 6],
      },
      charged: 'The first product family at a fixed price, the others and each module on time and material',
      youBring:
        'Stock, open orders, lead times and forecast for one family, and two suppliers who confirm dates',
    },
    ask: {
      text: 'Put your last shortage into figures: stock, orders, contracts, plan, and what each customer got (letters will do). We divide it again by a written rule.',
      button: 'Replay your last shortage',
    },
    notNeeded: {
      before: 'A',
      struck: 'control tower',
      after: 'helps many people agree. Where one decides, a spreadsheet is quicker.',
    },
    argument: {
      heading: 'P orders above its plan and gets as much as Q',
      paragraphs: [
        'For week 49 there are 420 cases: 60 in stock and 360 of the 600 that the supplier had promised. The other 240 stay at 11 December, though asked for sooner. Four customers ask for 750. M has a contract for 120 and ordered 150; P ordered 400, more than twice its plan, and early.',
        'By order date M’s contract is served and P takes the 300 that remain. The head of sales would give the other three the same share of their order: P gets 200, Q 80, R 20. It sounds fair, but whoever expects half orders double. The planner shares by the plan that October’s S&OP froze: P 120, Q 120, R 60. R ordered only 40; P and Q share the other 20 by plan again and get 130 each.',
        'P may have won a tender. October’s meeting was the place to say so; since then it takes a signed exception that names who gives up cases. Open lines come to 330: 270 of P, 30 of Q, and the 30 that M ordered above its contract, which no plan backs. The 240 will not cover them and are shared likewise, with week 50’s orders; meanwhile a substitute is offered. Shares are rounded down to tens, a layer of the pallet; a remainder would go to the reserve. Customers on credit hold are taken out first.',
      ],
    },
    capabilities: [
      {
        name: 'Inventory projection',
        users: 'Supply planners, depot heads',
        text: 'Stock, firm receipts and demand are rolled forward by item, site and week. The first week below safety stock is marked. Stock in transit counts in the week of its ETA, so a delayed vessel shows up here at once.',
        owns: 'Projections, snapshots, ranks',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Stock policy',
        users: 'Inventory managers',
        text: 'Safety stock derives from forecast error and from variation of lead time, at a chosen service level per class. Planners may override it with a reason and an expiry, after which the computed figure returns.',
        owns: 'Classes, parameters, overrides',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Supplier collaboration',
        users: 'Buyers, suppliers’ order desks',
        text: 'Suppliers confirm quantity and date per order line by portal or by an EDI 855 against the order; the 856 announces the shipment. The promised date stays fixed beside each later revision, because a rolling date makes every supplier look punctual.',
        owns: 'Confirmations, promises, capacity',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Shortage allocation',
        users: 'Sales operations, planners',
        text: 'When supply is short, stock is shared by a published rule: contract first, then a share by the agreed plan and never above the order; the rest is reserve. Sharing by date or by order rewards whoever orders early and too much.',
        owns: 'Allocation rules, quotas, releases',
        on: { part: 0, row: 1, corrected: true },
      },
      {
        name: 'Carrier and lane scorecard',
        users: 'Logistics managers, carriers',
        text: 'OTIF (on time, in full) is computed against the first agreed date, with tender acceptance, damage and detention hours per lane. The formula is in the contract annex, and the carrier sees each failed shipment and may contest it.',
        owns: 'Scorecards, disputes, lane rates',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Scenario room',
        users: 'Planners, finance partners',
        text: 'Each copy of the plan answers one question: a plant down for two weeks, a tariff, a second source. Results show margin, stock and service side by side, with the assumptions printed below. A what-if that was not saved expires.',
        owns: 'Scenarios, assumptions, comparisons',
        on: { part: 1, row: 4 },
      },
      {
        name: 'S&OP cycle',
        users: 'Sales, operations, finance heads',
        text: 'Demand, supply, reconciliation and executive reviews on fixed days end with decisions that name an owner and a date. Plan versions are frozen, so next month begins with what was decided against what happened.',
        owns: 'Versions, decisions, assumptions',
        on: { part: 0, row: 0 },
      },
    ],
    howItDiffers:
      'The industry page on supply chain describes how goods and papers travel between companies; this product is the planning and control layer above the systems of one company.',
    screen: {
      device: 'browser',
      heading: 'Week 49: 420 of 750',
      parts: [
        {
          part: 'table',
          columns: ['Customer', 'Plan, October', 'Ordered', 'Gets'],
          rows: [
            ['M, contract 120', '120', '150', '120'],
            ['P', '160', '400', '130'],
            ['Q', '160', '160', '130'],
            ['R', '80', '40', '40'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Stock: 60', state: 'done' },
            { label: 'Receipt: 360 of 600', state: 'alert' },
            { label: 'Rest, 11 Dec: 240', state: 'waiting' },
            { label: 'OTIF: by first date', state: 'done' },
            { label: 'Copy: second source', state: 'active' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'The same projection feeds the sharing of a shortage and the monthly S&OP decisions.',
      lanes: {
        'Your systems': {
          erp: ['outside', 'ERP stock and orders'],
          supplier: ['person', 'Supplier order desk'],
        },
        Plan: { confirm: 'Order confirmations', policy: ['store', 'Stock policy'] },
        Project: { projection: 'Stock by week and site', scenario: 'Scenario copy' },
        Decide: {
          allocate: 'Shortage allocation',
          sop: ['document', 'S&OP decisions'],
          planner: ['person', 'Supply planner'],
        },
      },
      flows: [
        ['supplier', 'confirm', 'date, quantity'],
        ['erp', 'policy', 'forecast error'],
        ['erp', 'projection', 'stock, demand'],
        ['confirm', 'projection', 'receipts'],
        ['policy', 'projection', 'safety stock'],
        ['projection', 'allocate', 'short weeks'],
        ['projection', 'planner', 'ranked exceptions'],
        ['projection', 'scenario', 'copy'],
        ['scenario', 'sop', 'options'],
        ['sop', 'allocate', 'agreed plan'],
      ],
      mark: {
        node: 'allocate',
        before: 'First come, first served',
        doubt: 'Key account: must I order early to get my share?',
        answer: 'No: contract first, then by agreed plan, then reserve.',
      },
    }),
  },
});

import { schematic, servicePage } from '../catalogue/define';

export const costPlanning = servicePage({
  slug: 'cost-planning',
  label: 'Cost Planning',
  title: 'Software cost plans as ranges with reasons attached',
  summary:
    'Three-point estimates checked against reference projects, run costs for three years, a reserve with an owner, and a forecast restated from actuals monthly.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Your finance committee approves a sum whose range and drivers it understands.',
    quickAnswer:
      'Supplier interface: ₹4 lakh if it behaves, ₹7 lakh as usual, ₹22 lakh if the vendor stays silent. A plan made of such lines can be questioned; a single figure can only be cut. We draw the plan up from the work itself, from comparable projects and from three years of running cost, for finance directors, public buyers and founders raising money.',
    atAGlance: {
      fits: 'An investment paper or a tender that needs a figure before the scope is settled',
      notFor: 'Work of less than a month, which needs a time box and a cap',
      firstStep: {
        what: 'A three-point estimate of build and three years of running',
        output: 'a cost range with its drivers and its priced unknowns',
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
    argument: {
      heading: 'Why the managing director may not sign ₹49,20,000',
      paragraphs: [
        'She may sign up to ₹50,00,000, and would like to. If the three lines go wrong independently, bad luck in one is partly paid for by good luck in another, and ₹49,20,000 is enough four times in five. Signing ₹44,00,000 now and the reserve later would split one commitment, which her limit forbids.',
        'The finance head asks one thing of each pair: what would have to happen for this line to go bad, and would the other one go bad as well? Interface and stock data wait for the same vendor’s documents. So their spreads are added, the budget rises by ₹1,10,000, and the paper goes to the board. Full dependence is the cautious end. The decision tips at a correlation of about 0.71, and for two lines behind one silent vendor we would not go below 0.8.',
        'The board wants its money back from two years of savings after running cost, 26,00,000 × 2 = 52,00,000 rupees. Whoever adds up the three highs arrives at ₹88,50,000 and shelves a project that pays.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Cost memo 4 · rev B · without GST',
      title: 'The ordering system goes to the board at ₹50,30,000',
      chosen: 'For the board, ₹50,30,000: ₹44,00,000 for the team, ₹6,30,000 with the sponsor.',
      why: 'Lines 2 and 3 wait for one vendor, so their spreads are added before squaring. At P80: 44,00,000 + 0.84 × 7,50,000 = 50,30,000 rupees, above the managing director’s limit and within two years of savings.',
      rejected: [
        {
          option: 'Three independent lines: ₹49,20,000, signed by the managing director',
          why: 'One silent vendor would spoil two lines at once. This way of adding expects two accidents.',
        },
        {
          option: 'Likely figures plus 20 %: ₹45,00,000, signed by the managing director',
          why: 'Of ₹7,50,000 added, ₹6,50,000 only brings the likely figures up to the mean. A reserve of ₹1,00,000 is left.',
        },
        {
          option: 'Sum of the highs: ₹88,50,000, shelved',
          why: 'All three would have to end at their worst, the order desk included, which the vendor cannot touch.',
        },
      ],
      reopens: 'The vendor dates its test system in writing; lines 2 and 3 are then estimated afresh.',
      reading: 'one set of estimates, added up in four ways, and three different outcomes.',
    },
    capabilities: [
      {
        name: 'Three points and a rule',
        text: 'Two engineers estimate each item apart: low, likely, high. Where they differ widely we look for the missing fact before averaging anything. The likely figure is seldom the middle; for the interface it is 7 lakh, and the mean is (4 + 28 + 22) / 6 = 9.',
      },
      {
        name: 'The outside view',
        text: 'Bottom-up sums leave out what was never listed, so your project is also sized in COSMIC function points (ISO/IEC 19761) and set beside your own history or bought data such as ISBSG.',
      },
      {
        name: 'A reserve with an owner',
        text: 'Each shared cause is listed with the lines behind it. The team works to P50, to which the mean comes close; the sponsor holds the gap to P80, and a draw on it names its cause. Given to the team on day one, a reserve is simply spent.',
      },
      {
        name: 'Cost of running it',
        text: 'Licences, cloud, support, upgrades and your own people are set out for three years, with currency and any GST that you cannot reclaim. Cloud lines use the FOCUS columns so that invoices can be matched later.',
      },
      {
        name: 'Capital or expense',
        text: 'Phases are cut so that your accountants can apply Ind AS 38: research is expensed, development is capitalised once its six tests are met. Configuring a rented cloud service is often an expense. We supply time records by phase; they and the auditor decide.',
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
    terms: [
      {
        term: 'P80',
        meaning:
          'The budget that is enough in eight of ten cases, as far as the estimates are right. P50 is enough in five.',
      },
      {
        term: 'Spread of an estimate',
        meaning:
          'A sixth of the distance from low to high, the usual stand-in for a standard deviation. Independent spreads are squared before they are added; dependent ones are not.',
      },
      {
        term: 'Outside view',
        meaning:
          'A forecast from what comparable projects really cost, made without looking at the list of tasks.',
      },
    ],
    related: [
      {
        page: 'services/feasibility',
        reason: 'When it is doubtful whether the thing can be done at all.',
      },
      {
        page: 'services/roadmapping',
        reason: 'If the money is settled and the order of work is not.',
      },
      {
        page: 'services/tech-due-diligence',
        reason: 'You are buying a company, and its backlog is part of the price.',
      },
      {
        page: 'industries/e-procurement-tendering',
        reason: 'For buyers who must publish an estimate before bids come in.',
      },
      {
        page: 'industries/erp-manufacturing',
        reason: 'An ordering system like the sample’s, seen from the plant.',
      },
      {
        page: 'solution/grant-tracking',
        reason: 'Money that is given for a purpose and reported line by line.',
      },
    ],
    faq: [
      {
        question: 'Will you build it for the middle of the range?',
        answer:
          'Not at a fixed price. A plan this early is no offer, and holding us to its midpoint would only buy a hidden margin. Once the scope of a first stage is settled, that can be priced.',
      },
      {
        question: 'Our funder accepts one figure only. Which one?',
        answer:
          'The P80 with its reserve named as such, if the form allows a note. If it does not, the P80 all the same, and the sponsor keeps a letter that says what it contains.',
      },
    ],
    chapters: {
      order: ['example', 'exhibit', 'risks'],
      approach: [
        {
          name: 'List work and open questions',
          text: 'We read the scope with the people who will use it. What cannot be answered yet becomes a line of its own, with a date.',
          output: 'Item list, each unknown with an owner',
          weeks: [1, 1],
        },
        {
          name: 'Estimate inside and outside',
          text: 'Three points an item, then the size from outside. If the two views differ by more than a quarter, we search for the cause before anything is added up.',
          output: 'Range with its causes, run cost by year',
          weeks: [1, 2],
        },
        {
          name: 'Sit with finance',
          text: 'Each pair of large lines is asked for its shared cause. The memo states one sum and what would reopen it.',
          output: 'Decision memo',
          decidedBy: 'Whoever holds the limit of authority',
          weeks: [1, 1],
        },
        {
          name: 'Restate twice',
          text: 'Actuals replace estimates, line by line, and the end is forecast afresh.',
          output: 'Two monthly forecasts',
          decidedBy: 'The sponsor, on each draw',
          weeks: [8, 9],
        },
      ],
      costDrivers: [
        {
          driver: 'Vendors who must quote',
          why: 'A quotation takes them weeks, and until then the line keeps its full width.',
          keepDown: 'Ask for prices before we begin.',
          step: 0,
        },
        {
          driver: 'Past projects on file',
          why: 'Hours booked to “miscellaneous” must be sorted before they can be compared.',
          keepDown: 'Choose three that finished, good and bad.',
          step: 1,
        },
        {
          driver: 'Entities and currencies',
          why: 'Each has its own tax, run cost and limit of authority.',
          keepDown: 'Decide first who will own the asset.',
          step: 2,
        },
      ],
      workedExample: {
        paragraphs: [
          'Each line has a low, a likely and a high figure, in lakh of rupees. Its mean is (low + 4 × likely + high) / 6, and its spread a sixth of the way from low to high: for the order desk (45 − 18) / 6 = 4.5. Spreads of independent lines are squared and added, and the root is taken.',
          'Lines 2 and 3 share a cause, so 3 + 3 = 6 is squared to 36, where strangers would give 9 + 9 = 18. The row “one vendor” books the difference. About four times in five, the cost stays below its mean plus 0.84 spreads (P80); the plan’s simulation gives 50.5 lakh, and 49.4 for strangers.',
        ],
        sums: {
          columns: ['Line, lakh', 'Mean', 'Spread squared'],
          rows: [
            ['1 Order desk: 18, 24, 45', '26.50', '20.25'],
            ['2 Interface: 4, 7, 22', '9.00', '9.00'],
            ['3 Stock data: 3.5, 6.5, 21.5', '8.50', '9.00'],
            ['2 and 3, one vendor', '–', '18.00'],
          ],
          total: ['All three', '44.00', '56.25'],
          verdict: ['P80, spread 7.5', '₹50,30,000', 'Board'],
        },
      },
      risks: [
        {
          risk: 'A shared cause is overlooked',
          earlySign: 'Two lines slip in the same month, each with a different excuse.',
          response: 'Every slip is booked to a cause; a second line under it changes the forecast.',
        },
        {
          risk: 'The likely figure is repeated as the budget',
          earlySign: 'A slide shows ₹37,50,000 and no range.',
          response: 'The memo gives one sum and its level. The likely figures stay in the sheet.',
        },
        {
          risk: 'Estimates bend towards the limit',
          earlySign: 'A high comes down by just the amount that avoids the board.',
          response: 'Low and high are sealed by two engineers before anybody mentions a limit.',
        },
      ],
      measures: [
        {
          metric: 'Calibration',
          how: 'Finished lines that ended between low and high ÷ finished lines.',
          baseline: 'The same lines’ share in your last three projects, if ranges were kept.',
        },
      ],
    },
  },
});

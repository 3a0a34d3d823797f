import { schematic, servicePage } from '../catalogue/define';

export const predictiveAnalytics = servicePage({
  slug: 'predictive-analytics',
  label: 'Predictive Analytics',
  title: 'Forecasts with a range, a backtest and a decision',
  summary:
    'Demand, churn and failure forecasts given as ranges, backtested against today’s method, tied to a decision with known costs and scored after the fact.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Planners see how wrong a forecast tends to be before they order.',
    quickAnswer:
      'Between 180 and 260 cartons in eight months of ten, most likely 210: a planner can order from that, and a bare 210 would have hidden what matters. Demand comes as such a range; churn, late payment and equipment failure come as a probability, with the threshold from which it pays to act. Supply chain, credit and service managers need two years of dated history for it. Your present method competes in the backtest, and may win.',
    atAGlance: {
      fits: 'Two or more years of dated history, and stock, credit or visits that hang on it',
      notFor: 'Ten items with steady sales, for which a seasonal average in a spreadsheet is good enough',
      firstStep: {
        what: 'A backtest against the method that you use today',
        output: 'the errors of both methods, month by month, and what each would have cost',
        weeks: [4, 5],
      },
      charged: 'The backtest for a fixed sum; if it does not beat today’s method, nothing follows',
      youBring:
        'Dated history with stock-outs, the promotion calendar, the cost of a shortage and of a leftover',
    },
    ask: {
      text: 'Paste twenty-four monthly figures of one item, with stock-outs marked. If a seasonal average does the job, we say so.',
      button: 'Send one item’s history',
    },
    notNeeded: {
      before: 'Goods arrive the next day? Order what you sold today.',
      struck: 'A forecast',
      after: 'gains you nothing.',
    },
    argument: {
      heading: '98 % right, with sixty freezers of spoiled stock',
      paragraphs: [
        'If no technician ever goes out, the forecast “will not fail” is right in 2,940 of 3,000 freezer-months, which is 98 %. It also costs ₹14,40,000. Accuracy counts all errors alike, and here a failure costs 24,000 ÷ 1,500 = 16 visits.',
        'From which risk, then? The cost of a visit over that of a failure is 1,500 ÷ 24,000 = 6.25 %, so the service manager favours 6 % and forgets the freezer which fails in spite of a visit. If three failures in four are prevented, a visit in time saves 24,000 × 75 % = ₹18,000 on average, and pays from 1,500 ÷ 18,000 = 8.3 %. At 30 %, where the finance head feels safe, 44 freezers fail unvisited.',
        '8 % is the cheapest line, by ₹6,000. One freezer more or less moves ₹24,000, so that gap is chance, and the rule takes 10 %, with 32 visits fewer. The figure to distrust is the three in four. Only freezers left unvisited by lot can show it.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Threshold sheet · freezer visits · rev C',
      title: 'From which risk a technician is sent to a shop’s freezer',
      basis:
        'Backtest of 12 months without such visits: 250 chest freezers in dairy shops, 3,000 freezer-months, 60 failures.',
      columns: ['Visit from a risk of', 'Visits, failures met', 'Cost of the year', 'Outcome'],
      rows: [
        { cells: ['No visits', '0 visits, 0 met', '₹14,40,000', 'Loses'], outcome: 'loses' },
        { cells: ['30 %', '40 visits, 16 met', '₹12,12,000', 'Loses'], outcome: 'loses' },
        { cells: ['10 %', '150 visits, 34 met', '₹10,53,000', 'Wins the tie-break'], outcome: 'wins' },
        { cells: ['8 %', '182 visits, 37 met', '₹10,47,000', 'Loses the tie-break'], outcome: 'loses' },
        { cells: ['6 %', '380 visits, 51 met', '₹10,92,000', 'Loses'], outcome: 'loses' },
      ],
      tieBreak:
        'Costs that differ from the least by less than one failure count as equal; among these the fewest visits win.',
      reading:
        'a visit costs ₹1,500, a failure ₹24,000. A visit prevents three failures in four; those met in vain are in the cost. The sheet chooses a threshold for the model, and not yet the model.',
    },
    capabilities: [
      {
        name: 'Question, horizon, decision',
        text: 'We fix what is forecast, how far ahead and which order, call or visit depends on it. A daily figure for a monthly purchase is wasted precision. If the decision would be the same at either end of the range, the work stops there.',
      },
      {
        name: 'Rolling backtests',
        text: 'The past is replayed month by month with only the data known then. Each method shows its bias, and its error scaled by that of last season’s figure (MASE). One split at the end of the history flatters whichever method likes that season.',
      },
      {
        name: 'Ranges chosen by cost',
        text: 'If a lost sale costs ₹30 and a leftover unit ₹10, the right stock level is the 75 % quantile of demand over lead time and review period, not the mean; weekly quantiles do not add up to it.',
      },
      {
        name: 'Calibrated risk scores',
        text: 'Of a hundred customers at 0.2, about twenty should leave, which we check with Brier score and calibration plots. Who will leave is one question. Whom a call would keep is another, and takes an experiment with a control group.',
      },
      {
        name: 'Known events and censored sales',
        text: 'Promotions, festivals such as Diwali and price changes enter as calendars with future values. Days out of stock are marked, since sales then understate demand. New items borrow their curve from similar ones, with wider ranges, until twelve weeks exist.',
      },
    ],
    schematic: schematic({
      caption:
        'The model must beat today’s method, cost picks the quantile, and a ledger later scores model and planner alike.',
      lanes: {
        History: { demand: ['store', 'Demand, stock-outs'], calendar: ['document', 'Promotion calendar'] },
        Forecast: { present: 'Today’s method', quantile: 'Quantile model' },
        Judgement: {
          backtest: 'Rolling backtest',
          planner: ['person', 'Demand planner'],
          cost: ['document', 'Over and under cost'],
        },
        Decision: { order: ['document', 'Purchase quantity'], ledger: ['store', 'Forecast ledger'] },
      },
      flows: [
        ['demand', 'present'],
        ['demand', 'quantile'],
        ['calendar', 'quantile', 'future values'],
        ['present', 'backtest', 'to be beaten'],
        ['quantile', 'backtest', 'range'],
        ['backtest', 'planner', 'range and bias'],
        ['planner', 'ledger', 'override, reason'],
        ['planner', 'order', 'agreed range'],
        ['cost', 'order', 'picks quantile'],
        ['order', 'ledger', 'actual later'],
      ],
      mark: {
        node: 'quantile',
        before: 'Mean forecast',
        doubt: 'Purchaser: 210 cartons, or somewhere near 210?',
        answer: 'The model gives a range; cost picks the quantile.',
      },
    }),
    terms: [
      {
        term: 'Rolling backtest',
        meaning:
          'A replay of the past, step by step, in which each forecast may use only what was known on its day.',
      },
      {
        term: 'Calibrated score',
        meaning:
          'A probability that can be taken at its word: of all cases scored 0.2, about one in five happens. A threshold in rupees needs it.',
      },
      {
        term: 'Censored sales',
        meaning:
          'Sales on days when the shelf was empty. They show what was there to sell, and not what was wanted.',
      },
    ],
    related: [
      {
        page: 'solution/demand-forecasting',
        reason: 'If a consumer brand plans plants and depots on what shops sold.',
      },
      {
        page: 'industries/predictive-maintenance',
        reason: 'If machines carry sensors and an outage waits for a crane.',
      },
      { page: 'services/ai-ml', reason: 'If pictures, texts or matches are to be judged.' },
      { page: 'services/bi-dashboards', reason: 'If even last month’s figures are disputed.' },
      { page: 'industries/lending-software', reason: 'If the score decides on a loan.' },
      { page: 'services/big-data', reason: 'If the data do not fit one database, whatever the question.' },
    ],
    faq: [
      {
        question: 'What if two years of history are not there?',
        answer:
          'One year shows no season twice, so ranges become wide and may still decide something. We try it on paper first. Often the better purchase is to start recording stock-outs and failure dates properly.',
      },
      {
        question: 'What happens when the market breaks?',
        answer:
          'Then no history helps, and the model should say so: errors outside the range for most items, two periods running, switch the screen back to your rule. Plan by scenarios until a new pattern has lasted a season.',
      },
    ],
    chapters: {
      order: ['exhibit', 'approach', 'example'],
      approach: [
        {
          name: 'Price the two errors',
          text: 'Finance and operations put rupees on acting in vain and on not acting. If they cannot agree, we carry both figures and see whether the decision changes.',
          output: 'Decision sheet with two costs',
          decidedBy: 'The manager who pays for both',
          weeks: [1, 1],
        },
        {
          name: 'Date the history',
          text: 'Every field gets the day on which it was known. A repair report filled in a week later must not help to forecast that repair.',
          output: 'Dated table, gaps and stock-outs marked',
          weeks: [1, 2],
        },
        {
          name: 'Backtest',
          text: 'Your method, last season’s figure and our model replay the same months and are priced by the sheet. Yours is the one to beat.',
          output: 'Cost by method and month',
          decidedBy: 'You: go on or stop',
          weeks: [2, 2],
        },
        {
          name: 'Run beside the planner',
          text: 'For two monthly orders the planner decides as before and sees ours afterwards.',
          output: 'Ledger of both, with reasons for overrides',
          weeks: [6, 8],
        },
        {
          name: 'Hand over',
          text: 'The forecast enters your ordering or ticket screen. Your analyst retrains it once with us and once alone.',
          output: 'Monthly routine, with the date of the next review',
          weeks: [2, 3],
        },
      ],
      costDrivers: [
        {
          driver: 'History without dates',
          why: 'What was known when has to be rebuilt from logs.',
          keepDown: 'Begin with the item or machine whose records are best.',
          step: 1,
        },
        {
          driver: 'Decisions served',
          why: 'Each has its own costs, horizon and ledger.',
          keepDown: 'Take the one with the largest yearly loss.',
          step: 0,
        },
        {
          driver: 'Systems to write into',
          why: 'A forecast that is retyped is soon ignored.',
          keepDown: 'Deliver a file until the shadow run has paid.',
          step: 4,
        },
      ],
      workedExample: {
        paragraphs: [
          'Against no visits at all the model looks splendid. But since that year the service team has had a dull rule that costs nothing to keep: visit the forty oldest freezers in each of the four hot months. Replayed on the same year, from which it takes nothing, that is 160 visits and meets 28 failures. The model needs ₹15,000 a month for data, hosting and a day of care.',
          'Before upkeep it beats the rule by ₹1,23,000, or 1,23,000 ÷ 250 = ₹492 a freezer. Upkeep eats that and ₹57,000 more, though the model’s threshold was picked on this year; so at 250 freezers the rule stays. From 366 freezers the model is cheaper, if all but upkeep grows in step.',
        ],
        sums: {
          columns: ['Cost of the year', 'Oldest first', 'Model, from 10 %'],
          rows: [
            ['Visits', '₹2,40,000', '₹2,25,000'],
            ['Failed unvisited', '₹7,68,000', '₹6,24,000'],
            ['Failed all the same', '₹1,68,000', '₹2,04,000'],
            ['Upkeep', '₹0', '₹1,80,000'],
          ],
          total: ['Together', '₹11,76,000', '₹12,33,000'],
          verdict: ['At 250 freezers', 'Keep it', '₹57,000 more'],
        },
      },
      risks: [
        {
          risk: 'Acting on a forecast spoils the next one',
          earlySign: 'Machines that were visited look safe in the new training data.',
          response: 'A small share, drawn by lot and agreed beforehand, is left as it would have been.',
        },
        {
          risk: 'The backtest knew the future',
          earlySign: 'The first live month is much worse than any month of the replay.',
          response: 'We trace the strongest fields to the minute in which they were written.',
        },
        {
          risk: 'Planners override everything',
          earlySign: 'More than half of the orders differ, always upwards.',
          response: 'The ledger scores both versions; often a cost was left off the sheet.',
        },
      ],
      measures: [
        {
          metric: 'Cost against today’s method',
          how: 'Rupees by the decision sheet, model minus present method, upkeep included, by month.',
          baseline: 'The backtest.',
        },
      ],
    },
  },
});

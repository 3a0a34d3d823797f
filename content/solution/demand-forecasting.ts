import { schematic, solutionPage } from '../catalogue/define';

export const demandForecasting = solutionPage({
  slug: 'demand-forecasting',
  label: 'Demand Forecasting',
  title: 'FMCG demand forecasting on secondary sales',
  summary:
    'Forecasts by item, depot and week from secondary sales: cleaned history, festival and scheme effects, launches by analogue, overrides scored for value.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Plants and depots plan on what shops bought, with a range that says how sure it is.',
    quickAnswer:
      'Depot billing peaks in the last days of the month, because targets do, while shops buy by heat, festival, pay week and scheme. We therefore forecast secondary sales, from distributor to shop, by item, depot and week. Consumer goods planners who now copy last year into a sheet see a backtest over their own history before anything is built.',
    atAGlance: {
      fits: 'Consumer goods makers with secondary sales by distributor and a network of depots to fill',
      notFor: 'Goods made to order are planned from the order book, which knows more than a forecast',
      firstStep: {
        what: 'A backtest over your own history, by item, depot and week',
        output: 'your past plan, the naive forecast and ours, scored side by side',
        weeks: [3, 4],
      },
      charged: 'The backtest has a fixed price; the build follows by sprint, if you decide on it',
      youBring:
        'Two to three years of secondary invoices and distributor stocks, stock-outs, scheme calendar, the plans made at the time',
    },
    ask: {
      text: 'Call an item X and paste a year of its weekly secondary sales. We mark the weeks that need a question before any model.',
      button: 'Paste one item’s 52 weeks',
    },
    notNeeded: {
      before: 'If you sell all that you can make, a',
      struck: 'demand forecast',
      after: 'will say the same; add a shift.',
    },
    argument: {
      heading: 'What Satara’s distributor would have sold around Diwali',
      paragraphs: [
        'Satara’s distributor ran out of besan on the Tuesday evening before Diwali. Its bills to shops show 72 cases in two days, then nothing for the rest of that week and the next, then 160. The plant scheduler reads 232 cases in three weeks. The head of sales counts 36 a day: 6 × 36 = 216 for the first week, the usual 120 for the second and the 160 as billed, 496 in all.',
        'Left as missing, the festival’s own week teaches next Diwali nothing. So it is borrowed from the one neighbour that had stock. Wai billed 50 in an ordinary week and 75 in the festival’s, 30 of them on Monday and Tuesday. Satara’s ordinary week is 120, so 120 × 75 ÷ 50 = 180; and 72 is two fifths of 180, as 30 is of 75. Shops stock up early, so a rate by the day overstates the week. The week after is weak, 30 at Wai, hence 72. Of the 160, with Wai back at 50, 120 was demand; 40 refilled shelves. Together 372.',
        'The order book comes first to mind. It shows little, because order takers stop writing down what they cannot get. Wai may lend its curve only if no shop of Satara crossed over to buy there, ordinary weeks keep their ratio, and both had the same scheme; otherwise the gap stays open, with a note.',
      ],
    },
    capabilities: [
      {
        name: 'Demand history',
        users: 'Demand planners, data stewards',
        text: 'Secondary invoices are cleaned of loading, returns and stock-outs, and old pack codes are chained to new GTINs. Zero sales in a week without stock is missing data; a planner may borrow the curve of a neighbour that had some.',
        owns: 'History, code chains, corrections',
        on: { part: 0, row: 3, corrected: true },
      },
      {
        name: 'Causal calendar',
        users: 'Demand planners, trade marketing',
        text: 'The calendar holds regional festivals, pay weeks, heat, school terms and confirmed schemes, keyed to ISO 8601 weeks. Moving feasts are entered years ahead. A cause enters a model only if its future value will be known when forecasting.',
        owns: 'Events, festival dates, causes',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Statistical baseline',
        users: 'Forecast analysts',
        text: 'Each series gets a method by backtest: exponential smoothing, gradient-boosted trees across items, or Croston’s for sporadic lines. Trees learn from siblings yet explain themselves poorly, so they must beat smoothing by a set margin.',
        owns: 'Model choices, runs, ranges',
        on: { part: 1 },
      },
      {
        name: 'Launches and changes',
        users: 'Brand managers, planners',
        text: 'A new pack borrows its curve from analogues that a person chose and signed for. Pipeline fill and repeat purchase are forecast apart: much of the first month’s billing only fills shelves.',
        owns: 'Analogues, curves, cannibalisation',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Consensus and overrides',
        users: 'Sales, marketing, finance',
        text: 'A change carries author, reason and expiry. Forecast value added compares naive, statistical and agreed figures, so the meeting learns which of its touches help. Many small upward edits are usually optimism in instalments.',
        owns: 'Overrides, reasons, versions',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Accuracy and bias',
        users: 'Heads of supply chain and sales',
        text: 'Weighted error (WAPE) and bias are taken at the lag where supply commits, such as eight weeks for packaging. Bias gets more attention: random error can be buffered, whereas a steady lean floods or starves depots.',
        owns: 'Snapshots, lags, tracking signals',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Hand-over to supply',
        users: 'Supply planners, plant schedulers',
        text: 'Before a forecast for shops becomes a plan for depots, the gap between each distributor’s stock and its norm is settled. The result leaves with its range, by depot, in cases and pallets. Near-expiry rules cap short-life items.',
        owns: 'Released forecasts, depot splits',
        on: { part: 2, row: 3 },
      },
    ],
    howItDiffers:
      'Predictive analytics as a service builds a model for any question, and the supply chain product decides stock; here the consumer goods forecast itself is produced, reviewed and scored each cycle.',
    screen: {
      device: 'browser',
      heading: 'Besan 500 g, cases',
      parts: [
        {
          part: 'table',
          columns: ['Week of 2026', 'Satara, billed', 'Demand'],
          rows: [
            ['any ordinary one', '120', '120'],
            ['44, run-up', '144', '144'],
            ['45, Diwali on 8 Nov', '72, then none', '180'],
            ['46, no stock', 'missing', '72'],
            ['47, refill', '160', '120'],
          ],
        },
        { part: 'chart', style: 'bars', label: 'Wai, cases a week', points: [50, 60, 75, 30, 50] },
        {
          part: 'list',
          items: [
            { label: 'No new pack', state: 'waiting' },
            { label: 'Borrowed by name', state: 'done' },
            { label: 'Not scored: 45, 46', state: 'done' },
            { label: 'Satara: 372, not 232', state: 'active' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Planners override the statistical range with a reason before the forecast is frozen.',
      lanes: {
        History: { secondary: ['outside', 'Secondary sales'], festivals: ['store', 'Festival calendar'] },
        Baseline: { clean: 'Cleaned demand', model: 'Backtested model', launch: 'Launch analogues' },
        Consensus: { planner: ['person', 'Demand planner'], version: ['document', 'Frozen forecast'] },
        Follow: { plant: ['outside', 'Plant schedule'], score: 'Value-added score' },
      },
      flows: [
        ['secondary', 'clean', 'less loading'],
        ['festivals', 'model', 'known causes'],
        ['clean', 'model', 'weekly series'],
        ['model', 'planner', 'range'],
        ['launch', 'planner', 'borrowed curve'],
        ['planner', 'version', 'reasoned override'],
        ['version', 'plant', 'cases by depot'],
        ['version', 'score', 'at supply lag'],
      ],
      mark: {
        node: 'clean',
        before: 'Sales history',
        doubt: 'Stockist: I sold none because none came. No demand?',
        answer: 'A week without stock is missing data, never zero.',
      },
    }),
  },
});

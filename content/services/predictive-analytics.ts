import { schematic, servicePage } from '../catalogue/define';

export const predictiveAnalytics = servicePage({
  slug: 'predictive-analytics',
  label: 'Predictive Analytics',
  title: 'Forecasts with a range, a backtest and a decision',
  summary:
    'Demand, churn and failure forecasts given as ranges, backtested against a naive method, tied to a decision with known costs and scored after the fact.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Planners see how wrong a forecast tends to be before they order.',
    quickAnswer:
      'Between 180 and 260 cartons, most likely 210: a planner can order from that, and a bare 210 would have hidden what matters. We forecast demand, churn, payment delay and equipment failure as such ranges, and join each to the decision it serves. Supply chain, credit and service managers need two years of dated history for it. Your present method competes in the backtest, and may win.',
    atAGlance: {
      fits: 'Two or more years of dated history, and stock, credit or visits that hang on it',
      notFor: 'Ten items with steady sales are served by a seasonal average in a spreadsheet',
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
    capabilities: [
      {
        name: 'Question, horizon, decision',
        text: 'We fix what is forecast, how far ahead and which order, call or visit depends on it. A daily figure for a monthly purchase is wasted precision. If the decision would be the same at either end of the range, the work stops there.',
      },
      {
        name: 'Rolling backtests',
        text: 'The past is replayed month by month with only the data known then. Each method is compared with a seasonal naive forecast by MASE, along with its bias. One split at the end of the history flatters whichever method likes that season.',
      },
      {
        name: 'Ranges chosen by cost',
        text: 'If a lost sale costs ₹30 and a leftover unit ₹10, the right stock level sits at the 75 % quantile of demand over the lead time, not at the mean; weekly quantiles do not add up to it. Quantile models are trained on pinball loss, and their coverage is checked afterwards.',
      },
      {
        name: 'Calibrated risk scores',
        text: 'A churn probability of 0.2 should mean two leavers in ten, which we check with Brier score and calibration plots. Knowing who will leave is still not knowing whom a call would keep; that takes an experiment with a control group.',
      },
      {
        name: 'Known events and censored sales',
        text: 'Promotions, festivals such as Diwali and price changes enter as calendars with future values. Days out of stock are marked, since sales then understate demand. New items borrow their curve from similar ones, with wider ranges, until twelve weeks exist.',
      },
      {
        name: 'Overrides on record, and limits',
        text: 'Planners may override with a reason, and the ledger scores both versions. Scores with legal effect on people need a human decision under GDPR Article 22, save in narrow cases. After a market break no history helps; plan by scenarios instead.',
      },
    ],
    schematic: schematic({
      caption:
        'The model must beat last season’s figures, cost picks the quantile, and a ledger later scores model and planner alike.',
      lanes: {
        History: { demand: ['store', 'Demand, stock-outs'], calendar: ['document', 'Promotion calendar'] },
        Forecast: { naive: 'Seasonal naive', quantile: 'Quantile model' },
        Judgement: {
          backtest: 'Rolling backtest',
          planner: ['person', 'Demand planner'],
          cost: ['document', 'Over and under cost'],
        },
        Decision: { order: ['document', 'Purchase quantity'], ledger: ['store', 'Forecast ledger'] },
      },
      flows: [
        ['demand', 'naive'],
        ['demand', 'quantile'],
        ['calendar', 'quantile', 'future values'],
        ['naive', 'backtest', 'to be beaten'],
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
  },
});

import { schematic, servicePage } from '../catalogue/define';

export const roadmapping = servicePage({
  slug: 'roadmapping',
  label: 'Product Roadmapping',
  title: 'Roadmaps that say why now and what will not be done',
  summary:
    'A roadmap in Now, Next and Later: outcomes instead of feature lists, dates only where law or contract sets them, forecasts as ranges, quarterly review.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Sales, engineering and the board argue about one ordered page of outcomes.',
    quickAnswer:
      'Our roadmaps have three columns, Now, Next and Later, and above them a row for dates that others have set. Each entry is an outcome with today’s value, the evidence for it and the cost of a quarter’s delay; what will not be done is on the page too. We draw each with the people who must keep it, for product leads and founders with more demands than engineers.',
    atAGlance: {
      fits: 'More demands than engineers, and dates given to items of unknown size',
      notFor: 'One client project with one fixed scope needs a delivery plan',
      firstStep: {
        what: 'Demands, evidence and fixed dates on one page',
        output: 'a first version for two quarters, with its list of refusals',
        weeks: [3, 3],
      },
      charged: 'First version for a fixed sum, then one paid review a quarter',
      youBring:
        'Ticket exports, lost-deal notes, ten weeks of throughput, contracts with dates, someone who may refuse',
    },
    ask: {
      text: 'Quote the feature that has a date and no size. As an outcome it reads differently; we rewrite it and ask for the evidence.',
      button: 'Quote one promised feature',
    },
    notNeeded: {
      struck: 'A roadmap',
      after: 'can wait if the money buys one release. Choose that release well.',
    },
    capabilities: [
      {
        name: 'Outcomes with a measure',
        text: 'An entry reads “fewer orders corrected by phone, from call codes”, with today’s value, rather than “new order screen”. The team may then find a smaller answer. Contractual features stay features, marked as such, because someone has signed for them.',
      },
      {
        name: 'Opportunity tree from evidence',
        text: 'Tickets, lost-deal notes, usage and interviews are arranged under the outcome they affect. Loud single requests are counted as one. Branches held up only by opinion move to Later, together with the cheapest test that could promote or remove them.',
      },
      {
        name: 'Sequencing by cost of delay',
        text: 'We ask what a quarter’s delay costs and divide it by size, the idea behind weighted shortest job first (WSJF). Scores start the talk and do not end it: where one guess, moved by a point, reverses two items, treat them as equal.',
      },
      {
        name: 'Fixed dates kept apart',
        text: 'Dates set by others go in a separate row: DPDP duties in May 2027, the main part of the EU Cyber Resilience Act in December 2027, a vendor’s end of life. We work back from each to its last responsible start.',
      },
      {
        name: 'Forecasts from throughput',
        text: 'Finished items per week are drawn at random over many simulated runs to give a range: half of the runs end by June, most by August. This needs ten or more weeks of history and stable item sizes. Without them we give quarters only.',
      },
      {
        name: 'Quality and debt on the page',
        text: 'Work on ISO/IEC 25010 qualities, such as reliability or maintainability, is ranked beside features, with its own cost of delay. A fixed share for debt is simpler to defend, yet it starves in one quarter and idles in another.',
      },
      {
        name: 'Review and refusal',
        text: 'Each quarter entries are kept, moved or closed, and the reason is recorded. A roadmap will not settle a strategy on which the directors disagree; they have to meet first.',
      },
    ],
    schematic: schematic({
      caption:
        'Evidence and fixed dates meet real capacity before anything enters Now; entries without proof wait in Later with a test attached.',
      lanes: {
        Inputs: {
          outcomes: ['document', 'Outcome measures'],
          evidence: ['store', 'Tickets, lost deals'],
          law: ['outside', 'Statutory dates'],
        },
        Weighing: {
          tree: ['document', 'Opportunity tree'],
          delay: 'Cost-of-delay ranking',
          rate: 'Throughput forecast',
        },
        Roadmap: { now: ['document', 'Now'], next: ['document', 'Next'], later: ['document', 'Later'] },
        Review: { board: ['person', 'Quarterly panel'] },
      },
      flows: [
        ['outcomes', 'tree'],
        ['evidence', 'tree', 'counted once'],
        ['law', 'delay', 'last safe start'],
        ['tree', 'delay', 'supported'],
        ['tree', 'later', 'unproved, with test'],
        ['delay', 'next'],
        ['rate', 'now', 'what fits'],
        ['now', 'board', 'measure moved'],
        ['next', 'board'],
        ['later', 'board', 'close or keep'],
      ],
      mark: {
        node: 'rate',
        before: 'Story-point estimate',
        doubt: 'Sales director: June or August, which may I promise?',
        answer: 'Half the runs end by June, most by August.',
      },
    }),
  },
});

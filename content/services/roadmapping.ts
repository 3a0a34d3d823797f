import { schematic, servicePage } from '../catalogue/define';

export const roadmapping = servicePage({
  slug: 'roadmapping',
  label: 'Product Roadmapping',
  title: 'Roadmaps that say why now and what will not be done',
  summary:
    'A roadmap in Now, Next and Later: outcomes instead of feature lists, fixed dates only where law or contract sets them, forecasts as ranges, quarterly review.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'Why two of five promises leave June',
      paragraphs: [
        'In ten weeks the team finished 0, 2, 1, 0, 3, 1, 0, 1, 4 and 0 items, 12 together. The five promises hold 30 items. At 1.2 a week they take 25 weeks from 4 Jan 2027, when the team is free, and 25 June looks safe; so the sales deck says June five times.',
        'An average is kept about every second time. We draw each coming week from those ten weeks instead and take the date that 85 runs in 100 keep. The last promise then ends on 6 August, and the one before it on 16 July.',
        'The order matters more than the dates. Consent stood fourth, behind three features that somebody had asked for loudly. There it is ready by 16 July, and the duty begins in May. In third place the average still shows 30 April and the forecast 4 June. In second place it is ready by 16 April. One dealer’s contract names the price engine, so the dashboard gives way: it stood third, for 21 May, and now leaves June with the loyalty points.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Roadmap of a wholesaler · rev 1 · 12 Nov 2026',
      title: 'Five features for June, each with a measure and with two dates',
      columns: ['Sales deck: by 30 June', 'Roadmap: 50 %, 85 %'],
      rows: [
        {
          before: '1 · Dealer app',
          after: '1 · Orders typed twice, 40 a day down to 10: 29 Jan, 19 Feb',
          note: '5 items. An import from e-mail may do without an app.',
        },
        {
          before: '4 · Consent screen',
          after: '2 · Consent is withdrawn as easily as given: 19 Mar, 16 Apr',
          note: '8 items, cut to what the law asks by May. Second is the last place that keeps it.',
        },
        {
          before: '2 · New price engine',
          after: '3 · Credit notes for wrong prices, 90 a month down to 30: 30 Apr, 4 Jun',
          note: '7 items. It stays a feature for one dealer, whose contract says 30 June.',
        },
        {
          before: '3 · Dashboard',
          after: '4 · Calls that ask where an order is, 60 a day down to 20: 4 Jun, 16 Jul',
          note: '6 items. Sales may promise July, and tells the dealers now.',
        },
        {
          before: '5 · Loyalty points',
          after: '5 · Dealers who order every month, 120 up to 150: 25 Jun, 6 Aug',
          note: '4 items, resting on one lost deal. A letter to 20 dealers comes before any promise.',
        },
      ],
      reading:
        'the first date is kept by half of the simulated runs, the second by 85 in 100; only the second may be promised. An excerpt.',
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
        ['delay', 'rate', 'in order'],
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

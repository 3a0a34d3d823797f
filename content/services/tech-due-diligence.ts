import { schematic, servicePage } from '../catalogue/define';

export const techDueDiligence = servicePage({
  slug: 'tech-due-diligence',
  label: 'Tech Due Diligence',
  title: 'Technical due diligence for a deal with a deadline',
  summary:
    'Code, architecture, licences, security and the people behind them, read against the deal thesis, with each finding priced and tied to its contract levers.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'You learn before signing what the software can carry, and what putting it right would cost.',
    quickAnswer:
      'Exclusivity ends on a date, so the reading has two depths. A red-flag memo goes out within five to seven working days of data-room access; the full report takes two to four weeks more. We read code, history, licences and security against the deal thesis, under NDA. It serves acquirers and investors, and founders who would find the holes first.',
    atAGlance: {
      fits: 'A deal or funding round where the price rests on software and the data room is open',
      notFor: 'A target that shows slides but no repository, where only a seller’s warranty helps',
      firstStep: {
        what: 'A red-flag reading from the day the data room opens',
        output: 'a memo of red flags, each with its evidence and its levers',
        weeks: [1, 2],
      },
      charged: 'Memo and full report, each at a price fixed before access is given',
      youBring:
        'The deal thesis, data-room and repository access, names of engineers we may question, your counsel’s contact',
    },
    ask: {
      text: 'Give us the deal thesis in a sentence, the target unnamed. You get three questions to put to its engineers.',
      button: 'Send the thesis, no names',
    },
    notNeeded: {
      before: 'If you buy the customers and scrap the code, skip',
      struck: 'tech due diligence',
      after: '. Read the contracts.',
    },
    argument: {
      heading: 'One finding, three levers, no rupee counted twice',
      paragraphs: [
        'The target’s engineers are right that they distribute nothing: customers only log in. Under the GPL that would settle it. This library is under the AGPL. Its section 13 obliges whoever alters the program to offer the altered source to those who use it over a network, and the target has altered 14 files. Offering those, done meanwhile, would be cheapest, if counsel were sure that the duty stops at the library.',
        'As a condition precedent, the repair would delay closing by months. The deal lead would take the worst case off the price, 170 days. The seller offers the likeliest, 85. Both want one number where there are two: (60 + 4 × 85 + 170) ÷ 6 = 95 days are a cost and belong in the price; the distance from there to the worst is a risk and waits in escrow. What the library’s owner may claim for use until it is gone, after closing too, has no estimate, so an indemnity carries it.',
        'Why replace the library, when its maker sells a licence? Because of the thesis. Over five years that licence costs 5 × ₹6,20,000 = ₹31,00,000, more than the expected repair; over three it costs ₹18,60,000, which is less. A buyer who means to sell in year three should pay for it.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Finding register · finding 4 of 17 · rev C',
      title: 'An altered AGPL library renders every invoice in the hosted product',
      chosen: 'Replace it, with ₹19,00,000 off the price and ₹15,00,000 in escrow',
      why: 'Expected effort is 95 engineer-days at ₹20,000, the worst 170. Each day under or over 95, up to the worst, is settled at that rate. The library owner’s claim until the replacement goes to a specific indemnity, which counsel drafts.',
      rejected: [
        {
          option: 'The maker’s licence for five years, ₹31,00,000',
          why: 'It costs ₹12,00,000 more than the expected repair, and the dependence remains.',
        },
        {
          option: 'The worst case off the price, ₹34,00,000',
          why: 'The seller would pay for 75 days that may never be worked.',
        },
        {
          option: 'The general warranty on licences',
          why: 'It seldom covers what the buyer knew, and now the buyer knows.',
        },
      ],
      reopens:
        'The maker’s price falls below ₹3,80,000 a year, or the plan becomes a sale within three years.',
      reading: 'each rupee is under one lever; the two sums together are the worst case.',
    },
    capabilities: [
      {
        name: 'Questions taken from the thesis',
        text: 'If the plan is ten times the customers, we examine data volume and tenancy. If it is a carve-out, we look for shared services and licences that do not transfer.',
      },
      {
        name: 'Code, history and bus factor',
        text: 'We read hot files, where change and complexity coincide, compare test coverage with incident history, and compute from two years of commits who really knows each module. A sole author calls for a retention clause, so that list reaches you before the salary talks.',
      },
      {
        name: 'Licence and ownership audit',
        text: 'A scan lists the components in SPDX or CycloneDX, and a person reads the conflicts: copyleft in a distributed product, altered network software, snippets without origin. Contractor and founder agreements are checked for a written assignment of rights.',
      },
      {
        name: 'Security without a break-in',
        text: 'As permitted, we review sign-in, tenant separation, secrets in history, components with exploited flaws and the incident log. A penetration test needs the target’s separate authorisation and rarely fits the calendar.',
      },
    ],
    schematic: schematic({
      caption:
        'The deal thesis sets the questions, evidence comes from the repository and its authors, and each finding leaves through contract levers.',
      lanes: {
        Buyer: { partner: ['person', 'Deal lead'], thesis: ['document', 'Deal thesis'] },
        Target: {
          room: ['outside', 'Data room'],
          repo: ['outside', 'Source repository'],
          cto: ['person', 'Target’s engineers'],
        },
        Review: { audit: 'Licence and SBOM scan', reading: 'Hot-file review' },
        Findings: { register: ['store', 'Finding register'], memo: ['document', 'Red-flag memo'] },
        Deal: { spa: ['document', 'Price, escrow, indemnity'] },
      },
      flows: [
        ['partner', 'thesis'],
        ['thesis', 'room', 'request list'],
        ['room', 'audit', 'contracts'],
        ['repo', 'audit', 'components'],
        ['repo', 'reading', 'history'],
        ['cto', 'reading', 'interviews'],
        ['audit', 'register'],
        ['reading', 'register', 'evidence'],
        ['register', 'memo', 'critical first'],
        ['register', 'spa', 'priced'],
      ],
      mark: {
        node: 'spa',
        before: 'General warranty',
        doubt: 'Seller’s counsel: is the general warranty not enough?',
        answer: 'Seldom for known faults; take price, escrow or indemnity.',
      },
    }),
    terms: [
      {
        term: 'Specific indemnity',
        meaning:
          'A seller’s promise to make good the loss from one named matter, even though the buyer knows of it. A general warranty seldom reaches what was known.',
      },
      {
        term: 'Condition precedent',
        meaning:
          'Something that must have happened before closing, such as a signed assignment from a contractor. Until then neither side has to complete.',
      },
      {
        term: 'Deal thesis',
        meaning:
          'The sentence in which a buyer says how the purchase will earn its price, and within how many years. It decides which findings matter.',
      },
    ],
    related: [
      {
        page: 'services/penetration-testing',
        reason: 'If the seller allows an attack, or the deal is closed.',
      },
      {
        page: 'services/legacy-reengineering',
        reason: 'If you already own the code and ask what to do with it.',
      },
      {
        page: 'industries/healthcare-consulting',
        reason: 'If a hospital chooses a system and no company changes hands.',
      },
      {
        page: 'industries/core-banking-software',
        reason: 'If a merger joins two ledgers and the accounts must move.',
      },
      {
        page: 'solution/document-management',
        reason: 'If you sell, and your contracts and assignments cannot be found.',
      },
    ],
    faq: [
      {
        question: 'What can the report not tell us?',
        answer:
          'Whether defects are absent, since we sample against a clock. Whether a licence binds the whole product, and what an indemnity must say, your counsel decides.',
      },
      {
        question: 'May money wait in escrow if one side lives abroad?',
        answer:
          'Under India’s exchange rules a transfer of shares between a resident and a non-resident may defer or hold in escrow at most a quarter of the price, for at most 18 months from the agreement. An indemnity is held to a quarter as well, and to 18 months from full payment. Counsel should confirm the current text.',
      },
      {
        question: 'We are the seller. Is it worth doing first?',
        answer:
          'Yes, if a sale is a year away. A library replaced now is a line in your history and a shorter indemnity. In the buyer’s register it is a deduction.',
      },
    ],
    chapters: {
      order: ['exhibit', 'example', 'risks'],
      approach: [
        {
          name: 'Red-flag reading',
          text: 'The thesis becomes a request list on the first day. Licences, authorship and the most altered files are read first, since they can end a deal, and two hours with the target’s engineers tell us more than a hundred pages.',
          output: 'Memo, and a list of what was not shown',
          decidedBy: 'Deal lead: go on, renegotiate or stop',
          weeks: [1, 2],
        },
        {
          name: 'Full reading',
          text: 'Each finding gets severity, evidence and three estimates. The target’s lead comments on the facts first.',
          output: 'Report with a price for each finding',
          weeks: [2, 4],
        },
        {
          name: 'From findings to clauses',
          text: 'With counsel we assign each part of a finding to one lever, and read what the disclosure letter quietly takes back.',
          output: 'Schedule of findings for the agreement',
          decidedBy: 'Deal lead and counsel',
          weeks: [1, 1],
        },
        {
          name: 'Plan the first hundred days',
          text: 'Repairs follow the order in which the thesis needs them, with the people who must stay.',
          output: 'Plan by week, with its budget',
          decidedBy: 'The buyer’s operating lead',
          weeks: [1, 2],
        },
      ],
      costDrivers: [
        {
          driver: 'Access in stages',
          why: 'A repository that arrives late is read twice, in a hurry.',
          keepDown: 'Agree on read access with the term sheet.',
          step: 0,
        },
        {
          driver: 'Products and languages',
          why: 'Each needs a reader who has built in it.',
          keepDown: 'Leave out what the thesis will retire.',
          step: 1,
        },
        {
          driver: 'Findings to be priced',
          why: 'Three estimates for a trifle cost as much as for a flaw.',
          keepDown: 'Set a sum below which we only list.',
          step: 1,
        },
      ],
      workedExample: {
        paragraphs: [
          'How does the escrow end? The buyer’s team replaces the library from an agreed list of work, and both sides see the time sheets. At 120 days the buyer draws 25 × ₹20,000 = ₹5,00,000 and the seller receives the other ₹10,00,000.',
          'At 70 days the whole escrow goes back, with ₹5,00,000 from the buyer on top. Without that refund the seller would bear every overrun and share no saving. Settled both ways, the seller bears what was worked up to day 170, and the buyer the rest.',
        ],
        sums: {
          columns: ['The seller bears', 'At 120 days', 'At 70 days'],
          rows: [
            ['Off the price', '₹19,00,000', '₹19,00,000'],
            ['Drawn from escrow', '₹5,00,000', '₹0'],
            ['Refunded', '₹0', '−₹5,00,000'],
          ],
          total: ['In the end', '₹24,00,000', '₹14,00,000'],
          verdict: ['Escrow released', '₹10,00,000', '₹15,00,000'],
        },
      },
      risks: [
        {
          risk: 'The repository was tidied for the sale',
          earlySign: 'History begins on one day, or every commit has the same author.',
          response:
            'We ask for the original with its issue tracker, and price what stays unseen with a wide range.',
        },
        {
          risk: 'Findings arrive after exclusivity',
          earlySign: 'Code access slips into the second week.',
          response: 'The memo names the gap, and counsel turns it into a condition precedent.',
        },
        {
          risk: 'The people who know it leave',
          earlySign: 'Two modules have one author each, and neither is named in the plan.',
          response: 'You hear both names in the first week, with what each alone can change.',
        },
      ],
      standards: [
        {
          id: 'owasp-asvs-5.0',
          use: 'The security review follows its chapters; what permission or time did not reach is marked as such.',
        },
      ],
    },
  },
});

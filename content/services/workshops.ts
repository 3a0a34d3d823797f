import { schematic, servicePage } from '../catalogue/define';

export const workshops = servicePage({
  slug: 'workshops',
  label: 'Discovery Workshops',
  title: 'Discovery workshops that end with decisions on paper',
  summary:
    'Facilitated days with one question, the right eight people and a decision owner present: event map, story map, signed decisions and parked doubts with names.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Open questions leave the room as decisions with a name, or as doubts with an owner.',
    quickAnswer:
      'Eight people for two days are sixteen days of salary, so the question had better be worth that. We prepare, run and write up such days at the start of a product, a replacement or an integration, for a sponsor whose departments see it differently. On your premises or on a shared board, the rule is the same: the write-up is with you within two working days.',
    atAGlance: {
      fits: 'A new product, replacement or integration on which several departments must agree',
      notFor: 'A choice that is already made should be announced, not discussed for two days',
      firstStep: {
        what: 'Preparation: the question, the guest list, talks with those who decide',
        output: 'an agenda, and after the two days maps, signed decisions and open points',
        weeks: [1, 2],
      },
      charged: 'A fee per workshop, preparation and write-up included; travel at cost',
      youBring: 'The question, the person who may decide it, those who do the work, a room',
    },
    ask: {
      text: 'What must be decided, and which role may decide it? Our advice may well be an e-mail instead of two days.',
      button: 'State what must be decided',
    },
    notNeeded: {
      before: 'If one person decides and two must agree, make two calls, not',
      struck: 'a workshop',
      after: '.',
    },
    argument: {
      heading: 'Why a card with one vote of eight won',
      paragraphs: [
        'When is a bed free? Four of the eight cards said “bill closed”, three “discharge signed”, one “bed cleaned”. A vote would have taken the bill. The medical superintendent, who may decide it, asked for bed 14 on 9 November instead.',
        'The consultant signed the discharge at 10:40. The patient left for the discharge lounge at 12:15, the bed was clean at 12:50, and the insurer’s approval and her own share closed the bill at 14:30. An emergency patient had waited since 11:05. By signature the bed would have been given away while somebody lay in it; by the bill it stood empty and clean for 100 minutes. Cleaned is the earliest event after which the next patient can lie down, and his wait would have ended after 105 minutes rather than 205.',
        'Billing dissents, since nobody presses a relative whose bed has gone. That is written beside the decision, and the approval became a parked question with an owner. At signature a bed may be promised, not given.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Day 2 · wards and billing · 13 Nov 2026',
      title: 'When is a bed free? Bed 14 on 9 November decides',
      steps: [
        {
          at: '13:30',
          by: 'All eight',
          step: 'Write one proposal each, in silence',
          proof: 'Eight cards: bill closed 4, discharge signed 3, cleaned 1.',
        },
        {
          at: '13:40',
          by: 'Ward sister',
          step: 'Puts up bed 14 of 9 November, as asked',
          proof: 'Discharge signed 10:40, left 12:15, cleaned 12:50, bill closed 14:30.',
        },
        {
          at: '14:05',
          by: 'Facilitator',
          step: 'Tries each card on bed 14',
          proof: 'Patient from 11:05: signature finds it occupied; cleaned, 105 minutes; bill, 205.',
        },
        {
          at: '14:20',
          by: 'Medical superintendent',
          step: 'Decides aloud: free is a bed that is cleaned',
          proof: 'Decision 3, signed by her. Housekeeping enters it. The vote stays on the card.',
        },
        {
          at: '14:25',
          by: 'Head of billing',
          step: 'Enters his dissent',
          proof: '“Approvals will slow down.” Parked question 5, his, due 23 November.',
        },
        {
          at: '27 Nov',
          by: 'Nursing office',
          step: 'Reports two weeks of beds by the new event',
          proof: 'Minutes from cleaned to given, bed by bed; from billing, hours from signature to approval.',
        },
      ],
      ticked: 5,
      wayBack:
        'If approvals take longer by the second week, the superintendent meets billing again, and decision 3 is reopened by its number.',
      reading:
        'a tick means said aloud and written down in the room. The last line falls due two weeks later.',
    },
    capabilities: [
      {
        name: 'The question and the guest list',
        text: 'One sentence states what must be decided, and the person who may decide it attends. We want those who do the work as well as their managers, ten people at most. If the decision owner cannot come, we move the date.',
      },
      {
        name: 'Event storming',
        text: 'Participants put what happens in the business on a wall, one event a card, in time order, and then mark disputes, rules and outside systems. If two people realise that they use one word differently, the morning has paid for itself. Processes map well this way. Interface details do not, so those wait.',
      },
      {
        name: 'Story map and first slice',
        text: 'The user’s path runs across, options hang beneath, and a line is drawn under the least that someone could use. Cards below it get no estimate that day. Let the sponsors argue about the line: it shows what they value sooner than any scoring does.',
      },
      {
        name: 'Quality attribute session',
        text: 'With operations, security and business together we write scenarios for ISO/IEC 25010 characteristics: stimulus, response, measure, so that “fast” becomes two seconds at month end with 300 users. Each is then weighted by value and by difficulty to build.',
      },
      {
        name: 'Silence, votes and rank',
        text: 'Proposals are written silently before anyone speaks, so the director’s idea arrives among the others. A pre-mortem asks why the project failed two years on. Votes show opinion only; the decision owner decides aloud, and dissent is entered beside the decision.',
      },
      {
        name: 'After the room',
        text: 'The write-up names who decided what, and who disagreed. Two weeks later we ask which actions have moved and send the list to the sponsor. Where some join remotely or have a disability, there are captions, breaks and a board that works by keyboard.',
      },
    ],
    schematic: schematic({
      caption: 'Talk is sorted into three papers before people leave the room.',
      lanes: {
        Before: { decider: ['person', 'Decision owner'], preread: ['document', 'Question, pre-read'] },
        Room: {
          wall: ['document', 'Event wall'],
          silent: ['document', 'Silent proposals'],
          premortem: ['document', 'Pre-mortem list'],
        },
        Papers: {
          slice: ['document', 'Story map, slice'],
          log: ['document', 'Decision log'],
          parked: ['document', 'Parked questions'],
        },
        After: { holders: ['person', 'Action holders'] },
      },
      flows: [
        ['decider', 'preread', 'one question'],
        ['preread', 'wall'],
        ['preread', 'silent'],
        ['preread', 'premortem'],
        ['wall', 'slice', 'events to steps'],
        ['silent', 'log', 'decided aloud'],
        ['premortem', 'parked', 'worst causes'],
        ['slice', 'holders'],
        ['log', 'holders', 'name, date'],
        ['parked', 'holders', 'who finds out'],
      ],
      mark: {
        node: 'silent',
        before: 'Open brainstorm',
        doubt: 'Ward sister: who disagrees once the director has spoken?',
        answer: 'Each writes a proposal in silence before anyone speaks.',
      },
    }),
    faq: [
      {
        question: 'How many of our days does discovery take, and can the estimate double?',
        answer:
          'Sixteen for the workshop, eight people for two days. A process owner gives half a day a week, we assume, while the drawing is corrected: one or two days in two to four weeks. Until then the estimate is not binding and can double; before the workshop it can be off by a factor of four. An approved drawing lets a milestone carry a fixed price, and overruns are ours.',
      },
    ],
  },
});

import { schematic, servicePage } from '../catalogue/define';

export const workshops = servicePage({
  slug: 'workshops',
  label: 'Discovery Workshops',
  title: 'Discovery workshops that end with decisions on paper',
  summary:
    'Facilitated days with one question, the right eight people and a decision owner present: event map, story map, signed decisions and parked doubts with names.',
  reviewedOn: '2026-11-21',
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
  },
});

import { schematic, servicePage } from '../catalogue/define';

export const prototyping = servicePage({
  slug: 'prototyping',
  label: 'Prototyping',
  title: 'Prototypes that answer one question, then go',
  summary:
    'Paper, clickable or coded trials built in days around a written question, tried with the people concerned, and thrown away once the answer is known.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A doubt gets its answer from something that you may throw away.',
    quickAnswer:
      'Will dispatchers trust a suggested route? Can a nurse scan with one hand? The cheapest object that can settle such a doubt is the right one: paper, a click model, a colleague who plays the algorithm behind a curtain, or a few days of throwaway code. We make them for founders, product owners and tender teams, and try each with five or six of the people concerned.',
    atAGlance: {
      fits: 'A decision held up by one question about people, data or a device',
      notFor: 'If customers must soon rely on it, ask for a walking skeleton or an MVP',
      firstStep: {
        what: 'One question, one prototype, one round of trials',
        output: 'the answer, and a record of what people did',
        weeks: [1, 2],
      },
      charged: 'One fixed price per question, whatever the answer',
      youBring:
        'The question, three hundred real rows, five or six people concerned, the date of your decision',
    },
    ask: {
      text: 'Write the doubt that holds up your decision as a question. We name the cheapest object that would settle it, paper included.',
      button: 'Put one doubt to us',
    },
    notNeeded: {
      before: 'When the real change takes an afternoon, make it.',
      struck: 'A prototype',
      after: 'takes as long.',
    },
    capabilities: [
      {
        name: 'The question on a card',
        text: 'Each prototype carries a card: the assumption, who must be shown it, what behaviour would confirm or refute it, and the date by which you decide. If nothing would change whatever the answer, we advise against making it.',
      },
      {
        name: 'Fidelity by type of doubt',
        text: 'Paper settles order and wording, a click model settles navigation, coded screens settle typing, speed and large tables. Polished pictures too early draw comments on colour. Rough sketches too late get polite nods from people who cannot imagine the rest.',
      },
      {
        name: 'Real data in the trial',
        text: 'Three hundred of your own rows, long surnames, negative balances and a missing photograph are loaded into the model, masked where they are personal. Invented data is always tidy, and tidy data makes every layout look right.',
      },
      {
        name: 'Wizard of Oz for automation',
        text: 'To learn whether people accept a recommendation, a hidden colleague plays the algorithm for a morning. We see where they overrule it and what explanation they ask for, before anyone trains a model. Participants are told afterwards, and consent covers it.',
      },
      {
        name: 'Feasibility spikes in code',
        text: 'A scanner, a slow legacy interface or a rule engine is tried in throwaway code with a time box of three to five days. The output is a measurement and a page of findings. Tests and error handling are left out openly.',
      },
      {
        name: 'What is left at the end',
        text: 'The code is thrown away, since it lacks security, recovery and accessibility, and patching those in costs more than writing afresh. You keep the card with its answer, the notes of each trial and, for the developers, a recording of the model in use.',
      },
    ],
    schematic: schematic({
      caption: 'The kind of doubt decides how much of a prototype is made.',
      lanes: {
        Doubt: { card: ['document', 'Question card'], decider: ['person', 'Decision owner'] },
        Object: { paper: ['document', 'Paper sketch'], click: 'Click model', coded: 'Coded spike' },
        Trial: { sessions: ['person', 'Trial participants'], measured: 'Bench measurement' },
        Answer: { verdict: ['document', 'Verdict and date'] },
      },
      flows: [
        ['decider', 'card', 'what is unsure'],
        ['card', 'paper', 'wording, order'],
        ['card', 'click', 'finding the way'],
        ['card', 'coded', 'can it work'],
        ['paper', 'sessions'],
        ['click', 'sessions', 'own data'],
        ['coded', 'measured', 'time-boxed'],
        ['sessions', 'verdict', 'behaviour seen'],
        ['measured', 'verdict', 'figures'],
      ],
      mark: {
        node: 'paper',
        before: 'Pixel-true mock-up',
        doubt: 'Founder: why do people only discuss the colours?',
        answer: 'On paper they discuss order and wording first.',
      },
    }),
  },
});

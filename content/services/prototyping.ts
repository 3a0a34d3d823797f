import { schematic, servicePage } from '../catalogue/define';

export const prototyping = servicePage({
  slug: 'prototyping',
  label: 'Prototyping',
  title: 'Prototypes that answer one question, then go',
  summary:
    'Paper, clickable or coded trials built in days around a written question, tried with the people concerned, and thrown away once the answer is known.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'Thirty-two of 36 suggestions taken, and the answer is no',
      paragraphs: [
        'When a spare part is out of stock, the counter would like software to suggest another. Before anybody trained a model, a colleague behind a curtain played it: six clerks, six replayed orders each, shelves and catalogue at hand, no customer waiting. Five of a clerk’s six suggestions fitted. One, in a different place for each clerk, was planted, a part from last year’s returns with the right name and the wrong bore. The clerks were told of it afterwards.',
        'Sales reads 32 of 36 and would sign. The parts manager, who chose the planted ones, reads five of six. Both count correctly. That a right suggestion is taken shows that clerks like the list; whether they still look at the part shows only at a wrong one.',
        'A better model is the usual reply. It does not make the clerks look: in the trial one suggestion in six was wrong, and where errors are rarer people check less. By hand 6 wrong parts a month are sold in 480 such orders, as far as returns show. A model whose suggestions are all taken may therefore err in 480 × 1.25 % = 6 and no more. Six clerks prove no rate, and the card asked for none: it set a floor before the trial, five refusals, and got one. The trial took two mornings, and the model was planned at 14 weeks.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Question card 3 · verdict · 20 Nov 2026',
      title: 'No one-click substitute: five of six planted errors were taken',
      chosen: 'Not built. Card 4 tries the list with measurements beside it.',
      why: 'Criterion 1 is met: 27 of 30 right suggestions were taken, and 24 were asked for. Criterion 2 is not: at least five of the six planted errors had to be refused, and one was.',
      rejected: [
        {
          option: 'Build: 32 of 36 suggestions were taken',
          why: 'Right and planted ones are added up. Whoever takes everything unread reaches 36.',
        },
        {
          option: 'Build: all six clerks would use it daily',
          why: 'Five of them said so just after they had taken a wrong part.',
        },
        {
          option: 'Build, with a model that errs once in 20',
          why: '480 × 5 % = 24 wrong parts a month. If even half were refused, 12 would be sold; by hand 6 are.',
        },
      ],
      reopens:
        'On 9 Dec 2026 six other clerks, with bore and thread shown for both parts, meet both criteria.',
      reading: 'both criteria were written on the card before the first clerk sat down.',
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

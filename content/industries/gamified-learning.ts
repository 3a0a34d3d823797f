import { industryPage, schematic } from '../catalogue/define';

export const gamifiedLearning = industryPage({
  slug: 'gamified-learning',
  label: 'Gamified Learning',
  title: 'Learning games where points stand for mastery',
  summary:
    'Practice apps and classroom games whose rewards follow evidence of skill, with spaced review, age-appropriate limits and badges an employer can verify.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Pupils return to practise because the next task fits them.',
    quickAnswer:
      'Pay children for speed and they learn to be quick. Game mechanics help practice only where the reward follows evidence of a skill, which is why the rule sheet, what earns what, is written before any art. It suits EdTech publishers, schools and skill academies with good content and little practice.',
    atAGlance: {
      fits: 'Publishers and academies whose exercises are sound but seldom opened a second time',
      notFor: 'Material that does not teach yet needs rewriting before it gets points',
      firstStep: {
        what: 'One skill loop drawn and made playable',
        output: 'a prototype tried with a small class, and its rule sheet',
        weeks: [4, 4],
      },
      charged: 'The prototype at a fixed price; new skills and seasons per sprint',
      youBring:
        'A skill list with tasks, one teacher and a class, guardians’ consent, your safeguarding policy',
    },
    ask: {
      text: 'Pick an exercise that pupils open once and never again. We draft what should earn a reward in it, and what should not.',
      button: 'Pick one unloved exercise',
    },
    notNeeded: {
      before: 'If the class practises without being asked, keep',
      struck: 'learning games',
      after: 'out of it.',
    },
    capabilities: [
      {
        name: 'Skill loop and mastery model',
        users: 'Learners, curriculum leads',
        text: 'Tasks are tagged to a skill graph built on published competencies (CASE). A knowledge-tracing model, or a simple moving estimate, picks the next task near the edge of ability, and spaced review brings back what is about to fade.',
        hardPart:
          'A complex model on thin data guesses; a plain rule per skill is easier to defend until usage grows.',
      },
      {
        name: 'Reward ledger',
        users: 'Learners, game designers',
        text: 'Points, streaks and items are entries in a ledger tied to xAPI statements. A bug can be corrected without wiping a child’s collection. The rules of the economy are data, so designers can simulate inflation before a season opens.',
        hardPart:
          'Streaks punish illness and exam weeks; freeze rules belong in the first version, not the complaints backlog.',
      },
      {
        name: 'Classroom mode',
        users: 'Teachers, whole classes',
        text: 'A teacher starts a live round from a projector and pupils join by code, without accounts where the school prefers. Team scores avoid ranking the weakest child in public. Rosters arrive through OneRoster when results must count.',
        hardPart:
          'Forty devices on one access point joining in ten seconds will defeat a careless socket design.',
      },
      {
        name: 'Child safety by design',
        users: 'Guardians, safeguarding lead',
        text: 'COPPA covers under-13 accounts in the US. From May 2027 India’s DPDP Act asks for verifiable parental consent below eighteen and bars behavioural monitoring, with an exemption for schools that counsel should check. We leave out targeted advertising, open chat, free-text nicknames and paid random rewards.',
        hardPart:
          'Age is self-declared at sign-up, so the safe settings must be the default for everyone unproven.',
      },
      {
        name: 'Badges and teacher evidence',
        users: 'Teachers, employers, learners',
        text: 'A badge states its criteria and links the evidence, issued as Open Badges 3.0 so that the holder carries it. Teachers see attempts by skill and misconception. Screen time is not reported as learning anywhere.',
        hardPart:
          'Badges issued for attendance devalue those for skill; the issuing rule needs an owner who can refuse.',
      },
    ],
    schematic: schematic({
      caption: 'Rewards are paid from the mastery estimate, which the teacher’s report uses as well.',
      lanes: {
        Play: { learner: ['person', 'Learner'], task: 'Task player' },
        Judge: { mastery: 'Mastery estimate', graph: ['store', 'Skill graph'] },
        Respond: {
          next: 'Review scheduler',
          report: ['document', 'Skill report'],
          reward: ['store', 'Reward ledger'],
        },
        See: { teacher: ['person', 'Teacher'], badge: ['document', 'Open Badge'] },
      },
      flows: [
        ['learner', 'task', 'answers'],
        ['task', 'mastery', 'attempt'],
        ['graph', 'mastery', 'prerequisites'],
        ['mastery', 'next', 'fading skills'],
        ['mastery', 'report', 'misconceptions'],
        ['mastery', 'reward', 'evidence'],
        ['report', 'teacher'],
        ['report', 'badge', 'criteria met'],
      ],
      mark: {
        node: 'reward',
        before: 'Speed points',
        doubt: 'Teacher: does the quickest guesser collect the most?',
        answer: 'Attempts move a skill estimate, and that pays rewards.',
      },
    }),
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const gamifiedLearning = industryPage({
  slug: 'gamified-learning',
  label: 'Gamified Learning',
  title: 'Learning games where points stand for mastery',
  summary:
    'Practice apps and classroom games whose rewards follow evidence of skill, with spaced review, age-appropriate limits and badges an employer can verify.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A badge means that the skill was still there a week later.',
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
        text: 'COPPA covers under-13 accounts in the US. From May 2027 India’s DPDP Act asks for verifiable parental consent below eighteen and bars tracking and behavioural monitoring, with an exemption for schools that counsel should check. We leave out targeted advertising, open chat, free-text nicknames and paid random rewards.',
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
      caption:
        'Small rewards follow the mastery estimate; a badge waits for a review that comes a week later or more.',
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
        ['next', 'report', 'kept or faded'],
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
    route: {
      name: 'Pupil P-118',
      about: 'adding unlike fractions',
      stations: [
        {
          at: 'learner',
          value: 'Standard 6, Pune',
          fields: [
            { label: 'Account', value: 'a number, guardian agreed' },
            { label: 'Holidays', value: '6 to 21 Nov 2026' },
          ],
          onward: 'answers',
        },
        {
          at: 'task',
          value: '5 in a row',
          fields: [
            { label: 'Practised', value: '26 Oct 2026' },
            { label: 'Right', value: '5 of 8, namely the last 5' },
            { label: 'Answer', value: 'typed, no choices, no hints' },
            { label: 'Points', value: '5, paid at once' },
          ],
          onward: 'attempt',
        },
        {
          at: 'mastery',
          value: 'Can do, not yet kept',
          fields: [
            { label: 'Kept', value: '3 of 4 in a review' },
            { label: 'Review', value: 'after 7 days, with new tasks' },
          ],
          mark: { struck: 'Badge earned', note: 'Five in a row were five of one day.' },
          onward: 'fading skills',
        },
        {
          at: 'next',
          value: 'Kept at review 2',
          fields: [
            { label: 'Review 1', value: '2 Nov 2026: 2 of 4' },
            { label: 'Taught again', value: 'same day, fraction strips' },
            { label: 'Due again', value: '9 Nov 2026, in the holidays' },
            { label: 'Review 2', value: '23 Nov 2026: 3 of 4' },
            { label: 'Streak', value: 'frozen in the holidays' },
          ],
          onward: 'kept or faded',
        },
        {
          at: 'report',
          value: '10 right of 16',
          fields: [{ label: 'Slip', value: 'adds the denominators' }],
          sum: {
            rows: [
              ['26 Oct, of 8', '5'],
              ['2 Nov, of 4', '2'],
              ['23 Nov, of 4', '3'],
            ],
            total: ['Right', '10'],
          },
          onward: 'criteria met',
        },
        {
          at: 'badge',
          value: 'Issued 25 Nov 2026',
          fields: [
            { label: 'Criteria', value: '3 of 4 after 7 days' },
            { label: 'Evidence', value: 'review of 23 Nov 2026' },
            { label: 'Released by', value: 'mathematics teacher' },
            { label: 'Points', value: '15, with the badge' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Five right answers on a Monday, and two a week later',
      paragraphs: [
        'The game designer would give the badge on 26 October. Five answers in a row were right, typed and without a hint, and a reward works best beside the deed. The teacher looks at the next Monday, when 2 of 4 were right. What the five showed was one method, just explained, used on one kind of task; a badge says that the pupil has the skill.',
        'A share of all answers looks fairer, say 70 %. She has 10 of 16, or 62.5 %, and would need 4 more without a fault, because 3 of her first 8 went wrong while she was learning. A moving share of the last 5 forgets these, but was 5 of 5 on 26 October; it may choose the next task, not award the badge. We ask for 3 of 4 in a review with new tasks at least 7 days after the last attempt. She passes on 23 November, and the due date in the Diwali holidays has cost her no streak and no attempt.',
        'Something for the day itself is right, and the designer gets it: 5 points at once, 15 with the badge. How much spacing helps in mathematics is disputed; some experiments find a large effect, others none. The rule does not need it to help. It only refuses to call something kept before a week has passed.',
      ],
    },
  },
});

import { schematic, solutionPage } from '../catalogue/define';

export const gamification = solutionPage({
  slug: 'gamification',
  label: 'Gamification',
  title: 'Points and quests by rules that teachers write',
  summary:
    'An engine beside your learning platform: rules over activity events, points ledger, quests, fair streaks, small leagues, badges and a check that it helps.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every point can be explained, because a teacher chose the rule that gave it.',
    quickAnswer:
      '“Three spaced reviews of a missed item earn five.” A teacher can write that rule, and the engine runs it as written, over activity events in xAPI or Caliper, two formats in which learning platforms report what a learner did. A ledger records why each point was given. It suits operators of practice apps, onboarding and skills programmes.',
    atAGlance: {
      fits: 'Practice apps, onboarding or skills programmes that have content and activity data already',
      notFor: 'Lessons that people leave whatever the reward: rewrite those before you add points',
      firstStep: {
        what: 'The drawing, then three quests live in one subject, beside a group without rewards',
        output: 'a first reading of what the rewards changed, and the rules behind it',
        weeks: [6, 9],
      },
      charged: 'Rules for one subject at a fixed price, further mechanics by sprint, hosting in your cloud',
      youBring:
        'Activity events in xAPI or Caliper, two teachers who write rules, classes to compare, guardians’ consents for minors',
    },
    ask: {
      text: 'Write one reward rule as a teacher would say it. Our reply tries to cheat it, as a clever pupil would.',
      button: 'Write us one reward rule',
    },
    notNeeded: {
      before: 'A teacher who knows her thirty pupils praises better than a',
      struck: 'points engine',
      after: '.',
    },
    argument: {
      heading: 'The rule that paid for a mistake made on purpose',
      paragraphs: [
        '“Three spaced reviews of a missed item earn five.” Version 2, live since September, says so; a dry run on October’s events and earlier answers, with aliases, shows whom it pays. Otter missed five items at first sight and three known a fortnight before, and brought all eight back: 40 points. Heron missed two new ones, worth 10. Myna missed one. Then she missed twelve right the day before, brought back all 13, and leads with 65.',
        'Her teacher spoke with her; the loophole remains open to others. A cap of ten a day stops nothing, as none finished more than two items daily. Paying every review, missed or not, sends pupils to what they know. A colleague would pay only for items never right before. That leaves Myna 5, and takes 15 from Otter, whose three were truly forgotten.',
        'The rule gets another clause: the item was never right before, or last right a week or longer before the miss. Otter keeps 40, Heron 10, Myna 5. She can still cheat: miss a new item on purpose, or wait a week and miss an old one. Either way she recalls it three times, which is the exercise. Whoever forgets within a week goes unpaid; the group without rewards will show whether that matters. Points of version 2 stay, as Myna kept to it; version 3 begins on 30 November.',
      ],
    },
    capabilities: [
      {
        name: 'Event intake',
        users: 'Platform engineers',
        text: 'Events are received, checked for their source and stripped of what rules do not need. Duplicates and backdated bursts are marked, because an offline phone that syncs late is not a cheat.',
        owns: 'Events, source registrations',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Rule editor',
        users: 'Learning designers, teachers',
        text: 'Rules read like sentences: “coming back to a failed quiz within a week earns three”. Each one is versioned and dry-run on last month’s events, and may be capped per day. Rules may reward effort and return, never speed alone.',
        owns: 'Rule versions, caps, dry runs',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Points ledger',
        users: 'Learners, support desk',
        text: 'Entries are appended with event, rule version and time, and corrections are counter-entries. A learner can ask why any point exists. Where points buy real goods, they become a liability that accounts must see.',
        owns: 'Entries, balances, redemptions',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Quests and levels',
        users: 'Learners, course authors',
        text: 'A quest strings activities towards a visible piece of work, with a branch for those who know it already. Levels open harder material and never lock remedial lessons behind a score.',
        owns: 'Quests, learner positions',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Streaks with rest days',
        users: 'Learners, guardians',
        text: 'Streaks count weeks with enough practice, allow planned rest and pause for illness or examinations. Paying to repair one is not offered: selling relief from a fear we created is a dark pattern, worst with children.',
        owns: 'Streak states, pauses',
        on: { part: 1, row: 2, corrected: true },
      },
      {
        name: 'Small leagues',
        users: 'Class groups, teachers',
        text: 'Leaderboards are optional, limited to groups of similar pace, and show only the neighbours of one’s own place. Names can be aliases. There is no table of the whole school, because it discourages the lower half.',
        owns: 'Memberships, aliases, opt-outs',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Badges and the experiment desk',
        users: 'Teachers, researchers, employers',
        text: 'Badges for demonstrated skill leave as Open Badges 3.0; those for attendance stay inside. A comparison group shows whether learners remember more. A teacher may switch any mechanic off for a class.',
        owns: 'Awards, trial groups, switches',
        on: { part: 1, row: 4 },
      },
    ],
    howItDiffers:
      'Gamified learning under Industries discusses games as a teaching method and its trade; this product is the reward engine only, attached to a platform you keep, with no lessons of its own.',
    screen: {
      device: 'browser',
      heading: 'Dry run: October events',
      parts: [
        {
          part: 'table',
          columns: ['Missed item', 'Otter', 'Heron', 'Myna'],
          rows: [
            ['any', '40', '10', '65'],
            ['any, ten a day', '40', '10', '65'],
            ['never right before', '25', '10', '5'],
            ['or a week before', '40', '10', '5'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: '5 Oct right, 6th missed', state: 'alert' },
            { label: 'Quest 2: step 3 of 5', state: 'active' },
            { label: 'Streak: paused, fever', state: 'done' },
            { label: 'League: two neighbours', state: 'done' },
            { label: 'Apart: no rewards', state: 'waiting' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Whether a quest stays is decided against a group that earned no rewards.',
      lanes: {
        Sources: { practice: ['outside', 'Practice app'], course: ['outside', 'Course platform'] },
        Engine: { rules: 'Readable rules', author: ['person', 'Rule author'] },
        Ledger: { ledger: ['store', 'Points ledger'], control: ['store', 'No-reward group'] },
        Rewards: { quest: 'Quest progress', streak: 'Weekly streak', league: 'Small league' },
        Judgement: { verdict: ['document', 'Keep or withdraw'] },
      },
      flows: [
        ['practice', 'rules', 'xAPI event'],
        ['course', 'rules'],
        ['author', 'rules', 'after dry run'],
        ['rules', 'ledger', 'with reason'],
        ['rules', 'control', 'events only'],
        ['ledger', 'quest'],
        ['ledger', 'streak'],
        ['ledger', 'league', 'opt-in'],
        ['quest', 'verdict', 'later recall'],
        ['control', 'verdict'],
      ],
      mark: {
        node: 'streak',
        before: 'Daily streak',
        doubt: 'Guardian: does a fever cost her forty days?',
        answer: 'Weeks are counted, and illness pauses the streak.',
      },
    }),
  },
});

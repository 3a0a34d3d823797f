import type { PortfolioItem } from './schema';

export const adaptiveQuestionBank: PortfolioItem = {
  slug: 'adaptive-question-bank',
  label: 'Adaptive question bank',
  title: 'Practice tests from items of measured difficulty',
  summary:
    'An item bank for entrance practice: authored and reviewed questions, pretested difficulty, and adaptive tests whose score can be explained to a parent.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Test preparation and schools',
    product: 'Item bank and adaptive test engine',
    users: 'Subject authors, reviewers, students, teachers',
    platform: 'Web, tolerant of slow connections',
    team: 'Product lead, psychometrician, web and backend engineers, tester',
    plannedEffort: 'Planning range: 18 to 22 weeks before pretesting ends',
    stack: 'TypeScript, PostgreSQL, Python for calibration, QTI 3.0 import and export',
  },
  screen: {
    device: 'handset',
    heading: 'Practice set 6',
    parts: [
      { part: 'steps', items: ['Algebra', 'Geometry', 'Data'], current: 1 },
      {
        part: 'list',
        items: [
          { label: 'Block 2: 3 of 5 right', state: 'done' },
          { label: 'Block 3: item 4 of 5', state: 'active' },
          { label: 'Block 4: not yet chosen', state: 'waiting' },
        ],
      },
      { part: 'figures', items: [{ label: 'After block 2', value: '57 ± 9' }] },
    ],
  },
  startingPoint:
    'Twelve thousand questions sit in word-processor files, tagged “easy”, “medium” or “hard” by whoever wrote them. Two authors seldom agree on a tag, and a leaked paper removes a hundred items at a stroke. A test that adapts to such labels adapts to somebody’s opinion, so the plan measures difficulty first.',
  constraints: [
    'Students share phones and slow lines, so a block of questions loads whole before it begins.',
    'An item that has leaked must be gone from every new attempt within the hour.',
    'No score may be shown without its uncertainty, even where a school asks for one number.',
  ],
  delivers: [
    {
      name: 'Authoring with review',
      text: 'Each item would carry its solution, the reason behind every distractor, and the syllabus node. A second author solves it blind before it may be pretested.',
    },
    {
      name: 'Pretesting slots',
      text: 'New items would run unscored inside ordinary practice sets until enough answers exist for a two-parameter model. Those that fit it badly go back to their author with the evidence.',
    },
    {
      name: 'Adaptive engine',
      text: 'The next block would be chosen for information, syllabus coverage and exposure, so that the best items are not shown to everyone. The rule and its random seed are stored with the attempt.',
    },
    {
      name: 'Score explanation',
      text: 'Students would get an estimate with its uncertainty, topic by topic, and the worked solution of each missed item. Two attempts that differ by less than the uncertainty are reported as equal.',
    },
  ],
  decision: {
    question: 'Adapt after every question or after blocks?',
    chosen: 'Blocks of five: a multistage test whose next block depends on the last.',
    why: 'Within a block a student can skip, return and change an answer, as in the paper examination they prepare for. A dropped connection also hurts less, because a whole block is on the phone. The estimate needs a few more items than question-by-question selection, which practice use can afford.',
    rejected: [
      {
        option: 'Question-by-question selection',
        why: 'Shortest test for a given precision, but no going back and a round trip for each answer.',
      },
      {
        option: 'Fixed papers of graded difficulty',
        why: 'Easy to proctor; strong and weak students both spend most of the hour on the wrong items.',
      },
    ],
  },
  measures: [
    {
      metric: 'Items that survive pretesting',
      how: 'New items accepted after calibration, divided by items tried, per subject.',
      baseline: 'The share that authors themselves expect, written down beforehand.',
    },
    {
      metric: 'Repeatability of the estimate',
      how: 'Difference between two attempts of one student within three days.',
      baseline: 'A paper test of fixed length, given twice to two classes.',
    },
  ],
  illustrates: ['solution/assessments', 'industries/online-testing', 'services/saas-apps'],
};

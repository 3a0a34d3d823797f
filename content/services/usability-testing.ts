import { schematic, servicePage } from '../catalogue/define';

export const usabilityTesting = servicePage({
  slug: 'usability-testing',
  label: 'Usability Testing',
  title: 'Usability tests that end in a ranked list of fixes',
  summary:
    'Task-based sessions with screened participants, success rules written before the first one, findings ranked by harm, and a retest of what was mended.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You watch people attempt your own tasks, learn where and why they stop, and leave with repairs in an order your developers accept.',
    quickAnswer:
      'A usability test puts a working product, or a credible model of one, before people who resemble your users and lets them attempt tasks while we keep quiet. Product owners order it ahead of a launch, after a fall in completion, or to choose between two designs. From screening to report takes around three weeks, with your team watching live and a first problem list on the evening of the last session.',
    capabilities: [
      {
        name: 'Tasks with a success rule',
        text: 'A task states a situation and a goal and avoids the words on the buttons. What counts as success, assisted success and failure is written before session one. Deciding afterwards, with the client watching, bends every doubtful case upwards.',
      },
      {
        name: 'Screening who takes part',
        text: 'The screener asks what people did last month, not what they call themselves, and keeps out professionals of testing panels. For trade software we recruit through your depots or dealers. Incentives, consent and deletion dates for recordings are in the plan.',
      },
      {
        name: 'Moderated or remote and alone',
        text: 'A moderator hears the reason behind a pause, at the price of fewer sessions. Unmoderated tests bring larger numbers and thinner explanations, and participants give up sooner. We use the first to find causes, the second to compare completion.',
      },
      {
        name: 'Honest numbers from small groups',
        text: 'Effectiveness, efficiency and satisfaction follow ISO 9241-11, with SUS for the last. Seven successes out of eight fit a true rate anywhere from about half to nearly all, so the interval is printed beside the figure.',
      },
      {
        name: 'Findings ranked by harm',
        text: 'Each finding has a clip, the task affected, how many met it, severity, and one proposed repair with its effort from your developers. A problem that loses data outranks one that annoys everybody. The list goes into your tracker as issues.',
      },
      {
        name: 'Retest, and other methods',
        text: 'Repairs are tried again with new people, since a mended step may only move the stop. When the doubt is about demand or price, choose interviews or an experiment: test participants finish tasks for products they would never buy.',
      },
    ],
    schematic: schematic({
      caption:
        'Success is defined before anybody sits down; what was seen becomes ranked issues, and the repaired steps meet fresh participants.',
      lanes: {
        Plan: { script: ['document', 'Tasks, success rules'], screener: ['document', 'Screener'] },
        Session: { participant: ['person', 'Participant'], moderator: ['person', 'Moderator'] },
        Evidence: { clips: ['store', 'Clips, task log'], score: 'SUS and intervals' },
        Repair: { issues: ['document', 'Ranked issues'], retest: 'Retest round' },
      },
      flows: [
        ['screener', 'participant', 'recent behaviour'],
        ['script', 'moderator'],
        ['moderator', 'participant', 'task card'],
        ['participant', 'clips', 'recorded'],
        ['participant', 'score', 'after tasks'],
        ['clips', 'issues', 'harm, frequency'],
        ['score', 'issues'],
        ['issues', 'retest', 'mended steps'],
      ],
    }),
  },
});

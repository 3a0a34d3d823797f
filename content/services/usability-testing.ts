import { schematic, servicePage } from '../catalogue/define';

export const usabilityTesting = servicePage({
  slug: 'usability-testing',
  label: 'Usability Testing',
  title: 'Usability testing, from real tasks to a ranked list of fixes',
  summary:
    'Task-based sessions with screened participants, success rules written before the first one, findings ranked by harm, and a retest of what was fixed.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'You see where people stop in your product, in an order your developers can work from.',
    quickAnswer:
      'Eight people, six tasks, one moderator who keeps quiet. A usability test puts a working product, or a credible model of one, before people who resemble your users, while your team watches live. For product owners the time is before a launch, after a fall in completed tasks, or when two designs compete. The first problem list is there on the evening of the last session.',
    atAGlance: {
      fits: 'A launch ahead, a fall in completed tasks, or two designs and no agreement',
      notFor: 'Doubts about demand or price need interviews or an MVP, since test participants buy nothing',
      firstStep: {
        what: 'One round: screening, tasks, sessions, clips and report',
        output: 'findings ranked by harm, entered as issues in your tracker',
        weeks: [3, 3],
      },
      charged: 'A fee per round of sessions; incentives for participants are passed on at cost',
      youBring:
        'A stable build or prototype, test accounts, a list of users to invite, two observers per session',
    },
    ask: {
      text: 'Try to write one task without the words on your buttons. We return it with a success rule and a question for the screener.',
      button: 'Send one task for a test',
    },
    notNeeded: {
      before: 'Ask the help desk for its five worst screens.',
      struck: 'A usability test',
      after: 'is for what it cannot tell.',
    },
    capabilities: [
      {
        name: 'Tasks with a success rule',
        text: 'A task states a situation and a goal and avoids the words on the buttons. What counts as success, assisted success and failure is written before session one. If it is decided afterwards, every doubtful case becomes a success. A pilot session finds the task that the test data do not allow.',
      },
      {
        name: 'Screening who takes part',
        text: 'The screener asks what people did last month, not what they call themselves, and keeps out professionals of testing panels; for trade software we recruit through your depots or dealers. Incentives, consent and deletion dates for recordings are in the plan.',
      },
      {
        name: 'Moderated or remote and alone',
        text: 'A moderator hears the reason behind a pause, at the price of fewer sessions. Unmoderated tests bring larger numbers and thinner explanations, and participants give up sooner. We moderate to find causes; two designs are compared unmoderated, with dozens of people for each.',
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
        name: 'The retest',
        text: 'Repairs are tried again with new people, because a fixed step may only move the stop one screen further. Tasks and success rules stay unchanged. What we report is whether each problem came back: eight people against eight rarely prove a rise in a percentage.',
      },
    ],
    schematic: schematic({
      caption: 'The repaired steps meet fresh participants under the success rules of the first round.',
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
        ['issues', 'retest', 'changed steps'],
      ],
      mark: {
        node: 'moderator',
        before: 'Product designer',
        doubt: 'Observer: why does the designer explain the button?',
        answer: 'The moderator keeps quiet and hands over task cards.',
      },
    }),
  },
});

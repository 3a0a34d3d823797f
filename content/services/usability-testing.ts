import { schematic, servicePage } from '../catalogue/define';

export const usabilityTesting = servicePage({
  slug: 'usability-testing',
  label: 'Usability Testing',
  title: 'Usability testing, from real tasks to a ranked list of fixes',
  summary:
    'Task-based sessions with screened participants, success rules written before the first one, findings ranked by harm, and a retest of what was fixed.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'All eight parents finished, and six paid for the right child',
      paragraphs: [
        'The task was to pay the second term with the bill in hand. All eight reached “Payment received”, so a count of pages reports eight successes. The success rule, written before the first session, asks whose ledger was credited. By that rule it is six, and the other two left content.',
        'The product owner would begin with the receipt, which seven sought in vain. The accounts officer wants the double payment: three met it after “Back”, and it is money. Yet the gateway’s report shows it that evening. Admission numbers have no gaps, so a slip of the finger finds another pupil. A fee booked to him, whose own is due as well, balances, and his family will hardly complain. It comes to light when a reminder reaches parents who have paid.',
        'So among errors with money the one that neither side notices goes first. The page before payment already names the pupil, and the ledger has no birth date to ask for; so parents’ mobile numbers are imported, and a sign-in shows each only her own children, four of the five days. The double payment needs three. Both would move the launch from the date on the bills to 10 December with the retest; instead the double payment is refunded by hand, repaired next. The day that is left goes to the receipt, which then names the child.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Findings 1 to 4 · school fees · 24 Nov 2026',
      title: 'Two paid for another pupil, and every account balanced',
      basis:
        'Eight parents with their phones and bills, on a test gateway. Five developer days, 30 Nov to 4 Dec 2026, launch on 7 Dec.',
      columns: ['Finding', 'Who notices, when', 'Met by, repair', 'Before launch'],
      rows: [
        {
          cells: ['Paid for another pupil', 'Neither parent nor gateway', '2 of 8, 4 days', 'First'],
          outcome: 'wins',
        },
        {
          cells: [
            'Paid twice after “Back”',
            'Gateway report, that evening',
            '3 of 8, 3 days',
            'Does not fit',
          ],
          outcome: 'loses',
        },
        { cells: ['Receipt not found', 'Parent, at once', '7 of 8, 1 day', 'Second'], outcome: 'wins' },
        {
          cells: ['Instalments not found', 'Parent, at once', '5 of 8, 2 days', 'Does not fit'],
          outcome: 'loses',
        },
      ],
      tieBreak:
        'Errors with money first, among them the unnoticed; then by count. A repair longer than the days left waits, and the next one is tried.',
      reading:
        'the shaded rows are repaired before launch, and tried with new parents on Saturday, 5 Dec; failing that, fees are taken at the counter. The days are your developers’ own estimates.',
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

import { schematic, servicePage } from '../catalogue/define';

export const uiUx = servicePage({
  slug: 'ui-ux',
  label: 'UI/UX Design',
  title: 'Interface design tested on real tasks before build',
  summary:
    'Design work that starts beside the people who do the job, ends in annotated screens developers can build, and is judged by whether tasks get finished.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Developers receive screens on which real users have already finished the main tasks.',
    quickAnswer:
      'Sit beside a dispatcher for a morning and count the paper notes around the monitor. Most stand for something missing on the screen. From such observation we model, draw, test and redraw in the human-centred cycle of ISO 9241-210, for product owners of business software, portals and apps. A screen goes to development with every state drawn, once people who do the work have finished their task on it.',
    atAGlance: {
      fits: 'Business software, portals or apps that people can use only after training, with workarounds, or through the help desk',
      notFor: 'A tool for ten colleagues improves more if its developer sits beside them once a week',
      firstStep: {
        what: 'Observation at work, then six to eight sessions on your main task',
        output: 'a ranked problem list and one redrawn task flow, tried with users',
        weeks: [3, 3],
      },
      charged: 'A fixed price for the opening study; afterwards research by the round, screens by the sprint',
      youBring: 'Users who may be watched, masked sample data, the help desk’s list of complaints',
    },
    ask: {
      text: 'Copy the paper notes around one monitor, names and passwords left out. Most point to something missing on a screen, and we say what.',
      button: 'Copy one desk’s paper notes',
    },
    notNeeded: {
      before: 'People who wait ten seconds for a list need a faster query, not',
      struck: 'UI/UX design',
      after: '.',
    },
    argument: {
      heading: 'A note looked at three times is drawn first',
      paragraphs: [
        'By the note on one desk the watchman of Tower C keeps the machine-room keys till 17:00, by another desk’s till 19:00. Dispatchers looked at those notes 3 times that morning, and at the list of technicians 24 times. The help desk has heard of none of the notes. Its tickets are about printing, because a paper note settles a problem before anybody reports it.',
        'The head of dispatch would begin where his people look most, and the accounts office with the calls, which take 20 of the 26 minutes counted. Either saves time. The keys cost half a minute of looking, and a technician who comes at 18:30 and finds the machine room locked is in no count of looks. At least one of the notes is wrong. A field that copies it makes the mistake look official at all three desks.',
        'So notes that contradict each other come first, and the rest by minutes. The next day the tower’s office said 18:00, and after that the estate manager. Both notes were wrong and were corrected by pen; the next change may miss a desk again. That is why the field shows who confirmed the hour, and when. The password is a matter of sign-in. It is not copied, and the IT department hears that it hangs there.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Lift service, three desks, seen 17 Nov 2026',
      title: 'What five paper notes become, in the order of drawing',
      columns: ['On paper', 'On the drawn screen'],
      rows: [
        {
          before: 'Tower C keys, watchman: till 17:00 (desk 1), till 19:00 (desk 3)',
          after: 'Keys: watchman till 18:00, then estate manager. Confirmed by tower’s office on 18 Nov',
          note: '3 looks of 10 s. Two desks differ: first.',
        },
        {
          before: 'Contract paid? Call accounts, extension 214',
          after: 'Contract paid until 31 Mar 2027, read from accounts',
          note: '5 calls of 240 s, 20 minutes: second.',
        },
        {
          before: 'Technicians’ telephone numbers, by area',
          after: 'A call button beside each technician',
          note: '24 looks of 10 s, 4 minutes: third.',
        },
        {
          before: 'Visit under warranty: code 09, never 90',
          after: 'Reason in words, with no code to type',
          note: '12 looks of 5 s, 1 minute; no 90 in October’s records: fourth.',
        },
        {
          before: 'Password of the week',
          after: 'Not drawn',
          note: '2 looks of 15 s. A matter of sign-in.',
        },
      ],
      reading:
        'counted at all three desks from 09:00 to 13:00 on a Tuesday. What is looked at most is third in the order.',
    },
    capabilities: [
      {
        name: 'A research plan with participants',
        text: 'We name who is observed, where, on which task, and what answer would change the design. Participants come from your user list, with consent and a retention date for recordings. We watch the work itself, since managers describe the process as it was once approved. Reckon four hours for each person watched, one for a session.',
      },
      {
        name: 'Task flows and information structure',
        text: 'Card sorts propose how people group things and tree tests check whether they find them again. We draw flows from the trigger, such as a phone call or a late delivery, to the closed record, with interruptions included.',
      },
      {
        name: 'Every state of a screen',
        text: 'Empty, loading, partial, offline, error, no permission and far too many rows are drawn beside the happy state. Handover lists focus order, keyboard behaviour, text limits and translations growing longer. A state that was left out is invented later by whoever writes the code.',
      },
      {
        name: 'Words as part of the design',
        text: 'Labels, errors and confirmations are written in the trade’s own terms and tested like the layout, with real words and no filler. An error names what happened, what was kept and the next step.',
      },
      {
        name: 'Consent without dark patterns',
        text: 'Choices, cancellations and prices are checked against India’s 2023 dark-pattern guidelines under the Consumer Protection Act. Refusing takes as many steps as agreeing. This can lower opt-in counts, and we say so before the screens are drawn.',
      },
      {
        name: 'What we measure, and limits',
        text: 'Task completion, errors and time come first; a short questionnaire (SUS or UMUX-Lite) records how it felt. A handful of sessions finds problems but proves no rate, so we report counts of people and print no percentages.',
      },
    ],
    schematic: schematic({
      caption: 'The cycle ends only when participants have finished the task on the drawn screens.',
      lanes: {
        Context: { people: ['person', 'People at work'], notes: ['document', 'Observation notes'] },
        Model: { problems: ['document', 'Ranked problems'], flow: ['document', 'Task flow'] },
        Design: { screens: 'Screens, all states', trial: 'Task trial' },
        Build: { spec: ['document', 'Annotated handover'], dev: ['person', 'Developer'] },
      },
      flows: [
        ['people', 'notes', 'watched'],
        ['notes', 'problems'],
        ['problems', 'flow', 'worst first'],
        ['flow', 'screens'],
        ['screens', 'trial', 'clickable'],
        ['trial', 'flow', 'task failed'],
        ['trial', 'spec', 'task finished'],
        ['spec', 'dev', 'acceptance list'],
      ],
      mark: {
        node: 'trial',
        before: 'Sign-off meeting',
        doubt: 'Help desk: approved, yes; did anyone finish a task?',
        answer: 'Participants must finish it, or the flow is redrawn.',
      },
    }),
    faq: [
      {
        question:
          'Dense screens with keyboard shortcuts or a clean redesign: how is that settled for clerks?',
        answer:
          'By timing both on the same masked cases: two dozen clerks, a day’s practice on each, half of them starting with either, keyboard counted. Two seconds more a case cost 600 clerks with 120 cases a day, all assumed, 600 × 120 × 2 = 1,44,000 seconds. These are 40 hours, five people’s day. Finance signs its limit beforehand; a redesign above it is not handed over, whoever liked it.',
      },
    ],
  },
});

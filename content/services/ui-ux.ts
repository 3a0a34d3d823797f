import { schematic, servicePage } from '../catalogue/define';

export const uiUx = servicePage({
  slug: 'ui-ux',
  label: 'UI/UX Design',
  title: 'Interface design tested on real tasks before build',
  summary:
    'Design work that starts beside the people who do the job, ends in annotated screens developers can build, and is judged by whether tasks get finished.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Screens reach developers after users have completed the main tasks on them, with every state drawn and the reasons for each choice attached.',
    quickAnswer:
      'Good-looking screens can still send people to the help desk. Our designers follow the human-centred cycle of ISO 9241-210 with product owners of business software, portals and apps: watch, model, draw, test, repeat. By the end of week three you hold a research plan carried out with six to eight participants, a ranked problem list and one redrawn task flow that has been tried.',
    capabilities: [
      {
        name: 'A research plan with participants',
        text: 'We name who is observed, where, on which task, and what answer would change the design. Participants come from your user list, with consent and a retention date for recordings. Talking only to managers describes the process as it was once approved.',
      },
      {
        name: 'Task flows and information structure',
        text: 'Card sorts propose how people group things and tree tests check whether they find them again. We draw flows from the trigger, such as a phone call or a late delivery, to the closed record, with interruptions included.',
      },
      {
        name: 'Every state of a screen',
        text: 'Empty, loading, partial, offline, error, no permission and far too many rows are drawn beside the happy state. Handover lists focus order, keyboard behaviour, text limits and translations growing longer. Unspecified states are otherwise invented by whoever codes on Friday.',
      },
      {
        name: 'Words as part of the design',
        text: 'Labels, errors and confirmations are written with the trade’s own terms and tested like the layout. An error names what happened, what was kept and the next step. Lorem text hides the very problems that users will meet.',
      },
      {
        name: 'Consent without dark patterns',
        text: 'Choices, cancellations and prices are checked against India’s 2023 dark-pattern guidelines under the Consumer Protection Act. Refusing takes as many steps as agreeing. This can lower opt-in counts, and we say so before the screens are drawn.',
      },
      {
        name: 'What we measure, and limits',
        text: 'Task completion, errors and time come first; SUS or UMUX-Lite records how it felt. A handful of sessions finds problems but proves no rate. For a small internal tool with ten users, sitting beside them weekly beats a full design phase.',
      },
    ],
    schematic: schematic({
      caption:
        'The cycle ends only when participants finish the task; developers receive the states and the acceptance criteria that came out of it.',
      lanes: {
        Context: { people: ['person', 'Six participants'], notes: ['document', 'Observation notes'] },
        Model: { problems: ['document', 'Ranked problems'], flow: ['document', 'Task flow'] },
        Design: { screens: 'Screens, all states', trial: 'Task trial' },
        Build: { spec: ['document', 'Annotated handover'], dev: ['person', 'Developer'] },
      },
      flows: [
        ['people', 'notes', 'watched at work'],
        ['notes', 'problems'],
        ['problems', 'flow', 'worst first'],
        ['flow', 'screens'],
        ['screens', 'trial', 'clickable'],
        ['trial', 'flow', 'task failed'],
        ['trial', 'spec', 'task finished'],
        ['spec', 'dev', 'acceptance list'],
      ],
    }),
  },
});

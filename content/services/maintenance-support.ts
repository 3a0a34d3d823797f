import { schematic, servicePage } from '../catalogue/define';
import { company } from '../company';

const { hours } = company;

export const maintenanceSupport = servicePage({
  slug: 'maintenance-support',
  label: 'Maintenance & Support',
  title: 'Software support with clocks, causes and an exit',
  summary:
    'Takeover by shadowing, a severity matrix with response clocks, causes removed rather than restarted, and runbooks that leave with you when you go.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'An incident reaches an engineer who knows your system, within the hours that you agreed.',
    quickAnswer:
      'Begin with a clean machine and the source. If the release in production cannot be rebuilt there, no clock in a contract is worth much. After that come shadowing, a severity matrix, and a monthly plan that removes causes before it adds features. We take over running applications, ours or another supplier’s, for owners who want named engineers. The clock runs in office hours unless later ones are ordered.',
    atAGlance: {
      fits: 'A running application whose builders have left, or soon will',
      notFor: 'For a system to be switched off within the year, buy a small block of hours',
      firstStep: {
        what: 'Takeover by shadow and reverse shadow',
        output: 'a signed readiness note: access proved, one release made, risks listed',
        weeks: [4, 6],
      },
      charged: 'A monthly retainer by clocks and hours; the takeover is quoted beforehand as one sum',
      youBring:
        'Source, credentials, the outgoing team for four weeks, licence list, records of past incidents',
    },
    ask: {
      text: 'One fault keeps returning after each restart. Describe how it shows, and we say which cause to look for first.',
      button: 'Describe one repeat fault',
    },
    notNeeded: {
      before: 'If the builders still work for you, give them a day a week instead of',
      struck: 'a support contract',
      after: '.',
    },
    capabilities: [
      {
        name: 'Takeover by shadow and reverse shadow',
        text: 'For two weeks we watch the outgoing team; for two more we do the work while they watch. Access, backups, licences and scheduled jobs are checked one by one. If nobody can rebuild the software from source, that becomes the first ticket.',
      },
      {
        name: 'A severity matrix',
        text: 'How bad, and how urgent? The two answers give four levels, each with a response time, an update rhythm and a person to call. We promise response and restoration targets, never a repair time for an unknown fault. Examples from your own system settle disputes beforehand.',
      },
      {
        name: 'Hours stated in IST',
        text: `Our day of ${hours.opens} to ${hours.closes} ends at one o’clock in London in winter, two in summer. Later shifts, weekends and nights on call are priced separately: covering every hour needs a rota of several people. Many internal systems do not merit it.`,
      },
      {
        name: 'Incidents and problems kept apart',
        text: 'The incident ends when users can work; the problem record stays open until its cause is removed. This ITIL 4 distinction decides the monthly plan: three incidents from one cause put its removal ahead of new features.',
      },
      {
        name: 'Corrective, adaptive, additive hours',
        text: 'Work is booked by the types of ISO/IEC/IEEE 14764, so the service review shows whether money goes on faults, on changed surroundings or on wishes. Two quarters of mostly corrective hours are an argument for rebuilding a part.',
      },
      {
        name: 'Exit from the first month',
        text: 'Runbooks, monitoring rules and credentials live in your accounts. Notice starts a handover with its own plan and price. Ask for a rehearsal before that: an engineer new to the system makes a release from the runbooks alone.',
      },
    ],
    schematic: schematic({
      caption:
        'The desk sorts by severity, but repeat causes and requests meet in one monthly plan, where repairs compete openly with wishes.',
      lanes: {
        Signals: { user: ['person', 'Application user'], alert: 'Monitoring alert' },
        Desk: { matrix: ['document', 'Severity matrix'], desk: 'Service desk' },
        Work: {
          oncall: ['person', 'On-call engineer'],
          problem: ['store', 'Problem records'],
          wishes: ['store', 'Change requests'],
        },
        Outcome: { runbook: ['document', 'Runbooks'], plan: ['document', 'Monthly plan'] },
      },
      flows: [
        ['user', 'desk', 'ticket'],
        ['alert', 'desk'],
        ['matrix', 'desk', 'sets the clock'],
        ['desk', 'oncall', 'restore service'],
        ['desk', 'wishes', 'not a fault'],
        ['oncall', 'problem', 'cause unknown'],
        ['oncall', 'runbook', 'steps that worked'],
        ['problem', 'plan', 'repeat causes'],
        ['wishes', 'plan'],
      ],
      mark: {
        node: 'problem',
        before: 'Closed tickets',
        doubt: 'Engineer: the restart worked; may I close it?',
        answer: 'The incident, yes; the problem waits for its cause.',
      },
    }),
  },
});

import { schematic, servicePage } from '../catalogue/define';
import { company } from '../company';

const { hours } = company;

export const maintenanceSupport = servicePage({
  slug: 'maintenance-support',
  label: 'Maintenance & Support',
  title: 'Software support with clocks, causes and an exit',
  summary:
    'Takeover by shadowing, a severity matrix with response clocks, causes removed rather than restarted, and runbooks that leave with you when you go.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An incident reaches an engineer who knows your system, within the hours that you agreed.',
    quickAnswer:
      'Begin with a clean machine and the source. If the release in production cannot be rebuilt there, no clock in a contract is worth much. After that come shadowing, a severity matrix, and a monthly plan that removes causes before it adds features. We take over running applications, ours or another supplier’s, for owners who want named engineers.',
    atAGlance: {
      fits: 'A running application whose builders have left, or soon will',
      notFor: 'A system that is switched off within the year, for which a block of hours is enough',
      firstStep: {
        what: 'Takeover by shadow and reverse shadow',
        output: 'a signed readiness note: access proved, one release made, risks listed',
        weeks: [4, 6],
      },
      charged: 'A monthly retainer by clocks and hours; the takeover is quoted beforehand as one sum',
      youBring:
        'Source, credentials, the outgoing team for the takeover, licence list, records of past incidents',
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
    argument: {
      heading: 'Sixty-seven and a half hours, or three and three quarters',
      paragraphs: [
        'Labels failed on a Friday afternoon and printed again on Monday morning. The dispatch manager, whose trucks stood all Saturday, counts 67 h 30 min. The desk counts 3 h 45 min against a target of four hours, because the clock rests at night, over the weekend and for the 45 minutes in which only his own office could act. Without that pause it is 4 h 30 min, and the target is missed.',
        'The manager bought office hours for a warehouse that loads on Saturdays. The matrix settles beforehand who may stop the clock: a call to a named person of his does, the carrier’s silence or our own lunch does not.',
        'With Saturday hours from 09:30 the labels would have printed at 10:40 that day, two days sooner and for the same work. Whether that is worth buying is worked through below. Arguing over the pause cures nothing: it was the third incident from one cause.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Incident 118 · severity 1 · 20 to 23 Nov 2026',
      title: 'No labels from the carrier: log with the clock beside it',
      steps: [
        {
          at: 'Fr 15:10',
          by: 'Monitoring',
          step: 'Labels fail at the carrier’s interface',
          proof: '14 in the queue. Dispatch is at a halt, so severity 1: response 30 min, restoration 4 h.',
        },
        {
          at: 'Fr 15:25',
          by: 'Engineer on duty',
          step: 'Calls the dispatch manager',
          proof: 'Response after 15 min. No workaround: the carrier’s website prints none for this account.',
        },
        {
          at: 'Fr 16:05',
          by: 'Engineer on duty',
          step: 'Asks for the new carrier password',
          proof: 'Clock stops at 0 h 55 min: the old one expired; only the client’s office may renew it.',
        },
        {
          at: 'Fr 16:50',
          by: 'Client’s office',
          step: 'Stores it in the vault, with 24 characters',
          proof: 'Clock runs again. The carrier now issues none shorter, and our field cuts at 20.',
        },
        {
          at: `Fr ${hours.closes}`,
          by: 'Engineer on duty',
          step: 'Day ends: change written, its test half done',
          proof:
            'Clock at 2 h 35 min, 31 labels waiting. Manager told; overtime useless, carrier’s test system off nightly.',
        },
        {
          at: 'Mo 10:40',
          by: 'Engineer on duty',
          step: 'Last waiting label printed',
          proof: 'Restored at 3 h 45 min. Incident resolved, problem 9 stays open.',
        },
        {
          at: '1 Dec',
          by: 'Problem owner',
          step: 'Passwords renewed by calendar, before they expire',
          proof: 'First line of the monthly plan: third incident from this cause.',
        },
      ],
      ticked: 6,
      wayBack:
        'None: the previous version cuts the password. A failing release is corrected, and the clock runs on from 3 h 45 min.',
      reading: `the clock runs ${hours.opens} to ${hours.closes}, Monday to Friday. The open box is the problem, which outlives its incident.`,
    },
    capabilities: [
      {
        name: 'Takeover by shadow and reverse shadow',
        text: 'Access, backups, licences and scheduled jobs are checked one by one. If the software cannot be rebuilt from source, that becomes the first ticket.',
      },
      {
        name: 'A severity matrix',
        text: 'Impact and urgency give four levels, each with a response time, an update rhythm and a person to call. Examples from your own system settle disputes beforehand.',
      },
      {
        name: 'Hours stated in IST',
        text: `Our day of ${hours.opens} to ${hours.closes}, Indian time, ends at one o’clock in London in winter, two in summer. Later shifts, weekends and nights on call are priced separately, since covering every hour needs a rota of several people.`,
      },
      {
        name: 'Hours by kind',
        text: 'Work is booked by the types of ISO/IEC/IEEE 14764, so the monthly review shows whether money goes on faults, on changed surroundings or on wishes. Two quarters of mostly faults are an argument for rebuilding a part.',
      },
      {
        name: 'Exit from the first month',
        text: 'Runbooks, monitoring rules and credentials live in your accounts. Ask for a rehearsal before you need it: an engineer new to the system makes a release from the runbooks alone.',
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
    terms: [
      {
        term: 'Incident and problem',
        meaning:
          'An incident ends when users can work again. The problem is the cause behind it, and its record stays open until the cause is removed.',
      },
      {
        term: 'Reverse shadow',
        meaning:
          'The second half of a takeover: the new team does the work, the old one watches and may only speak.',
      },
      {
        term: 'Restoration target',
        meaning:
          'The hours within which users should be working again, by whatever means. It says nothing of when the cause is removed.',
      },
    ],
    related: [
      {
        page: 'services/patch-upgrades',
        reason: 'If the versions beneath the application are what ages.',
      },
      {
        page: 'services/monitoring-logging',
        reason: 'If customers still notice a fault before you do.',
      },
      {
        page: 'services/software-outsourcing',
        reason: 'If delivery as well as upkeep should leave your house.',
      },
      {
        page: 'industries/supply-chain',
        reason: 'If carriers and warehouses exchange the records that fail.',
      },
      {
        page: 'industries/erp-manufacturing',
        reason: 'If the system that stops is the one on the shop floor.',
      },
      {
        page: 'solution/distributor-management',
        reason: 'If you would rather rent a product than keep old software alive.',
      },
    ],
    faq: [
      {
        question: 'Will you promise a repair time?',
        answer:
          'A response time and a restoration target, yes. A repair time for an unknown fault, no: whoever promises one has put the risk into the price, or means a restart.',
      },
      {
        question: 'Who sets the severity when we disagree?',
        answer:
          'The matrix, by examples that both sides signed. Until the next review the higher of two opinions holds, since a clock started too early costs less than one started too late.',
      },
      {
        question: 'Our builders have gone: who is liable until the readiness note is signed?',
        answer:
          'For the old code you, as before; for each change of ours we, up to the order’s cap. The takeover order names who acts, and when. In place of the shadow we trace past incidents into the code for weeks; missing tests are no reason to refuse. While a release cannot be rebuilt, no restoration target is signed.',
      },
    ],
    chapters: {
      order: ['exhibit', 'approach', 'example'],
      approach: [
        {
          name: 'Rebuild, and watch',
          text: 'The release in production is rebuilt on a clean machine while we sit beside the outgoing team and write down what they do without thinking.',
          output: 'A build that matches, and draft runbooks',
          weeks: [2, 3],
        },
        {
          name: 'Do, and be watched',
          text: 'We answer the tickets and make one release; they may speak, but not type. Backups are restored once, since nothing else proves a backup.',
          output: 'Signed readiness note, risks by name',
          decidedBy: 'Your application owner',
          weeks: [2, 3],
        },
        {
          name: 'First month on the clock',
          text: 'Severities are set by the matrix, and every disputed one is added to it as an example.',
          output: 'A log of incidents, with clocks and pauses',
          weeks: [4, 4],
        },
        {
          name: 'First plan',
          text: 'Causes that came back are ranked before wishes, by the hours they cost.',
          output: 'Monthly plan, and hours by kind',
          decidedBy: 'Your owner, line by line',
          weeks: [1, 1],
        },
      ],
      costDrivers: [
        {
          driver: 'Hours on the clock',
          why: 'Each hour outside the office day needs a person who is awake and paid.',
          keepDown: 'Order them for the systems that earn at night.',
          step: 2,
        },
        {
          driver: 'State of the build',
          why: 'Sources that do not build hide how many faults they have.',
          keepDown: 'Find the last build machine before it is wiped.',
          step: 0,
        },
        {
          driver: 'Whether the builders stay',
          why: 'Without them, each reason is dug out of the code at our speed.',
          keepDown: 'Keep one of them until the takeover ends.',
          step: 1,
        },
      ],
      workedExample: {
        paragraphs: [
          'Three trucks stand at ₹6,000 each, so a lost Saturday costs 3 × 6,000 = 18,000 rupees, and four such weekends a year 4 × 18,000 = 72,000. Four Saturday hours on call all year cost 52 × 4 × 900 = 1,87,200 rupees. All of it is assumed, and a late start is counted as no loss.',
          'Three of the four weekends have one cause, and removing it, warning included, takes 16 hours of work, 16 × 1,500 = 24,000 rupees once. One weekend remains. Saturday hours would pay only from the eleventh lost Saturday, since 1,87,200 ÷ 18,000 = 10.4.',
        ],
        sums: {
          columns: ['First year', 'Saturday hours', 'Cause removed'],
          rows: [
            ['Hours ordered', '₹1,87,200', '₹0'],
            ['Removing the cause', '₹0', '₹24,000'],
            ['Trucks standing', '₹0', '₹18,000'],
          ],
          total: ['All', '₹1,87,200', '₹42,000'],
          verdict: ['Against doing nothing', '₹72,000', '₹72,000'],
        },
      },
      risks: [
        {
          risk: 'The clock is kept, and nothing improves',
          earlySign: 'Targets are met while the same words return in the tickets.',
          response: 'Repeat causes are counted in the review, and lead the plan.',
        },
        {
          risk: 'One engineer becomes the system',
          earlySign: 'Two tickets in a row wait for the same name.',
          response: 'The next such ticket goes to a colleague, with the runbook and nothing else.',
        },
      ],
      techTable: [
        {
          layer: 'Tickets and clocks',
          usual: 'Your own desk, with our queue in it',
          otherwise: 'Ours, exported to you each month, where you have none',
        },
        {
          layer: 'Watching',
          usual: 'Checks on what users do, such as one label an hour',
          otherwise: 'Host checks alone, for systems without a safe test action',
        },
        {
          layer: 'Runbooks',
          usual: 'In the repository, beside what they operate',
          otherwise: 'In your wiki, if operators have no repository access',
        },
      ],
      measures: [
        {
          metric: 'Repeat incidents',
          how: 'Incidents whose cause was known before ÷ all incidents, by month.',
          baseline: 'The last six months of the outgoing team’s tickets.',
        },
        {
          metric: 'Pauses',
          how: 'Agreed hours in which the clock stood still ÷ agreed hours until restoration, and who was waited for.',
          baseline: 'The first month on the clock.',
        },
      ],
    },
  },
});

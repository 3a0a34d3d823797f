import { schematic, servicePage } from '../catalogue/define';

export const remoteStaffing = servicePage({
  slug: 'remote-staffing',
  label: 'Remote Staffing',
  title: 'Single engineers who join your own stand-up',
  summary:
    'One or two engineers fill a named gap in your team. You direct the daily work; we employ, pay, equip and replace, and access ends on the day they leave.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A missing skill is filled inside your own team, with its last day agreed at the start.',
    quickAnswer:
      'A Kotlin developer for two quarters. A database engineer while you migrate. Cover for parental leave. Remote staffing puts one of our engineers into your stand-up, on our payroll and under your direction, where a team has a lead and a backlog and lacks a pair of hands. You interview first.',
    atAGlance: {
      fits: 'A team with a lead, a backlog and one named gap',
      notFor: 'Nobody to review code within the day: take a team that brings its own lead',
      firstStep: {
        what: 'The gap described in ten tickets, and a short list',
        output: 'candidates you have met, and an onboarding sheet with an end date',
        weeks: [1, 2],
      },
      charged: 'A monthly rate per engineer, with a trial fortnight at the start',
      youBring: 'Ten recent tickets, an identity provider, a reviewer, your rules on devices and data',
    },
    ask: {
      text: 'Paste three tickets, names out, that wait for the missing person. From them we judge: a senior, a junior or a week’s advice.',
      button: 'Paste three open tickets',
    },
    notNeeded: {
      before: 'If you can write down the result and its date, order that.',
      struck: 'Remote staffing',
      after: 'sells time.',
    },
    capabilities: [
      {
        name: 'A gap described in tasks',
        text: 'We ask for the ten tickets this person would have taken last month. Reading them shows whether you need a senior for a quarter, a junior for a year, or a week of somebody’s advice, and the rate follows from that answer.',
      },
      {
        name: 'Selection on your terms',
        text: 'You receive a short list with a code sample and the limits we see in each candidate. You interview and decide. A trial fortnight with a right of return keeps an unsuitable match from becoming a habit on both sides.',
      },
      {
        name: 'Joiner and leaver control',
        text: 'Accounts come from your identity provider, through SCIM where it exists, with least privilege, MFA and an expiry date equal to the contract’s. On the last day you revoke once and receive a signed list of what was returned or wiped.',
      },
      {
        name: 'Device and data location',
        text: 'Work happens on a managed, encrypted laptop or inside your virtual desktop. When a processor’s staff in India view personal data held in the EU, that is a transfer under GDPR Chapter V, so contractual clauses and masking are settled first.',
      },
      {
        name: 'Employment kept unambiguous',
        text: 'The engineer stays our employee: salary, leave, statutory contributions and appraisal are ours, and daily tasks are yours. Keeping those lists apart lowers the risk of a co-employment claim. Your adviser should check the position in your own country.',
      },
      {
        name: 'When one seat becomes four',
        text: 'An added engineer inherits your management. A third or fourth single hire usually means that a team with its own lead would be cheaper to run, and we say so before you sign the next order.',
      },
    ],
    schematic: schematic({
      caption:
        'Direction and accounts come from the client, employment from us, and one contract end date closes every door at once.',
      lanes: {
        'Our side': { hr: ['person', 'HR and payroll'], sheet: ['document', 'Joiner-leaver sheet'] },
        'Your company': { leadDev: ['person', 'Your engineering lead'], idp: 'Your identity provider' },
        'The seat': { engineer: ['person', 'Assigned engineer'], device: 'Managed laptop or VDI' },
        'Your systems': { board: ['store', 'Sprint board'], code: ['store', 'Scoped repositories'] },
      },
      flows: [
        ['leadDev', 'engineer', 'daily tasks'],
        ['idp', 'device', 'account with expiry'],
        ['engineer', 'board', 'updates'],
        ['device', 'code', 'least privilege'],
        ['hr', 'engineer', 'employs'],
        ['hr', 'sheet'],
        ['sheet', 'idp', 'end date'],
      ],
      mark: {
        node: 'sheet',
        before: 'Joiner checklist',
        doubt: 'IT security: which line takes the access back?',
        answer: 'The end date: every account expires with the contract.',
      },
    }),
  },
});

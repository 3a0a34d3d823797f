import { schematic, solutionPage } from '../catalogue/define';

export const engagement = solutionPage({
  slug: 'engagement',
  label: 'Engagement',
  title: 'Community feedback desk with a date for every answer',
  summary:
    'Calls, messages, meetings and surveys from communities and members in one case desk, with a locked route for abuse reports and answers sent back in public.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Whoever asks or complains in their own language hears back by a stated day.',
    quickAnswer:
      'A woman at a distribution point says that the rice has insects. Too often that sentence ends in a field worker’s notebook. With this desk it becomes a case, in her language, with an owner and a date, and the answer goes on a board that the village can hear or read. Programme and accountability teams of non-profits work in it.',
    atAGlance: {
      fits: 'Non-profits that owe communities an answer and keep their feedback in notebooks',
      notFor: 'If more channels are open than staff can answer, close all but one and keep its hours',
      firstStep: {
        what: 'The drawing, then one missed-call line and one message channel working in a district',
        output: 'answered cases, with the time to answer for each type',
        weeks: [8, 8],
      },
      charged: 'Per channel and district brought on, upkeep by the month; call charges go to you',
      youBring:
        'A number and its operator contract, reviewed answers, safeguarding focal points, field staff of one district',
    },
    ask: {
      text: 'Count what one district asked or complained of last month. We say which line we would open first, and with which hours.',
      button: 'Count a month of feedback',
    },
    notNeeded: {
      before: 'Ask in the village that you visit weekly. A',
      struck: 'feedback desk',
      after: 'hears those you never meet.',
    },
    capabilities: [
      {
        name: 'Listening channels',
        users: 'Community members, field staff',
        text: 'A missed call, voice or WhatsApp message, help desk or paper slip opens the same kind of case. People may stay unnamed, and each channel states its hours. WhatsApp allows free replies for 24 hours; later ones need an approved template.',
        owns: 'Incoming messages, channel hours',
      },
      {
        name: 'Person and place timeline',
        users: 'Caseworkers, member care',
        text: 'Visits, calls, memberships and answers share one timeline with the least personal data the service needs. Where a name could endanger someone, the timeline belongs to a village or group instead.',
        owns: 'Contacts, groups, notes',
      },
      {
        name: 'Case desk',
        users: 'Programme officers, call agents',
        text: 'Cases are coded as question, request, thanks, complaint or rumour, with a due date for each type. Answers that repeat are taken from a reviewed library in local languages. Reopened cases count against the first closure.',
        owns: 'Cases, codes, answer library',
      },
      {
        name: 'Locked reports',
        users: 'Named safeguarding focal points',
        text: 'Reports of exploitation, fraud or harm to a child leave the ordinary desk at intake. Two named people can open them, one alone if the other is accused; administrators cannot. Referral numbers come first, then any legal duty to tell the police.',
        owns: 'Reports, referrals, access log',
      },
      {
        name: 'Surveys and panels',
        users: 'Monitoring team, enumerators',
        text: 'Short surveys, written as an XLSForm sheet, run offline or by voice, with sampling noted so that forty willing answers are not sold as a district’s view. Panels rotate to spare the same families from every questionnaire.',
        owns: 'Surveys, samples, panel membership',
      },
      {
        name: 'Meetings and membership',
        users: 'Members, local committees',
        text: 'Local meetings, elections of committees and renewals are kept with attendance and minutes. Decisions become cases with owners; a member list goes to the branch concerned and no further.',
        owns: 'Memberships, meetings, decisions',
      },
      {
        name: 'Answers in public',
        users: 'Communities, directors, donors',
        text: 'A monthly board states what was heard, what changed and what will not, as poster text, voice message and page. It serves the complaints commitment of the Core Humanitarian Standard. Groups in which a person could be recognised are merged.',
        owns: 'Published answers, theme reports',
      },
    ],
    howItDiffers:
      'Campaign Tools sends the organisation’s message outwards; this product takes messages in, from those it serves and its members, and is judged by answers and never by reach.',
    schematic: schematic({
      caption: 'Sensitive reports are parted from ordinary cases when they are first coded.',
      lanes: {
        Community: { member: ['person', 'Villager'], staff: ['person', 'Field worker'] },
        Intake: { line: 'Missed-call line', form: ['document', 'Offline survey'], coding: 'Case coding' },
        Handling: { desk: 'Programme desk', locked: ['store', 'Locked reports'] },
        Decision: { officer: ['person', 'Programme officer'], focal: ['person', 'Focal point'] },
        Answer: { board: ['document', 'Village answer board'], referral: ['outside', 'Referral service'] },
      },
      flows: [
        ['member', 'line', 'free of charge'],
        ['staff', 'form'],
        ['line', 'coding', 'voice, language'],
        ['form', 'coding'],
        ['coding', 'desk', 'ordinary'],
        ['coding', 'locked', 'sensitive'],
        ['desk', 'officer', 'due date'],
        ['locked', 'focal', 'two people only'],
        ['officer', 'board', 'what changed'],
        ['focal', 'referral', 'consent or duty'],
      ],
      mark: {
        node: 'locked',
        before: 'Confidential flag',
        doubt: 'Focal point: and if our administrator is named in it?',
        answer: 'Administrators cannot open it; two named people can.',
      },
    }),
  },
});

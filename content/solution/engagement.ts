import { schematic, solutionPage } from '../catalogue/define';

export const engagement = solutionPage({
  slug: 'engagement',
  label: 'Engagement',
  title: 'Community feedback desk with a date for every answer',
  summary:
    'Calls, messages, meetings and surveys from communities and members in one case desk, with a locked route for abuse reports and answers sent back in public.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Whoever asks or complains in their own language hears back by a stated day.',
    quickAnswer:
      'A woman at a distribution point says that the rice has insects. Too often that sentence ends in a field worker’s notebook. With this desk it becomes a case, in her language, with an owner and a date, and the answer goes on a board that the village can hear or read. Programme and accountability teams of non-profits work in it.',
    atAGlance: {
      fits: 'Non-profits that owe communities an answer and keep their feedback in notebooks',
      notFor: 'Teams with more channels open than staff to answer: close all but one, and keep its hours',
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
    argument: {
      heading: 'Six calls, five cases, and no gap where one was locked',
      paragraphs: [
        'On Monday 16 November the line rang six times before noon. Five calls are on the desk. The one at 09:55, from Wadi, accused a field worker who himself answers cases here, and was locked when coded. He cannot open it. But had each call taken its number when the phone rang, the list would run to 4476 and lack 4473, between a question of 09:40 and a request of 10:05. He would know of a report, and its time to within 25 minutes.',
        'The monitoring officer wants the number at the ring: a call that goes astray leaves a hole to look into. The focal point wants none. A dummy case would close the series, and an invented villager would be owed an answer on the 19th, beside the two who did ask. Random numbers would hide the hole, and with it every ordinary case that goes astray.',
        'Here a call gets its number once it has been coded as ordinary, so numbers run from 4471 to 4475. A locked report has its own series; either number is read out on the callback. Its coder, who answers no cases, loses sight of it. Each evening one focal point, who alone sees the line’s log, sets it beside the records, 6 = 5 + 1. Likewise the village board counts cases, never calls, and no text message goes to a shared phone.',
      ],
    },
    capabilities: [
      {
        name: 'Listening channels',
        users: 'Community members, field staff',
        text: 'A missed call, voice or WhatsApp message, desk or paper slip opens the same kind of case. A case number may replace a name; each channel states its hours. WhatsApp allows free-form replies for 24 hours; later ones need an approved template.',
        owns: 'Incoming messages, channel hours',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Person and place timeline',
        users: 'Caseworkers, member care',
        text: 'Visits, calls, memberships and answers share one timeline with the least personal data the service needs. Where a name could endanger someone, the timeline belongs to a village or group instead.',
        owns: 'Contacts, groups, notes',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Case desk',
        users: 'Programme officers, call agents',
        text: 'Calls are coded as question, request, thanks, complaint or rumour, then numbered and dated: a question three days, a request seven, a complaint ten. Repeated answers come from a reviewed library in local languages. Reopened cases count against the first closure.',
        owns: 'Cases, codes, answer library',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Locked reports',
        users: 'Named safeguarding focal points',
        text: 'Reports of exploitation, fraud or child abuse leave the desk at intake. Two people named for each kind can open them, one alone if the other is accused; administrators cannot. Helpline numbers come first, then any legal duty to tell the police.',
        owns: 'Reports, referrals, access log',
        on: { part: 0, row: 2, corrected: true },
      },
      {
        name: 'Surveys and panels',
        users: 'Monitoring team, enumerators',
        text: 'Short surveys, written as an XLSForm sheet, run offline or by voice, with sampling noted so that forty willing answers are not sold as a district’s view. Panels rotate to spare the same families from every questionnaire.',
        owns: 'Surveys, samples, panel membership',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Meetings and membership',
        users: 'Members, local committees',
        text: 'Local meetings, elections of committees and renewals are kept with attendance and minutes. Decisions become cases with owners; a member list goes to the branch concerned and no further.',
        owns: 'Memberships, meetings, decisions',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Answers in public',
        users: 'Communities, directors, donors',
        text: 'A monthly board states what was heard, what changed and what will not, as poster text, voice message and page. It serves the complaints commitment of the Core Humanitarian Standard. Groups in which a person could be recognised are merged.',
        owns: 'Published answers, theme reports',
        on: { part: 2, row: 3 },
      },
    ],
    howItDiffers:
      'Campaign Tools sends the organisation’s message outwards; this product takes messages in, from those it serves and its members, and is judged by answers and never by reach.',
    screen: {
      device: 'browser',
      heading: 'Calls, 16 November 2026',
      parts: [
        {
          part: 'table',
          columns: ['Call', 'Case', 'Village', 'Type'],
          rows: [
            ['09:12', '4471', 'Karanj', 'complaint'],
            ['09:40', '4472', 'Peth', 'question'],
            ['10:05', '4473', 'Karanj', 'request'],
            ['10:31', '4474', 'Wadi', 'question'],
            ['11:47', '4475', 'Peth', 'complaint'],
          ],
        },
        {
          part: 'calendar',
          month: '2026-11',
          span: [16, 29],
          marked: [
            { day: 19, state: 'done' },
            { day: 23, state: 'done' },
            { day: 26, state: 'active' },
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Cases', value: '5' },
            { label: 'Survey', value: 'open' },
            { label: 'Meeting', value: 'Sat' },
            { label: 'Board', value: 'Mon' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Sensitive reports are parted from ordinary cases when they are first coded.',
      lanes: {
        Community: { member: ['person', 'Villager'], staff: ['person', 'Field worker'] },
        Intake: { line: 'Missed-call line', form: ['document', 'Offline survey'], coding: 'Case coding' },
        Handling: { desk: 'Programme desk', locked: ['store', 'Locked reports'] },
        Decision: { officer: ['person', 'Programme officer'], focal: ['person', 'Focal point'] },
        Answer: { board: ['document', 'Village answer board'], referral: ['outside', 'Referral or police'] },
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

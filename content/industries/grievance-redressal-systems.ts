import { industryPage, schematic } from '../catalogue/define';

export const grievanceRedressalSystems = industryPage({
  slug: 'grievance-redressal-systems',
  label: 'Grievance Redressal',
  title: 'Grievance redressal where closing needs an answer',
  summary:
    'Intake by phone, WhatsApp, portal and paper, routing to the right post, escalation, reopening and appeal for municipalities, departments and public utilities.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A complaint ends with an action its sender recognises, or it rises a level by itself.',
    quickAnswer:
      'Count reopened cases before closed ones: the pair shows whether a grievance cell resolves or merely disposes. For municipal corporations, state departments, universities and utilities we build that difference into the rules, so that silence never closes a case. Your register of last year is the best design paper there is. Sorted by cause, place and transfer, it shows which offices pass work to one another.',
    atAGlance: {
      fits: 'Commissioners and nodal officers whose cases are closed and opened again',
      notFor: 'A few dozen cases a month: keep a shared register and meet weekly',
      firstStep: {
        what: 'A year of complaints re-sorted, the routing drawn',
        output: 'a tested routing table and the ten categories that wander most',
        weeks: [3, 5],
      },
      charged: 'The sorting at a fixed price, the build by milestone, support by the year',
      youBring:
        'One year’s register, ward and asset maps, the citizen charter, an officer empowered to change routing',
    },
    ask: {
      text: 'Count last quarter’s closed and reopened cases by category. Where the second number runs high, we name the routing rule to test.',
      button: 'Count your reopened cases',
    },
    notNeeded: {
      before: 'Road and drain have two owners? Name one. A',
      struck: 'grievance system',
      after: 'only counts the quarrels.',
    },
    capabilities: [
      {
        name: 'Intake on every channel',
        users: 'Citizens, call-centre agents, ward clerks',
        text: 'Helpline, WhatsApp, portal, social post and paper letter give one number and one language of reply. Open311 categories or local ones attach place and asset. Anonymous reports are accepted for safety, and for corruption where your vigilance rules allow it.',
        hardPart:
          'One pothole is reported by a whole street; joining reports must still answer each reporter.',
      },
      {
        name: 'Routing and transfer',
        users: 'Nodal officers, ward engineers',
        text: 'Category, ward and asset owner choose a post with a service time from the citizen charter. A language model suggests the category. A person confirms doubtful ones. “Not ours” needs a named recipient, and a second transfer goes to the nodal officer.',
        hardPart: 'Two agencies own road and drain at one spot, and each can prove it is the other’s.',
        today: {
          role: 'Nodal officer',
          pain: 'He learns of a case that went round three offices when the complainant writes to the newspaper, because each office had it for less than its limit.',
        },
      },
      {
        name: 'Action and evidence',
        users: 'Field crews, junior engineers',
        text: 'Crews report the repair from the site, with a geotagged photograph and a line in plain language. A permission from outside or a pending court case sets a reasoned hold with a review date, approved by the nodal officer.',
        hardPart:
          'A photograph proves some repair at some time, so location, time and before-image have to match.',
      },
      {
        name: 'Escalation, reopening and appeal',
        users: 'Complainants, appellate authorities',
        text: 'A missed time raises the case one level with its history, and the complainant accepts or reopens by one reply; a reopened case goes to the appeal authority. RTI applications run on a separate register with their statutory thirty days and first appeal, because they are a different right.',
        hardPart:
          'Endless reopening by one person blocks the desk, and a cap must not silence an honest case.',
        today: {
          role: 'Complainant',
          pain: 'Her number says “disposed”. To say that the lane sinks again she must register anew, and her five weeks are gone from the record.',
        },
      },
      {
        name: 'Confidential cases and causes',
        users: 'Vigilance, commissioners, analysts',
        text: 'Complaints against an officer bypass that officer’s line, with identity shown to named eyes only. Quarterly analysis ranks causes, not clerks. CPGRAMS exchange is built where your authority has access.',
        hardPart:
          'Ward maps of complaints measure smartphones too, so quiet wards need a survey before praise.',
      },
    ],
    schematic: schematic({
      caption:
        'Two clocks run: one for the post that must act, one for the complainant, who may reopen within 30 days; confidential cases take neither route.',
      lanes: {
        Voices: { citizen: ['person', 'Complainant'], helpline: 'Helpline, WhatsApp' },
        Sort: { triage: 'Category and place', vigilance: ['person', 'Vigilance cell'] },
        Act: { crew: ['person', 'Ward crew'], timer: 'Service-time clock' },
        Answer: { reply: 'Reply with evidence', nodal: ['person', 'Nodal officer'] },
        Review: { appeal: ['person', 'Appeal authority'] },
      },
      flows: [
        ['citizen', 'helpline'],
        ['helpline', 'triage', 'one number'],
        ['citizen', 'vigilance', 'in confidence'],
        ['triage', 'crew', 'post, asset'],
        ['triage', 'timer', 'due time'],
        ['crew', 'nodal', 'second transfer'],
        ['crew', 'reply', 'geotagged photo'],
        ['timer', 'nodal', 'breach'],
        ['reply', 'appeal', 'reopened'],
        ['nodal', 'appeal', 'unsolved'],
      ],
      mark: {
        node: 'reply',
        before: 'Case closed by crew',
        doubt: 'Complainant: who closed it? The drain is still open.',
        answer: 'A reply carries the photo, and you may reopen.',
      },
    }),
    route: {
      name: 'Grievance G-26-48213',
      about: 'municipal, sunken lane',
      stations: [
        {
          at: 'helpline',
          value: 'Lane 5 has sunk',
          fields: [
            { label: 'Received', value: '1 Jul 2026, 09:40' },
            { label: 'Channel', value: 'Helpline, in Marathi' },
            { label: 'Joined', value: '2 later calls, same place' },
          ],
          onward: 'one number',
        },
        {
          at: 'triage',
          value: 'Roads, ward 12',
          fields: [
            { label: 'Category', value: 'Road subsidence' },
            { label: 'Asset', value: 'R-12-0388, lane 5, surface' },
            { label: 'Charter', value: '21 days' },
            { label: 'Due', value: '22 Jul 2026' },
            { label: 'Defect liability', value: 'Contractor’s ended in 2025' },
          ],
          onward: 'post, asset',
        },
        {
          at: 'crew',
          value: 'Forwarded twice',
          fields: [
            { label: 'Barricaded', value: '1 Jul, by the ward' },
            { label: '7 Jul, Roads', value: 'A sewer leaks beneath' },
            { label: '14 Jul, Drainage', value: 'The surface is not ours' },
          ],
          onward: 'second transfer',
        },
        {
          at: 'nodal',
          value: 'Due 27 Jul 2026',
          fields: [
            { label: 'Decided', value: '16 Jul, Drainage does both' },
            { label: 'Police, closure', value: 'Held 17 Jul to 22 Jul' },
            { label: 'Pipe on order', value: 'No hold, 24 Jul to 28 Jul' },
            { label: 'Breach', value: '28 Jul, to the nodal officer' },
          ],
          mark: {
            struck: '11 Aug 2026',
            note: 'The 21 days had begun again on 16 July.',
          },
          onward: 'order to repair',
        },
        {
          at: 'reply',
          value: '30 days',
          sum: {
            rows: [
              ['Roads', '6'],
              ['Drainage, before and after', '17'],
              ['Nodal officer', '2'],
              ['Held for the police', '5'],
            ],
            total: ['Received to reply', '30'],
          },
          onward: 'days by office',
        },
        {
          at: 'appeal',
          value: 'Reopened 4 Aug',
          fields: [
            { label: 'Replied', value: '31 Jul 2026' },
            { label: 'Complainant', value: 'It sinks again after rain' },
            { label: 'Age', value: '34 days, same number' },
            { label: 'Goes to', value: 'Appeal authority, 7 days' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Whose days they were while two departments forwarded the case',
      paragraphs: [
        'Roads laid the surface, Drainage the sewer beneath it, and each forwarded the case once. If the charter’s 21 days begin again with the office that finally accepts, the case is due on 11 August, and a reply on 31 July comes 11 days early. The restart has forgiven exactly the 15 days before anybody accepted. An officer who is measured that way will forward again.',
        'Here the date of receipt stays. A transfer does not move the due date; a hold moves it by its own length. That makes 27 July, and the reply is 4 days late.',
        'Drainage’s engineer wants a second hold for the pipe. With it he would have answered on the last day. We would refuse, since the store is the corporation’s own and the police are not. The complainant accepts no hold, and counts 9 days. Which waits lie outside is for the Commissioner to decide: once, by name, before any case needs it.',
        'Lateness is not charged to whoever held the case at the end. All 30 days are shown by office, so Roads answers for its 6.',
      ],
    },
    terms: [
      {
        term: 'Disposal',
        meaning:
          'In the returns of a grievance cell: the case has left the desk, with or without a remedy. Resolution needs an act that the complainant can see.',
      },
      {
        term: 'Reasoned hold',
        meaning:
          'A stop of the service clock for a wait outside the corporation’s power, with its cause, its approver and a date of review.',
      },
      {
        term: 'Nodal officer',
        meaning:
          'The officer who answers for grievances across departments: decides whose a disputed case is, and is told when a service time is missed.',
      },
    ],
    related: [
      {
        page: 'industries/citizen-service-portals',
        reason: 'When people wait for a certificate and have nothing to complain of yet.',
      },
      {
        page: 'solution/workflow',
        reason: 'Internal approvals with time limits, where no outsider can reopen a case.',
      },
      {
        page: 'services/chatbots',
        reason: 'If status questions fill the helpline and the cases themselves move.',
      },
      {
        page: 'services/accessibility-audits',
        reason: 'For a form that a citizen with a screen reader cannot finish.',
      },
      {
        page: 'industries/smart-city-platforms',
        reason: 'When a sensor should report the fault before anybody has to call.',
      },
    ],
    faq: [
      {
        question: 'Does a transferred RTI application keep its first date, too?',
        answer:
          'Between officers of one corporation, yes. To another authority, no: the Right to Information Act gives five days for the transfer, and the receiving authority counts its own thirty. So the two registers must not share a clock, even where one clerk keeps both.',
      },
      {
        question: 'May we close a case with “does not pertain to us”?',
        answer:
          'Central ministries may not, by the guidelines of August 2024 for CPGRAMS, which also set 21 days and an interim reply beyond them. A municipal charter sets its own days. With us it is transferred, or rejected with a reason that can be appealed.',
      },
    ],
    chapters: {
      order: ['case', 'capabilities', 'plan'],
      buildOrBuy: [
        {
          way: 'Work in the State’s portal',
          rightWhen: 'Few cases are local, and its categories already name your posts.',
          price: 'Ward, asset and crew live in remarks; each transfer follows its rules.',
        },
        {
          way: 'Configure a helpdesk product',
          rightWhen: 'One office answers everything and no department can refuse.',
          price: 'Licences by agent; ask what its clock does when a ticket changes group.',
        },
        {
          way: 'Keep the portal, build behind it',
          rightWhen: 'Citizens know the number, and the trouble begins between your departments.',
          price: 'Two numbers for one case, to be kept in step in both directions.',
        },
        {
          way: 'Build the cell’s system',
          rightWhen: 'Channels, wards, contractors and appeals all have rules of their own.',
          price: 'Somebody with authority must own the routing table from then on.',
        },
      ],
      systemsMap: [
        {
          system: 'CPGRAMS or the State’s portal',
          holds: 'Registration number, forwards, action-taken report, appeal',
          integration: 'Exchange where access is granted, otherwise a daily file',
          gotcha: 'A case answered under your number stays open under theirs until the report goes back.',
        },
        {
          system: 'Map of wards and assets',
          holds: 'Ward limits, roads, sewers, owners',
          integration: 'Layers read nightly, point looked up at intake',
          gotcha: 'Road and sewer come from different surveys; a point may fall metres from both.',
        },
        {
          system: 'e-Office',
          holds: 'Files, notes, orders',
          integration: 'Case number in the subject, link to the file',
          gotcha: 'A file that moves up for an order is no transfer and must not look like one.',
        },
        {
          system: 'Works and contractor billing',
          holds: 'Work orders, measurement book, bills',
          integration: 'Work order raised from the case',
          gotcha: '“Complete” there means measured for payment, weeks after the hole was filled.',
        },
      ],
      plan: [
        {
          name: 'Sort a year, draw the routing',
          text: 'Each case of the register gets its real path; the categories with most transfers come to the table with their owners.',
          weeks: [3, 5],
        },
        {
          name: 'One number, one clock',
          text: 'Intake, joining of reports, transfers with a named recipient, due dates from the receipt.',
          weeks: [5, 7],
        },
        {
          name: 'Crew, evidence, reply',
          text: 'Phones for two wards, offline photographs, and a reply that lists days by office.',
          weeks: [5, 7],
        },
        {
          name: 'Reopening, appeal, vigilance',
          text: 'The complainant’s answer by one message, levels of appeal, and the line that bypasses an officer.',
          weeks: [4, 6],
        },
        {
          name: 'Other wards',
          text: 'Ward by ward, each after its posts and deputies are entered.',
          weeks: [4, 8],
        },
      ],
      costDrivers: [
        {
          driver: 'Disputed ownership',
          why: 'A table cannot route what two departments have never settled.',
          keepDown: 'An order that names one owner for each disputed kind.',
          step: 0,
        },
        {
          driver: 'Posts without deputies',
          why: 'Leave and transfer orders leave cases with a person who has gone.',
          keepDown: 'Assign to posts; establishment updates the holder.',
          step: 4,
        },
      ],
      goingLive: [
        {
          name: 'Open cases bring their first date',
          text: 'Otherwise the whole backlog is young on the first morning.',
        },
        {
          name: 'Two wards that share a boundary',
          text: 'Only there do transfers, both maps and both engineers get tried together.',
        },
        {
          name: 'Numbers private for a month',
          text: 'Days by office go to department heads first; wrong owners are corrected before the public reads them.',
        },
      ],
      kpis: [
        {
          name: 'Days before acceptance',
          formula: 'first receipt to acceptance, median by category',
        },
        { name: 'Reopened', formula: 'cases reopened within 30 days of the reply ÷ cases replied to' },
        { name: 'Held', formula: 'days held ÷ days open, by cause of the hold' },
      ],
      aiUse: [
        {
          name: 'Reports of one fault',
          text: 'A model proposes that new calls join an open case, by place, words and photograph, in three languages.',
          humanCheck: 'the helpline agent, while the caller is on the line.',
          dataCondition: 'joined and wrongly joined reports of a year are marked.',
        },
      ],
    },
  },
});

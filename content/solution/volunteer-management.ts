import { schematic, solutionPage } from '../catalogue/define';

export const volunteerManagement = solutionPage({
  slug: 'volunteer-management',
  label: 'Volunteer Management',
  title: 'Volunteer rota with screening before the first shift',
  summary:
    'Sign-up, screening, training, shifts, check-in, expenses and concerns in one product, so that nobody works with children or cash before clearance is on file.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An open shift is offered at once, and only to people cleared and trained for it.',
    quickAnswer:
      'Name, phone, languages, free days, role wanted, and the date by which you will have an answer: the last field often decides whether a volunteer is still there when the shift begins. The product goes from that form through screening and training to rota, check-in and thanks, for organisations that place fifty to several thousand people at centres, camps and events.',
    atAGlance: {
      fits: 'Fifty volunteers or more, some of them working with children',
      notFor: 'A dozen helpers who know each other: a shared calendar and a phone list',
      firstStep: {
        what: 'The roles, clearances and shifts of one programme, drawn, with your lists imported',
        output: 'a list of who may stand in which shift, with the reason where not',
        weeks: [3, 4],
      },
      charged:
        'The first list at a fixed price, then per programme; background checks are paid to their providers',
      youBring:
        'Present lists, role descriptions, screening rules, a safeguarding lead, coordinators of one programme',
    },
    ask: {
      text: 'Paste your sign-up questions as an applicant meets them. Marked in our reply: what can wait for screening, and where an answer date belongs.',
      button: 'Paste your sign-up questions',
    },
    notNeeded: {
      before: 'A beach clean-up asks for gloves and a list of names, hardly for',
      struck: 'volunteer software',
      after: '.',
    },
    argument: {
      heading: 'Why Asha, cleared until Saturday, stays off Saturday night',
      paragraphs: [
        'Meera is ill. At one adult for ten children, 24 boys in one hall need three, a man among them; a woman and a man are left, so anybody may be the third. Asha is free and cleared until 5 December. For the coordinator that covers the shift, from eight that evening to eight in the morning; new police papers are coming. For the safeguarding lead it does not, because from midnight an adult without clearance would sit among sleeping children. Both have known her for years.',
        'The rota asks for clearance to the end of the shift, and whoever fills it cannot bend that. The lead can extend a clearance for a reason, and late papers are none. Bilal says that he took the course; his trainer does not answer, and Esha was promised her answer for 8 December. With 7 hours since October between them, these three would come first. That leaves two, and the one with fewer hours is asked first: Dev, whose night makes 9 + 12 = 21 hours, one fewer than Chitra’s.',
        'A margin of thirty days, which sounds careful, would strike out Dev too and send the hard night to Chitra again. If both refuse, it is known by 17:11, while parents can still fetch four children or a cleared, paid warden can be called.',
      ],
    },
    terms: [
      {
        term: 'Clearance',
        meaning:
          'Outcome of a screening for one kind of role, with the day on which it ends. The papers behind it are another record, for fewer eyes.',
      },
      {
        term: 'Safeguarding lead',
        meaning:
          'Person who answers for the protection of children and other people at risk, and does not fill shifts.',
      },
    ],
    capabilities: [
      {
        name: 'Sign-up and roles',
        users: 'Applicants, coordinators',
        text: 'Each role states tasks, hours, place and the clearance that it needs, which applicants read before they give personal data. They get an answer date. A company can register a group for one day.',
        owns: 'Roles, applications, groups',
        on: { part: 0, row: 4 },
      },
      {
        name: 'Screening',
        users: 'Safeguarding lead',
        text: 'References, identity, police verification and an interview are steps chosen by the risk of the role. The outcome and its last day reach coordinators; the papers stay in a closed file until they are destroyed.',
        owns: 'Clearances, expiry dates, papers',
        on: { part: 0, row: 0, corrected: true },
      },
      {
        name: 'Induction and skills',
        users: 'Volunteers, trainers',
        text: 'Short courses on conduct, child protection and first aid belong to roles and have refresher dates. Skills are marked as claimed or seen, since a rota depends on the difference.',
        owns: 'Course completions, skill marks',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Shift rota',
        users: 'Coordinators, shift leads',
        text: 'A vacant place is offered to one eligible person for thirty minutes, then to the next. A warning appears if one adult would be alone with children. Swaps are agreed between volunteers inside the same rules.',
        owns: 'Shifts, offers, swaps',
        on: { part: 1 },
      },
      {
        name: 'Check-in and hours',
        users: 'Site leads',
        text: 'A site lead ticks people in on a tablet that also works offline. Self check-in by code suits events; after a home visit, a missing check-out makes somebody telephone. Location is read at that moment alone.',
        owns: 'Attendance, hours, open check-ins',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Expenses',
        users: 'Volunteers, accounts',
        text: 'Travel and materials are claimed with a photograph, within a limit per role. Flat sums for time may turn a volunteer into a worker in law, so only costs are repaid.',
        owns: 'Claims, limits, payout batches',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Concerns and farewells',
        users: 'Safeguarding lead, volunteers',
        text: 'A concern may be about anyone and goes round the line that it concerns; one about the lead reaches a named trustee. A suspension empties future shifts without saying why. Leavers receive a record of their service.',
        owns: 'Concerns, suspensions, records',
        on: { part: 2 },
      },
    ],
    howItDiffers:
      'Workforce software for paid staff turns on wages and contracts; this product turns on clearance, goodwill and swaps, and it keeps no payroll.',
    screen: {
      device: 'tablet',
      heading: 'Night 5 Dec: 24 children',
      parts: [
        {
          part: 'table',
          columns: ['Free that night', 'Cleared to', 'Course', 'Hours'],
          rows: [
            ['Asha', '5 Dec', 'seen', '3'],
            ['Bilal', '30 Jun 2027', 'claimed', '4'],
            ['Chitra', '28 Feb 2027', 'seen', '22'],
            ['Dev', '31 Dec', 'seen', '9'],
            ['Esha', 'asked: 8 Dec', 'seen', '0'],
          ],
        },
        {
          part: 'log',
          lines: [
            ['16:10', '2 of 3 left'],
            ['16:11', 'Dev asked'],
            ['16:24', 'Dev accepts'],
            ['16:24', '3 of 3'],
          ],
        },
        {
          part: 'form',
          fields: [
            { label: 'Dev in', value: '19:52' },
            { label: 'Bus', value: '₹80' },
          ],
          action: 'Concern',
        },
      ],
    },
    schematic: schematic({
      caption:
        'Two separate gates, clearance and induction, open the rota; a concern closes it again without passing through the coordinator.',
      lanes: {
        Offer: { applicant: ['person', 'Applicant'] },
        Gates: {
          screening: 'Role screening',
          papers: ['store', 'Closed papers'],
          induction: 'Induction course',
        },
        Rota: { coordinator: ['person', 'Coordinator'], shifts: 'Shift rota' },
        Site: { checkin: 'Site check-in', concern: 'Concern report' },
        Follow: { hours: ['store', 'Hours and claims'], lead: ['person', 'Safeguarding lead'] },
      },
      flows: [
        ['applicant', 'screening', 'chosen role'],
        ['applicant', 'induction'],
        ['screening', 'papers', 'locked away'],
        ['screening', 'shifts', 'cleared until'],
        ['induction', 'shifts', 'trained'],
        ['coordinator', 'shifts', 'places to fill'],
        ['shifts', 'checkin'],
        ['checkin', 'hours'],
        ['concern', 'lead', 'direct'],
        ['lead', 'shifts', 'suspends'],
        ['checkin', 'concern'],
      ],
      mark: {
        node: 'papers',
        before: 'Volunteer’s file',
        doubt: 'Applicant: who at the centre reads my police papers?',
        answer: 'Coordinators see the outcome and its expiry alone.',
      },
    }),
    faq: [
      {
        question: 'Who must go to the police when a child may have been abused?',
        answer:
          'In India anybody who knows of a sexual offence against a child, or fears one (POCSO Act, section 19). A head of an institution who does not report a subordinate’s offence may go to prison for up to a year (section 21). The form says so at its head; an inquiry of your own is no reason to wait.',
      },
      {
        question: 'May a coordinator learn why somebody was refused?',
        answer:
          'No. The list shows no clearance once the answer date has passed, as for someone whose referee is on holiday. If the reason were shown, people would guess at it in every case where it is missing.',
      },
    ],
    chapters: {
      order: ['screen', 'ownership', 'capabilities', 'rent-or-build'],
      rentOrBuild: [
        {
          way: 'Calendar and phone list',
          rightWhen: 'Helpers know one another, and none is alone with a child.',
          price: 'Your coordinator’s evenings before each camp.',
        },
        {
          way: 'Rented volunteer software',
          rightWhen: 'It tests clearance to the end of a shift and keeps papers from coordinators.',
          price: 'A monthly fee, with police papers on another firm’s server.',
        },
        {
          way: 'Build',
          rightWhen: 'Rules differ by role and site, and hours are owed to donors.',
          price: 'A lead who owns the rules and has time to settle them.',
        },
      ],
      ownership: {
        dataIn:
          'Old police papers are not imported. A clearance comes in as outcome, issuer, first and last day, and who saw it; without a last day it counts as ended. Skills arrive as claimed until a trainer has seen them.',
        dataOut:
          'Roles, clearances with dates, hours and claims leave as spreadsheets. Papers are given back or destroyed on the day that the screening rule names. Concerns leave through lead or trustee alone.',
      },
      integrations: [
        {
          system: 'Background-check provider',
          direction: 'both',
          trigger: 'Applicant accepted for a role that asks for a check',
          onFailure: 'The application waits, and the applicant is told a new answer date.',
        },
        {
          system: 'SMS or WhatsApp',
          direction: 'out',
          trigger: 'Place offered, changed or withdrawn',
          onFailure: 'An undelivered offer shows the coordinator a number to call.',
        },
        {
          system: 'Calendars on phones',
          direction: 'out',
          trigger: 'Assignment made or changed',
          onFailure: 'A subscribed calendar may lag, so a message repeats hour and place the day before.',
        },
        {
          system: 'Accounting package',
          direction: 'out',
          trigger: 'Batch of claims approved',
          onFailure: 'The batch keeps its number and is sent again, so no claim is paid twice.',
        },
        {
          system: 'Grant Tracking',
          direction: 'out',
          trigger: 'Roster closed by the site lead',
          onFailure: 'The count is sent later; names are never part of it.',
        },
      ],
      rollout: [
        {
          name: 'Roles, clearances and lists',
          text: 'Each role of one programme gets a risk class, its checks and their life. Your lists are read in.',
          weeks: [3, 4],
        },
        {
          name: 'Rota and check-in',
          text: 'Screening, courses, offers, tablet and concern form are built, and tried at one camp with the paper roster beside them.',
          weeks: [5, 7],
        },
        {
          name: 'A month of shifts',
          text: 'The product fills the rota; the lead reads every refusal and corrects the rules.',
          weeks: [4, 5],
        },
        {
          name: 'Other programmes',
          text: 'They bring their own roles and sites; clearance keeps its meaning.',
          weeks: [3, 4],
        },
      ],
      costDrivers: [
        {
          driver: 'Classes of risk',
          why: 'Every class has checks, expiry and courses to be decided.',
          keepDown: 'Begin with three: never with children, with others present, in charge.',
          step: 0,
        },
        {
          driver: 'Sites without a signal',
          why: 'Two offline tablets may have ticked in the same person.',
          keepDown: 'One tablet for each site and shift.',
          step: 1,
        },
        {
          driver: 'Languages',
          why: 'Courses and messages are translated and checked with readers.',
          keepDown: 'Translate sign-up and the concern form first.',
          step: 3,
        },
      ],
      releases: [
        {
          feature: 'Clearance to the end of the shift',
          when: 'first',
          reason: 'Every other rule stands on it.',
        },
        {
          feature: 'Offers, one person at a time',
          when: 'first',
          reason: 'A message to all is answered by the same five people.',
        },
        {
          feature: 'Concern form',
          when: 'first',
          reason: 'It must exist before the first child arrives.',
        },
        {
          feature: 'Expenses',
          when: 'later',
          reason: 'Paper slips will do for a season.',
        },
      ],
      permissions: {
        actions: [
          'Read papers',
          'See outcome and last day',
          'Extend a clearance',
          'Fill a shift',
          'Read a concern about others',
          'See claims',
        ],
        roles: [
          { role: 'Safeguarding lead', grants: ['yes', 'yes', 'yes', 'no', 'yes', 'no'] },
          { role: 'Trustee, if about the lead', grants: ['no', 'no', 'no', 'no', 'own', 'no'] },
          { role: 'Coordinator', grants: ['no', 'yes', 'no', 'yes', 'no', 'no'] },
          { role: 'Site lead', grants: ['no', 'own', 'no', 'own', 'no', 'no'] },
          { role: 'Volunteer', grants: ['own', 'own', 'no', 'own', 'own', 'own'] },
          { role: 'Accounts', grants: ['no', 'no', 'no', 'no', 'no', 'yes'] },
        ],
      },
      standards: [
        {
          id: 'dpdp-act',
          use: 'Police papers are asked for one purpose, kept apart, and erased when the purpose ends; the volunteer can see what is held.',
        },
      ],
    },
    related: [
      {
        page: 'solution/grant-tracking',
        reason: 'A donor’s report that joins money and volunteer hours is written in Grant Tracking.',
      },
      {
        page: 'solution/campaign-tools',
        reason: 'Too few people sign up, and the call has yet to reach them.',
      },
      {
        page: 'services/pwa',
        reason: 'A single form must work at a site without a signal.',
      },
      {
        page: 'services/compliance',
        reason: 'Police papers have piled up, and you must show how they are kept.',
      },
      {
        page: 'industries/grievance-redressal-systems',
        reason: 'Complaints come from the public and have a day for the answer.',
      },
      {
        page: 'solution/engagement',
        reason: 'If members and supporters, and not shifts, are to be looked after.',
      },
    ],
  },
});

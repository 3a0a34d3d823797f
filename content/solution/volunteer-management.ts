import { schematic, solutionPage } from '../catalogue/define';

export const volunteerManagement = solutionPage({
  slug: 'volunteer-management',
  label: 'Volunteer Management',
  title: 'Volunteer rota with screening before the first shift',
  summary:
    'Sign-up, screening, training, shifts, check-in, expenses and concerns in one product, so that nobody works with children or cash before clearance is on file.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'An open shift goes out at once, and only to people cleared and trained for it.',
    quickAnswer:
      'Name, phone, languages, free days, role wanted, and the date by which you will have an answer: the last field decides whether a volunteer is still there when the shift begins. The product goes from that form through screening and training to rota, check-in and thanks, for organisations that place fifty to several thousand people at centres, camps and events.',
    atAGlance: {
      fits: 'Fifty volunteers or more, at centres, camps or events, some of them working with children',
      notFor: 'A dozen helpers who know each other: a shared calendar and a phone list',
      firstStep: {
        what: 'The drawing, then one programme with roles, screening and rota',
        output: 'a live rota of cleared people, with your present lists imported',
        weeks: [6, 9],
      },
      charged:
        'The drawing at a fixed price, then per programme; background checks are paid to their providers',
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
    capabilities: [
      {
        name: 'Sign-up and roles',
        users: 'Applicants, coordinators',
        text: 'Each role states tasks, hours, place and what clearance it needs. Applicants see those facts before they give personal data. They get an answer date. A company can register a group for one day without accounts for all.',
        owns: 'Roles, applications, groups',
      },
      {
        name: 'Screening',
        users: 'Safeguarding lead',
        text: 'References, identity, police verification and an interview are steps chosen by role risk. Only the outcome and its expiry reach coordinators; papers stay in a closed file, used for this purpose only as the DPDP Act asks, then destroyed.',
        owns: 'Clearances, expiry dates, papers',
      },
      {
        name: 'Induction and skills',
        users: 'Volunteers, trainers',
        text: 'Short modules on conduct, child protection and first aid are tied to roles, with refresher dates. Declared skills such as sign language or driving are marked as claimed or seen, since a rota depends on the difference.',
        owns: 'Course completions, skill marks',
      },
      {
        name: 'Shift rota',
        users: 'Coordinators, shift leads',
        text: 'Shifts refuse anyone not cleared, and a shift with children warns when one adult would be alone with them. Swaps are agreed between volunteers and approved by rule. Personal iCalendar feeds keep phones up to date without another app.',
        owns: 'Shifts, assignments, swaps',
      },
      {
        name: 'Check-in and hours',
        users: 'Site leads',
        text: 'A site lead ticks people in on a tablet that also works offline. Self check-in by code suits events; for home visits a missed check-out raises a call. Location is read at that moment only.',
        owns: 'Attendance, hours, open check-ins',
      },
      {
        name: 'Expenses',
        users: 'Volunteers, accounts',
        text: 'Travel and materials are claimed with a photograph against a programme budget and a limit per role. Paying flat sums for time may turn a volunteer into a worker in law, so the module reimburses costs only.',
        owns: 'Claims, limits, payout batches',
      },
      {
        name: 'Concerns and farewells',
        users: 'Safeguarding lead, volunteers',
        text: 'A concern can be raised about anyone and bypasses the line it concerns. Sexual abuse of a child must reach the police in India (POCSO Act, section 19); the form says so. Suspension empties future shifts. Leavers receive a record.',
        owns: 'Concerns, suspensions, records',
      },
    ],
    howItDiffers:
      'Workforce software for paid staff turns on wages and contracts, whichever trade page describes it; this product turns on clearance, goodwill and swaps, and it keeps no payroll.',
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
        ['checkin', 'concern'],
      ],
      mark: {
        node: 'papers',
        before: 'Volunteer’s file',
        doubt: 'Applicant: who at the centre reads my police papers?',
        answer: 'Coordinators see the outcome and its expiry alone.',
      },
    }),
  },
});

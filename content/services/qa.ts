import { schematic, servicePage } from '../catalogue/define';

export const qa = servicePage({
  slug: 'qa',
  label: 'Quality Assurance',
  title: 'QA that tests the risks first and says when to stop',
  summary:
    'Risk-based testing by people who explore and document: exit criteria agreed early, defects triaged daily, and a release report with the open risks named.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You decide on a release from a page that says what was tried, what was left out and which known faults you would ship.',
    quickAnswer:
      'Testing time is always short, so the question is where to spend it. Our testers rank your product’s risks with the people who know it, spend their hours in that order, and report what remains. It suits teams whose customers find the faults, or whose testing depends on memory. Plan two weeks for the risk list, a test strategy and a first round on one release candidate.',
    capabilities: [
      {
        name: 'A product risk list',
        text: 'Developers, support and the business score each feature by likelihood and harm in a two-hour session. Payment rounding gets four kinds of test; the colour picker gets one look. The list names features we leave untested, and you sign that part.',
      },
      {
        name: 'Exploratory sessions with charters',
        text: 'A tester works ninety minutes on one charter, such as “interrupt the booking at each step”, and keeps notes another person can follow. Sessions find what nobody specified. They are poor proof for an auditor, so regulated paths also receive written cases.',
      },
      {
        name: 'Cases designed by technique',
        text: 'Boundary values, decision tables and state transitions, in ISTQB terms, replace cases copied from the user story. Documents follow ISO/IEC/IEEE 29119-3 where a regulator reads them. Elsewhere a checklist in your tracker is enough and stays current.',
      },
      {
        name: 'Test data and environments',
        text: 'Production copies are masked before anyone opens them, with keys preserved so that orders still join to customers. We book environments and record versions, because a defect seen against an unknown build costs an hour to argue about.',
      },
      {
        name: 'Triage and exit criteria',
        text: 'Severity describes harm, priority describes order, and different people set them. Exit criteria are written before testing starts: no open defect that loses money, every high risk tried, a rehearsed rollback. Missing one is allowed, with your signature and a reason.',
      },
      {
        name: 'Where testers cannot help',
        text: 'If requirements change weekly and builds break daily, more testing only produces a longer list. Mend the build and the stories first. Late testing also cannot add the qualities of ISO/IEC 25010, such as maintainability, that design left out.',
      },
    ],
    schematic: schematic({
      caption:
        'The risk list decides who tests what; every finding meets one register, and the release owner decides on the risks still open.',
      lanes: {
        Basis: { risks: ['document', 'Product risk list'] },
        Testing: {
          explorer: ['person', 'Session tester'],
          cases: ['document', 'Written test cases'],
          clerk: ['person', 'Business tester'],
        },
        Defects: { register: ['store', 'Defect register'], triage: ['person', 'Triage group'] },
        Decision: { exit: ['document', 'Exit report'], owner: ['person', 'Release owner'] },
      },
      flows: [
        ['risks', 'explorer', 'charters'],
        ['risks', 'cases', 'highest harm'],
        ['risks', 'clerk', 'acceptance paths'],
        ['explorer', 'register'],
        ['cases', 'register', 'failed steps'],
        ['clerk', 'register'],
        ['register', 'triage', 'each morning'],
        ['register', 'exit', 'still open'],
        ['exit', 'owner', 'ship or hold'],
      ],
    }),
  },
});

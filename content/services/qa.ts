import { schematic, servicePage } from '../catalogue/define';

export const qa = servicePage({
  slug: 'qa',
  label: 'Quality Assurance',
  title: 'QA in order of risk, with an agreed point to stop',
  summary:
    'Risk-based testing by people who explore and document: exit criteria agreed early, defects triaged daily, and a release report with the open risks named.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'You decide on a release from one page that says what was left untested.',
    quickAnswer:
      'With eleven hours of testing left before a release, somebody has to say which risks get them. Our testers rank the risks of your product with the people who know it, spend the hours in that order and report what remains open. It is for teams whose testing depends on memory, or whose users find the faults.',
    atAGlance: {
      fits: 'Releases decided by feeling, with faults found by users',
      notFor: 'The same two hundred checks every week are a matter for automated testing',
      firstStep: {
        what: 'Risk list, test strategy and one round on a release candidate',
        output: 'the ranked risks and a first release report',
        weeks: [2, 2],
      },
      charged: 'The first round for an agreed sum; then testers by the month or by the release',
      youBring: 'A release candidate, two hours with developers, support and business, a masked copy of data',
    },
    ask: {
      text: 'What changes in your next release? We rank the list as if eleven hours of testing were left.',
      button: 'List one release’s changes',
    },
    notNeeded: {
      before: 'Five forgiving colleagues and a one-minute rollback make',
      struck: 'QA',
      after: 'a luxury. Just release.',
    },
    argument: {
      heading: 'What is in the rest when 97 % passed',
      paragraphs: [
        'Of 300 planned cases 289 ran, and 280 of those passed: 97 %, where 95 used to be asked for. Measured by the plan it is 93 %, and the release would be held. Either figure takes one case for as good as another. The nine that failed are layout and wording. Of the 11 that did not run, eight concern search on old tablets, which the release owner had signed away in the risk list. The other three are part refunds, second in that list, and blocked.',
        'Sales wants to release the price rules that begin on Friday; finance wants no refund code that has never met a test. The sentence to beware of is that no open defect loses money. It is true, because a case that does not run raises none, and it gets truer the less is tried.',
        'The refunds have a switch, and all 289 cases ran with it off. The bank’s test system for refunds was down, and a simulator answers only as its authors expect. What goes out is what was tried. The office goes on booking its 8 refunds a day by hand, 8 × 15 = 120 minutes. Holding everything until Monday would have put three days of 70 orders, 3 × 70 = 210, at the old prices.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Exit report · portal 6.4 · 25 Nov 2026',
      title: 'The price rules go out on Thursday, and part refunds stay switched off',
      chosen: 'Release on 26 November, without part refunds, signed by the release owner.',
      why: 'Criterion 2, every high risk tried, is missed: 3 cases of part refund, risk 2, waited for the bank’s refund test system. Criteria 1 and 3 are met: no open defect loses money, the rollback is rehearsed.',
      rejected: [
        {
          option: 'Release all: 280 of 289 passed',
          why: 'The 11 that did not run are left out of the sum, and 3 of them are a high risk.',
        },
        {
          option: 'Release all: no open defect loses money',
          why: 'The 9 open ones could not be about refunds, since no case about part refunds ran.',
        },
        {
          option: 'Hold all until 30 November: 280 of 300 passed',
          why: 'The prices that begin on 27 November were tried, and wait for another risk. With the 3 it is 283 of 300, still held.',
        },
      ],
      reopens:
        'The bank’s test system is back, on 30 November by its notice: 3 cases and the payment cases again, 4 hours, then the switch.',
      reading: 'one set of results, and by four readings of it three different decisions.',
    },
    capabilities: [
      {
        name: 'A product risk list',
        text: 'Developers, support and the business score each feature by likelihood and harm in a two-hour session. Payment rounding gets four kinds of test; the colour picker gets one look. The list names features we leave untested, and you sign that part.',
      },
      {
        name: 'Exploratory sessions with charters',
        text: 'A tester works ninety minutes on one charter, such as “interrupt the booking at each step”. The notes let another person follow. Such sessions find what the specification forgot. Since they are poor proof for an auditor, regulated paths also receive written cases.',
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
        text: 'If requirements change weekly and builds break daily, more testing only produces a longer list. Fix the build and the stories first. Nor can late testing add maintainability, or another quality of ISO/IEC 25010, that the design left out.',
      },
    ],
    schematic: schematic({
      caption: 'Risks still open at the end are decided on by the release owner, not by the testers.',
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
        ['exit', 'owner', 'ship, cut or hold'],
      ],
      mark: {
        node: 'exit',
        before: 'Pass-rate report',
        doubt: 'Release owner: 97 % passed; what is in the rest?',
        answer: 'The report names the risks that are still open.',
      },
    }),
  },
});

import { schematic, solutionPage } from '../catalogue/define';

export const grantTracking = solutionPage({
  slug: 'grant-tracking',
  label: 'Grant Tracking',
  title: 'Grant tracking that ties money to indicators',
  summary:
    'From call for proposals to signed report: conditions, budget lines, tranches, logframe, field evidence and donor reports on one grant record with dated duties.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'No condition in a grant agreement falls due unseen.',
    quickAnswer:
      'Clause 7.2: over the life of the grant, no budget line may gain or lose more than ten per cent of its agreed amount without the donor’s written consent. Somebody signed it; does the person who books the invoice know? The tracker makes every such promise a duty with a date and an owner, next to the money and the results that it concerns.',
    atAGlance: {
      fits: 'Non-profits with five or more grants, each with its own format and dates',
      notFor: 'One grant from one donor: use the donor’s template and a calendar',
      firstStep: {
        what: 'Two live agreements read, clause by clause, with your grant manager',
        output: 'their duties with dates and owners, and each budget line mapped to your accounts',
        weeks: [3, 4],
      },
      charged: 'The reading at a fixed price, then by sprint until a report comes out of it',
      youBring:
        'Two agreements with amendments, donor budgets, chart of accounts, logframes, a grant manager',
    },
    ask: {
      text: 'Take one donor budget line and the account heads that feed it. The mapping comes back drawn, with the shares that need a written key.',
      button: 'Map one donor budget line',
    },
    notNeeded: {
      before: 'Money given without conditions needs a good cash book and no',
      struck: 'grant tracker',
      after: '.',
    },
    argument: {
      heading: 'Ten per cent of what, and added up since when',
      paragraphs: [
        'Two camps in December will cost ₹6,000 each in volunteers’ travel. That line holds ₹1,00,000 + ₹6,000 − ₹1,03,000 = ₹3,000, so it is ₹9,000 short, and Staff has money to spare. The programme manager judges each move alone: July’s was below ten per cent of the line, and so is this one. Finance adds them up. Ten per cent of ₹1,00,000, less the ₹6,000 that July used, leaves ₹4,000.',
        'Measured on Staff, which gives, the clause would leave ₹54,000; on the whole grant, ₹1,14,000. Other donors write each of these rules. The tracker therefore stores with each clause its base, its period and who settled them. This agreement names both; where one is silent, ask the donor once and file the reply as an amendment.',
        'So ₹4,000 moves today, which carries the camp of 5 December, and ₹5,000 waits for a letter until the 11th, when the bus for the 19th is ordered. If it is booked first and explained later, the donor’s auditor may disallow it, and you pay for the bus.',
      ],
    },
    terms: [
      {
        term: 'Volunteers’ hours',
        meaning:
          'Counted from closed rosters, without names: 38 × 40 = 1,520 hours on the screen, so 80 are still owed, by two camps. Their travel is the third budget line.',
      },
      {
        term: 'Budget tolerance',
        meaning:
          'Share by which a budget line may change without asking the donor. It means little until its base and the period over which moves add up are named.',
      },
      {
        term: 'Joint-cost key',
        meaning:
          'Written rule that shares one cost, such as rent, among several grants: by floor area, staff time or another measure that each donor accepts.',
      },
    ],
    capabilities: [
      {
        name: 'Calls and proposals',
        users: 'Grant writers, directors',
        text: 'A call has its eligibility, deadline and a go or no-go note. Proposals are versioned, so the promise of 1,600 hours is found when the money arrives.',
        owns: 'Calls, proposals, go/no-go notes',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Agreement and duties',
        users: 'Grant manager',
        text: 'Reports, audits, visibility, procurement limits and prior approvals get a day and one person. Unanswered, a duty goes to a deputy. Amendments supersede by date and keep the earlier wording.',
        owns: 'Agreements, amendments, duties',
        on: { part: 2, row: 3, corrected: true },
      },
      {
        name: 'Budget lines and burn',
        users: 'Finance, programme managers',
        text: 'Donors’ lines are mapped to your account heads. An order counts as booked before its invoice arrives. A move between lines is tested when it is proposed.',
        owns: 'Budgets, mappings, moves',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Tranches and fund separation',
        users: 'Finance, auditor',
        text: 'Instalments wait for their conditions and arrive in a fund of their own. Money under the Foreign Contribution (Regulation) Act (FCRA) has its own books and cannot be passed on as a sub-grant, so no such step exists.',
        owns: 'Tranches, fund tags, statements',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Logframe and indicators',
        users: 'Monitoring officers',
        text: 'The logframe sets goals and outputs beside indicators with unit, baseline, source and split by sex, age or district. One indicator may serve three donors under their own names; a result counted twice is flagged.',
        owns: 'Logframes, indicators, targets',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Field evidence',
        users: 'Field staff, partners',
        text: 'Offline forms in ODK or KoBo, and closed volunteer rosters, are linked to an indicator. Consent decides what is collected at all. Donors see counts and cleared photographs, without names.',
        owns: 'Submissions, checks, consent notes',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Reports and publication',
        users: 'Grant manager, donors',
        text: 'Money, results and the utilisation certificate for your auditor are assembled in the donor’s template, differences explained by line. Sign-off freezes the figures; what was never recorded reads “not measured”. Where asked, activities are published in IATI 2.03 (International Aid Transparency Initiative).',
        owns: 'Reports, sign-offs, IATI files',
        on: { part: 2, row: 4 },
      },
    ],
    howItDiffers:
      'Fundraising deals with many gifts from individuals; this product deals with few agreements that carry conditions.',
    screen: {
      device: 'browser',
      heading: 'Grant G-14, 23 November',
      parts: [
        {
          part: 'table',
          columns: ['Donor’s line', 'Agreed', 'Moved', 'Booked'],
          rows: [
            ['Staff', '6,00,000', '−6,000', '3,90,000'],
            ['Training', '5,00,000', '0', '3,00,000'],
            ['Volunteer travel', '1,00,000', '6,000', '1,03,000'],
            ['Grant', '12,00,000', '0', '7,93,000'],
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Travel lacks', value: '₹9,000' },
            { label: 'Clause 7.2', value: '₹4,000' },
            { label: 'To come', value: '₹3,00,000' },
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Proposal: 1,600 h', state: 'done' },
            { label: 'Hours seen: 1,520', state: 'active' },
            { label: '38 rosters of 40 h', state: 'done' },
            { label: '₹5,000: by 11 Dec', state: 'alert' },
            { label: 'Report: by 31 Dec', state: 'waiting' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption:
        'The agreement splits into duties, budget and logframe; vouchers and field forms fill them, and the signed report joins them again.',
      lanes: {
        Promise: { agreement: ['document', 'Grant agreement'] },
        'Split into': {
          lines: ['store', 'Budget lines'],
          duties: 'Dated duties',
          logframe: ['store', 'Logframe'],
        },
        Facts: {
          books: ['outside', 'Accounts package'],
          odk: ['document', 'Offline XLSForm'],
        },
        Account: { manager: ['person', 'Grant manager'], report: ['document', 'Signed report'] },
        Beyond: { donor: ['outside', 'Donor'], iati: ['outside', 'IATI registry'] },
      },
      flows: [
        ['agreement', 'lines', 'money'],
        ['agreement', 'duties', 'dates'],
        ['agreement', 'logframe', 'results'],
        ['lines', 'books', 'mapped heads'],
        ['logframe', 'odk', 'indicators'],
        ['books', 'report', 'vouchers'],
        ['odk', 'report', 'checked counts'],
        ['duties', 'manager', 'reminder'],
        ['manager', 'report', 'signs'],
        ['report', 'donor'],
        ['report', 'iati', 'activity file'],
      ],
      mark: {
        node: 'duties',
        before: 'Report deadlines',
        doubt: 'Donor’s auditor: reports came on time. Was consent asked?',
        answer: 'Prior approvals are duties too, with a named owner.',
      },
    }),
    faq: [
      {
        question: 'Which figures count, the auditor’s ledger or the tracker’s?',
        answer:
          'The ledger’s. Vouchers are read from it, none is written back, and each grant is tied out monthly. A voucher posted after sign-off shows as a difference in the next report.',
      },
      {
        question: 'May foreign grants pay for our head office?',
        answer:
          'Up to 20 % of the foreign contribution received in a year. Since January 2025 an unspent part may be carried into the following year, with a reason in Form FC-4. The limit belongs to the organisation, so the tracker adds up all foreign grants. Rule 5 lists what is administrative, and leaves out a school teacher’s salary in a welfare body; your accountant applies it.',
      },
      {
        question: 'Field workers collect children’s data on their own phones. What counts as consent?',
        answer:
          'Below eighteen a parent’s or lawful guardian’s, from an adult who can be identified (DPDP rule 10, from May 2027). The form records who agreed, in which language, which paper was shown. Aadhaar, caste and uncleared photographs stay out. Offline, finished forms are encrypted, and leave the phone once sent.',
      },
    ],
    chapters: {
      order: ['screen', 'integrations', 'capabilities', 'ownership'],
      rentOrBuild: [
        {
          way: 'Workbook and calendar',
          rightWhen: 'You have up to four grants, and one person knows them all.',
          price: 'Days at each report, and a gap when she is on leave.',
        },
        {
          way: 'Rented grantee software',
          rightWhen: 'It prints your donors’ formats, and tests a move against the clause.',
          price: 'A yearly fee; keys for shared costs may stay in a sheet.',
        },
        {
          way: 'CiviCRM, ODK, Salesforce',
          rightWhen: 'Donors and field forms are the trouble; try these first.',
          price: 'Licences free in part; hosting, updates and a person are yours after the grant.',
        },
        {
          way: 'Build',
          rightWhen: 'Donors share your staff, rent and results, each under other names.',
          price: 'A person for mappings, and 15 % of the price a year, our assumption.',
        },
      ],
      integrations: [
        {
          system: 'Accounting package',
          direction: 'in',
          trigger: 'Order or voucher entered, altered or cancelled',
          onFailure: 'Reports show the day of the last tie-out and cannot be signed.',
        },
        {
          system: 'ODK or KoBo server',
          direction: 'in',
          trigger: 'Form submitted and through its checks',
          onFailure: 'A late form counts on the day of the visit, and a signed period gets a note.',
        },
        {
          system: 'Volunteer Management',
          direction: 'in',
          trigger: 'Roster of a shift closed by its site lead',
          onFailure: 'An open roster is listed as missing; its hours are not estimated.',
        },
        {
          system: 'Reminders by e-mail',
          direction: 'out',
          trigger: 'A duty comes within its notice',
          onFailure: 'A bounced message goes to the deputy the same day.',
        },
      ],
      ownership: {
        dataIn:
          'A duty has its clause and page. Opening balances are taken from the last report that the donor accepted; a difference from the ledger is written down before anything is mapped.',
        dataOut:
          'Duties, mappings, moves with their consent letters and signed reports leave as spreadsheets and files, the evidence as forms with consent notes.',
      },
      rollout: [
        {
          name: 'Two agreements read',
          text: 'Duties get clause, day and owner; budget lines are set beside account heads, and indicators beside the forms that feed them.',
          weeks: [3, 4],
        },
        {
          name: 'Two grants live',
          text: 'Vouchers and counts flow in. Moves are tested, and a draft report is compared with the one made by hand.',
          weeks: [7, 9],
        },
        {
          name: 'A signed report',
          text: 'One real due date is met from the product.',
          weeks: [2, 3],
        },
        {
          name: 'The other grants',
          text: 'They follow by their next report date; foreign grants go together, as they share one set of books.',
          weeks: [3, 5],
        },
      ],
      releases: [
        {
          feature: 'Duties and prior approvals',
          when: 'first',
          reason: 'A few days of entry, and the costliest to overlook.',
        },
        {
          feature: 'Moves tested against the clause',
          when: 'first',
          reason: 'Invoices are booked daily; a check at report time is too late.',
        },
        {
          feature: 'Reports in two donors’ formats',
          when: 'first',
          reason: 'One format proves nothing about the mapping.',
        },
        {
          feature: 'Calls and proposals',
          when: 'later',
          reason: 'Until then the signed proposal is filed with its agreement.',
        },
      ],
      costDrivers: [
        {
          driver: 'Joint costs',
          why: 'Each shared salary or rent needs a key that several donors accept, and a voucher for each.',
          keepDown: 'Agree on two or three keys for all grants.',
          step: 1,
        },
        {
          driver: 'Report formats',
          why: 'A donor’s workbook brings formulas, locked cells and roundings.',
          keepDown: 'Begin with the reports that fall due soonest.',
          step: 2,
        },
      ],
      permissions: {
        actions: ['Enter duties', 'Propose a move', 'Approve a move', 'Sign a report', 'See people’s names'],
        roles: [
          { role: 'Grant manager', grants: ['yes', 'yes', 'no', 'yes', 'no'] },
          { role: 'Programme manager', grants: ['no', 'own', 'no', 'no', 'own'] },
          { role: 'Finance head', grants: ['no', 'no', 'yes', 'yes', 'no'] },
          { role: 'Monitoring officer', grants: ['no', 'no', 'no', 'no', 'own'] },
          { role: 'Auditor, donor’s visitor', grants: ['no', 'no', 'no', 'no', 'no'] },
        ],
      },
      dataModel: [
        { one: 'Agreement', verb: 'is changed by', many: 'any number of', of: 'Amendments' },
        { one: 'Agreement', verb: 'promises', many: 'one or more', of: 'Duties' },
        { one: 'Budget line', verb: 'gives or takes', many: 'any number of', of: 'Moves' },
        { one: 'Move', verb: 'rests on', many: 'none or one', of: 'Consent letter' },
        { one: 'Indicator', verb: 'is proved by', many: 'any number of', of: 'Submissions' },
      ],
      standards: [
        {
          id: 'dpdp-act',
          use: 'A field form asks for a name only where the indicator cannot be checked without it, and says until when it is kept.',
        },
      ],
    },
    related: [
      {
        page: 'solution/volunteer-management',
        reason: 'Who is cleared for which volunteer shift is kept in Volunteer Management, not here.',
      },
      {
        page: 'solution/fundraising',
        reason: 'Small gifts arrive daily, each with a receipt and hardly one with conditions.',
      },
      {
        page: 'services/compliance',
        reason: 'The donor asks how you protect the data, and wants proof.',
      },
      {
        page: 'services/data-warehousing',
        reason: 'The ledger and the programmes’ sheets disagree long before any report.',
      },
      {
        page: 'industries/grievance-redressal-systems',
        reason: 'People whom the grant serves complain, and must get an answer in time.',
      },
      { page: 'solution/engagement', reason: 'If the people you serve should be heard between two reports.' },
    ],
  },
});

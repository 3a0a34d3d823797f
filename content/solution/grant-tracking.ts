import { schematic, solutionPage } from '../catalogue/define';

export const grantTracking = solutionPage({
  slug: 'grant-tracking',
  label: 'Grant Tracking',
  title: 'Grant tracking that ties money to indicators',
  summary:
    'From call for proposals to close-out: conditions, budget lines, tranches, logframe, field evidence and donor reports on one grant record with dated duties.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'No condition in a grant agreement falls due unseen.',
    quickAnswer:
      'Clause 7.2: no more than ten per cent may move between budget lines without written consent. Somebody signed it; does the person who books the invoice know? The tracker makes every such promise a duty with a date and an owner, next to the money and the results that it concerns. Five grants in five formats are about where a spreadsheet gives up.',
    atAGlance: {
      fits: 'Non-profits with five or more grants, each with its own format and dates',
      notFor: 'One grant from one donor: use the donor’s template and a calendar',
      firstStep: {
        what: 'The drawing, then two live grants entered from their agreements',
        output: 'a donor report drafted from the system, its figures open to evidence',
        weeks: [10, 13],
      },
      charged: 'The drawing at a fixed price, then by sprint until the report comes out of it',
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
    capabilities: [
      {
        name: 'Calls and proposals',
        users: 'Grant writers, directors',
        text: 'Calls are kept with eligibility, deadline and a go or no-go note. Proposal texts, budgets and partner letters are versioned, so what was promised can be found when the money arrives a year later.',
        owns: 'Calls, proposals, go/no-go notes',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Agreement and duties',
        users: 'Grant manager',
        text: 'Clauses become duties: reports, audits, visibility, procurement limits, prior approvals. Amendments supersede by date and keep the earlier wording. A reminder goes to one named person; if nothing happens, it goes to the next.',
        owns: 'Agreements, amendments, duties',
        on: { part: 2, row: 0, corrected: true },
      },
      {
        name: 'Budget lines and burn',
        users: 'Finance, programme managers',
        text: 'The donor’s lines are mapped to your chart of accounts with shares for joint costs, whose key is written down. Commitments count before invoices do. Moving money between lines is checked against the agreement’s tolerance.',
        owns: 'Budgets, mappings, reallocations',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Tranches and fund separation',
        users: 'Finance, auditor',
        text: 'Instalments wait for their conditions and arrive in a fund that never mixes with others. FCRA money keeps its own books and administrative-cost limit, and cannot be passed on as a sub-grant, so that step is absent.',
        owns: 'Tranches, fund tags, statements',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Logframe and indicators',
        users: 'Monitoring officers',
        text: 'Goal, outcomes and outputs carry indicators with definition, unit, baseline, source and split by sex, age or district. One indicator may serve three donors through mapped names; results counted twice are flagged at the mapping.',
        owns: 'Logframes, indicators, targets',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Field evidence',
        users: 'Field staff, partners',
        text: 'ODK or KoBo forms written in XLSForm are filled offline and linked to an indicator. Consent and do-no-harm rules decide what is collected at all. Donors see counts and cleared photographs. They never see a list of people.',
        owns: 'Submissions, checks, consent notes',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Reports and publication',
        users: 'Grant manager, donors',
        text: 'Narrative, finance and results are assembled in the donor’s template with differences explained line by line. Sign-off freezes the figures. Where asked, activities are published as IATI 2.03 and datasets tagged with HXL.',
        owns: 'Reports, sign-offs, IATI files',
        on: { part: 2, row: 3 },
      },
    ],
    howItDiffers:
      'Fundraising deals with many gifts from individuals; this product deals with few agreements that carry conditions, and it reads vouchers from your accounting package without replacing it.',
    screen: {
      device: 'browser',
      heading: 'Grant G-14, November',
      parts: [
        {
          part: 'figures',
          items: [
            { label: 'Calls to answer', value: '2' },
            { label: 'Tranche 3, if reported', value: '₹2,50,000' },
          ],
        },
        {
          part: 'table',
          columns: ['Donor’s line', 'Budget', 'Booked', 'Left'],
          rows: [
            ['Staff', '6,00,000', '3,90,000', '2,10,000'],
            ['Training', '4,00,000', '2,60,000', '1,40,000'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Clause 7.2, consent', state: 'alert' },
            { label: '1.3: 180 of 240 trained', state: 'active' },
            { label: '166 forms checked', state: 'done' },
            { label: 'Half-year report', state: 'waiting' },
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
  },
});

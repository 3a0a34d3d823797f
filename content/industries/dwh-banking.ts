import { industryPage, schematic } from '../catalogue/define';

export const dwhBanking = industryPage({
  slug: 'dwh-banking',
  label: 'Banking Data Warehouse',
  title: 'Banking data warehouses tied to the ledger daily',
  summary:
    'A bank’s warehouse from end-of-day feeds to regulatory returns: ledger tie-out, loss history, lineage per reported cell and a named owner for each figure.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Risk, finance and the returns desk read figures that agree with the general ledger.',
    quickAnswer:
      'When three departments report three totals of advances, the fault is seldom in the reports. So the first table we build carries no report at all, only a daily tie-out of account balances against the general ledger by head, currency and branch. Risk, finance and the returns are served from there. Sponsor it from the CFO’s or the CRO’s office, since most of the questions it raises concern accounting.',
    atAGlance: {
      fits: 'Several source systems, one general ledger, and returns assembled in spreadsheets',
      notFor: 'With one core and a few reports, a reporting replica of that core is enough',
      firstStep: {
        what: 'One source loaded and tied out daily, the lineage of one return drawn',
        output: 'daily differences by ledger head, one return traced to its accounts',
        weeks: [6, 8],
      },
      charged: 'Fixed price up to the first tie-out, sprints for every further source',
      youBring:
        'End-of-day extracts, the chart of accounts, one filed return with its workings, a finance controller',
    },
    ask: {
      text: 'Put three departments’ totals of advances for one date on a page, rounded if you must. The widest gap tells us where tie-out starts.',
      button: 'Show us three totals',
    },
    notNeeded: {
      before: 'Where totals differ over what “overdue” means, a signed memo beats a',
      struck: 'data warehouse',
      after: '.',
    },
    capabilities: [
      {
        name: 'Daily load and ledger tie-out',
        users: 'Finance control, data operations',
        text: 'Core, card, treasury and loan extracts are loaded after the end-of-day batch and summed by ledger head, currency and branch. A difference above the agreed tolerance stops publication of that subject area; the others go out.',
        hardPart:
          'Back-dated entries change yesterday, so each figure needs its booking date, its value date and the time it became known.',
      },
      {
        name: 'Customer and exposure model',
        users: 'Credit risk, relationship managers',
        text: 'Borrowers, guarantors, groups and connected parties from several source systems are resolved into one exposure view. Each proposed match goes to a data steward, since a wrong merge moves a concentration limit.',
        hardPart:
          'Two spellings of one promoter hide a group exposure, while one shared address can invent a group that does not exist.',
      },
      {
        name: 'Provisioning history and ECL',
        users: 'Risk modellers, statutory auditors',
        text: 'Days past due, collateral values and stages are kept as reported on each date; a run reads that frozen snapshot. RBI brings expected credit loss on 1 April 2027 to commercial banks, though not small finance, payments, local area and regional rural banks.',
        hardPart:
          'Auditors ask to rerun a closed quarter; that fails where reference tables were overwritten in the meantime.',
      },
      {
        name: 'Regulatory returns with lineage',
        users: 'Regulatory reporting, compliance',
        text: 'Each reported cell points to its rule, its accounts and its approver, in the spirit of BCBS 239. Manual adjustments are records with a maker, a checker and an expiry date, never a typed-over total in a spreadsheet.',
        hardPart:
          'A return’s definition of “overdue” may differ from the credit department’s, and both definitions have to stay valid.',
      },
      {
        name: 'Access by branch and purpose',
        users: 'Data protection officer, analysts',
        text: 'Column masking and row rules follow branch, product and purpose. Every query is logged. Analysts work on pseudonymised sets, and seeing the person behind a row takes a stated reason and a second pair of eyes.',
        hardPart:
          'Small cells re-identify people: the only gold-loan customer above a limit in one village needs no name.',
      },
    ],
    schematic: schematic({
      caption:
        'A subject area is published only when its balances meet the general ledger within tolerance, so departments argue about dates and not totals.',
      lanes: {
        'End of day': {
          accounts: ['outside', 'Core EOD extract'],
          cards: ['outside', 'Card and treasury'],
          gl: ['outside', 'General ledger'],
        },
        'Load and check': { landing: ['store', 'Landing area'], tieOut: 'Ledger tie-out' },
        Warehouse: { exposure: ['store', 'Exposure history'] },
        Use: { ecl: 'ECL snapshot run', returns: ['document', 'Regulatory returns'] },
        'Answers for it': { cfo: ['person', 'Finance controller'] },
      },
      flows: [
        ['accounts', 'landing', 'balances'],
        ['cards', 'landing', 'positions'],
        ['landing', 'tieOut'],
        ['gl', 'tieOut', 'ledger heads'],
        ['tieOut', 'exposure', 'reconciled day'],
        ['exposure', 'ecl', 'frozen date'],
        ['exposure', 'returns', 'cell lineage'],
        ['returns', 'cfo', 'sign-off'],
      ],
      mark: {
        node: 'exposure',
        before: 'Current exposures',
        doubt: 'Risk modeller: how do I rerun the closed quarter?',
        answer: 'Each date is kept as it was reported.',
      },
    }),
    route: {
      name: 'Term loans, head 1325',
      about: '30 Sep 2026, in ₹ crore',
      stations: [
        {
          at: 'accounts',
          value: '812 at the day end',
          fields: [
            { label: 'Extracted', value: '30 Sep 2026, 23:40' },
            { label: 'Holds', value: 'Entries made to 30 Sep 2026' },
          ],
          onward: 'balances',
        },
        {
          at: 'landing',
          value: '2 entries later',
          fields: [
            { label: 'Made 6 Oct 2026', value: '+4, booked and valued 30 Sep' },
            { label: 'Why', value: 'Loan moved from cash credit' },
            { label: 'Made 9 Oct 2026', value: '−3, booked 9 Oct, value 28 Sep' },
            { label: 'Why then', value: 'Repayment, out of suspense' },
          ],
          onward: 'with three dates',
        },
        {
          at: 'tieOut',
          value: '0 difference',
          fields: [{ label: 'September shut', value: '7 Oct 2026, finance' }],
          sum: {
            rows: [
              ['Extract of 30 Sep', '812'],
              ['Booked to September later', '4'],
              ['General ledger', '−816'],
            ],
            total: ['Difference', '0'],
          },
          mark: {
            struck: '−4',
            note: 'September was open for another week: load it again.',
          },
          onward: 'reconciled day',
        },
        {
          at: 'exposure',
          value: 'Three totals kept',
          fields: [
            { label: 'By date made', value: '812, proves the load' },
            { label: 'By booking date', value: '816, ties with the ledger' },
            { label: 'By value date', value: '813, bears interest' },
          ],
          onward: 'cell lineage',
        },
        {
          at: 'returns',
          value: '816 filed',
          fields: [
            { label: 'Signed', value: '8 Oct 2026, finance controller' },
            { label: 'Cell', value: 'Term loans, gross' },
            { label: 'Date read', value: 'Booking date, to 30 Sep' },
          ],
          onward: 'sign-off',
        },
        {
          at: 'cfo',
          value: '816 again',
          fields: [
            { label: 'Rerun', value: '4 Nov 2026, for the auditor' },
            { label: 'Date read', value: 'Booking date, to 30 Sep' },
            { label: 'Listed beside it', value: '−3 of 9 Oct, valued 28 Sep' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Three totals of one head, and each is right',
      paragraphs: [
        'On 4 November the auditor wants term loans as at 30 September again. IT finds 812, finance 816, credit risk 813, all in ₹ crore. They disagree about which date of an entry counts: the day it was made, the day it was booked to, or the day from which it bears interest.',
        'Two entries make the whole difference. A loan of 4 had stood under cash credit by mistake; it was moved on 6 October, booked to September while that month was still open. A repayment of 3 had lain in suspense since 28 September; it reached the loan on 9 October, valued 28 September, but September was shut on the 7th.',
        'Credit risk would file 813, since the borrower did owe less. The general ledger keeps booking dates only, so that total will differ from it by 3 at each rerun, and a tolerance wide enough to pass 3 hides the next error of 3. The return’s gross figure reads booking dates, and at the rerun the repayment is listed beside it; opening September again would mean a second return. Interest and days past due must read value dates, since he paid on the 28th. At 7.3 % on ₹3,00,00,000, the 11 days would cost him 11 × 6,000 = ₹66,000 that he does not owe.',
      ],
    },
  },
});

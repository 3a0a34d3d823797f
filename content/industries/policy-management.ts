import { industryPage, schematic } from '../catalogue/define';

export const policyManagement = industryPage({
  slug: 'policy-management',
  label: 'Policy Administration',
  title: 'Policy administration that can rate the past',
  summary:
    'Policy systems that version terms, endorsements and premiums by effective date, feed reinsurance and IFRS 17, and let an old book move in tested tranches.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Any policy can be shown as it stood on the day of a loss, with the premium, wording and reinsurance that applied then.',
    quickAnswer:
      'Which cover was in force at 14:20 on a given Tuesday? A policy system earns its keep by answering that. Insurers, captives and managing agents come to this subject with a mainframe book, a product backlog or a bordereau process in spreadsheets. We begin with one product’s wording turned into configuration and its endorsement arithmetic agreed with the actuary, planned at four to six weeks.',
    capabilities: [
      {
        name: 'Product and wording configuration',
        users: 'Product managers, actuaries',
        text: 'Covers, limits, excesses, rates and clauses are dated versions, composed into a product that business staff can read and compare. Rare one-off terms stay as free text with an underwriter’s sign-off, since modelling them costs more than they earn.',
        hardPart:
          'Total configurability turns into a programming language without tests; we set a boundary and keep formulae in reviewed code.',
      },
      {
        name: 'Endorsements and cancellations',
        users: 'Policy servicing, brokers',
        text: 'A mid-term change computes pro rata or short-period premium, tax and commission from its effective date and reissues the schedule. Back-dated and out-of-sequence changes replay the later ones in order and show the difference.',
        hardPart:
          'An endorsement dated before a reported loss needs a warning and a senior approval, not a silent acceptance.',
      },
      {
        name: 'Renewal and lapse',
        users: 'Renewal teams, agents',
        text: 'The renewal run prices the book ahead of expiry, applies claims experience and no-claim bonus, and sorts cases into automatic, review and decline. Grace periods and reinstatement follow the product version under which each policy was sold.',
        hardPart:
          'Health policyholders must not lose waiting-period credit through a late payment that falls inside the grace period.',
      },
      {
        name: 'Bordereaux and reinsurance cession',
        users: 'Reinsurance accounts, delegated authorities',
        text: 'Risks written by coverholders arrive as bordereaux, in ACORD form or spreadsheets, are validated line by line and go back with queries. Treaty shares, surplus lines and facultative slips attach to each risk, so that ceded premium follows every endorsement.',
        hardPart:
          'The treaty year follows inception for one treaty and loss date for another, on the same policy.',
      },
      {
        name: 'Accounting and in-force migration',
        users: 'Finance, IFRS 17 team',
        text: 'Premium, commission and cash flows carry the portfolio and annual cohort that IFRS 17 groups by. A legacy book moves at renewal where terms are one year; long-term life business needs conversion in reconciled tranches.',
        hardPart:
          'Converted policies must reproduce the old premium to the paisa, or rounding noise across the book hides the real errors.',
      },
    ],
    schematic: schematic({
      caption:
        'Every endorsement makes a new dated version of the policy, from which claims, reinsurance and accounts each read their own day.',
      lanes: {
        Request: { broker: ['person', 'Broker'], coverholder: ['document', 'Risk bordereau'] },
        Administer: { endorse: 'Endorsement engine', product: ['store', 'Product versions'] },
        Book: { policy: ['store', 'Policy versions'] },
        Readers: {
          lossDate: 'Cover on loss date',
          cession: 'Treaty cession',
          cohort: 'IFRS 17 cohort feed',
        },
        Outside: { reinsurer: ['outside', 'Reinsurer'] },
      },
      flows: [
        ['broker', 'endorse', 'mid-term change'],
        ['coverholder', 'endorse', 'validated lines'],
        ['product', 'endorse', 'terms as sold'],
        ['endorse', 'policy', 'new version'],
        ['policy', 'lossDate'],
        ['policy', 'cession', 'ceded share'],
        ['policy', 'cohort', 'premium, cash flow'],
        ['cession', 'reinsurer', 'treaty account'],
      ],
    }),
  },
});

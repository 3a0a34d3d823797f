import { industryPage, schematic } from '../catalogue/define';

export const policyManagement = industryPage({
  slug: 'policy-management',
  label: 'Policy Administration',
  title: 'Policy administration that can rate the past',
  summary:
    'Policy systems that version terms, endorsements and premiums by effective date, feed reinsurance and IFRS 17, and let an old book move in tested tranches.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Any policy, shown as it stood on the day of the loss.',
    quickAnswer:
      'Which cover was in force at 14:20 on a given Tuesday? A policy system earns its keep by answering that after nine endorsements, two of them back-dated. It suits insurers, captives and managing agents with a mainframe book, a queue of products waiting for IT, or bordereaux in spreadsheets. Settle the endorsement arithmetic before the screens: pro rata and short-period premium, agreed with the actuary to the paisa.',
    atAGlance: {
      fits: 'Insurers, captives and managing agents whose endorsements and renewals outgrew a mainframe or spreadsheets',
      notFor: 'A broker without underwriting authority: take an agency management system',
      firstStep: {
        what: 'One product’s wording set up as configuration',
        output: 'a drawing of policy versions and the endorsement premiums your actuary has agreed',
        weeks: [4, 6],
      },
      charged: 'Product by product: the first at a fixed price, the next once its wording is read',
      youBring: 'Filed wording and rate tables, fifty past endorsements, afternoons of an actuary',
    },
    ask: {
      text: 'Take a back-dated endorsement that was argued about: dates, sums insured, premium scale. Our arithmetic comes back beside yours.',
      button: 'Show us one endorsement',
    },
    notNeeded: {
      before: 'Do not model ten one-off wordings a year in',
      struck: 'policy software',
      after: '. Sign and file them.',
    },
    capabilities: [
      {
        name: 'Product and wording configuration',
        users: 'Product managers, actuaries',
        text: 'Covers, limits, excesses, rates and clauses are dated versions, composed into a product that business staff can read and compare. What about the one-off term? It stays free text with an underwriter’s sign-off, since modelling it costs more than it earns.',
        hardPart:
          'Total configurability turns into a programming language without tests; we set a boundary and keep formulae in reviewed code.',
      },
      {
        name: 'Endorsements and cancellations',
        users: 'Policy servicing, brokers',
        text: 'Change a sum insured from last month, and three later endorsements must be replayed in order. The engine does it: premium pro rata or by the short-period scale, tax, commission, a reissued schedule, and the difference shown.',
        hardPart:
          'An endorsement dated before a reported loss needs a warning and a senior approval, not a silent acceptance.',
      },
      {
        name: 'Renewal and lapse',
        users: 'Renewal teams, agents',
        text: 'The renewal run prices the book ahead of expiry. Claims experience and no-claim bonus go in. Each case comes out as automatic, review or decline. Grace periods and reinstatement follow the product version under which the policy was sold.',
        hardPart:
          'Health policyholders must not lose waiting-period credit through a late payment that falls inside the grace period.',
      },
      {
        name: 'Bordereaux and reinsurance cession',
        users: 'Reinsurance accounts, delegated authorities',
        text: 'Risks written by coverholders arrive as bordereaux, in ACORD form or spreadsheets, are validated line by line and go back with queries. Treaty shares, surplus lines and facultative slips attach to each risk, so that ceded premium follows every endorsement.',
        hardPart:
          'One treaty attaches by inception and the next by loss date, so a single policy sits in two treaty years.',
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
      mark: {
        node: 'cession',
        before: 'Cession at inception',
        doubt: 'Reinsurer: the sum doubled in May; did our premium?',
        answer: 'Each policy version is ceded again, with its share.',
      },
    }),
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const policyManagement = industryPage({
  slug: 'policy-management',
  label: 'Policy Administration',
  title: 'Policy administration with a date on every version',
  summary:
    'Policy systems for Indian insurers: terms, endorsements and premiums versioned by effective date, reinsurance and Ind AS 117 fed, an old book moved in tranches.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Any policy can be shown as it was on the day of the loss.',
    quickAnswer:
      'A claim asks which cover was in force at the hour of the loss. After nine endorsements, two of them back-dated, the answer has to come from dated versions of the policy and not from somebody’s memory. We build for Indian insurers whose book sits on a mainframe, whose products queue for IT, or whose group declarations come in spreadsheets. The endorsement arithmetic is settled before the screens, to the paisa, with the actuary.',
    atAGlance: {
      fits: 'Insurers in India whose endorsements and renewals have outgrown a mainframe or spreadsheets',
      notFor: 'A broker or corporate agent issues no policies and is better off with a broking package',
      firstStep: {
        what: 'Policy versions drawn, and one product’s wording configured until it rates',
        output: 'a drawing of policy versions, and endorsement premiums that your actuary has agreed',
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
        text: 'Covers, limits, deductibles, rates and clauses are dated versions, composed into a product that business staff can read and compare. A one-off term remains free text with an underwriter’s sign-off, since modelling it costs more than it earns.',
        hardPart:
          'Total configurability turns into a programming language without tests; we set a boundary and keep formulae in reviewed code.',
      },
      {
        name: 'Endorsements and cancellations',
        users: 'Policy servicing, brokers',
        text: 'If a sum insured changes from last month, three later endorsements may have to be replayed in order. The engine recomputes premium, pro rata or by the short-period scale of the wording, with tax and commission, reissues the schedule and shows the difference.',
        hardPart:
          'An endorsement dated before a reported loss needs a warning and a senior approval, not a silent acceptance.',
      },
      {
        name: 'Renewal and lapse',
        users: 'Renewal teams, agents',
        text: 'The renewal run prices the book ahead of expiry from claims experience and no-claim bonus, and sorts it into automatic cases and cases for review. A health renewal is not refused for past claims. Grace periods and reinstatement follow the product version under which the policy was sold.',
        hardPart:
          'Health policyholders must not lose waiting-period credit through a late payment that falls inside the grace period.',
      },
      {
        name: 'Group declarations and reinsurance cession',
        users: 'Group servicing, reinsurance accounts',
        text: 'Monthly member lists of group policies are validated line by line and go back to the master policyholder with queries. The obligatory cession to GIC Re, treaty shares and facultative slips attach to each risk, so that ceded premium follows every endorsement.',
        hardPart:
          'One treaty attaches by inception and the next by loss date, so a single policy sits in two treaty years.',
      },
      {
        name: 'Accounting and in-force migration',
        users: 'Finance, actuarial team',
        text: 'Premium, commission and cash flows carry the portfolio, annual cohort and profitability group by which Ind AS 117, India’s text of IFRS 17, groups contracts. A legacy book moves at renewal where terms are one year; long-term life business needs conversion in reconciled tranches.',
        hardPart:
          'Converted policies must reproduce the old premium to the paisa, or rounding noise across the book hides the real errors.',
      },
    ],
    schematic: schematic({
      caption:
        'Every endorsement makes a new dated version of the policy, from which claims, reinsurance and accounts each read their own day.',
      lanes: {
        Request: { broker: ['person', 'Broker'], coverholder: ['document', 'Group member list'] },
        Administer: { endorse: 'Endorsement engine', product: ['store', 'Product versions'] },
        Book: { policy: ['store', 'Policy versions'] },
        Readers: {
          lossDate: 'Cover on loss date',
          cession: 'Treaty cession',
          cohort: 'Ind AS 117 cohorts',
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
        ['lossDate', 'cession', 'loss'],
        ['policy', 'cohort', 'premium, cash flow'],
        ['cession', 'reinsurer', 'treaty account'],
      ],
      mark: {
        node: 'cession',
        before: 'Cession at inception',
        doubt: 'Reinsurer: the sum rose in August; did our premium?',
        answer: 'Each policy version is ceded again, with its share.',
      },
    }),
    route: {
      name: 'Policy FS-26-51873',
      about: 'stock of a godown, fire',
      stations: [
        {
          at: 'broker',
          value: '2 endorsements',
          fields: [
            { label: 'Sum at inception', value: '40 lakh, from 1 Apr 2026' },
            { label: 'E1, 10 Jul 2026', value: '+25 % from 1 Oct 2026' },
            { label: 'E2, 12 Aug 2026', value: '+20 lakh from 12 Aug 2026' },
          ],
          onward: 'mid-term change',
        },
        {
          at: 'endorse',
          value: '75 lakh from 1 Oct',
          fields: [{ label: 'Replayed', value: '12 Aug 2026, both orders shown' }],
          sum: {
            rows: [
              ['At inception', '40'],
              ['E2, from 12 Aug', '20'],
              ['E1, 25 % of 60', '15'],
            ],
            total: ['Sum insured, lakh', '75'],
          },
          onward: 'new version',
        },
        {
          at: 'policy',
          value: 'Version 3',
          fields: [
            { label: 'To 11 Aug 2026', value: '40 lakh' },
            { label: 'To 30 Sep 2026', value: '60 lakh' },
            { label: 'From 1 Oct 2026', value: '75 lakh' },
            { label: 'Paid for E1', value: '₹910 more, on 12 Aug 2026' },
          ],
          mark: {
            struck: '70 lakh',
            note: 'A quarter of 60, no longer of 40.',
          },
          onward: 'version of the day',
        },
        {
          at: 'lossDate',
          value: '17 lakh in full',
          fields: [
            { label: 'Loss', value: '20 Oct 2026, 17 lakh' },
            { label: 'Stock at risk', value: '85 lakh, by the surveyor' },
            { label: 'Under-insured', value: '10 of 85, less than 15 %' },
          ],
          onward: 'loss',
        },
        {
          at: 'cession',
          value: '₹68,000, less excess',
          fields: [
            { label: 'Obligatory', value: '4 % to GIC Re, 2026-27' },
            { label: 'Sum ceded', value: '3 lakh from 1 Oct 2026' },
            { label: 'Falls due', value: '4 % of what is paid' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Signed second, in force first',
      paragraphs: [
        'In July the insured buys a quarter more cover for the festive stock, from 1 October. In August he takes on a second brand, 20 lakh more in the same godown from that day. That makes endorsements E1 and E2, and E2 takes effect before E1.',
        'The servicing clerk adds them up as signed: 40, 50, 70 lakh, and points out that E1 was paid as 10 lakh. The broker reads his own letter, which says 25 %, and on 1 October a quarter of 60 is 15. Either reading is honest. So the engine stores what was asked for and not the total it came to, replays E1 on the day E2 is signed, and puts both results before broker and underwriter while there is no loss. They settle on 75. At ₹1 a day for each lakh, 5 lakh over 182 days cost ₹910 before GST, paid on 12 August.',
        'After the fire of 20 October the surveyor finds 85 lakh at risk. At 75 the shortfall is within the 15 % that this wording forgives, and the loss of 17 lakh is paid in full, before the excess. At 70 it is outside, average applies, and 17 × 70 / 85 leaves 14 lakh. A system that stored E1 as “to 50 lakh” falls back to 50 on 1 October and pays 10.',
      ],
    },
  },
});

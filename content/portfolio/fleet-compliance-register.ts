import type { PortfolioItem } from './schema';

export const fleetComplianceRegister: PortfolioItem = {
  slug: 'fleet-compliance-register',
  label: 'Fleet compliance register',
  title: 'Vehicle papers checked before the lorry is released',
  summary:
    'Permits, fitness, insurance and driver licences in one register that warns early and refuses to release a lorry whose papers lapse on the way.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Road haulage',
    product: 'Compliance register',
    users: 'Fleet office, dispatchers, drivers, RTO agents',
    platform: 'Web and installable web app',
    team: 'Business analyst, web engineers, tester',
    plannedEffort: 'Planning range: 9 to 12 weeks',
    stack: 'TypeScript, Next.js, PostgreSQL, object storage, scheduled jobs',
  },
  screen: {
    device: 'browser',
    heading: 'Papers due, 30 days',
    parts: [
      {
        part: 'table',
        columns: ['Vehicle', 'Paper', 'Ends'],
        rows: [
          ['MH-T 118', 'Fitness', '04 Dec'],
          ['MH-T 122', 'PUC', '06 Dec'],
          ['MH-T 131', 'National permit', '11 Dec'],
          ['MH-T 140', 'Insurance', '19 Dec'],
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'Trip 3082: blocked', state: 'alert' },
          { label: 'Agent has the file', state: 'active' },
          { label: 'Receipt uploaded', state: 'done' },
        ],
      },
      {
        part: 'chart',
        style: 'bars',
        label: 'Due by month, one year',
        points: [24, 30, 22, 45, 18, 26, 15, 34, 60, 28, 20, 25],
      },
    ],
  },
  startingPoint:
    'Each lorry owns a plastic folder: registration, fitness certificate, insurance, pollution certificate, permits, tax receipts. Copies ride in the cab and dates sit in a spreadsheet that one person keeps. A lorry can leave with valid papers and be stopped four days later in another state with an expired one. This register is small on purpose: it warns, and it refuses a release.',
  constraints: [
    'Certificates come on paper or as a PDF from a state portal; the plan assumes no interface to VAHAN, the national vehicle register.',
    'A lorry on the road cannot be recalled, so the check belongs before the release.',
    'Rules differ between states and vehicle classes and change by notification, so office staff maintain them.',
  ],
  delivers: [
    {
      name: 'Paper types with rules',
      text: 'Every paper would have an owner, a lead time for renewal and a rule on what its absence blocks. Rules vary by state and vehicle class, so they are data.',
    },
    {
      name: 'Release check',
      text: 'Before a trip is confirmed, the register would compare every end date with the planned return plus a margin. An override needs a manager’s name and a reason.',
    },
    {
      name: 'Renewal work list',
      text: 'Due papers would become tasks with fee, RTO agent and expected day. A fee receipt is not yet a certificate, so each has a state and a date of its own.',
    },
    {
      name: 'Cab copy',
      text: 'Drivers would open the papers on a phone without a connection. At a check only originals, DigiLocker and mParivahan count, so the app also says where each original is.',
    },
  ],
  decision: {
    question: 'Where do the end dates come from?',
    chosen: 'A person reads the certificate, a second person confirms it, and the image stays attached.',
    why: 'VAHAN can lag behind a fresh certificate, and text recognition misreads the faded dates first. Two readings are slow, but a fleet of this size renews a handful of papers a week. Where the haulier has lawful access to a register, its answer is shown as a third opinion.',
    rejected: [
      {
        option: 'Text recognition alone',
        why: 'One wrong digit in the year would silence the warning for twelve months.',
      },
      {
        option: 'Official register as only source',
        why: 'Some permits and hired vehicles do not appear in it on the day they are needed.',
      },
    ],
  },
  measures: [
    {
      metric: 'Trips released with a lapse ahead',
      how: 'Releases where any paper ends before the planned return, with and without override.',
      baseline: 'Last quarter’s trips compared with the dates in the spreadsheet.',
    },
    {
      metric: 'Renewals begun in time',
      how: 'Renewals applied for within their lead time, divided by all papers that fell due.',
      baseline: 'Receipts of the past year, by date of application.',
    },
  ],
  illustrates: [
    'solution/fleet-management',
    'industries/fleet-management',
    'solution/document-management',
    'services/pwa',
  ],
};

import type { PortfolioItem } from './schema';

export const batchToApiRewrite: PortfolioItem = {
  slug: 'batch-to-api-rewrite',
  label: 'Legacy batch to API rewrite',
  title: 'Turning a nightly banking batch into an API, in slices',
  summary:
    'A standing-instruction batch is replaced slice by slice: its behaviour recorded first, old and new run side by side, each difference explained.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Co-operative and regional banking',
    product: 'Replacement of an end-of-day batch',
    users: 'Operations staff, channel teams, internal audit',
    platform: 'Services beside the core, operator console',
    team: 'Legacy analyst, backend engineers, test engineer, operations lead',
    plannedEffort: 'Planning range: 24 to 32 weeks, two quarter-ends in parallel',
    stack: 'Java, PostgreSQL, change data capture, OpenAPI 3.1, characterisation tests',
  },
  screen: {
    device: 'terminal',
    heading: 'Parallel run, night 23',
    parts: [
      {
        part: 'log',
        lines: [
          ['21:04', 'old job', '8,412 read'],
          ['21:04', 'new svc', '8,412 read'],
          ['21:19', 'compare', '3 differ'],
          ['21:19', 'R-12', '2 by rounding'],
          ['21:20', 'open', 'account 0417'],
        ],
      },
      {
        part: 'figures',
        items: [
          { label: 'Explained', value: '2' },
          { label: 'Open', value: '1' },
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'Slice 1: monthly rent', state: 'done' },
          { label: 'Slice 2: deposits', state: 'active' },
          { label: 'Slice 3: loans', state: 'waiting' },
        ],
      },
    ],
  },
  startingPoint:
    'Every evening a chain of COBOL programs reads standing instructions, moves money and prints exceptions. Mobile and branch channels learn the outcome next morning. The two people who understand the chain plan to retire, its documentation describes a system of twenty years ago, and the bank’s channels need an answer within seconds. Stopping the batch for a rewrite is out of the question.',
  constraints: [
    'The nightly batch may not stop, and only its two keepers change its programs.',
    'Core tables are read through change data capture; nothing new writes to them directly.',
    'Quarter-end weeks are closed to any change-over, which leaves about nine usable weeks a quarter.',
  ],
  delivers: [
    {
      name: 'A record of what it does',
      text: 'Inputs and outputs of real nights, masked, would become characterisation tests. Odd behaviour is listed and the bank decides which oddities are rules and which are bugs.',
    },
    {
      name: 'Facade over old and new',
      text: 'Channels would call one API from the first month. Behind it a routing table sends each instruction type to the batch queue or to the new service.',
    },
    {
      name: 'Slices of the service',
      text: 'Instruction types would move one at a time, simplest first. The service posts through the core’s own transaction interface, under a key that stops a repeated request from debiting an account twice.',
    },
    {
      name: 'Comparison run',
      text: 'For each slice the service would compute without posting while the batch stays in charge. Differences are sorted by cause, and a slice changes over after an agreed number of clean nights.',
    },
  ],
  decision: {
    question: 'Translate the COBOL or rebuild from observed behaviour?',
    chosen: 'Rebuild in slices, with the old output as the judge.',
    why: 'Translated code keeps the batch’s shape, and the shape is the trouble: whole files, no single transaction. Rebuilding from behaviour takes longer, and somebody has to find the rounding rules that were never written down. In return, one row of the routing table switches a slice back.',
    rejected: [
      {
        option: 'Automated translation',
        why: 'Quickest way off the old compiler, and it yields the same nightly job in a newer language.',
      },
      {
        option: 'One change-over weekend',
        why: 'A single test of everything, with a way back that closes on Monday morning.',
      },
      {
        option: 'API that only reads the batch result',
        why: 'It would serve as the facade of the first month, but channels would still wait until morning.',
      },
    ],
  },
  measures: [
    {
      metric: 'Unexplained differences per night',
      how: 'Differences between old and new without an agreed cause, counted per slice.',
      baseline: 'The first night of the parallel run, before any rule is corrected.',
    },
    {
      metric: 'Time until a channel knows',
      how: 'Seconds from instruction to a final answer at the channel, slowest twentieth.',
      baseline: 'At present it is the next morning, from the batch log.',
    },
  ],
  illustrates: [
    'services/legacy-reengineering',
    'services/api-integration',
    'services/automated-testing',
    'industries/core-banking-software',
  ],
};

import { schematic, servicePage } from '../catalogue/define';

export const cloudManagement = servicePage({
  slug: 'cloud-management',
  label: 'Cloud Management',
  title: 'Cloud management: accounts, guardrails and the bill',
  summary:
    'Account vending, patching, guardrails and FinOps for a cloud in use: each line of the invoice has an owner, a tag and a unit of business beside it.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Every account, exception and invoice line has a named owner.',
    quickAnswer:
      'Take last month’s invoice and ask of each line whose it is; what nobody claims is where we begin, be it a disk left from a test, an unpatched machine or a sandbox with production data. For IT and finance heads whose cloud grew team by team, we then keep accounts orderly, machines patched and the bill explained, month after month, with the unallocated part shown as such.',
    atAGlance: {
      fits: 'Clouds used by several teams, with a bill that finance cannot explain',
      notFor: 'A small bill and one team: set a budget alarm and spend an afternoon tidying',
      firstStep: {
        what: 'Last month’s bill allocated to owners',
        output: 'the unallocated rest, and findings in order of risk and saving',
        weeks: [3, 3],
      },
      charged: 'A monthly retainer after one fixed-price allocation, never a share of savings',
      youBring:
        'Billing exports, read-only roles in all accounts, your cost centres, a colleague from finance',
    },
    ask: {
      text: 'Quote the largest line of last month’s invoice that has no owner. The reply tells you where to look for one.',
      button: 'Quote an ownerless bill line',
    },
    notNeeded: {
      before: 'Where one flat fee covers hosting and patches, pay it and leave',
      struck: 'cloud management',
      after: 'alone.',
    },
    capabilities: [
      {
        name: 'Account vending with defaults',
        text: 'A team requests an account and receives one with network, log export, budget alarm and roles already set, or a sandbox that expires. Separate accounts multiply the small fixed charges, which is the price of seeing cost and blast radius plainly.',
      },
      {
        name: 'A tag policy that holds',
        text: 'Four mandatory tags, owner, service, environment and cost centre, are enforced at creation, and what cannot carry a tag is allocated by rule. Ask for fifteen and people fill in “misc”. Loaded in the FOCUS format, the bills of two providers read alike.',
      },
      {
        name: 'Unit cost instead of totals',
        text: 'Finance and engineering agree on a unit, such as cost per order or per active tenant, and version its definition, or each quarter is spent on arithmetic. A bill that rises with orders may be healthy; a flat bill over falling use is not.',
      },
      {
        name: 'Commitments bought in layers',
        text: 'Savings plans and reservations cover the steady base, in staggered terms, once idle and oversized resources are gone; commit before that and you pay for the waste over one or three years. We propose, you sign. Coverage is reviewed monthly.',
      },
      {
        name: 'Patch, posture and exceptions',
        text: 'Images are rebuilt on a schedule. Posture is checked daily against CIS Benchmarks. An open finding gets a fix date or a signed exception that ends. Twice a year a Well-Architected review looks at what scanners miss, such as quotas and single zones.',
      },
      {
        name: 'What we will not chase',
        text: 'Moving between providers for list-price differences seldom repays the engineering and egress. We leave that alone. Nor do we take a share of savings as our fee, since it would reward leaving waste to be found.',
      },
    ],
    schematic: schematic({
      caption:
        'Accounts are born with tags and limits, billing data meets a business unit count, and owners act on it each week.',
      lanes: {
        Teams: { team: ['person', 'Workload owner'], vending: 'Account vending' },
        Provider: { accounts: ['outside', 'Cloud accounts'], billing: ['outside', 'Billing export'] },
        Control: { posture: 'CIS posture checks', focus: ['store', 'FOCUS cost table'] },
        Business: { units: ['store', 'Order and tenant counts'], unitCost: ['document', 'Unit cost sheet'] },
        Decision: { review: ['person', 'Weekly FinOps review'] },
      },
      flows: [
        ['team', 'vending', 'request'],
        ['vending', 'accounts', 'tags, budget'],
        ['accounts', 'posture', 'configuration'],
        ['billing', 'focus', 'daily'],
        ['focus', 'unitCost', 'allocated'],
        ['units', 'unitCost', 'divide by'],
        ['unitCost', 'review'],
        ['posture', 'review', 'open exceptions'],
      ],
      mark: {
        node: 'unitCost',
        before: 'Cloud bill total',
        doubt: 'Sales head: orders doubled; may the bill rise too?',
        answer: 'Judge it per order; the unit is agreed beforehand.',
      },
    }),
  },
});

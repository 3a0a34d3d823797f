import { schematic, servicePage } from '../catalogue/define';

export const cloudManagement = servicePage({
  slug: 'cloud-management',
  label: 'Cloud Management',
  title: 'Cloud management: accounts, guardrails and the bill',
  summary:
    'New accounts, patches, guardrails and the bill of a cloud in use: each line of the invoice has an owner, a tag and a unit of business beside it.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Every account, exception and invoice line has a named owner.',
    quickAnswer:
      'Somewhere in last month’s cloud invoice are lines that no one claims: a disk left from a test, an unpatched machine, a sandbox with production data. We begin with those. For IT and finance heads whose cloud grew team by team, we then keep accounts orderly, machines patched and the bill explained, month after month, and show openly the part that we could not allocate.',
    atAGlance: {
      fits: 'Clouds used by several teams, with a bill that finance cannot explain',
      notFor: 'One team with a small bill needs a budget alarm and an afternoon of tidying',
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
        name: 'New accounts with sound defaults',
        text: 'A team requests an account and receives one with network, log export, budget alarm and roles already set, or a sandbox that expires. Separate accounts multiply the small fixed charges; in return you see what each team costs, and a fault in one stays there.',
      },
      {
        name: 'A tag policy that holds',
        text: 'Four mandatory tags, owner, service, environment and cost centre, are enforced at creation, and what cannot carry a tag is allocated by rule. Ask for fifteen and people fill in “misc”. FOCUS, a common layout for cloud bills, lets two providers’ invoices be read alike.',
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
        name: 'Patches, settings and exceptions',
        text: 'Images are rebuilt on a schedule, and settings are compared daily with the CIS Benchmarks. An open finding gets a fix date or a signed exception that ends. Twice a year a Well-Architected review looks at what scanners miss, such as quotas and single zones.',
      },
      {
        name: 'What we will not chase',
        text: 'Moving between providers because of their list prices seldom repays the engineering and the data-transfer fees, so we leave that alone. Nor do we take a share of savings as our fee, since it would reward leaving waste to be found.',
      },
    ],
    schematic: schematic({
      caption:
        'Every account starts with tags and limits, so its cost can be divided by orders or another unit of your business.',
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

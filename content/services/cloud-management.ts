import { schematic, servicePage } from '../catalogue/define';

export const cloudManagement = servicePage({
  slug: 'cloud-management',
  label: 'Cloud Management',
  title: 'Cloud management: accounts, guardrails and the bill',
  summary:
    'Account vending, patching, guardrails and FinOps for a cloud in use: each line of the invoice has an owner, a tag and a unit of business beside it.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Every account, exception and invoice line has a named owner, and waste is found by a weekly habit before the finance department asks.',
    quickAnswer:
      'Once workloads run in a public cloud, somebody must keep accounts orderly, machines patched and the invoice explained. We do this month by month for IT and finance heads whose cloud grew team by team. Our first output takes about three weeks to prepare: an allocation of last month’s bill to owners, the unallocated rest shown openly, and a first list of findings in order of risk and saving.',
    capabilities: [
      {
        name: 'Account vending with defaults',
        text: 'A team requests an account and receives one with network, log export, budget alarm and roles already set. Sandboxes expire. Separate accounts multiply the small fixed charges, yet they make cost, blame and blast radius plain, so we usually accept them.',
      },
      {
        name: 'A tag policy that holds',
        text: 'Four mandatory tags, owner, service, environment and cost centre, are enforced at creation; resources that cannot carry tags are allocated by rule. A policy with fifteen tags is filled with “misc”. Billing exports are loaded in the FOCUS format, so two providers read alike.',
      },
      {
        name: 'Unit cost instead of totals',
        text: 'Finance and engineering agree on a unit, such as cost per order or per active tenant. A bill that rises with orders may be healthy; a flat bill over falling use is not. The definition is versioned, otherwise each quarter argues about arithmetic.',
      },
      {
        name: 'Commitments bought in layers',
        text: 'Savings plans and reservations cover the steady base, in staggered terms, after idle and oversized resources are gone. Commit first and you pay for the waste over one or three years. We propose, you sign, and coverage is reviewed monthly.',
      },
      {
        name: 'Patch, posture and exceptions',
        text: 'Images are rebuilt on a schedule and posture is checked daily against CIS Benchmarks. An open finding gets a fix date or a signed exception that ends. A Well-Architected review each half-year looks at what scanners miss, such as quotas and single zones.',
      },
      {
        name: 'What we will not chase',
        text: 'Moving between providers for list-price differences seldom repays the engineering and egress. A small bill with one team needs a budget alarm and an afternoon’s tidying. Our fee is not a share of savings, since that rewards leaving waste to be found.',
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
    }),
  },
});

import { schematic, servicePage } from '../catalogue/define';

export const cloudManagement = servicePage({
  slug: 'cloud-management',
  label: 'Cloud Management',
  title: 'Cloud management: accounts, guardrails and the bill',
  summary:
    'New accounts, patches, guardrails and the bill of a cloud in use: each allocated line has an owner, a tag and a unit of business beside it.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'Every account, exception and invoice line has a named owner or stands on the list of those without.',
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
    argument: {
      heading: 'Search pays for cores that it never had',
      paragraphs: [
        'The shop reserves 24 cores of the shared cluster for its sale evenings, and in October it used 12 on average. Its head would like to pay for 12. But whatever is reserved has to be bought, since the scheduler places by reservation, used or not. Divided by use, Search carries ₹22,500 for cores that it neither reserved nor used, and Reports ₹7,500.',
        'We charge the greater of reserved and used, as OpenCost does, and compare them hour by hour. The shop’s share rises by ₹15,000, and it now has a reason to give cores back between sale evenings. By use a reservation costs nothing, and nothing keeps it small. Could Search ask to pay for its reservation alone? That is 8 cores, ₹20,000, while it ran on 18, and ₹40,000 would be left over in place of ₹15,000.',
        'Finance would rather spread the idle 6 cores over the teams and be rid of the line. Then an order costs more as soon as Reports moves out and its machines stay, although the shop has changed nothing. Idle cores stay with the platform lead, who alone can switch machines off, and only that saves money.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Cluster bill · October 2026 · rev B',
      title: '60 shared cores for ₹1,50,000, divided twice',
      columns: ['By use', 'By the greater of both'],
      rows: [
        {
          before: 'Shop: 12 used, ₹45,000',
          after: 'Shop: 24 reserved, ₹60,000',
          note: 'Reached its 24 on sale evenings, and never exceeded that.',
        },
        {
          before: 'Search: 18 used, ₹67,500',
          after: 'Search: 18 used, ₹45,000',
          note: 'Reserves 8, and used more in every hour.',
        },
        {
          before: 'Reports: 10 used, ₹37,500',
          after: 'Reports: 12 reserved, ₹30,000',
          note: 'Never used more than it reserves.',
        },
        {
          before: 'Idle: no line of its own',
          after: 'Idle: 6 cores, ₹15,000',
          note: 'Shown openly, with the platform lead as its owner.',
        },
        {
          before: 'Together: 40 used, ₹1,50,000',
          after: 'Together: 60 cores, ₹1,50,000',
          note: 'A core costs ₹3,750 if only use is charged, ₹2,500 as it was bought.',
        },
        { before: 'Each of 30,000 orders: ₹1.50', after: 'Each of 30,000 orders: ₹2.00' },
        {
          before: '1,000 of 75,00,000 searches: ₹9.00',
          after: '1,000 of 75,00,000 searches: ₹6.00',
          note: 'Suggestions while the buyer types are searches too.',
        },
      ],
      reading:
        'averages of the month, before GST; “reserved” is a request in Kubernetes. The 60 cores are those that the cluster’s own agents leave to teams. Memory is divided by the same rule.',
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
        text: 'Savings plans and reserved instances cover the steady base, in staggered terms, once idle and oversized resources are gone; commit before that and you pay for the waste over one or three years. We propose, you sign. Coverage is reviewed monthly.',
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
    faq: [
      {
        question: 'When is a spare core kept against an outage, and when is it cut?',
        answer:
          'Cost and outage go into one row. The idle 6 cores cost 6 × 2,500 = 15,000 rupees a month. The shop’s head names the price of an hour’s outage on a sale evening, assumed here at ₹2,00,000. Prevent one such hour in 13 months, and they stay, as 13 × 15,000 = 1,95,000; one in 14 does not pay.',
      },
    ],
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const ossBss = industryPage({
  slug: 'oss-bss',
  label: 'OSS/BSS',
  title: 'OSS/BSS where an order ends as live service',
  summary:
    'Catalogue, order, inventory and charging joined by TM Forum Open APIs, with stuck orders handled as work and bills that begin when the service does.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'What is active in the network is what the customer is billed for.',
    quickAnswer:
      'Business support systems (BSS) sell and bill; operations support systems (OSS) make the service work in the network. Between them the product desk copies each new tariff by hand, and a stuck order leaves a customer billed for what she does not have. Mobile operators, virtual operators on a host’s network (MVNOs) and fibre providers can close that gap one product at a time, without replacing either side.',
    atAGlance: {
      fits: 'A tariff launch that crosses several stacks by hand',
      notFor: 'A reseller on one host: use the host’s partner portal',
      firstStep: {
        what: 'One product drawn end to end and run on a lab network',
        output: 'its catalogue entry, decomposition, activation and first rated record',
        weeks: [8, 10],
      },
      charged: 'One product at a fixed price, the next ones in sprints',
      youBring: 'A lab network, tariff papers, interface manuals of each stack, the order desk’s lead',
    },
    ask: {
      text: 'Into how many screens was the last tariff typed? Put them in order, and the same product returns drawn with one catalogue entry.',
      button: 'Retrace your last tariff',
    },
    notNeeded: {
      before: 'Typing one new tariff a year into three screens is cheaper than',
      struck: 'OSS/BSS software',
      after: '.',
    },
    argument: {
      heading: 'From which day does a stuck order owe rent?',
      paragraphs: [
        'A customer left prepaid by one-time password (OTP) and was told that the switch would come at 22:00 on 12 November. Billing opened her account on the minute; the network refused the change because a data session was open, and it went through on the 15th at 11:20. In between she used the prepaid pack that she had paid for.',
        'Two dates are on offer. The 12th was agreed and printed. The 15th is what the service inventory shows as active, and it counts, because a date that no switch has followed is a plan. With the promised date November costs ₹454.30, and nine gigabytes count a second time. With the active date it costs ₹330.40. At 800 such orders a month, an assumption, the wrong date takes 800 × 123.90 = 99,120 rupees that come back as complaints.',
        'The right date has its price too: three days’ rent, ₹45 an order, given up for being slow. So we open the account last, with the network’s timestamp, and report the ₹45. A rule that closed the prepaid pack on the promise would have cut her off for 61 hours, where the Department of Telecommunications allows 30 minutes.',
      ],
    },
    route: {
      name: 'Order PO-88213',
      about: 'from prepaid to postpaid',
      stations: [
        {
          at: 'shop',
          value: 'Consent by OTP',
          fields: [
            { label: 'Consent', value: '12 Nov 2026, 10:02' },
            { label: 'Told', value: 'Switch on 12 Nov, 22:00' },
            { label: 'Plan', value: '₹450 and 60 GB a month' },
            { label: 'Overuse', value: '₹20 a GB, all prices + GST' },
          ],
          onward: 'product order',
        },
        {
          at: 'orchestrator',
          value: 'State: inProgress',
          fields: [
            { label: '22:00', value: 'Postpaid account opened' },
            { label: '22:01', value: 'Charging profile sent' },
            { label: '22:04', value: 'Refused: session open' },
          ],
          onward: 'stuck step',
        },
        {
          at: 'fallout',
          value: 'Found 15 Nov, 09:10',
          fields: [
            { label: 'Found by', value: 'A complaint, not a queue' },
            { label: 'Cause', value: 'No retry after “session open”' },
            { label: 'Repair', value: 'Release session, send again' },
            { label: 'Told again', value: 'Switch on 15 Nov, 11:20' },
          ],
          onward: 'repaired step',
        },
        {
          at: 'inventory',
          value: '15 Nov, 11:20',
          fields: [
            { label: 'Active', value: 'Postpaid, offline charging' },
            { label: 'Ended', value: 'Prepaid, at the same time' },
            { label: 'Back again', value: 'OTP after 15 Dec, first time' },
          ],
          mark: { struck: '12 Nov, 22:00', note: 'That was promised; the network had refused it.' },
          onward: 'who, which offer',
        },
        {
          at: 'mediation',
          value: '43 gigabytes',
          fields: [{ label: 'Divided at', value: '15 Nov, 11:20' }],
          sum: {
            rows: [
              ['Before it, prepaid pack', '9'],
              ['After it, postpaid plan', '34'],
            ],
            total: ['Used, 12 Nov 22:00 to 30 Nov', '43'],
          },
          onward: 'usage to rate',
        },
        {
          at: 'rating',
          value: '₹330.40',
          fields: [{ label: 'Allowance', value: '60 × 16 ÷ 30 = 32 GB' }],
          sum: {
            rows: [
              ['Rent, 16 of 30 days', '240'],
              ['2 GB at ₹20', '40'],
              ['GST 18 %', '50.40'],
            ],
            total: ['November, first bill', '330.40'],
          },
        },
      ],
    },
    capabilities: [
      {
        name: 'One catalogue for both sides',
        users: 'Product managers, architects',
        text: 'Offers, prices and eligibility sit in one catalogue, mapped to the technical services that each needs. TM Forum, the trade’s association, has an interface for each half, TMF620 and TMF633. A launch is a reviewed change with a date; retired offers remain for those who hold them.',
        hardPart:
          'Marketing’s bundles cut across technical services, and one price may hide three activations that fail separately.',
      },
      {
        name: 'Order orchestration and fallout',
        users: 'Order desk, field force, fallout team',
        text: 'A product order (TMF622) becomes service orders (TMF641) with dependencies and a point of no return. Both have a state “held”, which a system that never answered will not set. So fallout is a record of its own, with cause, age, repair and owner, opened by a timer.',
        hardPart:
          'Customers amend orders in flight; each step needs a defined answer for amend, cancel and too late.',
        today: {
          role: 'Fallout clerk',
          pain: 'Her list is every order still in progress. Stuck ones look like slow ones until somebody complains.',
        },
      },
      {
        name: 'Inventory as it really is',
        users: 'Network planners, service operations',
        text: 'Inventories of services (TMF638) and resources are compared with the network’s own report. Each night every active line is also looked up in CRM and billing; one served and not billed, or the reverse, becomes a task. Ports and numbers are reserved with an expiry.',
        hardPart:
          'Discovery sees ports, not customers, so physical patching in the field remains the weak link.',
      },
      {
        name: 'Mediation, charging and billing',
        users: 'Revenue assurance, billing operations',
        text: 'Mediation collects usage from 5G charging, older online charging systems (OCS) and partners, and drops duplicates; rating prices it by dated tariff. Prepaid answers in real time. Postpaid bills reconcile to raw records, by count and by volume. How many records an hour it rates, we measure on yours.',
        hardPart: 'Roaming records arrive weeks late, after the quota they should have used was reset.',
        today: {
          role: 'Revenue assurance analyst',
          pain: 'She compares two monthly extracts and finds the double charge after the bill is paid.',
        },
      },
      {
        name: 'Portability and partner wholesale',
        users: 'Port desk, MVNO partners',
        text: 'Port-in and port-out run as timed state machines against the portability provider’s clearing house, with rejection codes and win-back rules respected. Partners order and read usage through the same interfaces, limited by contract. Lawful interception is no part of this work.',
        hardPart: 'Routing changes at the cut-over minute, and calls fail if any operator’s database lags.',
      },
    ],
    schematic: schematic({
      caption:
        'Catalogue rules split the order, activation fills the inventory, and usage is rated only against services the inventory knows.',
      lanes: {
        Sell: { shop: ['person', 'Sales channel'], catalog: ['store', 'Product catalogue'] },
        Order: { orchestrator: 'Order orchestration', fallout: ['person', 'Fallout desk'] },
        Fulfil: { activation: 'Activation', inventory: ['store', 'Service inventory'] },
        Network: { core: ['outside', 'Mobile, fibre network'] },
        Charge: { mediation: 'Mediation', rating: 'Rating, bill run' },
      },
      flows: [
        ['shop', 'orchestrator', 'product order'],
        ['catalog', 'orchestrator', 'decomposition'],
        ['orchestrator', 'fallout', 'stuck step'],
        ['orchestrator', 'activation', 'service order'],
        ['fallout', 'activation', 'repaired step'],
        ['activation', 'inventory', 'active service'],
        ['activation', 'core', 'config'],
        ['core', 'mediation', 'usage records'],
        ['inventory', 'rating', 'who, which offer'],
        ['mediation', 'rating'],
      ],
      mark: {
        node: 'inventory',
        before: 'Sold products',
        doubt: 'Revenue assurance: why bill a port that never lit up?',
        answer: 'Only what activation put here may be rated.',
      },
    }),
    terms: [
      {
        term: 'Fallout',
        meaning:
          'An order, or one step of it, that a system refused or never answered. It needs a cause and a repair, and it is no cancelled order.',
      },
      {
        term: 'Decomposition',
        meaning:
          'Splitting an ordered product into the technical services and tasks that deliver it, by rules kept in the catalogue.',
      },
      {
        term: 'Mediation',
        meaning:
          'The step between network and rating: collecting usage records from many sources, bringing them into one form and dropping duplicates.',
      },
      {
        term: 'Point of no return',
        meaning:
          'The step of an order after which it cannot be cancelled but only reversed by another order: a number ported, a line cut over.',
      },
    ],
    related: [
      {
        page: 'industries/cem',
        reason: 'If service works, and what customers feel of it is the question.',
      },
      {
        page: 'industries/network-optimization',
        reason: 'When the radio network is the trouble, and orders run through.',
      },
      {
        page: 'services/api-integration',
        reason: 'Interfaces, their versions and their tests, in any trade.',
      },
      {
        page: 'services/data-sync',
        reason: 'When two inventories have to agree and no order is involved.',
      },
      {
        page: 'solution/workflow',
        reason: 'A repair queue for work that no network has to confirm.',
      },
      {
        page: 'services/it-modernization',
        reason: 'If the billing system itself has reached its end.',
      },
      { page: 'industries/voip-apps', reason: 'If the product to be sold is the call itself.' },
    ],
    faq: [
      {
        question: 'Do TM Forum’s interfaces make vendors interchangeable?',
        answer:
          'They give both sides the same nouns. They do not give the same behaviour: Oracle’s guide says that the ordering interfaces cannot suspend or amend an order and have no state for fallout, and advises extensions. Read a vendor’s extensions first.',
      },
      {
        question: 'How is a wrong bill run for 6,00,000 people undone?',
        answer:
          'Before sending, it is thrown away: finance releases a run once totals by plan were compared with last month’s and ten bills of each plan were read. Later no bill is deleted. Each gets a credit note naming the run, and usage is rated anew. TRAI’s regulations of 2023 leave three months to refund what an audit finds.',
      },
    ],
    chapters: {
      order: ['case', 'systems', 'plan'],
      systemsMap: [
        {
          system: 'Customer system (CRM)',
          holds: 'Customer, consent, product order',
          integration: 'Product order in, state back',
          gotcha:
            'It shows “in progress” for slow and stuck alike, as long as nothing sets the order to “held”.',
        },
        {
          system: 'Online charging (OCS)',
          holds: 'Prepaid balance, packs, open sessions',
          integration: 'Vendor’s provisioning interface',
          gotcha: 'A balance with a session open is locked, and phones rarely close their last session.',
        },
        {
          system: 'Subscriber database',
          holds: 'Profile by number, charging type',
          integration: 'Provisioning gateway, one change at a time',
          gotcha: 'It answers “accepted” before every node has the change; ask again before you believe it.',
        },
        {
          system: 'Billing',
          holds: 'Accounts, cycles, tariffs, invoices',
          integration: 'Account with an active-from time',
          gotcha: 'Many take a date only, and the day of change is then rented twice or not at all.',
        },
        {
          system: 'Number portability provider',
          holds: 'Port requests, porting codes, cut-over times',
          integration: 'Its own messages, its own clock',
          gotcha: 'A port that waits for your repair goes on being counted in its hours.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Keep the scripts, add timers',
          rightWhen: 'Products are few, and the people who wrote the scripts still work there.',
          price: 'What they know about repairs leaves with them.',
        },
        {
          way: 'Buy one vendor’s whole stack',
          rightWhen: 'You start new, or both sides are due for replacement together.',
          price: 'A programme of years, and every exception of today as a change request.',
        },
        {
          way: 'Buy order management',
          rightWhen: 'Products are many and change weekly, and the charging systems stay.',
          price: 'Licence, and extensions where the standard interface ends.',
        },
        {
          way: 'Build fallout and mapping',
          rightWhen: 'The stacks are sound and orders die between them.',
          price: 'One team that knows both sides, for as long as they live.',
        },
      ],
      plan: [
        {
          name: 'One product drawn',
          text: 'Catalogue entry, decomposition and each refusal that the network can give, with its repair.',
          weeks: [3, 4],
        },
        {
          name: 'Run on the lab network',
          text: 'Order, activation and first rated record, with a session held open on purpose.',
          weeks: [5, 6],
        },
        {
          name: 'Fallout desk',
          text: 'Timers on every step, causes, repairs; the desk works on real orders of that product.',
          weeks: [4, 6],
        },
        {
          name: 'A bill run in shadow',
          text: 'Both dates are reckoned for each order; finance reads the differences before customers do.',
          weeks: [4, 5],
        },
        {
          name: 'Second product',
          text: 'Another decomposition; desk, timers and dates remain.',
          weeks: [3, 5],
        },
      ],
      costDrivers: [
        {
          driver: 'Tariffs that still have holders',
          why: 'A retired plan must be rated until its last customer leaves.',
          keepDown: 'Move small groups of holders before the work begins.',
          step: 0,
        },
        {
          driver: 'Network interfaces',
          why: 'Vendors give the same refusal different codes, and some give none.',
          keepDown: 'Ask for each manual’s error list before signing.',
          step: 1,
        },
      ],
      goingLive: [
        {
          name: 'After a bill run',
          text: 'A fresh cycle holds few open orders, so each difference can be read by a person.',
        },
        {
          name: 'One circle, one product',
          text: 'The others stay on the old path until two bill runs have agreed.',
        },
      ],
      kpis: [
        {
          name: 'Age of fallout',
          formula: 'now − first refusal or missed answer, by cause, for open records',
        },
        { name: 'Date drift', formula: 'billing’s active-from − inventory’s active-from, by order' },
        { name: 'Found by customers', formula: 'fallout first seen in a complaint ÷ all fallout' },
      ],
    },
  },
});

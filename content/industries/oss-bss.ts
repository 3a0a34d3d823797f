import { industryPage, schematic } from '../catalogue/define';

export const ossBss = industryPage({
  slug: 'oss-bss',
  label: 'OSS/BSS',
  title: 'OSS/BSS where an order ends as live service',
  summary:
    'Catalogue, order, inventory, charging and assurance joined by TM Forum Open APIs, with fallout handled as work and usage rated before the bill run.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'What is active in the network is what the customer is billed for.',
    quickAnswer:
      'The product desk copies a new tariff into CRM, then into provisioning, then into billing, by hand and each time a little differently. That is where the launch months go. Operators, MVNOs and fibre providers can shorten that path one product at a time, without replacing every stack: catalogue entry in TMF620, decomposition, activation on a lab network, first rated record.',
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
    capabilities: [
      {
        name: 'Product and service catalogue',
        users: 'Product managers, architects',
        text: 'Offers, prices and eligibility sit in a TMF620 catalogue, customer-facing and resource-facing services in TMF633, mapped along the SID. A launch is a reviewed catalogue change with a date. Retired offers remain for the customers who hold them.',
        hardPart:
          'Marketing’s bundles cut across technical services, and one price may hide three activations that fail separately.',
      },
      {
        name: 'Order orchestration and fallout',
        users: 'Order desk, field force, fallout team',
        text: 'TMF622 product orders become TMF641 service orders with dependencies and a point of no return. Appointment, number port and activation wait on outside parties. Fallout lands in a queue with cause and suggested repair.',
        hardPart:
          'Customers amend orders in flight; each step needs a defined answer for amend, cancel and too late.',
      },
      {
        name: 'Inventory as it really is',
        users: 'Network planners, service operations',
        text: 'Service inventory (TMF638) and resource inventory are reconciled with discovery from the network by NETCONF/YANG or vendor export. Differences become tasks, and fibres, ports and numbers are reserved with an expiry.',
        hardPart:
          'Discovery sees ports, not customers, so physical patching in the field remains the weak link.',
      },
      {
        name: 'Mediation, charging and billing',
        users: 'Revenue assurance, billing operations',
        text: 'Usage from 5G CHF, older OCS and partners is collected, de-duplicated and rated by dated tariff. Prepaid decisions answer in real time. Postpaid bills reconcile to raw records, by count and by volume.',
        hardPart: 'Roaming records arrive weeks late, after the quota they should have used was reset.',
      },
      {
        name: 'Portability and partner wholesale',
        users: 'Port desk, MVNO partners',
        text: 'Port-in and port-out run as timed state machines against the clearing house, with rejection codes and win-back rules respected. Partners order and read usage through the same Open APIs, limited by contract.',
        hardPart: 'Routing changes at the cut-over minute, and calls fail if any operator’s database lags.',
      },
    ],
    schematic: schematic({
      caption:
        'Catalogue rules split the order, activation fills the inventory, and usage is rated only against services the inventory knows.',
      lanes: {
        Sell: { shop: ['person', 'Sales channel'], catalog: ['store', 'TMF620 catalogue'] },
        Order: { orchestrator: 'Order orchestration', fallout: ['person', 'Fallout desk'] },
        Fulfil: { activation: 'Activation', inventory: ['store', 'Service inventory'] },
        Network: { core: ['outside', 'Mobile core, PON'] },
        Charge: { mediation: 'Mediation', rating: 'Rating, bill run' },
      },
      flows: [
        ['shop', 'orchestrator', 'TMF622 order'],
        ['catalog', 'orchestrator', 'decomposition'],
        ['orchestrator', 'fallout', 'stuck step'],
        ['orchestrator', 'activation', 'TMF641 order'],
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
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const supplyChainAutomation = industryPage({
  slug: 'supply-chain-automation',
  label: 'Supply Chain Automation',
  title: 'Inbound supply automation for plants and suppliers',
  summary:
    'Supplier schedules, call-offs, ASNs and dock receipts for manufacturers, by EDI or portal, with shortages raised while a truck can still be changed.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Buyers spend the morning on the few parts that will stop a line this week.',
    quickAnswer:
      'Big suppliers send EDI. The press shop next door answers a message on the phone. Both must receive the call-off that changed at four o’clock, and by five someone should know which part will stop a line. For materials and purchasing teams we automate that exchange in the channel each supplier can keep up: EDIFACT, portal, or a page with three buttons. One commodity group makes a sensible pilot.',
    atAGlance: {
      fits: 'Plants with daily call-offs and suppliers of very unequal means',
      notFor: 'For monthly orders from five suppliers, e-mail and a shared sheet are enough',
      firstStep: {
        what: 'A working pilot with one commodity group and some ten suppliers',
        output: 'the exchange drawn; schedules, shipping notices (ASNs) and receipts in one shortage list',
        weeks: [6, 8],
      },
      charged: 'Per supplier joined, by type of connection; message upkeep by the month',
      youBring:
        'An ERP test client, schedules of one group, supplier contacts, a planner, a look at the gate',
    },
    ask: {
      text: 'Forward one call-off as a small supplier received it, prices removed. We would then choose EDI, portal or three buttons for that firm.',
      button: 'Forward one call-off',
    },
    notNeeded: {
      before: 'Call-offs that change after the truck is loaded need a freeze, not',
      struck: 'supply automation',
      after: '.',
    },
    capabilities: [
      {
        name: 'Schedules and call-offs',
        users: 'Material planners, suppliers',
        text: 'Forecast and firm call-offs leave the ERP as EDIFACT DELFOR and DELJIT, as X12 830 and 862, or as a portal page for small firms. Each release shows what changed against the last, within the agreed freeze period.',
        hardPart:
          'Cumulative quantities drift when one party resets at year end and the other counts goods in transit.',
      },
      {
        name: 'ASN and label discipline',
        users: 'Supplier dispatch, gate, receiving',
        text: 'The despatch advice (DESADV or 856) names each package by its GS1 SSCC, and the supplier sticks the same number on the label. One scan at receiving compares and posts the goods receipt. E-way bill and invoice numbers ride along.',
        hardPart:
          'An ASN sent after the truck arrived is useless, so the scorecard has to time it as well as count it.',
      },
      {
        name: 'Shortage tower',
        users: 'Line-side logistics, expeditors',
        text: 'Stock, transit, inspection holds and the frozen build sequence are projected per part, so that the list says which line stops and in how many hours. Premium freight needs a reason code and a name.',
        hardPart:
          'Stock in the ERP that is not on the shelf hides a shortage better than any forecast error.',
      },
      {
        name: 'Kanban and consigned stock',
        users: 'Cell leaders, supplier warehouses',
        text: 'For steady parts, e-kanban loops replace cards, and a bin triggers its call-off by scan or weight. Lumpy demand stays on MRP, since kanban would only store it. Vendor-owned stock changes hands at withdrawal, with self-billing.',
        hardPart:
          'A bin that goes missing shrinks its loop quietly, so recounting loops has to become a routine.',
      },
      {
        name: 'Receipt, match and supplier score',
        users: 'Accounts payable, purchasing',
        text: 'Order, receipt and invoice are matched within tolerance, debit notes follow the rejected lot, and incoming inspection samples by ISO 2859-1. The on-time score is shown twice, against the date that the supplier confirmed and against the date requested.',
        hardPart:
          'Price revisions agreed late and back-dated throw every open invoice of the quarter out of match.',
      },
    ],
    schematic: schematic({
      caption:
        'Whichever channel a supplier can manage, its announcement is compared with what the dock scans.',
      lanes: {
        Plan: { sequence: ['store', 'Build sequence'], callOff: 'Call-off release' },
        Exchange: { edi: 'EDI gateway', portal: 'Supplier portal' },
        Supplier: { tier1: ['outside', 'Large supplier'], small: ['outside', 'Small supplier'] },
        Gate: { asn: ['document', 'ASN with SSCC'], receipt: 'Dock receipt' },
        Act: { shortage: 'Shortage list', expeditor: ['person', 'Expeditor'] },
      },
      flows: [
        ['sequence', 'callOff'],
        ['callOff', 'edi', 'DELJIT'],
        ['callOff', 'portal', 'daily page'],
        ['edi', 'tier1'],
        ['portal', 'small'],
        ['tier1', 'asn', 'DESADV'],
        ['small', 'asn', 'label print'],
        ['asn', 'receipt', 'scan, compare'],
        ['receipt', 'shortage', 'coverage hours'],
        ['shortage', 'expeditor'],
      ],
      mark: {
        node: 'portal',
        before: 'EDI converter',
        doubt: 'Press shop: must we buy EDI for six parts?',
        answer: 'A daily page with three buttons takes its place.',
      },
    }),
  },
});

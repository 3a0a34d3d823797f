import { industryPage, schematic } from '../catalogue/define';

export const supplyChainAutomation = industryPage({
  slug: 'supply-chain-automation',
  label: 'Supply Chain Automation',
  title: 'Inbound supply automation for plants and suppliers',
  summary:
    'Supplier schedules, call-offs, ASNs and dock receipts for manufacturers, by EDI or portal, with shortages raised while a truck can still be changed.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Buyers stop copying schedules by e-mail and spend the morning on the few parts that will stop a line this week.',
    quickAnswer:
      'Inbound supply in a plant runs on schedules that change daily and suppliers of very unequal means. The big ones send EDI, the press shop next door answers a message on the phone. We automate the exchange for materials and purchasing teams without forcing one channel on all. One commodity group with ten or so suppliers makes a sensible pilot, planned at six to eight weeks.',
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
        text: 'The despatch advice (DESADV or 856) names packages by GS1 SSCC, printed on the label the supplier sticks on. Receiving scans once, compares and posts the goods receipt. E-way bill and invoice numbers ride along.',
        hardPart:
          'An ASN sent after the truck arrived is useless; the scorecard must time it, not only count it.',
      },
      {
        name: 'Shortage tower',
        users: 'Line-side logistics, expeditors',
        text: 'Stock, transit, inspection holds and the frozen build sequence are projected per part and hour of coverage. The list is sorted by the line it stops. Premium freight needs a reason code and a name.',
        hardPart:
          'Stock in the ERP that is not on the shelf hides a shortage better than any forecast error.',
      },
      {
        name: 'Kanban and consigned stock',
        users: 'Cell leaders, supplier warehouses',
        text: 'E-kanban loops replace cards for steady parts, and bins trigger the call-off by scan or weight. Vendor-owned stock changes hands at withdrawal, with self-billing. Lumpy demand stays on MRP, because kanban would only store it.',
        hardPart: 'Lost cards shrink a loop quietly; someone has to recount the loop as a routine.',
      },
      {
        name: 'Receipt, match and supplier score',
        users: 'Accounts payable, purchasing',
        text: 'Order, receipt and invoice are matched within tolerance, debit notes follow the rejected lot, and incoming inspection samples by ISO 2859-1. On-time score counts against the date confirmed by the supplier and the date requested, shown apart.',
        hardPart:
          'Price revisions agreed late and back-dated throw every open invoice of the quarter out of match.',
      },
    ],
    schematic: schematic({
      caption:
        'Suppliers join by the channel they can manage; what they announce, the gate scans, and the gap to the build sequence becomes work.',
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
    }),
  },
});

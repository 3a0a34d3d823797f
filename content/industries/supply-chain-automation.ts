import { industryPage, schematic } from '../catalogue/define';

export const supplyChainAutomation = industryPage({
  slug: 'supply-chain-automation',
  label: 'Supply Chain Automation',
  title: 'Inbound supply automation for plants and suppliers',
  summary:
    'Supplier schedules, call-offs, ASNs and dock receipts for manufacturers, by EDI or portal, with shortages raised while a truck can still be changed.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Buyers spend the morning on the few parts that will stop a line this week.',
    quickAnswer:
      'Big suppliers send EDI. The press shop next door answers a message on the phone. Both must receive the call-off that changed at four o’clock, and by five someone should know which part will stop a line. For materials and purchasing teams we automate that exchange in the channel each supplier can keep up with: EDIFACT, portal, or a page with three buttons. One commodity group makes a sensible pilot.',
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
        name: 'Shortage list',
        users: 'Line-side logistics, expeditors',
        text: 'Stock, transit, inspection holds and the frozen build sequence are projected per part, so that the list says which line stops and in how many hours. Premium freight needs a reason code and a name.',
        hardPart:
          'Stock in the ERP that is not on the shelf hides a shortage better than any forecast error.',
      },
      {
        name: 'Kanban and consigned stock',
        users: 'Cell leaders, supplier warehouses',
        text: 'For steady parts, e-kanban loops replace cards, and a bin triggers its call-off by scan or weight. Lumpy demand stays on MRP, since kanban would only store it. Vendor-owned stock comes on approval, by delivery challan; its owner invoices each withdrawal, and the rest within six months.',
        hardPart:
          'A bin that goes missing shrinks its loop quietly, so recounting loops has to become a routine.',
      },
      {
        name: 'Receipt, match and supplier score',
        users: 'Accounts payable, purchasing',
        text: 'Order, receipt and invoice are matched within tolerance, debit notes follow the rejected lot, and incoming inspection samples by ISO 2859-1. The on-time score is shown twice, against what the supplier confirmed and against what was requested.',
        hardPart:
          'Price revisions agreed late and back-dated throw every open invoice of the quarter out of match.',
      },
    ],
    route: {
      name: 'Call-off 4420-1120',
      about: 'bracket from a press shop',
      stations: [
        {
          at: 'sequence',
          value: '240 brackets',
          fields: [
            { label: 'Shift', value: 'Fri 20 Nov, 07:00 to 15:30' },
            { label: 'Meal', value: '11:30 to 12:00' },
            { label: 'Line takes', value: '30 an hour' },
            { label: 'From 15:30', value: 'A variant with bracket 4425' },
          ],
          onward: 'what is needed',
        },
        {
          at: 'callOff',
          value: '240, was 180',
          fields: [
            { label: 'Changed', value: 'Thu 19 Nov 2026, 16:00' },
            { label: 'At the dock', value: 'Fri 20 Nov 2026, 07:00' },
            { label: 'Freeze', value: '24 hours before the dock' },
            { label: 'Broken by', value: 'Head of planning' },
          ],
          onward: 'daily page',
        },
        {
          at: 'portal',
          value: 'Yes, Less, Ring me',
          fields: [
            { label: 'Shown', value: '180 struck, 240 wanted' },
            { label: 'Answer by', value: '17:00' },
          ],
          onward: 'three buttons',
        },
        {
          at: 'small',
          value: 'Less: 180',
          fields: [
            { label: 'Answered', value: 'Thu 19 Nov, 16:25' },
            { label: 'The other 60', value: 'Sat 21 Nov, 07:00' },
            { label: 'Why', value: 'Steel comes on Friday' },
          ],
          onward: 'answer',
        },
        {
          at: 'shortage',
          value: '−20 brackets',
          fields: [{ label: 'On hold', value: '30 suspect, gauge back Monday' }],
          sum: {
            rows: [
              ['On the shelf at 07:00, free', '40'],
              ['Confirmed for 07:00', '180'],
              ['Needed until 15:30', '−240'],
            ],
            total: ['Missing at the line', '−20'],
          },
          mark: { struck: '−60', note: 'The call-off lacks 60; the shelf holds 40.' },
          onward: 'stops at 14:50',
        },
        {
          at: 'expeditor',
          value: '20 more at 07:00',
          fields: [
            { label: 'Rings', value: '16:40, asks for 20' },
            { label: 'Press shop', value: 'Steel for 20, tool still in' },
            { label: 'Truck', value: 'The same one, invoice for 200' },
            { label: 'Sat 21 Nov', value: '40 to come, was 60' },
            { label: 'Line', value: 'runs to 15:30' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Sixty missing from the call-off, twenty from the line',
      paragraphs: [
        'An order was pulled forward, so Friday’s call-off rose by 60 late on Thursday, and the press shop pressed Less. The buyer reads the call-off: 60 are missing, send a van or change the sequence. The planner reads ERP stock: 70 + 180 − 240 leaves 10, so nothing needs doing.',
        'But 30 of the 70, a suspect lot, are on hold, and a call-off is no confirmation. Free stock and the answer come to 220, and at 30 an hour they last until 14:50. To bring the next variant forward would break the frozen sequence for 40 minutes. The expeditor first tries to have the 30 released; their gauge is away. Then she asks for 20, which a shop without steel for 60 can still press while its tool is in.',
        'The answer becomes 200 and 40, so that notice, invoice and Saturday agree. A list that counts the call-off as supply shows 40 + 240 − 240 = 40 to spare until the ASN comes, when the truck is loaded. The score reads 200 of 240, or 83 %, against what was requested, and 200 of 200 against what was confirmed, which favours whoever confirms little. The change came 15 hours before the dock, inside the freeze of 24, so the month counts against the 180 that stood before; outside it the 240 would count. Less has cost the shop nothing.',
      ],
    },
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
        ['small', 'shortage', 'answer'],
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

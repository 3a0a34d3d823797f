import { industryPage, schematic } from '../catalogue/define';

export const supplyChain = industryPage({
  slug: 'supply-chain',
  label: 'Supply Chain Software',
  title: 'Supply chain software from order to proof',
  summary:
    'Purchase orders, bookings, container events and customs papers on one shipment record for importers, exporters and forwarders, with exceptions ranked by cost.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Planners hear of a missed vessel while a cheaper choice is still open.',
    quickAnswer:
      'Ask where a container is and whose order is in it, and the forwarder’s mail, the carrier’s website and the supplier’s spreadsheet give three answers. A shipment record decides lane by lane which source is believed, and ranks what needs a decision by what waiting would cost. It suits importers, exporters, 3PLs and forwarders with steady lanes. Begin with the lane that your planners argue about most.',
    atAGlance: {
      fits: 'Importers, exporters, 3PLs and forwarders with repeated lanes and several carriers',
      notFor: 'An importer of ten containers a month is better served by a good forwarder',
      firstStep: {
        what: 'One trade lane, drawn and then run with live milestones',
        output: 'late events measured by source, and a first list of exceptions by cost',
        weeks: [5, 6],
      },
      charged: 'Lane by lane, each at a price fixed beforehand; event feeds are billed to you',
      youBring:
        'Six months of shipments, forwarder and carrier logins, order lines, planners for two reviews',
    },
    ask: {
      text: 'Strike the amounts from the last demurrage invoice and add the terms behind it. The clock, recounted, shows which event went unseen.',
      button: 'Send one demurrage invoice',
    },
    notNeeded: {
      struck: 'Supply chain software',
      after: 'learns from repeated lanes. If none repeats, ring the forwarder.',
    },
    capabilities: [
      {
        name: 'Purchase order and supplier portal',
        users: 'Buyers, suppliers, quality staff',
        text: 'Suppliers confirm quantities and dates line by line, book cargo and print GS1 SSCC labels before loading. Changes after confirmation go to the buyer with their effect on stock cover. Incoterms decide whose booking it is.',
        hardPart:
          'Suppliers confirm the date that pleases, so planning corrects it by the past reliability of each factory.',
      },
      {
        name: 'Shipment events and visibility',
        users: 'Planners, forwarders, customers',
        text: 'Carrier, port and truck events arrive by DCSA interfaces, EDI 214, IFTSTA or EPCIS 2.0 and settle on one timeline. Each milestone keeps planned, estimated and actual time with its source, and sources are ranked per lane.',
        hardPart:
          'Two feeds disagree on one gate-out. An average would be wrong, so we store a precedence rule and the reason.',
      },
      {
        name: 'Exception desk',
        users: 'Control-tower staff, customer service',
        text: 'Rules turn events into exceptions with a cost: lost sale, demurrage, air-freight premium. Staff see the affected orders, costliest first, and for each the options still open with their cut-offs.',
        hardPart:
          'Ranking by lateness alone floods the desk; ranking by cost needs margin data that commerce seldom shares.',
      },
      {
        name: 'Trade papers and customs',
        users: 'Documentation clerks, customs brokers',
        text: 'Invoice, packing list, shipping instruction and e-way bill are drawn from the shipment record; bill of lading, origin proof and bill of entry are checked against it. Electronic bills of lading enter where both banks and carriers accept them.',
        hardPart:
          'A difference of one kilo between two papers can hold a container while storage charges run.',
      },
      {
        name: 'Freight audit and free-time clocks',
        users: 'Freight payables, port agents',
        text: 'Carrier invoices are rated against contract, surcharge tables and what really happened, while detention and demurrage clocks run from the events and terms of each line, so that a dispute has its evidence within the time bar.',
        hardPart:
          'Free time counts calendar days at one port and working days at another, under the same contract.',
      },
    ],
    schematic: schematic({
      caption: 'Four parties report on one shipment, but only exceptions with a cost reach a planner.',
      lanes: {
        Parties: {
          factory: ['outside', 'Supplier'],
          broker: ['outside', 'Customs broker'],
          line: ['outside', 'Ocean carrier'],
          haulier: ['outside', 'Haulier'],
        },
        Record: { shipment: ['store', 'Shipment record'], precedence: 'Event precedence' },
        Watch: { exceptions: 'Costed exceptions', freeTime: 'Free-time clocks' },
        Act: { planner: ['person', 'Planner'] },
      },
      flows: [
        ['factory', 'shipment', 'packed, SSCC'],
        ['broker', 'shipment', 'cleared'],
        ['line', 'precedence', 'DCSA events'],
        ['haulier', 'precedence', 'gate events'],
        ['precedence', 'shipment', 'settled milestone'],
        ['shipment', 'freeTime', 'discharge, gate-out'],
        ['shipment', 'exceptions', 'late or short'],
        ['freeTime', 'exceptions', 'demurrage risk'],
        ['exceptions', 'planner', 'options, cut-off'],
      ],
      mark: {
        node: 'precedence',
        before: 'Average of both times',
        doubt: 'Haulier: I left at six; who reported seven?',
        answer: 'The average did. Sources now rank by lane, with reasons.',
      },
    }),
    route: {
      name: 'Booking BK-90417',
      about: '240 valve sets, Ningbo to Pune',
      stations: [
        {
          at: 'haulier',
          value: 'In the terminal',
          fields: [
            { label: 'Term', value: 'FCA Ningbo terminal' },
            { label: 'Box', value: 'mixed, only valve sets short' },
            { label: 'Gate-in', value: 'ACT 12 Nov 2026, 15:10' },
          ],
          onward: 'gate-in',
        },
        {
          at: 'line',
          value: 'Vessel sailed',
          fields: [
            { label: 'LOAD', value: 'PLN 14 Nov 2026' },
            { label: 'DEPA', value: 'ACT 14 Nov 2026, 22:40' },
            { label: 'LOAD ACT', value: 'none by 15 Nov 2026, 22:40' },
          ],
          onward: 'DCSA events',
        },
        {
          at: 'precedence',
          value: 'Not on board',
          fields: [
            { label: 'Rule', value: 'Sailed, 24 h without LOAD ACT' },
            { label: 'Line confirmed', value: '16 Nov 2026, 11:00' },
            { label: 'Next with space', value: '21 Nov 2026, any line' },
          ],
          mark: { struck: 'Loaded 14 Nov', note: 'That event was planned; no actual one followed.' },
          onward: 'settled milestone',
        },
        {
          at: 'shipment',
          value: '4 days short',
          fields: [
            { label: 'At plant, early', value: '4 Dec, now 11 Dec 2026' },
            { label: 'Stock lasts', value: 'to 5 Dec 2026, at 20 a day' },
          ],
          sum: {
            rows: [
              ['Days, 6 to 10 Dec', '5'],
              ['Sunday, 6 Dec', '−1'],
            ],
            total: ['Working days short', '4'],
          },
          onward: 'late or short',
        },
        {
          at: 'exceptions',
          value: '₹36,000 by air',
          fields: [
            { label: 'To wait', value: '₹52,000 of margin' },
            { label: 'Sealed box', value: '₹25,000 more to open it' },
          ],
          sum: {
            rows: [
              ['80 sets at ₹300', '24,000'],
              ['Bill of entry, delivery', '12,000'],
            ],
            total: ['Out of the second box', '36,000'],
          },
          onward: 'options, cut-off',
        },
        {
          at: 'planner',
          value: 'Hold back 80',
          fields: [
            { label: 'Decided', value: '16 Nov 2026, 11:40' },
            { label: 'Stuffing', value: '17 Nov 2026, 12:00' },
            { label: 'Second box', value: '240: 160 by sea, 80 by air' },
            { label: 'Air, at plant', value: 'EST 27 Nov 2026' },
            { label: 'Forwarder wrote', value: '18 Nov 2026, 10:05' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Why the goods that fly need not be those left behind',
      paragraphs: [
        'The carrier’s site said “loaded, 14 November”. That event was planned. The vessel sailed at 22:40, and for 24 hours no actual one followed, which we read as a rolled box until the line denies it. Feeds lag, as the forwarder objects, so there is a day of grace and then, on Monday, a call. His own mail came on 18 November.',
        'Sales takes the 7 days of delay at 20 sets and wants 140 flown, for ₹54,000. Logistics would wait, since that is cheaper. But stock lasts to 5 December and the plant rests on Sundays, so 4 days are uncovered. Waiting loses 80 × ₹650 = ₹52,000 of margin, where customers buy elsewhere. Flying costs ₹300 a set more, duty included, and a second customs entry: ₹36,000. All four prices are assumed.',
        'The order has a second and last box, which is stuffed on 17 November. The supplier splits invoice and export papers, and the box sails with 160; the rolled box, now on the same vessel, makes up for what it lacks. A box once sealed has to be opened again. That makes ₹61,000, and waiting is cheaper. So two days of notice were worth ₹16,000.',
        'Ranked by days late, another container would head the list, and its stock outlasts the delay.',
      ],
    },
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const supplyChain = industryPage({
  slug: 'supply-chain',
  label: 'Supply Chain Software',
  title: 'Supply chain software from order to proof',
  summary:
    'Purchase orders, bookings, container events and customs papers on one shipment record for importers, exporters and forwarders, with exceptions ranked by cost.',
  reviewedOn: '2026-11-21',
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
        text: 'Invoice, packing list, bill of lading, origin proof and e-way bill are drawn from the shipment record and checked against each other. Electronic bills of lading enter where both banks and carriers accept them.',
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
        ['haulier', 'precedence', 'EDI 214'],
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
  },
});

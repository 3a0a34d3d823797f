import { industryPage, schematic } from '../catalogue/define';

export const supplyChain = industryPage({
  slug: 'supply-chain',
  label: 'Supply Chain Software',
  title: 'Supply chain software from order to proof',
  summary:
    'Purchase orders, bookings, container events and customs papers on one shipment record for importers, exporters and forwarders, with exceptions ranked by cost.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Planners learn of a missed vessel or a short shipment while a cheaper choice still exists, and see which customer orders it touches.',
    quickAnswer:
      'A container’s truth is scattered over a forwarder’s mail, a carrier’s website and a supplier’s spreadsheet. We gather it into one shipment record for importers, exporters, 3PLs and forwarders, and rank what needs a decision. Supply-chain and logistics heads can expect in five to six weeks one trade lane with live milestones, its late events measured by source, and a first exception list that planners have argued over.',
    capabilities: [
      {
        name: 'Purchase order and supplier portal',
        users: 'Buyers, suppliers, quality staff',
        text: 'Suppliers confirm quantities and dates line by line, book cargo and print GS1 SSCC labels before loading. Changes after confirmation go to the buyer with their effect on stock cover. Incoterms decide whose booking it is.',
        hardPart:
          'Suppliers confirm what pleases; past reliability by factory corrects the date that planning should use.',
      },
      {
        name: 'Shipment events and visibility',
        users: 'Planners, forwarders, customers',
        text: 'Carrier, port and truck events arrive by DCSA interfaces, EDI 214, IFTSTA or EPCIS 2.0 and settle on one timeline. Each milestone keeps planned, estimated and actual time with its source, and sources are ranked per lane.',
        hardPart:
          'Two feeds disagree on one gate-out; averaging is wrong, so a precedence rule and a reason are stored.',
      },
      {
        name: 'Exception desk',
        users: 'Control-tower staff, customer service',
        text: 'Rules turn events into exceptions with a cost: lost sale, demurrage, air-freight premium. Staff see the affected orders and the options open until each cut-off. A shipper with ten containers a month is better served by a good forwarder.',
        hardPart:
          'Ranking by lateness alone floods the desk; ranking by cost needs margin data that commerce seldom shares.',
      },
      {
        name: 'Trade papers and customs',
        users: 'Documentation clerks, customs brokers',
        text: 'Invoice, packing list, bill of lading, origin proof and e-way bill are drawn from the shipment record and checked against each other. Electronic bills of lading enter where both banks and carriers accept them.',
        hardPart: 'A one-kilo difference between two papers holds a container while storage charges run.',
      },
      {
        name: 'Freight audit and free-time clocks',
        users: 'Freight payables, port agents',
        text: 'Carrier invoices are rated against contract, surcharge tables and actual events. Detention and demurrage clocks start from the events and terms of each line, so that a dispute has its evidence within the time bar.',
        hardPart:
          'Free time counts calendar days at one port and working days at another, under the same contract.',
      },
    ],
    schematic: schematic({
      caption:
        'Four parties report on one shipment; precedence rules settle the timeline, and only exceptions with a cost reach a planner.',
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
    }),
  },
});

import { schematic, solutionPage } from '../catalogue/define';

export const tracking = solutionPage({
  slug: 'tracking',
  label: 'Tracking',
  title: 'Shipment tracking by milestone plan and exception',
  summary:
    'Shipment tracking from many feeds: one milestone plan per lane, event time kept apart from receipt time, ETA with a range, exceptions and delivery proof.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Your desk hears about the late container before the consignee does.',
    quickAnswer:
      'One feed says “sailed”, the next “vessel departed”, a third “ATD” (actual time of departure); they mean the same event and give two different hours for it. For shippers and forwarders we translate such messages into one milestone plan per lane, in which an overdue event counts as news too. The desk can then work on the exceptions and leave the other shipments alone.',
    atAGlance: {
      fits: 'Some dozens of open shipments a day or more, mostly on other people’s transport',
      notFor: 'A few containers a month can be followed on the carrier’s own notices',
      firstStep: {
        what: 'One lane drawn as a milestone plan, then live with two carriers',
        output: 'live events on that lane and a list of milestones that never arrived',
        weeks: [5, 8],
      },
      charged: 'A quote per feed, then a monthly retainer for watching them',
      youBring: 'Carrier and tracker credentials, three months of shipments, lane schedules, a desk lead',
    },
    ask: {
      text: 'From one late shipment, copy every status message with its hour. We lay them on one timeline and mark the silence.',
      button: 'Show us one late shipment',
    },
    notNeeded: {
      before: 'Send shoppers the courier’s own link.',
      struck: 'Shipment tracking',
      after: 'would only repeat it.',
    },
    capabilities: [
      {
        name: 'Event intake',
        users: 'Integration owners, data stewards',
        text: 'EDI 214, EDIFACT IFTSTA, the ocean lines’ DCSA interface and tracker webhooks become one kind of event. The place is a UN/LOCODE with terminal, and the container number is checked by ISO 6346. Event time, receipt time and source are separate fields.',
        owns: 'Messages, events, source ranking',
      },
      {
        name: 'Milestone plans',
        users: 'Operations planners',
        text: 'A lane template says which events are due, in what order and with what tolerance. Silence past tolerance is itself an exception. Too many milestones drown the desk, so each has to name who acts when it is missed.',
        owns: 'Templates, milestones, tolerances',
      },
      {
        name: 'Geofence and device pairing',
        users: 'Yard staff, control desk',
        text: 'Devices are paired to a shipment by scan and released at delivery; forgotten pairings produce ghost trucks. Fences follow the yard’s outline, with a dwell time, because a circle beside a highway counts every passing lorry.',
        owns: 'Pairings, geofences, crossings',
      },
      {
        name: 'ETA with a range',
        users: 'Customer service, consignees',
        text: 'The estimate combines the carrier’s word, schedule and observed lane times, and shows earliest and latest. A single minute looks precise and invites complaints; consignees plan a dock better with an honest two-hour window.',
        owns: 'ETA history, models, error log',
      },
      {
        name: 'Exception cases',
        users: 'Control tower staff',
        text: 'A missed cut-off, customs hold, rollover to a later vessel or temperature breach becomes a case with its cost at risk, such as the free days left before demurrage. Alerts with one cause are grouped, so a port strike is one case.',
        owns: 'Exceptions, causes, actions, notes',
      },
      {
        name: 'Proof of delivery',
        users: 'Drivers, billing clerks',
        text: 'The driver takes signature or code, photo, quantity and remarks, offline if need be, with place and time. A clean proof releases the freight invoice; one with remarks goes to the claims clerk first.',
        owns: 'Delivery proofs, shortage remarks',
      },
      {
        name: 'Condition log',
        users: 'Quality staff, consignees',
        text: 'Temperature and shock readings are tied to the load unit and judged by excursion rule: how far, how long. Lots can be exported as EPCIS 2.0 events. Reefer set point and probe value are kept apart, as they answer different questions.',
        owns: 'Readings, excursions, releases',
      },
    ],
    howItDiffers:
      'Route optimisation decides in advance who drives where, and fleet management looks after the vehicle; tracking follows the goods themselves, mostly on transport that belongs to others.',
    schematic: schematic({
      caption: 'Events are ranked by source before they are set against the lane’s plan.',
      lanes: {
        Feeds: {
          carrier: ['outside', 'Carrier EDI 214'],
          ocean: ['outside', 'Ocean line DCSA API'],
          device: ['outside', 'GPS and reefer'],
        },
        Normalise: { events: ['store', 'Ranked events'], fence: 'Geofence crossings' },
        Judge: { plan: 'Milestone plan', eta: 'ETA range' },
        Act: { desk: ['person', 'Exception desk'], consignee: ['person', 'Consignee'] },
      },
      flows: [
        ['carrier', 'events', 'status'],
        ['ocean', 'events', 'vessel events'],
        ['device', 'fence', 'positions'],
        ['fence', 'plan', 'arrival, dwell'],
        ['events', 'plan', 'milestone met'],
        ['events', 'eta', 'lane times'],
        ['plan', 'desk', 'missed event'],
        ['eta', 'consignee', 'dock window'],
      ],
      mark: {
        node: 'events',
        before: 'Latest message',
        doubt: 'Forwarder: it came in last. Did it happen last?',
        answer: 'Event time and receipt time are separate fields.',
      },
    }),
  },
});

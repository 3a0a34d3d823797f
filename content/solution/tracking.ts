import { schematic, solutionPage } from '../catalogue/define';

export const tracking = solutionPage({
  slug: 'tracking',
  label: 'Tracking',
  title: 'Shipment tracking by milestone plan and exception',
  summary:
    'Shipment tracking from many feeds: one milestone plan per lane, event time kept apart from receipt time, ETA with a range, exceptions and delivery proof.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'Three messages sound like arrival, and the proof is missing',
      paragraphs: [
        'An export reefer is due inside the terminal by 15:00. The newest message, of 14:50, is the line’s planned gate-in for 14:00, sent again. The haulier’s says “arrived 14:05”, the end of the queue. The tracker has been in the waiting area since 13:50. Only the terminal’s own gate-in is proof, and it has not come.',
        'The operations head would sort by event time and trust the haulier. The desk lead would treat every silence as a case. But the terminal reports 35 minutes late, also on its website: of 40 boxes in October 14 were silent at their cut-off, and only 4 had missed it. Waiting means 15:35, past the 15:30 until which this line takes a late request. Without consent a trailer is turned back here; elsewhere it may come in, and the line still decides whether the box sails.',
        'So one source proves, and another warns. A call is due when a box is silent and still inside the waiting area’s fence. That made 6 calls, the 4 among them; the other 2 had moved off since their last position. Where the line must be asked before the cut-off, the test runs earlier, with more calls. This box, at 15:04, had Form 13 and customs’ let-export order (LEO), and got the line’s consent, with a charge, at 15:22, the gate at 16:10, and the same vessel.',
      ],
    },
    capabilities: [
      {
        name: 'Event intake',
        users: 'Integration owners, data stewards',
        text: 'EDI 214, EDIFACT IFTSTA, the terminal’s CODECO, the lines’ DCSA interface and tracker webhooks become one kind of event. The place is a UN/LOCODE with terminal; ISO 6346 checks the container number. Event time, receipt time and source are separate fields.',
        owns: 'Messages, events, source ranking',
        on: { part: 0, row: 0, corrected: true },
      },
      {
        name: 'Milestone plans',
        users: 'Operations planners',
        text: 'A lane template says which events are due, in what order, with what tolerance, and whose message proves them. Silence past tolerance is checked against a second source. Too many milestones drown the desk, so each names who acts.',
        owns: 'Templates, milestones, tolerances',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Geofence and device pairing',
        users: 'Yard staff, control desk',
        text: 'Devices are paired to a shipment by scan and released at delivery; forgotten pairings produce ghost trucks. Fences follow the outline of yard and waiting area, as a circle beside a highway counts every passing lorry.',
        owns: 'Pairings, geofences, crossings',
        on: { part: 0, row: 1 },
      },
      {
        name: 'ETA with a range',
        users: 'Customer service, consignees',
        text: 'The estimate combines the carrier’s word, schedule and observed lane times, and shows earliest and latest. A single minute looks precise and invites complaints; consignees plan a dock better with an honest two-hour window.',
        owns: 'ETA history, models, error log',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Exception cases',
        users: 'Control tower staff',
        text: 'A missed cut-off, customs hold, rollover to a later vessel or temperature breach becomes a case with its cost at risk, such as the free days left before demurrage. Alerts with one cause are grouped, so a port strike is one case.',
        owns: 'Exceptions, causes, actions, notes',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Proof of delivery',
        users: 'Drivers, billing clerks',
        text: 'The driver takes signature or code, photo, quantity and remarks, offline if need be, with place and time. A clean proof releases the freight invoice; one with remarks goes to the claims clerk first.',
        owns: 'Delivery proofs, shortage remarks',
        on: { part: 2, row: 4 },
      },
      {
        name: 'Condition log',
        users: 'Quality staff, consignees',
        text: 'Temperature and shock readings are tied to the load unit and judged by excursion rule: how far, how long. Lots can be exported as EPCIS 2.0 events. Reefer set point and probe value are kept apart, as they answer different questions.',
        owns: 'Readings, excursions, releases',
        on: { part: 2, row: 0 },
      },
    ],
    howItDiffers:
      'Route optimisation decides in advance who drives where, and fleet management looks after the vehicle; tracking follows the goods themselves, mostly on transport that belongs to others.',
    screen: {
      device: 'browser',
      heading: 'Box 218-4, 24 Nov, 15:00',
      parts: [
        {
          part: 'table',
          columns: ['Source', 'Says', 'At', 'Came in'],
          rows: [
            ['Line, DCSA', 'gate-in, planned', '14:00', '14:50'],
            ['Tracker, waiting area', 'inside', '13:50', '13:52'],
            ['Haulier, app', 'arrived', '14:05', '14:31'],
            ['Terminal', 'gate-in: silent', '–', '–'],
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'In October', value: '40' },
            { label: 'Silent', value: '14' },
            { label: 'And waiting', value: '6' },
            { label: 'Missed', value: '4' },
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Probe −18 °C', state: 'done' },
            { label: '15:04 LEO yes, in queue', state: 'done' },
            { label: '15:06 late gate asked', state: 'done' },
            { label: '15:22 line agrees', state: 'done' },
            { label: '16:10 gate-in, slip', state: 'done' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Events are ranked by source before they are set against the lane’s plan.',
      lanes: {
        Feeds: {
          terminal: ['outside', 'Terminal CODECO'],
          ocean: ['outside', 'Ocean line DCSA API'],
          device: ['outside', 'GPS and reefer'],
        },
        Normalise: { events: ['store', 'Ranked events'], fence: 'Geofence crossings' },
        Judge: { plan: 'Milestone plan', eta: 'ETA range' },
        Act: { desk: ['person', 'Exception desk'], consignee: ['person', 'Consignee'] },
      },
      flows: [
        ['terminal', 'events', 'gate-in'],
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
        answer: 'Both times are kept; a milestone names who proves it.',
      },
    }),
    faq: [
      {
        question:
          'The consignee signs for two hours of detention, the tracker shows fourteen. Which evidence holds?',
        answer:
          'Usually the signed receipt, so it is put right at the gate. The driver enters arrival and exit, photographs the gate pass or register, and writes his own times beside the signature. A tracker shows where the truck stood, a FASTag debit one plaza at one minute, an e-way bill goods and vehicle without arrival. Your transport contract should name whose clock counts; otherwise these only support a claim.',
      },
    ],
  },
});

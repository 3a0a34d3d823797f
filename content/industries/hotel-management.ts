import { industryPage, schematic } from '../catalogue/define';

export const hotelManagement = industryPage({
  slug: 'hotel-management',
  label: 'Hotel Management (PMS)',
  title: 'Hotel management from arrival list to night audit',
  summary:
    'Property systems for hotels and groups: room status, folios, night audit, foreign-guest reporting and outlet postings that survive a busy check-out hour.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The morning’s revenue report agrees with the folios, the outlets and the card terminal.',
    quickAnswer:
      'Between the arrival list and the night audit, a hotel’s day crosses reception, housekeeping, outlets, accounts and the foreign-guest report. Groups with mixed use, serviced apartments, clubs or several legal owners outgrow a bought PMS at those crossings: owner statements, split folios, interfaces. We build the crossings. The PMS itself, rarely.',
    atAGlance: {
      fits: 'Hotel groups with several legal owners, clubs, serviced apartments or mixed use',
      notFor: 'One independent hotel: buy a hosted property system with its interfaces',
      firstStep: {
        what: 'One property’s day drawn, arrival to night audit',
        output: 'a list of gaps, and interfaces tested on a spare room',
        weeks: [4, 6],
      },
      charged: 'Per property and per interface; what the PMS vendor asks for a connection goes to you',
      youBring: 'PMS access with interface licences, a month of night audit packs, the owner agreements',
    },
    ask: {
      text: 'The night audit pack that would not balance says more than a feature list. Names blacked out, it leads us to the interface to test first.',
      button: 'Show us a night audit pack',
    },
    notNeeded: {
      before: 'Even for a group, a',
      struck: 'PMS of your own',
      after: 'is rarely worth its upkeep. Buy one and fill its gaps.',
    },
    capabilities: [
      {
        name: 'Front desk and room rack',
        users: 'Reception, duty manager',
        text: 'The rack separates room type, which is sold, from room number, which is assigned late. Walks, upgrades and day use each leave a reason. Check-in takes a registration card, identity and deposit in one pass, with groups by rooming list.',
        hardPart:
          'Early assignment feels safe and fragments the rack, until a five-night guest fits nowhere.',
      },
      {
        name: 'Folio, tax and night audit',
        users: 'Night auditor, hotel accountant',
        text: 'Which folio? Charges route to guest, company or group by rule. The night audit posts room and tax, checks rates against the plan, closes outlets and rolls the business date. GST follows the value of each unit supplied, package parts included.',
        hardPart:
          'A correction after the roll belongs to today’s business date, although the guest slept yesterday.',
      },
      {
        name: 'Housekeeping and maintenance',
        users: 'Room attendants, engineering',
        text: 'Stay-over, departure, linen choice, do not disturb: attendants see their section on a phone. Vacant-clean becomes inspected before it can be sold. A defect takes the room out of order with a date, and inventory reads it at once.',
        hardPart:
          'Out-of-order and out-of-service count differently in occupancy, and owners notice which one is used.',
      },
      {
        name: 'Guest reporting and identity',
        users: 'Reception, local police liaison',
        text: 'Foreign guests are reported within the legal time limit, in the return still widely called Form C, from the same registration data. Identity images are kept apart, encrypted and deleted by schedule. Staff see a masked number.',
        hardPart:
          'Photocopies and chat-app pictures of passports continue unless scanning takes under a minute.',
      },
      {
        name: 'Interfaces to locks, POS and phones',
        users: 'Hotel IT, outlet managers',
        text: 'Key encoders, POS room posting, telephone, minibar and payment terminals connect by vendor interface or HTNG Express messages. Each link has an offline mode agreed with the department, and missed postings queue for the auditor.',
        hardPart:
          'A check-out during an interface outage leaves the breakfast charge without a folio to land on.',
      },
    ],
    schematic: schematic({
      caption:
        'Rooms become sellable only after inspection, charges meet on the folio, and the night audit closes all of them into one business date.',
      lanes: {
        People: { attendant: ['person', 'Room attendant'], guest: ['person', 'Guest'] },
        Rooms: { status: ['store', 'Room status'] },
        Serve: { desk: 'Front desk', pos: ['outside', 'Restaurant POS'] },
        Record: { lock: ['outside', 'Key encoder'], folio: ['store', 'Guest folio'] },
        Close: { audit: 'Night audit', formC: ['document', 'Foreign-guest return'] },
      },
      flows: [
        ['attendant', 'status', 'clean, inspected'],
        ['status', 'desk', 'rooms to assign'],
        ['guest', 'desk', 'registration'],
        ['desk', 'lock', 'room, dates'],
        ['desk', 'folio', 'rate plan'],
        ['pos', 'folio', 'room posting'],
        ['folio', 'audit', 'open charges'],
        ['folio', 'formC', 'guest details'],
      ],
      mark: {
        node: 'desk',
        before: 'Booking engine',
        doubt: 'Duty manager: why does a five-night guest fit nowhere?',
        answer: 'Bookings sell a type; the desk assigns numbers late.',
      },
    }),
  },
});

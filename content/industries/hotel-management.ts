import { industryPage, schematic } from '../catalogue/define';

export const hotelManagement = industryPage({
  slug: 'hotel-management',
  label: 'Hotel Management (PMS)',
  title: 'Hotel management from arrival list to night audit',
  summary:
    'Property systems for hotels and groups: room status, folios, night audit, foreign-guest reporting and outlet postings that survive a busy check-out hour.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The morning’s revenue report agrees with the folios, the outlets and the card terminal.',
    quickAnswer:
      'A property management system (PMS) runs one hotel well: rooms, rates, guest bills, the close of the day. Groups with several legal owners, a club or serviced apartments outgrow a bought one where it meets something else: the channel that sells the same room, the restaurant that posts to the bill, the owner who wants his share explained. We build those crossings. The PMS itself, rarely.',
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
    argument: {
      heading: 'What the second sale of one room earned',
      paragraphs: [
        'At 18:02 the desk sold a room that an online agency had sold four minutes earlier; the agency’s message was still in a queue. Seen from the till the sale is ₹7,200. Seen from the night audit it cost ₹5,733.',
        'Two guests with firm bookings were on the road and no type was free, so one had to be walked: sent to another hotel, where this one pays and the guest does not. The duty manager would walk whoever comes last, a controller the lowest rate; both name the company guest. This hotel walks whoever costs least to lose. Of the agency guest’s ₹6,000, refunded by contract when walked, only ₹4,584 would have stayed; the company pays ₹5,400 without commission, and losing one of its nights costs ₹816 more, losing all three ₹11,616; its account is not counted. Below a commission of about 8.5 % the one-night choice turns.',
        'A revenue manager will say that selling one room too many often works. Perhaps: 5,733 ÷ (5,733 + 7,200) = 44 %, so it pays when on more than 44 such nights in 100 somebody fails to arrive. That bet is hers; here a queue placed it.',
        'The other hotel’s slab follows the price charged. ₹7,380 after discount bears 5 %; software that reads the published ₹8,200 reckons 18 % and ₹8,708.40 for the bed.',
      ],
    },
    route: {
      name: 'Booking GH-26-80417',
      about: 'deluxe room, Sat 31 Oct 2026',
      stations: [
        {
          at: 'ota',
          value: '₹4,584 net',
          fields: [{ label: 'Sold', value: '17:58, one night, prepaid' }],
          sum: {
            rows: [
              ['Rate before GST', '6,000'],
              ['Commission 20 %', '−1,200'],
              ['GST 18 % on it, no credit', '−216'],
            ],
            total: ['Agency sale, net', '4,584'],
          },
          onward: 'type, nights',
        },
        {
          at: 'sold',
          value: '0 left',
          fields: [
            { label: 'Type', value: '24 deluxe, none out of order' },
            { label: 'Message sent', value: '17:58' },
            { label: 'Message posted', value: '18:05' },
            { label: 'Desk read', value: '18:02' },
          ],
          mark: { struck: '1 left', note: 'The agency’s sale waited 7 minutes in the queue.' },
          onward: 'rooms to sell',
        },
        {
          at: 'desk',
          value: 'Sold again, 18:02',
          fields: [
            { label: 'Walk-in', value: '214, key cut 18:04, one night' },
            { label: 'Upgrade', value: 'None: every type is full' },
            { label: 'Due 22:50', value: 'Agency guest, prepaid, 1 night' },
            { label: 'Due 23:40', value: 'Company, 3 nights at ₹5,400' },
            { label: 'Walked', value: 'Agency guest' },
          ],
          onward: 'house account',
        },
        {
          at: 'folio',
          value: '₹8,349 walk',
          fields: [{ label: 'Posted to', value: 'House account “Walks”' }],
          sum: {
            rows: [
              ['Other hotel, 8,200 less 10 %', '7,380'],
              ['GST 5 % on that', '369'],
              ['Taxi, tax included', '600'],
            ],
            total: ['The walk', '8,349'],
          },
          onward: 'open charges',
        },
        {
          at: 'audit',
          value: '−₹5,733',
          fields: [{ label: 'Business date', value: '31 Oct 2026' }],
          sum: {
            rows: [
              ['Walk-in, before GST', '7,200'],
              ['Agency sale, net', '−4,584'],
              ['The walk', '−8,349'],
            ],
            total: ['Against refusing the walk-in', '−5,733'],
          },
        },
      ],
    },
    capabilities: [
      {
        name: 'Front desk and the last room',
        users: 'Reception, duty manager',
        text: 'Room type is sold, room number assigned late. For the last rooms of a type the desk asks the channel and waits for its answer. At six a list shows who could be walked, with the price of each.',
        hardPart:
          'Early assignment feels safe and fragments the rack, until a five-night guest fits nowhere.',
        today: {
          role: 'Duty manager',
          pain: 'At a quarter to eleven he rings three hotels while the guest waits at the desk, and sends whoever looks least angry.',
        },
      },
      {
        name: 'Folio, tax and night audit',
        users: 'Night auditor, hotel accountant',
        text: 'Which folio? Charges route to guest, company, group or owner by rule. The night audit posts room and tax, checks rates, closes outlets and rolls the business date. GST follows the value of each unit per day.',
        hardPart:
          'A correction after the roll belongs to today’s business date, although the guest slept yesterday.',
        today: {
          role: 'Hotel accountant',
          pain: 'Walks are booked as travel, so at the year’s end he cannot say what they cost.',
        },
      },
      {
        name: 'Housekeeping and maintenance',
        users: 'Room attendants, engineering',
        text: 'Attendants see their section on a phone. A clean room is inspected before it can be assigned. A defect takes it out of order with a date, and the count by type reads that at once.',
        hardPart:
          'An out-of-order room leaves the count and an out-of-service room stays in it; owners notice which word was used.',
      },
      {
        name: 'Guest reporting and identity',
        users: 'Reception, local police liaison',
        text: 'Foreigners, and since September 2025 Overseas Citizens of India too, are reported within 24 hours in Form III, which most desks still call Form C. The particulars stay for a year at least; a passport scan is kept apart and encrypted, and needs a purpose of its own.',
        hardPart:
          'Photocopies and chat-app pictures of passports continue unless scanning takes under a minute.',
      },
      {
        name: 'Interfaces to locks, POS and phones',
        users: 'Hotel IT, outlet managers',
        text: 'Key encoders, room posting from the point of sale (POS), telephones and card terminals connect by vendor interface; guest and room data may travel as HTNG Express messages. Each link has an agreed offline mode; missed postings queue for the auditor.',
        hardPart:
          'A check-out during an interface outage leaves the breakfast charge without a folio to land on.',
      },
    ],
    schematic: schematic({
      caption:
        'Channel and desk sell from one count by type, charges meet on the folio, and the night audit closes all of them into one business date.',
      lanes: {
        Outside: {
          ota: ['outside', 'Agency, by channel'],
          attendant: ['person', 'Room attendant'],
          guest: ['person', 'Guest'],
        },
        Rooms: { sold: ['store', 'Rooms left by type'], status: ['store', 'Room status'] },
        Serve: { desk: 'Front desk', pos: ['outside', 'Restaurant POS'] },
        Record: { lock: ['outside', 'Key encoder'], folio: ['store', 'Guest folio'] },
        Close: { audit: 'Night audit', formC: ['document', 'Foreign-guest return'] },
      },
      flows: [
        ['ota', 'sold', 'type, nights'],
        ['attendant', 'status', 'clean, inspected'],
        ['sold', 'desk', 'rooms to sell'],
        ['status', 'desk', 'rooms to assign'],
        ['guest', 'desk', 'registration'],
        ['desk', 'lock', 'room, dates'],
        ['desk', 'folio', 'rate plan'],
        ['pos', 'folio', 'room posting'],
        ['folio', 'audit', 'open charges'],
        ['desk', 'formC', 'guest particulars'],
      ],
      mark: {
        node: 'desk',
        before: 'Booking engine',
        doubt: 'Duty manager: why does a five-night guest fit nowhere?',
        answer: 'Bookings sell a type; the desk assigns numbers late.',
      },
    }),
    terms: [
      {
        term: 'Walk',
        meaning:
          'Sending a guest who holds a confirmed booking to another hotel because no room is free. The first hotel pays for the night and the ride.',
      },
      {
        term: 'Night audit',
        meaning:
          'The close of a hotel’s business date, usually after midnight: room and tax are posted, outlets closed, and what is corrected later belongs to the next date.',
      },
      {
        term: 'Folio',
        meaning:
          'One account of charges and payments. A stay may have several, for guest, company or group; the hotel keeps house accounts of its own.',
      },
    ],
    related: [
      {
        page: 'industries/reservation-engines',
        reason: 'When the count has to leave the PMS, for one service above all properties.',
      },
      {
        page: 'industries/restaurant-pos',
        reason: 'If the outlets are the trouble: kitchen queues, platform orders, their GST.',
      },
      {
        page: 'services/third-party-integration',
        reason: 'Vendors’ interfaces that change without notice, in any trade.',
      },
      {
        page: 'services/accessibility-audits',
        reason: 'When guests cannot finish your check-in page by keyboard or screen reader.',
      },
      {
        page: 'solution/loyalty-programs',
        reason: 'If members, points and tiers are what your properties should share.',
      },
      {
        page: 'solution/workflow',
        reason: 'Requests and approvals between departments, where no room is sold.',
      },
      {
        page: 'industries/guest-apps',
        reason: 'If guests should check in and open the door with their own phone.',
      },
    ],
    faq: [
      {
        question: 'Could we simply keep one room back from the agencies?',
        answer:
          'It would have served here, and costs a room on all other full nights. Keep one back while the channel link is silent and release it when the link answers. These sales were four minutes apart, so watch the link by the minute.',
      },
      {
        question: 'May we take credit for the other hotel’s GST?',
        answer:
          'Not against rooms of up to ₹7,500 a day: since 22 September 2025 they bear 5 % without credit, and the option of 18 % is gone. If you also sell rooms above that, credit is apportioned, so the walk keeps its tax in a line of its own.',
      },
    ],
    chapters: {
      order: ['case', 'build-or-buy', 'capabilities'],
      buildOrBuy: [
        {
          way: 'Hosted PMS with channel manager',
          rightWhen: 'Each property keeps its own books; a single vendor has one queue fewer.',
          price: 'A fee by the room and month, and its reports as they are.',
        },
        {
          way: 'A chain’s edition of a PMS',
          rightWhen: 'All properties share one company, one rate structure and one set of books.',
          price: 'Licence and interface fees; each owner’s share is worked out in a spreadsheet.',
        },
        {
          way: 'Keep the PMS, build the crossings',
          rightWhen: 'Owners, club and apartments divide revenue in ways that no report of it shows.',
          price: 'Somebody tests our interfaces again before every PMS upgrade.',
        },
        {
          way: 'Build a PMS',
          rightWhen: 'You sell dormitory beds, berths or weeks, which room-based products model badly.',
          price: 'Every lock, telephone and tax interface that a vendor has already written.',
        },
      ],
      systemsMap: [
        {
          system: 'PMS',
          holds: 'Rooms, bookings, folios, business date',
          integration: 'Vendor’s API, licensed by interface',
          gotcha: 'The test property may lack the very interfaces that you want to test.',
        },
        {
          system: 'Channel manager',
          holds: 'Counts and rates by channel, bookings in transit',
          integration: 'Its API, or OpenTravel messages',
          gotcha: 'It confirms that it took the message; whether the PMS posted it is another answer.',
        },
        {
          system: 'Restaurant POS',
          holds: 'Checks, outlets, tenders',
          integration: 'Room posting to an open folio',
          gotcha: 'It finds a guest by room number, so after a move breakfast lands on a stranger.',
        },
        {
          system: 'Key encoder',
          holds: 'Credentials by door and date',
          integration: 'Vendor’s server on site',
          gotcha: 'A key once cut works offline; the guest in 214 can no longer be walked.',
        },
      ],
      plan: [
        {
          name: 'One day drawn',
          text: 'One property from arrivals to night audit, each interface tried on a spare room.',
          weeks: [4, 6],
        },
        {
          name: 'Count and walk list',
          text: 'The desk asks the channel for the last rooms; walks get an account and a price.',
          weeks: [4, 6],
        },
        {
          name: 'Folio routing and outlets',
          text: 'Routing rules, room posting and offline queues, tried with the cable pulled.',
          weeks: [5, 7],
        },
        {
          name: 'Audit pack and owners',
          text: 'Folios, outlets and terminal agree in one pack; owner shares come from the same lines.',
          weeks: [4, 5],
        },
        {
          name: 'Second property',
          text: 'Other rates and locks, same count and audit.',
          weeks: [3, 5],
        },
      ],
      costDrivers: [
        {
          driver: 'Interfaces by vendor',
          why: 'Each vendor has its own test and its own calendar.',
          keepDown: 'One lock and one terminal for all properties.',
          step: 2,
        },
        {
          driver: 'Owner agreements',
          why: 'Owners share cost differently, and the wording leaves cases open.',
          keepDown: 'Finance works one month of each by hand.',
          step: 3,
        },
        {
          driver: 'Properties that differ',
          why: 'Rate plans and room types were named locally and do not map.',
          keepDown: 'Rename before the move, one list for the group.',
          step: 4,
        },
      ],
      goingLive: [
        {
          name: 'Behind the business date',
          text: 'A property switches right after a night audit, on a night that is not full: a walk would be blamed on the system.',
        },
      ],
      standards: [
        {
          id: 'pci-dss-4.0.1',
          use: 'An agency’s virtual card is a card: its number stays with the payment provider, and the booking holds a token.',
        },
        {
          id: 'dpdp-act',
          use: 'Registration particulars, identity image and marketing consent are stored apart, because each may be erased on another day.',
        },
      ],
      kpis: [
        { name: 'Cost of walks', formula: 'house account “Walks” + net rates given up, by cause' },
        { name: 'Silent minutes', formula: 'minutes in which the channel link owed an answer, by day' },
        { name: 'Late postings', formula: 'outlet charges posted after check-out ÷ outlet charges' },
      ],
    },
  },
});

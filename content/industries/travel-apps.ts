import { industryPage, schematic } from '../catalogue/define';

export const travelApps = industryPage({
  slug: 'travel-apps',
  label: 'Travel Apps',
  title: 'Travel apps for the day something goes wrong',
  summary:
    'Trip, airport and local-transport apps that work offline, read live feeds, keep travel papers safe and put a person in reach when the connection is missed.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The whole trip is on the phone, readable without a signal.',
    quickAnswer:
      'Picture the hour in which a travel app is opened: a cancelled flight, a long queue, battery at nine per cent, roaming on a foreign network. We design for that hour. The core is the same for airlines, agencies, transit operators and destination bodies: a trip that lives on the phone and a feed that says what changed. The first build is tried in an airport and on a train, in aeroplane mode.',
    atAGlance: {
      fits: 'Airlines, agencies, transit operators and destinations whose travellers must act while offline',
      notFor: 'Timetables and opening hours need no app, only a quick mobile website',
      firstStep: {
        what: 'One real trip drawn, built and tried on the road',
        output: 'a test build with that trip offline and a live disruption feed',
        weeks: [6, 7],
      },
      charged: 'Fixed scope for the first build, sprints up to the season, a retainer during it',
      youBring: 'Sample bookings, access to flight status or GTFS-Realtime, a duty agent for an hour',
    },
    ask: {
      text: 'Invent a traveller and send the longest itinerary you sell. Our list says what the phone must hold when the signal is gone.',
      button: 'Send your longest itinerary',
    },
    notNeeded: {
      before: 'Until the delay feed can be trusted, a',
      struck: 'travel app',
      after: 'cries wolf. Let a person send the news.',
    },
    capabilities: [
      {
        name: 'Trip timeline',
        users: 'Travellers, families',
        text: 'Flights, rail, hotels and transfers merge from bookings, forwarded confirmations and calendars into one order of events. Times stay in their local zone with the offset stored. Everything needed for the day sits on the phone.',
        hardPart:
          'A midnight flight belongs to two dates, and mail parsers put people at the airport a day late.',
      },
      {
        name: 'Disruption and rebooking',
        users: 'Passengers, duty agents',
        text: 'Flight status and GTFS-Realtime feeds are read against minimum connection times or, on two tickets, against bag drop and gate. When a link breaks, the app shows alternatives inside the fare’s rules and a chat with an agent who sees the same screen.',
        hardPart:
          'False alarms train people to ignore all alarms, so a feed may interrupt only after its error rate is known.',
      },
      {
        name: 'Boarding passes and travel papers',
        users: 'Passengers, check-in staff',
        text: 'IATA bar-coded boarding passes go to the phone’s wallet. For advance passenger information (APIS) the app reads the passport’s machine-readable zone or chip, encrypts the data on the device and deletes it after the trip unless the holder asks otherwise.',
        hardPart:
          'A dead battery is a no-show; a printable fallback and a desk look-up have to exist as well.',
      },
      {
        name: 'Local transport and guides',
        users: 'Visitors, transit operators',
        text: 'Routing on GTFS or NeTEx timetables, offline map tiles and audio guides are downloaded by district over Wi-Fi. Step-free paths come from verified station data. Where such data is missing the app says so and does not guess.',
        hardPart:
          'A lift out of service turns a correct route into a stranded wheelchair user, and few operators publish it.',
      },
      {
        name: 'In-trip sales',
        users: 'Travellers, ancillary managers',
        text: 'Seats, bags, lounge, transfers and tours are offered where they solve the next hour of the trip, and payment is built for strong customer authentication on a foreign SIM.',
        hardPart: 'The one-time code goes to the home number that the traveller has just switched off.',
      },
    ],
    schematic: schematic({
      caption: 'Live feeds are checked against the trip before a passenger hears that a connection is lost.',
      lanes: {
        Feeds: {
          confirm: ['document', 'Booking mails'],
          status: ['outside', 'Flight status feed'],
          gtfs: ['outside', 'GTFS-Realtime'],
        },
        Service: { timeline: 'Trip assembly', connection: 'Connection check' },
        Phone: { trip: ['store', 'Offline trip copy'], options: 'Rebooking options' },
        People: { passenger: ['person', 'Passenger'], duty: ['person', 'Duty agent'] },
      },
      flows: [
        ['confirm', 'timeline', 'parsed legs'],
        ['status', 'connection', 'delay'],
        ['gtfs', 'connection', 'train position'],
        ['timeline', 'connection'],
        ['timeline', 'trip', 'download'],
        ['connection', 'options', 'missed link'],
        ['trip', 'passenger', 'without signal'],
        ['options', 'passenger', 'choices'],
        ['options', 'duty', 'shared screen'],
        ['duty', 'passenger', 'offer'],
      ],
      mark: {
        node: 'duty',
        before: 'Call centre queue',
        doubt: 'Passenger: must I explain my trip again from gate twelve?',
        answer: 'A duty agent sees the same screen as you.',
      },
    }),
    route: {
      name: 'Trip TR-90266',
      about: 'Thu 22 Oct 2026, one bag',
      stations: [
        {
          at: 'confirm',
          value: 'Two tickets',
          fields: [
            { label: 'Flight in', value: 'Dubai 11:50, Mumbai 16:30' },
            { label: 'Flight on', value: 'Mumbai 19:05, same terminal' },
            { label: 'Bag', value: 'one, in the hold' },
          ],
          onward: 'parsed legs',
        },
        {
          at: 'timeline',
          value: '155 minutes between',
          fields: [
            { label: 'Bag drop closes', value: '60 minutes before' },
            { label: 'Gate closes', value: '25 minutes before' },
            { label: 'Change sold', value: 'until 180 minutes before' },
            { label: 'Security', value: '15 minutes' },
          ],
          onward: 'trip and deadlines',
        },
        {
          at: 'connection',
          value: '65 minutes needed',
          fields: [{ label: '40 minutes late', value: '17:10 on block' }],
          sum: {
            rows: [
              ['Immigration', '25'],
              ['Bag belt, customs', '20'],
              ['To the domestic hall', '20'],
            ],
            total: ['Block to bag drop', '65'],
          },
          mark: { struck: 'Gate in reach', note: 'Her bag is refused after 18:05, not after 18:40.' },
          onward: 'missed link',
        },
        {
          at: 'options',
          value: 'Change, ₹3,700',
          fields: [
            { label: 'Change now', value: '₹2,800 fee, ₹900 fare' },
            { label: 'If missed', value: '₹7,400, old taxes refunded' },
            { label: 'Made up, 10 min', value: '8 of 20 such delays' },
            { label: 'Decide by', value: '12:20 at Dubai, doors close' },
            { label: 'Changed by', value: 'her alone, code to her phone' },
          ],
          onward: 'shared screen',
        },
        {
          at: 'duty',
          value: 'Offer sent, 11:48',
          fields: [
            { label: 'Delay heard', value: '11:35 at Dubai' },
            { label: 'Later flight', value: '21:30 to Nagpur' },
          ],
          onward: 'offer',
        },
        {
          at: 'passenger',
          value: 'Changed, 11:55',
          fields: [
            { label: 'Now on', value: '21:30 to Nagpur' },
            { label: 'Paid', value: '₹3,700' },
            { label: 'No signal', value: '12:20 at Dubai to landing' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Her bag decides whether the phone should speak',
      paragraphs: [
        'The gate for Nagpur closes at 18:40, and from the block at 17:10 she can be there by 18:30. The product owner would keep silent, since every false alarm teaches people to ignore the next. The duty agent asks about the bag. At the first airport in India it has to go through customs in any case, and on two tickets it is then dropped at the counter, which closes at 18:05. She reaches it at 18:15. With hand luggage alone she would be at the gate at 18:10, and the app says nothing.',
        'Why not wait and see? Crews make up time, and 8 of 20 such delays shrank by the 10 minutes that she needs, or more. Cheapest would be an order to change if at 16:00 she is still due after 17:00, at best 12 × ₹3,700 ÷ 20 = ₹2,220. But the airline changes her ticket only against a code to her phone, this flight has no Wi-Fi, and sales end at 16:05. So the choice falls at Dubai. Waiting costs 12 × ₹7,400 ÷ 20 = ₹4,440 on average, changing ₹3,700. At 10 misses in 20 the two are equal, and below that the app keeps silent.',
        'An airport’s minimum connection time answers another question: it binds whoever sells both flights on one ticket, and then the airline rebooks. Even a bag tagged to Nagpur goes to customs in Mumbai.',
      ],
    },
  },
});

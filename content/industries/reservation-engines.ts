import { industryPage, schematic } from '../catalogue/define';

export const reservationEngines = industryPage({
  slug: 'reservation-engines',
  label: 'Reservation Engines',
  title: 'Reservation engines with one count of every room',
  summary:
    'Direct booking and channel distribution for hotels: rate plans, restrictions, OpenTravel messages to OTAs, deposits, and overbooking as a decision.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The last room is counted once and offered at your price, whichever window sells it.',
    quickAnswer:
      'Five windows sell the same room: your site, the desk, the call centre and two online travel agencies (OTAs). Each believes its own number. Where houses run different systems, a central reservation service holds the one count, and the booking engine sells from it like everybody else. It is meant for chains, villa operators and resorts with odd inventory. Look at the rate plans before the code, since a restriction lost between two of them closes the wrong night everywhere.',
    atAGlance: {
      fits: 'Hotel groups, villas and resorts that sell by own site, desk and OTAs',
      notFor: 'A single hotel on a common PMS can rent the booking engine that belongs to it',
      firstStep: {
        what: 'One property’s rate plans put in order and published to a test channel',
        output: 'a drawing of the count, and prices and restrictions live on that channel',
        weeks: [6, 8],
      },
      charged: 'Per property, the first of them at a fixed price',
      youBring: 'Rate plans, channel contracts, a PMS test system, a revenue manager who may delete plans',
    },
    ask: {
      text: 'Print the names of your rate plans from the PMS, nothing else. We pair the ones that look like twins and ask which may go.',
      button: 'List your rate plans',
    },
    notNeeded: {
      before: 'Fifty rate plans close the wrong night in any',
      struck: 'reservation engine',
      after: '. Keep a dozen.',
    },
    capabilities: [
      {
        name: 'Rate plan and restriction model',
        users: 'Revenue managers, reservations',
        text: 'Derived rates follow a base rate by formula; length of stay, closed to arrival and advance purchase are set by date and room type. Before any code we bring fifty overlapping plans down to a dozen.',
        hardPart:
          'A derived rate with its own restriction inherits price but not closure, and by the next season hardly anyone remembers which plans were closed.',
      },
      {
        name: 'Direct booking path',
        users: 'Guests, call-centre agents',
        text: 'Search, room choice, extras and payment run on one page with the total price including taxes shown first. The price is held for some minutes, the room once payment starts. Agents use the same engine with more rights, so prices match.',
        hardPart:
          'A total with tax looks expensive beside an OTA’s price without it, unless the page explains the comparison.',
      },
      {
        name: 'Channel distribution',
        users: 'Distribution manager, OTAs',
        text: 'Availability, rates and restrictions leave as OpenTravel messages or a channel manager’s API, and reservations return with acknowledgement. Updates carry sequence numbers. Until one lands, an agency may still sell the room that is gone; a full refresh every night repairs what a lost delta broke.',
        hardPart:
          'OTAs modify a booking by cancel and rebook, which frees the room for a stranger in between.',
      },
      {
        name: 'Payment and deposit rules',
        users: 'Reservations, hotel finance',
        text: 'Cards are tokenised at entry, keeping PCI DSS scope small. Deposits follow the rate plan and are taken at booking, since charging an Indian card later needs the guest again; a European card’s authentication is kept for a no-show. OTA virtual cards are charged from activation, by a job that reports failures.',
        hardPart: 'A no-show charge without proof that the guest accepted its terms is lost at chargeback.',
      },
      {
        name: 'Forecast and overbooking',
        users: 'Revenue team, general manager',
        text: 'Pick-up and cancellation curves suggest an oversell level per room type beside the cost of walking a guest, and the manager accepts or lowers it. With a handful of villas, oversell nothing.',
        hardPart: 'Groups wash late and all together, and a curve learnt from single travellers misses it.',
      },
    ],
    schematic: schematic({
      caption: 'A sale is written to the one count before any channel hears the new number.',
      lanes: {
        Set: { revenue: ['person', 'Revenue manager'], rates: ['store', 'Rate plans'] },
        Hold: { count: ['store', 'Room-type count'], quote: 'Quote and hold' },
        Sell: { web: 'Direct booking page', channel: 'Channel connector' },
        Market: { guest: ['person', 'Booker'], ota: ['outside', 'OTAs'] },
        Secure: { token: ['outside', 'Payment vault'] },
      },
      flows: [
        ['revenue', 'rates', 'price, min stay'],
        ['revenue', 'count', 'oversell level'],
        ['rates', 'quote', 'best plan'],
        ['count', 'quote', 'last rooms'],
        ['quote', 'web', 'total with tax'],
        ['count', 'channel', 'after each sale'],
        ['rates', 'channel', 'restrictions'],
        ['web', 'guest'],
        ['channel', 'ota', 'ARI messages'],
        ['guest', 'token', 'card, deposit'],
      ],
      mark: {
        node: 'count',
        before: 'Rooms per channel',
        doubt: 'Front desk: the OTA has two left and I none?',
        answer: 'All windows sell from one count, last room included.',
      },
    }),
    route: {
      name: 'Restriction NY-31',
      about: 'villa with dinner, before GST',
      stations: [
        {
          at: 'revenue',
          value: 'Min. 3 with the 31st',
          fields: [
            { label: '29 Dec 2026', value: '₹9,000' },
            { label: '30 Dec 2026', value: '₹10,000' },
            { label: '31 Dec 2026', value: '₹22,000' },
            { label: '1 Jan 2027', value: '₹10,000' },
            { label: '2 Jan 2027', value: '₹8,000' },
          ],
          onward: 'price, min stay',
        },
        {
          at: 'rates',
          value: 'Min. stay through',
          fields: [
            { label: 'Night', value: '31 Dec 2026' },
            { label: 'Minimum', value: '3 nights' },
            { label: 'Binds', value: 'each stay with that night' },
          ],
          mark: { struck: 'On arrival', note: 'From the 30th, two nights would get by.' },
          onward: 'best plan',
        },
        {
          at: 'quote',
          value: '3 of 12 refused',
          fields: [{ label: 'Tried', value: '3 arrivals, 1 to 4 nights' }],
          sum: {
            rows: [
              ['From 29 Dec', '0'],
              ['From 30 Dec', '1'],
              ['From 31 Dec', '2'],
            ],
            total: ['Refused of 12', '3'],
          },
          onward: 'total with tax',
        },
        {
          at: 'web',
          value: '₹50,000 open',
          fields: [
            { label: 'Asked', value: '30 Dec to 1 Jan, ₹32,000' },
            { label: 'Answer', value: 'refused, both below offered' },
          ],
          sum: {
            rows: [
              ['30 Dec alone', '10,000'],
              ['31 Dec to 3 Jan', '40,000'],
            ],
            total: ['One villa', '50,000'],
          },
          onward: 'restrictions',
        },
        {
          at: 'channel',
          value: 'FPLOS by arrival',
          fields: [
            { label: 'From 29 Dec', value: '1111' },
            { label: 'From 30 Dec', value: '1011' },
            { label: 'From 31 Dec', value: '0011' },
          ],
          onward: 'ARI messages',
        },
        {
          at: 'ota',
          value: '4 of 12 refused',
          fields: [
            { label: 'Takes', value: 'arrival minima, closings' },
            { label: 'By closing', value: '4 too, one of them ₹41,000' },
          ],
          sum: {
            rows: [
              ['Min. 3 from 30 Dec', '2'],
              ['Min. 3 from 31 Dec', '2'],
            ],
            total: ['Refused at this agency', '4'],
          },
        },
      ],
    },
    argument: {
      heading: 'What the agency understood by three nights',
      paragraphs: [
        'The revenue manager wants New Year’s Eve sold in stays of 3 nights or more. As a minimum on arrival, that binds whoever arrives on the 31st, and a guest of the 30th takes the night she meant to protect. As a minimum through, it binds each stay that includes the night. Screens call either “min stay”, and a channel may know only one.',
        'Of 12 requests, hers refuses 3. On arrival, 2 are refused; the two-night guest pays ₹32,000, and 1 and 2 January, which by her experience sell only with the 31st, stay empty. The distribution manager would set the minimum on the 30th as well. That refuses 4, among them a single night of the 30th that harms nothing, and leaves ₹40,000. A minimum on the 31st with departures closed on 1 January leaves ₹50,000 and refuses 4 as well, among them three nights from the 29th, ₹41,000, which she wants. A pattern of lengths (FPLOS), 1011 for arrivals on the 30th, refuses only what she meant.',
        'An agency that takes no pattern gets the minimum on both arrivals: what that wrongly refuses is worth ₹10,000, and the direct page still sells it.',
        'Sales objects that the refused guest was certain. With the 30th sold alone, refusing him pays if more than 55 of 100 villas find their 3 nights; with the 30th empty, more than 80.',
      ],
    },
    faq: [
      {
        question: 'An OTA parity clause ties our direct price. What can the channel setup do?',
        answer:
          'It publishes each rate plan to named channels, so breakfast or a member price behind a login can differ while the public price stays equal. Whether your clause allows that, counsel reads: wide parity covers every window, narrow parity only your site. In 2022 the Competition Commission told MakeMyTrip-Goibibo to drop parity towards other agencies; on appeal, that December, the fine was stayed and that order was not.',
      },
      {
        question: 'Who sees the real last-room count, the property system or a central service?',
        answer:
          'Where all houses share one property system that already tells the channel manager, it holds the count and the booking engine asks it, as in our sample of five hill hotels. Where houses run different systems, or villas have none, a central reservation service holds it and the desks sell from that. Either way desk, call centre and revenue manager read the same figure.',
      },
    ],
  },
});

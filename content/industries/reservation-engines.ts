import { industryPage, schematic } from '../catalogue/define';

export const reservationEngines = industryPage({
  slug: 'reservation-engines',
  label: 'Reservation Engines',
  title: 'Reservation engines with one count of every room',
  summary:
    'Direct booking and channel distribution for hotels: rate plans, restrictions, OpenTravel messages to OTAs, deposits, and overbooking as a decision.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The last room is sold once, at your price, whichever window it went from.',
    quickAnswer:
      'Five windows sell the same room: your site, the desk, the call centre and two online travel agencies (OTAs). Each believes its own number. A central reservation service holds the one count, and the direct booking engine sells from it like everybody else. It is meant for chains, villa operators and resorts with odd inventory. Look at the rate plans before the code, since a restriction lost between two of them closes the wrong night everywhere.',
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
          'A derived rate with its own restriction inherits price but not closure, and by the next season hardly anyone remembers which.',
      },
      {
        name: 'Direct booking path',
        users: 'Guests, call-centre agents',
        text: 'Search, room choice, extras and payment run on one page with the total price including taxes shown first. The price is held for some minutes, the room only from payment. Agents use the same engine with more rights, so prices match.',
        hardPart:
          'A total with tax looks expensive beside an OTA’s price without it, unless the page explains the comparison.',
      },
      {
        name: 'Channel distribution',
        users: 'Distribution manager, OTAs',
        text: 'Availability, rates and restrictions leave as OpenTravel messages or a channel manager’s API, and reservations return with acknowledgement. Updates carry sequence numbers. A full refresh every night repairs what a lost delta broke.',
        hardPart:
          'OTAs modify a booking by cancel and rebook, which frees the room for a stranger in between.',
      },
      {
        name: 'Payment and deposit rules',
        users: 'Reservations, hotel finance',
        text: 'Cards are tokenised at entry so that PCI DSS scope stays small. Deposits follow the rate plan. For European cards the authentication is kept for a later no-show charge. OTA virtual cards are charged from their activation date, by a job that reports failures.',
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
  },
});

import type { PortfolioItem } from './schema';

export const hotelReservationEngine: PortfolioItem = {
  slug: 'hotel-reservation-engine',
  label: 'Hotel reservation engine',
  title: 'Direct booking for a small group of hill hotels',
  summary:
    'A booking engine for five independent hotels: one view of rooms and rate plans, totals with tax, and no room sold twice against the OTAs.',
  reviewedOn: '2026-11-25',
  sample: true,
  facts: {
    sector: 'Hospitality',
    product: 'Direct reservation engine',
    users: 'Guests, front office, revenue manager',
    platform: 'Web, phone first',
    team: 'Product lead, UX designer, web and integration engineers, tester',
    plannedEffort: 'Planning range: 14 to 18 weeks for the first hotel',
    stack: 'Next.js, PostgreSQL, channel-manager API, hosted payment fields',
  },
  screen: {
    device: 'handset',
    heading: '2 nights, 2 guests',
    parts: [
      {
        part: 'table',
        columns: ['Room', 'Plan', 'With GST'],
        rows: [
          ['Valley view', 'Breakfast', '₹11,760'],
          ['Valley view', 'Room only', '₹10,500'],
          ['Cottage', 'Half board', '₹18,880'],
        ],
      },
      {
        part: 'form',
        fields: [
          { label: 'Arrival', value: 'Fri 11 Dec' },
          { label: 'Hold ends in', value: '09:42' },
        ],
        action: 'Pay deposit',
      },
    ],
  },
  startingPoint:
    'Five hotels share an owner, a property system and a phone number. Their sites show pictures and a form; the reply with a price comes next morning, when the guest has booked on an OTA. On long weekends the last rooms are sold twice, because those kept for the telephone are noted by hand and the channel manager does not know of them.',
  constraints: [
    'The property system and the channel manager stay, and both set the pace of every answer.',
    'Card data goes to the gateway’s own fields and is never stored with the booking.',
    'GST is 5 % up to ₹7,500 a night and 18 % above it, so a total can be shown only for chosen dates.',
  ],
  delivers: [
    {
      name: 'Availability and rate plans',
      text: 'Rooms, rate plans and restrictions such as minimum stay would be read from the property system. The engine displays them and never keeps a private count of rooms.',
    },
    {
      name: 'Hold, pay, confirm',
      text: 'Choosing a room would place an option of ten minutes in the property system, from which the channel manager closes the room elsewhere. A payment that succeeds after the option has lapsed is refunded by rule.',
    },
    {
      name: 'Guest changes',
      text: 'Dates, names and cancellation would be self-service inside the rate plan’s terms. The page states what a change costs before it asks for confirmation.',
    },
    {
      name: 'Pages that can be found',
      text: 'Each hotel and room type would have a server-rendered page with its own address, so that search engines read rooms and terms without running the booking script.',
    },
  ],
  decision: {
    question: 'Which system says how many rooms are left?',
    chosen: 'The property system, which already tells the channel manager.',
    why: 'A third copy of the inventory would be wrong on the very weekend on which it matters. Asking the property system adds a second to each search, so the calendar shows cached prices first and checks them when the option is placed. A guest may then see a price change once, with an apology and both figures.',
    rejected: [
      {
        option: 'A central reservation service',
        why: 'It holds the count where houses run different property systems; these five share one.',
      },
      {
        option: 'Fixed allotment for the website',
        why: 'The site depends on no other system, but rooms stay empty there while an OTA is sold out.',
      },
      {
        option: 'Request and confirm by mail',
        why: 'It is what the hotels do now, and the guest books elsewhere before the reply comes.',
      },
    ],
  },
  measures: [
    {
      metric: 'Rooms sold twice',
      how: 'Stays that the front office had to move for want of a room, per long weekend.',
      baseline: 'The front office’s own diary for the past year.',
    },
    {
      metric: 'Bookings given up at payment',
      how: 'Holds that expired or failed divided by holds placed, by payment method.',
      baseline: 'None before; the first month of the engine becomes the reference.',
    },
  ],
  illustrates: [
    'industries/reservation-engines',
    'industries/hotel-management',
    'services/third-party-integration',
    'services/ui-ux',
    'services/technical-seo',
  ],
};

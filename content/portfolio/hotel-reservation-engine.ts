import type { PortfolioItem } from './schema';

export const hotelReservationEngine: PortfolioItem = {
  slug: 'hotel-reservation-engine',
  label: 'Hotel reservation engine',
  title: 'Direct booking for a small group of hill hotels',
  summary:
    'A booking engine for a few independent hotels: one view of rooms and rate plans, honest totals with tax, and no double sale against the OTAs.',
  reviewedOn: '2026-11-21',
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
        columns: ['Room', 'Plan', 'Total'],
        rows: [
          ['Valley view', 'Breakfast', '₹11,800'],
          ['Valley view', 'Room only', '₹10,400'],
          ['Cottage', 'Half board', '₹17,200'],
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
    'Five hotels share an owner, a property system and a phone number. Their sites show pictures and a form; the reply with a price comes next morning, when the guest has booked on an OTA. Last rooms are sold twice on long weekends because allotments are moved by hand. A booking engine can fix the second problem only if it respects the channel manager.',
  constraints: [
    'The property system and the channel manager stay, and both set the pace of every answer.',
    'Card data goes to the gateway’s own fields and is never stored with the booking.',
    'Tax depends on the room’s rate, so a total may only be shown once dates are chosen.',
  ],
  delivers: [
    {
      name: 'Availability and rate plans',
      text: 'Rooms, rate plans and restrictions such as minimum stay would be read from the property system. The engine displays them and never keeps a private count of rooms.',
    },
    {
      name: 'Hold, pay, confirm',
      text: 'Choosing a room would place a short hold through the channel manager. Payment runs in the gateway’s own fields, and a late success after an expired hold is refunded by rule.',
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
    chosen: 'The property system, reached through the channel manager already in use.',
    why: 'A third copy of the inventory would be wrong on the very weekend it matters. Asking upstream adds a second to each search, which we would spend on showing cached calendar prices first and verifying at the hold. A guest may then see a price change once, with an apology and both figures.',
    rejected: [
      {
        option: 'Fixed allotment for the website',
        why: 'No dependence on others, at the cost of rooms that stay empty in one channel and sell out in another.',
      },
      {
        option: 'Request and confirm by mail',
        why: 'Safe against double sale and already known to lose the guest overnight.',
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

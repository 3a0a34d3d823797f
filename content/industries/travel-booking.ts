import { industryPage, schematic } from '../catalogue/define';

export const travelBooking = industryPage({
  slug: 'travel-booking',
  label: 'Travel Booking',
  title: 'Travel booking systems across GDS and NDC',
  summary:
    'Search, price, hold, pay and ticket across GDS, NDC and hotel sources, with fare rules, refunds and BSP settlement treated as part of the booking system itself.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A booking that fails halfway leaves neither an unpaid ticket nor a payment without one.',
    quickAnswer:
      'Three clocks run during a flight booking: the fare expires, the seat is wanted elsewhere, the bank takes its time, and any of them may run out first. What online agencies, consolidators and corporate travel firms need is a core with an undo for every step, whether the content comes from a GDS, NDC or a bed bank. Prove it on one source, from search to issued ticket and back to refund, breaking each step on purpose.',
    atAGlance: {
      fits: 'Agencies and consolidators that sell from several sources, or add NDC to a GDS',
      notFor: 'A small agency can sell through the portal of a host agency or consolidator',
      firstStep: {
        what: 'One source working in test, from search to ticket and back to refund',
        output: 'the steps drawn with their undo, and a log of every rehearsed failure',
        weeks: [6, 8],
      },
      charged: 'Per source, each estimated before it starts; supplier certification by effort',
      youBring:
        'GDS or NDC test credentials, accreditation details, a payment sandbox, a ticketing agent’s hardest cases',
    },
    ask: {
      text: 'Ask the ticketing desk for its hardest refund and leave the passenger’s name out. In our drawing each step has an undo, or a visible blank.',
      button: 'Describe your worst refund',
    },
    notNeeded: {
      before: 'One airline to sell: that is a link to its site, not a',
      struck: 'booking system',
      after: '.',
    },
    capabilities: [
      {
        name: 'Search and offer comparison',
        users: 'Travellers, call-centre agents',
        text: 'GDS fares, NDC offers and hotel rates come back in different shapes and are compared on bags, changes and total price. Caching keeps look-to-book charges down; the selected offer is always repriced at its source.',
        hardPart:
          'A cached price that jumps on repricing loses the sale and, if it happens often, invites complaints about misleading prices.',
      },
      {
        name: 'Booking, payment and ticketing',
        users: 'Travellers, ticketing desk',
        text: 'A saga, a chain of steps that each have an undo, holds the PNR or NDC order, takes payment with 3-D Secure or UPI, then issues before the ticketing time limit. A robot queue retries issuance, and people see what it gave up on.',
        hardPart: 'Payment success may arrive after the hold lapsed, at a fare that has since gone.',
      },
      {
        name: 'Changes, refunds and schedule disruption',
        users: 'Service agents, travellers',
        text: 'Fare rules, penalties and taxes are computed per coupon. Where NDC offers a reshop, the airline’s own answer counts. Schedule changes are matched with the bookings they touch, so that travellers choose before the acceptance deadline.',
        hardPart:
          'Partly used tickets, split passengers and an ancillary with its own document defeat most automatic refunds.',
      },
      {
        name: 'Hotels and dynamic packages',
        users: 'Product managers, package buyers',
        text: 'Rooms from bed banks and channel managers are mapped to one property and priced with flights as a package. In Europe the bundle makes the seller an organiser under package travel rules, which is a choice to take knowingly.',
        hardPart:
          'One hotel has five supplier identities, and a wrong merge sells a family the wrong resort.',
      },
      {
        name: 'Settlement and agency accounts',
        users: 'Finance, sub-agents',
        text: 'Finance reconciles tickets with BSP or ARC reports and answers debit memos with evidence. Sub-agents draw on credit limits, and in India the tax on overseas packages (TCS) is collected at debit or receipt, whichever is earlier.',
        hardPart:
          'A debit memo months later reopens a fare calculation, so the rule text is stored as it stood.',
      },
    ],
    schematic: schematic({
      caption:
        'Whatever the booking saga can neither issue nor undo by itself goes to the ticketing desk, which reads the coupons first.',
      lanes: {
        Sources: { gds: ['outside', 'GDS fares'], ndc: ['outside', 'NDC airline'] },
        Offer: { compare: 'Offer comparison', traveller: ['person', 'Traveller'] },
        Book: { saga: 'Booking saga', pnr: ['store', 'PNR and orders'] },
        Money: { pay: ['outside', 'Payment provider'], bsp: ['outside', 'BSP settlement'] },
        Repair: { queue: ['person', 'Ticketing desk'] },
      },
      flows: [
        ['gds', 'compare', 'fares'],
        ['ndc', 'compare', 'offers'],
        ['compare', 'traveller', 'repriced offer'],
        ['traveller', 'saga', 'selects, cancels'],
        ['saga', 'pnr', 'hold, ticket, cancel'],
        ['saga', 'pay', 'capture or void'],
        ['pnr', 'bsp', 'ticket sales'],
        ['saga', 'queue', 'failed issue'],
        ['pnr', 'queue', 'coupon status'],
        ['queue', 'bsp', 'refund notice'],
      ],
      mark: {
        node: 'queue',
        before: 'Retry loop',
        doubt: 'Traveller: paid at noon; who notices it never issued?',
        answer: 'After the robot’s retries a person gets the booking.',
      },
    }),
    route: {
      name: 'PNR K7QX4M',
      about: 'Pune to Dubai and back',
      stations: [
        {
          at: 'compare',
          value: 'Rules as sold',
          fields: [
            { label: 'Fare with YQ', value: '₹24,000 return, ₹17,000 out' },
            { label: 'After departure', value: '₹3,000 to cancel a ticket' },
            { label: 'No-show instead', value: '₹6,000, under 3 hours before' },
            { label: 'GST', value: '5 % on fare and airline fees' },
            { label: 'Airport taxes', value: '₹3,000 on the way back' },
          ],
          onward: 'repriced offer',
        },
        {
          at: 'traveller',
          value: 'Will not fly back',
          fields: [
            { label: 'Return flight', value: '20 Nov 2026, 21:40 at Dubai' },
            { label: 'Calls', value: '20 Nov 2026, 17:50 at Dubai' },
            { label: 'Another date', value: 'not wanted, she stays' },
          ],
          onward: 'cancels',
        },
        {
          at: 'saga',
          value: 'Cancelled, 18:04',
          fields: [
            { label: 'Flight', value: 'HK, no schedule change' },
            { label: 'No-show from', value: '18:40' },
            { label: 'Refund', value: 'open, for the desk' },
          ],
          mark: { struck: 'Sat, 09:30', note: 'The desk reckons next morning; the seat cannot wait.' },
          onward: 'segment cancelled',
        },
        {
          at: 'pnr',
          value: 'Coupon 2 open',
          fields: [
            { label: 'Coupon 1, out', value: 'USED, 6 Nov 2026' },
            { label: 'Coupon 2, back', value: 'OPEN, without a seat' },
          ],
          onward: 'coupon status',
        },
        {
          at: 'queue',
          value: '₹7,200 refund',
          sum: {
            rows: [
              ['Return fare with GST', '25,200'],
              ['Fare out, one way, with GST', '−17,850'],
              ['Cancellation with GST', '−3,150'],
              ['Airport taxes, unused', '3,000'],
            ],
            total: ['Due from the airline', '7,200'],
          },
          onward: 'refund notice',
        },
        {
          at: 'bsp',
          value: '₹6,700 to traveller',
          fields: [
            { label: 'Coupon 2', value: 'REFUNDED, 23 Nov 2026' },
            { label: 'DGCA, Mon to Fri', value: '11 Dec 2026, 14 working days' },
          ],
          sum: {
            rows: [
              ['Credited in the billing', '7,200'],
              ['Our fee as sold, with GST', '−500'],
            ],
            total: ['Paid back to her card', '6,700'],
          },
        },
      ],
    },
    argument: {
      heading: 'What is left of a return ticket that was half used',
      paragraphs: [
        'She flew out and will not fly back. The call centre promises half the fare less the fee, which with GST and the unused airport taxes is 12,600 − 3,150 + 3,000 = ₹12,450. The ticketing desk knows the airline’s reading: the journey flown is priced as if it had been bought alone, and a ticket out costs more than half a return. Refund ₹12,450, and a debit memo over ₹5,250 arrives when she has long been paid.',
        'The desk is right about the sum and would have lost on the clock. It is closed in the evening, and from 18:40 she is a no-show with ₹6,000 and GST to pay, which leaves ₹4,050. So the saga gives the seat back at once and leaves the money to people. Two things are asked first. Has the airline moved the flight? Then it owes her the unused part without a fee, and a cancellation of ours would throw that away; the segment still says HK. Does another date serve her? That would keep the coupon’s value, and she has declined.',
        'The rule text is the one stored at the sale, not today’s. Where the fare out alone uses up what was paid, the fare refund is nil and never negative; the airport taxes come back all the same, after a no-show too, as the DGCA has required since 2016.',
      ],
    },
    faq: [
      {
        question: 'The fare is gone at 3 p.m. and the price is promised. Hold, requote or refuse?',
        answer:
          'Hold where the source offers one; the quotation then carries its time limit, not a day of ours. Elsewhere the price is checked again before any capture. A rise of fare or rupee within a margin that you set is absorbed and booked as such; above it the traveller gets a new quotation to accept. A payment that arrives after the fare has gone is refunded.',
      },
      {
        question: 'Which GDS or consolidator contracts do we need, and who bears a debit memo?',
        answer:
          'In your name: IATA accreditation or a consolidator that tickets for you, a GDS agreement, and for NDC each airline or one aggregator, with a certification of the connection by each. Their queues set the weeks, so ask for dates in writing first. A debit memo is addressed to you, with 14 days at least to dispute it. If our fault caused it, we answer up to the contract’s cap.',
      },
    ],
  },
});

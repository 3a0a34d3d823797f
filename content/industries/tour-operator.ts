import { industryPage, schematic } from '../catalogue/define';

export const tourOperator = industryPage({
  slug: 'tour-operator',
  label: 'Tour Operator Software',
  title: 'Tour operator software from allotment to return',
  summary:
    'Contracts, allotments, tour costing, departures, rooming lists and supplier payment for group and bespoke tours, with profit visible for each departure.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Each departure shows seats sold, rooms still on release and profit after actual costs, early enough to promote, merge or cancel it.',
    quickAnswer:
      'The spreadsheet that costs a twelve-day tour usually lives with one person and a hundred cell references. Inbound, outbound and adventure operators ask us to turn it into a system for contracting, costing, selling and running departures. Your product head supplies two past tours; about five weeks later they can be recosted in the new model to the same result, with every difference explained and one departure set up for sale.',
    capabilities: [
      {
        name: 'Contracts and allotments',
        users: 'Contracting managers, hoteliers',
        text: 'Seasonal rates, child policies, supplements and cancellation terms are entered as the contract states them. Allotments carry release dates with reminders before rooms fall back. Free-sale and on-request stock are marked apart in every quote.',
        hardPart:
          'Seasons overlap inside one stay, and the contract seldom says which rate governs the third night.',
      },
      {
        name: 'Tour costing',
        users: 'Product planners, finance',
        text: 'Fixed costs, such as a coach, are spread over break-even numbers, and variable ones follow each guest. Currency is costed at a hedged or stated rate. A change of group size recalculates the price bands at once.',
        hardPart:
          'Free places for leaders and drivers shift the cost to the paying guests, at thresholds each hotel sets differently.',
      },
      {
        name: 'Departures and reservations',
        users: 'Reservation staff, agents, guests',
        text: 'Seats, room types and optional extras are sold by departure, with pre- and post-tour nights. Deposits, balances and traveller papers run on reminders. Refund scales follow the contract and the package travel rules of the selling country.',
        hardPart:
          'Two singles willing to share become one twin until one cancels, and somebody must pay the supplement.',
      },
      {
        name: 'Operations and ground handling',
        users: 'Operations desk, guides, local agents',
        text: 'Rooming lists, vouchers, guide sheets and transfer orders are generated per departure, and a change shows who has been told. Guides use an offline app for headcounts, expenses and incidents. One-off private trips need less system than this.',
        hardPart:
          'A flight moves at midnight; hotel, coach and guide must all confirm before the old plan starts at six.',
      },
      {
        name: 'Supplier payment and tax',
        users: 'Accounts, tax adviser',
        text: 'Supplier invoices are matched with the costed service, and prepayments are tracked by departure. Indian outbound sales collect TCS on overseas packages; European sales may fall under the VAT margin scheme. Your adviser signs the rule table.',
        hardPart:
          'Profit per departure is final only when the last foreign invoice arrives, often two months after return.',
      },
    ],
    schematic: schematic({
      caption:
        'Contracted rooms become costed departures, and every later change reaches hotel, guide and margin from the same departure record.',
      lanes: {
        Contract: { contract: ['document', 'Hotel contract'] },
        Plan: {
          allotment: ['store', 'Allotments'],
          costing: 'Tour costing',
          planner: ['person', 'Product planner'],
        },
        Sell: { departure: ['store', 'Departure record'], agentSale: ['outside', 'Travel agent'] },
        Run: { rooming: ['document', 'Rooming list'], guide: ['person', 'Tour guide'] },
        Close: { margin: 'Departure margin' },
      },
      flows: [
        ['contract', 'allotment', 'rooms, release'],
        ['contract', 'costing', 'seasonal rates'],
        ['planner', 'costing', 'group size'],
        ['costing', 'departure', 'price bands'],
        ['allotment', 'departure', 'rooms held'],
        ['agentSale', 'departure', 'bookings'],
        ['departure', 'rooming', 'final names'],
        ['departure', 'guide', 'changes'],
        ['guide', 'margin', 'expenses'],
      ],
    }),
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const tourOperator = industryPage({
  slug: 'tour-operator',
  label: 'Tour Operator Software',
  title: 'Tour operator software from allotment to return',
  summary:
    'Contracts, allotments, tour costing, departures, rooming lists and supplier payment for group and bespoke tours, with profit visible for each departure.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Profit by departure, early enough to promote, merge or cancel it.',
    quickAnswer:
      'One spreadsheet costs the twelve-day tour, and one person understands its cell references. Once allotments, group sizes and currencies change faster than that person can follow, inbound, outbound and adventure operators need a system that contracts, costs, sells and runs the departure. Judge ours on two past tours: recosted in the new model, they come to the same result, or the difference gets a name.',
    atAGlance: {
      fits: 'Operators who contract rooms and coaches ahead and sell group departures',
      notFor: 'Tailor-made private trips only: a quotation tool and your accounts will do',
      firstStep: {
        what: 'Two past tours recosted in the new model',
        output: 'every difference explained, and one departure set up for sale',
        weeks: [5, 5],
      },
      charged: 'Recosting at a fixed price; building by the sprint, planned around your season',
      youBring: 'Hotel contracts with seasons, two costing sheets and their author, final supplier invoices',
    },
    ask: {
      text: 'A costing sheet of a tour long finished gives away no secret. We read its cell references and write down what only their author knows.',
      button: 'Send a past costing sheet',
    },
    notNeeded: {
      before: 'Six departures a year fit one costing sheet. Teach a second person and skip',
      struck: 'tour software',
      after: '.',
    },
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
        text: 'Fixed costs such as a coach are spread over the planned group, variable ones follow each guest, and the break-even number falls out. Currency is costed at a hedged or stated rate. Move the group from 24 to 21, and margin and price bands recalculate at once.',
        hardPart:
          'Free places for leaders and drivers shift the cost to the paying guests, at thresholds each hotel sets differently.',
      },
      {
        name: 'Departures and reservations',
        users: 'Reservation staff, agents, guests',
        text: 'Seats, room types, extras and nights before or after the tour are sold by departure, while reminders run for deposits, balances and papers. Refund scales follow the contract and the package travel rules of the selling country.',
        hardPart:
          'Two singles willing to share become one twin until one cancels, and somebody must pay the supplement.',
      },
      {
        name: 'Operations and ground handling',
        users: 'Operations desk, guides, local agents',
        text: 'Rooming lists, vouchers, guide sheets and transfer orders come out per departure. Change one, and the screen shows who has been told and who has not. Guides use an offline app for headcounts, expenses and incidents.',
        hardPart:
          'A flight moves at midnight; hotel, coach and guide must all confirm before the old plan starts at six.',
      },
      {
        name: 'Supplier payment and tax',
        users: 'Accounts, tax adviser',
        text: 'Supplier invoices are matched with the costed service, and prepayments are tracked by departure. Indian sellers collect TCS on overseas packages; European sales may fall under the VAT margin scheme. Your adviser signs the rule table.',
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
        ['departure', 'margin', 'sales, costs'],
        ['guide', 'margin', 'expenses'],
      ],
      mark: {
        node: 'margin',
        before: 'Profit after the season',
        doubt: 'Product planner: twenty-one booked; merge it or run it?',
        answer: 'Margin recalculates while the departure can still be merged.',
      },
    }),
  },
});

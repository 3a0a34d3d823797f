import { industryPage, schematic } from '../catalogue/define';

export const tourOperator = industryPage({
  slug: 'tour-operator',
  label: 'Tour Operator Software',
  title: 'Tour operator software from allotment to return',
  summary:
    'Contracts, allotments, tour costing, departures, rooming lists and supplier payment for group tours, with profit visible for each departure.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Profit by departure, early enough to promote, merge or cancel it.',
    quickAnswer:
      'One spreadsheet costs the twelve-day tour, and one person understands its cell references. Once allotments, group sizes and currencies change faster than that person can follow, inbound, outbound and adventure operators need a system that contracts, costs, sells and runs the departure. Judge ours on two past tours: recosted in the new model, they come to the same result, or the difference gets a name.',
    atAGlance: {
      fits: 'Operators who contract rooms and coaches ahead and sell group departures',
      notFor: 'Private trips only, which a quotation tool and your accounts can handle',
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
        today: {
          role: 'Product planner',
          pain: 'She prices next summer by last year’s margin, and three people in the office have three figures for it.',
        },
      },
      {
        name: 'Departures and reservations',
        users: 'Reservation staff, agents, guests',
        text: 'Seats, room types, extras and nights before or after the tour are sold by departure, while reminders run for deposits, balances and papers. Refund scales follow the contract.',
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
        text: 'Supplier invoices are matched with contract and rooming list, line by line, and prepayments are tracked by departure. Tax collected at source (TCS) is reckoned per debit or receipt from a table of dated rates, which your adviser signs.',
        hardPart:
          'Profit per departure is final only when the last foreign invoice arrives, often two months after return.',
        today: {
          role: 'Accounts executive',
          pain: 'An invoice for 22 guests arrives from Vienna. The rooming list is in an inbox of operations, so she pays 22.',
        },
      },
    ],
    schematic: schematic({
      caption:
        'The rooming list, which every later change must reach, decides what the supplier may bill and so what margin is left.',
      lanes: {
        Contract: { contract: ['document', 'Supplier contract'] },
        Plan: {
          allotment: ['store', 'Allotments'],
          costing: 'Tour costing',
          planner: ['person', 'Product planner'],
        },
        Sell: { departure: ['store', 'Departure record'], agentSale: ['outside', 'Travel agent'] },
        Run: { rooming: ['document', 'Rooming list'], guide: ['person', 'Tour guide'] },
        Close: { invoice: ['document', 'Supplier invoice'], margin: 'Departure margin' },
      },
      flows: [
        ['contract', 'allotment', 'rooms, release'],
        ['contract', 'costing', 'seasonal rates'],
        ['planner', 'costing', 'group size'],
        ['costing', 'departure', 'price bands'],
        ['allotment', 'departure', 'rooms held'],
        ['agentSale', 'departure', 'bookings'],
        ['departure', 'rooming', 'final names'],
        ['rooming', 'invoice', 'guests named'],
        ['invoice', 'margin', 'at each day’s rate'],
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
    route: {
      name: 'Departure AT-26-09',
      about: 'Austria, 8 days, group tour',
      stations: [
        {
          at: 'contract',
          value: 'Ground, in euros',
          fields: [
            { label: 'Each guest', value: '1,050 euros' },
            { label: 'Coach and guide', value: '8,400 euros' },
            { label: 'Single room', value: 'One without supplement' },
            { label: 'Release', value: '30 days before arrival' },
            { label: 'Advance paid', value: '12,000 on 15 Jun at ₹106.00' },
          ],
          onward: 'seasonal rates',
        },
        {
          at: 'costing',
          value: 'Planned for 24',
          fields: [
            { label: 'Costing rate', value: '₹104.00 a euro' },
            { label: 'Air and visa', value: '₹58,000 each guest' },
            { label: 'Price', value: '₹2,20,000 and 5 % GST' },
            { label: 'Break-even', value: '17 guests' },
          ],
          onward: 'price bands',
        },
        {
          at: 'departure',
          value: '₹12,240 collected',
          fields: [
            { label: 'Booking of two', value: '₹4,62,000 with GST' },
            { label: 'Debited', value: 'by instalment' },
          ],
          sum: {
            rows: [
              ['5 % of ₹1,00,000, 20 Mar', '5,000'],
              ['2 % of ₹3,62,000, 10 Aug', '7,240'],
            ],
            total: ['TCS, 2026', '12,240'],
          },
          onward: 'final names',
        },
        {
          at: 'rooming',
          value: '21 guests',
          fields: [
            { label: 'Rooms', value: '10 twins and a single' },
            { label: 'Guest 22 leaves', value: '14 Aug 2026, agent told' },
            { label: 'Released until', value: '20 Aug 2026' },
            { label: 'Arrival', value: '19 Sep 2026' },
            { label: 'Last night', value: '25 Sep 2026, ₹108.50 a euro' },
          ],
          onward: 'guests named',
        },
        {
          at: 'invoice',
          value: '30,450 euros',
          fields: [{ label: 'Dated', value: '2 Oct 2026' }],
          sum: {
            rows: [
              ['22 guests billed', '23,100'],
              ['Coach and guide', '8,400'],
              ['Guest 22, released', '−1,050'],
            ],
            total: ['Owed, in euros', '30,450'],
          },
          mark: {
            struck: '31,500 euros',
            note: 'Guest 22 cancelled before the release date.',
          },
          onward: 'at each day’s rate',
        },
        {
          at: 'margin',
          value: '₹1,05,775',
          sum: {
            rows: [
              ['Sales, GST left out', '46,20,000'],
              ['Air and visas', '−12,18,000'],
              ['Ground, at its days’ rates', '−32,73,825'],
              ['Guide’s expenses', '−22,400'],
            ],
            total: ['Margin of the departure', '1,05,775'],
          },
        },
      ],
    },
    argument: {
      heading: 'What one euro cost on this departure',
      paragraphs: [
        'The planner priced at ₹104 and claims a margin of ₹2,12,800; guessing the currency, she says, is not her trade. Accounts look at what left the bank: the balance was paid on 20 October at ₹110.00, which makes it ₹78,100. We take each part on its own day. The advance is 12,000 × 106 = ₹12,72,000, the rest is owed from the last night, 18,450 × 108.5 = ₹20,01,825, and the later rise of ₹27,675 is an exchange loss of the firm. Ind AS 21 treats an advance so; for AS 11 ask your auditor.',
        'The larger fault is one guest. She was refunded in August, less visa and airline deposit, before a ticket was issued or a room had to be kept. Paid as billed, with her, the tour loses ₹8,150.',
        'TCS is no income, and its date can be wrong as well. It is due when the buyer is debited or pays, whichever comes first. Debited by instalment, this couple pays 5 % on the part of March and 2 % on the rest. Debit the whole price at booking, and ₹23,100 is due in March. A program that goes by the day of departure collects ₹9,240 and leaves the firm ₹3,000 short.',
      ],
    },
    terms: [
      {
        term: 'Release date',
        meaning:
          'The last day on which a group’s unsold rooms can be handed back to the hotel. From the next day on, missing names are paid like guests.',
      },
      {
        term: 'Costing rate',
        meaning:
          'The exchange rate at which a tour is priced. It is a decision, hedged or not, and is kept beside the rates that came true.',
      },
      {
        term: 'TCS',
        meaning:
          'Tax collected at source: a seller in India collects it with the price and pays it in under the buyer’s PAN, who sets it against income tax.',
      },
    ],
    related: [
      {
        page: 'industries/travel-booking',
        reason: 'To sell seats and rooms one by one, at fares that change hourly.',
      },
      {
        page: 'industries/travel-crm',
        reason: 'If enquiries and repeat guests are the trouble, and costing is not.',
      },
      {
        page: 'services/third-party-integration',
        reason: 'For one hotel or airline feed into the system that you have.',
      },
      {
        page: 'solution/workflow',
        reason: 'If departures run well and only approvals of payments are slow.',
      },
      {
        page: 'services/bi-dashboards',
        reason: 'When all figures exist and you want to compare seasons.',
      },
      {
        page: 'industries/travel-apps',
        reason: 'If travellers should have the file of their tour on the phone.',
      },
    ],
    faq: [
      {
        question: 'Which TCS rate holds for a booking made before April 2026?',
        answer:
          'For overseas packages it was 5 % up to ₹10 lakh a year and 20 % above; since 1 April 2026 it is 2 % throughout, under section 394 of the Income-tax Act, 2025. Each debit or receipt takes the rate of its day. The table keeps both rows, so that a refund finds the rate at which it was collected.',
      },
      {
        question: 'Can the margin be seen before the supplier’s invoice?',
        answer:
          'Yes, as an estimate with a date: contract rates, names on the rooming list and that day’s exchange rate. Each figure that was estimated is marked until its invoice replaces it. Merging a departure is decided weeks before those arrive, so the estimate has to be good enough for that.',
      },
      {
        question: 'Do hedges belong to the departure?',
        answer:
          'Where you bought euros forward for this tour, yes: in its margin the contract rate replaces the day’s rate for that amount, whatever the books do. A hedge for the whole season stays with the treasurer; otherwise the margin of one departure hangs on the order in which invoices arrive.',
      },
    ],
    chapters: {
      order: ['case', 'plan', 'systems'],
      plan: [
        {
          name: 'Read two costing sheets',
          text: 'With their author, cell by cell: what is contract, what is habit, what is a rate of exchange.',
          weeks: [2, 2],
        },
        {
          name: 'Recost and set up one departure',
          text: 'Both past tours run in the model against final invoices; one future departure is entered for sale.',
          weeks: [3, 3],
        },
        {
          name: 'Contracts, allotments, sale',
          text: 'Seasons, release dates, price bands, bookings, reminders.',
          weeks: [6, 8],
        },
        {
          name: 'Operations and guide app',
          text: 'Rooming lists, vouchers and changes, with a record of who was told.',
          weeks: [4, 6],
        },
        {
          name: 'Invoices, currency, TCS',
          text: 'Matching, rates by day, tax by debit or receipt, and the margin that follows.',
          weeks: [4, 6],
        },
      ],
      costDrivers: [
        {
          driver: 'Forms of contract',
          why: 'Each chain writes seasons, child rates and free places in its own way.',
          keepDown: 'Enter the ten that hold most of your nights.',
          step: 2,
        },
        {
          driver: 'Ways to pay suppliers',
          why: 'Advances, cards, clearing by an agent and netting are booked differently.',
          keepDown: 'Pay the largest three in one way.',
          step: 4,
        },
      ],
      goingLive: [
        {
          name: 'Between two seasons',
          text: 'Departures on sale stay in the old sheet; those of the next season open in the new system.',
        },
        {
          name: 'One tour in both',
          text: 'The first departure is run in sheet and system until its last invoice.',
        },
      ],
      systemsMap: [
        {
          system: 'Costing sheets',
          holds: 'Rates, thresholds, the author’s corrections',
          integration: 'Read once, then kept as evidence',
          gotcha: 'One exchange rate sits in a cell, and older tours change with it.',
        },
        {
          system: 'Accounting package',
          holds: 'Ledgers, GST, TCS, bank',
          integration: 'Vouchers by departure and receipt',
          gotcha: 'A full invoice at booking is a debit, and fixes the day of TCS.',
        },
        {
          system: 'Airline group desk',
          holds: 'Blocks of seats, deposits, name deadlines',
          integration: 'Dates entered, tickets imported',
          gotcha: 'Its release date differs from the hotels’, so one guest is free here and charged there.',
        },
        {
          system: 'Bank',
          holds: 'Remittances and the rate of each',
          integration: 'Advice file, or keyed from the advice',
          gotcha: 'Charges abroad reach the supplier as a short payment, weeks later.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Keep the sheet',
          rightWhen: 'One person, six departures, one currency.',
          price: 'The knowledge leaves with that person.',
        },
        {
          way: 'Rent a tour system',
          rightWhen: 'Your contracts look like those of other operators.',
          price: 'A fee by user, and Indian tax in a second program.',
        },
        {
          way: 'Build costing and closing',
          rightWhen: 'Selling works, and profit by departure comes too late.',
          price: 'An interface to whatever sells.',
        },
        {
          way: 'Build the whole',
          rightWhen: 'Allotments, series and agents in a mixture that no product has.',
          price: 'A season in which the old sheets run beside it.',
        },
      ],
      kpis: [
        {
          name: 'Margin drift',
          formula: '(margin at closing − margin at costing) ÷ margin at costing, by departure',
        },
        { name: 'Corrected invoices', formula: 'supplier invoices paid at less than billed ÷ all' },
        { name: 'Days to close', formula: 'last invoice booked − day of return' },
      ],
    },
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const restaurantPos = industryPage({
  slug: 'restaurant-pos',
  label: 'Restaurant POS',
  title: 'Restaurant POS for the Saturday dinner rush',
  summary:
    'Table, kitchen and aggregator orders in one queue, offline billing, recipe cost and allergens per dish, and void controls that an owner can audit later.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Table, counter and delivery orders reach the right station in the right order.',
    quickAnswer:
      'What a point of sale (POS) is worth shows on a Saturday after eight, when the router is down, three aggregators ring and table nine wants to split the bill. Have one built if your menu, your kitchen routing or your tax defeats a packaged product, as happens in chains, cloud kitchens and hotels with several outlets. Before anything is switched we key a real service in parallel.',
    atAGlance: {
      fits: 'Chains, cloud kitchens and hotels with several outlets, one menu and different kitchens',
      notFor: 'A single café: a packaged POS by the month does all of it',
      firstStep: {
        what: 'A shadow service at one outlet',
        output: 'the routing drawing, gaps in recipes and a cash-up beside the old till’s',
        weeks: [3, 5],
      },
      charged: 'A rate for each outlet opened and sprints for the till, after one paid shadow service',
      youBring:
        'Menu with recipes, kitchen plan with printers, aggregator test accounts, one manager on evening shift',
    },
    ask: {
      text: 'Draw a cross on the kitchen plan for each printer and add the menu. A Saturday order’s routing is what you get back.',
      button: 'Send menu and kitchen plan',
    },
    notNeeded: {
      before: 'If plates wait for the grill, hire a cook. A',
      struck: 'new POS',
      after: 'only prints the tickets faster.',
    },
    argument: {
      heading: 'Who waits when the tandoor is ten dishes behind',
      paragraphs: [
        'Between eight and nine the tandoor was asked for 50 dishes and took in 40. Order 7741 joins the ten that wait: 10 ÷ 40 × 60 = 15 minutes, then nine in the fire. It leaves at 21:24. The platform was told 21:20, because the outlet gives it one figure all day.',
        'Left to itself the kitchen serves tables first, since it can see those guests. They bring 31 dishes an hour and leave nine of forty, so the ten are cleared in 67 minutes and the platter is handed over at 22:16. Order of arrival hardly delays the rider, but table nine watches a stranger’s platter leave. We keep it, and the promise follows: twenty minutes less nine leave eleven for waiting, in which the tandoor takes seven dishes. Once eight wait, the till asks the platform for a longer promise and pauses it only if refused, because a paused order loses the outlet ₹600 before food: ₹800 less ₹200 commission.',
        'Then the bill. On most platform orders section 9(5) of the CGST Act makes the platform pay the GST. It excludes restaurants at specified premises, such as this hotel, which charges 18 % itself. A till with one rule for all platforms books ₹800; at a thousand such orders a month, 1,000 × ₹144 = ₹1,44,000 of tax is missing from the return.',
      ],
    },
    route: {
      name: 'Platform order 7741',
      about: 'hotel outlet, Sat 7 Nov 2026',
      stations: [
        {
          at: 'aggregator',
          value: 'Promised 21:20',
          fields: [
            { label: 'Accepted', value: '21:00' },
            { label: 'Dish', value: 'Tandoori platter, ₹800' },
            { label: 'Promise', value: '20 min, one figure all day' },
          ],
          onward: 'prepaid order',
        },
        {
          at: 'ticket',
          value: '50 dishes',
          fields: [{ label: 'At 20:00', value: 'None waiting, fire full' }],
          sum: {
            rows: [
              ['From tables', '31'],
              ['From the counter', '5'],
              ['From platforms', '14'],
            ],
            total: ['Tandoor, 20:00 to 21:00', '50'],
          },
          onward: 'by station',
        },
        {
          at: 'station',
          value: '10 waiting',
          fields: [
            { label: 'Cooking', value: '6 at once, 9 minutes each' },
            { label: 'Ready', value: '21:24, after 15 + 9 minutes' },
          ],
          sum: {
            rows: [
              ['Tandoor, 20:00 to 21:00', '50'],
              ['Put in the fire in that hour', '−40'],
            ],
            total: ['Waiting at 21:00', '10'],
          },
          onward: 'handed over',
        },
        {
          at: 'bill',
          value: '₹944',
          fields: [
            { label: 'Premises', value: 'Specified, April 2026 to March' },
            { label: 'Since', value: 'A room at ₹8,200 in 2025–26' },
          ],
          sum: {
            rows: [
              ['Platter', '800'],
              ['GST 18 %', '144'],
            ],
            total: ['Customer pays for the food', '944'],
          },
          mark: { struck: '₹800', note: 'Section 9(5) leaves out restaurants at specified premises.' },
          onward: 'tenders',
        },
        {
          at: 'closing',
          value: '₹703.20',
          sum: {
            rows: [
              ['Customer pays for the food', '944'],
              ['Commission 25 % + 18 % GST', '−236'],
              ['TCS under GST, 0.5 %', '−4'],
              ['TDS, 0.1 %', '−0.80'],
            ],
            total: ['Paid out by the platform', '703.20'],
          },
        },
      ],
    },
    capabilities: [
      {
        name: 'Order entry and table control',
        users: 'Captains, cashiers',
        text: 'Seats, courses and modifiers are entered on a handheld or till; tables merge and move, and a bill like table nine’s splits by seat. Terminals agree over the outlet’s own network when the internet fails, and bill numbers stay gapless per outlet.',
        hardPart:
          'Two captains edit one table offline, and merging must never lose a dish the kitchen has started.',
      },
      {
        name: 'Kitchen routing and timing',
        users: 'Chefs, expediter',
        text: 'Items split to grill, tandoor, bar and pass, on a display or as printed kitchen order tickets (KOT). Courses fire on the captain’s signal, staggered so that plates finish together. Each station’s queue is counted in minutes, and the promise to the platform follows it.',
        hardPart:
          'Riders and seated guests compete for one grill; arrival sets the order, and only the chef may overrule it.',
        today: {
          role: 'Expediter at the pass',
          pain: 'Three riders wait in the corridor with a time that no cook has given them.',
        },
      },
      {
        name: 'Menu, recipe and allergens',
        users: 'Menu manager, purchase, kitchen',
        text: 'Dishes explode into recipes with yield and waste, which gives theoretical consumption and food cost by outlet. Allergens roll up from ingredients. With a central licence or ten outlets the menu shows calories, by FSSAI’s rules; the figure comes from the same recipe.',
        hardPart:
          'A substituted sauce changes allergens the same evening, so the kitchen needs a one-step swap that warns waiters.',
      },
      {
        name: 'Aggregators and own delivery',
        users: 'Outlet manager, delivery desk',
        text: 'Menus, prices and stock-outs are pushed to each platform, and its orders arrive as normal tickets. Who owes the GST is read from the outlet’s premises in that financial year. Payouts are matched line by line: commission, tax collected, tax deducted.',
        hardPart: 'An item ended at the pass takes minutes to vanish from a platform that caches its menu.',
        today: {
          role: 'Outlet accountant',
          pain: 'A week’s payout is one credit. He splits it by last month’s percentages, and the tax with it.',
        },
      },
      {
        name: 'Cash-up and exception watch',
        users: 'Shift manager, owner, auditor',
        text: 'Cashiers close blind, and tenders are compared with terminal settlement. Voids, discounts, reprints and no-sale openings are listed by person and hour. A void after the KOT needs a reason.',
        hardPart: 'Honest complimentary meals and theft look alike in one night, and differ only over weeks.',
      },
    ],
    schematic: schematic({
      caption:
        'Three order sources share one kitchen queue, and what the recipe says was used is later compared with what the store lost.',
      lanes: {
        Source: {
          captain: ['person', 'Captain'],
          counter: 'Counter till',
          aggregator: ['outside', 'Aggregators'],
        },
        Order: { ticket: ['store', 'Open tickets'] },
        Kitchen: { station: 'Station display', recipe: ['store', 'Recipes, allergens'] },
        Settle: { bill: 'Bill and tenders', stock: ['store', 'Store room'] },
        Check: { closing: ['document', 'Cash-up report'] },
      },
      flows: [
        ['captain', 'ticket', 'seat, course'],
        ['counter', 'ticket', 'takeaway'],
        ['aggregator', 'ticket', 'prepaid order'],
        ['ticket', 'station', 'by station'],
        ['ticket', 'recipe', 'dishes sold'],
        ['station', 'bill', 'served'],
        ['recipe', 'stock', 'theoretical use'],
        ['bill', 'closing', 'tenders, voids'],
        ['stock', 'closing', 'count difference'],
      ],
      mark: {
        node: 'recipe',
        before: 'Printed allergen sheet',
        doubt: 'Chef: I changed the sauce tonight. Who warns table nine?',
        answer: 'Allergens follow ingredients, and a swap warns the waiters.',
      },
    }),
    terms: [
      {
        term: 'Specified premises',
        meaning:
          'In Indian GST, a hotel that sold any room above ₹7,500 a day in the preceding financial year, or declared itself one. Restaurants there charge 18 % with credit, elsewhere 5 % without.',
      },
      {
        term: 'Section 9(5)',
        meaning:
          'The clause of the CGST Act by which a platform, and not the supplier, pays the GST on notified services. Restaurant service has been one since 2022.',
      },
      {
        term: 'Theoretical consumption',
        meaning:
          'What the recipes say was used for the dishes sold. Its gap to the stock count is waste, over-portioning or theft.',
      },
    ],
    related: [
      {
        page: 'industries/hotel-management',
        reason: 'When the meal goes to a room and the folio, not to a rider.',
      },
      {
        page: 'solution/pos-inventory',
        reason: 'If you sell packed goods by barcode, without recipes or courses.',
      },
      {
        page: 'solution/demand-forecasting',
        reason: 'How many portions to prepare, where spoilage costs more than the queue.',
      },
      {
        page: 'services/third-party-integration',
        reason: 'If the till is good and only the platforms’ interfaces break.',
      },
      {
        page: 'services/local-seo',
        reason: 'If guests fail to find the outlet, and the kitchen has room.',
      },
    ],
    faq: [
      {
        question: 'On which orders does the platform pay the GST?',
        answer:
          'On restaurant service that an outlet outside specified premises sells through it, at 5 %; your return shows the value without tax. At specified premises you charge 18 % and take credit, and the platform collects 0.5 % at source (TCS), which comes back to your cash ledger.',
      },
      {
        question: 'Our hotel sells every room below ₹7,500. Are we done?',
        answer:
          'For this year, if no room went higher in the last one. A hotel may also declare itself specified between January and March, from the next year until it opts out, where credit is worth more than the lower rate. The till keeps the answer as a dated row for each hotel.',
      },
    ],
    chapters: {
      order: ['case', 'plan', 'capabilities'],
      systemsMap: [
        {
          system: 'Aggregator platforms',
          holds: 'Menu copy, promise, order, payout',
          integration: 'Partner API after its certification, or middleware',
          gotcha: 'Some take a longer promise only until the rider has been called.',
        },
        {
          system: 'Hotel property system',
          holds: 'Folios, room prices by day',
          integration: 'Room posting; one read of prices a year',
          gotcha: 'One suite sold above ₹7,500 in March decides the outlet’s tax for twelve months.',
        },
        {
          system: 'Accounts and GST returns',
          holds: 'Sales by rate, credit, cash ledger',
          integration: 'Daily journal by outlet and source',
          gotcha: 'In GSTR-1, platform sales taxed by the platform and by you share a table, not a row.',
        },
        {
          system: 'Kitchen printers and displays',
          holds: 'Tickets by station',
          integration: 'Outlet’s own network',
          gotcha:
            'A printer without paper may still acknowledge; only the cook’s tap proves a ticket was seen.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Packaged POS by the month',
          rightWhen: 'Outlets share a menu, and each order belongs to one kitchen.',
          price: 'A fee by till, and your tax in its settings.',
        },
        {
          way: 'Middleware before your till',
          rightWhen: 'The till is liked, and only tablets of platforms crowd the counter.',
          price: 'A fee by order; it knows the orders, and nothing of the grill.',
        },
        {
          way: 'The hotel vendor’s POS',
          rightWhen: 'Most checks go to a room and few to a rider.',
          price: 'Riders are served from a tablet beside it.',
        },
        {
          way: 'Build queue, menu and bill',
          rightWhen: 'Brands share a kitchen, or your outlets differ in tax.',
          price: 'Platforms change their interfaces, and you follow.',
        },
      ],
      plan: [
        {
          name: 'Shadow service',
          text: 'One outlet, one Saturday: each order keyed a second time, each station timed.',
          weeks: [3, 5],
        },
        {
          name: 'Queue and kitchen',
          text: 'Routing, courses, minutes by station, printers as fallback. Tables only.',
          weeks: [5, 7],
        },
        {
          name: 'Bill and cash-up',
          text: 'Rates by premises and year, tenders, blind close, the day’s journal.',
          weeks: [4, 5],
        },
        {
          name: 'Platforms',
          text: 'Menu, promise and pause go out; orders and payouts come in, one platform after another.',
          weeks: [4, 6],
        },
        {
          name: 'Second outlet',
          text: 'Other stations and hours; in a hotel, perhaps another rate.',
          weeks: [2, 3],
        },
      ],
      costDrivers: [
        {
          driver: 'Recipes not written down',
          why: 'Without yield and grams neither cost, allergens nor calories can be reckoned.',
          keepDown: 'Begin with the best sellers.',
          step: 0,
        },
        {
          driver: 'Stations and printers',
          why: 'Each has a queue, a fallback and a cook who must agree to it.',
          keepDown: 'Let cold dishes share one station.',
          step: 1,
        },
        {
          driver: 'Platforms',
          why: 'Each certifies for itself and reports its payout in another file.',
          keepDown: 'Start with the one that sends most orders.',
          step: 3,
        },
      ],
      goingLive: [
        {
          name: 'Weekday lunch first',
          text: 'The old till runs beside it. Saturday waits for a lunch with the router’s plug pulled on purpose.',
        },
        {
          name: 'Rates on 1 April',
          text: 'Premises can change class with the financial year: read the table on 1 April.',
        },
      ],
      standards: [
        {
          id: 'pci-dss-4.0.1',
          use: 'The till sends an amount to the terminal and gets a result back; no card number passes through it, and a handheld is no exception.',
        },
      ],
      kpis: [
        {
          name: 'Promise kept',
          formula: 'platform orders ready by the promised minute ÷ platform orders, by hour',
        },
        { name: 'Food cost gap', formula: 'counted use − theoretical consumption, in rupees, by ingredient' },
        { name: 'Unmatched payout', formula: 'payout lines without a ticket, in rupees, by platform' },
      ],
    },
  },
});

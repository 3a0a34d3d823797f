import { schematic, solutionPage } from '../catalogue/define';

export const routeOptimization = solutionPage({
  slug: 'route-optimization',
  label: 'Route Optimisation',
  title: 'Route optimisation that a dispatcher can overrule',
  summary:
    'A planning product for delivery depots: orders, windows, loads and shifts become routes that dispatchers can lock, price, explain and publish to drivers.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Routes that your vans can drive, and a reason for every order left out.',
    quickAnswer:
      'A dairy with thirty chilled vans plans well by hand until two of them break down or the best dispatcher is ill. This product keeps the standing rounds, fits in what changed overnight, and prices each answer. Dispatchers lock, move and publish. It begins with a replay: ten past days, solved again beside what was really driven.',
    atAGlance: {
      fits: 'Depots of about thirty vans with a window at every gate, on a milk and dairy round for instance',
      notFor: 'Rounds that hardly ever change: a printed sheet keeps them well',
      firstStep: {
        what: 'A replay of ten past days',
        output: 'our routes beside those really driven, with the price of each rule',
        weeks: [4, 6],
      },
      charged: 'The replay at a fixed price, then a licence-free build by effort',
      youBring: 'Ten days of orders, vehicle list, shift rules, tracks of the vans, a dispatcher’s time',
    },
    ask: {
      text: 'Which round does your best dispatcher change by hand every week? Explain the move, and read it as a lock, a limit or a price.',
      button: 'Describe one changed round',
    },
    notNeeded: {
      before: 'A full truck for one gate gains nothing from a',
      struck: 'route optimiser',
      after: '. Find it a load home.',
    },
    howItDiffers:
      'Fleet Management, the product, decides whether a van may leave and what it cost; the industry page of that name serves hauliers and lessors. This one decides which orders the van carries, and in what sequence.',
    argument: {
      heading: 'Why order 4502 stays behind while Van 30 is free',
      paragraphs: [
        'The screen prices five answers for a shop’s 16 crates, at assumed rates and without the few kilometres of the detour. Van 11 looks cheapest, but it has room for 2, a hard rule that no price lifts; sending those 2 and leaving 14 costs ₹90 + 14 × ₹30 = ₹510. Van 03 is locked to a hospital kitchen first, so the shop would wait: 45 × ₹12 = ₹540. The spare van costs ₹1,150 + ₹90 = ₹1,240, as its driver does not know the gates; a hired tempo is not chilled, and a second trip would be hours late. Leaving the order out costs 16 × ₹30 = ₹480.',
        'Sales will say that a shop prefers late milk to none; the dispatcher has seen it come back unsold. They dispute a ratio: ₹480 ÷ ₹12 = 40 minutes, after which this shop gets nothing. If every order had to go, Van 03 would bring it late; forbid lateness too, and Van 30 is called out. Lifting the lock, with the kitchen still in its window, would bring it ten minutes late, at ₹120, and save ₹480 − ₹120 = ₹360.',
        'Operations and sales agree the prices after the replay, which lists the orders that each price would have dropped. Set leaving out too low, and far shops vanish from a plan that looks efficient.',
      ],
    },
    terms: [
      {
        term: 'Price of leaving out',
        meaning:
          'Rupees that a plan is charged for an order it does not carry. An order stays behind when every permitted way of carrying it costs more.',
      },
      {
        term: 'Route replay',
        meaning:
          'Past days solved anew with only what was known at their cut-off, beside the routes that were driven.',
      },
    ],
    capabilities: [
      {
        name: 'Order intake and delivery points',
        users: 'Order desk, address clerk',
        text: 'An order brings crates and a window. A gate position that a driver has confirmed outranks the geocoder’s guess.',
        owns: 'Planning orders, points, gates',
        on: { part: 2, row: 3 },
      },
      {
        name: 'Constraint book',
        users: 'Operations manager',
        text: 'Hard rules, such as room, shift end or a cold compartment, are kept apart from soft ones with a price. Prices differ by customer class, so that a clinic outranks a kiosk openly.',
        owns: 'Vehicle profiles, rules, prices',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Road and service times',
        users: 'Route analyst',
        text: 'Minutes by hour band, from map data corrected with your own traces. Entry bans carry a source and a date.',
        owns: 'Map version, times, access limits',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Solver',
        users: 'Dispatcher',
        text: 'It searches the vehicle routing problem (VRP), with windows, breaks and second trips, and prices each answer by rule.',
        owns: 'Runs, inputs, limits, costs',
        on: { part: 0, row: 4 },
      },
      {
        name: 'Dispatch board',
        users: 'Dispatcher, depot supervisor',
        text: 'A stop is tied to a driver or a whole route frozen before the rest is solved again; each edit shows its price first.',
        owns: 'Plans, locks, edit reasons',
        on: { part: 2, row: 0, corrected: true },
      },
      {
        name: 'Driver’s sequence',
        users: 'Drivers, helpers',
        text: 'The phone keeps the published route offline. Drivers may swap stops inside limits; repeated swaps at a place usually reveal a wrong gate or an unloading queue.',
        owns: 'Stop events, swaps, proof links',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Live arrival times',
        users: 'Dispatcher, customer service',
        text: 'Remaining stops are re-timed from stop events. Customers see a range, and hear once that a promise cannot be kept.',
        owns: 'Forecasts, disruptions, notices',
        on: { part: 0, row: 1 },
      },
    ],
    screen: {
      device: 'browser',
      heading: 'Order 4502: 16 crates',
      parts: [
        {
          part: 'table',
          columns: ['Van', 'Room', 'Late, min', 'Price'],
          rows: [
            ['03, lock lifted', '20', '10', '₹120'],
            ['03, lock kept', '20', '45', '₹540'],
            ['11, other driver', '2', '0', '₹90'],
            ['30, other driver', '90', '0', '₹1,240'],
            ['None: left out', '–', '–', '₹480'],
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Late minute', value: '₹12' },
            { label: 'Other driver', value: '₹90' },
            { label: 'Van 30 out', value: '₹1,150' },
            { label: 'Crate left', value: '₹30' },
          ],
        },
        {
          part: 'list',
          items: [
            { label: '4471 locked: ₹360', state: 'done' },
            { label: '4502 left out: price', state: 'alert' },
            { label: '4519 left out: shift', state: 'active' },
            { label: '638 of 640 placed', state: 'waiting' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption:
        'The solver proposes, the dispatcher’s locks bind it, and minutes measured at the gate correct tomorrow’s times.',
      lanes: {
        Inputs: {
          orders: ['outside', 'Released orders'],
          rules: ['store', 'Constraint book'],
          times: ['store', 'Road and gate times'],
        },
        Search: { solver: 'VRP solver' },
        Decision: { dispatcher: ['person', 'Dispatcher'], board: 'Dispatch board' },
        Road: { driver: ['person', 'Van driver'], events: ['store', 'Stop events'] },
        Promise: { arrival: 'Arrival range' },
      },
      flows: [
        ['orders', 'solver', 'windows, weights'],
        ['rules', 'solver', 'limits, prices'],
        ['times', 'solver', 'minutes by hour'],
        ['solver', 'board', 'plan, unserved'],
        ['dispatcher', 'board', 'locks'],
        ['board', 'driver', 'published route'],
        ['driver', 'events', 'arrive, leave'],
        ['events', 'arrival', 'running late'],
        ['events', 'times', 'measured minutes'],
      ],
      mark: {
        node: 'board',
        before: 'Published plan',
        doubt: 'Dispatcher: may I lock a stop before it solves?',
        answer: 'Yes: a lock binds the solver, and shows its price.',
      },
    }),
    faq: [
      {
        question: 'Will each shop get a new time every morning?',
        answer:
          'No. Standing rounds hold for a season, and the day’s changes are inserted. Shifting a shop’s usual time or driver has a price.',
      },
      {
        question: 'How many kilometres will we save?',
        answer:
          'That depends on how good your present routes are. The replay sets kilometres, paid hours, vans and missed windows beside what was driven. If little is gained, stop there.',
      },
      {
        question: 'Which solver is inside, and are we tied to it?',
        answer:
          'OR-Tools or another open library. Ask any supplier what becomes of an order without a price of leaving out: in OR-Tools and in Google’s Route Optimization API it is mandatory. A separate program checks each plan, so the solver can be exchanged.',
      },
    ],
    chapters: {
      order: ['screen', 'capabilities', 'rollout', 'rent-or-build'],
      rentOrBuild: [
        {
          way: 'Print the rounds',
          rightWhen: 'A few vans repeat the same round.',
          price: 'Nothing, until somebody is ill.',
        },
        {
          way: 'Rent a planner',
          rightWhen: 'Your rules fit its screens, and you may set the price of leaving out.',
          price: 'A fee each month, and rules that it lacks stay on paper.',
        },
        {
          way: 'Build on an open solver',
          rightWhen: 'Compartments, contracts or slots are what you compete with.',
          price: 'You own rules, map builds and service times.',
        },
      ],
      integrations: [
        {
          system: 'Order system or ERP',
          direction: 'in',
          trigger: 'Order released, changed, cancelled',
          onFailure: 'The last state stays; the board shows the feed’s age.',
        },
        {
          system: 'Cold-store or warehouse system',
          direction: 'both',
          trigger: 'Plan published; picking started',
          onFailure: 'The loading list prints; picked orders are locked to their van.',
        },
        {
          system: 'Vehicle positions',
          direction: 'in',
          trigger: 'New point, or silence beyond a limit',
          onFailure: 'The forecast falls back on stop events and widens its range.',
        },
        {
          system: 'E-way bill, through ERP',
          direction: 'both',
          trigger: 'Van assigned or exchanged: new Part B, where goods need the bill',
          onFailure: 'The stop is held, with the portal’s error text.',
        },
      ],
      releases: [
        {
          feature: 'Wave planning for one depot',
          when: 'first',
          reason: 'It tests addresses, rules and service times together.',
        },
        {
          feature: 'Locks and priced edits',
          when: 'first',
          reason: 'Without them dispatchers go back to paper.',
        },
        {
          feature: 'Reasons for unserved orders',
          when: 'first',
          reason: 'Sales must telephone the shop before the van leaves.',
        },
        {
          feature: 'Offline driver route',
          when: 'first',
          reason: 'It replaces times read off tracks by times that drivers record.',
        },
        {
          feature: 'Live re-planning',
          when: 'later',
          reason: 'It rests on stop events that dispatchers have come to trust.',
        },
        {
          feature: 'Slots offered to customers',
          when: 'later',
          reason: 'Sold too early, they are promises the routes cannot keep.',
        },
      ],
      rollout: [
        {
          name: 'Replay',
          text: 'You choose ten past days, a festival eve and a breakdown among them. Dispatchers mark the routes that they would refuse.',
          weeks: [4, 6],
        },
        {
          name: 'Board and driver route',
          text: 'Locks, priced edits and the phone are built on the rules that the replay proved.',
          weeks: [10, 14],
        },
        {
          name: 'Shadow',
          text: 'Both plans are made each morning. The human one is driven.',
          weeks: [2, 2],
        },
        {
          name: 'Go-live',
          text: 'The morning wave goes first, outside festival weeks, with the manual plan on a printed sheet.',
          weeks: [2, 3],
        },
      ],
      costDrivers: [
        {
          driver: 'Addresses',
          why: 'A wrong gate spoils every plan that contains it.',
          keepDown: 'Let drivers confirm the busiest points first.',
          step: 0,
        },
        {
          driver: 'Number of rules',
          why: 'Each one multiplies test cases and slows the search.',
          keepDown: 'Let a rule in when a past day proves it.',
          step: 1,
        },
        {
          driver: 'Map and traffic licences',
          why: 'Live traffic costs by the call or vehicle.',
          keepDown: 'Own traces with open map data serve fixed areas.',
          step: 1,
        },
      ],
      ownership: {
        dataIn:
          'An unwritten rule becomes hard, priced or dropped, with a name beside it. A point uses its own service time after five recorded visits, which the replay’s ten days supply on a daily round.',
        dataOut:
          'Orders, points, vehicles, times, locks and prices leave as one neutral file, with the second program that checks a plan against the hard rules.',
      },
      permissions: {
        actions: [
          'Set rules and prices',
          'Correct gates and times',
          'Lock or move stops',
          'Publish a plan',
          'See positions',
          'See arrival times',
        ],
        roles: [
          { role: 'Operations manager', grants: ['yes', 'no', 'yes', 'yes', 'yes', 'yes'] },
          { role: 'Route analyst', grants: ['no', 'yes', 'no', 'no', 'no', 'yes'] },
          { role: 'Dispatcher, supervisor', grants: ['no', 'no', 'own', 'own', 'own', 'own'] },
          { role: 'Address clerk', grants: ['no', 'yes', 'no', 'no', 'no', 'no'] },
          { role: 'Driver, helper', grants: ['no', 'no', 'own', 'no', 'own', 'own'] },
          { role: 'Sales, customer service', grants: ['no', 'no', 'no', 'no', 'no', 'yes'] },
        ],
      },
      nonFunctional: [
        {
          name: 'Repeatable runs',
          text: 'A run stores inputs, map, library version and a limit on solutions instead of seconds: a clock gives different plans on different machines.',
        },
      ],
      standards: [
        {
          id: 'dpdp-act',
          use: 'Recipients’ addresses and drivers’ traces get a purpose and a deletion date, the replay’s copies included.',
        },
        {
          id: 'wcag-2.2',
          use: 'Criterion 2.5.7 asks for an alternative to dragging: every move on map or timeline can be made in the list.',
        },
      ],
    },
    related: [
      {
        page: 'solution/fleet-management',
        reason: 'The dispute is over papers, workshop and cost per kilometre.',
      },
      {
        page: 'industries/fleet-management',
        reason: 'You haul or lease, and earn by the trip or the contract.',
      },
      {
        page: 'solution/tracking',
        reason: 'Other companies’ trucks carry your goods, and you can only watch.',
      },
      {
        page: 'services/predictive-analytics',
        reason: 'Vans must be hired before the orders are known.',
      },
      {
        page: 'services/android-apps',
        reason: 'The rounds are good; the drivers lack a handset that works offline.',
      },
      { page: 'solution/warehouse', reason: 'The delay is at the dock, before any van leaves.' },
      {
        page: 'solution/supply-chain',
        reason: 'If the orders themselves come too late or in the wrong amount.',
      },
    ],
  },
});

import { schematic, solutionPage } from '../catalogue/define';

export const routeOptimization = solutionPage({
  slug: 'route-optimization',
  label: 'Route Optimisation',
  title: 'Route optimisation that a dispatcher can overrule',
  summary:
    'A planning product for delivery depots: orders, windows, loads and shifts become routes that dispatchers can lock, price, explain and publish to drivers.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Routes that your vans can drive, and a reason for every order left out.',
    quickAnswer:
      'A depot that plans vans by hand does well until orders double or the best dispatcher is ill. This product reads orders, vehicles, shifts and road times, proposes routes, and lets dispatchers lock, move and publish them. It begins with a replay: ten of your past days, solved, and set beside what was really driven.',
    atAGlance: {
      fits: 'Depots that plan more than about fifteen vans a day against delivery windows',
      notFor: 'A fixed milk run: a spreadsheet keeps it well',
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
      'Fleet management decides whether a vehicle may leave and what it cost; this product decides which orders it carries, in what sequence and at which promised time.',
    capabilities: [
      {
        name: 'Order intake and delivery points',
        users: 'Order desk, address clerk',
        text: 'Orders arrive with weight, volume, window and handling needs. Each point gets a gate position confirmed by a driver, which from then on outranks the geocoder’s guess.',
        owns: 'Planning orders, points, gates',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Constraint book',
        users: 'Operations manager',
        text: 'Hard rules, such as axle load or a cold compartment, stand apart from soft ones with a price: minutes late, a second van, a stranger instead of the usual driver.',
        owns: 'Vehicle profiles, rules, prices',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Road and service times',
        users: 'Route analyst',
        text: 'Minutes by hour band and vehicle profile, built from map data and corrected with your own traces. Low bridges and entry bans carry a source and a date.',
        owns: 'Map version, times, access limits',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Solver',
        users: 'Dispatcher',
        text: 'A vehicle routing problem with time windows, breaks and second trips is searched within a budget. Each answer has its cost by rule, and a reason beside each order left out.',
        owns: 'Runs, inputs, limits, costs',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Dispatch board',
        users: 'Dispatcher, depot supervisor',
        text: 'Map, timeline and list show one plan. A stop is tied to a driver or a whole route frozen before the rest is solved again; each edit shows its price first.',
        owns: 'Plans, locks, edit reasons',
        on: { part: 2, row: 0, corrected: true },
      },
      {
        name: 'Driver’s sequence',
        users: 'Drivers, helpers',
        text: 'The phone keeps the published route offline with gate notes. Drivers record arrival, service and departure, and may swap stops inside limits set by the depot.',
        owns: 'Stop events, swaps, proof links',
        on: { part: 1, row: 4 },
      },
      {
        name: 'Live arrival times',
        users: 'Dispatcher, customer service',
        text: 'Remaining stops are re-timed from stop events and positions. Customers see a range, and are told once when the promise can no longer be kept.',
        owns: 'Forecasts, disruptions, notices',
        on: { part: 2, row: 1 },
      },
    ],
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
      treatedIn: {
        solver: 'capabilities',
        dispatcher: 'roles',
        board: 'screen',
        orders: 'integrations',
        events: 'data-model',
        rules: 'configuration',
      },
    }),
    chapters: {
      order: ['problem', 'exhibit', 'rent-or-build'],
      problem: [
        'Which of twelve vans takes the order, when windows, weight, a cold compartment and the end of a shift compete? Hand planning answers from memory, late in the evening, and cannot say what an exception costs.',
        'The opposite failure is a solver that nobody obeys, because it gives every shop a new time to save minutes that its own guesses cannot resolve. Here a lock is a constraint and an edit is data.',
      ],
      screen: {
        screen: {
          device: 'browser',
          heading: 'Wave 2, Thursday',
          parts: [
            {
              part: 'figures',
              items: [
                { label: 'Stops', value: '214' },
                { label: 'Vans', value: '12' },
                { label: 'Unserved', value: '3' },
              ],
            },
            { part: 'map', label: 'Van 03', stops: ['Depot', 'Gate 4', 'Clinic', 'Bazaar', 'School'] },
            {
              part: 'list',
              items: [
                { label: '4471 locked to 03', state: 'done' },
                { label: '4502 late 20 min', state: 'active' },
                { label: '4519 no cold space', state: 'alert' },
              ],
            },
          ],
        },
        reading: [
          'Unserved stands beside the vans, not in a report: three orders that sales must hear about before loading.',
          'The map shows one van at a time, with gates that drivers have confirmed.',
          'Each line of the list says why. A lock, a price, a rule that no van can meet.',
        ],
      },
      rentOrBuild: [
        {
          way: 'Print the rounds',
          rightWhen: 'A handful of vans run the same round each day.',
          price: 'Nothing, until somebody is ill.',
        },
        {
          way: 'Rent a planner',
          rightWhen: 'Your rules fit its screens and its price per vehicle.',
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
          system: 'Warehouse system',
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
          system: 'Map and traffic data',
          direction: 'in',
          trigger: 'Scheduled build, compared on known trips',
          onFailure: 'The previous map version stays active.',
        },
        {
          system: 'E-way bill, through ERP',
          direction: 'both',
          trigger: 'Vehicle assigned or exchanged',
          onFailure: 'The stop is held, with the portal’s error text.',
        },
        {
          system: 'Message gateway',
          direction: 'out',
          trigger: 'A promise can no longer be kept',
          onFailure: 'One try by another channel, then a call task.',
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
          reason: 'Sales must know before the van leaves.',
        },
        {
          feature: 'Offline driver route',
          when: 'first',
          reason: 'It is the only honest source of service times.',
        },
        {
          feature: 'Live re-planning',
          when: 'later',
          reason: 'It needs a month of stop events that people trust.',
        },
        {
          feature: 'Slots offered to customers',
          when: 'later',
          reason: 'Sold too early, they are promises the routes cannot keep.',
        },
        {
          feature: 'Depots sharing vehicles',
          when: 'later',
          reason: 'Who pays for the extra hour? Settle that first.',
        },
      ],
      rollout: [
        {
          name: 'Replay',
          text: 'Ten past days are solved. Dispatchers mark the routes they would refuse, and why.',
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
          name: 'One wave',
          text: 'One depot and one shift go live, outside festival weeks, with the manual plan on a printed sheet.',
          weeks: [2, 3],
        },
      ],
      costDrivers: [
        {
          driver: 'Addresses',
          why: 'A wrong gate spoils every plan that contains it.',
          keepDown: 'Let drivers confirm the busiest points first.',
        },
        {
          driver: 'Number of rules',
          why: 'Each one multiplies test cases and slows the search.',
          keepDown: 'Let a rule in when a past day proves it.',
        },
        {
          driver: 'Map and traffic licences',
          why: 'Live traffic is priced by call or by vehicle.',
          keepDown: 'Own traces with open map data serve fixed areas.',
        },
      ],
      youBring: [
        'Three months of orders with real arrival times, bad days included',
        'Vehicle list, shift rules and tracks of the vans',
        'Dispatchers, for the hours in which unwritten rules are written',
      ],
      ownership: {
        dataIn:
          'Every point is geocoded, then drivers confirm its gate. An unwritten rule becomes hard, priced or dropped, with a name beside it. A point uses its own service time once it has five recorded visits.',
        dataOut:
          'Orders, points, vehicles, matrices and prices leave as the neutral file below. Code, accounts and history are yours, and a second program that checks plans goes with them.',
      },
      exhibit: {
        kind: 'code',
        document: 'Problem file, wave 2, part 1 of 5 · rev D',
        title: 'One order and one lock, as the solver reads them',
        lines: [
          { code: 'orders:' },
          { indent: 1, code: '- id: 4502', note: 'Not a name or an address: those stay outside.' },
          { indent: 2, code: 'point: P-208' },
          { indent: 2, code: 'load_kg: 320' },
          {
            indent: 2,
            code: 'compartment: chilled',
            note: 'Hard: a van without one is never tried.',
          },
          { indent: 2, code: 'window: 07:00-08:30' },
          { indent: 2, code: 'service_min: 9' },
          { indent: 2, code: 'late_per_min: 4', note: 'Soft: lateness has a price, in rupees.' },
          { indent: 2, code: 'usual_driver: D-12' },
          { indent: 2, code: 'stranger: 90' },
          { code: 'locks:' },
          { indent: 1, code: '- order: 4471', note: 'A lock binds the search like any other rule.' },
          { indent: 2, code: 'vehicle: V-03' },
          { indent: 2, code: 'reason: gate closes early' },
        ],
        reading:
          'twenty minutes late cost 20 × 4 = 80 rupees, a stranger 90. The usual driver comes late, and the board says so.',
      },
      permissions: {
        actions: [
          'Change rules',
          'Correct times',
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
          { role: 'Customer service', grants: ['no', 'no', 'no', 'no', 'no', 'yes'] },
        ],
      },
      dataModel: [
        { one: 'Delivery point', verb: 'receives', many: 'any number of', of: 'Planning orders' },
        { one: 'Plan version', verb: 'has', many: 'one or more', of: 'Routes' },
        { one: 'Route', verb: 'runs through', many: 'one or more', of: 'Stops' },
        { one: 'Planning order', verb: 'is served by', many: 'none or one', of: 'Stop' },
        { one: 'Vehicle profile', verb: 'drives', many: 'any number of', of: 'Routes' },
        { one: 'Driver shift', verb: 'covers', many: 'any number of', of: 'Routes' },
        { one: 'Stop', verb: 'happens as', many: 'any number of', of: 'Stop events' },
      ],
      configuration: [
        {
          name: 'Price of lateness',
          text: 'Per minute and customer class, so that a clinic outranks a kiosk openly.',
        },
        {
          name: 'Route stability',
          text: 'How far a customer’s usual time and driver may shift for a saving.',
        },
        { name: 'Hours rules', text: 'Shift, break and rest tables by country and contract.' },
        { name: 'Driver’s freedom', text: 'Which swaps need no call to dispatch.' },
      ],
      nonFunctional: [
        {
          name: 'Time to an answer',
          text: 'Planned for: five minutes for a wave of a few hundred stops, twenty seconds for a repair. Better plans found later are offered, never swapped in.',
        },
        {
          name: 'Repeatable runs',
          text: 'OR-Tools’ routing takes no seed. A run stores inputs, map, library version and a limit on solutions instead of seconds: a clock gives different plans on different machines.',
        },
        {
          name: 'A board without a mouse',
          text: 'Every drag on map or timeline can also be done by list and keyboard.',
        },
      ],
      standards: [
        {
          id: 'e-way-bill',
          use: 'India: moving a consignment to another vehicle marks it until the ERP confirms the new Part B.',
        },
        {
          id: 'eu-561-2006',
          use: 'In the EU, breaks and daily driving limits enter the search as hard constraints for vehicles in scope.',
        },
        {
          id: 'dpdp-act',
          use: 'Recipients’ addresses and drivers’ traces get a purpose and a deletion date, in test replays as well.',
        },
        {
          id: 'wcag-2.2',
          use: 'Criterion 2.5.7 asks for an alternative to dragging, which a dispatch board otherwise forgets.',
        },
        {
          id: 'gs1-sscc',
          use: 'Scanning the unit at loading shows that pallet, bay and route agree before the doors close.',
        },
      ],
      faq: [
        {
          question: 'Which solver is inside, and are we tied to it?',
          answer:
            'OR-Tools or another open library; for very large waves a commercial engine may be worth its fee. The problem file is neutral, and a second, separate program checks each plan against the hard rules. So the solver can be exchanged without trusting it.',
        },
        {
          question: 'How many kilometres will we save?',
          answer:
            'We quote no figure: it depends on how good your present routes are. The replay answers with your days: kilometres, paid hours, vans and missed windows, beside what was driven. If the difference is small, stop there.',
        },
        {
          question: 'Does it work when orders arrive all day long?',
          answer:
            'Yes, in waves or by insertion. Waves with a cut-off give tighter routes and calmer loading. Insertion takes an order into routes on the road and must respect what is in the van. A depot may use both: deliveries by wave, collections by insertion.',
        },
        {
          question: 'What if drivers ignore the sequence?',
          answer:
            'First assume that they know something. Swaps are recorded with a reason of one tap, and repeated ones at a place usually reveal a wrong gate, a lunch hour or an unload queue. We correct the data and publish the change.',
        },
      ],
      related: [
        {
          page: 'industries/fleet-management',
          reason: 'Papers, duty and class decide which vans may go.',
        },
        {
          page: 'solution/supply-chain',
          reason: 'What is still on its way in, before it can be planned out.',
        },
        {
          page: 'services/predictive-analytics',
          reason: 'Demand by postcode decides how many vans to hire.',
        },
        {
          page: 'solution/fleet-management',
          reason: 'It releases vehicle and driver; the planner asks which.',
        },
        {
          page: 'services/android-apps',
          reason: 'Basements, cheap phones, flat batteries: the driver’s side.',
        },
        { page: 'solution/warehouse', reason: 'Loading order and dock slots follow published routes.' },
      ],
    },
  },
});

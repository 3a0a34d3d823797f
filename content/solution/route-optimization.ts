import { schematic, solutionPage } from '../catalogue/define';
import type { SolutionPage } from '../catalogue/types';
import { fleetManagement as fleetTrade } from '../industries/fleet-management';
import { androidApps } from '../services/android-apps';
import { predictiveAnalytics } from '../services/predictive-analytics';
import { fleetManagement as fleetProduct } from './fleet-management';
import { tracking } from './tracking';
import { warehouse } from './warehouse';

export const routeOptimization: SolutionPage = solutionPage({
  slug: 'route-optimization',
  label: 'Route Optimisation',
  title: 'Route optimisation that a dispatcher can overrule',
  summary:
    'A planning product for delivery depots: orders, windows, loads and shifts become routes that dispatchers can lock, price, explain and publish to drivers.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Each plan respects windows, capacity and shifts, names what it could not serve and why, and moves little when the day goes wrong.',
    quickAnswer:
      'Depots that plan vans by hand do well until orders double or the best dispatcher is ill. This product reads orders, vehicles, shifts and road times, proposes routes, and lets dispatchers lock, move and publish them. The first output is a replay: ten of your past days, solved and set beside what was really driven. Allow four to six weeks, most of it for addresses and service times.',
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
    howItDiffers:
      'Fleet management decides whether a vehicle may leave and what it cost; this product decides which orders it carries, in what sequence and at which promised time.',
    capabilities: [
      {
        name: 'Order intake and delivery points',
        users: 'Order desk, address clerk',
        text: 'Orders arrive with weight, volume, window and handling needs. Each point gets a gate position confirmed by a driver, which from then on outranks the geocoder’s guess.',
        owns: 'Planning orders, delivery points, gate positions',
      },
      {
        name: 'Constraint book',
        users: 'Operations manager',
        text: 'Hard rules, such as axle load or a cold compartment, stand apart from soft ones with a price: minutes late, a second van, a stranger instead of the usual driver.',
        owns: 'Vehicle profiles, shift rules, penalty prices',
      },
      {
        name: 'Road and service times',
        users: 'Route analyst',
        text: 'Minutes by hour band and vehicle profile, built from map data and corrected with your own traces. Low bridges and entry bans carry a source and a date.',
        owns: 'Map version, time corrections, access limits, service times',
      },
      {
        name: 'Solver',
        users: 'Dispatcher, through the board',
        text: 'A vehicle routing problem with time windows, breaks and second trips is searched within a budget. The answer includes its cost by rule and a reason for every unserved order.',
        owns: 'Runs with inputs, cost and seed',
      },
      {
        name: 'Dispatch board',
        users: 'Dispatcher, depot supervisor',
        text: 'Map, timeline and list show one plan. A stop is tied to a driver or a whole route frozen before the rest is solved again; each edit shows its price first.',
        owns: 'Draft and published plans, locks, edit reasons',
      },
      {
        name: 'Driver’s sequence',
        users: 'Drivers, helpers',
        text: 'The phone keeps the published route offline with gate notes. Drivers record arrival, service and departure, and may swap stops inside limits set by the depot.',
        owns: 'Stop events, swaps, proof-of-delivery references',
      },
      {
        name: 'Live arrival times',
        users: 'Dispatcher, customer service',
        text: 'Remaining stops are re-timed from stop events and positions. Customers see a range, and are told once when the promise can no longer be kept.',
        owns: 'Arrival forecasts, disruptions, customer notices',
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
    }),
    chapters: {
      problem: [
        'Sequencing one van is easy and any map application does it. The hard question is which of twelve vans takes an order when windows, weight, a cold compartment and the end of a shift compete. Hand planning answers it from memory, late in the evening, and cannot say what an exception costs.',
        'The opposite failure is a solver that nobody obeys, because it gives every shop a new time to save minutes its own guesses cannot resolve. Here a lock is a constraint and an edit is data. If a handful of vans run fixed rounds, print the rounds and skip the product.',
      ],
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
          { role: 'Dispatcher (own depot)', grants: ['no', 'no', 'own', 'own', 'own', 'own'] },
          { role: 'Driver (own route)', grants: ['no', 'no', 'own', 'no', 'own', 'own'] },
          { role: 'Customer service', grants: ['no', 'no', 'no', 'no', 'no', 'yes'] },
        ],
      },
      dataModel: schematic({
        caption:
          'An order reaches a stop through one plan version, so yesterday’s promise can be read as it stood when it was made.',
        lanes: {
          Demand: { point: ['store', 'Delivery point'], order: ['store', 'Planning order'] },
          Plan: { version: ['store', 'Plan version'], route: ['store', 'Route'], stop: ['store', 'Stop'] },
          Means: { vehicle: ['store', 'Vehicle profile'], shift: ['store', 'Driver shift'] },
          Facts: { event: ['store', 'Stop event'] },
        },
        flows: [
          ['order', 'point', 'goes to'],
          ['order', 'stop', 'served by, or not'],
          ['version', 'route', 'has many'],
          ['route', 'stop', 'in sequence'],
          ['route', 'vehicle', 'driven with'],
          ['route', 'shift', 'fits within'],
          ['stop', 'event', 'happened as'],
        ],
      }),
      integrations: [
        {
          system: 'Order system or ERP',
          direction: 'in',
          trigger: 'Order released, changed, cancelled',
          onFailure: 'Last state stays; the board shows the feed’s age.',
        },
        {
          system: 'Warehouse system',
          direction: 'both',
          trigger: 'Plan published; picking started',
          onFailure: 'Loading list prints; picked orders are locked to their van.',
        },
        {
          system: 'Vehicle positions',
          direction: 'in',
          trigger: 'New point, or silence beyond a limit',
          onFailure: 'Forecast falls back on stop events and widens its range.',
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
          trigger: 'Promise can no longer be kept',
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
          reason: 'Who pays for the extra hour must be settled first.',
        },
        {
          feature: 'Battery range and charging',
          when: 'later',
          reason: 'Consumption curves have to be measured on your loads.',
        },
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
        {
          name: 'Load compatibility',
          text: 'Which goods, temperature bands and returns may share a compartment.',
        },
      ],
      nonFunctional: [
        {
          name: 'Time to an answer',
          text: 'Planning values: five minutes for a wave of a few hundred stops, twenty seconds for a repair. Better plans found later are offered, never swapped in.',
        },
        {
          name: 'Repeatable runs',
          text: 'Inputs, map version, seed and iteration count are stored; a clock limit alone gives different plans on different machines.',
        },
        {
          name: 'A shift without signal',
          text: 'Route, notes and scans work offline and synchronise in order of event time.',
        },
        {
          name: 'A board without a mouse',
          text: 'Every drag on map or timeline can also be done by list and keyboard.',
        },
        { name: 'Positions expire', text: 'Raw traces are thinned to stop times after a period you set.' },
      ],
      standards: [
        {
          id: 'gs1-sscc',
          use: 'Scanning the logistic unit at loading shows that pallet, bay and route agree before the doors close.',
        },
        {
          id: 'e-way-bill',
          use: 'Moving a consignment to another vehicle marks it until the ERP confirms that Part B was updated.',
        },
        {
          id: 'eu-561-2006',
          use: 'Breaks and daily driving limits enter the search as hard constraints for vehicles in its scope.',
        },
        {
          id: 'dpdp-act',
          use: 'Recipients’ addresses and drivers’ traces get a stated purpose and a deletion date, in test replays as well.',
        },
        {
          id: 'wcag-2.2',
          use: 'Criterion 2.5.7 asks for an alternative to dragging, which a dispatch board otherwise forgets.',
        },
      ],
      migration: [
        'Take three months of orders with real arrival times, bad days included.',
        'Geocode every point; drivers confirm the gates that carry most stops, and the long tail follows on the next visit.',
        'Sit with dispatchers over last month’s routes and a map. Each unwritten rule becomes hard, priced or dropped, with a name beside it.',
        'Begin with the median service time of a class of points, and use a point’s own once it has five recorded visits.',
      ],
      rollout: [
        {
          name: 'Replay',
          text: 'Ten past days are solved. Dispatchers mark the routes they would refuse, and why.',
        },
        { name: 'Shadow', text: 'For two weeks both plans are made each morning; the human one is driven.' },
        {
          name: 'One wave',
          text: 'One depot and one shift go live, with the manual plan a printed sheet away.',
        },
        {
          name: 'Spread',
          text: 'Depot by depot, outside festival weeks. Rules are copied; service times are not.',
        },
      ],
      costDrivers: [
        {
          driver: 'Addresses',
          why: 'A wrong gate spoils every plan that contains it.',
          keepDown: 'Confirm the busiest points first, through drivers.',
        },
        {
          driver: 'Number of rules',
          why: 'Each one multiplies test cases and slows the search.',
          keepDown: 'Let a rule in when a past day proves it.',
        },
        {
          driver: 'Map and traffic licences',
          why: 'Live traffic is priced by call or by vehicle.',
          keepDown: 'Own traces with open map data serve fixed areas well.',
        },
        {
          driver: 'Order feed',
          why: 'Late changes without versions force repeated planning.',
          keepDown: 'Agree a cut-off and one release event.',
        },
      ],
      faq: [
        {
          question: 'Which solver is inside, and are we tied to it?',
          answer:
            'Usually OR-Tools or another open metaheuristic library; for very large waves a commercial engine may be worth its fee. Our problem file is neutral: orders, points, vehicles, matrices and prices. A second, separate program checks each plan against the hard rules, which lets you exchange the solver without trusting it.',
        },
        {
          question: 'How many kilometres will we save?',
          answer:
            'We do not quote a figure, because it depends on how good your present routes are. The replay answers it with your days: kilometres, paid hours, vehicles used and missed windows, beside what was driven. If the difference is small, the replay is where the project should stop.',
        },
        {
          question: 'Does it work when orders arrive all day long?',
          answer:
            'Yes, in waves or by insertion. Waves with a cut-off give tighter routes and calmer loading. Insertion takes an order into routes already on the road and must respect what is physically in the van. Many depots need both: a morning wave, then insertion for collections only, which require no goods aboard.',
        },
        {
          question: 'What if drivers ignore the sequence?',
          answer:
            'First assume that they know something. Swaps are recorded with a reason of one tap, and repeated ones at a place usually reveal a wrong gate, a lunch hour or an unload queue. We correct the data and publish the change. A score for obedience would only teach drivers to press the buttons in the planned order.',
        },
      ],
      related: () => [
        {
          page: fleetTrade,
          reason: 'Papers, duty and vehicle class decide which vans the solver may use at all.',
        },
        {
          page: androidApps,
          reason: 'The driver’s route must survive basements, cheap phones and a flat battery.',
        },
        {
          page: predictiveAnalytics,
          reason: 'Demand by postcode, forecast early, decides how many vans to hire.',
        },
        {
          page: fleetProduct,
          reason: 'It releases the vehicle and its driver; the planner only asks which are fit.',
        },
        {
          page: tracking,
          reason: 'Where customers follow a consignment across carriers, beyond your own vans.',
        },
        { page: warehouse, reason: 'Loading order and dock slots have to follow the published routes.' },
      ],
      cta: {
        heading: 'Replay ten of your own days',
        text: 'Tell us stops per wave, vehicle types and which rules nobody has written down. We reply with the data list for a replay and what it could and could not prove.',
      },
    },
  },
});

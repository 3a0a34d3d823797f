import type { PortfolioItem } from './schema';

export const chilledRoutePlanner: PortfolioItem = {
  slug: 'chilled-route-planner',
  label: 'Chilled route planner',
  title: 'Planning dawn routes for chilled dairy delivery',
  summary:
    'A planner for reefer vans that keeps familiar rounds, fits the day’s extra drops into them and ties each temperature reading to a stop.',
  reviewedOn: '2026-11-21',
  sample: true,
  facts: {
    sector: 'Dairy distribution and cold chain',
    product: 'Route planner with a driver’s app',
    users: 'Dispatchers, drivers, cold-store staff, quality officer',
    platform: 'Web for dispatch, Android for drivers',
    team: 'Product lead, optimisation engineer, web and Android engineers, tester',
    plannedEffort: 'Planning range: 18 to 24 weeks, one city first',
    stack: 'Kotlin, TypeScript, PostGIS, OR-Tools, OSRM on OpenStreetMap data, MQTT for loggers',
  },
  screen: {
    device: 'tablet',
    heading: 'Round 07, van MH-D4',
    parts: [
      {
        part: 'map',
        label: 'Leaves dock 2 at 03:50',
        stops: ['Cold store', 'Kothrud shop', 'Hostel mess', 'Aundh shop', 'Baner kiosk'],
      },
      {
        part: 'figures',
        items: [
          { label: 'Crates out', value: '84' },
          { label: 'Empties due', value: '61' },
          { label: 'Door openings', value: '9' },
        ],
      },
      {
        part: 'chart',
        style: 'line',
        label: 'Load space, 1 h',
        points: [28, 27, 33, 30, 29, 36, 31, 30],
      },
      {
        part: 'list',
        items: [
          { label: 'Hostel: before 05:30', state: 'active' },
          { label: 'Baner: road closed', state: 'alert' },
        ],
      },
    ],
  },
  startingPoint:
    'A dairy’s vans leave between half past three and five in the morning on rounds that live in the dispatchers’ heads. When a van fails or a hostel doubles its order, somebody redraws the day on paper while the dock waits. Temperature loggers exist, but their files are read only after a complaint. The plan is to support the dispatcher in that hour, and to leave the usual morning alone.',
  constraints: [
    'Loading ends at a fixed hour, so an answer that takes ten minutes is no answer.',
    'Basements and the city’s edge have no mobile signal; the round must survive a whole morning offline.',
    'Vans differ in compartments, and curd, milk and butter do not share one temperature band.',
    'Heavy vehicles may not enter some streets after the morning limit, which makes late stops impossible rather than expensive.',
  ],
  delivers: [
    {
      name: 'Master rounds',
      text: 'Rounds would be planned for a season from customer windows, van capacity in crates and road times by hour of day. Dispatchers edit them, and an edit asks for its reason.',
    },
    {
      name: 'Morning insertion',
      text: 'Late orders, closed roads and a missing van would be fitted into existing rounds within a minute of computing, with the two or three cheapest choices shown side by side.',
    },
    {
      name: 'Driver’s handset',
      text: 'The Android app would hold the round offline: stop order, gate notes, crates out, empties back, and a signature or photograph as proof of delivery.',
    },
    {
      name: 'Cold-chain record',
      text: 'Logger readings would be joined to stops and door openings, so that a warm load is traced to a place and the quality officer decides crate by crate.',
    },
  ],
  decision: {
    question: 'Should the solver draw every round anew each night?',
    chosen: 'No: seasonal master rounds, with the day’s changes inserted into them.',
    why: 'A shopkeeper leaves the shutter key with the driver who always comes at twenty past four. Fresh optimisation saves some kilometres on paper and spends them on searching for gates. Stable rounds also give drivers a plan they can criticise, and that criticism is the best data about real service times.',
    rejected: [
      {
        option: 'Nightly optimisation from zero',
        why: 'Shorter in the model, but every shop gets a new time and driver knowledge is thrown away.',
      },
      {
        option: 'A hosted routing service',
        why: 'Quick to start; crate returns, shared keys and compartments do not fit its data model.',
      },
      {
        option: 'Rules without a solver',
        why: 'Enough for one failed van, too weak once two vans and a road closure meet.',
      },
    ],
  },
  measures: [
    {
      metric: 'Stops inside their window',
      how: 'Arrival by geofence compared with the agreed window, counted per round and weekday.',
      baseline: 'Four weeks of GPS traces under the paper rounds.',
    },
    {
      metric: 'Minutes outside the band',
      how: 'Logger minutes above the product’s limit with the door closed, per van and morning.',
      baseline: 'Logger files of the same month, read back before the pilot.',
    },
    {
      metric: 'Dispatcher overrides',
      how: 'Proposed changes refused or edited, with the reason that was chosen.',
      baseline: 'None before; the first fortnight of the pilot becomes the reference.',
    },
  ],
  illustrates: [
    'solution/route-optimization',
    'solution/tracking',
    'industries/fleet-management',
    'services/android-apps',
    'services/feasibility',
  ],
  chapters: {
    hardPart: [
      'Road times before sunrise come from no public feed that we would trust. The plan starts from free-flow speeds and corrects them street by street with the vans’ own GPS traces, keeping weekday and market day apart. For the first month the dispatcher’s estimate outranks the model wherever the two differ by more than a few minutes, and each difference is kept for review.',
      'A temperature reading is not a product temperature. Air in the load space jumps when the door opens and recovers before the milk has noticed. Alarms on raw values would cry all morning, so the rule looks at time outside the band and at the door sensor together. The thresholds belong to the dairy’s quality officer, and the software records who set them.',
    ],
    testing:
      'Old mornings are replayed: actual orders and absences go in, and dispatchers judge the proposed changes without knowing whether a colleague or the solver made them. Hard rules, such as capacity, bands and entry limits, are checked on every plan by a separate small program that shares no code with the solver. Drivers test the handset in gloves, in the dark, before any of it is called finished.',
    operation:
      'If the solver is down, yesterday’s rounds print with today’s quantities, and the dock works as before. Map data is rebuilt monthly in a staging area and compared on fifty known trips before it goes live. Loggers are checked against a reference instrument on a calendar; a van whose logger has lapsed is marked on the dispatch board. Our rota covers the hours from two to seven.',
    differently:
      'The plan puts the driver’s app third. We would now ship a bare version of it first, with nothing but stop order and crate counts, because every estimate in the planner rests on service times that only drivers can supply. Two months of honest arrival data would be worth more than a better solver. The dairy would have to accept a first stage without any optimisation.',
  },
};

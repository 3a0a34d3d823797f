import type { PortfolioItem } from './schema';

export const chilledRoutePlanner: PortfolioItem = {
  slug: 'chilled-route-planner',
  label: 'Chilled route planner',
  title: 'Planning dawn routes for chilled dairy delivery',
  summary:
    'For some thirty reefer vans: a planner that keeps familiar rounds, fits the day’s changes into them and ties each temperature reading to a stop.',
  reviewedOn: '2026-11-23',
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
        label: 'Air, 2.7–3.6 °C',
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
    'A dairy’s thirty vans leave between half past three and five in the morning, on rounds that only the dispatchers know by heart. When a van fails or a hostel doubles its order, somebody redraws the day on paper while the dock waits. Temperature loggers exist, but their files are read only after a complaint. The plan helps in that hour and leaves an ordinary morning alone.',
  constraints: [
    'Loading ends at a fixed hour, so the dispatcher needs a proposal within a minute or two.',
    'Basements and the city’s edge have no signal, so the handset must last a whole morning offline.',
    'Compartments differ between vans, and curd, milk and butter each have a temperature band of their own.',
    'Goods vehicles may not enter some streets after the morning limit, so a late stop there is missed altogether.',
  ],
  delivers: [
    {
      name: 'Master rounds',
      text: 'Rounds would be planned for a season from customer windows, crates per van and road times by hour. Dispatchers may edit them and give a reason.',
    },
    {
      name: 'Morning insertion',
      text: 'Late orders, closed roads or a missing van would be fitted into those rounds, and the dispatcher chooses between the two or three cheapest ways of doing it.',
    },
    {
      name: 'Driver’s handset',
      text: 'The Android app would keep stop order, gate notes, crates out and empties back, with a signature or photograph as proof of delivery.',
    },
    {
      name: 'Cold-chain record',
      text: 'Logger readings would be joined to stops and door openings. A warm load can then be traced to a place, and the quality officer decides crate by crate.',
    },
  ],
  decision: {
    question: 'Should the solver draw every round anew each night?',
    chosen: 'No: seasonal master rounds, with the day’s changes inserted into them.',
    why: 'A shopkeeper leaves the shutter key with the driver who always comes at twenty past four. A fresh plan each night would save kilometres on paper and lose them to drivers who search for the gate. Stable rounds can also be criticised by those who drive them, and nothing else tells as much about service times.',
    rejected: [
      {
        option: 'Nightly optimisation from zero',
        why: 'Every shop would get a new time daily, and drivers would have to learn new gates.',
      },
      {
        option: 'A hosted routing service',
        why: 'It is quick to start, but has no place for returned crates, shared keys and compartments.',
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
      how: 'Logger minutes outside the product’s band with the door closed, per van and morning.',
      baseline: 'Logger files of the month before the pilot, read back for the purpose.',
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
      'We would trust no public feed for road times before sunrise. The plan starts from free-flow speeds and corrects them street by street with the vans’ own GPS traces. For the first month the dispatcher’s estimate outranks the model wherever the two differ by more than a few minutes.',
      'A logger measures the air in the load space, and the air warms when the door opens long before the milk does. An alarm on every raw value would sound all morning. The rule looks at the time outside the band and at the door sensor together; its thresholds come from the dairy’s quality officer, whose name is kept with them.',
    ],
    testing:
      'Old mornings are replayed with their actual orders and absences, and dispatchers judge the changes without knowing whether a colleague or the solver proposed them. A separate small program, which shares no code with the solver, checks capacity, bands and entry limits on every plan.',
    operation:
      'If the solver is down, yesterday’s rounds print with today’s quantities. Loggers are checked against a reference instrument at fixed dates, and a van whose check has lapsed is marked on the dispatch board. Our rota covers the hours from two to seven.',
    differently:
      'This plan builds the driver’s app third. We would now ship a bare version first, with stop order and crate counts alone, because the planner’s estimates rest on arrival times that only drivers can supply. The dairy would have to accept a first stage without any optimisation.',
  },
};

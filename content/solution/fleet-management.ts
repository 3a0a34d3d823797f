import { schematic, solutionPage } from '../catalogue/define';

export const fleetManagement = solutionPage({
  slug: 'fleet-management',
  label: 'Fleet Management',
  title: 'Fleet software for papers, workshop and cost per km',
  summary:
    'Vehicle register, expiring papers, driver duty, fuel matching, workshop orders, tyre history and true cost per kilometre, fed by the trackers you own.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'A vehicle leaves with every paper that its trip needs, and a name stands for each spare day given up.',
    quickAnswer:
      'One row of the vehicle register reads: permit to 2029, authorisation lapsed, odometer from the tracker, no defect open. We build that register first, since dispatch blocks, fuel matching, workshop orders and cost per kilometre all read from it. It serves freight, staff buses or leased vans, for twenty vehicles or two thousand. Your trackers stay and are read through their provider.',
    atAGlance: {
      fits: 'Some twenty vehicles or more, with papers, fuel cards and repairs kept in three places',
      notFor: 'Five vans in one yard are kept legal by expiry dates in a shared calendar',
      firstStep: {
        what: 'The register: each vehicle with its papers and its meter source',
        output: 'a clean list of expiry dates, odometer readings and open defects',
        weeks: [4, 4],
      },
      charged: 'The register at a fixed price, then module by module on time and material; no fee per truck',
      youBring:
        'RC and permit scans, tracker and fuel-card access, a year of workshop bills, a fleet administrator',
    },
    ask: {
      text: 'Write down permit, fitness, odometer and open defects of one vehicle, without its number plate. For each blank we name a source to read.',
      button: 'Write out one vehicle’s row',
    },
    notNeeded: {
      before: 'If the lease covers papers and repairs, leave the',
      struck: 'fleet software',
      after: 'to the lessor.',
    },
    argument: {
      heading: 'A lapsed authorisation that closes Hyderabad and leaves Nagpur open',
      paragraphs: [
        'Three loads leave Pune on Thursday; any of the trucks can carry any load. Truck 22 has a national permit to 2029, but the border is crossed on an authorisation, granted for a year at a time, and that ended on 24 November. A register with one date for “permit” would send it to Telangana. Inside Maharashtra, its home state, we read the permit as enough. Hyderabad and Nagpur are back on Monday, Nashik on Saturday; and on Monday, the last day of its certificate, truck 31 has its fitness test.',
        'The traffic desk wants red or green per truck, which a night clerk can obey. The administrator wants every paper to outlast the latest return by a day. By the light 14 and 31 are green, two loads go, and 31 may be sent where it misses its test; by the other rule 14 leaves alone. We hold each truck against each load: home state or beyond, and a spare day after the planned return. One arrangement then carries all three.',
        'To renew the authorisation, ₹16,500 and ₹1,000 in fees are paid today. Since January an unpaid highway toll can stop that and the fitness certificate, as can a challan left unanswered for 45 days and then unpaid; both trucks are checked first. The plan does not wait. A name may give up the spare day, never a paper.',
      ],
    },
    capabilities: [
      {
        name: 'Vehicle register and papers',
        users: 'Fleet administrators',
        text: 'Registration, permit, authorisation, fitness, insurance, tax and PUC are held with scans and expiry dates, and judged for the trip. A missing spare day blocks softly and records who let the vehicle go; a paper that lapses on the way blocks hard.',
        owns: 'Vehicles, papers, renewals, blocks',
        on: { part: 0, row: 1, corrected: true },
      },
      {
        name: 'Driver file and duty',
        users: 'Driver managers, drivers',
        text: 'Licence class, medicals and training are kept beside duty hours. The limits on hours are a rule set per home depot, because an Indian depot and one under the EU’s regulation 561/2006 count differently. A leaver’s sign-in ends with his last trip.',
        owns: 'Drivers, licences, duty records',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Telematics intake',
        users: 'Control room, data stewards',
        text: 'Positions, ignition, odometer and fault codes arrive from AIS-140 devices or SAE J1939 gateways, through one adapter per provider. Raw positions are deleted early and trips kept longer, for the drivers’ sake and for the storage bill.',
        owns: 'Trips, pairings, odometer readings',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Fuel and energy',
        users: 'Fuel clerks, cost controllers',
        text: 'Card bills are matched to tank rise, place and distance. A mismatch opens a question before it becomes an accusation, as slopes and faulty tank sensors mimic theft. The charging sessions of electric vehicles, read over OCPP, take the same path.',
        owns: 'Fuel, charge sessions, queries',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Workshop and inspections',
        users: 'Mechanics, drivers',
        text: 'Service falls due by kilometres, engine hours or date, whichever comes first. A defect from the driver’s check opens a job card, graded do not move, repair tonight or next service. It closes with a mechanic’s name.',
        owns: 'Job cards, defects, service plans',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Tyres and parts',
        users: 'Storekeepers, workshop leads',
        text: 'Each tyre has a serial, positions, tread readings and retreads, so its cost per kilometre survives rotation. Fleets below about thirty vehicles seldom earn back this discipline and may leave the module off.',
        owns: 'Tyre lives, part issues, claims',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Cost per vehicle',
        users: 'Fleet owners, finance',
        text: 'The report splits each registration number’s cost into fixed, running (FASTag tolls too) and accident cost, per kilometre and per day available. Replacement advice compares next year’s expected cost with the ageing curve of the same model in your own books.',
        owns: 'Costs, available days, disposals',
        on: { part: 2, row: 3 },
      },
    ],
    howItDiffers:
      'The industry page of the same name explains what is peculiar to running vehicles as a trade; this one lists the modules and the records that each of them owns.',
    screen: {
      device: 'browser',
      heading: 'Pune, Thu 26 Nov 2026',
      parts: [
        {
          part: 'matrix',
          columns: ['Insured', 'Fitness', 'PUC', 'Tax', 'Permit', 'Author.'],
          rows: [
            { label: 'Truck 14', cells: ['full', 'full', 'full', 'full', 'full', 'full'] },
            { label: 'Truck 22', cells: ['full', 'full', 'full', 'full', 'full', 'alert'] },
            { label: 'Truck 31', cells: ['full', 'part', 'full', 'full', 'full', 'full'] },
          ],
          key: { full: 'into December', part: 'to 30 Nov', alert: 'lapsed 24 Nov' },
        },
        {
          part: 'list',
          items: [
            { label: 'Hyderabad, 30 Nov: 14', state: 'done' },
            { label: 'Nagpur, 30 Nov: 22', state: 'done' },
            { label: 'Nashik, 28 Nov: 31', state: 'done' },
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Odometer', value: 'tracker' },
            { label: 'Fuel card', value: 'matched' },
            { label: 'Tyres', value: 'read' },
            { label: 'Cost', value: 'per km' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Fuel, parts and labour all arrive at one cost per kilometre for each vehicle.',
      lanes: {
        'On the road': {
          driver: ['person', 'Driver'],
          tracker: ['outside', 'AIS-140 tracker'],
          fuelcard: ['outside', 'Fuel card bills'],
        },
        Register: { papers: ['store', 'Vehicle papers'], trips: ['store', 'Trips and odometer'] },
        Workshop: { defects: 'Walk-round defects', jobcard: ['document', 'Job card'] },
        Control: { block: 'Dispatch block', cost: 'Cost per km' },
      },
      flows: [
        ['driver', 'defects', 'daily check'],
        ['tracker', 'trips', 'odometer'],
        ['fuelcard', 'trips', 'match to place'],
        ['trips', 'jobcard', 'service due'],
        ['defects', 'jobcard', 'grade'],
        ['papers', 'block', 'expiry'],
        ['jobcard', 'cost', 'parts, labour'],
        ['trips', 'cost', 'km, fuel'],
      ],
      mark: {
        node: 'block',
        before: 'Expiry reminder',
        doubt: 'Insurance surveyor: authorisation lapsed. Who let it go?',
        answer: 'Blocked for that trip. A name can waive only the spare day.',
      },
    }),
    faq: [
      {
        question: 'What false-alarm rate would you accept for diesel theft, and what would it miss?',
        answer:
          'Three wrong alarms in ten, as our proposal, and ten alarms a week for 140 trucks, since each is settled against bill, slope and a second reading. A rule above that is switched off, and in its first four weeks no driver hears of it. Two centimetres of slosh look like some 15 litres in a 400-litre tank; thefts of that size show only in weeks of litres per kilometre.',
      },
      {
        question: 'What happens if an e-way bill expires while your server is down?',
        answer:
          'The bill lives on the government’s portal. There its transporter may extend it by hand, from eight hours before its end to eight hours after; it ends at midnight, so from 16:00 to 08:00. Normally your clerks get an SMS at 14:00 of the loads that will not arrive. With the server down none comes; then the portal’s own list of bills about to expire serves, under their own login.',
      },
    ],
  },
});

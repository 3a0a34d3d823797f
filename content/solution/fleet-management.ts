import { schematic, solutionPage } from '../catalogue/define';

export const fleetManagement = solutionPage({
  slug: 'fleet-management',
  label: 'Fleet Management',
  title: 'Fleet software for papers, workshop and cost per km',
  summary:
    'Vehicle register, expiring papers, driver duty, fuel matching, workshop orders, tyre history and true cost per kilometre, fed by the trackers you own.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A vehicle with a lapsed paper stays in the yard, or a name says who let it go.',
    quickAnswer:
      'Permit to the 14th, fitness to the 30th, odometer read from the tracker, two defects open: that is one row of the register with which all of this begins. Dispatch blocks, duty hours, fuel matching, workshop orders and cost per kilometre are read from it. Freight, staff buses or leased vans, twenty vehicles or two thousand, fit alike; your trackers stay and are read through their provider.',
    atAGlance: {
      fits: 'Some twenty vehicles or more, with papers, fuel cards and repairs kept in three places',
      notFor: 'Five vans in one yard: put the expiry dates into a shared calendar',
      firstStep: {
        what: 'The register: each vehicle with its papers and its meter source',
        output: 'a clean list of expiry dates, odometer readings and open defects',
        weeks: [4, 4],
      },
      charged: 'The register at a fixed price, then module by module on time and material',
      youBring:
        'RC and permit scans, tracker and fuel-card access, a year of workshop bills, a fleet administrator',
    },
    ask: {
      text: 'Start with one vehicle, number plate left off: permit, fitness, odometer, defects. For each blank we name a source to read it from.',
      button: 'Write out one vehicle’s row',
    },
    notNeeded: {
      before: 'If the lease covers papers and repairs, leave the',
      struck: 'fleet software',
      after: 'to the lessor.',
    },
    capabilities: [
      {
        name: 'Vehicle register and papers',
        users: 'Fleet administrators',
        text: 'Registration, permit, fitness, insurance, tax and PUC are held with scans and expiry dates. A dispatch block can be hard or soft: hard keeps a vehicle legal and may strand a load, so short extensions name who allowed them.',
        owns: 'Vehicles, papers, renewals, blocks',
      },
      {
        name: 'Driver file and duty',
        users: 'Driver managers, drivers',
        text: 'Licence class, medicals and training are kept beside duty hours. Hours rules differ by country, from the US ELD mandate to the EU’s regulation 561/2006. They are a rule set per home depot and not one global figure.',
        owns: 'Drivers, licences, duty records',
      },
      {
        name: 'Telematics intake',
        users: 'Control room, data stewards',
        text: 'Positions, ignition, odometer and fault codes arrive from AIS-140 devices or SAE J1939 gateways, through one adapter per provider. Raw positions are kept briefly. Trips are kept longer. That respects drivers and the storage bill.',
        owns: 'Trips, pairings, odometer readings',
      },
      {
        name: 'Fuel and energy',
        users: 'Fuel clerks, cost controllers',
        text: 'Card bills are matched to tank rise, place and distance. A mismatch opens a question before it becomes an accusation, as slopes and sender errors mimic theft. For electric vehicles, OCPP charging sessions take the same path.',
        owns: 'Fuel, charge sessions, queries',
      },
      {
        name: 'Workshop and inspections',
        users: 'Mechanics, drivers',
        text: 'Service falls due by kilometres, engine hours or date, whichever comes first, and a defect from the driver’s check opens a job card (do not move, repair tonight, next service) that closes with a mechanic’s name.',
        owns: 'Job cards, defects, service plans',
      },
      {
        name: 'Tyres and parts',
        users: 'Storekeepers, workshop leads',
        text: 'Each tyre has a serial, positions, tread readings and retreads, so its cost per kilometre survives rotation. Fleets below about thirty vehicles seldom earn back this discipline and may leave the module off.',
        owns: 'Tyre lives, part issues, claims',
      },
      {
        name: 'Cost per vehicle',
        users: 'Fleet owners, finance',
        text: 'What does this registration number cost? The report splits fixed, running and accident cost, per kilometre and per day available. Replacement advice compares next year’s expected cost with the ageing curve of the same model in your own books.',
        owns: 'Costs, available days, disposals',
      },
    ],
    howItDiffers:
      'The industry page of the same name explains what is peculiar to running vehicles as a trade; this one lists the modules, the records each of them owns and the order to adopt them.',
    schematic: schematic({
      caption:
        'Papers, distance and defects decide if a vehicle may move, and fuel and job cards land on its own cost sheet.',
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
        doubt: 'Loss assessor: the permit had lapsed, so who sent it out?',
        answer: 'Dispatch is blocked; an extension needs a name.',
      },
    }),
  },
});

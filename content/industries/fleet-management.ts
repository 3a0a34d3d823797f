import { industryPage, schematic } from '../catalogue/define';

export const fleetManagement = industryPage({
  slug: 'fleet-management',
  label: 'Fleet Management',
  title: 'Fleets that haul, lease or sell: one vehicle record',
  summary:
    'For hauliers who earn per trip and for lessors, mobility operators and dealers who earn per contract or resale: one vehicle, one history, two accounts.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Detention, excess kilometres and warranty are billed with the evidence in hand.',
    quickAnswer:
      'A haulier asks whether the truck can leave. A lessor or dealer asks where the asset is, who holds it and what it will be worth. Both need one record keyed by chassis number, with tracking, toll, fuel and workshop data attached. Start where it is dullest: match the chassis numbers of one depot across ERP, tracker, insurer and registration data, and list every gap.',
    atAGlance: {
      fits: 'Operators of some fifty vehicles and more, own or attached, with a yard and a workshop',
      notFor: 'A handful of vans: a tracker’s own portal is enough',
      firstStep: {
        what: 'One depot’s papers, trips and fuel on one board',
        output: 'a register that says what expires this month',
        weeks: [4, 6],
      },
      charged: 'The first depot at a fixed price, later depots by effort',
      youBring: 'Vehicle papers, tracker access, fuel card exports, an hour a week of the fleet manager',
    },
    ask: {
      text: 'From tracker and insurer, list the vehicles of one depot by the last six characters of the chassis number. The gaps come back marked.',
      button: 'List one depot’s vehicles',
    },
    notNeeded: {
      before: 'If every truck is hired by the trip,',
      struck: 'fleet software',
      after: 'is for its owner. You need hire memos.',
    },
    capabilities: [
      {
        name: 'Chassis record across owners',
        users: 'Fleet office, leasing back office',
        text: 'The chassis number is the key; plate, body, holder, owner and lien change around it with dates. What the RTO demands and what the financier demands hang on the same vehicle, each with its own expiry.',
        hardPart: 'A rebodied truck stays one asset to finance and becomes another vehicle to the RTO.',
      },
      {
        name: 'Trip settlement',
        users: 'Haulier’s traffic desk, accounts',
        text: 'Advances, diesel, toll and detention are held against the trip until proof of delivery comes back. Own trucks settle on a fuel norm and kilometres, hired ones on the hire memo with tax deducted.',
        hardPart: 'Which trip was this toll for? The debit comes days later and names only the plaza.',
      },
      {
        name: 'Driver duty and conduct',
        users: 'Drivers, safety officer',
        text: 'Licence class, duty and rest are checked before allocation. Harsh braking counts by vehicle class and load, and the driver sees each event with place and time, and may contest it.',
        hardPart: 'Once a score touches pay, an event without evidence becomes a dispute.',
      },
      {
        name: 'Workshop and warranty recovery',
        users: 'Workshop manager, dealer service desk',
        text: 'A fleet’s own workshop and a dealer’s bay see the vehicle in turn. Job cards from both join one history, and a failed part still under the maker’s warranty is flagged before the claim period ends.',
        hardPart:
          'After a replaced instrument cluster the odometer jumps, and every service interval fires wrongly.',
      },
      {
        name: 'Lease, pool and demo cars',
        users: 'Leasing desk, dealer sales, pool users',
        text: 'Contracts, keys, handover photographs and contracted kilometres stand by holder. The return inspection compares with the handover and prices damage from an agreed fair-wear table.',
        hardPart: 'Location helps to recover a car, yet an employer may have no right to private trips.',
      },
    ],
    schematic: schematic({
      caption:
        'One chassis record serves two businesses: a trip ends in a freight bill, a lease in a return inspection where the repair history counts too.',
      lanes: {
        Origin: { invoice: ['document', 'Dealer invoice'], office: ['outside', 'Registering office'] },
        Record: { chassis: ['store', 'Chassis record'] },
        Use: { trip: 'Freight trip', workshop: 'Workshop job', lease: 'Lease contract' },
        Evidence: { receipt: ['document', 'Signed receipt'], inspector: ['person', 'Return inspector'] },
        Money: { freight: 'Freight bill', resale: 'Resale value' },
      },
      flows: [
        ['invoice', 'chassis', 'chassis number'],
        ['office', 'chassis', 'plate, permit'],
        ['chassis', 'trip', 'released'],
        ['chassis', 'workshop', 'service due'],
        ['chassis', 'lease', 'handed over'],
        ['trip', 'receipt', 'arrival, exit'],
        ['receipt', 'freight', 'detention'],
        ['lease', 'inspector', 'contract end'],
        ['workshop', 'inspector', 'repair history'],
        ['inspector', 'resale', 'condition'],
      ],
      mark: {
        node: 'chassis',
        before: 'Vehicle number',
        doubt: 'Workshop: and when the plate changes?',
        answer: 'The chassis number stays; plates are dated entries.',
      },
      treatedIn: {
        chassis: 'capabilities',
        office: 'systems',
        workshop: 'capabilities',
        trip: 'capabilities',
        inspector: 'pain',
      },
    }),
    route: {
      name: 'Vehicle …H02417',
      about: 'own truck, one trip',
      stations: [
        {
          at: 'invoice',
          value: 'Chassis …H02417',
          fields: [
            { label: 'Chassis no.', value: '17 characters, the key' },
            { label: 'Engine no.', value: '…E51180' },
            { label: 'Invoice', value: '0871 of 12 Jan 2026' },
          ],
          onward: 'chassis number',
        },
        {
          at: 'chassis',
          value: 'Released',
          fields: [
            { label: 'Plate', value: 'MH 12, from 20 Jan 2026' },
            { label: 'Fitness', value: 'to 19 Jan 2028' },
            { label: 'Insurance', value: 'to 19 Jan 2027' },
            { label: 'PUC', value: 'to 19 Jan 2027' },
            { label: 'Defects', value: 'none against safety' },
          ],
          onward: 'released',
        },
        {
          at: 'trip',
          value: 'LR 20614',
          fields: [
            { label: 'Route', value: 'Pune to Hubballi, 430 km' },
            { label: 'Load', value: '16 t of castings' },
            { label: 'E-way bill', value: 'of 3 Nov, valid to 6 Nov' },
          ],
          onward: 'arrival, exit',
        },
        {
          at: 'receipt',
          value: '6 h over',
          fields: [{ label: 'Proof', value: 'Gate stamp and tracker' }],
          sum: {
            rows: [
              ['In 06:10, out 16:10, 5 Nov', '10 h'],
              ['Free by contract', '−4 h'],
            ],
            total: ['Detention', '6 h'],
          },
          onward: 'detention',
        },
        {
          at: 'freight',
          value: '₹29,800',
          sum: {
            rows: [
              ['Freight, 16 t at ₹1,750', '28,000'],
              ['Detention, 6 h at ₹300', '1,800'],
            ],
            total: ['Freight bill', '29,800'],
          },
          mark: {
            struck: '₹28,000',
            note: 'The signed receipt shows six hours: bill them.',
          },
        },
      ],
    },
    chapters: {
      order: ['systems', 'capabilities', 'exhibit'],
      pains: [
        {
          role: 'Traffic manager',
          pain: 'The truck waited six hours at the consignee’s gate, and nobody can show it. The haulier pays.',
        },
        {
          role: 'Workshop manager',
          pain: 'Tracker, cluster and fuel slip give three odometers. Services fall late.',
        },
        {
          role: 'Fleet accountant',
          pain: 'Diesel is booked by the month, so theft and a worn injector look alike.',
        },
        {
          role: 'Leasing manager, dealer',
          pain: 'A traffic fine arrives for a courtesy car. Who drove? The key book is silent.',
        },
      ],
      systemsMap: [
        {
          system: 'Tracker platforms',
          holds: 'Positions, ignition, fault codes',
          integration: 'Webhook or MQTT, one adapter a vendor',
          gotcha: 'Buffered points come hours late; order them by device time.',
        },
        {
          system: 'FASTag and fuel cards',
          holds: 'Debits by plaza and pump',
          integration: 'Bank and oil-company statements, some APIs',
          gotcha: 'Debits are doubled and reversed; match before booking.',
        },
        {
          system: 'TMS or ERP',
          holds: 'Orders, lorry receipts, freight bills',
          integration: 'Trip API, invoice events',
          gotcha: 'A truck changed en route must also change in Part B.',
        },
        {
          system: 'Dealer management',
          holds: 'Service history, warranty, demo stock',
          integration: 'Export, or the maker’s interface',
          gotcha: 'Job card numbers repeat from branch to branch.',
        },
        {
          system: 'VAHAN registration',
          holds: 'Registration, fitness, permits',
          integration: 'Authorised access, or a clerk',
          gotcha: 'It can lag a fresh renewal; keep the certificate.',
        },
      ],
      standards: [
        {
          id: 'cmvr-1989',
          use: 'Vehicles in India: fitness and pollution intervals follow class and age, so they are dated tables, not code.',
        },
        {
          id: 'e-way-bill',
          use: 'Hauliers in India: changing a vehicle updates trip and Part B in one action, and shows the validity left.',
        },
        {
          id: 'ais-140',
          use: 'Public service vehicles need such devices. We take the vendor’s agreed feed and leave the statutory stream alone.',
        },
        {
          id: 'dpdp-act',
          use: 'A driver’s location and score are personal data: purpose, retention and correction come before the first device.',
        },
        {
          id: 'eu-561-2006',
          use: 'Operations in the EU: driving and rest come from the tachograph; a phone’s estimate remains a planning aid.',
        },
      ],
      dataObjects: [
        {
          term: 'Hire memo',
          meaning: 'Agreement for a truck hired for one trip: rate, advance, balance, deductions.',
        },
        {
          term: 'Detention',
          meaning:
            'Waiting beyond free hours at loading or unloading, chargeable when arrival and exit are evidenced.',
        },
        {
          term: 'Dead kilometres',
          meaning: 'Run empty or to the workshop: nobody pays for them, and every cost figure needs them.',
        },
        {
          term: 'Fair wear and tear',
          meaning: 'The agreed line between ageing and chargeable damage when a leased vehicle comes back.',
        },
      ],
      aiUse: [
        {
          name: 'Fuel that does not add up',
          text: 'A model estimates litres from load, gradient and speed, and lists unusual fills and drops.',
          humanCheck: 'a fleet officer with tank trace and bill, before anyone speaks to the driver.',
          dataCondition: 'each tank’s sensor is calibrated and fills are recorded in litres.',
        },
      ],
      plan: [
        {
          name: 'One depot or one lease book',
          text: 'Drawing of the record, then chassis numbers matched across ERP, tracker, insurer and registration data.',
          weeks: [4, 6],
        },
        {
          name: 'Record, papers, release check',
          text: 'Vehicles are entered from the chassis plate and the paper file. The check warns and does not stop.',
          weeks: [8, 10],
        },
        {
          name: 'Trips or contracts',
          text: 'The settlement that you earn by comes first; the other one follows on the same record.',
          weeks: [8, 12],
        },
        {
          name: 'Second depot',
          text: 'Copied, measured, corrected. What had to be changed is what the third will not need.',
          weeks: [3, 4],
        },
      ],
      costDrivers: [
        {
          driver: 'Tracker vendors',
          why: 'Every feed has its own time, gaps and odometer.',
          keepDown: 'Write raw events into the next contract.',
        },
        {
          driver: 'Kinds of contract',
          why: 'Own, hired and leased vehicles settle by different rules.',
          keepDown: 'Start with the kind that earns most.',
        },
        {
          driver: 'State of the papers',
          why: 'A chassis number typed wrongly hides insurance, tag and loan.',
          keepDown: 'Walk the yard before the project starts.',
        },
      ],
      youBring: [
        'The vehicle list as it is, without driver names',
        'Access to one tracker feed and a month of fuel card statements',
        'A yard where we may read chassis plates',
        'A traffic supervisor who marks wrong stops',
      ],
      buildOrBuy: [
        {
          way: 'Keep the spreadsheet',
          rightWhen: 'You run a few dozen vehicles and have one careful clerk.',
          price: 'Reminders live as long as the clerk stays.',
        },
        {
          way: 'Buy telematics',
          rightWhen: 'Always: hardware, SIM cards and map matching are their own trade.',
          price: 'A fee per vehicle, and an export clause to negotiate.',
        },
        {
          way: 'Buy a suite',
          rightWhen: 'One kind of vehicle runs under one kind of contract.',
          price: 'Your lease terms become its lease terms.',
        },
        {
          way: 'Build record and settlement',
          rightWhen: 'Own and hired trucks, several trackers or unusual leases meet.',
          price: 'You keep rules for papers up to date yourself.',
        },
      ],
      goingLive: [
        {
          name: 'Advise only',
          text: 'For a fortnight the release check warns. Traffic staff mark each wrong stop on their own shift.',
        },
        {
          name: 'Begin to block',
          text: 'Safety defects and lapsed insurance stop a vehicle; everything else stays a warning.',
        },
        {
          name: 'Move the money',
          text: 'Trips switch at a month start outside harvest and festival peaks, leases on their billing date.',
        },
      ],
      security: [
        {
          name: 'Position by role and hour',
          text: 'Dispatch sees vehicles on duty. A pool car’s private mode hides the place and keeps the odometer.',
        },
        {
          name: 'Remote immobilising',
          text: 'Two people by name, a standing vehicle, a recorded ground. Never a moving one.',
        },
        {
          name: 'A tracker in the wrong box',
          text: 'Bought devices rarely sign what they send. We compare SIM, device and odometer, and alarm on a mismatch.',
        },
        {
          name: 'One record, separate views',
          text: 'The lessor sees assets, the lessee its drivers, the dealer the vehicles in its custody.',
        },
      ],
      exhibit: {
        kind: 'decision',
        document: 'Decision 11 of 23 · rev B',
        title: 'Do trips and leases share one “assignment”?',
        chosen: 'Two settlement modules over one vehicle record',
        why: 'A trip is paid on delivery, a lease by the month and at resale. Register, papers, workshop and devices are shared; what is invoiced is not.',
        rejected: [
          {
            option: 'One assignment object for both',
            why: 'It saves a table. Half its fields would be empty in every row, and each invoice dispute would ask which half counts.',
          },
          {
            option: 'Two systems joined by the plate',
            why: 'A plate changes with state and owner. After a re-registration the repair history would stay behind.',
          },
        ],
        reopens: 'a third business, such as rental by the hour, needs to bill from the same vehicle.',
        reading:
          'the shaded choice is what gets built. Ruled-out options keep their reason, so that nobody argues them twice.',
      },
      risks: [
        {
          risk: 'Drivers unplug the device',
          earlySign: 'Gaps in the trace begin and end at the same places.',
          response: 'We publish what is seen and by whom, and treat a gap first as a wiring ticket.',
        },
        {
          risk: 'Alerts that nobody reads',
          earlySign: 'Dispatch mutes the phone.',
          response: 'Each alert has an owner and an action; after a month the others are removed.',
        },
      ],
      faq: [
        {
          question: 'We have three tracker vendors. Must the devices go?',
          answer:
            'No. An adapter turns each feed into one event form: device time, receipt time, position, odometer, fault. Devices that cannot deliver raw events are replaced when they fail. Which decisions need ten-second data? Few do.',
        },
        {
          question: 'May we track a vehicle outside working hours?',
          answer:
            'Technically always, lawfully not always: purpose, notice and necessity decide, and your counsel should. We build the narrow case first. Off duty, the place is neither shown nor stored, while odometer and theft alarm still work.',
        },
        {
          question: 'Can the score decide a driver’s pay?',
          answer:
            'It can, and then every event without evidence becomes a dispute. Drivers see each one with place and time, and may contest it. We advise a season without money on it, to learn which alarms are potholes.',
        },
        {
          question: 'What changes when electric vehicles join the fleet?',
          answer:
            'Allocation needs the charge expected at return. Depot chargers report sessions, usually over OCPP; home charging must be paid back. Energy per kilometre needs a norm by season and load. For lessors, battery health decides resale beside mileage.',
        },
      ],
      related: [
        {
          page: 'solution/fleet-management',
          reason: 'The same subject as a packaged product with modules and rollout.',
        },
        {
          page: 'solution/route-optimization',
          reason: 'Which orders each fit vehicle carries, and in what sequence.',
        },
        { page: 'services/data-sync', reason: 'Plates and contracts live in ERP too; one must win.' },
        {
          page: 'industries/warehouse-inventory',
          reason: 'What is loaded is counted there, by bin and lot.',
        },
        {
          page: 'industries/vehicle-analytics',
          reason: 'How batteries, claims and models age in use.',
        },
        {
          page: 'industries/predictive-maintenance',
          reason: 'When job cards are clean enough to plan parts.',
        },
      ],
    },
  },
});

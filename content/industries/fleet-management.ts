import { industryPage, schematic } from '../catalogue/define';

export const fleetManagement = industryPage({
  slug: 'fleet-management',
  label: 'Fleet Management',
  title: 'Fleets that haul, lease or sell: one vehicle record',
  summary:
    'For hauliers who earn per trip and for lessors, mobility operators and dealers who earn per contract or resale: one vehicle, one history, two accounts.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Detention, excess kilometres and warranty are billed with the evidence in hand.',
    quickAnswer:
      'A haulier asks whether the truck can leave. A lessor or dealer asks where the asset is, who holds it and what it will be worth. Both need one record keyed by chassis number, with tracking, toll, fuel and workshop data attached. Start where it is dullest, with the chassis numbers of one depot in ERP, tracker, insurer’s list and registration data, and with every gap between them.',
    atAGlance: {
      fits: 'Operators of some fifty vehicles and more, own or attached, with a yard and a workshop',
      notFor: 'A handful of vans, for which the tracker’s own portal is enough',
      firstStep: {
        what: 'The chassis numbers of one depot, matched across four lists',
        output: 'a register with each gap, its owner, and what expires this month',
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
        text: 'The chassis number is the key; plate, body, holder, owner and lien change around it with dates. What the regional transport office (RTO) and the financier demand hangs on the same vehicle, each with its expiry.',
        hardPart:
          'A rebodied truck keeps its registration. Under section 52 of the Motor Vehicles Act its particulars are altered, so body and unladen weight need dates.',
      },
      {
        name: 'Trip settlement',
        users: 'Haulier’s traffic desk, accounts',
        text: 'Advances, diesel, toll and detention are held against the trip until proof of delivery comes back. Own trucks settle on a fuel norm and kilometres, hired ones on the hire memo, less tax where it is due.',
        hardPart:
          'Which trip was this toll for? The debit names vehicle, plaza and time, never the trip, and some are late or reversed.',
        today: {
          role: 'Traffic manager',
          pain: 'He knows that the truck waited. The exit time is on a receipt in the cab, and the freight bill left last week.',
        },
      },
      {
        name: 'Driver duty and conduct',
        users: 'Drivers, safety officer',
        text: 'Licence class, duty and rest are checked before allocation. Harsh braking counts by vehicle class and load, and the driver reads the same list of events as his supervisor.',
        hardPart: 'The same driver scores differently on a loaded truck, a ghat road and worn brakes.',
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
        text: 'Each holder has a contract with its kilometres, a handover with photographs and a key. The return inspection compares with the handover and prices damage from an agreed fair-wear table. Two people by name may immobilise a car, never a moving one.',
        hardPart: 'Location helps to recover a car, yet an employer may have no right to private trips.',
        today: {
          role: 'Leasing manager, dealer',
          pain: 'A traffic fine arrives for a courtesy car. Who drove? The key book is silent.',
        },
      },
    ],
    schematic: schematic({
      caption:
        'One chassis record serves two businesses: a trip ends in a freight bill, a lease in a return inspection where the repair history counts too.',
      lanes: {
        Origin: { invoice: ['document', 'Dealer invoice'], office: ['outside', 'RTO'] },
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
            { label: 'NP authorisation', value: 'to 19 Jan 2027' },
            { label: 'Fitness', value: 'to 19 Jan 2028' },
            { label: 'Insurance', value: 'to 11 Jan 2027' },
            { label: 'PUC', value: 'needed from 20 Jan 2027' },
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
            { label: 'Slot', value: '5 Nov 2026, 07:00' },
          ],
          onward: 'arrival, exit',
        },
        {
          at: 'receipt',
          value: '310 minutes over',
          fields: [
            { label: 'Tracker at gate', value: '04:50' },
            { label: 'Gate stamp', value: 'in 06:10, out 16:10' },
          ],
          sum: {
            rows: [
              ['From slot 07:00 to exit', '550'],
              ['Free by contract, 4 h', '−240'],
            ],
            total: ['Over, in minutes', '310'],
          },
          onward: 'detention',
        },
        {
          at: 'freight',
          value: '₹24,700',
          fields: [{ label: 'GST', value: 'under reverse charge' }],
          sum: {
            rows: [
              ['Freight, 16 t at ₹1,450', '23,200'],
              ['Detention, 5 h at ₹300', '1,500'],
            ],
            total: ['Freight bill', '24,700'],
          },
          mark: {
            struck: '₹23,200',
            note: 'The exit time came back on the receipt.',
          },
        },
      ],
    },
    argument: {
      heading: 'Which clock starts the free time at the gate',
      paragraphs: [
        'The truck stood outside from 04:50, went in at 06:10 and left at 16:10. Its slot was 07:00. By the tracker, which the traffic desk would rather bill from, it waited 7 full hours beyond the four free ones, or ₹2,100. By the gate stamp it is 6, or ₹1,800. The contract of this example counts from slot or stamp, whichever is later, and only full hours: 5, or ₹1,500. A system that rounds a begun hour up bills ₹1,800 again.',
        'The ₹600 between tracker and clause are not worth having. A consignor who finds a line that the contract does not bear holds back all ₹25,300. We bill by the clause and print the three times beside it.',
        'What is lost today is the ₹1,500: the bill leaves on the driver’s photograph of the signature, taken before the gate stamped the exit, and a supplementary bill is refused. At forty such waits a month, our assumption, that makes 40 × ₹1,500 = ₹60,000. Here the tracker earns its place: it knows which trips waited, and their bills are held until the stamped receipt is in. A consignor who pays by the day, or from arrival, has his own dated clause among the rates.',
      ],
    },
    terms: [
      {
        term: 'Hire memo',
        meaning: 'Agreement for a truck hired for one trip: rate, advance, balance and deductions.',
      },
      {
        term: 'Detention',
        meaning:
          'Waiting beyond the free hours at loading or unloading. It can be charged where arrival and exit are evidenced.',
      },
      {
        term: 'Dead kilometres',
        meaning: 'Run empty or to the workshop. They earn no freight, and every cost figure needs them.',
      },
      {
        term: 'Fair wear and tear',
        meaning: 'The agreed line between ageing and chargeable damage when a leased vehicle comes back.',
      },
    ],
    related: [
      {
        page: 'solution/fleet-management',
        reason: 'You want papers, workshop and cost per kilometre, with nothing to settle by trip.',
      },
      {
        page: 'solution/route-optimization',
        reason: 'A milk round of thirty chilled vans is a question of sequence.',
      },
      {
        page: 'solution/tracking',
        reason: 'The trucks are other people’s, and you answer for the goods.',
      },
      {
        page: 'industries/dealer-management',
        reason: 'Where cars are stock to be sold and serviced, and seldom held.',
      },
      { page: 'services/data-sync', reason: 'Plates and contracts live in ERP too; one must win.' },
      {
        page: 'industries/vehicle-analytics',
        reason: 'If faults should be found in the vehicles’ own data before they stop.',
      },
    ],
    faq: [
      {
        question: 'We have three tracker vendors. Must the devices go?',
        answer:
          'No. An adapter turns each feed into one event form: device time, receipt time, position, odometer, fault. Gaps that recur at one place are treated as a wiring fault first.',
      },
      {
        question: 'Must trips and leases run in one system?',
        answer:
          'On one vehicle record, with two settlements: a trip is paid on delivery, a lease by the month and at resale. Two systems joined by the plate lose the repair history once a vehicle is registered in another state.',
      },
      {
        question: 'Can the score decide a driver’s pay?',
        answer:
          'It can, and then each event without place, time and load will be contested, with good reason. For a season we would show it without paying on it, to learn which alarms are potholes.',
      },
    ],
    chapters: {
      order: ['case', 'systems', 'build-or-buy'],
      systemsMap: [
        {
          system: 'Tracker platforms',
          holds: 'Positions, ignition, fault codes',
          integration: 'Webhook or MQTT, one adapter a vendor',
          gotcha: 'Points buffered in a dead zone come hours late, so device time decides their order.',
        },
        {
          system: 'FASTag and fuel cards',
          holds: 'Debits by vehicle, plaza and pump',
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
          use: 'Public service vehicles and many trucks with dangerous goods need such devices. We take the vendor’s agreed feed and leave the statutory stream alone.',
        },
        {
          id: 'dpdp-act',
          use: 'A driver’s location and score are personal data: purpose, retention and correction come before the first device.',
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
          text: 'Drawing of the record. For each vehicle that only three lists know, somebody decides which list is wrong.',
          weeks: [4, 6],
        },
        {
          name: 'Record, papers, release check',
          text: 'Vehicles are entered from the chassis plate and the paper file.',
          weeks: [8, 10],
        },
        {
          name: 'Trips or contracts',
          text: 'The settlement that you earn by comes first; the other one follows on the same record.',
          weeks: [8, 12],
        },
        {
          name: 'Second depot',
          text: 'Its contracts and trackers are added to the first depot’s; what differs goes into tables.',
          weeks: [3, 4],
        },
      ],
      costDrivers: [
        {
          driver: 'Tracker vendors',
          why: 'Every feed has its own time, gaps and odometer.',
          keepDown: 'Write raw events into the next contract.',
          step: 1,
        },
        {
          driver: 'Kinds of contract',
          why: 'Own, hired and leased vehicles settle by different rules.',
          keepDown: 'Start with the kind that earns most.',
          step: 2,
        },
        {
          driver: 'State of the papers',
          why: 'A chassis number typed wrongly hides insurance, tag and loan.',
          keepDown: 'Walk the yard before the project starts.',
          step: 0,
        },
      ],
      buildOrBuy: [
        {
          way: 'Keep the spreadsheet',
          rightWhen: 'You run a few dozen vehicles and have one careful clerk.',
          price: 'Reminders live as long as the clerk stays.',
        },
        {
          way: 'Buy telematics',
          rightWhen: 'You need positions; hardware, SIM cards and map matching are a trade of their own.',
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
          text: 'For a fortnight the release check warns. Traffic staff mark each wrong stop.',
        },
        {
          name: 'Begin to block',
          text: 'Safety defects, lapsed insurance and lapsed fitness stop a vehicle. Other papers only warn until late VAHAN entries are cleared up; then a lapsed one stops it, too.',
        },
        {
          name: 'Move the money',
          text: 'Trips switch at a month start outside the peaks, leases on their billing date.',
        },
      ],
    },
  },
});

import { industryPage, schematic } from '../catalogue/define';
import type { IndustryPage } from '../catalogue/types';
import { androidApps } from '../services/android-apps';
import { dataSync } from '../services/data-sync';
import { fleetManagement as fleetProduct } from '../solution/fleet-management';
import { routeOptimization } from '../solution/route-optimization';
import { predictiveMaintenance } from './predictive-maintenance';
import { vehicleAnalytics } from './vehicle-analytics';

export const fleetManagement: IndustryPage = industryPage({
  slug: 'fleet-management',
  label: 'Fleet Management',
  title: 'Fleets that haul, lease or sell: one vehicle record',
  summary:
    'For hauliers who earn per trip and for lessors, mobility operators and dealers who earn per contract or resale: one vehicle, one history, two accounts.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Each vehicle keeps one history through loads, leases, repairs and resale, so that detention, excess kilometres and warranty are billed with evidence in hand.',
    quickAnswer:
      'A haulier asks whether the truck can leave. A lessor or dealer asks where the asset is, who holds it and what it will be worth. Both need one record keyed by chassis number, with tracking, toll, fuel and workshop data attached. The first output covers one depot or lease book: chassis numbers matched across ERP, tracker, insurer and registration data, with every gap listed. Plan three to five weeks for it.',
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
    capabilities: [
      {
        name: 'Chassis record across owners',
        users: 'Fleet office, leasing back office',
        text: 'The chassis number is the key; plate, body, holder, owner and lien change around it with dates. What the permit office demands and what the financier demands hang on the same vehicle, each with its own expiry.',
        hardPart:
          'A rebodied truck stays one asset to finance and becomes another vehicle to the permit office.',
      },
      {
        name: 'Trip settlement',
        users: 'Haulier’s traffic desk, accounts',
        text: 'Advances, diesel, toll and detention are held against the trip until proof of delivery comes back. Own trucks settle on a fuel norm and kilometres, hired ones on the hire memo with tax deducted.',
        hardPart: 'Toll debits arrive days later and name a plaza, not a trip.',
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
    }),
    chapters: {
      whoInside: [
        {
          role: 'Traffic manager',
          question: 'Which truck with valid papers and a rested driver is nearest to the load?',
        },
        { role: 'Workshop manager', question: 'What comes in this week, and which part will hold it up?' },
        {
          role: 'Leasing or mobility manager',
          question: 'Which contracts will run over their kilometres before they end?',
        },
        {
          role: 'Dealer principal',
          question: 'Which demo and courtesy cars are out, with whom, and insured until when?',
        },
      ],
      howWorkFlows: {
        record: 'the vehicle, from induction to disposal; each trip or contract is a chapter of it.',
        steps: [
          {
            name: 'Induct',
            text: 'Invoice, chassis and engine numbers open the record. The registration mark is added later and never becomes the key.',
          },
          {
            name: 'Equip',
            text: 'Tracker, toll tag and fuel card are paired with the chassis and proved on one drive.',
          },
          {
            name: 'Assign',
            text: 'A haulier gives it a load; a lessor gives it to a holder under contract.',
          },
          {
            name: 'Release',
            text: 'Papers, licence class, rest and open defects are checked; a safety defect stops the vehicle.',
          },
          {
            name: 'Run',
            text: 'Position, odometer, fuel and faults arrive with device time and receipt time apart.',
          },
          { name: 'Maintain', text: 'The job card closes with parts, hours and the next due reading.' },
          {
            name: 'Settle',
            text: 'The trip closes on proof of delivery, the lease month on contracted kilometres.',
          },
          { name: 'Dispose', text: 'Sale or scrapping ends tag, insurance and asset ledger on one date.' },
        ],
      },
      painPoints: [
        {
          pain: 'Three odometers for one vehicle',
          consequence:
            'Tracker, cluster and fuel slip differ, so services fall late and excess kilometres are disputed.',
        },
        {
          pain: 'Diesel booked by the month',
          consequence: 'Theft and a worn injector look alike, and neither is found.',
        },
        {
          pain: 'Waiting hours without evidence',
          consequence: 'The haulier pays for the consignee’s queue, because detention cannot be shown.',
        },
        {
          pain: 'Courtesy cars without a holder',
          consequence: 'A traffic fine arrives and nobody can say who drove.',
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
          system: 'Dealer management system',
          holds: 'Service history, warranty, demo stock',
          integration: 'DMS export or the maker’s interface',
          gotcha: 'Job card numbers repeat from branch to branch.',
        },
        {
          system: 'VAHAN registration data',
          holds: 'Registration, fitness, permits',
          integration: 'Authorised access, or a clerk',
          gotcha: 'It can lag a fresh renewal; keep the certificate.',
        },
      ],
      dataObjects: [
        {
          term: 'VIN',
          meaning:
            'Vehicle identification number, 17 characters; the one key that outlives a plate or an owner.',
        },
        {
          term: 'Lorry receipt',
          meaning:
            'The carrier’s consignment note for goods taken in charge; freight bill and proof of delivery refer to it.',
        },
        {
          term: 'Hire memo',
          meaning:
            'Agreement for a truck hired from the market for one trip: rate, advance, balance and deductions.',
        },
        {
          term: 'Detention',
          meaning:
            'Waiting beyond free hours at loading or unloading, chargeable when arrival and exit are evidenced.',
        },
        {
          term: 'Dead kilometres',
          meaning:
            'Distance run empty or to the workshop, which nobody pays for and every cost figure needs.',
        },
        {
          term: 'Residual value',
          meaning:
            'Sale price expected at contract end; kilometres and condition show later whether the forecast held.',
        },
        {
          term: 'Fair wear and tear',
          meaning:
            'The agreed line between normal ageing and chargeable damage when a leased vehicle comes back.',
        },
      ],
      standards: [
        {
          id: 'ais-140',
          use: 'Public service vehicles need such devices; we take the vendor’s agreed feed and leave the statutory stream to the state centre alone.',
        },
        {
          id: 'e-way-bill',
          use: 'Changing a vehicle updates trip and Part B in one action, and remaining validity is shown against remaining distance.',
        },
        {
          id: 'cmvr-1989',
          use: 'Fitness and pollution intervals follow class and age of vehicle, so they are dated tables and not code.',
        },
        {
          id: 'dpdp-act',
          use: 'A driver’s location and score are personal data; purpose, retention and correction are settled before the first device is fitted.',
        },
        {
          id: 'iso-3779',
          use: 'We check length and characters everywhere, the check digit only where the market prescribes one, as North America does.',
        },
        {
          id: 'eu-561-2006',
          use: 'For EU operations, driving and rest come from tachograph data; estimates from a phone remain a planning aid.',
        },
      ],
      aiUse: [
        {
          name: 'Fuel that does not add up',
          text: 'Expected litres are estimated from load, gradient and speed, and unusual fills or drops are listed.',
          humanCheck: 'a fleet officer with tank trace and bill, before anyone speaks to the driver.',
          dataCondition: 'each tank’s level sensor is calibrated and fills are recorded in litres.',
        },
        {
          name: 'Damage at lease return',
          text: 'Photographs of handover and return are aligned and candidate marks are outlined.',
          humanCheck: 'an inspector, who accepts each mark; the agreed table sets the charge.',
          dataCondition: 'the capture screen enforces the same angles at both ends.',
        },
      ],
      security: [
        {
          name: 'Position by role and hour',
          text: 'Dispatch sees vehicles on duty. Pool cars have a private mode that hides the place and keeps the odometer.',
        },
        {
          name: 'Remote immobilising',
          text: 'Two named people, a standing vehicle and a recorded ground; never a moving one.',
        },
        {
          name: 'Device identity',
          text: 'Each tracker signs with its own key, so a SIM in another box raises an alarm.',
        },
        {
          name: 'One record, separate views',
          text: 'Lessor, lessee and dealer see assets, drivers and vehicles in custody respectively.',
        },
      ],
      rollout: [
        {
          name: 'Walk the yard',
          text: 'One depot or branch enters vehicles from the chassis plate and the paper file, not from the old list.',
        },
        {
          name: 'Advise only',
          text: 'For a fortnight the release check warns without stopping. Traffic staff mark each wrong stop, on their own shift.',
        },
        {
          name: 'Begin to block',
          text: 'Safety defects and lapsed insurance stop a vehicle; everything else stays a warning for now.',
        },
        {
          name: 'Move the money',
          text: 'Trips switch at a month start outside harvest and festival peaks, leases on their next billing date.',
        },
      ],
      kpis: [
        {
          name: 'Cost per kilometre',
          formula: '(Fuel + toll + driver + workshop + tyres + fixed cost) ÷ all kilometres',
        },
        { name: 'Availability', formula: 'Vehicle-hours fit for release ÷ vehicle-hours owned' },
        { name: 'Empty running', formula: 'Kilometres without load ÷ all kilometres' },
        { name: 'Pool use', formula: 'Hours booked ÷ hours available, by class' },
        {
          name: 'Residual variance',
          formula: 'Sale price − value forecast at contract start, by model and term',
        },
      ],
      buildOrBuy: [
        'Buy the telematics: hardware, SIM cards and map matching are their own trade. Buy a packaged suite if you run one kind of vehicle under one kind of contract. Build the record and the settlement when own and hired trucks, several tracker vendors or unusual lease terms meet. For a few dozen vehicles, a spreadsheet with reminders and one careful clerk is usually enough.',
      ],
      risks: [
        {
          risk: 'Drivers unplug the device',
          earlySign: 'Gaps in the trace begin and end at the same places.',
          response: 'We publish what is seen and by whom, and treat a gap first as a wiring ticket.',
        },
        {
          risk: 'Alerts that nobody reads',
          earlySign: 'Dispatch mutes the phone.',
          response: 'Each alert has an owner and an action; those without either are removed after a month.',
        },
        {
          risk: 'Locked in by the tracker vendor',
          earlySign: 'Raw data is offered only as a monthly report.',
          response: 'The contract names raw events and history export, and adapters keep vendors apart.',
        },
      ],
      faq: [
        {
          question: 'We have three tracker vendors. Must the devices go?',
          answer:
            'No. An adapter turns each feed into one event form: device time, receipt time, position, odometer, fault. Devices that cannot deliver raw events or history are replaced when they fail. Mixed fleets keep differences in reporting interval, so we agree which decisions need ten-second data; few do.',
        },
        {
          question: 'Can a truck fleet and a leasing book share one system?',
          answer:
            'They share the register, papers, workshop and devices. They do not share the commercial side: a haulier earns per trip, a lessor per contract month and at resale. We keep two settlement modules over one vehicle record. One shared “assignment” object would save a table and cost clarity in every invoice dispute.',
        },
        {
          question: 'May we track a vehicle outside working hours?',
          answer:
            'Technically always, lawfully not always: purpose, notice and necessity decide, and your counsel should. We build the narrow case first: off duty, the place is neither shown nor stored, while odometer and theft alarm still work. Recovering a stolen car opens its position to one named person, on record.',
        },
        {
          question: 'What changes when electric vehicles join the fleet?',
          answer:
            'Allocation needs the charge expected at return, not only distance. Depot chargers report sessions, usually over OCPP, and home charging must be reimbursed to the driver. Energy per kilometre needs a norm by season and load. For lessors, battery health joins mileage in deciding resale value, so it is measured at handover and at return.',
        },
      ],
      related: () => [
        {
          page: fleetProduct,
          reason: 'The same subject as a packaged product: its modules, roles and rollout.',
        },
        {
          page: routeOptimization,
          reason: 'Once vehicles are known to be fit, it decides which orders each one carries.',
        },
        { page: dataSync, reason: 'Plates, drivers and contracts live in ERP and DMS too; one must win.' },
        {
          page: androidApps,
          reason: 'Drivers’ duty, defects and photographs are captured on phones without a signal.',
        },
        {
          page: vehicleAnalytics,
          reason: 'For questions across many vehicles: batteries, claims, how a model ages in use.',
        },
        {
          page: predictiveMaintenance,
          reason: 'When fault codes and job cards are clean enough to plan parts ahead.',
        },
      ],
      cta: {
        heading: 'Start with one depot or one lease book',
        text: 'Send a vehicle list without driver names, columns as they are. We go through gaps, duplicate chassis numbers and lapsed papers with you, and agree what the first month should mend.',
      },
    },
  },
});

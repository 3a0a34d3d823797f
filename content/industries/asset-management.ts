import { industryPage, schematic } from '../catalogue/define';

export const assetManagement = industryPage({
  slug: 'asset-management',
  label: 'Utility Asset Management',
  title: 'Utility asset records from commissioning to scrap',
  summary:
    'Asset register, inspections, work orders and renewal planning for networks and plants, with field evidence, GIS, safety permits and book value in step.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The same transformer carries one number in the yard, on the map and in the accounts.',
    quickAnswer:
      'Ask three departments how many poles you own and you hear three answers, from the geographic information system (GIS), the maintenance system and the fixed-asset register. We give network owners and generators one identity per asset and hang inspections, permits, condition and book value on it.',
    atAGlance: {
      fits: 'Three counts of the same poles: in GIS, in maintenance and in the books',
      notFor: 'A single plant with one good maintenance system: clean up its hierarchy and stop there',
      firstStep: {
        what: 'One asset class drawn and reconciled, nameplate to ledger',
        output: 'a reconciled register, and the open orders that name a wrong bay',
        weeks: [6, 8],
      },
      charged: 'A fixed price for the first asset class, two-week sprints from then on',
      youBring:
        'GIS and maintenance extracts, the fixed-asset register, a substation to walk, an engineer who knows its history',
    },
    ask: {
      text: 'Ask GIS, maintenance and finance how many poles you own. Their three numbers show us where reconciling should begin.',
      button: 'Send three counts of poles',
    },
    notNeeded: {
      struck: 'Asset software',
      after: 'fills with ticks when inspectors are paid per pole. Change the contract.',
    },
    argument: {
      heading: 'When the order and the permit name different transformers',
      paragraphs: [
        'In March an inspector found unit 4417 leaking at bay T2. Two weeks later, the bushing still on order, it moved to the rebuilt bay T1 to free its plinth for a heavier unit. The work order, written in between, had copied the bay into its header. One Sunday in October the control room isolated T2, with the leaking unit live eight metres away. A crew that knows it by sight walks to T1 with a permit for T2.',
        'The copy is no bug. Maintenance accounting wants it, so that the cost of March stays with T2; SAP’s help wants stable evaluations, while the same order’s object list shows today’s bay. So our order keeps the first bay for costs, reads it again when the permit is requested, the day before, and stops where the two differ.',
        'At 07:10 the permit holder read the nameplate. Exchanging the bays, the work and restoring needed 560 minutes; 530 were left, feeder transfer and overload were refused, so he handed T2 back. Whoever counts the work alone would be done by 14:30; whoever forgets the restoring, by 15:55. The last minute for changing bays was 06:40, before any permit existed. Only a drive finds a register that is wrong. A lost Sunday costs ₹84,000, accident left out, and reading two nameplates ₹2,500, both assumed: it pays if one entry in 33 is wrong.',
      ],
    },
    route: {
      name: 'Work order 61824',
      about: 'bushing, 33/11 kV substation',
      stations: [
        {
          at: 'inspector',
          value: 'Grade 4 leak, 4417',
          fields: [
            { label: 'Seen', value: '12 Mar 2026, bay SS12-T2' },
            { label: 'Defect code', value: 'OL-04, HV bushing, Y phase' },
          ],
          onward: 'serial, bay',
        },
        {
          at: 'asset',
          value: '4417 at T1',
          fields: [
            { label: '28 Mar', value: '4417 moved from T2 to T1' },
            { label: '29 Mar', value: '3962, heavier, set at T2' },
            { label: 'Rating', value: '10 MVA each' },
          ],
          onward: 'bay today',
        },
        {
          at: 'order',
          value: 'SS12-T1',
          fields: [
            { label: 'Created', value: '14 Mar, from the defect' },
            { label: 'Header', value: 'Bay copied on that day' },
            { label: 'Object list', value: '4417, bay read live' },
            { label: 'Shutdown', value: 'Sun 25 Oct, 06:00 to 16:00' },
          ],
          mark: { struck: 'SS12-T2', note: 'Moved on 28 March; the header kept its copy.' },
          onward: 'reservation',
        },
        {
          at: 'spares',
          value: 'Bushing B-112',
          fields: [
            { label: 'Issued for', value: '4417, by maker’s drawing' },
            { label: '3962 takes', value: 'B-087' },
          ],
          onward: 'permit request',
        },
        {
          at: 'control',
          value: 'Permit 0915: T2',
          fields: [
            { label: '06:00', value: 'T2 off, T1 carries 7.9 MVA' },
            { label: '06:35', value: 'T2 isolated and earthed' },
            { label: '06:50', value: 'Permit to work handed over' },
            { label: '16:00', value: 'Pumps on: forecast 13.1 MVA' },
          ],
          onward: 'permit, one bay',
        },
        {
          at: 'holder',
          value: '560 min from 07:10',
          fields: [{ label: '07:10', value: 'Nameplate at T2 reads 3962' }],
          sum: {
            rows: [
              ['T2 back 35, T1 out 50', '85'],
              ['Work on 4417', '440'],
              ['T1 back in service', '35'],
            ],
            total: ['Minutes needed', '560'],
          },
        },
      ],
    },
    capabilities: [
      {
        name: 'Register and location hierarchy',
        users: 'Asset managers, GIS and finance teams',
        text: 'A functional location stays when equipment is swapped; serial, nameplate and warranty belong to the equipment. Classes map to the utility trade’s Common Information Model (CIM), so network, maintenance and accounts exchange one identifier. Lines and pipes are held by segment.',
        hardPart: 'Finance capitalises a project as one sum; maintenance needs the hundred items inside it.',
      },
      {
        name: 'Inspection in the field',
        users: 'Linemen, inspectors, contractors',
        text: 'Forms with defect codes and photos work without coverage and on a sunlit screen. Severity is graded by a catalogue with sample pictures, so that two inspectors agree. A skipped asset needs a reason.',
        hardPart:
          'Paying contractors per inspection produces quick ticks; random re-inspection has to be designed in.',
      },
      {
        name: 'Work, permits and switching',
        users: 'Planners, control room, permit holders',
        text: 'Is it isolated, and who says so? A work order gathers crew, spares, isolation and permit to work, but the control room owns the switching order, and the system blocks a start without it. The day before, somebody photographs each nameplate that the permit will name.',
        hardPart:
          'Storm work happens first and is documented later, and that path must be quick but visible.',
        today: {
          role: 'Permit holder',
          pain: 'He compares three papers by torchlight: a serial on the order, a bay on the permit, a drawing number on the spare.',
        },
      },
      {
        name: 'Health index and criticality',
        users: 'Reliability engineers, planning board',
        text: 'Dissolved gas by IEC 60599, oil, load and age give a transformer’s health score with its weights shown. Consequence counts customers, spares lead time and safety. We prefer a readable index to a model that cannot be defended at a tariff hearing.',
        hardPart: 'Old assets with no test history score as healthy unless missing data is itself a penalty.',
      },
      {
        name: 'Renewal plan and retirement',
        users: 'Investment planners, regulator’s staff',
        text: 'Options to maintain, refurbish or replace are compared per asset inside a budget; retirement then posts to the books, closes the GIS object and records where the oil, SF6 or asbestos went.',
        hardPart: 'Scrap leaves the yard before the books hear of it, and the audit finds ghosts.',
        today: {
          role: 'Fixed-asset accountant',
          pain: 'A transformer scrapped two years ago is still depreciated, because a form from the yard never came.',
        },
      },
    ],
    schematic: schematic({
      caption:
        'One location identity joins map, work and books; a permit names a bay, and a nameplate read on site has to agree with it.',
      lanes: {
        Sources: {
          gis: ['outside', 'GIS'],
          inspector: ['person', 'Inspector'],
          lab: ['outside', 'Oil laboratory'],
        },
        Register: { asset: ['store', 'Location, equipment'], spares: ['store', 'Spares'] },
        Assess: { health: 'Health index', order: 'Work order' },
        Decide: {
          renewal: 'Renewal options',
          control: ['person', 'Control room'],
          holder: ['person', 'Permit holder'],
        },
        Books: { ledger: ['outside', 'Fixed-asset ledger'] },
      },
      flows: [
        ['gis', 'asset', 'position, segment'],
        ['inspector', 'order', 'defect, severity'],
        ['lab', 'health', 'dissolved gas'],
        ['asset', 'health', 'age, duty'],
        ['asset', 'order', 'bay today'],
        ['spares', 'order', 'part for serial'],
        ['health', 'renewal', 'condition'],
        ['order', 'control', 'permit request'],
        ['control', 'holder', 'permit, one bay'],
        ['renewal', 'ledger', 'retire, capitalise'],
      ],
      mark: {
        node: 'control',
        before: 'Maintenance planner',
        doubt: 'Permit holder: who says that this feeder is isolated?',
        answer: 'The control room does; without its order nobody starts.',
      },
    }),
    terms: [
      {
        term: 'Functional location',
        meaning:
          'The place in a network that a piece of equipment fills, such as bay T2. It keeps its number and history when the equipment is exchanged.',
      },
      {
        term: 'Permit to work',
        meaning:
          'The control room’s written word that one bay is isolated and earthed, given to the person in charge of the crew and returned before the bay is made live.',
      },
      {
        term: 'Health index',
        meaning:
          'One score for an asset’s condition, put together from tests, age and duty with stated weights. It ranks; it does not predict a date of failure.',
      },
    ],
    related: [
      {
        page: 'industries/predictive-maintenance',
        reason: 'If sensors run already, and the question is when a machine will fail.',
      },
      {
        page: 'industries/smart-grid',
        reason: 'When meters and feeders in operation are the subject, not repair and renewal.',
      },
      {
        page: 'services/data-sync',
        reason: 'If three systems should agree and none of them is to be replaced.',
      },
      {
        page: 'solution/tracking',
        reason: 'For tools and vehicles that move daily and need no permit.',
      },
      {
        page: 'solution/workflow',
        reason: 'Approvals alone, where nothing is switched off.',
      },
      {
        page: 'services/pwa',
        reason: 'What a browser can do on a tablet without coverage, and where it cannot.',
      },
    ],
    faq: [
      {
        question: 'Which number should be painted on the transformer?',
        answer:
          'Only the serial. The bay’s code belongs on the structure and stays there; the serial is on the nameplate and travels. A tag for scanning goes on the tank and never on the plinth.',
      },
      {
        question: 'May software refuse to let a crew start?',
        answer:
          'It may withhold the release on the tablet; it does not make a bay safe. Isolation, earthing and permit remain acts of people under your safety rules, and a crew without coverage works on the paper permit, which is reconciled the same day.',
      },
    ],
    chapters: {
      order: ['case', 'systems', 'capabilities'],
      systemsMap: [
        {
          system: 'Maintenance module of the ERP',
          holds: 'Locations, equipment, orders, history',
          integration: 'Vendor’s API; installation history by date',
          gotcha:
            'The order’s header keeps the bay of its first day; a refresh gives it today’s and forgets the first.',
        },
        {
          system: 'GIS',
          holds: 'Position, connectivity, drawing number',
          integration: 'Nightly export of changes, with feature number',
          gotcha: 'An object split in two keeps its number on one half, and history follows that half.',
        },
        {
          system: 'Fixed-asset register',
          holds: 'Cost, depreciation, capitalisation date',
          integration: 'Journal, one line an item',
          gotcha: 'A line called “substation, lot” may hold forty items, and none can be retired alone.',
        },
        {
          system: 'SCADA and switching desk',
          holds: 'Breaker states, switching orders, permits',
          integration: 'Read only; bay codes mapped once',
          gotcha: 'Its bay codes are painted on the panels and outlive every renaming in the ERP.',
        },
        {
          system: 'Stores',
          holds: 'Spares by item, stock, reservation',
          integration: 'Reservation against the order',
          gotcha: 'Spares are coded by rating, yet two makers’ bushings of one rating do not interchange.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Extend the ERP’s own module',
          rightWhen: 'Planners work in it daily, and its mobile client holds a day’s work offline.',
          price: 'A licence for each field user; bay codes and permits stay outside.',
        },
        {
          way: 'Buy an asset suite',
          rightWhen: 'You have no maintenance system, or several that no one will defend.',
          price: 'Licence, integrator, and years in which both hierarchies live.',
        },
        {
          way: 'Use the GIS vendor’s module',
          rightWhen: 'Most assets are lines, and permits are few.',
          price: 'Workshop, serials and stores stay outside the map.',
        },
        {
          way: 'Build identity, field and permit',
          rightWhen: 'ERP and GIS stay, and disagree about where things are.',
          price: 'One named person keeps the register, every working day.',
        },
      ],
      plan: [
        {
          name: 'One asset class reconciled',
          text: 'Transformers, say: nameplates matched with map, orders and ledger until each remainder has a reason.',
          weeks: [6, 8],
        },
        {
          name: 'Inspection offline',
          text: 'Form, catalogue and queue, tried by two inspectors at the same pole.',
          weeks: [4, 6],
        },
        {
          name: 'Orders, spares and permits',
          text: 'Bay read twice, serial on every paper, the control room’s block on the start.',
          weeks: [6, 9],
        },
        {
          name: 'Health and renewal',
          text: 'Scores beside the engineers’ own ranking, argued out before a budget depends on them.',
          weeks: [5, 7],
        },
        {
          name: 'Next asset class',
          text: 'New nameplate fields and defects; register and permits stay as they are.',
          weeks: [4, 6],
        },
      ],
      costDrivers: [
        {
          driver: 'State of the records',
          why: 'Every item without a serial needs a visit, and some need a shutdown.',
          keepDown: 'Photograph nameplates at every visit from today.',
          step: 0,
        },
        {
          driver: 'Rules for permits',
          why: 'Each division’s form has a signature that the others lack.',
          keepDown: 'Let the safety officer settle one form first.',
          step: 2,
        },
        {
          driver: 'Asset classes',
          why: 'Each has fields, defects and weights of its own.',
          keepDown: 'Order them by outage minutes, not by count.',
          step: 4,
        },
      ],
      goingLive: [
        {
          name: 'One substation',
          text: 'Paper permits go on beside the screen until the control room asks to drop them.',
        },
        {
          name: 'Outside the monsoon',
          text: 'Storm work would go round any new step, and rightly.',
        },
      ],
      kpis: [
        {
          name: 'Orders that disagree',
          formula: 'orders whose bay differs from the register on the day ÷ orders with a permit',
        },
        { name: 'Lost shutdowns', formula: 'shutdowns handed back unused ÷ shutdowns granted, by cause' },
        { name: 'Unexplained items', formula: 'items in one register only, without a stated reason' },
      ],
    },
  },
});

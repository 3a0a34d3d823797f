import { industryPage, schematic } from '../catalogue/define';

export const propertyManagement = industryPage({
  slug: 'property-management',
  label: 'Property Management',
  title: 'Property management from lease clause to ledger',
  summary:
    'Lease abstraction, CAM reconciliation, work orders, vendor records and building data for landlords, facility managers and large housing societies.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every charge points at its clause, its meter or its shared bill.',
    quickAnswer:
      'Five per cent up from month 37. Rent-free for the first four. CAM by leased area, but without the generator. Who reads that lease again in year four? Software does, once clauses are held as dated terms with page and paragraph. It is meant for landlords and managers of offices, malls, warehouses, student housing and residential estates. We begin with twenty leases and recompute what they should have billed.',
    atAGlance: {
      fits: 'Portfolios with negotiated leases, CAM pools, submeters and disputed bills',
      notFor: 'One building with ten tenants: an accounting package and reminders will do',
      firstStep: {
        what: 'Twenty leases abstracted into structured terms',
        output: 'a recomputed rent roll and its differences from last quarter’s invoices',
        weeks: [4, 4],
      },
      charged: 'Abstraction and recomputation at one fixed price; each module after it has its own',
      youBring:
        'Twenty leases with side letters, last quarter’s invoices, an administrator who knows the exceptions',
    },
    ask: {
      text: 'Type out, parties omitted, the lease clause that landlord and tenant read differently. It becomes dated terms, the doubt left visible.',
      button: 'Type out one lease clause',
    },
    notNeeded: {
      before: 'No',
      struck: 'property software',
      after: 'can bill a clause that each side reads its own way. Amend the lease.',
    },
    capabilities: [
      {
        name: 'Lease abstraction and rent roll',
        users: 'Lease administrators, asset managers',
        text: 'Escalations, rent-free periods, lock-in, break options and deposits become dated terms that link back to page and paragraph. A model proposes. An administrator accepts each field. The same terms feed IFRS 16 or Ind AS 116 schedules.',
        hardPart:
          'Side letters and amendments change single words, so the abstract has to state which document won and from when.',
        today: {
          role: 'Lease administrator',
          pain: 'She knows which tenant has no generator clause. The spreadsheet does not, and she is on leave in March.',
        },
      },
      {
        name: 'CAM and utility reconciliation',
        users: 'Property accountants, tenants',
        text: 'How was the chiller bill divided? The tenant’s statement shows the pool, the leased area or the clause’s own ratio, the cap and exclusions, the gross-up for vacant space, and the year’s close against advance billing.',
        hardPart:
          'Areas get remeasured mid-year, and each tenant may have negotiated a different denominator for the same pool.',
        today: {
          role: 'Tenant’s accountant',
          pain: 'He gets one figure in June with “as per lease”, withholds it, and both firms argue from memory until September.',
        },
      },
      {
        name: 'Work orders and contractor register',
        users: 'Helpdesk, technicians, contractors',
        text: 'A fault raised by QR code, call or building alarm opens one work order with asset, priority and contract cover. Statutory checks on lifts, fire pumps and pressure vessels run on their own calendar, and their certificates stay attached.',
        hardPart:
          'Technicians work in basements with no signal, so photos and signatures wait on the phone until upload.',
      },
      {
        name: 'Building data and energy',
        users: 'Facility engineers, ESG reporting',
        text: 'BACnet points and submeters are named by Brick or Haystack, so one chiller rule works in every building. Readings feed tenant bills and GRESB figures. A single small block does better with monthly manual readings.',
        hardPart:
          'Controllers installed by three contractors call the same sensor by three names, often without a drawing.',
      },
      {
        name: 'Resident and society desk',
        users: 'Residents, committees, gate staff',
        text: 'Maintenance bills, amenity booking, visitor passes and committee resolutions share one flat register. Visitor records expire after a period that the committee sets, with the DPDP Act in mind.',
        hardPart:
          'Owner, occupant and payer are three people, and each may see only a part of the flat’s record.',
      },
    ],
    schematic: schematic({
      caption:
        'Lease terms, shared costs and meter readings meet in one charge run, so every line on a tenant’s statement has a source.',
      lanes: {
        Sources: {
          lease: ['document', 'Signed lease'],
          bills: ['document', 'Supplier bills'],
          meters: ['outside', 'BACnet submeters'],
        },
        Terms: { abstract: ['store', 'Lease terms'], pools: 'CAM pools', tags: 'Brick point names' },
        Charge: { run: 'Charge run' },
        Parties: { tenant: ['person', 'Tenant'], books: ['outside', 'Accounting system'] },
      },
      flows: [
        ['lease', 'abstract', 'clause by clause'],
        ['bills', 'pools'],
        ['meters', 'tags', 'readings'],
        ['abstract', 'run', 'rent, ratio, cap'],
        ['pools', 'run', 'yearly share'],
        ['tags', 'run', 'kWh'],
        ['run', 'tenant', 'statement'],
        ['run', 'books', 'journal'],
      ],
      mark: {
        node: 'abstract',
        before: 'Rent and area',
        doubt: 'Tenant: why pay for a generator my lease excludes?',
        answer: 'Exclusions, ratio and cap are terms with page numbers.',
      },
    }),
    route: {
      name: 'Unit 302, CAM 2025-26',
      about: 'office, first year of a lease',
      stations: [
        {
          at: 'lease',
          value: '10,000 sq ft',
          fields: [
            { label: 'Area', value: 'Leasable, p. 3' },
            { label: 'Possession', value: '1 Aug 2025, p. 6' },
            { label: 'Rent from', value: '1 Dec 2025, p. 9' },
            { label: 'Clause 7.2', value: 'CAM, 1/12 a month held, p. 14' },
            { label: 'Clause 7.4', value: 'Of the whole building, p. 15' },
          ],
          onward: 'clause by clause',
        },
        {
          at: 'abstract',
          value: '8 months',
          fields: [
            { label: 'CAM', value: '1 Aug 2025 to 31 Mar 2026' },
            { label: 'Divided by', value: '40,000 sq ft, all units' },
          ],
          mark: { struck: '4 months', note: 'The close had tied CAM to the first rent.' },
          onward: 'ratio, dates',
        },
        {
          at: 'bills',
          value: '₹52,80,000',
          fields: [
            { label: 'Diesel', value: 'By submeter, in no pool' },
            { label: 'GST', value: 'Left out, taken as credit' },
          ],
          sum: {
            rows: [
              ['Common: lifts, guards, air', '43,20,000'],
              ['Generator: hire, upkeep', '9,60,000'],
            ],
            total: ['Two pools, year to March', '52,80,000'],
          },
          onward: 'two pools',
        },
        {
          at: 'pools',
          value: '₹9 and ₹2 a month',
          fields: [
            { label: 'Unit 101', value: '15,000 sq ft, no generator' },
            { label: 'Unit 201', value: '12,000 sq ft, all year' },
            { label: 'Unit 302', value: '10,000 sq ft, 8 months' },
            { label: 'Unit 401', value: '3,000 sq ft, vacant' },
            { label: 'Divided by', value: '40,000 × 12 = 4,80,000' },
          ],
          onward: 'rates',
        },
        {
          at: 'run',
          value: '₹8,80,000',
          fields: [{ label: 'Area by months', value: '10,000 × 8 = 80,000' }],
          sum: {
            rows: [
              ['80,000 × ₹9', '7,20,000'],
              ['80,000 × ₹2', '1,60,000'],
            ],
            total: ['Unit 302', '8,80,000'],
          },
          onward: 'statement',
        },
        {
          at: 'tenant',
          value: '₹56,640 due',
          fields: [{ label: 'Advance', value: '₹1,04,000 a month, 8 months' }],
          sum: {
            rows: [
              ['Unit 302', '8,80,000'],
              ['Advance, billed with its GST', '−8,32,000'],
              ['GST 18 % on the balance', '8,640'],
            ],
            total: ['With GST, before TDS', '56,640'],
          },
          onward: 'journal',
        },
        {
          at: 'books',
          value: '₹52,80,000 closed',
          sum: {
            rows: [
              ['Unit 101', '16,20,000'],
              ['Unit 201', '15,84,000'],
              ['Unit 302', '8,80,000'],
              ['Landlord', '11,96,000'],
            ],
            total: ['Two pools, year to March', '52,80,000'],
          },
        },
      ],
    },
    argument: {
      heading: 'Eight months of lifts, four of rent and a neighbour’s exemption',
      paragraphs: [
        'The building is cut to four units, so that its year adds up here. The tenant of 302 had the keys in August and paid no rent until December. Her contractors used the lifts. A schedule that starts every charge with the rent bills ₹4,40,000 for four months; a share without months, a quarter of the building for a quarter of the cost, bills ₹13,20,000. Clause 7.2 counts twelfths of the year, whatever a bill’s date.',
        'What the two sides dispute is the generator. Unit 101 has its own and negotiated out of the pool. The asset manager says that the others alone use it, so they should divide it: ₹3.20 a square foot and month; 302 pays ₹9,76,000. The tenant answers that she never agreed to pay for a neighbour’s bargain. Clause 7.4 decides, and 201 has it too: the denominator is the whole building. The ₹3,60,000 stays with the landlord, who gave 101 its clause.',
        'Another lease may say “units served”. Then two tenants have two denominators for one pool, both right, and the shares no longer make a whole. The run prints that gap; it must not spread it.',
        'What closes the year is the landlord’s own line. Unit 401 stood empty all year, 3,000 × 12 = 36,000, and 302 until possession, 10,000 × 4 = 40,000. He bears their 76,000 × (₹9 + ₹2) = ₹8,36,000, and 101’s share of the generator.',
      ],
    },
    terms: [
      {
        term: 'CAM pool',
        meaning:
          'Common-area maintenance: running costs of a building that its tenants share. Costs with one set of payers and one way of dividing form one pool.',
      },
      {
        term: 'Denominator',
        meaning:
          'The area by which a tenant’s own is divided: of the whole building, of what is let, or of the units served. The lease chooses it, and it may change with a date.',
      },
      {
        term: 'Gross-up',
        meaning:
          'Raising a cost that varies with occupancy to what it would be in a full building, before tenants’ shares are taken. It needs a clause.',
      },
    ],
    related: [
      {
        page: 'industries/real-estate-crm',
        reason: 'Until the lease is signed: enquiries, site visits, offers.',
      },
      {
        page: 'solution/document-management',
        reason: 'If leases cannot be found; what they say is not in dispute.',
      },
      {
        page: 'industries/energy-monitoring',
        reason: 'When the meters, and not the clauses, are what you doubt.',
      },
      {
        page: 'services/custom-software',
        reason: 'How a first release is cut when every tenant is an exception.',
      },
      {
        page: 'services/third-party-integration',
        reason: 'Accounting packages and meter vendors that change their interfaces.',
      },
      {
        page: 'industries/real-estate-listings',
        reason: 'If empty units stay unlet because nobody finds them.',
      },
      {
        page: 'industries/virtual-tour-tools',
        reason: 'If people travel to see rooms that they then refuse.',
      },
    ],
    faq: [
      {
        question: 'What if the year’s close shows that a tenant paid too much?',
        answer:
          'He gets a credit note. Its GST comes back to you only if he reverses the credit that he took, and if the note is declared by 30 November after the financial year, or before your annual return if that comes earlier. For 2025-26 that is 30 November 2026, so a close that waits until winter costs tax.',
      },
      {
        question: 'Can the rule that divides a pool change in the middle of a year?',
        answer:
          'Yes, when a floor is remeasured or a side letter takes effect. The year is then two periods, each with its own areas and divisor, and each bill is dated into one of them, or goes by months where the lease counts so. Averaging the two areas is quicker and answers to no clause.',
      },
    ],
    chapters: {
      order: ['case', 'build-or-buy', 'systems'],
      buildOrBuy: [
        {
          way: 'Accounting package and a spreadsheet',
          rightWhen: 'Every lease was signed on your own form and says the same.',
          price: 'One person who understands the spreadsheet.',
        },
        {
          way: 'Rent a lease administration suite',
          rightWhen: 'Many countries, audited Ind AS 116 schedules, ordinary pools.',
          price: 'A fee by lease, and clauses bent to its fields.',
        },
        {
          way: 'Keep the books, build the terms',
          rightWhen: 'Negotiated denominators and exclusions are the rule in your towers.',
          price: 'Each new kind of clause is a change somebody has to test.',
        },
        {
          way: 'Write the clause alike at renewal',
          rightWhen: 'Most leases end within two years.',
          price: 'Two more years of disputed bills, and something given in exchange.',
        },
      ],
      systemsMap: [
        {
          system: 'Accounting package',
          holds: 'Tenant ledgers, advances, GST invoices',
          integration: 'Journal with unit, pool and period',
          gotcha: 'Advances posted as income leave nothing to reconcile against.',
        },
        {
          system: 'Facility manager’s books',
          holds: 'Supplier bills by building',
          integration: 'Monthly file, bill images attached',
          gotcha: 'A March bill that arrives in May belongs to the year that is closed.',
        },
        {
          system: 'Submeters',
          holds: 'Readings by unit and point',
          integration: 'BACnet gateway, or a monthly list',
          gotcha: 'A replaced meter starts at zero; without both readings the month turns negative.',
        },
        {
          system: 'Area statement',
          holds: 'Carpet, leasable, common areas',
          integration: 'Architect’s sheet with its date',
          gotcha: 'Leases of different years quote different measurements of one floor.',
        },
      ],
      plan: [
        {
          name: 'Twenty leases recomputed',
          text: 'Terms with page and date, last quarter billed again, each difference with its clause.',
          weeks: [4, 4],
        },
        {
          name: 'Pools and yearly close',
          text: 'Bills sorted into pools; shares, caps and the landlord’s line add up before a statement leaves.',
          weeks: [5, 7],
        },
        {
          name: 'Statements and ledger',
          text: 'Tenant’s statement with every divisor shown, journal into your books, advances for next year.',
          weeks: [4, 6],
        },
        {
          name: 'Meters and work orders',
          text: 'Readings, replaced meters, contractor bills that land in a pool by themselves.',
          weeks: [5, 8],
        },
        {
          name: 'Remaining leases',
          text: 'Building by building, each closed once beside the old spreadsheet.',
          weeks: [4, 8],
        },
      ],
      costDrivers: [
        {
          driver: 'Side letters',
          why: 'A changed word has to be placed in time before anything can be billed.',
          keepDown: 'Collect them from legal and leasing before we begin.',
          step: 0,
        },
        {
          driver: 'Pools per building',
          why: 'Each one has payers, exclusions and a close of its own.',
          keepDown: 'Join pools whose payers and divisor agree.',
          step: 1,
        },
        {
          driver: 'Leases without a pattern',
          why: 'They are read word by word, and an administrator accepts every field.',
          keepDown: 'Abstract the largest units first; they carry most of the money.',
          step: 4,
        },
      ],
      kpis: [
        { name: 'Recovery', formula: 'CAM billed to tenants ÷ cost of the pools, by building' },
        {
          name: 'Landlord’s share, explained',
          formula: '(vacant + excluded + capped + denominator gap) ÷ landlord’s share; under 1 is a leak',
        },
        { name: 'Days to close', formula: '31 March to the last statement sent' },
      ],
    },
  },
});

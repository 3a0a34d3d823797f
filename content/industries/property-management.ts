import { industryPage, schematic } from '../catalogue/define';

export const propertyManagement = industryPage({
  slug: 'property-management',
  label: 'Property Management',
  title: 'Property management from lease clause to ledger',
  summary:
    'Lease abstraction, CAM reconciliation, work orders, vendor records and building data for landlords, facility managers and large housing societies.',
  reviewedOn: '2026-11-21',
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
      },
      {
        name: 'CAM and utility reconciliation',
        users: 'Property accountants, tenants',
        text: 'How was the chiller bill divided? The tenant’s statement shows the pool, the leased area or the clause’s own ratio, the cap and exclusions, the gross-up for vacant space, and the year’s close against advance billing.',
        hardPart:
          'Areas get remeasured mid-year, and each tenant may have negotiated a different denominator for the same pool.',
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
        text: 'BACnet points and submeters are named with Brick or Haystack tags, so one chiller rule works in every building. Readings feed tenant bills and GRESB figures. A single small block does better with monthly manual readings.',
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
  },
});

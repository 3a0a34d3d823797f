import { industryPage, schematic } from '../catalogue/define';

export const propertyManagement = industryPage({
  slug: 'property-management',
  label: 'Property Management',
  title: 'Property management from lease clause to ledger',
  summary:
    'Lease abstraction, CAM reconciliation, work orders, vendor records and building data for landlords, facility managers and large housing societies.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Each charge a tenant receives points at a clause, a meter or a shared bill, so disputes end at the document instead of in correspondence.',
    quickAnswer:
      'A signed lease is a set of dates and formulas that nobody reads again until money is missing. We build the software that keeps reading them, for owners of offices, malls, warehouses, student housing and managed residential estates. An asset manager receives, in about four weeks, twenty leases abstracted into structured terms, a rent roll recomputed from them, and a list of every difference from last quarter’s invoices.',
    capabilities: [
      {
        name: 'Lease abstraction and rent roll',
        users: 'Lease administrators, asset managers',
        text: 'Escalations, rent-free periods, lock-in, break options and deposits become dated terms that link back to page and paragraph. The same terms feed IFRS 16 or Ind AS 116 schedules. Extraction by a model proposes; an administrator accepts each field.',
        hardPart:
          'Side letters and amendments change single words, so the abstract has to state which document won and from when.',
      },
      {
        name: 'CAM and utility reconciliation',
        users: 'Property accountants, tenants',
        text: 'Common-area costs collect in pools, are divided by leased area or by a clause’s own ratio, and close each year against advance billing. Caps, exclusions and gross-up for vacant space are visible on the tenant’s statement.',
        hardPart:
          'Areas get remeasured mid-year, and each tenant may have negotiated a different denominator for one lift bill.',
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
    }),
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const dealerManagement = industryPage({
  slug: 'dealer-management',
  label: 'Dealer Management',
  title: 'Dealer management across sales, parts and bay',
  summary:
    'DMS modules and OEM links for vehicle dealers: allocation, VAHAN registration, job cards, warranty claims, parts stock, used vehicles and dealership accounts.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Showroom, workshop, parts counter and accounts all work on one VIN record.',
    quickAnswer:
      'Follow one car: allocated, sold, registered, serviced twice, one warranty claim sent back. At each door between showroom, workshop, parts counter and accounts somebody keys the chassis number again, and margin leaks there. We extend the DMS or build the parts it lacks, for dealer groups, importers, and vehicle makers rolling out one system.',
    atAGlance: {
      fits: 'Several showrooms re-keying between the maker’s portal, a DMS and the accounts',
      notFor: 'A single showroom: stay with the maker’s DMS and a good accountant',
      firstStep: {
        what: 'One VIN walked from allocation to second service',
        output: 'a drawing with every re-keyed field and returned claim marked',
        weeks: [3, 5],
      },
      charged: 'A fixed price for the walk, then a quotation for each module',
      youBring:
        'Access to the maker’s portal, six months of claims with return reasons, a morning at the service desk',
    },
    ask: {
      text: 'Ten warranty claims that the maker sent back, chassis numbers removed, let us mark the door at which each went wrong.',
      button: 'Send ten returned claims',
    },
    notNeeded: {
      before: 'Claims sent back for missing photographs call for a morning’s training, not a',
      struck: 'new DMS',
      after: '.',
    },
    capabilities: [
      {
        name: 'Allocation to delivery',
        users: 'Sales consultants, delivery managers',
        text: 'A booking competes for wholesale stock by VIN, variant and colour, with floor-plan interest counted per day. The delivery checklist holds insurance, VAHAN registration, number plate, finance disbursal and accessories. One missing, and the keys stay in the drawer.',
        hardPart:
          'The maker changes allocation overnight, so a promised date is a forecast with a named cause.',
      },
      {
        name: 'Job card and bay planning',
        users: 'Service advisers, technicians',
        text: 'Appointment, walk-around photographs, estimate, approval and flat-rate time live on one job card, and additional work needs the customer’s recorded yes. Bays are planned by skill and lift, with slack left for breakdowns.',
        hardPart:
          'The technician’s real time, sold time and warranty time are three numbers that feed three pay schemes.',
      },
      {
        name: 'Warranty and recall claims',
        users: 'Warranty clerks, OEM claim desk',
        text: 'Claims are assembled from fault code, causal part, labour operation and photographs, and tested against the maker’s rules before they leave. Open recalls show as soon as a VIN is read. Returned parts carry their claim’s label.',
        hardPart:
          'Rules change by bulletin each week, and a claim is judged by the bulletin of the repair date.',
      },
      {
        name: 'Parts and accessories',
        users: 'Parts managers, counter staff',
        text: 'Supersession chains, alternates and bin locations support fast lookup by VIN. Urgent lines go out daily, everything else on the weekly stock order, which costs less freight. Dead stock is listed with its last maker-return date.',
        hardPart:
          'A superseded part may fit backward, forward or neither, and the chain forks at model changes.',
      },
      {
        name: 'Used vehicles and books',
        users: 'Evaluators, accountants',
        text: 'Appraisal records condition, VIN check, loan and challan status before an offer. Each car is its own profit centre. GST falls on the margin where the scheme applies. STAR messages or the maker’s own interface post to the ledger.',
        hardPart: 'Trade-in value hides discount, so new-car and used-car managers need one deal view.',
      },
    ],
    schematic: schematic({
      caption:
        'One VIN record gathers sale, registration and repair; a warranty claim is tested against the bulletin of its repair date before sending.',
      lanes: {
        Sale: { allocation: ['outside', 'OEM allocation'], vahan: ['outside', 'VAHAN registration'] },
        Dealership: { vin: ['store', 'VIN record'], bins: ['store', 'Parts bins'] },
        Workshop: { adviser: ['person', 'Service adviser'], job: 'Job card' },
        Claim: { bulletin: ['document', 'Warranty bulletin'], claim: 'Claim pre-check' },
        Maker: { desk: ['outside', 'OEM claim desk'] },
      },
      flows: [
        ['allocation', 'vin', 'variant, colour'],
        ['vahan', 'vin', 'owner, plate'],
        ['vin', 'adviser', 'open recalls'],
        ['adviser', 'job', 'approved work'],
        ['bins', 'job', 'issued parts'],
        ['job', 'claim', 'part, labour, code'],
        ['bulletin', 'claim', 'rule in force'],
        ['claim', 'desk'],
      ],
      mark: {
        node: 'bulletin',
        before: 'Latest bulletin',
        doubt: 'Warranty clerk: this week’s rules for last week’s repair?',
        answer: 'The bulletin in force on the repair date applies.',
      },
    }),
  },
});

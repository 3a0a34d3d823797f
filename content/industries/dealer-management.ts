import { industryPage, schematic } from '../catalogue/define';

export const dealerManagement = industryPage({
  slug: 'dealer-management',
  label: 'Dealer Management',
  title: 'Dealer management across sales, parts and bay',
  summary:
    'DMS modules and OEM links for vehicle dealers: allocation, VAHAN registration, job cards, warranty claims, parts stock, used vehicles and dealership accounts.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Showroom, workshop, parts counter and accounts all work on one VIN record.',
    quickAnswer:
      'Follow one car: allocated, sold, registered, serviced twice, one warranty claim sent back. At each door between showroom, workshop, parts counter and accounts somebody keys the chassis number again, and margin leaks there. We extend the dealer management system (DMS) or build the parts it lacks, for dealer groups and importers.',
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
        text: 'A booking competes for wholesale stock by VIN, variant and colour, with floor-plan interest counted per day. The delivery checklist holds insurance, VAHAN registration, number plate, finance disbursal and accessories. Without the first four the keys stay in the drawer.',
        hardPart:
          'The maker changes allocation overnight, so a promised date is a forecast with a named cause.',
        today: {
          role: 'Sales consultant',
          pain: 'He quotes from a price sheet on his phone. At delivery the accounts desk prints another figure.',
        },
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
        text: 'Claims are assembled from fault code, causal part, labour operation and photographs, and tested against the maker’s rules before they leave. Open recalls show as soon as a VIN is read. Wear parts need a measurement at the job card; replaced parts carry claim number and keep-until date.',
        hardPart:
          'Rules change by bulletin each week, and a claim is judged by the bulletin of the repair date.',
        today: {
          role: 'Warranty clerk',
          pain: 'She learns what was missing when the claim comes back, weeks after the old part left in the scrap bin.',
        },
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
        'One VIN record gathers booking, sale and repair; the list price follows the day of invoice, a warranty claim the bulletin of its repair date.',
      lanes: {
        Sale: { allocation: ['outside', 'OEM allocation'], booking: 'Booking' },
        Records: {
          prices: ['document', 'Prices, schemes'],
          vin: ['store', 'VIN record'],
          bins: ['store', 'Parts bins'],
        },
        Work: { invoice: 'Tax invoice', job: 'Job card' },
        Claim: { claim: 'Claim pre-check', bulletin: ['document', 'Warranty bulletin'] },
        Outside: { vahan: ['outside', 'VAHAN registration'], desk: ['outside', 'OEM claim desk'] },
      },
      flows: [
        ['allocation', 'vin', 'variant, colour'],
        ['booking', 'vin', 'held, released'],
        ['vin', 'invoice', 'stock age'],
        ['prices', 'invoice', 'list of the day'],
        ['invoice', 'vahan', 'owner, amount'],
        ['vin', 'job', 'open recalls'],
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
    route: {
      name: 'VIN ending 604418',
      about: 'hatchback, booked twice',
      stations: [
        {
          at: 'allocation',
          value: 'Billed 3 Aug 2026',
          fields: [
            { label: 'Wholesale', value: '3 Aug 2026, maker’s invoice' },
            { label: 'Cost', value: '₹8,02,000 before GST' },
            { label: 'Floor plan', value: '₹230 a day, from that day' },
            { label: 'Class', value: 'Petrol, 1,197 cc, 3,995 mm' },
          ],
          onward: 'variant, colour',
        },
        {
          at: 'booking',
          value: 'Cancelled 7 Oct',
          fields: [
            { label: '20 Aug, first', value: '₹25,000, this VIN held' },
            { label: '29 Sep, second', value: '₹25,000, no VIN to give' },
            { label: '7 Oct, first', value: 'Cancelled, ₹25,000 refunded' },
            { label: 'Form, clause 5', value: 'List on the day of invoice' },
          ],
          onward: 'VIN released',
        },
        {
          at: 'vin',
          value: '70 days old',
          fields: [
            { label: 'Counts from', value: '3 Aug 2026, wholesale' },
            { label: 'Counts to', value: '12 Oct 2026, invoice' },
            { label: 'Allotted', value: '8 Oct 2026, second booking' },
          ],
          mark: {
            struck: '5 days old',
            note: 'The cancelled booking had set the age to zero.',
          },
          onward: 'stock age',
        },
        {
          at: 'prices',
          value: 'List of 1 Oct 2026',
          fields: [
            { label: 'To 30 Sep', value: '₹9,93,560 ex-showroom' },
            { label: 'From 1 Oct', value: '₹10,14,800 ex-showroom' },
            { label: 'Over 60 days', value: '₹17,700 off, dealer’s own' },
            { label: 'GST', value: '18 %, within all three' },
          ],
          onward: 'list of the day',
        },
        {
          at: 'invoice',
          value: '₹9,97,100',
          fields: [
            { label: 'GST, 18 %', value: '₹1,52,100 on ₹8,45,000' },
            { label: 'TCS', value: 'None, not over ₹10,00,000' },
          ],
          sum: {
            rows: [
              ['Ex-showroom, October list', '10,14,800'],
              ['Aged stock, on the invoice', '−17,700'],
            ],
            total: ['Second buyer pays', '9,97,100'],
          },
          onward: 'owner, amount',
        },
        {
          at: 'vahan',
          value: 'One owner, one VIN',
          fields: [
            { label: 'Form 21', value: 'Second buyer, 12 Oct 2026' },
            { label: 'Sale amount', value: '₹9,97,100, as invoiced' },
            { label: 'First buyer', value: 'Never entered' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Two bookings, two price lists and a line at ten lakh',
      paragraphs: [
        'The second buyer booked before the price rose, and the sales manager wants to keep faith with her: list of September, less the scheme, ₹9,75,860. The accounts desk points at clause 5: the list of the invoice date applies, and she pays ₹9,97,100. If the manager gives way, the difference, ₹21,240, is a discount with his name on it. The list is never backdated.',
        'Stock age is the quieter quarrel. The car could not be sold while the first booking held it, so some systems start again at the cancellation. Then five days earn no scheme, the amount passes ₹10 lakh, and 1 % tax collected at source (TCS) is due: ₹10,14,800 + ₹10,148 = ₹10,24,948, ₹27,848 more. She may set the TCS against her income tax, but her loan was sanctioned without it.',
        'The scheme must be on the invoice as well. Paid out a week later, it leaves the amount above the line, and she pays ₹10,07,248 in all.',
        'Interest never restarted: 70 × ₹230 = ₹16,100. Of the dealer’s ₹43,000 between cost and taxable price, ₹26,900 is left. After the restart the car is sold without the scheme, at ₹8,60,000 before GST, and the system reports ₹58,000 − 5 × ₹230 = ₹56,850 where ₹41,900 is left.',
      ],
    },
    terms: [
      {
        term: 'Stock age',
        meaning:
          'Days since the maker’s wholesale invoice to the dealer. Bookings, transfers between showrooms and cancellations leave it alone, because interest does not stop for them.',
      },
      {
        term: 'Floor plan',
        meaning:
          'A lender’s credit line against vehicles in stock, with interest per vehicle and day, repaid for each one when it is sold.',
      },
    ],
    related: [
      {
        page: 'industries/vehicle-analytics',
        reason: 'When the maker asks why the same part keeps failing.',
      },
      {
        page: 'solution/pos-inventory',
        reason: 'If accessories and parts over the counter are all that you sell.',
      },
      {
        page: 'services/b2b-portal',
        reason: 'Price rules and credit for buyers who order every week.',
      },
      {
        page: 'services/data-sync',
        reason: 'How two systems that both edit a record are kept from overwriting it.',
      },
      {
        page: 'industries/fleet-management',
        reason: 'Once the cars are yours to run and no longer yours to sell.',
      },
      {
        page: 'industries/connected-vehicles',
        reason: 'If the car itself should report when its service is due.',
      },
    ],
    faq: [
      {
        question: 'Is TCS taken on the booking amount as well?',
        answer:
          'Where the car is over ₹10 lakh, yes: one per cent on each receipt, as the tax board’s circular of 2016 reads, and only in retail sales. Since April 2026 the rule is in section 394 of the Income-tax Act, 2025. If a new list lifts a booked car over the line, the earlier receipt needs a second look by your accountant.',
      },
      {
        question: 'May a demo car be sold under the margin scheme?',
        answer:
          'Not if you took input tax credit on it; then GST falls on the whole price. So the VIN record keeps, from the day the car becomes a demo, whether credit was taken, and the used-car invoice reads it there.',
      },
      {
        question: 'We are the vehicle maker: may dealers with their own DMS keep it?',
        answer:
          'Yes. This page is written for dealers; for you we would build only the door at which sales, job cards and claims are tested on arrival. A dealer pays his vendor for the export, at a price unknown to us, and names a clerk for rejected rows. Pilot ten dealers on three systems. Whoever refuses keys into your portal, if his agreement obliges him.',
      },
    ],
    chapters: {
      order: ['case', 'systems', 'capabilities'],
      systemsMap: [
        {
          system: 'Maker’s portal or DMS',
          holds: 'Allocation, wholesale invoices, lists, schemes, claims',
          integration: 'Export, or an interface that the maker approves',
          gotcha:
            'It shows today’s list. Unless you store each one, September’s cannot be proved in November.',
        },
        {
          system: 'Accounting package',
          holds: 'Receipts, invoices, TCS, floor-plan loan',
          integration: 'Vouchers with VIN and booking number',
          gotcha: 'One voucher for car, insurance and accessories hides the amount that TCS is tested on.',
        },
        {
          system: 'VAHAN, dealer login',
          holds: 'Application, fee, tax, plate',
          integration: 'Prepared file; a person submits',
          gotcha: 'Once the application is in, a changed buyer is a correction at the RTO.',
        },
        {
          system: 'Financiers',
          holds: 'Sanction, delivery order, disbursal',
          integration: 'E-mail, a few interfaces',
          gotcha: 'A delivery order may name the VIN; a new allotment needs a new one.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Stay in the maker’s DMS',
          rightWhen: 'One brand and one set of books, and its schemes are all that you give.',
          price: 'Your own rules live in a spreadsheet beside it.',
        },
        {
          way: 'Buy an independent DMS',
          rightWhen: 'Several brands allow it and will accept its files.',
          price: 'Users’ licences, and a second entry where a maker refuses.',
        },
        {
          way: 'Keep both, build the dated layer',
          rightWhen: 'Lists, schemes and ages are what quarrels and write-offs come from.',
          price: 'Each change of the maker’s export is work for somebody.',
        },
        {
          way: 'Build the DMS',
          rightWhen: 'An importer rolls out one system to its dealers.',
          price: 'Years of upkeep for service, parts and claims that products already cover.',
        },
      ],
      plan: [
        {
          name: 'Walk one VIN',
          text: 'From allocation to second service, with each keyed field, price and date noted.',
          weeks: [3, 5],
        },
        {
          name: 'Dated lists and schemes',
          text: 'Prices, schemes and clauses get a from and a to; last quarter’s invoices are computed again.',
          weeks: [4, 6],
        },
        {
          name: 'Booking to delivery',
          text: 'Allotment, release, invoice, receipts and registration papers from the same VIN.',
          weeks: [5, 8],
        },
        {
          name: 'Claims tested before sending',
          text: 'Bulletins with dates, photographs at the bay, labels for returned parts.',
          weeks: [5, 7],
        },
        {
          name: 'Second showroom',
          text: 'Transfers between the two, one age and one floor plan for both.',
          weeks: [3, 5],
        },
      ],
      costDrivers: [
        {
          driver: 'Brands',
          why: 'Each maker has its own files, schemes and permissions.',
          keepDown: 'One brand to the end before the next begins.',
          step: 2,
        },
        {
          driver: 'Schemes outside the list',
          why: 'Loyalty, exchange and corporate offers combine by rules that are written nowhere.',
          keepDown: 'The sales head signs one page of which go together.',
          step: 1,
        },
        {
          driver: 'Bulletins as PDF',
          why: 'Operation codes and dates have to be read out and checked.',
          keepDown: 'Begin with the ten operations that you claim most.',
          step: 3,
        },
      ],
      kpis: [
        {
          name: 'Interest per delivered car',
          formula: 'days from wholesale to invoice × daily interest, by variant',
        },
        {
          name: 'Price differences',
          formula: 'invoices that differ from list and scheme of their date ÷ all invoices',
        },
        { name: 'First-time acceptance', formula: 'claims accepted without return ÷ claims sent' },
      ],
      standards: [
        {
          id: 'iso-3779',
          use: 'A VIN has 17 characters and never I, O or Q, so a scan that reads one of them is refused at the gate.',
        },
      ],
    },
  },
});

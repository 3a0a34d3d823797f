import { industryPage, schematic } from '../catalogue/define';

export const agritechApps = industryPage({
  slug: 'agritech-apps',
  label: 'AgriTech Apps',
  title: 'AgriTech apps for smallholders, FPOs and buyers',
  summary:
    'Advisory, procurement, input sales, credit links and traceability apps that work by voice, offline and on shared phones, tied to farmer IDs with consent.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A grower walks off the scale with a receipt in her own language and a date for the money.',
    quickAnswer:
      'Milk and vegetables arrive before sunrise, the phone is shared, the tower is down. If weighing, deduction and receipt work in that hour, and the payment arrives on the day that the slip names, the rest of the app will work too. We build it for farmer producer organisations (FPOs), dairies, processors and lenders who buy from, advise and pay small growers. Begin at one collection centre, in two languages, with the network pulled for two whole days.',
    atAGlance: {
      fits: 'Many small growers, a few collection centres and one payment run',
      notFor: 'With a few large suppliers, share a sheet and pay by bank file',
      firstStep: {
        what: 'Purchase and payment drawn, then tried at one collection centre',
        output: 'an intake app in trial use, with two offline days behind it',
        weeks: [6, 8],
      },
      charged: 'The first centre at a fixed price; further centres and languages by effort',
      youBring:
        'One season’s purchase register, rate and deduction rules, a centre and its clerk, the scale’s interface manual',
    },
    ask: {
      text: 'What is taken off between scale and payment? Write the rules as the clerk applies them: purchase and payment then fit one drawing.',
      button: 'Show us your deduction rules',
    },
    notNeeded: {
      before: 'One collection centre with a stamped scale and printed slips does without an',
      struck: 'agritech app',
      after: '.',
    },
    capabilities: [
      {
        name: 'Collection and instant receipt',
        users: 'FPO clerks, dairy societies, growers',
        text: 'Weight, grade, moisture or fat and SNF (solids-not-fat) come by Bluetooth from a stamped scale and an analyser, so that no weight is typed. Loan deductions show before the grower agrees. The receipt goes out on paper and by SMS, the payment by UPI or bank file.',
        hardPart: 'Power and network fail at peak intake, and the queue will not wait for either.',
      },
      {
        name: 'Advisory by voice and picture',
        users: 'Growers, agronomists, call-centre staff',
        text: 'Questions come as voice notes, photographs or IVR keys in the local language; answers cite crop, stage, weather and soil card, pesticide advice stays within registered uses, and a photo diagnosis of low confidence goes to an agronomist.',
        hardPart:
          'A wrong dose harms a family’s season, so a language model may explain advice but not originate a dose.',
      },
      {
        name: 'Farmer registry and consent',
        users: 'Enrolment agents, programme managers',
        text: 'Profiles link to the AgriStack farmer ID where a state issues it, and to plots walked with a phone. Consent is read aloud, recorded per purpose and can be withdrawn by missed call. Should a bank offer to buy the data, each grower is asked anew. Aadhaar numbers are not kept.',
        hardPart:
          'Women who farm seldom hold the title, so a registry built on land records leaves them out.',
      },
      {
        name: 'Market linkage and storage',
        users: 'FPO sellers, traders, cold stores',
        text: 'Lots with assay results are offered to buyers or listed on e-NAM. Price screens give mandi, date and grade together, and cold-store receipts show space used and rent due. In a district with three buyers, a marketplace is the wrong thing to build.',
        hardPart:
          'Quoted and paid prices part ways at the weighbridge, unless grade disputes have a witness on the spot.',
      },
      {
        name: 'Traceability for export and retail',
        users: 'Exporters, brand sourcing teams',
        text: 'Each aggregation keeps its traceability lot code, and events are shared as EPCIS 2.0. EUDR lots hold a point or, above four hectares, a polygon, for application dates of 30 December 2026 or 30 June 2027 by company size.',
        hardPart:
          'A village trader buys from anyone and so breaks the chain; he needs a simple app of his own.',
      },
    ],
    schematic: schematic({
      caption: 'What is recorded at the scale needs no network; payee, lot and events are sent on later.',
      lanes: {
        Village: { grower: ['person', 'Grower'], agronomist: ['person', 'Agronomist'] },
        Centre: {
          advisory: 'Voice advisory',
          scale: ['outside', 'Scale, analyser'],
          intake: 'Offline intake app',
        },
        Records: {
          registry: ['store', 'Farmer registry'],
          run: 'Payment run',
          lots: ['store', 'Lot genealogy'],
        },
        Partners: {
          bank: ['outside', 'Bank payout'],
          enam: ['outside', 'e-NAM listing'],
          exporter: ['person', 'Exporter'],
        },
      },
      flows: [
        ['grower', 'advisory', 'voice, photo'],
        ['agronomist', 'advisory', 'unsure cases'],
        ['grower', 'scale', 'produce'],
        ['scale', 'intake', 'weight, fat, SNF'],
        ['advisory', 'registry', 'crop, stage'],
        ['intake', 'registry', 'consent'],
        ['intake', 'lots', 'weight, grade'],
        ['intake', 'run', 'slips'],
        ['registry', 'run', 'payee'],
        ['run', 'bank', 'bank file'],
        ['lots', 'enam', 'assay'],
        ['lots', 'exporter', 'EPCIS events'],
      ],
      mark: {
        node: 'registry',
        before: 'Land title list',
        doubt: 'Enrolment agent: do we pay whoever holds the title?',
        answer: 'No: whoever farms or pours, by member number and consent.',
      },
    }),
    route: {
      name: 'Member 0147, 11 Nov 2026',
      about: 'cow milk, three shifts offline',
      stations: [
        {
          at: 'grower',
          value: '18 litres, one day',
          fields: [
            { label: 'Morning', value: '06:20, one can' },
            { label: 'Evening', value: '18:10, one can' },
            { label: 'No signal', value: '10 Nov 19:00 to 12 Nov 11:00' },
          ],
          onward: 'produce',
        },
        {
          at: 'scale',
          value: 'Fat 4.0, SNF 8.5',
          fields: [
            { label: 'Morning', value: '10.3 kg ÷ 1.03 = 10 litres' },
            { label: 'Evening', value: '8.24 kg ÷ 1.03 = 8 litres' },
            { label: 'Scale', value: 'Stamped, no weight typed' },
          ],
          onward: 'weight, fat, SNF',
        },
        {
          at: 'intake',
          value: '₹35.50, then ₹33.50',
          fields: [
            { label: 'Chart C-17', value: '₹34.00 at fat 3.5, SNF 8.5' },
            { label: 'Chart C-18', value: '₹32.00, 11 Nov, morning shift' },
            { label: 'Announced', value: '10 Nov, 20:00' },
            { label: 'At the scale', value: '11 Nov, 07:40, by milk van' },
            { label: 'Each 0.1 of fat', value: '₹0.30 more' },
          ],
          mark: { struck: '₹33.50 twice', note: 'The morning slip was printed before C-18 came.' },
          onward: 'slips',
        },
        {
          at: 'run',
          value: '₹4,600 due',
          sum: {
            rows: [
              ['11 Nov, morning', '355'],
              ['11 Nov, evening', '268'],
              ['12 to 20 Nov, 162 litres', '5,427'],
              ['Cattle feed, shown on slip', '−1,450'],
            ],
            total: ['Cycle, 11 to 20 Nov', '4,600'],
          },
          onward: 'bank file',
        },
        {
          at: 'bank',
          value: 'Paid 23 Nov 2026',
          fields: [
            { label: 'On the slip', value: 'Monday, 23 Nov' },
            { label: 'Payee', value: 'Her own account' },
          ],
        },
      ],
    },
    argument: {
      heading: 'From which shift a lower price counts',
      paragraphs: [
        'For the morning of 11 November the union took ₹2 a litre off cow milk. Its notice went out at 20:00 the evening before, with the milk van gone and the centre without signal for an hour. The morning’s slips came from the old chart.',
        'The union’s accountant reads the chart by its date. The centre is paid by it, and the app could reprice the slip later. That takes ₹20 from a member who holds a printed slip, and ₹800 from all who brought the 400 litres of that shift. The centre’s secretary would keep the old chart until the signal returned: with 320 litres in the evening, three shifts make ₹2,240, which the union will not bear.',
        'A telephone call fails with the tower, and the yearly bonus on milk supplied, which could settle it, was paid before Diwali. But the milk van comes after every shift. Its driver’s phone handed over C-18 at 07:40, and the evening was priced right. So a cut counts from the first shift after it has reached the scale, and with that recorded time the centre claims the ₹800. The union’s circular must have said so beforehand, or the centre pays from its margin. A rise counts from its date.',
        'She gets ₹4,600, if her milk is the same on all ten days. The accountant’s rule makes it ₹4,580, the secretary’s ₹4,636.',
      ],
    },
    faq: [
      {
        question: 'Grant money must be spent by March: who keeps the app alive in year three?',
        answer:
          'Begun by mid-January, one collection centre takes six to eight weeks and is in trial use before 31 March. First write a payer beside four yearly costs: hosting, messages, stamping of scales, small changes. A levy on each litre can carry them; a grant that ends cannot. Where one line stays empty, buy scales and printed slips. Whether later years may be prepaid, the grantor must say in writing.',
      },
    ],
  },
});

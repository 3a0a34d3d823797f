import { industryPage, schematic } from '../catalogue/define';

export const realEstateCrm = industryPage({
  slug: 'real-estate-crm',
  label: 'Real Estate CRM',
  title: 'Real estate CRM from site visit to registered sale',
  summary:
    'Lead ownership, unit holds, cost sheets, RERA payment limits and construction-linked demands for developers who sell through their own and partner channels.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Each flat is promised once, and each stage demand rests on a certificate.',
    quickAnswer:
      'At a launch forty executives may all want flat 1104, facing the garden, in the same hour. A unit grid with a real lock settles that. What follows hangs on the same record, from cost sheet and allotment through stage-wise demands to possession, long after a general CRM has closed the deal as won. This is software for developers, plotted-township promoters and large brokerages.',
    atAGlance: {
      fits: 'Developers with several towers or phases, channel partners and construction-linked plans',
      notFor: 'A broker with a handful of resale flats can rent a CRM',
      firstStep: {
        what: 'One tower’s inventory live on real prices',
        output: 'the unit record drawn, and a grid with holds, cost sheets and discount approvals',
        weeks: [4, 4],
      },
      charged: 'Tower one is a fixed scope; further modules come in increments you may stop',
      youBring:
        'Price list, sanctioned unit list, RERA registration, payment plans, the person who decides on holds',
    },
    ask: {
      text: 'How long is a unit held, and who may lift the hold? Two sentences from you become a drawing of every state it can reach.',
      button: 'Write down your hold rule',
    },
    notNeeded: {
      before: 'While the director promises flats by phone, no',
      struck: 'real estate CRM',
      after: 'can lock one. Set a rule.',
    },
    argument: {
      heading: 'Two partners, one family, one brokerage',
      paragraphs: [
        'A woman asks on a portal on 4 July. Partner P brings her husband to the site on 18 July, partner Q brings them both on 6 September. They book flat 803 on 12 September and let Pitru Paksha pass before they register, on 15 October. Brokerage falls due on registration, and P, Q and Marketing disagree on who earned it.',
        'Q closed the sale and counts: sixty days from P’s visit were over on 16 September, a month before the agreement. Marketing holds the oldest date, matched by household, and would pay nobody. The partner agreement says that an enquiry without a visit tags nobody, that the first site visit tags the household for sixty days, that a later one with another partner leaves the tag alone, and that the day of booking decides. If registration decided, the almanac and the registrar’s queue would choose the broker.',
        'Half each is what a sales head offers first. It costs nothing today, and from then on it pays to bring families whom others have found. So P receives ₹2,22,720, with GST on the brokerage and the tax deducted before GST. Q gets nothing and knew it on 6 September, because the site desk showed him the tag while the family was still in his car.',
      ],
    },
    capabilities: [
      {
        name: 'Lead ownership across channels',
        users: 'Pre-sales callers, channel partners',
        text: 'A lead is matched on phone and household, tagged by source, and owned for a stated number of days by whoever brought the buyer to the first site visit. Calling lists respect TRAI’s consent rules (TCCCPR) and the DLT templates behind each message.',
        hardPart:
          'Partner and portal both claim the same buyer; without a clock and evidence, each commission becomes a dispute.',
      },
      {
        name: 'Inventory grid and holds',
        users: 'Sales managers, site executives',
        text: 'Tower, floor and stack show what is available, held, booked, mortgaged or blocked at this moment. Holds expire by themselves. Price lists are versioned by date. A discount above the executive’s limit waits for a named approver.',
        hardPart: 'Two executives may press hold within one second, and only one of them may be told yes.',
      },
      {
        name: 'Booking and agreement file',
        users: 'Booking desk, legal, buyers',
        text: 'The booking file holds KYC, cost sheet, allotment letter, loan sanction and registration appointment. From these the receipt screen can refuse a second cheque that would exceed the ten per cent which RERA permits before a registered agreement for sale.',
        hardPart:
          'Joint buyers, powers of attorney and name changes alter the agreement after stamp duty has been paid.',
      },
      {
        name: 'Construction-linked demands',
        users: 'Accounts, project engineers, lenders',
        text: 'Stage demands go out only after the architect or engineer has certified the stage. They show GST, the buyer’s TDS, and interest both ways, for his delay and yours, at the State’s rate; receipts go to the designated account, undivided where the State wants that. Ledgers and returns stay in accounting.',
        hardPart:
          'One tower’s slab is complete and the next one’s is not, while both share a single payment plan.',
      },
      {
        name: 'Partner payouts and handover',
        users: 'Channel managers, customer care',
        text: 'Brokerage becomes due at agreed milestones and is clawed back on cancellation. Agents without a current RERA registration cannot be credited. Possession does not close the unit record: snag lists and defect-liability requests continue on it.',
        hardPart:
          'A cancelled booking reopens inventory, commission, tax and refund at once, each with its own approver.',
      },
    ],
    schematic: schematic({
      caption:
        'A hold turns a visit into a locked unit; after registration, no stage demand leaves before its certificate.',
      lanes: {
        Enquiry: { partner: ['person', 'Channel partner'], caller: ['person', 'Pre-sales caller'] },
        Sale: { owner: 'Lead ownership', grid: ['store', 'Unit grid and holds'] },
        Contract: { file: 'Booking file', certificate: ['document', 'Stage certificate'] },
        Money: { demand: 'Demand letters', brokerage: 'Brokerage run' },
        Bank: { escrow: ['outside', 'Designated account'] },
      },
      flows: [
        ['partner', 'owner', 'buyer brought'],
        ['caller', 'owner', 'site visit'],
        ['owner', 'file', 'source'],
        ['owner', 'grid', 'hold in its name'],
        ['grid', 'file', 'locked unit'],
        ['file', 'brokerage', 'registered'],
        ['file', 'demand', 'payment plan'],
        ['certificate', 'demand', 'slab complete'],
        ['demand', 'escrow', 'receipts'],
      ],
      mark: {
        node: 'certificate',
        before: 'Calendar due dates',
        doubt: 'Home buyer: the slab is not cast, why pay now?',
        answer: 'No stage demand goes out before the stage is certified.',
      },
    }),
    route: {
      name: 'Flat 803, tower B',
      about: 'who brought the family?',
      stations: [
        {
          at: 'partner',
          value: 'Visit on 18 Jul',
          fields: [
            { label: 'Visit', value: '18 Jul 2026, a Saturday' },
            { label: 'Brought by', value: 'P, RERA registration current' },
            { label: 'Proof', value: 'OTP to the husband’s phone' },
          ],
          onward: 'buyer brought',
        },
        {
          at: 'owner',
          value: 'P until 16 Sep',
          fields: [
            { label: 'Tag', value: '60 days from the first visit' },
            { label: 'Same household', value: 'Portal, 4 Jul 2026, no visit' },
            { label: 'Brought again', value: 'By Q, 6 Sep 2026, told then' },
          ],
          mark: { struck: 'Q, from 6 Sep', note: 'A later visit does not move the tag.' },
          onward: 'hold in its name',
        },
        {
          at: 'grid',
          value: 'Held 48 hours',
          fields: [
            { label: 'From', value: '11 Sep 2026, 17:40' },
            { label: 'To', value: '13 Sep 2026, 17:40' },
            { label: 'Booked', value: '12 Sep 2026, tag alive' },
          ],
          onward: 'locked unit',
        },
        {
          at: 'file',
          value: 'Registered 15 Oct',
          fields: [
            { label: 'Pitru Paksha', value: '26 Sep to 10 Oct 2026' },
            { label: 'Agreement', value: '15 Oct 2026, ₹96,00,000' },
            { label: 'Paid before it', value: '₹9,60,000, 10 %' },
          ],
          onward: 'registered',
        },
        {
          at: 'brokerage',
          value: '₹2,22,720',
          fields: [{ label: 'To', value: 'P, on a tax invoice' }],
          sum: {
            rows: [
              ['2 % of the agreement', '1,92,000'],
              ['GST 18 %', '34,560'],
              ['TDS 2 %, before GST', '−3,840'],
            ],
            total: ['Paid out', '2,22,720'],
          },
        },
      ],
    },
    faq: [
      {
        question: 'How long does cleaning our Excel booking history take, and who signs the balances?',
        answer:
          'Ten bad files and ten ordinary ones are cleaned first; their hours give the weeks. Each receipt is looked up in the bank statement; transfers, cancellations and joint owners become entries with dates. Your head of accounts signs every balance, and the customer gets his statement before cut-over. If he disputes the ledger later, the old sheet is still there to read, and his next demand waits for accounts.',
      },
    ],
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const banking = industryPage({
  slug: 'banking',
  label: 'Banking Software',
  title: 'Banking software around a core you keep',
  summary:
    'Account opening, payments, screening and reconciliation built around an existing core ledger, with maker-checker and cut-off times treated as design inputs.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A new product goes live around the core, with maker, checker and limit shown on every posting.',
    quickAnswer:
      'A core release may be half a year away, while a regulator’s circular takes effect on its date. So onboarding, payment routing, screening and exception desks are built around the ledger, for the heads of operations, payments and compliance. The core remains the book of record.',
    atAGlance: {
      fits: 'Banks with a stable core and a queue of products, rails or controls it cannot take',
      notFor: 'A bank whose core has lost vendor support should replace it first; see Core Banking Software',
      firstStep: {
        what: 'A first payment type running on your test core, drawn from request to ledger',
        output: 'the drawing, the interface list and that flow',
        weeks: [4, 6],
      },
      charged: 'Drawing and first flow at a fixed price; later flows per sprint',
      youBring:
        'A test core with its interface manual, cut-off tables, one person each from operations and compliance',
    },
    ask: {
      text: 'Which circular takes effect before your next core release? Name it and the account type, and we say whether the ledger must change.',
      button: 'Name the pressing circular',
    },
    notNeeded: {
      before: 'One channel on one core needs no',
      struck: 'banking software',
      after: 'around it. Keep the limits inside.',
    },
    capabilities: [
      {
        name: 'Account opening and KYC refresh',
        users: 'Branch staff, onboarding desk',
        text: 'One case collects documents, fetches the CKYC record, screens names and asks the core for an account number only at the end. Periodic updates reopen the same case, by risk class and not by anniversary alone.',
        hardPart:
          'The customer wants to leave with an account; a screening hit may need a day, and no account opens before it is cleared.',
      },
      {
        name: 'Payments hub',
        users: 'Payment operations, corporate desk',
        text: 'Files in pain.001 and counter requests become one internal payment, which is routed to NEFT, RTGS, IMPS or a correspondent in that rail’s own message, pacs.008 where ISO 20022 applies. Cut-offs, holidays and returns are tables that operations staff maintain.',
        hardPart:
          'A time-out from a rail is neither success nor failure, and paying twice is worse than paying late.',
      },
      {
        name: 'Alert and case desk for AML',
        users: 'AML analysts, principal officer',
        text: 'Alerts from transaction monitoring and sanctions screening are merged by customer, so that one analyst sees the pattern, and the file for a suspicious transaction report grows with each decision and its reason.',
        hardPart:
          'Front-office screens must not reveal that a case exists, yet the branch has to keep serving that customer normally.',
      },
      {
        name: 'Nostro and suspense reconciliation',
        users: 'Reconciliation team, finance control',
        text: 'Statements in camt.053 are matched with ledger entries by reference, then by amount and value date. What remains gets an age and an owner, so that suspense holds no surprises at the year end.',
        hardPart:
          'Looser matching rules clear the queue faster and hide errors; each rule needs an owner and a sample check.',
      },
      {
        name: 'Limits and maker-checker service',
        users: 'Operations managers, internal audit',
        text: 'Delegation of powers becomes one service which channels call before posting. It knows amount bands, product, branch and leave cover, and it can tell an auditor under which limit a posting went through and who signed it.',
        hardPart:
          'Splitting one amount into several to stay below a limit has to be seen across channels within the same day.',
      },
    ],
    schematic: schematic({
      caption:
        'Whatever its origin, a payment passes limits and screening once before it reaches the ledger or a rail.',
      lanes: {
        Origin: { teller: ['person', 'Branch teller'], bulk: ['document', 'pain.001 bulk file'] },
        Control: { limits: 'Limits, maker-checker', screening: 'Sanctions screening' },
        Payments: { hub: 'Payments hub', ledger: ['store', 'Core ledger'] },
        Rails: { domestic: ['outside', 'RTGS'], correspondent: ['outside', 'Correspondent'] },
        Proof: { nostro: 'Reconciliation' },
      },
      flows: [
        ['teller', 'limits'],
        ['bulk', 'limits', 'batch total'],
        ['limits', 'screening', 'checked'],
        ['screening', 'hub', 'clear'],
        ['hub', 'ledger', 'posting'],
        ['hub', 'domestic', 'pacs.008'],
        ['hub', 'correspondent', 'pacs.008'],
        ['domestic', 'nostro', 'settlement report'],
        ['correspondent', 'nostro', 'camt.053'],
      ],
      mark: {
        node: 'nostro',
        before: 'Hub status report',
        doubt: 'Settlement desk: RTGS timed out, so was it paid?',
        answer: 'The rail’s own statement proves it; a time-out cannot.',
      },
    }),
    route: {
      name: 'Payment RT-2611-0382',
      about: 'price of a flat, 17 Nov 2026',
      stations: [
        {
          at: 'teller',
          value: '₹40,00,000 by RTGS',
          fields: [
            { label: 'Request', value: '15:38, at the counter' },
            { label: 'Beneficiary', value: 'Seller’s bank confirms name' },
            { label: 'Needed by', value: '17:00, sub-registrar' },
          ],
          onward: 'request',
        },
        {
          at: 'limits',
          value: 'Two signatures',
          fields: [
            { label: 'Maker', value: 'Officer, 15:41' },
            { label: 'Checker', value: 'Branch manager, 15:49' },
            { label: 'Limit', value: '₹50,00,000 at this branch' },
          ],
          onward: 'checked',
        },
        {
          at: 'screening',
          value: 'Clear',
          fields: [
            { label: 'Payer', value: 'No hit, 15:50' },
            { label: 'Beneficiary', value: 'No hit, 15:50' },
          ],
          onward: 'clear',
        },
        {
          at: 'hub',
          value: 'Open',
          fields: [
            { label: 'Customer debited', value: '15:51, in the core' },
            { label: 'Sent', value: '15:52, pacs.008, one UTR' },
            { label: 'Timer', value: '15:57, no settlement notice' },
          ],
          mark: {
            struck: 'Failed',
            note: 'Silence is no rejection: ask RTGS for its state.',
          },
          onward: 'pacs.008',
        },
        {
          at: 'domestic',
          value: '₹7,00,000 short',
          fields: [
            { label: 'Asked', value: '15:58, queued for funds' },
            { label: 'Moved in', value: '16:04, own account transfer' },
          ],
          sum: {
            rows: [
              ['This payment', '40,00,000'],
              ['In settlement account', '−33,00,000'],
            ],
            total: ['Short', '7,00,000'],
          },
          onward: 'settlement report',
        },
        {
          at: 'nostro',
          value: '₹93,00,000 left',
          fields: [{ label: 'Settled', value: '16:06, one debit, one UTR' }],
          sum: {
            rows: [
              ['Settlement account', '33,00,000'],
              ['Own account transfer', '1,00,00,000'],
              ['This payment', '−40,00,000'],
            ],
            total: ['Left', '93,00,000'],
          },
        },
      ],
    },
    argument: {
      heading: 'What an RTGS payment without an answer may be waiting for',
      paragraphs: [
        'At 15:57 the hub has no settlement notice for ₹40,00,000, and the buyer of a flat is due before the sub-registrar at 17:00. The branch manager would send it again under a new UTR. The settlement desk asks RTGS first. Nothing failed: the payment is queued, because the bank’s own settlement account is ₹7,00,000 short. RBI’s intra-day credit would have filled the gap by itself, but the securities behind it are used up.',
        'So the desk rings the treasurer, who moves in ₹1,00,00,000 from the current account with RBI at 16:04. The payment settles at 16:06, and the seller’s bank has 30 minutes to credit it, until 16:36. A second instruction would have made the shortage ₹47,00,000, and with that transfer both settle: ₹80,00,000 for one flat. If the hub reverses the customer’s debit, the queued payment still goes out, at the bank’s expense.',
        'A higher priority adds no rupee to the account. Withdrawing the payment in favour of NEFT would be sensible, but two signatures took 11 minutes; the next batch it can reach is 16:30, and its credit is due only by 18:30. So while a payment is open the hub offers to fund it or to withdraw it. “Send again” appears once RTGS reports it rejected or withdrawn.',
      ],
    },
    faq: [
      {
        question: 'Our core allows no direct database access, and RBI wants audit rights. What do you build?',
        answer:
          'A channel that uses the core vendor’s interfaces alone: each posting is staged with its own reference, and after silence that reference is queried. Where the interface manual has no such query, it has to come from the vendor before we build. Our standard terms hold no right to audit us; your order can carry one in a schedule, with subcontractors and a tested exit, as Software Outsourcing says.',
      },
      {
        question: 'Who answers to RBI and the customer if your code debits twice?',
        answer:
          'The bank, to both: outsourcing takes no duty off it. We answer to the bank, up to the cap of its order, and correct the fault under warranty. Before the first line of code your information security and compliance approve the supplier, the data flow, the access list and the agreement. How many weeks that adds we do not know; ours do not contain them.',
      },
    ],
  },
});

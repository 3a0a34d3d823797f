import { industryPage, schematic } from '../catalogue/define';

export const banking = industryPage({
  slug: 'banking',
  label: 'Banking Software',
  title: 'Banking software around a core you keep',
  summary:
    'Account opening, payments, screening and reconciliation built around an existing core ledger, with maker-checker and cut-off times treated as design inputs.',
  reviewedOn: '2026-11-21',
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
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const banking = industryPage({
  slug: 'banking',
  label: 'Banking Software',
  title: 'Banking software around a core you keep',
  summary:
    'Account opening, payments, screening and reconciliation built around an existing core ledger, with maker-checker and cut-off times treated as design inputs.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'New products and rails reach customers without opening the core ledger, and every posting still shows who made it, who checked it and under which limit.',
    quickAnswer:
      'Most banks cannot replace the core and cannot wait for its next release. We build the layer around it for operations, payments and compliance heads: onboarding, payment routing, screening, exception desks. Work starts with one payment or account type followed from request to general ledger. Plan four to six weeks for that map, the interface list and one flow running against your test core.',
    capabilities: [
      {
        name: 'Account opening and KYC refresh',
        users: 'Branch staff, onboarding desk',
        text: 'One case collects documents, fetches the CKYC record, screens names and asks the core for an account number only at the end. Periodic updates reopen the same case, by risk class and not by anniversary alone.',
        hardPart:
          'The customer wants to leave with an account, while a screening hit may need a day; so the account opens with debits frozen.',
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
        text: 'Alerts from transaction monitoring and sanctions screening are merged by customer, so that one analyst sees the pattern. The file for a suspicious transaction report grows with each decision and its reason.',
        hardPart:
          'Front-office screens must not reveal that a case exists, yet the branch has to keep serving that customer normally.',
      },
      {
        name: 'Nostro and suspense reconciliation',
        users: 'Reconciliation team, finance control',
        text: 'Statements in camt.053 are matched with ledger entries by reference, then by amount and value date. What remains is aged, assigned and written up before it becomes a year-end surprise in a suspense account.',
        hardPart:
          'Looser matching rules clear the queue faster and hide errors; each rule needs an owner and a sample check.',
      },
      {
        name: 'Limits and maker-checker service',
        users: 'Operations managers, internal audit',
        text: 'Delegation of powers becomes one service which channels call before posting. It knows amount bands, product, branch and leave cover. A small bank with one channel should keep this inside the core and save the upkeep.',
        hardPart:
          'Splitting one amount into several to stay below a limit has to be seen across channels within the same day.',
      },
    ],
    schematic: schematic({
      caption:
        'A payment passes limit and screening once, whatever its origin, and the rail’s own statement proves afterwards that ledger and settlement agree.',
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
    }),
  },
});

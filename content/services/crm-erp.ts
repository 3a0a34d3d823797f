import { schematic, servicePage } from '../catalogue/define';

export const crmErp = servicePage({
  slug: 'crm-erp',
  label: 'CRM & ERP',
  title: 'CRM and ERP roll-outs rehearsed before cut-over',
  summary:
    'Fit-gap with a price on every gap, one named owner per master record, three migration rehearsals and a cut-over weekend with a written point of no return.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Monday after go-live starts with opening balances that agree, users who have done their tasks before, and gaps you chose knowingly.',
    quickAnswer:
      'ERP and CRM projects seldom fail on software; they fail on item masters, unpriced exceptions and a go-live nobody practised. We select, configure, extend and connect such systems for manufacturers, distributors and service firms that are replacing a legacy package or several spreadsheets. The opening deliverable, in four to six weeks, is a fit-gap list with effort and a decision against each line.',
    capabilities: [
      {
        name: 'Fit-gap with a price on each gap',
        text: 'Your processes are walked through the standard product with your own documents. Each gap gets one of four answers: change the habit, configure, extend, or leave outside. Extensions carry the cost of every later upgrade, which is why they need a sponsor’s signature.',
      },
      {
        name: 'Master data with named owners',
        text: 'Items, customers, vendors, bills of material and the chart of accounts each get one owner, one source system and a duplicate rule. Cleansing starts in the old system months early, since moving dirt costs more than leaving it behind.',
      },
      {
        name: 'Three migration rehearsals',
        text: 'The first proves the mapping, the second the reconciliation, the third the clock. Open items, stock on hand and trial balance are compared line by line with the old books. Transaction history usually goes to an archive instead of the new ledger.',
      },
      {
        name: 'Cut-over weekend and hypercare',
        text: 'An hour-by-hour plan names each task, its owner and the point after which going back is dearer than going on. Four weeks of hypercare follow, with a daily triage and exit criteria: a clean month-end, and no blocking incident open.',
      },
      {
        name: 'Licences and indirect access',
        text: 'Some vendors charge for any system that writes into the ERP, a portal or robot included. We read the licence metric before designing interfaces, keep custom code on published extension points, and make subscription counts part of the business case.',
      },
      {
        name: 'Statutory papers on the day',
        text: 'GST invoices, the e-invoice IRN and e-way bill for Indian entities, or Peppol documents in Belgium, are tested end to end with the authority’s sandbox where one exists. If invoicing cannot be proved, the go-live date moves.',
      },
    ],
    schematic: schematic({
      caption:
        'Old records pass cleansing and reconciliation three times in rehearsal; only the fourth load, on the cut-over weekend, reaches the live ledger.',
      lanes: {
        Legacy: { old: ['outside', 'Old package'], sheets: ['document', 'Spreadsheets'] },
        Preparation: { owner: ['person', 'Master-data owner'], staging: ['store', 'Migration staging'] },
        Rehearsal: { loader: 'Load scripts', reconcile: 'Trial balance check' },
        Live: { erp: 'ERP ledger and stock', crm: 'CRM accounts', irp: ['outside', 'Invoice authority'] },
      },
      flows: [
        ['old', 'staging', 'extract'],
        ['sheets', 'owner', 'cleanse'],
        ['owner', 'staging', 'sign-off'],
        ['staging', 'loader'],
        ['loader', 'reconcile', 'rehearsals 1 to 3'],
        ['reconcile', 'erp', 'cut-over load'],
        ['erp', 'crm', 'credit, orders'],
        ['erp', 'irp', 'e-invoice'],
      ],
    }),
  },
});

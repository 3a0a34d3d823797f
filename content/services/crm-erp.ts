import { schematic, servicePage } from '../catalogue/define';

export const crmErp = servicePage({
  slug: 'crm-erp',
  label: 'CRM & ERP',
  title: 'CRM and ERP roll-outs rehearsed before cut-over',
  summary:
    'Fit-gap with a price on every gap, one named owner per master record, three migration rehearsals and a cut-over weekend with a written point of no return.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The Monday after go-live starts with opening balances that agree.',
    quickAnswer:
      'One bearing under three codes in the item master does an ERP project more harm than any missing feature. We select, configure, extend and connect ERP and CRM for manufacturers, distributors and service firms that leave a legacy package or a shelf of spreadsheets. Gaps are priced before the contract is signed, and the migration has been rehearsed three times by the cut-over weekend.',
    atAGlance: {
      fits: 'Several plants or branches on an ageing package, with month-end finished in spreadsheets',
      notFor: 'A trading firm of fifteen people pays less for an accounting package and its dealer',
      firstStep: {
        what: 'Fit-gap for one plant on your own documents, with its interfaces drawn',
        output: 'every gap with its effort and a decision beside it',
        weeks: [3, 4],
      },
      charged: 'By milestone, after a fit-gap at a fixed price; licences are between you and the vendor',
      youBring:
        'Item, customer and vendor exports, a month of vouchers, licence quotes, one process owner per department',
    },
    ask: {
      text: 'Find one article that your item master holds twice and paste its lines. We propose the rule that would have caught it.',
      button: 'Paste one item’s duplicates',
    },
    notNeeded: {
      before: 'The report you miss may be in the package you have. Book training before',
      struck: 'a new ERP',
      after: '.',
    },
    argument: {
      heading: 'The last hour for going back comes before the last step',
      paragraphs: [
        'Of the three codes that a bearing once had, one, without stock in the rehearsals, escaped the merger, and its bin of 64 came over under the new code and under the old. Stock in the new ledger is ₹38,400 too high, and as much is left on the clearing account of the load, found at 15:30 on the Sunday. The finance controller wants to load again, since an opening balance that is corrected on its first day is what an auditor looks at first. The plant head would enter a correction against that account, so that profit stays untouched, and attach the count sheet.',
        'Their plan named the first invoice, Monday 06:00, as the point of no return. A load begun at 16:40 is compared by 00:10 at best, well before that. But rehearsal three also timed the way back, at 7 hours 20 minutes. Begun at 00:10 it would end at 07:30, with lorries at the gate since 06:00. Whatever has no result by 22:40 on Sunday is therefore a decision to go on. The correction has one by 17:40.',
        'Why the invoice and not the load? A load can be thrown away, but not a number that the invoice portal has registered. An IRN can be cancelled within 24 hours, though not under an active e-way bill, and its invoice number is used up in either case.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Cut-over plan, rev D · Sunday 1 Nov 2026',
      title: 'At 16:40: load again, or correct 64 bearings?',
      steps: [
        {
          at: '06:30',
          by: 'Stores head',
          step: 'Signs the count of the closed stores',
          proof: 'Old package read-only since Saturday 20:00; its last invoice is registered.',
        },
        {
          at: '08:00',
          by: 'Load engineer',
          step: 'Starts the fourth load',
          proof: 'Ended 14:10, after 6 hours 10 minutes, as in rehearsal three.',
        },
        {
          at: '15:30',
          by: 'Finance controller',
          step: 'Finishes the comparison of trial balance and stock',
          proof: 'After 80 minutes: one item differs by ₹38,400 and the clearing account by as much.',
        },
        {
          at: '16:20',
          by: 'Stores head',
          step: 'Recounts the bearing that came over twice, item owner watching',
          proof: '64 pieces in the bin, 128 in the ledger, at ₹600 each.',
        },
        {
          at: '16:40',
          by: 'Cut-over manager',
          step: 'Decides: a stock correction, no second load',
          proof:
            'A load is compared by 00:10 at best; going back begins by 22:40. Controller and plant head signed.',
        },
        {
          at: '17:40',
          by: 'Finance controller',
          step: 'Compares again after the stock accountant’s correction',
          proof: 'Difference ₹0, clearing empty, count sheet attached, spare code blocked.',
        },
        {
          at: 'Mon 6:00',
          by: 'Despatch clerk',
          step: 'Issues the first invoice from the new ledger',
          proof: 'IRN and e-way bill are there, and the first lorry leaves.',
        },
      ],
      ticked: 5,
      wayBack:
        'Putting interfaces, scanners and labels back on the old package took 7 hours 20 minutes in rehearsal three, so it begins by 22:40 on Sunday or not at all.',
      reading:
        'as it was at 16:45. A tick needs the proof beside it; the two open lines show what will be asked for.',
    },
    capabilities: [
      {
        name: 'Fit-gap with a price on each gap',
        text: 'Your processes are walked through the standard product with your own documents. Each gap gets one of four answers: change the habit, configure, extend, or leave outside. An extension is paid for again at every upgrade, so it needs a sponsor’s signature.',
      },
      {
        name: 'Master data with named owners',
        text: 'Items, customers, vendors, bills of material and the chart of accounts each get one owner, one source system and a duplicate rule. Cleansing starts months before the move, while the old system still runs.',
      },
      {
        name: 'Three migration rehearsals',
        text: 'The first proves the mapping, the second the reconciliation, the third the clock. Open items, stock on hand and trial balance are compared line by line with the old books. Transaction history usually goes to an archive instead of the new ledger.',
      },
      {
        name: 'Cut-over weekend and hypercare',
        text: 'An hour-by-hour plan names each task, its owner and the point after which going back costs more than going on. Six weeks of hypercare follow, past the first month-end, with a daily triage and exit criteria: a clean month-end, and no blocking incident open.',
      },
      {
        name: 'Licences and indirect access',
        text: 'Does your vendor charge for any system that writes into the ERP, a portal or robot included? Some do. We read the licence metric before designing interfaces, keep custom code on published extension points, and make subscription counts part of the business case.',
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
      mark: {
        node: 'owner',
        before: 'Migration lead',
        doubt: 'Storekeeper: who says these three codes are one bearing?',
        answer: 'The item owner does, and signs before the load.',
      },
    }),
    faq: [
      {
        question: 'Who decides at 3 a.m. that the cut-over failed, if we may be down four hours?',
        answer:
          'The cut-over manager, whom you appoint; after ten minutes without an answer, a deputy. A way back of 7 hours 20 minutes, as in the sample, does not fit into four: then one branch moves at a time, or one function behind old screens. The sample’s 1 November saves splitting a month’s stock and sales between two ledgers; whoever closes books that week takes a later Sunday, and the split.',
      },
    ],
  },
});

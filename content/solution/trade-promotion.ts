import { schematic, solutionPage } from '../catalogue/define';

export const tradePromotion = solutionPage({
  slug: 'trade-promotion',
  label: 'Trade Promotion',
  title: 'Trade promotion from budget to settled claim',
  summary:
    'Trade spend on one record: budgets by account, scheme mechanics with a cost limit, accruals, claim checks, deductions and uplift against a baseline.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Every rupee of trade spend has a scheme and an owner before it is promised.',
    quickAnswer:
      'Buy ten, get one. Sales announced it in June, distributors gave it in July, and finance meets it as a claim in October. For consumer goods companies in general trade, modern trade or both, budget, mechanic, accrual and claim become one record here, so that the cost is known while the scheme can still be changed.',
    atAGlance: {
      fits: 'Consumer goods companies whose schemes, accruals and claims are kept in separate spreadsheets',
      notFor: 'One annual scheme with one customer: a spreadsheet and a credit note will do',
      firstStep: {
        what: 'One quarter’s schemes of one region, loaded from your circulars',
        output: 'committed spend against budget, customer by customer',
        weeks: [5, 6],
      },
      charged: 'One region at a fixed price, then time and material with a monthly ceiling',
      youBring:
        'Scheme circulars, budgets, secondary invoices, open claims, a controller who knows the accruals',
    },
    ask: {
      text: 'The wording of one closed scheme, brand removed, becomes mechanic, eligibility and stacking order, with our doubts in the margin.',
      button: 'Send one closed scheme',
    },
    notNeeded: {
      before: 'A discount that never ends is a price. Put it on the price list, not in',
      struck: 'trade promotion',
      after: '.',
    },
    capabilities: [
      {
        name: 'Budgets and guard rails',
        users: 'Sales finance, key-account teams',
        text: 'Funds follow brand, channel and customer group, with planned, committed, accrued and paid shown apart. A scheme that would break its budget can still pass, by a named approver who also names the fund it takes from.',
        owns: 'Funds, transfers, commitments',
      },
      {
        name: 'Scheme mechanics',
        users: 'Trade marketing',
        text: 'Slab, free goods, mix, display payment and growth rebate are templates with test bills attached. Two schemes on one line are decided by a written order. A slab on the month’s total invites late loading; a per-bill one does not.',
        owns: 'Mechanics, eligibility, stacking',
      },
      {
        name: 'Promotion calendar',
        users: 'Key-account teams, demand planners',
        text: 'In-store dates differ from buy-in dates. Supply needs the first shipment, analysis the shelf week, so both are kept. Confirmed events go to the forecast with expected volume and a confidence grade.',
        owns: 'Events, buy-in dates, shelf dates',
      },
      {
        name: 'Accruals',
        users: 'Financial controllers',
        text: 'Expected cost is accrued with the sale as variable consideration under IFRS 15, and trued up to claims. Open accruals past their claim deadline are listed, and finance decides on their release.',
        owns: 'Entries, estimates, releases',
      },
      {
        name: 'Claims and proof',
        users: 'Distributors, claim auditors',
        text: 'Claims are recomputed from secondary invoices; display claims need dated photos. Each scheme records whether it settles by a credit note with GST or a financial one without, because tax credit on both sides depends on that choice.',
        owns: 'Claims, proofs, settlement notes',
      },
      {
        name: 'Modern-trade deductions',
        users: 'Receivables, key-account teams',
        text: 'A chain pays short and states a code. The remittance, such as an EDI 820 or REMADV line, is matched to an event by customer, item and date. Small unmatched sums are written off under a limit, as chasing them costs more.',
        owns: 'Deductions, matches, disputes',
      },
      {
        name: 'Post-event reading',
        users: 'Revenue managers, brand teams',
        text: 'Uplift is measured against a baseline without the event, less the dip after it and what sister packs lost. Where there is a control region, it is used before any model. Without a baseline the report says that it cannot tell.',
        owns: 'Baselines, uplifts, lessons',
      },
    ],
    howItDiffers:
      'Distributor management pays a claim once it is approved; here the money is planned, accrued and judged, from the first budget line to the reading of what the scheme brought.',
    schematic: schematic({
      caption:
        'One scheme record ties fund, accrual and claim together, and the reading afterwards decides whether the same mechanic is funded again.',
      lanes: {
        Plan: { fund: ['store', 'Trade fund'], manager: ['person', 'Trade marketer'] },
        Offer: { scheme: ['document', 'Scheme and slabs'], calendar: 'Promotion calendar' },
        Execute: { invoices: ['outside', 'Secondary invoices'], accrual: ['store', 'Accrual ledger'] },
        Settle: { claim: 'Claim recompute', reading: 'Uplift reading' },
      },
      flows: [
        ['fund', 'scheme', 'commit'],
        ['manager', 'scheme', 'mechanic'],
        ['manager', 'calendar', 'shelf dates'],
        ['scheme', 'accrual', 'expected cost'],
        ['calendar', 'invoices', 'eligible bills'],
        ['invoices', 'claim', 'proof'],
        ['accrual', 'claim', 'true up'],
        ['claim', 'reading', 'cost paid'],
      ],
      mark: {
        node: 'accrual',
        before: 'Claims received',
        doubt: 'CFO: given in July, claimed in October. Which month?',
        answer: 'Cost is accrued with the sale, then trued up.',
      },
    }),
  },
});

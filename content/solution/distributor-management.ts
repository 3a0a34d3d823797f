import { schematic, solutionPage } from '../catalogue/define';

export const distributorManagement = solutionPage({
  slug: 'distributor-management',
  label: 'Distributor Management',
  title: 'Distributor management from primary to secondary sale',
  summary:
    'A DMS for consumer goods: primary orders, batch stock at the distributor, secondary billing, van sales, scheme claims and the partner’s return on investment.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'You see what reached shops; the distributor sees what your brand earns.',
    quickAnswer:
      'Primary sales hit the target in March, and in April the godowns are full. How a brand fares shows in what its distributors sell onwards, so this product works at their counter and in their godown, on a weak line, and reports secondary sales daily. It is for consumer goods makers with ten to several hundred distributors, one-clerk firms included.',
    atAGlance: {
      fits: 'Consumer goods makers with ten to several hundred distributors and schemes to settle',
      notFor: 'A handful of stockists on one accounting package: read it through a connector',
      firstStep: {
        what: 'Three distributors of different size, drawn, counted and set live',
        output: 'their secondary bills, with stock tied out to the count',
        weeks: [6, 6],
      },
      charged: 'A rate per distributor, by size; scheme changes and upkeep under a monthly retainer',
      youBring:
        'Item and batch masters, dispatch data, scheme circulars, three distributors who agree, their opening stock',
    },
    ask: {
      text: 'Describe three distributors as A, B and C: shops, clerks, accounting package. We say who should go first, or that a connector would do.',
      button: 'Describe three distributors',
    },
    notNeeded: {
      before: 'A stockist of forty brands will not learn a',
      struck: 'distributor system',
      after: 'for one. Import his bills.',
    },
    capabilities: [
      {
        name: 'Primary orders and norms',
        users: 'Distributors, area sales managers',
        text: 'Orders are proposed from secondary sales, days of cover and pack size, in place of a month-end target push. The distributor may refuse a line, and refusals are reported, since loaded stock comes back as expiry claims.',
        owns: 'Norms, order proposals, refusals',
      },
      {
        name: 'Godown stock by batch',
        users: 'Godown keepers, distributors',
        text: 'Receipts arrive from your dispatch with batch, expiry and SSCC, so nobody keys them. Picking proposes FEFO; expiry-near, damaged and recalled stock sit in separate states that billing cannot touch.',
        owns: 'Batches, receipts, stock status',
      },
      {
        name: 'Secondary billing',
        users: 'Distributor’s billing clerks',
        text: 'Bills to shops are cut in seconds, offline too. Above the ₹5 crore e-invoice threshold, an invoice to a GST-registered shop waits for the portal’s IRN. Distributors may keep their own accounting package; a connector reads it.',
        owns: 'Invoices, returns, number series',
      },
      {
        name: 'Shop credit and collection',
        users: 'Sales reps, distributors',
        text: 'Credit per shop is the distributor’s own money and risk, so the limit is theirs to set; the company sees totals by age band only. Collections by cash, UPI or cheque are matched to bills at the evening settlement.',
        owns: 'Shop ledgers, limits, collections',
      },
      {
        name: 'Van sales',
        users: 'Van sales reps, distributors',
        text: 'One sheet holds the van’s day: load-out in the morning, spot bills from a handheld printer, load-in by batch with a cash count at night. Empties and returns are on it too. Variances are settled that evening.',
        owns: 'Load sheets, van settlements',
      },
      {
        name: 'Scheme claims',
        users: 'Distributors, company claim desk',
        text: 'Scheme benefits given on shop bills gather into a claim by themselves, with the bills as proof. Expiry and damage claims need photo and batch. The stage and the reason for each cut are open to the claimant.',
        owns: 'Claims, proofs, deduction reasons',
      },
      {
        name: 'Distributor return on investment',
        users: 'Distributors, sales finance',
        text: 'Margin and claims received, less rent, salaries, van and the cost of stock and credit, are divided by the money invested. Agree the formula first. A partner who earns less than borrowing costs will leave.',
        owns: 'ROI statements, cost norms',
      },
    ],
    howItDiffers:
      'Retail execution equips the sales rep in the shop and trade promotion plans the schemes; this product is the distributor’s own back office, with the stock, invoices and money that belong to that firm.',
    schematic: schematic({
      caption:
        'Company dispatch becomes batch stock, shop bills become secondary sales, and a claim assembles itself from the bills that earned it.',
      lanes: {
        Company: { erp: ['outside', 'Company ERP'], desk: ['person', 'Claim desk'] },
        Godown: { batch: ['store', 'Batch stock'], van: 'Van load-out' },
        Billing: { bill: ['document', 'Shop GST invoice'], credit: 'Shop credit ledger' },
        Market: { shop: ['person', 'Retail shop'], claim: ['document', 'Scheme claim'] },
      },
      flows: [
        ['erp', 'batch', 'primary invoice'],
        ['batch', 'van', 'FEFO load'],
        ['batch', 'bill', 'ready stock'],
        ['van', 'bill', 'spot bill'],
        ['credit', 'bill', 'limit'],
        ['bill', 'shop', 'goods'],
        ['bill', 'claim', 'benefit given'],
        ['claim', 'desk', 'with proof'],
      ],
      mark: {
        node: 'credit',
        before: 'Company credit limits',
        doubt: 'Distributor: my money is at risk. Who sets the limit?',
        answer: 'The distributor does; the company sees totals by age.',
      },
    }),
  },
});

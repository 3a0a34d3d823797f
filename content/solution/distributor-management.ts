import { schematic, solutionPage } from '../catalogue/define';

export const distributorManagement = solutionPage({
  slug: 'distributor-management',
  label: 'Distributor Management',
  title: 'Distributor management from primary to secondary sale',
  summary:
    'A DMS for consumer goods: primary orders, batch stock at the distributor, secondary billing, van sales, scheme claims and the return on his investment.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You see what reached shops and in which batch, and the distributor sees his claims, his credit and what your brand earns him.',
    quickAnswer:
      'A consumer goods maker bills the distributor, yet the health of a brand shows in what the distributor sold onwards. This product runs at the distributor’s counter and godown, works with a weak line, and reports secondary sales daily. Makers with ten to several hundred distributors use it. Plan six weeks for the first output: three distributors of different size billing live, their stock counted and tied out.',
    capabilities: [
      {
        name: 'Primary orders and norms',
        users: 'Distributors, area sales managers',
        text: 'Orders are proposed from secondary sales, days of cover and pack size, in place of a month-end target push. The distributor may refuse a line, and refusals are reported, since loaded stock comes back as expiry claims.',
        owns: 'Stock norms, order proposals, refusals',
      },
      {
        name: 'Godown stock by batch',
        users: 'Godown keepers, distributors',
        text: 'Receipts arrive from your dispatch with batch, expiry and SSCC, so nobody keys them. Picking proposes FEFO; expiry-near, damaged and recalled stock sit in separate states that billing cannot touch.',
        owns: 'Batch stock, receipts, damage and expiry status',
      },
      {
        name: 'Secondary billing',
        users: 'Distributor’s billing clerks',
        text: 'GST invoices to shops are cut in seconds, offline too, with an IRN where the distributor’s turnover brings him above the Rs 5 crore e-invoice threshold. Distributors who keep their own accounting package are read by a connector.',
        owns: 'Shop invoices, returns, number series',
      },
      {
        name: 'Shop credit and collection',
        users: 'Salesmen, distributors',
        text: 'Credit per shop is the distributor’s own money and risk, so he sets it; the company sees totals by age band only. Collections by cash, UPI or cheque are matched to bills at the evening settlement.',
        owns: 'Shop ledgers, credit limits, collections',
      },
      {
        name: 'Van sales',
        users: 'Van salesmen, distributors',
        text: 'A morning load-out, spot billing from a handheld printer, and an evening load-in by batch with cash count. Empties and returns ride the same sheet. A variance is settled that day, while everybody still remembers it.',
        owns: 'Load-out and load-in sheets, van settlements',
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
        text: 'Margin and claims received, less rent, salaries, van and cost of stock and credit, over money invested. Both sides agree the formula first, for a partner below his borrowing cost will leave at the next festival season.',
        owns: 'ROI statements, cost norms',
      },
    ],
    howItDiffers:
      'Retail execution equips the salesman in the shop and trade promotion plans the schemes; this product is the distributor’s own back office, with the stock, invoices and money that belong to him.',
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
    }),
  },
});

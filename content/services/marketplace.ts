import { schematic, servicePage } from '../catalogue/define';

export const marketplace = servicePage({
  slug: 'marketplace',
  label: 'Marketplaces',
  title: 'Marketplaces where every payout can be explained',
  summary:
    'Multi-seller platforms: seller checks, one catalogue from many feeds, split settlement after the return window, and tax withheld with its papers.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Buyers see one shop, sellers see one statement that adds up, and your finance team can trace each rupee held, paid out or reversed.',
    quickAnswer:
      'Running a marketplace means selling trust between strangers, and most of the engineering sits behind the storefront: seller checks, merged listings, settlement and disputes. We build multi-seller platforms for trade bodies, retailers opening their shelves and founders with supply already signed. First comes a settlement model in a spreadsheet your finance head can test, then, around week seven, one category with a handful of sellers.',
    capabilities: [
      {
        name: 'Seller onboarding and traceability',
        text: 'Business identity, tax registration and bank account are verified before a listing goes live. In the EU, Article 30 of the Digital Services Act requires trader details to be collected and partly shown, so the fields exist from the first release.',
      },
      {
        name: 'One listing, many offers',
        text: 'Sellers’ feeds are matched on GS1 GTIN and attributes into a shared product with competing offers. Matching too eagerly merges two pack sizes; too timidly shows ten copies. Doubtful pairs go to a human queue with both images.',
      },
      {
        name: 'Split settlement as a ledger',
        text: 'Each order posts double entries: goods, delivery, commission, tax, reserve. Seller money is released after the return window, and refunds reverse the exact entries. In India the funds rest with a licensed payment aggregator’s escrow, never in the operator’s account.',
      },
      {
        name: 'Card and UPI scope',
        text: 'Hosted payment fields keep card numbers away from your servers, which shortens the PCI DSS 4.0.1 questionnaire. Payments move through a state machine that tolerates late UPI confirmations and duplicate webhooks; 3-D Secure 2 is requested where the issuer expects it.',
      },
      {
        name: 'Ranking and anti-abuse rules',
        text: 'Search order weighs relevance, price, stock and fulfilment record, and paid placement is labelled. Reviews are accepted from delivered orders only. Every ranking signal will be gamed by someone, so each has an owner and an off switch.',
      },
      {
        name: 'When not to start one',
        text: 'Without supply or demand secured on one side, software only makes emptiness visible. A catalogue with enquiry forms, or selling through ONDC as a seller application, tests the same assumption for far less than a full settlement engine.',
      },
    ],
    schematic: schematic({
      caption:
        'The order splits into seller parts at checkout, but the money waits in escrow until the return window of each part has closed.',
      lanes: {
        Parties: { buyer: ['person', 'Buyer'], seller: ['person', 'Seller'] },
        Catalogue: { offers: 'Offer matching', checkout: 'Split checkout' },
        Money: { escrow: ['outside', 'Aggregator escrow'], ledger: ['store', 'Settlement ledger'] },
        Outcome: { returns: 'Return window', payout: 'Payout run', tax: ['document', 'Tax statement'] },
      },
      flows: [
        ['buyer', 'checkout', 'order'],
        ['seller', 'offers', 'GTIN feed'],
        ['offers', 'checkout', 'price, stock'],
        ['checkout', 'escrow', 'UPI or card'],
        ['escrow', 'ledger', 'confirmed'],
        ['ledger', 'returns', 'held entries'],
        ['returns', 'payout', 'window closed'],
        ['payout', 'tax', 'withheld'],
      ],
    }),
  },
});

import { schematic, servicePage } from '../catalogue/define';
import { houseFacts } from '../house-facts';

export const marketplace = servicePage({
  slug: 'marketplace',
  label: 'Marketplaces',
  title: 'Marketplaces with a ledger behind every payout',
  summary:
    'Multi-seller platforms: seller checks, one catalogue from many feeds, split settlement after the return window, and tax withheld with its papers.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Your finance team can trace each rupee held, paid out or reversed.',
    quickAnswer:
      'A buyer pays ₹1,000 and returns the goods on day six. Who gets what back: the seller, the courier, your commission, the tax withheld? Put that case, and nine others like it, into a spreadsheet that your finance head can test; they become the tests of the ledger. Around it we build seller checks, merged listings and disputes, for trade bodies, retailers opening their shelves and founders with supply already signed.',
    atAGlance: {
      fits: 'Supply signed on one side, buyers waiting on the other, payouts made by hand',
      notFor: 'Without signed supply, recruit ten sellers by hand before you pay for software',
      firstStep: {
        what: 'A drawing of the parties, and a settlement model in a spreadsheet',
        output: 'ten settlement cases that your finance head has tested',
        weeks: houseFacts.drawingWeeks,
      },
      charged: 'By sprint for categories and sellers, after a settlement model at a fixed price',
      youBring:
        'Commission terms, three sample sellers with their feeds, the payment aggregator’s contract, a tax adviser',
    },
    ask: {
      text: 'Take one returned order with its sums, parties unnamed. We post it entry by entry until each rupee has a place.',
      button: 'Show us one returned order',
    },
    notNeeded: {
      before: 'Your own stock at your own prices is a shop.',
      struck: 'A marketplace',
      after: 'would pay you out to yourself.',
    },
    capabilities: [
      {
        name: 'Seller onboarding and traceability',
        text: 'Business identity, tax registration and bank account are verified before a listing goes live. The payment aggregator makes its own checks and may refuse a seller whom you accepted, so the screen shows both decisions. Seller details that India’s Consumer Protection (E-Commerce) Rules 2020 require are fields from the first release.',
      },
      {
        name: 'One listing, many offers',
        text: 'Sellers’ feeds are matched on GS1 GTIN and attributes into a shared product with competing offers. Matching too eagerly merges two pack sizes; too timidly shows ten copies. Doubtful pairs go to a human queue with both images.',
      },
      {
        name: 'Split settlement as a ledger',
        text: 'Each order posts double entries: goods, delivery, commission, both withholdings, reserve. In India GST’s TCS follows the month’s supplies less returns, income-tax TDS the gross sale; one refund therefore moves them differently. Funds rest in the payment aggregator’s escrow for as long as its contract allows, never with you.',
      },
      {
        name: 'Card and UPI scope',
        text: 'Hosted payment fields keep card numbers away from your servers, which shortens the PCI DSS 4.0.1 questionnaire. Payments move through a state machine that tolerates late UPI confirmations and duplicate webhooks; 3-D Secure 2 is requested where issuer or regulator expects it.',
      },
      {
        name: 'Ranking and anti-abuse rules',
        text: 'Search order weighs relevance, price, stock and fulfilment record, and paid placement is labelled. Reviews are accepted from delivered orders only. Every ranking signal will be gamed by someone, so each has an owner and an off switch.',
      },
      {
        name: 'A smaller test first',
        text: 'A catalogue with enquiry forms, or ten sellers listed through an existing ONDC seller app, shows whether buyers come, at a fraction of the price of a settlement engine. We advise it wherever supply is still a hope rather than a contract.',
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
      mark: {
        node: 'returns',
        before: 'Delivery scan',
        doubt: 'Seller: delivered today, so why not paid today?',
        answer: 'Each part waits until its own return window closes.',
      },
    }),
  },
});

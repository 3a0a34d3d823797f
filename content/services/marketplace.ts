import { schematic, servicePage } from '../catalogue/define';
import { houseFacts } from '../house-facts';

export const marketplace = servicePage({
  slug: 'marketplace',
  label: 'Marketplaces',
  title: 'Marketplaces with a ledger behind every payout',
  summary:
    'Multi-seller platforms: seller checks, one catalogue from many feeds, split settlement after the return window, and tax withheld with its papers.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Your finance team can trace each rupee held, paid out or reversed.',
    quickAnswer:
      'A buyer pays in March and returns the goods on day six, which is in April. Who gets what back: the seller, the courier, your commission, the tax withheld? Put that case, and nine others like it, into a spreadsheet that your finance head can test; they become the tests of the ledger. Around it we build seller checks, merged listings and disputes, for trade bodies, retailers opening their shelves and founders with supply already signed.',
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
    argument: {
      heading: 'What a return in April does to a sale in March',
      paragraphs: [
        'Seller S-27, a company, delivered supplies of ₹80,000 in March and ₹50,000 in April, all before GST. Among March’s was an order of ₹20,000, delivered on 27 March 2026; it came back on day six, 2 April. March’s GSTR-8 was not due before 10 April, so the finance head took the order out of March: undone while the statement is open, it is no sale.',
        'The tax adviser puts it into April. GST’s TCS is reckoned on the month’s supplies less what was returned in that same month, which makes ₹400 and ₹150 where he had ₹300 and ₹250. Both pairs come to ₹550. Only the adviser’s agrees with the seller’s credit note, which bears a date in April.',
        'Income-tax TDS runs by another clock. It falls due once the seller is credited, and the contract of S-27 does that at delivery. What was deducted on a sale that comes back may be set off against the seller’s next one in the same financial year, and that year ended on 31 March. Had the credit waited for the return window, as the payout does, the order would have had no TDS at all. That is our reading of the Act of 1961, which ended with the year; the Act of 2025 keeps the rate. Have your adviser confirm it, and ask whether a held entry counts as a credit.',
      ],
    },
    faq: [
      {
        question: 'Which side is the bottleneck, buyers or sellers, before any code?',
        answer:
          'Ask each side for something that costs it a little; the numbers are our proposal. Within four weeks ten sellers sign a price list, and thirty buyers of one town send an enquiry with a date. The side that falls short gets the first screens. If both do, we advise against building. If neither does, buyers first, since sellers follow orders.',
      },
    ],
    exhibit: {
      kind: 'comparison',
      document: 'Settlement case 4 of 10 · seller S-27',
      title: 'Sold in March, back in April: two taxes and two clocks',
      columns: ['Taken out of March', 'As handed over'],
      rows: [
        {
          before: 'TCS for March: 0.5 % of ₹60,000 = ₹300',
          after: 'TCS for March: 0.5 % of ₹80,000 = ₹400',
          note: 'March counts what came back in March.',
        },
        {
          before: 'TCS for April: 0.5 % of ₹50,000 = ₹250',
          after: 'TCS for April: 0.5 % of ₹30,000 = ₹150',
          note: 'April’s supplies less April’s returns.',
        },
        {
          before: 'TDS in March: 0.1 % of ₹60,000 = ₹60',
          after: 'TDS in March: 0.1 % of ₹80,000 = ₹80',
          note: 'Due when the seller was credited, 27 March for this order.',
        },
        {
          before: 'TDS in April: 0.1 % of ₹50,000 = ₹50',
          after: 'TDS in April: 0.1 % of ₹50,000 = ₹50',
          note: 'No set-off across 31 March.',
        },
        {
          before: 'Withheld from the seller: ₹660',
          after: 'Withheld from the seller: ₹680',
          note: 'The ₹20 comes back through the seller’s income-tax return.',
        },
      ],
      reading:
        'supplies without GST; TCS is both halves together. Commission, courier and the refund to the buyer are posted apart, in the same case.',
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
        text: 'Each order posts double entries: goods, delivery, commission, both withholdings, reserve. In India GST’s TCS follows the month’s supplies less returns, income-tax TDS the gross sale; a return lowers the first, and lets the second be set off within the financial year only. Funds rest in the payment aggregator’s escrow for as long as its contract allows, never with you.',
      },
      {
        name: 'Card and UPI scope',
        text: 'Hosted payment fields keep card numbers away from your servers, which shortens the PCI DSS 4.0.1 questionnaire. Payments move through a state machine that tolerates late UPI confirmations and duplicate webhooks; 3-D Secure 2 is requested where issuer or regulator expects it, in India on nearly every card payment.',
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
        ['ledger', 'tax', 'withheld'],
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

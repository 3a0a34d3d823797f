import { industryPage, schematic } from '../catalogue/define';

export const paymentSolutions = industryPage({
  slug: 'payment-solutions',
  label: 'Payment Systems',
  title: 'Payment systems reconciled to the last rupee',
  summary:
    'Orchestration, tokenised cards, UPI, split settlement, disputes and reconciliation for aggregators and large merchants, with PCI scope decided early on.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every settlement is explained line by line before the money is paid out.',
    quickAnswer:
      'A bank credit arrives as one figure for some six hundred orders, less fees, refunds and tax. To explain it, aggregators, marketplaces, billers and merchants with several gateways need one state per payment that checkout, finance and support all read. Reconcile a month of real files before you design anything; the breaks say what to build first.',
    atAGlance: {
      fits: 'Aggregators, marketplaces and billers with several gateways or many sellers to pay',
      notFor: 'A merchant with one acquirer in one country finds all this on the acquirer’s dashboard',
      firstStep: {
        what: 'A month’s files reconciled, then state model and PCI scope drawn from the breaks',
        output: 'both drawings, and every unmatched line with its cause',
        weeks: [4, 5],
      },
      charged: 'Per connector, each by estimate; changes that acquirers announce are covered by a retainer',
      youBring: 'A month of gateway, bank and order files, fee contracts, escrow terms, a finance controller',
    },
    ask: {
      text: 'Strip the buyer fields from one bank credit and the gateway file behind it. We match what can be matched and label every line left over.',
      button: 'Send one settlement file',
    },
    notNeeded: {
      before: 'While one sheet explains each bank credit, keep the sheet and save on',
      struck: 'payment software',
      after: '.',
    },
    capabilities: [
      {
        name: 'Payment orchestration',
        users: 'Checkout teams, payment operations',
        text: 'Cards, UPI, netbanking and wallets pass through one interface with routing by method, bank health and fee. Fail-over applies before authorisation only; after it, the first attempt is asked for its state.',
        hardPart:
          'An acquirer that times out may have charged the card, so a reroute without a status check bills the buyer twice.',
      },
      {
        name: 'Tokens, 3-D Secure and PCI scope',
        users: 'Security lead, assessors',
        text: 'A buyer’s card number goes to the token vault of a card network or issuer and never crosses the merchant’s servers. That data flow decides the PCI DSS 4.0.1 self-assessment type. An aggregator is assessed as a service provider. Payment-page scripts are watched for tampering.',
        hardPart:
          'One support tool that displays a full card number pulls the whole back office into assessment scope.',
      },
      {
        name: 'Merchant onboarding and escrow payout',
        users: 'Merchants, risk team, finance',
        text: 'Merchants are verified, scored and given limits before their first sale. Collected funds stay in the escrow account that RBI asks of an aggregator, and release follows delivery, refund reserve and holding days, inside RBI’s settlement deadlines.',
        hardPart:
          'A fraudulent merchant looks best in its first week; slower payout, where the rules leave room, costs honest sellers cash flow.',
      },
      {
        name: 'Split settlement and reconciliation',
        users: 'Finance operations, sellers',
        text: 'One order divides among seller, platform, courier and tax with rounding that sums to the paid amount. Three-way matching joins order, gateway file and bank credit. Unmatched lines become breaks with an age and an owner.',
        hardPart:
          'A partial refund after payout has to pull shares back from parties who may hold no balance.',
      },
      {
        name: 'Disputes and chargebacks',
        users: 'Dispute analysts, merchants',
        text: 'Notices from card schemes and the UPI dispute process open a case with the evidence that its reason code accepts and a deadline. The desk also counts what fighting costs: below some amount, conceding is cheaper.',
        hardPart:
          'Delivery proof sits with couriers and expires, so evidence is collected at shipment and not when the dispute arrives.',
      },
    ],
    schematic: schematic({
      caption: 'No seller is paid until order, gateway file and bank credit agree.',
      lanes: {
        Checkout: { buyer: ['person', 'Buyer'], vault: ['outside', 'Token vault'] },
        Platform: { router: 'Payment router', states: ['store', 'Payment states'] },
        Acquiring: { acquirer: ['outside', 'Card acquirer'], upi: ['outside', 'UPI bank'] },
        Settle: { match: 'Three-way matching', escrow: ['outside', 'Aggregator’s escrow'] },
        Paid: { seller: ['person', 'Seller'] },
      },
      flows: [
        ['buyer', 'vault', 'card number'],
        ['vault', 'router', 'token'],
        ['buyer', 'router', 'UPI choice'],
        ['router', 'states', 'each change'],
        ['router', 'acquirer', '3-D Secure result'],
        ['router', 'upi', 'intent or QR'],
        ['acquirer', 'match', 'settlement file'],
        ['upi', 'match', 'settlement file'],
        ['states', 'match', 'captured orders'],
        ['match', 'escrow', 'release'],
        ['escrow', 'seller', 'split payout'],
      ],
      mark: {
        node: 'vault',
        before: 'Encrypted card table',
        doubt: 'PCI assessor: it is encrypted, but which servers touch it?',
        answer: 'No server of ours: the vault takes the number.',
      },
    }),
    route: {
      name: 'Bank credit BC-26-1118',
      about: 'credit card sales, 17 Nov 2026',
      stations: [
        {
          at: 'router',
          value: '₹19,22,800 expected',
          fields: [{ label: 'Each order', value: 'Above ₹2,000, so GST on fee' }],
          sum: {
            rows: [
              ['Captured, 612 orders', '20,00,000'],
              ['Refunds made', '−30,000'],
              ['Fee 2 %, GST 18 % on it', '−47,200'],
            ],
            total: ['Expected', '19,22,800'],
          },
          onward: 'captures, refunds',
        },
        {
          at: 'acquirer',
          value: '₹19,20,440 credited',
          fields: [{ label: 'File line', value: 'ADJ-4471, no refund id' }],
          sum: {
            rows: [
              ['Expected', '19,22,800'],
              ['Adjustment', '−2,360'],
            ],
            total: ['Credited, 18 Nov 2026', '19,20,440'],
          },
          onward: 'settlement file',
        },
        {
          at: 'match',
          value: '2 causes fit',
          fields: [
            { label: 'Refund R-2208', value: '₹2,360, requested 17 Nov 2026' },
            { label: 'Its state', value: 'Timed out, no ARN' },
            { label: 'Dispute fees', value: '4 opened, ₹500 each, 18 % GST' },
            { label: 'Disputed sums', value: 'By contract, only if lost' },
            { label: 'Report, 18 Nov', value: 'Names ADJ-4471' },
          ],
          mark: {
            struck: 'R-2208 done',
            note: 'Same amount, other money: its buyer still waits.',
          },
          onward: 'release',
        },
        {
          at: 'escrow',
          value: '₹19,20,440 divided',
          fields: [{ label: 'Held until', value: 'R-2208 shows its ARN' }],
          sum: {
            rows: [
              ['Sellers', '17,70,876'],
              ['Platform', '1,47,204'],
              ['Held for R-2208', '2,360'],
            ],
            total: ['Credited, 18 Nov 2026', '19,20,440'],
          },
          onward: 'split payout',
        },
        {
          at: 'seller',
          value: '₹17,70,876 due',
          fields: [{ label: 'Paid', value: 'On delivery, less TDS and TCS' }],
          sum: {
            rows: [
              ['Sales', '20,00,000'],
              ['Refunds, made and open', '−32,360'],
              ['Commission 10 %, GST in it', '−1,96,764'],
            ],
            total: ['Sellers', '17,70,876'],
          },
        },
      ],
    },
    argument: {
      heading: 'Two causes, one amount, and only one has left',
      paragraphs: [
        'The credit is ₹2,360 smaller than the platform’s own states. A refund of exactly that amount was requested the day before and timed out, so the reconciler takes the line for it and closes the break. Everything adds up, and a refund that was never made is marked as done.',
        'This is no fluke. The fees for opening 4 disputes, 4 × 500 = ₹2,000, bear GST of ₹360, and so does an article of ₹2,000. The finance controller likes matching by amount, since it clears the queue by noon; the support lead knows who rings three weeks later. A reference decides: the file names a refund by its id, and an acquirer reference number (ARN) follows. This line has neither, and the dispute report names it. Without that report it stays a break.',
        'Both closings divide ₹19,20,440 to the rupee, and ₹17,70,876 is the sellers’ either way. What changes is the platform’s own part. By amount it takes ₹1,49,564. By reference it bears the fees, takes ₹1,47,204 and leaves ₹2,360 in escrow: the acquirer, asked for the refund’s state, knows of none, so it is sent again under the same id. Marked as done, it comes back as a chargeback of ₹2,360 with a fee of ₹590.',
      ],
    },
  },
});

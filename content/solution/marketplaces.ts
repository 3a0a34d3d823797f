import { schematic, solutionPage } from '../catalogue/define';

export const marketplaces = solutionPage({
  slug: 'marketplaces',
  label: 'Marketplaces',
  title: 'A trade marketplace from RFQ to settled invoice',
  summary:
    'Business-to-business marketplace modules: supplier vetting, pack-size listings, RFQ and contract prices, punchout, credit terms, disputes and commission.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Buyers compare like with like across suppliers, at prices agreed for them alone.',
    quickAnswer:
      'Trade between firms means forty cartons of a stated pack size, quoted first, delivered to a named gate and paid for on thirty days’ credit. A consumer marketplace, made for baskets and cards, has no fields for that. These modules for enquiry, contract price and credit are meant for an operator such as a buying group, a trade association or a distributor that opens its range.',
    atAGlance: {
      fits: 'Buying groups, associations or distributors that put several suppliers behind one order desk',
      notFor: 'For shoppers who pay by card at once, read about consumer marketplaces under Services',
      firstStep: {
        what: 'One product category, drawn and opened with a few invited suppliers',
        output: 'orders that ran from RFQ to invoice, with their commission lines',
        weeks: [6, 7],
      },
      charged: 'Drawing at a fixed price, the category by sprint, each link to a buyer’s system by quote',
      youBring:
        'Invited suppliers and buyers, item lists with pack sizes, commission terms, your tax adviser',
    },
    ask: {
      text: 'Show three quotes for one article, suppliers unnamed. We restate them per base unit, or say why they cannot be compared.',
      button: 'Lay out three rival quotes',
    },
    notNeeded: {
      before: 'Ring ten suppliers. If seven will not list, you have saved yourself a',
      struck: 'marketplace',
      after: '.',
    },
    argument: {
      heading: 'Sixty cartons make the price, and ten of them leave',
      paragraphs: [
        'Three clinics pool a round for gloves, delivered, before GST: from 60 cartons ₹1,800 each, from 40 ₹1,900. K orders 30, L 20, M 10. At the close on 20 November all three hold a confirmed price of ₹1,800. On the 23rd M, which joins a chain with its own supplier, leaves. Fifty cartons cost ₹100 more each, so ₹5,000 is missing.',
        'The supplier would invoice what he loads, at the price of fifty: ₹95,000. K’s buyer has her price in writing. M says that it owes nothing for goods that never moved. The desk first offers all members the ten: sixty cartons come to ₹1,08,000, so the last ten cost only ₹13,000. Only K wants more, and only four; 54 are priced like fifty.',
        'Then the rule of the round decides. Whoever leaves after the close pays what the confirmed prices then lack, at most the price of its own order, ₹18,000. The supplier bills M ₹5,000, K ₹54,000 and L ₹36,000, together the ₹95,000. Commission of 2 % follows the goods invoiced, ₹1,800 instead of ₹2,160. Because the rule sells M a right to leave, GST at the gloves’ rate is charged on its ₹5,000, for which an exempt clinic gets no credit; damages for a plain breach would bear none (Circular 178/10/2022, our reading). Taking the ten would cost M ₹18,000 for gloves that its chain buys elsewhere.',
      ],
    },
    capabilities: [
      {
        name: 'Supplier vetting',
        users: 'Onboarding desk, suppliers',
        text: 'Tax registration, bank account, product licences and insurance are collected with expiry dates. Once a licence lapses, new orders in that category stop and open ones wait unshipped; the supplier is warned thirty days ahead.',
        owns: 'Files, certificates, permits',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Comparable listings',
        users: 'Catalogue stewards, suppliers',
        text: 'Offers are attached to one product record, identified by GTIN or by maker and part number and classified in UNSPSC or ECLASS. Prices are shown per base unit beside pack size and minimum quantity, because a cheap carton often holds fewer pieces.',
        owns: 'Products, offers, units of measure',
        on: { part: 1, row: 1 },
      },
      {
        name: 'RFQ and quotes',
        users: 'Buyers, suppliers’ sales staff',
        text: 'A buyer sends one enquiry (RFQ) to chosen suppliers; sealed or open bidding is set per event. Each quote carries validity, lead time and an Incoterms 2020 rule. Pooled, its price breaks count the cartons at the close.',
        owns: 'Enquiries, quotes, award notes',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Contract prices and account orders',
        users: 'Buyers, their approvers',
        text: 'Price lists are agreed between two parties and hidden from all others, operator staff included unless the contract says otherwise. Orders respect the buyer’s approval limits and the credit limit set by each supplier.',
        owns: 'Price lists, credit limits, orders',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Punchout and EDI',
        users: 'Procurement system owners',
        text: 'Through punchout (cXML or OCI) a large buyer shops here and takes the basket back into its own procurement system. Orders and invoices travel by EDI. Each connection takes testing time, so volume decides who gets one.',
        owns: 'Connections, message log, mappings',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Commission and settlement',
        users: 'Operator’s finance, suppliers',
        text: 'Commission follows the invoice: a partial shipment earns part of it and an accepted return reverses it. Where buyers’ money flows through the operator, tax collected at source (section 52, CGST Act) appears per supplier and month; income-tax TDS applies either way.',
        owns: 'Commissions, statements, payouts',
        on: { part: 1, row: 4, corrected: true },
      },
      {
        name: 'Disputes and ratings',
        users: 'Buyers, suppliers, mediator',
        text: 'Short, late or wrong goods open a case on the order line with photos and delivery note. Ratings derive from dated facts, such as confirmed day against delivered day. Praise in free text does not enter the score.',
        owns: 'Cases, evidence, supplier scores',
        on: { part: 0, row: 3 },
      },
    ],
    howItDiffers:
      'Under Services we describe how a multi-seller shop for consumers is engineered, with escrow and split payment; this product is the packaged counterpart for trade, with enquiries, account terms and bilateral prices.',
    screen: {
      device: 'browser',
      heading: 'Round 7: gloves',
      parts: [
        {
          part: 'table',
          columns: ['If', 'K pays', 'L pays', 'M pays'],
          rows: [
            ['price of fifty', '₹57,000', '₹38,000', '₹0'],
            ['supplier bears it', '₹54,000', '₹36,000', '₹0'],
            ['M takes its ten', '₹54,000', '₹36,000', '₹18,000'],
            ['M pays the gap', '₹54,000', '₹36,000', '₹5,000'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Insured to 31 Mar 2027', state: 'done' },
            { label: 'Carton: 1,000 gloves', state: 'done' },
            { label: '20 Nov: closed at 60', state: 'done' },
            { label: 'K buys by punchout', state: 'active' },
            { label: 'Commission: ₹1,800', state: 'waiting' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'An award on the enquiry board becomes a contract price for every later order.',
      lanes: {
        Buyer: { purchaser: ['person', 'Trade buyer'], punchout: ['outside', 'Buyer procurement'] },
        'Enquiry and price': { rfq: 'RFQ board', contract: ['store', 'Contract prices'] },
        Trade: { order: 'Account order', suppliers: ['person', 'Suppliers'] },
        Operator: { vetting: 'Supplier vetting', commission: ['store', 'Commission ledger'] },
      },
      flows: [
        ['purchaser', 'rfq', 'enquiry'],
        ['rfq', 'suppliers', 'sealed or open'],
        ['rfq', 'contract', 'award'],
        ['punchout', 'contract', 'cXML session'],
        ['contract', 'order', 'agreed price'],
        ['order', 'suppliers', 'within credit'],
        ['vetting', 'suppliers', 'permit dates'],
        ['order', 'commission', 'invoiced lines'],
      ],
      mark: {
        node: 'commission',
        before: 'Commission on orders',
        doubt: 'Supplier: half was shipped. Do I pay on all?',
        answer: 'Commission follows the invoice, and reverses with a return.',
      },
    }),
  },
});

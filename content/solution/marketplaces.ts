import { schematic, solutionPage } from '../catalogue/define';

export const marketplaces = solutionPage({
  slug: 'marketplaces',
  label: 'Marketplaces',
  title: 'A trade marketplace from RFQ to settled invoice',
  summary:
    'Business-to-business marketplace modules: supplier vetting, pack-size listings, RFQ and contract prices, punchout, credit terms, disputes and commission.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Buyers compare like with like across suppliers, at prices agreed for them alone.',
    quickAnswer:
      'Forty cartons of which pack size, delivered to which gate, on whose credit? Trade is asked, quoted and settled on account, and a consumer marketplace with baskets and cards has no field for it. Here an operator, say a buying group, a trade association or a distributor opening its range, gets modules for enquiry, contract price and credit.',
    atAGlance: {
      fits: 'Buying groups, associations or distributors that put several suppliers behind one order desk',
      notFor: 'Shoppers who pay by card at once: build a consumer marketplace instead',
      firstStep: {
        what: 'One product category, drawn and opened with a few invited suppliers',
        output: 'orders that ran from RFQ to invoice, with their commission lines',
        weeks: [6, 7],
      },
      charged: 'Drawing at a fixed price, the category by sprint, each punchout or EDI link by quote',
      youBring:
        'Invited suppliers and buyers, item lists with pack sizes, commission terms, your tax adviser',
    },
    ask: {
      text: 'Show three quotes for one article, suppliers unnamed. We set them per base unit, or say why they cannot be compared.',
      button: 'Lay out three rival quotes',
    },
    notNeeded: {
      before: 'Ring ten suppliers. If seven will not list, you have saved yourself a',
      struck: 'marketplace',
      after: '.',
    },
    capabilities: [
      {
        name: 'Supplier vetting',
        users: 'Onboarding desk, suppliers',
        text: 'Tax registration, bank account, product licences and insurance are collected with expiry dates. A supplier with a lapsed licence keeps old orders but receives no new ones in that category, and hears about it thirty days ahead.',
        owns: 'Files, certificates, permits',
      },
      {
        name: 'Comparable listings',
        users: 'Catalogue stewards, suppliers',
        text: 'Offers hang on one product by GTIN or by maker and part number, classified in UNSPSC or ECLASS. Prices are shown per base unit beside the pack size and MOQ, because a cheap carton often holds fewer pieces.',
        owns: 'Products, offers, units of measure',
      },
      {
        name: 'RFQ and quotes',
        users: 'Buyers, suppliers’ sales staff',
        text: 'A buyer sends one enquiry to chosen suppliers; sealed or open bidding is set per event. Quotes carry validity, lead time and Incoterms 2020 place. Choose sealed bids for a sharper first price, open ones where specifications differ.',
        owns: 'Enquiries, quotes, award notes',
      },
      {
        name: 'Contract prices and account orders',
        users: 'Buyers, their approvers',
        text: 'Price lists are agreed between two parties and hidden from all others, operator staff included unless the contract says otherwise. Orders respect the buyer’s approval limits and the credit limit set by each supplier.',
        owns: 'Price lists, credit limits, orders',
      },
      {
        name: 'Punchout and EDI',
        users: 'Procurement system owners',
        text: 'Large buyers shop through cXML or OCI punchout and return the basket to their own system. Orders and invoices travel as Peppol BIS 3 or EDI. Each connection takes testing time, so volume decides who gets one.',
        owns: 'Connections, message log, mappings',
      },
      {
        name: 'Commission and settlement',
        users: 'Operator’s finance, suppliers',
        text: 'Commission follows the invoice, shrinks with a partial shipment and reverses with an RMA. Where money flows through the operator in India, tax collected at source under section 52 of the CGST Act appears per supplier and month.',
        owns: 'Commissions, statements, payouts',
      },
      {
        name: 'Disputes and ratings',
        users: 'Buyers, suppliers, mediator',
        text: 'Short, late or wrong goods open a case on the order line with photos and delivery note. Ratings derive from dated facts, such as confirmed day against delivered day. Praise in free text counts for nothing.',
        owns: 'Cases, evidence, supplier scores',
      },
    ],
    howItDiffers:
      'Under services we describe how a multi-seller shop for consumers is engineered, with escrow and split payment; this product is the packaged counterpart for trade, with enquiries, account terms and bilateral prices.',
    schematic: schematic({
      caption:
        'One enquiry reaches several suppliers, the award becomes a bilateral price, and commission is computed from what was invoiced.',
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

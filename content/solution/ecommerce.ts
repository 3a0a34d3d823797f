import { schematic, solutionPage } from '../catalogue/define';

export const ecommerce = solutionPage({
  slug: 'ecommerce',
  label: 'E-commerce',
  title: 'A direct-to-shopper web store in seven modules',
  summary:
    'Catalogue, search, delivery promise, offers, checkout, tax papers and returns as modules with their own records, adopted one by one beside what you keep.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Shoppers read a delivery date that the shop itself is measured by.',
    quickAnswer:
      '“Arrives by Thursday.” For that line, stock, cut-off, carrier lane and holiday calendar must agree, and this store begins there. Seven modules take the order on to its refund, for brands and retailers that sell their own stock to shoppers. Each has an API, so a search engine that serves you well can remain.',
    atAGlance: {
      fits: 'Brands and retailers selling their own stock, whose offers or taxes have outgrown a hosted shop',
      notFor: 'A first shop with simple prices: start on a hosted one, and come back with its limits',
      firstStep: {
        what: 'The drawing, then one category on sale in a test store',
        output: 'a test store with true stock, true tax and sandbox payments',
        weeks: [4, 5],
      },
      charged: 'Test store at a fixed price, each module quoted in turn; provider fees stay yours',
      youBring:
        'Item data with MRP and declarations, a stock feed, tax codes, carrier lanes, a payment sandbox',
    },
    ask: {
      text: 'Retell the last missed delivery date, from stock to carrier. Expect a drawing in which the step that should have known is circled.',
      button: 'Retell one missed delivery',
    },
    notNeeded: {
      before: 'Twenty orders a week on WhatsApp need a payment link more than a',
      struck: 'web store',
      after: '.',
    },
    capabilities: [
      {
        name: 'Catalogue and attributes',
        users: 'Merchandisers, content editors',
        text: 'Products, variants and GTINs with attribute sets per family. An item cannot go live until its mandatory declarations are filled, among them net quantity, MRP and country of origin under India’s Legal Metrology packaged commodities rules.',
        owns: 'Items, variants, attributes, media',
      },
      {
        name: 'Search and listing',
        users: 'Shoppers, merchandisers',
        text: 'Facets come from the attribute sets, so bad data shows at once. Queries without a result are listed weekly with their frequency; a synonym or a new facet usually fixes them before any ranking model does.',
        owns: 'Synonyms, pins, facets, query log',
      },
      {
        name: 'Delivery promise',
        users: 'Shoppers, supply planners',
        text: 'A date per postcode is built from pick cut-off, holiday calendar and carrier lane, then stored with the order. Whether the promise was kept is counted against that date, however often the parcel is re-planned.',
        owns: 'Holds, cut-offs, lanes, promises',
      },
      {
        name: 'Promotion engine',
        users: 'Marketing, category managers',
        text: 'Marketing builds an offer from templates and runs it against last month’s baskets before release. Evaluation goes item, bundle, basket, coupon, delivery. Free scripting is left out on purpose: nobody can later explain a price made by code.',
        owns: 'Offers, coupons, rules, discounts',
      },
      {
        name: 'Checkout and payment states',
        users: 'Shoppers, payment operations',
        text: 'A hosted payment page keeps card numbers off your servers and the PCI DSS 4.0.1 self-assessment short. UPI answers that arrive after the timeout either revive the order or refund themselves; nothing stays undecided overnight.',
        owns: 'Attempts, authorisations, refunds',
      },
      {
        name: 'Orders and tax papers',
        users: 'Order desk, finance',
        text: 'Order lines split by shipment, and every dispatch raises its own invoice. Basket sneaking and drip pricing, both named in India’s 2023 dark-pattern guidelines, are tested for: no pre-ticked extras, all fees before the last step.',
        owns: 'Orders, shipments, invoices, credit notes',
      },
      {
        name: 'Returns',
        users: 'Shoppers, returns desk',
        text: 'A reason code decides pickup, inspection and refund route. Instant refunds please honest shoppers and attract a few others, so order value and return history limit them. The service desk sees the limit.',
        owns: 'Requests, inspections, reasons',
      },
    ],
    howItDiffers:
      'The industry page on e-commerce platforms weighs what that trade demands of any shop system, whereas here a single seller gets named modules, ready to configure; many sellers on one site need our marketplace product.',
    schematic: schematic({
      caption:
        'The promised date is stored before payment starts, and a return walks back through the same order lines until a credit note exists.',
      lanes: {
        Demand: { shopper: ['person', 'Shopper'], listing: 'Search and listing' },
        Basket: { promo: 'Promotion rules', promise: 'Delivery promise' },
        Payment: { states: 'Payment states', gateway: ['outside', 'Payment gateway'] },
        Fulfilment: {
          orders: ['store', 'Order lines'],
          returns: 'Returns desk',
          note: ['document', 'Credit note'],
        },
      },
      flows: [
        ['shopper', 'listing', 'query'],
        ['listing', 'promo', 'add item'],
        ['promo', 'promise', 'priced basket'],
        ['promise', 'states', 'reserve'],
        ['states', 'gateway', 'hosted page'],
        ['states', 'orders', 'confirmed'],
        ['orders', 'returns', 'reason code'],
        ['returns', 'note', 'accepted'],
      ],
      mark: {
        node: 'promise',
        before: 'Latest carrier estimate',
        doubt: 'Customer care: re-planned to Saturday; is that late?',
        answer: 'Yes: the date stored before payment is what counts.',
      },
    }),
  },
});

import { schematic, solutionPage } from '../catalogue/define';

export const ecommerce = solutionPage({
  slug: 'ecommerce',
  label: 'E-commerce',
  title: 'A direct-to-consumer web store in seven modules',
  summary:
    'Catalogue, search, delivery promise, offers, checkout, tax papers and returns as modules with their own records, adopted one by one beside what you keep.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The delivery date that a shopper reads is the one by which the shop is measured.',
    quickAnswer:
      'This is a web store for brands and retailers that sell their own stock to consumers. It starts from the delivery date, because a page that says “Arrives by Thursday” is right only while stock, picking cut-off, carrier lane and holiday calendar agree. Seven modules carry the order, from search to refund. Each has an API, so you can keep a search engine that serves you well.',
    atAGlance: {
      fits: 'Brands and retailers selling their own stock, whose offers or taxes have outgrown a hosted shop',
      notFor: 'A first shop with simple prices should open on a hosted service and learn its limits there',
      firstStep: {
        what: 'The drawing, then one category on sale in a test store',
        output: 'a test store with real stock, correct tax and sandbox payments',
        weeks: [4, 5],
      },
      charged: 'The test store has a fixed price and each module its own quote; you pay providers directly',
      youBring:
        'Item data with MRP and declarations, a stock feed, tax codes, carrier lanes, a payment sandbox',
    },
    ask: {
      text: 'Tell us how your last missed delivery date came about, from stock to carrier. Our drawing circles the step that should have known.',
      button: 'Describe a missed delivery',
    },
    notNeeded: {
      before: 'Twenty orders a week on WhatsApp need a payment link more than a',
      struck: 'web store',
      after: '.',
    },
    argument: {
      heading: 'Half an hour at the bank, and Saturday becomes Monday',
      paragraphs: [
        'On the Thursday before Diwali a shopper read “Saturday 7 November” and pressed Pay at 14:50, ten minutes before the last pick at 15:00. Her bank confirmed the UPI payment at 15:20, so the parcel left a day later; this lane takes two carrier days and rests on Sundays. W-6114 came on Monday, the day after Diwali.',
        'To the supply planner it was on time: picking of a prepaid order waits for the money, and from the money the date was always Monday. Customer care says that the shopper had one date, the one on her screen. By the planner’s clock two of the four orders are late, W-6115 and W-6127, by hers three, and by the carrier’s last estimate, which moved with each parcel, none.',
        'The store keeps the date shown when Pay was pressed. It is more than a measure: if goods come later than the stated delivery schedule, the Consumer Protection (E-Commerce) Rules do not let a shop that sells its own stock refuse to take them back, force majeure apart. All were sale items without return; by the planner’s count the desk would turn W-6114 away. An earlier cut-off costs quick payers their Saturday; “Saturday, if your bank is quick” is no date. No order is re-planned in silence: the shopper is offered a refund or Monday, which gives up nothing and still counts as late.',
      ],
    },
    capabilities: [
      {
        name: 'Catalogue and attributes',
        users: 'Merchandisers, content editors',
        text: 'Products, variants and GTINs with attribute sets per family. An item cannot go live until its mandatory declarations are filled in: net quantity, MRP, country of origin and the others of the Legal Metrology (Packaged Commodities) Rules.',
        owns: 'Items, variants, attributes, media',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Search and listing',
        users: 'Shoppers, merchandisers',
        text: 'Facets come from the attribute sets, so bad data shows at once. Queries without a result are listed weekly with their frequency; a synonym or a new facet usually fixes them before any ranking model does.',
        owns: 'Synonyms, pins, facets, query log',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Delivery promise',
        users: 'Shoppers, supply planners',
        text: 'A date per postcode is built from pick cut-off, holiday calendar and carrier lane, then stored with the order. On-time delivery is counted against that date, however often the parcel is re-planned.',
        owns: 'Holds, cut-offs, lanes, promises',
        on: { part: 1, row: 1, corrected: true },
      },
      {
        name: 'Promotion engine',
        users: 'Marketing, category managers',
        text: 'Marketing builds an offer from templates and runs it against last month’s baskets before release. Discounts apply in a fixed order: item, bundle, basket, coupon, delivery. We leave out free scripting because a price made by code is hard to explain later.',
        owns: 'Offers, coupons, rules, discounts',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Checkout and payment states',
        users: 'Shoppers, payment operations',
        text: 'A hosted payment page keeps the PCI DSS self-assessment short. A late UPI confirmation revives an order whose date still holds; cash on delivery stays open until the carrier remits. Dark-pattern tests look for pre-ticked extras and fees shown last.',
        owns: 'Attempts, authorisations, refunds',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Orders and invoices',
        users: 'Order desk, finance',
        text: 'Order lines split by shipment, and every dispatch raises its own invoice. Until then a prepaid order is an advance, which for goods bears no GST yet: it has a receipt voucher and, if cancelled, a refund voucher.',
        owns: 'Orders, shipments, invoices, credit notes',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Returns',
        users: 'Shoppers, returns desk',
        text: 'A reason code decides pickup, inspection and refund route. Instant refunds please honest shoppers and attract a few others, so order value and return history limit them. A parcel refused at the door (RTO) is inspected as well.',
        owns: 'Requests, inspections, reasons',
        on: { part: 2, row: 3 },
      },
    ],
    howItDiffers:
      'The industry page on e-commerce platforms weighs what that trade demands of any shop system, whereas here a single seller gets named modules, ready to configure; a site with many sellers is the subject of the marketplace page under Services.',
    screen: {
      device: 'browser',
      heading: 'Sale items, 5 November',
      parts: [
        {
          part: 'table',
          columns: ['Order', 'Pay pressed', 'Money', 'Came'],
          rows: [
            ['W-6101', '11:20', 'at once', '7 Nov'],
            ['W-6114', '14:50', '15:20', '9 Nov'],
            ['W-6115', '14:58', 'at once', '9 Nov'],
            ['W-6127', '15:40', 'at once', '10 Nov'],
          ],
        },
        {
          part: 'calendar',
          month: '2026-11',
          span: [2, 15],
          marked: [
            { day: 5, state: 'done' },
            { day: 7, state: 'alert', note: 'W-6114 due' },
            { day: 9, state: 'active' },
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Labels', value: 'full' },
            { label: 'Dead ends', value: 'nil' },
            { label: 'Offer', value: 'live' },
            { label: 'May return', value: '3' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'The delivery date is settled between the priced basket and the payment.',
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
        doubt: 'Customer care: re-planned to Monday; is that late?',
        answer: 'Yes: the date stored before payment is what counts.',
      },
    }),
  },
});

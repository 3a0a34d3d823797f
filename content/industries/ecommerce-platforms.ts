import { industryPage, schematic } from '../catalogue/define';

export const ecommercePlatforms = industryPage({
  slug: 'ecommerce-platforms',
  label: 'E-commerce Platforms',
  title: 'E-commerce platforms that promise what can ship',
  summary:
    'Storefront, product data, order promise, payments and returns for retailers and brands, sized for sale day and connected to the stock that stores share.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The delivery date on the product page comes from real stock and real cut-offs.',
    quickAnswer:
      'Sale day, eleven in the morning, forty pieces left of one size: who gets them? Online retail breaks at such seams, at a stale stock feed, a promotion counted twice, a return nobody booked. For retailers, brands and makers who sell direct, the shop is built around three things: a product model, an order promise and a returns ledger.',
    atAGlance: {
      fits: 'Retailers and brands with many variants, several stock points and marketplaces to feed',
      notFor: 'A catalogue of fifty items: take a hosted shop and change its theme',
      firstStep: {
        what: 'Product and order flow drawn, one category in a test shop',
        output: 'real product data on screen, one order shipped and returned',
        weeks: [4, 6],
      },
      charged: 'A fixed price up to the first returned order; then sprints, and hours on sale days',
      youBring:
        'Product data as suppliers send it, stock feeds, GST and promotion rules, payment sandbox keys',
    },
    ask: {
      text: 'Leave one supplier’s product sheet as messy as it arrived. Beside each item we note what its page still lacks.',
      button: 'Share one supplier’s sheet',
    },
    notNeeded: {
      before: 'If marketplaces sell all you can pack, stay there. An',
      struck: 'e-commerce platform',
      after: 'packs nothing.',
    },
    capabilities: [
      {
        name: 'Product information and assortment',
        users: 'Merchandisers, content team',
        text: 'PIM records carry GTIN, variants, HSN code, Legal Metrology declarations and pictures per channel. No product goes live half-described: completeness rules see to that. Facets come from attributes in use, not from a supplier’s spreadsheet.',
        hardPart:
          'Suppliers name one colour in dozens of ways, and every wrong mapping hides a product from its filter.',
      },
      {
        name: 'Order promise and OMS',
        users: 'Fulfilment planners, store staff',
        text: 'Available-to-promise nets safety stock, reservations and open picks across warehouse and ship-from-store nodes. Orders split when the second parcel still leaves margin. Reservations start at payment, unless an item is scarce enough to hold earlier.',
        hardPart:
          'Reserving at basket protects the buyer and lets abandoned carts lock the last units on sale day.',
      },
      {
        name: 'Promotions and pricing',
        users: 'Category managers, finance',
        text: 'Rules state their order, exclusivity and who funds them, and a basket preview shows the result before launch. Discounts are apportioned to lines, so that a partial return refunds the right amount and the right GST.',
        hardPart:
          'Two harmless offers can stack below cost; the preview has to test combinations and not rules alone.',
      },
      {
        name: 'Checkout and payment',
        users: 'Buyers, payment team',
        text: 'UPI, cards with 3-D Secure, pay on delivery and gift balance share one order state. Hosted fields keep card data away from the shop. Scripts on the payment page are inventoried, as PCI DSS 4.0.1 demands.',
        hardPart:
          'Pay-on-delivery orders are refused at the door; limits by address history cost some honest first orders.',
      },
      {
        name: 'Returns and marketplace channels',
        users: 'Service desk, channel managers',
        text: 'Reason codes, inspection grade and refund path follow each item back to sellable, outlet or scrap. Listings and orders reach marketplaces and ONDC through adapters, each with a stock buffer of its own.',
        hardPart:
          'A refund before inspection pleases buyers and invites swapped goods, so it is offered by history and value.',
      },
    ],
    schematic: schematic({
      caption:
        'The product page shows only a date that the order promise can back, and one paid order may leave from two places.',
      lanes: {
        'Sell side': { merchandiser: ['person', 'Merchandiser'], pim: ['store', 'PIM records'] },
        Shop: { page: 'Product page', basket: 'Basket and checkout' },
        Order: { promise: 'Order promise (ATP)', oms: 'Order splitting' },
        Fulfil: { dc: ['outside', 'Warehouse'], shipStore: ['outside', 'Ship-from-store'] },
        Return: { returns: 'Returns inspection' },
      },
      flows: [
        ['merchandiser', 'pim'],
        ['pim', 'page', 'complete items'],
        ['page', 'basket'],
        ['promise', 'page', 'delivery date'],
        ['basket', 'oms', 'paid order'],
        ['promise', 'oms', 'reservation'],
        ['oms', 'dc', 'pick request'],
        ['oms', 'shipStore', 'second parcel'],
        ['dc', 'returns'],
        ['shipStore', 'returns'],
      ],
      mark: {
        node: 'returns',
        before: 'Instant refund',
        doubt: 'Fraud desk: and when the box holds an old pair?',
        answer: 'Goods are graded first; history and value earn exceptions.',
      },
    }),
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const ecommercePlatforms = industryPage({
  slug: 'ecommerce-platforms',
  label: 'E-commerce Platforms',
  title: 'E-commerce platforms that promise what can ship',
  summary:
    'Storefront, product data, order promise, payments and returns for retailers and brands, sized for sale day and connected to the stock that stores share.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The delivery date on the product page comes from real stock and real cut-offs.',
    quickAnswer:
      'Forty pieces are left of one size at eleven on a sale day, and forty-nine buyers press Pay. Online retail breaks at such seams, at a stale stock feed, a promotion counted twice, a return that was never booked. For retailers, brands and makers who sell direct, the shop is built around three things: a product model, an order promise and a returns ledger.',
    atAGlance: {
      fits: 'Retailers and brands with many variants, several stock points and marketplaces to feed',
      notFor: 'A catalogue of fifty items, for which a hosted shop and its theme are enough',
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
        text: 'Product records (PIM) carry GTIN, variants, HSN code, Legal Metrology declarations and pictures per channel. Completeness rules keep a half-described product offline. Filters show only attributes in use.',
        hardPart:
          'Suppliers name one colour in dozens of ways, and every wrong mapping hides a product from its filter.',
        today: {
          role: 'Merchandiser',
          pain: 'She types what a supplier’s sheet leaves out, and the sheet comes again next season with the same gaps.',
        },
      },
      {
        name: 'Order promise and OMS',
        users: 'Fulfilment planners, store staff',
        text: 'What can be promised is stock less safety stock, holds and open picks, over warehouse and stores that ship. An order splits when the second parcel still leaves margin. Plenty is reserved when the money is in; scarce sizes from the press of Pay.',
        hardPart: 'Store stock is wrong by a few pieces every day, and the promise has to know by how many.',
        today: {
          role: 'Service desk',
          pain: 'Monday begins with buyers who paid on Saturday for a size that had gone, and with their bank’s days until the refund.',
        },
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
        text: 'UPI, cards with 3-D Secure, pay on delivery and gift balance share one order state. Hosted fields keep card data away from the shop, and its own scripts on that page are few and listed.',
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
    route: {
      name: 'Kurta 2086, size M',
      about: 'Saturday 10 Oct, 11 to 12',
      stations: [
        {
          at: 'promise',
          value: '40 to promise',
          sum: {
            rows: [
              ['On hand, warehouse', '34'],
              ['On hand, three stores', '18'],
              ['Open picks, warehouse', '−6'],
              ['Safety stock, stores', '−6'],
            ],
            total: ['Available to promise', '40'],
          },
          onward: 'delivery date',
        },
        {
          at: 'page',
          value: 'By Tue 13 Oct',
          fields: [
            { label: 'Pincode', value: '411038' },
            { label: 'Cut-off', value: 'paid by 14:00' },
            { label: 'Price', value: '₹1,799, prepaid only' },
          ],
          onward: 'size M',
        },
        {
          at: 'basket',
          value: '49 press Pay',
          sum: {
            rows: [
              ['In the basket', '130'],
              ['Left without paying', '−81'],
            ],
            total: ['Pressed Pay', '49'],
          },
          onward: 'hold, then payment',
        },
        {
          at: 'oms',
          value: '40 sold',
          fields: [{ label: 'Piece held', value: 'from Pay, for 12 minutes' }],
          sum: {
            rows: [
              ['Pressed Pay', '49'],
              ['Payment failed', '−4'],
              ['Told before paying', '−5'],
            ],
            total: ['Sold', '40'],
          },
          mark: {
            struck: '45 sold',
            note: 'Held only once paid, five would need refunds.',
          },
          onward: 'pick request',
        },
        {
          at: 'dc',
          value: '28 picked',
          sum: {
            rows: [
              ['Sold', '40'],
              ['For three stores to ship', '−12'],
            ],
            total: ['For the warehouse', '28'],
          },
          onward: 'rest, from stores',
        },
        {
          at: 'shipStore',
          value: '12 shipped',
          sum: {
            rows: [
              ['Found on the rail', '11'],
              ['From safety stock', '1'],
            ],
            total: ['Shipped by stores', '12'],
          },
          onward: 'what comes back',
        },
        {
          at: 'returns',
          value: '7 returned',
          fields: [{ label: 'Returned by', value: '24 Oct 2026' }],
          sum: {
            rows: [
              ['Sellable', '5'],
              ['To the outlet', '1'],
              ['Swapped, not refunded', '1'],
            ],
            total: ['Inspected', '7'],
          },
        },
      ],
    },
    argument: {
      heading: 'When the fortieth piece stops being for sale',
      paragraphs: [
        'A buyer believes that what lies in her basket is hers, so marketing asks for a hold from there. For an hour, forty baskets lock the size. As in this hour, some 15 of them press Pay, one payment fails and 14 pieces are sold, while 26 wait till noon for people who have left or could not pay.',
        'Without any hold before the money is in, no piece waits in vain. Every tenth payment fails, four of 49, which is our assumption, so 45 succeed, and five buyers have paid for nothing. Their 5 × ₹1,799 = ₹8,995 is back in some days, and by then they have bought elsewhere.',
        'Held from the press of Pay, for longer than a payment may stay open, the pieces are sold to forty buyers. The four whose payment fails give theirs back to whoever presses next, and five read “gone” before they pay. It costs a clock that must run out reliably, and a refusal at the busiest minute.',
        'With 400 pieces none of this is needed, and a hold would only slow the checkout. The rule therefore asks whether stock is below an hour’s expected demand, a figure that the merchandiser owns.',
      ],
    },
    terms: [
      {
        term: 'Apportioned discount',
        meaning:
          'Articles of ₹1,000, ₹600 and ₹400 with ₹300 off are each sold at 85 %. If the one of ₹600 comes back, its buyer gets 600 × 85 % = ₹510, with the GST in it.',
      },
      {
        term: 'Return to origin (RTO)',
        meaning:
          'A parcel that was refused or not collected and comes back unopened. It costs freight both ways and some days without the goods.',
      },
      {
        term: 'Card token, mandate',
        meaning:
          'What a gateway holds for a saved card or a subscription. A new shop can go on using it; at a new gateway each subscriber agrees again, unless the two providers move it.',
      },
      {
        term: 'Available to promise',
        meaning:
          'Stock that a new buyer may be offered: on hand, less what is held, being picked, or kept back because counts are never exact.',
      },
      {
        term: 'SAQ A',
        meaning:
          'The shortest self-assessment that the card standard PCI DSS has for online shops, namely those whose payment page comes wholly from a provider.',
      },
    ],
    related: [
      {
        page: 'solution/ecommerce',
        reason: 'The shop as a product: modules, screens and who owns which record.',
      },
      {
        page: 'solution/marketplaces',
        reason: 'When other sellers ship, and you pay them out.',
      },
      {
        page: 'solution/omnichannel',
        reason: 'If stores and shop already sell, and only their stock disagrees.',
      },
      {
        page: 'industries/retail-it',
        reason: 'Tills, price files and store networks behind the stock feed.',
      },
      {
        page: 'services/ecommerce-seo',
        reason: 'What becomes of old addresses and filters when the shop moves.',
      },
    ],
    faq: [
      {
        question: 'Does PCI DSS oblige us to watch the scripts of our checkout?',
        answer:
          'With a provider’s embedded form and SAQ A you must confirm, since 31 March 2025, that scripts cannot attack the page, or the provider does. Shops that redirect are exempt. Longer assessments require script inventory and tamper detection.',
      },
      {
        question: 'Where should we restrict cash on delivery without losing good orders?',
        answer:
          'Group a year’s orders by pin code, new or known buyer, and basket. If a delivery earns ₹240 and a return to origin costs ₹160, both assumed, cash pays until 60 % of a group’s parcels come back; until 50 %, if a third of good buyers prepay instead. Test half of the worst groups, by lot, for four weeks.',
      },
      {
        question: 'At what volume do we outgrow Shopify or WooCommerce?',
        answer:
          'Not at an order count. On 2,000 orders a month of ₹1,000, each per cent of fees is ₹20,000 to set beside a build’s upkeep. Shopify keeps checkout and passwords, and charges extra for another gateway; WooCommerce you may change, and must update.',
      },
    ],
    chapters: {
      order: ['case', 'build-or-buy', 'systems'],
      buildOrBuy: [
        {
          way: 'Rent a hosted shop',
          rightWhen: 'One warehouse ships, and offers are simple.',
          price: 'Apps for what is missing, each with its own monthly fee and data.',
        },
        {
          way: 'Keep the shop, build the promise',
          rightWhen: 'Browsing works; stock, dates and returns do not.',
          price: 'Your shop must let another system answer for stock.',
        },
        {
          way: 'Build the platform',
          rightWhen: 'Sets, rentals or made-to-measure fit no cart.',
          price: 'A team of your own once it is live, sale days included.',
        },
      ],
      systemsMap: [
        {
          system: 'ERP and item master',
          holds: 'Items, prices, tax classes, invoices',
          integration: 'Changes by event, full compare at night',
          gotcha: 'A price that changes at midnight must reach page and till at once.',
        },
        {
          system: 'Warehouse system',
          holds: 'Stock by bin, picks, dispatch',
          integration: 'Stock events, pick requests',
          gotcha: 'Stock is reduced at pick, at pack or at dispatch; ask which.',
        },
        {
          system: 'Store tills',
          holds: 'Sales and counts of stores',
          integration: 'Movements every few minutes',
          gotcha: 'An offline till sells the piece that the site has just promised.',
        },
        {
          system: 'Payment gateway',
          holds: 'Attempts, captures, refunds',
          integration: 'Callbacks, and a status query',
          gotcha: 'A late callback can still report success after the hold; refund it by rule.',
        },
        {
          system: 'Marketplaces and ONDC',
          holds: 'Listings, orders, penalties',
          integration: 'One adapter a channel',
          gotcha: 'Stock updates queue on sale days, so each channel keeps a buffer.',
        },
      ],
      plan: [
        {
          name: 'One category, one order',
          text: 'Its real products are loaded, and one parcel goes out and comes back.',
          weeks: [4, 6],
        },
        {
          name: 'Catalogue and promise',
          text: 'Remaining categories by completeness rule; stock of all nodes netted and compared daily with counts.',
          weeks: [8, 10],
        },
        {
          name: 'Checkout, offers, returns',
          text: 'Payment states, the order of discounts, and refunds line by line.',
          weeks: [6, 8],
        },
        {
          name: 'The rehearsed hour',
          text: 'Last sale’s busiest hour is replayed at three times its rate, with one gateway switched off.',
          weeks: [3, 4],
        },
        {
          name: 'Channels',
          text: 'One marketplace first, until a week of its orders settles without questions.',
          weeks: [4, 6],
        },
      ],
      costDrivers: [
        {
          driver: 'Suppliers’ sheets',
          why: 'Every layout needs its mapping and somebody to decide the doubtful values.',
          keepDown: 'Put a template into the supply contract.',
          step: 1,
        },
        {
          driver: 'Places that ship',
          why: 'Each store adds counts, cut-offs and a person who packs.',
          keepDown: 'Begin with the three stores that count best.',
          step: 1,
        },
      ],
      goingLive: [
        {
          name: 'Well before the festivals',
          text: 'Nothing new in the six weeks before a sale, save a change that can be switched off.',
        },
        {
          name: 'By category',
          text: 'Old and new shop share one basket for a while, so that a mixed order stays one order.',
        },
        {
          name: 'The way back',
          text: 'A category can return to the old shop, while orders are finished where they were taken. Our contract names how long the old licence runs on.',
        },
      ],
      standards: [
        {
          id: 'pci-dss-4.0.1',
          use: 'Merchants, through their acquirer’s contract. A redirect or an embedded form of a provider keeps card numbers off the shop and the self-assessment short.',
        },
        {
          id: 'dpdp-act',
          use: 'Address history that decides on pay-on-delivery is personal data, so the buyer can ask for it and correct it.',
        },
        {
          id: 'wcag-2.2',
          use: 'Size picker, basket and payment work by keyboard and with a screen reader; a hold warns before its time runs out.',
        },
      ],
      kpis: [
        { name: 'Sold and not shipped', formula: 'lines cancelled for lack of stock ÷ lines paid, by node' },
        { name: 'Holds run out', formula: 'holds ended by the clock ÷ holds, by payment method' },
        { name: 'Date kept', formula: 'parcels delivered by the date on the page ÷ parcels' },
      ],
    },
  },
});

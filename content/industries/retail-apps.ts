import { industryPage, schematic } from '../catalogue/define';

export const retailApps = industryPage({
  slug: 'retail-apps',
  label: 'Retail Apps',
  title: 'Retail apps for the aisle, the till and the sofa',
  summary:
    'Shopper and associate apps with store-level stock, loyalty, click and collect and clienteling, made for dead spots between the shelves and shared handhelds.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Shoppers see what their own store has today.',
    quickAnswer:
      '“Do you have it in 38?” A shopper asks that at home, an associate has to answer it in the aisle, and both look at one stock figure that is easily wrong by a pair. So we first measure how far that figure can be trusted: two stores are counted against the book, which decides how availability is worded. The apps that follow are for store chains and brands whose present app is a web shop in a frame.',
    atAGlance: {
      fits: 'Store chains whose shoppers and staff need the same stock answer on a phone',
      notFor: 'Customers who come twice a year will not install an app; a Progressive Web App reaches them',
      firstStep: {
        what: 'Two pilot stores counted, and one staff task put on handhelds',
        output: 'accuracy by category, and that task drawn and in daily use',
        weeks: [4, 6],
      },
      charged: 'Pilot stores at a fixed price, then a small team by the month',
      youBring: 'POS and stock feeds, two stores, shared handhelds, a store manager with an opinion',
    },
    ask: {
      text: 'Phone five stores and ask for one shoe in 38. Their answers, beside the book figure, give a first hint how an app may word availability.',
      button: 'Ask five stores for one size',
    },
    notNeeded: {
      before: 'A wrong stock figure does more harm in a',
      struck: 'retail app',
      after: 'than on a shelf. Begin by counting.',
    },
    capabilities: [
      {
        name: 'Shopper app with store mode',
        users: 'Shoppers, loyalty members',
        text: 'Inside the store the app switches to aisle, shelf price and a scanner for EAN barcodes and GS1 Digital Link codes. Availability is worded by confidence, “in stock” or “perhaps, ask us”, and a size that has stopped selling is trusted less than a single pair that moves.',
        hardPart:
          'The price scanned must equal the price at the till, including promotions that the POS calculates by itself.',
      },
      {
        name: 'Click and collect picking',
        users: 'Pickers, counter staff',
        text: 'Click-and-collect orders become pick tasks sorted by shelf route, with substitution rules agreed by category. When the shelf is empty, the app asks for a second look, marks the SKU for a count and offers the order to another store. Handover needs a code.',
        hardPart:
          'Stock in a basket is still stock on record, so the last piece can be promised and carried off.',
      },
      {
        name: 'Associate and clienteling app',
        users: 'Sales associates, store managers',
        text: 'Associates look up sizes across stores, see wish lists and past purchases with consent, and receive tasks for price changes and planogram checks. Since devices are shared, staff sign in by badge within seconds, and the previous customer’s data is gone at hand-over.',
        hardPart:
          'Helpful history turns intrusive quickly; consent decides what an associate may see and mention.',
      },
      {
        name: 'Loyalty wallet',
        users: 'Members, marketing, finance',
        text: 'Points are earned at the till, redeemed offline up to a small cap and reversed on return, while finance sees the outstanding liability by expiry. A small chain does better with a plain discount card, which leaves no liability in the books.',
        hardPart:
          'Households pool points and share phones, which resembles account theft until the rules allow for it.',
      },
      {
        name: 'Mobile checkout',
        users: 'Shoppers, loss prevention',
        text: 'Scan-and-go or an associate’s handheld takes UPI and cards on a PCI-listed reader. Random and risk-based basket checks protect against shrink. Fresh and tagged goods go to the till, where weighing and detaching happen anyway.',
        hardPart:
          'Each basket check annoys an honest shopper, and the price of checking too seldom shows only at the stocktake.',
      },
    ],
    schematic: schematic({
      caption:
        'A pick that fails hides the size and has it counted before the next shopper relies on the figure.',
      lanes: {
        'Who uses it': { shopper: ['person', 'Shopper'], associate: ['person', 'Store associate'] },
        Apps: { shop: 'Shopper app', handheld: 'Associate handheld' },
        Services: {
          points: 'Loyalty wallet',
          stock: ['store', 'Store stock by SKU'],
          picks: 'Pick tasks',
          count: 'Count list',
        },
        'Store systems': { pos: ['outside', 'POS and promotions'] },
      },
      flows: [
        ['shopper', 'shop', 'scan, collect'],
        ['associate', 'handheld', 'badge sign-in'],
        ['shop', 'stock', 'check, reserve'],
        ['stock', 'picks', 'reserved piece'],
        ['picks', 'handheld', 'shelf route'],
        ['handheld', 'count', 'not found'],
        ['count', 'stock', 'counted figure'],
        ['shop', 'points', 'redeem'],
        ['pos', 'stock', 'sales'],
        ['pos', 'points', 'earn'],
      ],
      mark: {
        node: 'handheld',
        before: 'Tablet, one login',
        doubt: 'Consent desk: whose wish list is left on this screen?',
        answer: 'Badges sign staff in; hand-over clears the last customer.',
      },
    }),
    route: {
      name: 'Order CC-7316',
      about: 'loafer in 38, Store 14',
      stations: [
        {
          at: 'shopper',
          value: 'Size 38, today',
          fields: [
            { label: 'Article', value: 'Loafer 6120, black' },
            { label: 'Asked', value: 'Thu 19 Nov 2026, 12:10' },
          ],
          onward: 'asks for 38',
        },
        {
          at: 'shop',
          value: 'Perhaps, ask us',
          fields: [
            { label: 'Answer by', value: '12:40, 30 minutes' },
            { label: 'Payment', value: 'at the counter' },
          ],
          mark: { struck: 'In stock', note: 'Two on book, but silent for four usual gaps.' },
          onward: 'check, reserve',
        },
        {
          at: 'stock',
          value: '2 on book',
          fields: [
            { label: 'Last sale', value: '26 Oct 2026' },
            { label: 'Nothing arrived', value: 'since 12 Oct 2026' },
            { label: 'Usual gap', value: '6 days, from 11 sales' },
            { label: 'Suspect', value: 'from 3 gaps without a move' },
            { label: 'Display shoe', value: 'size 37, not from these' },
          ],
          onward: 'reserved piece',
        },
        {
          at: 'picks',
          value: 'Look, then promise',
          fields: [
            { label: 'Places', value: 'bay, stockroom, try-on bench' },
            { label: 'Next', value: 'Store 9, 1 on book' },
            { label: 'Its last sale', value: '15 Nov 2026, same gap' },
          ],
          onward: 'shelf route',
        },
        {
          at: 'handheld',
          value: 'Not found, 12:31',
          fields: [
            { label: 'Store 9', value: 'found and put by, 12:37' },
            { label: 'Told to shopper', value: '12:38, collect at Store 9' },
            { label: 'Held for her', value: 'until closing' },
          ],
          onward: 'not found',
        },
        {
          at: 'count',
          value: '0 on hand',
          fields: [
            { label: 'Counted', value: '19 Nov 2026, after closing' },
            { label: 'Sizes 37 and 39', value: 'none over, so no wrong box' },
          ],
          sum: {
            rows: [
              ['On book, hidden at 12:31', '2'],
              ['Written off by area manager', '−2'],
            ],
            total: ['On hand', '0'],
          },
        },
      ],
    },
    argument: {
      heading: 'Two on the book, and not one sold for 24 days',
      paragraphs: [
        'The app may say “in stock” where nine sizes in ten are found, and says “perhaps” elsewhere. The digital team goes by the book and trusts two pairs or more. The store manager distrusts silence. A size that sells every 6 days and has stood still for 24, Diwali among them, is doubtful, while a single pair whose twin sold on Sunday is probably there. Each size is measured by its own gap, from the last sale or delivery, and three gaps make it suspect. A size that has sold fewer than five times has no gap and stays at “perhaps”.',
        'In the two pilot stores 190 sizes had a gap. Of those still moving, 37 of 40 single pairs were found, and 98 of 100 at two or more. Of the silent ones, 15 of 30 and 13 of 20. By the book, the app would call 120 sizes in stock, and 9 are not there; by silence it offers 140 and is wrong about 5. Both keep nine in ten.',
        'The usual guard, a safety stock of one pair, is the book’s rule again and hides those 37. The silent sizes also make the better count list: of 50, 22 have gone; of all 70 single pairs, 18. What a picker cannot find is hidden and counted, not written off at once; it may be on somebody’s feet.',
      ],
    },
  },
});

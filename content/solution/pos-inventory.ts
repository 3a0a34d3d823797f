import { schematic, solutionPage } from '../catalogue/define';

export const posInventory = solutionPage({
  slug: 'pos-inventory',
  label: 'POS & Inventory',
  title: 'Point of sale and store stock that work offline',
  summary:
    'Tills with an offline queue, their own invoice series, price zones and a stock ledger fed by receipts, transfers, cycle counts and day-end tenders.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The queue keeps moving when the line is down, and tomorrow’s books still agree.',
    quickAnswer:
      'Pull the network cable at six on a Saturday evening. If the next customer notices, it is not a till. For chains of three to a few hundred shops this product puts billing, cash, receiving, transfers and counting on one stock ledger that accepts late sales. Your own tills are tested in that way first.',
    atAGlance: {
      fits: 'Chains of three shops or more whose stock and cash must agree by morning',
      notFor: 'A single shop or stall: rent a hosted POS by the month',
      firstStep: {
        what: 'Your own tills tried in one shop with the line pulled, then the drawing',
        output: 'what stopped, which counts moved, and which tills can stay',
        weeks: [2, 3],
      },
      charged: 'The test at a fixed price, a rate per store opened, support by the month; hardware is yours',
      youBring:
        'Item and price masters, GST registrations, a store manager, printers, scanners, your card-terminal provider',
    },
    ask: {
      text: 'What stops at your till when the line drops? List it in order, and we sketch the queue that would carry on.',
      button: 'List what an outage stops',
    },
    notNeeded: {
      before: 'Does the network fail twice a year? Keep a paper bill book and forget the',
      struck: 'offline till',
      after: '.',
    },
    howItDiffers:
      'If your tills sell and only differ by store, keep them; read Retail IT. If the shops count right and the warehouse does not, Warehouse and Inventory is meant. This product replaces tills, and its ledger ends at the shop door.',
    argument: {
      heading: 'Whose minute decides whether a kurta is missing',
      paragraphs: [
        'Mornings belong to receiving, so it is 18:20 when somebody counts 20 kurtas. The ledger has 22: Till 3 has lost the shop’s network, and the bill that it printed at 18:11 waits there until 19:02. Post the difference at once, and the late bill takes its piece off a second time: once two more are sold, the ledger ends at 17 where 18 hang. It also calls ₹2,998 lost, above this store’s limit of ₹2,000, so a second person recounts. By the time on the bill the book held 21, and one piece is gone.',
        'While the list is open, the store manager cannot go home; if it closes while a till is silent, loss prevention looks into pieces that were paid for. So each line waits until every till has reported past its minute; if one is still dark at closing, the line moves to tomorrow. A shortage that a bill of the next thirty minutes would explain is counted again, because the piece may have been in a trial room or basket.',
        'All this trusts clocks. Were Till 3 slow by ten minutes, a piece sold at 18:25 would count as sold before 18:20 and hide the loss until the next count.',
      ],
    },
    terms: [
      {
        term: 'Shrink',
        meaning:
          'Stock that the book has and the shelf has not: theft, breakage, short deliveries accepted on trust, and counts posted against the wrong minute.',
      },
      {
        term: 'Blind cash count',
        meaning:
          'The cashier enters what is in the drawer before the system shows what should be there, so that the figure cannot be made to fit.',
      },
    ],
    capabilities: [
      {
        name: 'Till with offline queue',
        users: 'Cashiers, shift leads',
        text: 'Prices, taxes and offers sit on the till. Bills print at once and wait in a signed queue. Credit notes issued elsewhere cannot be checked offline, so redeeming them then needs a supervisor and carries a cap.',
        owns: 'Bills, lines, shifts, queue state',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Invoice series per till',
        users: 'Finance, store managers',
        text: 'GST rule 46 asks for a consecutive number of at most sixteen characters, unique within the financial year, and allows several series. Each till therefore has its own prefix and never waits for a central counter.',
        owns: 'Series, prefixes, void register',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Price zones and scanning',
        users: 'Pricing team, cashiers',
        text: 'A price belongs to item, zone and date, and takes effect at opening rather than mid-shift. Scanners read EAN-13 and 2D codes with GS1 Digital Link, from which batch and expiry reach the bill and can block a sale.',
        owns: 'Zone prices, dates, barcode map',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Tender reconciliation',
        users: 'Store managers, cash office',
        text: 'Cashiers declare blind. Card terminals stay semi-integrated, with amounts out and approvals back. Card data remains outside the till, within the terminal’s PCI scope.',
        owns: 'Counts, variances, deposits, matches',
        on: { part: 2, row: 3 },
      },
      {
        name: 'Receiving and GRN',
        users: 'Back-room staff',
        text: 'Cartons are scanned in against the dispatch advice, and a short or damaged one is booked as a claim on the same screen. Accepting on trust is quicker at the door and turns up later as shrink.',
        owns: 'Receipts, shortages, damage claims',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Transfers between stores',
        users: 'Store managers, allocators',
        text: 'Stock in transit belongs to neither shop until it is scanned in. Shops of one GST registration move goods on a delivery challan. Between two registrations the transfer is a taxed supply.',
        owns: 'Orders, in-transit stock, challans',
        on: { part: 2, row: 2 },
      },
      {
        name: 'Cycle counts',
        users: 'Counters, loss prevention',
        text: 'A short list each day, weighted to high value and past variance, replaces the yearly closing. Above the store’s limit a second person recounts, without seeing the first figure.',
        owns: 'Count tasks, recounts, adjustments',
        on: { part: 0, row: 3, corrected: true },
      },
    ],
    screen: {
      device: 'tablet',
      heading: 'Count: kurta, size 40',
      parts: [
        {
          part: 'table',
          columns: ['Bill', 'Billed', 'Pieces', 'Arrived'],
          rows: [
            ['Book', '17:30', '24', '17:30'],
            ['K1/26-27/006310', '17:48', '−2', '17:48'],
            ['K3/26-27/004182', '18:11', '−1', '19:02'],
            ['Count 118', '18:20', '20 seen', '18:20'],
            ['K3/26-27/004193', '18:57', '−2', '19:02'],
          ],
        },
        {
          part: 'form',
          fields: [
            { label: 'Book, 18:20', value: '21' },
            { label: 'Gap at ₹1,499', value: '−1' },
          ],
          action: 'Post −1',
        },
        {
          part: 'list',
          items: [
            { label: 'Till 3: 12 late bills', state: 'done' },
            { label: 'GRN 2207: 4 of 6', state: 'waiting' },
            { label: 'TR-88 in the van', state: 'waiting' },
            { label: 'Till 3: count cash', state: 'waiting' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption:
        'Bills wait on the till while the line is down, yet stock, cash and numbers settle in the store before head office sees them.',
      lanes: {
        Counter: {
          cashier: ['person', 'Cashier'],
          till: 'Till software',
          terminal: ['outside', 'Card terminal'],
        },
        'Back room': { receive: 'GRN scan', count: 'Cycle count' },
        'Store records': { queue: ['store', 'Offline bill queue'], stock: ['store', 'Stock ledger'] },
        'Head office': { tender: 'Tender matching', prices: 'Price zones' },
      },
      flows: [
        ['cashier', 'till', 'scan'],
        ['till', 'terminal', 'amount'],
        ['till', 'queue', 'signed bill'],
        ['receive', 'stock', 'cartons'],
        ['count', 'stock', 'adjustment'],
        ['queue', 'stock', 'sold lines'],
        ['queue', 'tender', 'day end'],
        ['prices', 'till', 'before opening'],
      ],
      mark: {
        node: 'count',
        before: 'Yearly stocktake',
        doubt: 'Store manager: must I close while you count?',
        answer: 'No. Sales during the count are replayed by time.',
      },
    }),
    faq: [
      {
        question: 'How can we test the tills that we have?',
        answer:
          'Take an article on which book and shelf agree. Unplug a till, sell one piece there, count, post, and plug it in again. If the book is now one below the shelf, the sale came off twice. Then redeem one credit note at two unplugged tills, and look for the report that finds it.',
      },
      {
        question: 'What will a till not do until the line is back?',
        answer:
          'It refunds no return bought online: the piece is taken against a slip, the credit note follows. It shows no other shop’s stock, takes no new price, closes no day, and has no confirmation of UPI on a printed code.',
      },
    ],
    chapters: {
      order: ['rent-or-build', 'screen', 'capabilities'],
      rentOrBuild: [
        {
          way: 'Keep your tills',
          rightWhen: 'They sell through an outage, and only versions, printers and price files differ.',
          price: 'Releases and master data still need order: work for Retail IT.',
        },
        {
          way: 'Rent a hosted POS',
          rightWhen: 'A few shops count with the door shut, on a line that seldom drops.',
          price: 'A fee per till and month; its maker decides how late sales are posted.',
        },
        {
          way: 'Build till and ledger',
          rightWhen: 'Several tills sell while staff count, or your offers fit no hosted product.',
          price: 'You answer for prices, clocks and silent tills.',
        },
      ],
      ownership: {
        dataIn:
          'Items, barcodes and zone prices come from your masters; stock does not. Each shop is counted on its opening morning, since an old balance brings its errors along. Credit notes still open are loaded with their balance, or customers lose money at the change.',
        dataOut:
          'Bills, receipts, counts and transfers leave as files with till, number and two times: printed and received. Anybody can add up the ledger from them.',
      },
      integrations: [
        {
          system: 'Card terminal',
          direction: 'both',
          trigger: 'Amount to pay',
          onFailure:
            'Cards and UPI need the terminal’s own SIM; an unanswered payment is looked up before a second attempt.',
        },
        {
          system: 'Accounts or ERP',
          direction: 'out',
          trigger: 'Day closed, every till complete or broken',
          onFailure: 'The day stays open and names the till that is missing.',
        },
        {
          system: 'Online shop',
          direction: 'both',
          trigger: 'Stock moved; order placed',
          onFailure: 'It sells from the last figure, less a margin while any till is silent.',
        },
        {
          system: 'Warehouse',
          direction: 'both',
          trigger: 'Cartons dispatched; claim raised',
          onFailure: 'Cartons are received by count and matched once the dispatch advice is here.',
        },
      ],
      rollout: [
        {
          name: 'Pull the line',
          text: 'One shop sells with the cable out and counts a shelf meanwhile. The drawing follows from what stopped.',
          weeks: [2, 3],
        },
        {
          name: 'Pilot store',
          text: 'Till, cash and ledger are fitted. For a week they repeat the old till’s bills in training mode; each difference between day-ends is explained.',
          weeks: [5, 7],
        },
        {
          name: 'Three unlike stores',
          text: 'The smallest, the one with the weakest line, and one under another state’s registration. Their hours set the rate per store.',
          weeks: [3, 4],
        },
        {
          name: 'Next twenty stores',
          text: 'A few a week, outside festival months.',
          weeks: [5, 7],
        },
      ],
      costDrivers: [
        {
          driver: 'Models of printer and scanner',
          why: 'Each needs a driver, and a test with the line pulled.',
          keepDown: 'One set for each size of store.',
          step: 1,
        },
        {
          driver: 'Offers',
          why: 'A till must reach head office’s price without asking it.',
          keepDown: 'Drop the kinds that no season used.',
          step: 1,
        },
        {
          driver: 'States',
          why: 'Between registrations a transfer is taxed.',
          keepDown: 'Open all stores of one registration first.',
          step: 2,
        },
      ],
      releases: [
        {
          feature: 'Selling without a line',
          when: 'first',
          reason: 'Receiving can wait on paper for a day; customers cannot.',
        },
        {
          feature: 'Counts by the bill’s minute',
          when: 'first',
          reason: 'Until then every count may undo a sale.',
        },
        {
          feature: 'Blind cash and day-end',
          when: 'first',
          reason: 'Finance compares it with the old till.',
        },
        {
          feature: 'Expiry blocks at the scanner',
          when: 'later',
          reason: 'They need codes that carry dates.',
        },
        {
          feature: 'Loyalty points',
          when: 'later',
          reason: 'What an offline till may redeem is undecided.',
        },
      ],
      permissions: {
        actions: ['Sell', 'Redeem offline', 'Count', 'Post a gap', 'Change prices', 'See expected cash'],
        roles: [
          { role: 'Cashier', grants: ['yes', 'no', 'yes', 'no', 'no', 'no'] },
          { role: 'Shift lead', grants: ['yes', 'yes', 'yes', 'no', 'no', 'no'] },
          { role: 'Store manager', grants: ['yes', 'yes', 'yes', 'own', 'no', 'own'] },
          { role: 'Loss prevention', grants: ['no', 'no', 'yes', 'yes', 'no', 'yes'] },
          { role: 'Pricing team', grants: ['no', 'no', 'no', 'no', 'yes', 'no'] },
        ],
      },
      nonFunctional: [
        {
          name: 'Broken till',
          text: 'Tills copy queues to each other over the shop’s own network, without the line outside. A lone till’s bills are entered again from prints; missing numbers go to your accountant.',
        },
        {
          name: 'New cashiers',
          text: 'They practise at a real till in a training mode: no stock moves, no invoice number is used, and the receipt says that it is a trial.',
        },
        {
          name: 'Clocks',
          text: 'Tills follow a time server inside the shop. A till that has drifted by more than a minute is named, and count lines wait until it is right.',
        },
        {
          name: 'Late sales',
          text: 'A bill is accepted however late, once, under its own number. A day closed without a broken till gets a correction instead of a new total.',
        },
      ],
      standards: [
        {
          id: 'pci-dss-4.0.1',
          use: 'The till sends an amount and receives an approval. It handles no card number, and the terminal’s provider answers for the device.',
        },
        {
          id: 'e-way-bill',
          use: 'A transfer above the limit gets its e-way bill with the challan or invoice, before the van leaves the shop.',
        },
      ],
    },
    related: [
      {
        page: 'industries/retail-it',
        reason: 'Your tills sell offline; versions, labels and supplier files differ by town.',
      },
      {
        page: 'industries/warehouse-inventory',
        reason: 'The shops count right, and bins in the warehouse do not.',
      },
      {
        page: 'solution/omnichannel',
        reason: 'Tills are sound, but the site sells pieces that shops cannot find.',
      },
      {
        page: 'industries/retail-apps',
        reason: 'Staff or shoppers should carry it in hand, on a phone.',
      },
      {
        page: 'industries/restaurant-pos',
        reason: 'You sell plates: tables, kitchen tickets and stock by recipe.',
      },
      {
        page: 'services/data-sync',
        reason: 'Till and ERP both stay, and only the postings between them fail.',
      },
      { page: 'solution/analytics', reason: 'If the tills agree and the question is what to buy next.' },
    ],
  },
});

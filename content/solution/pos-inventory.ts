import { schematic, solutionPage } from '../catalogue/define';

export const posInventory = solutionPage({
  slug: 'pos-inventory',
  label: 'POS & Inventory',
  title: 'Point of sale and store stock that work offline',
  summary:
    'Tills with an offline queue, their own invoice series, price zones and a stock ledger fed by receipts, transfers, cycle counts and day-end tenders.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The queue keeps moving when the line is down, and tomorrow’s books still agree.',
    quickAnswer:
      'Pull the network cable at six on a Saturday evening. If the next customer notices, it is not a till. That is why this product starts from the offline queue and builds billing, cash, receiving, transfers and counting around it, for chains of three to a few hundred shops. One store trades on it for a full week beside the old till before anyone decides.',
    atAGlance: {
      fits: 'Chains of three shops or more whose stock and cash must agree by morning',
      notFor: 'A single shop or stall: rent a hosted POS by the month',
      firstStep: {
        what: 'One pilot store drawn, fitted and run beside the old till',
        output: 'two day-end reports for each day, with every difference explained',
        weeks: [5, 6],
      },
      charged: 'A rate per store opened and support by the month; you buy the hardware',
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
    capabilities: [
      {
        name: 'Till with offline queue',
        users: 'Cashiers, shift leads',
        text: 'Prices, taxes and offers sit on the till. Bills print at once and wait in a signed queue. Credit notes issued elsewhere cannot be checked offline, so redeeming them then needs a supervisor and carries a cap.',
        owns: 'Bills, lines, shifts, queue state',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Invoice series per till',
        users: 'Finance, store managers',
        text: 'GST rule 46 asks for a consecutive number of at most sixteen characters, unique within the financial year, and allows several series. Each till therefore has its own prefix and never waits for a central counter.',
        owns: 'Series, prefixes, void register',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Price zones and scanning',
        users: 'Pricing team, cashiers',
        text: 'A price belongs to item, zone and date, and takes effect at opening rather than mid-shift. Scanners read EAN-13 and 2D codes with GS1 Digital Link, from which batch and expiry reach the bill and can block a sale.',
        owns: 'Zone prices, dates, barcode map',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Tender reconciliation',
        users: 'Store managers, cash office',
        text: 'Cashiers declare blind: they count before the system shows its figure. Card terminals stay semi-integrated, with amounts out and approvals back. Card data remains outside the till, within the terminal’s PCI scope.',
        owns: 'Counts, variances, deposits, matches',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Receiving and GRN',
        users: 'Back-room staff',
        text: 'Cartons are scanned in against the dispatch advice, and a short or damaged one is booked as a claim on the same screen. Accepting on trust is quicker at the door and turns up later as shrink.',
        owns: 'Receipts, shortages, damage claims',
        on: { part: 3, row: 0 },
      },
      {
        name: 'Transfers between stores',
        users: 'Store managers, allocators',
        text: 'Stock in transit belongs to neither shop until it is scanned in. Shops of one GST registration move goods on a delivery challan. Between two registrations the transfer is a taxed supply. The document type follows both addresses.',
        owns: 'Orders, in-transit stock, challans',
        on: { part: 3, row: 1 },
      },
      {
        name: 'Cycle counts',
        users: 'Counters, loss prevention',
        text: 'A short list each day, weighted to high value and past variance, replaces the yearly closing. Sales during the count are replayed by time stamp. Above the store’s limit, a second person recounts before anything is posted.',
        owns: 'Count tasks, recounts, adjustments',
        on: { part: 3, row: 2, corrected: true },
      },
    ],
    howItDiffers:
      'Our industry page on retail apps covers what staff and shoppers carry in hand; this product is the fixed till and the store’s stock ledger, and it stops at the door of the shop.',
    screen: {
      device: 'tablet',
      heading: 'Till 3, line down 18:04',
      parts: [
        {
          part: 'figures',
          items: [
            { label: 'Bill', value: 'K3/26-27/004182' },
            { label: 'Waiting', value: '37' },
          ],
        },
        {
          part: 'table',
          columns: ['Article', 'Pieces', 'Amount'],
          rows: [
            ['Kurta, size 40', '1', '1,499.00'],
            ['Socks at 149', '3', '447.00'],
            ['To pay', '4', '1,946.00'],
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Cash', value: '946.00' },
            { label: 'Card', value: '1,000.00' },
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'GRN 2207: 4 of 6', state: 'alert' },
            { label: 'TR-88 in the van', state: 'active' },
            { label: 'Count: 12 of 20', state: 'waiting' },
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
  },
});

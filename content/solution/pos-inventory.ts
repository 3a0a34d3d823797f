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
      },
      {
        name: 'Invoice series per till',
        users: 'Finance, store managers',
        text: 'GST rule 46 asks for a consecutive number of at most sixteen characters, unique within the financial year, and allows several series. Each till therefore has its own prefix and never waits for a central counter.',
        owns: 'Series, prefixes, void register',
      },
      {
        name: 'Price zones and scanning',
        users: 'Pricing team, cashiers',
        text: 'A price belongs to item, zone and date, and takes effect at opening rather than mid-shift. Scanners read EAN-13 and 2D codes with GS1 Digital Link, from which batch and expiry reach the bill and can block a sale.',
        owns: 'Zone prices, dates, barcode map',
      },
      {
        name: 'Tender reconciliation',
        users: 'Store managers, cash office',
        text: 'Cashiers declare blind: they count before the system shows its figure. Card terminals stay semi-integrated, with amounts out and approvals back. Card data remains outside the till, within the terminal’s PCI scope.',
        owns: 'Counts, variances, deposits, matches',
      },
      {
        name: 'Receiving and GRN',
        users: 'Back-room staff',
        text: 'Cartons are scanned in against the dispatch advice, and a short or damaged one is booked as a claim on the same screen. Accepting on trust is quicker at the door and turns up later as shrink.',
        owns: 'Receipts, shortages, damage claims',
      },
      {
        name: 'Transfers between stores',
        users: 'Store managers, allocators',
        text: 'Stock in transit belongs to neither shop until it is scanned in. Shops of one GST registration move goods on a delivery challan. Between two registrations the transfer is a taxed supply. The document type follows both addresses.',
        owns: 'Orders, in-transit stock, challans',
      },
      {
        name: 'Cycle counts',
        users: 'Counters, loss prevention',
        text: 'A short list each day, weighted to high value and past variance, replaces the yearly closing. Sales during the count are replayed by time stamp. Above the store’s limit, a second person recounts before anything is posted.',
        owns: 'Count tasks, recounts, adjustments',
      },
    ],
    howItDiffers:
      'Our industry page on retail apps covers what staff and shoppers carry in hand; this product is the fixed till and the store’s stock ledger, and it stops at the door of the shop.',
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

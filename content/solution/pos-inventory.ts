import { schematic, solutionPage } from '../catalogue/define';

export const posInventory = solutionPage({
  slug: 'pos-inventory',
  label: 'POS & Inventory',
  title: 'Point of sale and store stock that work offline',
  summary:
    'Tills with an offline queue, their own invoice series, price zones and a stock ledger fed by receipts, transfers, cycle counts and day-end tenders.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'The queue keeps moving when the line is down, and the store’s stock and cash still agree with head office by the next morning.',
    quickAnswer:
      'A till has to sell when the network does not, so this product begins with the offline queue and builds the rest around it. Chains of three to a few hundred shops use it for billing, cash, receiving, transfers and counting. Within five to six weeks one pilot store trades on it for a full week beside the old till, and the two day-end reports are compared.',
    capabilities: [
      {
        name: 'Till with offline queue',
        users: 'Cashiers, shift leads',
        text: 'Prices, taxes and offers sit on the till. Bills print at once and wait in a signed queue. Credit notes issued elsewhere cannot be checked offline, so redeeming them then needs a supervisor and carries a cap.',
        owns: 'Bills, bill lines, shift openings, queue state',
      },
      {
        name: 'Invoice series per till',
        users: 'Finance, store managers',
        text: 'GST rule 46 asks for a consecutive number of at most sixteen characters, unique within the financial year, and allows several series. Each till therefore has its own prefix and never waits for a central counter.',
        owns: 'Number series, prefixes, void register',
      },
      {
        name: 'Price zones and scanning',
        users: 'Pricing team, cashiers',
        text: 'A price belongs to item, zone and date, and takes effect at opening rather than mid-shift. Scanners read EAN-13 and 2D codes with GS1 Digital Link, from which batch and expiry reach the bill and can block a sale.',
        owns: 'Zone prices, effective dates, barcode map',
      },
      {
        name: 'Tender reconciliation',
        users: 'Store managers, cash office',
        text: 'Cashiers declare blind: they count before the system shows its figure. Card terminals stay semi-integrated, with amounts out and approvals back, which keeps card data outside the till and within the terminal’s PCI scope.',
        owns: 'Tender counts, variances, deposits, settlement matches',
      },
      {
        name: 'Receiving and GRN',
        users: 'Back-room staff',
        text: 'Cartons are received against the dispatch advice by scan. A short or damaged carton is booked as a claim on the same screen. Accepting on trust is quicker at the door and turns up later as unexplained shrink.',
        owns: 'Goods receipts, shortages, damage claims',
      },
      {
        name: 'Transfers between stores',
        users: 'Store managers, allocators',
        text: 'Stock in transit belongs to neither shop until it is scanned in. Shops of one GST registration move goods on a delivery challan; across states the transfer is a taxed supply, so the document type follows both addresses.',
        owns: 'Transfer orders, in-transit stock, challans',
      },
      {
        name: 'Cycle counts',
        users: 'Counters, loss prevention',
        text: 'A short list each day, weighted to high value and past variance, replaces the yearly closing. Sales during the count are replayed by time stamp. A second person recounts before an adjustment above the store’s limit is posted.',
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
    }),
  },
});

import type { PortfolioItem } from './schema';

export const storeStockLedger: PortfolioItem = {
  slug: 'store-stock-ledger',
  label: 'Store and online stock ledger',
  title: 'One stock ledger for eleven shops and a web store',
  summary:
    'A ledger of stock movements for shops and web store, so that click and collect promises only pieces that are likely to be on the shelf.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Footwear retail',
    product: 'Shared stock ledger',
    users: 'Shop staff, web-store team, merchandisers',
    platform: 'Web, counting app, tills',
    team: 'Product lead, backend and web engineers, store-process analyst, tester',
    plannedEffort: 'Planning range: 16 to 20 weeks, three pilot shops',
    stack: 'Go, PostgreSQL, event queue, till adapter, progressive web app for counts',
  },
  screen: {
    device: 'tablet',
    heading: 'Style 5082, size 7',
    parts: [
      {
        part: 'table',
        columns: ['Place', 'On hand', 'To promise'],
        rows: [
          ['FC Road', '4', '3'],
          ['Camp', '1', '0'],
          ['Warehouse', '26', '24'],
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'Transfer TR-88 in van', state: 'active' },
          { label: 'Camp: count today', state: 'alert' },
          { label: 'Order W-519 picked', state: 'done' },
        ],
      },
      { part: 'chart', style: 'bars', label: 'Moves per day', points: [20, 34, 18, 42, 55, 71, 64] },
    ],
  },
  startingPoint:
    'Tills upload sales at night, the web store has its own stock pool, and a transfer between shops exists as a handwritten slip until both ends have time. Customers ask for a size that the site shows and the shop cannot find. Theft, wrong boxes and returns without a bill make any count wrong again within weeks.',
  constraints: [
    'Tills stay and may be offline for a trading day; the ledger has to accept late lines.',
    'Nobody counts a whole shop during the season, so accuracy has to come from short counts.',
    'The web store’s checkout waits a second at most for an answer about stock.',
  ],
  delivers: [
    {
      name: 'Movements, never overwrites',
      text: 'Sales, receipts, transfers, counts and write-offs would be appended as movements with a place and a reason. A stock figure is always the sum of lines that someone can read.',
    },
    {
      name: 'Tills that may be offline',
      text: 'A till adapter would queue sales through a line failure and send them with their original time. Late lines correct the past without hiding that they came late.',
    },
    {
      name: 'Promise rule',
      text: 'What the site may sell would be stock on hand less reservations and a buffer per shop and article, set from recent count differences and reviewed by merchandisers.',
    },
    {
      name: 'Short counts',
      text: 'Staff would count twenty articles a day, chosen by doubt rather than by shelf: negative stock, unmoved bestsellers and refused pick orders come first.',
    },
  ],
  decision: {
    question: 'When is a piece reserved for an online order?',
    chosen: 'At payment start, for a few minutes; shop stock is confirmed by the picker.',
    why: 'Reserving in the basket would let browsing empty the shelf, and reserving after payment sells the last pair twice. A short hold at payment start settles the race between two web buyers. The buyer standing in the shop still wins over the site, so a refused pick needs an immediate refund or another shop.',
    rejected: [
      {
        option: 'Reserve on adding to basket',
        why: 'One shopper is served, but abandoned baskets would block the sizes of the season.',
      },
      {
        option: 'Ring-fence stock for the web',
        why: 'Shops and site would never compete, but each would run out while the other still has pairs.',
      },
    ],
  },
  measures: [
    {
      metric: 'Refused pick orders',
      how: 'Click-and-collect orders that the picker could not find, divided by all, per shop.',
      baseline: 'Cancellations with the reason “not found” in the three months before.',
    },
    {
      metric: 'Count difference per article',
      how: 'Absolute difference at each short count, weighted by price, per department.',
      baseline: 'The last full stocktake, article by article.',
    },
  ],
  illustrates: [
    'solution/omnichannel',
    'solution/pos-inventory',
    'industries/retail-apps',
    'industries/retail-it',
    'services/web-applications',
  ],
};

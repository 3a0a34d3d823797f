import { industryPage, schematic } from '../catalogue/define';

export const retailApps = industryPage({
  slug: 'retail-apps',
  label: 'Retail Apps',
  title: 'Retail apps for the aisle, the till and the sofa',
  summary:
    'Shopper and associate apps with store-level stock, loyalty, click and collect and clienteling, made for dead spots between the shelves and shared handhelds.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Shoppers see what their own store has today, and staff answer for it on the shop floor without walking back to a terminal.',
    quickAnswer:
      'Two audiences share one stock figure: the customer deciding whether to come, and the associate who must find the item. We build apps for both, for store chains and brands whose app is at present a web shop in a frame. Retail and store-operations heads see, after four to six weeks, a stock-confidence study in two pilot stores and one task running on a handheld.',
    capabilities: [
      {
        name: 'Shopper app with store mode',
        users: 'Shoppers, loyalty members',
        text: 'Inside the store the app switches to aisle, shelf price and a scanner for EAN barcodes and GS1 Digital Link codes. Availability is worded by confidence, “in stock” or “likely, ask us”, since a count of one is often wrong.',
        hardPart:
          'The price scanned must equal the price at the till, including promotions that the POS calculates by itself.',
      },
      {
        name: 'Click and collect picking',
        users: 'Pickers, counter staff',
        text: 'BOPIS orders become pick tasks sorted by shelf route, with substitution rules agreed by category. Two unsuccessful looks mark the SKU for a count and offer the order to another store. Handover needs a code, not a printout.',
        hardPart:
          'Stock in a basket is still stock on record, so the last piece can be promised and carried off.',
      },
      {
        name: 'Associate and clienteling app',
        users: 'Sales associates, store managers',
        text: 'Size look-up across stores, wish lists, past purchases with consent, and tasks for price changes and planogram checks. Devices are shared, so sign-in takes seconds by badge and the previous customer’s data is gone at hand-over.',
        hardPart:
          'Helpful history turns intrusive quickly; consent decides what an associate may see and mention.',
      },
      {
        name: 'Loyalty wallet',
        users: 'Members, marketing, finance',
        text: 'Points are earned at the till, redeemed offline up to a small cap and reversed on return. Finance sees the outstanding liability by expiry. A discount card without points serves small chains better, since it owes nobody anything.',
        hardPart:
          'Households pool points and share phones, which resembles account theft until the rules allow for it.',
      },
      {
        name: 'Mobile checkout',
        users: 'Shoppers, loss prevention',
        text: 'Scan-and-go or an associate’s handheld takes UPI and cards on a PCI-listed reader. Random and risk-based basket checks protect against shrink. Fresh and tagged goods go to the till, where weighing and detaching happen anyway.',
        hardPart:
          'Each rescan annoys an honest shopper, and too few rescans show up months later in the stocktake.',
      },
    ],
    schematic: schematic({
      caption:
        'Both apps read one store-stock service, and a failed pick corrects that figure before the next shopper relies on it.',
      lanes: {
        'Who uses it': { shopper: ['person', 'Shopper'], associate: ['person', 'Store associate'] },
        Apps: { shop: 'Shopper app', handheld: 'Associate handheld' },
        Services: {
          points: 'Loyalty wallet',
          stock: ['store', 'Store stock by SKU'],
          picks: 'Pick tasks',
        },
        'Store systems': { pos: ['outside', 'POS and promotions'] },
      },
      flows: [
        ['shopper', 'shop', 'scan, collect'],
        ['associate', 'handheld', 'badge sign-in'],
        ['shop', 'stock', 'check, reserve'],
        ['stock', 'picks', 'reserved piece'],
        ['picks', 'handheld', 'shelf route'],
        ['handheld', 'stock', 'not found'],
        ['shop', 'points', 'redeem'],
        ['pos', 'stock', 'sales'],
        ['pos', 'points', 'earn'],
      ],
    }),
  },
});

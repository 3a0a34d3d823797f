import { schematic, solutionPage } from '../catalogue/define';

export const omnichannel = solutionPage({
  slug: 'omnichannel',
  label: 'Omnichannel',
  title: 'Order orchestration across shops and warehouse',
  summary:
    'Order routing over shops and warehouses: sellable stock per location, sourcing rules, click-and-collect tasks, ship-from-store and returns at any counter.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A shop is asked to pick only what it can probably find.',
    quickAnswer:
      'The website says sold out; the shop two streets away has one left. Or had, since the last piece is often in a fitting room. Where shops hold stock of their own, orchestration sits between web shop, tills and warehouse: it computes what each may sell, decides who serves each line, and gives shop staff the task.',
    atAGlance: {
      fits: 'Retailers with shops and a web store whose stocks do not see each other',
      notFor: 'Two shops and a small web store can live with a stock link from the till vendor',
      firstStep: {
        what: 'The drawing, then click and collect in three pilot shops',
        output: 'pick success measured daily, with a reason for every miss',
        weeks: [6, 8],
      },
      charged: 'Drawing and stock check at a fixed price, then a price for each group of shops added',
      youBring:
        'Stock feed per shop, order feed, tax registrations, a carrier contract, three store managers',
    },
    ask: {
      text: 'Think of an order whose lines no single shop could fill. We draw who would serve each line, and the rule that decided.',
      button: 'Recall one split order',
    },
    notNeeded: {
      struck: 'Order orchestration',
      after: 'earns little while the warehouse never runs out. Ship from there.',
    },
    capabilities: [
      {
        name: 'Sellable stock per location',
        users: 'Supply planners, web team',
        text: 'What a shop may sell is on-hand minus reservations minus a buffer, per item. The buffer grows where past picks failed, and where a single unit is left that may be damaged or in a basket.',
        owns: 'Availability, buffers, allocations',
      },
      {
        name: 'Sourcing rules',
        users: 'Order operations',
        text: 'Candidates are filtered by cut-off, capacity and service area, then ranked by cost, distance and ageing stock. Avoiding split parcels saves freight and slows the order; for each delivery class the rule says which matters more.',
        owns: 'Rules, node capacity, decisions',
      },
      {
        name: 'Store task app',
        users: 'Shop associates, shift leads',
        text: 'Staff see pick, pack and hand-over tasks with shelf location and photo. Not found is one tap and re-sources the line immediately. Tasks pause above the shop’s hourly limit, so walk-in customers are not left waiting.',
        owns: 'Pick tasks, misses, handling units',
      },
      {
        name: 'Collect and hand-over',
        users: 'Shoppers, counter staff',
        text: 'The ready notice goes out after the pick is confirmed, never at order time. A code or identity check releases the parcel, and uncollected orders return to sale on a set day with the refund raised automatically.',
        owns: 'Slots, proofs, expiry dates',
      },
      {
        name: 'Ship from store',
        users: 'Shop associates, carriers',
        text: 'The shop prints a carrier label with an SSCC, GS1’s number for one parcel, and raises the invoice and any e-way bill under its own state’s GST registration. That tax set-up is usually the slowest part of adding a shop.',
        owns: 'Parcels, labels, manifests',
      },
      {
        name: 'Return at any counter',
        users: 'Counter staff, finance',
        text: 'A web order comes back to any shop and refunds to the original tender. If the sale was invoiced under another state’s registration, the goods are held and routed back there, because only that registration can raise the credit note.',
        owns: 'Receipts, dispositions, refunds',
      },
    ],
    howItDiffers:
      'Where the e-commerce product owns the storefront and the POS product owns the till, this one decides which shop or warehouse fulfils a line. It works with those two products or with other vendors’ systems.',
    schematic: schematic({
      caption: 'A line that the shop cannot find goes back to the sourcing rules.',
      lanes: {
        Channels: { web: ['outside', 'Web shop'], counter: ['outside', 'Shop tills'] },
        Orchestration: { sellable: ['store', 'Sellable stock'], broker: 'Sourcing rules' },
        Nodes: {
          tasks: 'Store task app',
          depot: ['outside', 'Warehouse WMS'],
          associate: ['person', 'Shop associate'],
        },
        'Hand-over': { collect: 'Collection desk', parcel: 'Parcel with SSCC' },
      },
      flows: [
        ['web', 'broker', 'order lines'],
        ['counter', 'sellable', 'sold units'],
        ['sellable', 'broker', 'less buffer'],
        ['broker', 'tasks', 'pick or re-source'],
        ['broker', 'depot', 'release'],
        ['tasks', 'associate', 'shelf, photo'],
        ['tasks', 'collect', 'ready'],
        ['depot', 'parcel', 'ship'],
      ],
      mark: {
        node: 'sellable',
        before: 'Stock on hand',
        doubt: 'Shop associate: and if the last one is being tried on?',
        answer: 'A buffer is held back, larger where picks failed.',
      },
    }),
  },
});

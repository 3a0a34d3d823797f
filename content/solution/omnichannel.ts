import { schematic, solutionPage } from '../catalogue/define';

export const omnichannel = solutionPage({
  slug: 'omnichannel',
  label: 'Omnichannel',
  title: 'Order orchestration across shops and warehouse',
  summary:
    'Order routing over shops and warehouses: sellable stock per location, sourcing rules, click-and-collect tasks, ship-from-store and returns at any counter.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A shop is asked to pick only what it can probably find.',
    quickAnswer:
      'The website says sold out; the shop two streets away has one left. Or had, since the last piece is often in a fitting room. Where shops hold stock of their own, orchestration sits between web shop, tills and warehouse: it computes what each may sell, decides who serves each line, and gives shop staff the task.',
    atAGlance: {
      fits: 'Retailers with shops and a web store whose stocks do not see each other',
      notFor: 'Two shops and a small web store can live with a stock link from the till vendor',
      firstStep: {
        what: 'The drawing, then click and collect in three pilot shops',
        output: 'pick success measured daily by pieces left, with a reason for every miss',
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
    argument: {
      heading: 'A shop that finds nine in ten, except the last pair',
      paragraphs: [
        'At 17:20 somebody orders one pair of trainers, size 8, for tonight. Sitabuldi is nearest, has one pair, and found 36 of 40 asked for. But when only one was left, it found one of 5: a shoe is in the window, or the pair is being tried on. Dharampeth keeps every pair boxed behind the counter and found the last one 9 times of 9.',
        'Store operations wants a buffer of one pair in each shop, so that none is searched for in vain. That would send the order to Wardha Road, 3 km beyond Dharampeth, and the web would offer 2 pairs. The web team wants no buffer and would offer all 5; then Sitabuldi searches until 17:45, Dharampeth needs 22 minutes, and the label is ready at 18:07, after the last rider at 18:00. A limit of 15 minutes on the search would just catch him, but 4 searches in 5 find nothing, and the web offers ghosts.',
        'The rule counts what each shop found at each number of pieces left, from five requests on, and asks where at least nine in ten were found. Of those, the nearest shop gets the task; at equal distance, the one with more pairs. So Dharampeth is asked, and the web offers 0 + 1 + 2 = 3 pairs. Sitabuldi’s pair stays unsold online until a morning round has seen it.',
      ],
    },
    faq: [
      {
        question: 'A last piece lies in the trial room. Who carries the lost sale?',
        answer:
          'That is settled between your sales head and e-commerce before the pilot; the software only counts. We propose that a web order picked in a shop counts towards that store’s target. A piece not found counts as a miss of the shop, never as its lost sale. What the buffer keeps off the site, e-commerce carries, and sees it listed by item.',
      },
    ],
    capabilities: [
      {
        name: 'Sellable stock per location',
        users: 'Supply planners, web team',
        text: 'What a shop may sell is on-hand minus reservations minus a buffer, per item. The buffer follows what was found at each count of pieces. A last piece that is held back returns once somebody in the shop has seen it.',
        owns: 'Availability, buffers, allocations',
        on: { part: 0, row: 0, corrected: true },
      },
      {
        name: 'Sourcing rules',
        users: 'Order operations',
        text: 'Candidates are filtered by cut-off, capacity and service area, then ranked by cost, distance or ageing stock. Avoiding split parcels saves freight and slows the order; for each delivery class the rule says which matters more.',
        owns: 'Rules, node capacity, decisions',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Store task app',
        users: 'Shop associates, shift leads',
        text: 'Staff see pick, pack and hand-over tasks with shelf location and photo. Not found is one tap and re-sources the line immediately. Tasks pause above the shop’s hourly limit, so walk-in customers are not left waiting.',
        owns: 'Pick tasks, misses, handling units',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Collect and hand-over',
        users: 'Shoppers, counter staff',
        text: 'The ready notice goes out after the pick is confirmed, never at order time. A code or identity check releases the parcel, and uncollected orders return to sale on a set day with the refund raised automatically.',
        owns: 'Slots, proofs, expiry dates',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Ship from store',
        users: 'Shop associates, carriers',
        text: 'The shop prints the carrier’s label with its waybill number (AWB), and raises the invoice and any e-way bill under its own state’s GST registration. That tax set-up is usually the slowest part of adding a shop.',
        owns: 'Parcels, labels, manifests',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Return at any counter',
        users: 'Counter staff, finance',
        text: 'A web order comes back to any shop and refunds to the original tender. If the sale was invoiced under another state’s registration, the goods are held and routed back there, because only that registration can raise the credit note.',
        owns: 'Receipts, dispositions, refunds',
        on: { part: 1, row: 4 },
      },
    ],
    howItDiffers:
      'Where the e-commerce product owns the storefront and the POS product owns the till, this one decides which shop or warehouse fulfils a line. It works with those two products or with other vendors’ systems.',
    screen: {
      device: 'browser',
      heading: 'Trainers, size 8, 17:20',
      parts: [
        {
          part: 'table',
          columns: ['Shop', 'Free', 'Last one found', 'All found'],
          rows: [
            ['Sitabuldi, 2 km', '1', '1 of 5', '36 of 40'],
            ['Dharampeth, 4 km', '1', '9 of 9', '26 of 27'],
            ['Wardha Road, 7 km', '3', '3 of 5', '78 of 80'],
          ],
        },
        {
          part: 'tape',
          label: 'Dharampeth',
          ticks: ['17:00', '17:30', '18:00', '18:30'],
          rows: [
            { label: 'Pick', from: 0.7, to: 1.2, note: 'found' },
            { label: 'Label', from: 1.2, to: 1.4 },
            { label: 'Awaits rider', from: 1.5, to: 2 },
            { label: 'Collect', from: 0, to: 3 },
            { label: 'Returns', from: 0, to: 3 },
          ],
        },
      ],
    },
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
        'Hand-over': { collect: 'Collection desk', parcel: 'Labelled parcel' },
      },
      flows: [
        ['web', 'broker', 'order lines'],
        ['counter', 'sellable', 'sold units'],
        ['sellable', 'broker', 'less buffer'],
        ['broker', 'tasks', 'pick or re-source'],
        ['broker', 'depot', 'release'],
        ['tasks', 'associate', 'shelf, photo'],
        ['tasks', 'collect', 'ready'],
        ['tasks', 'parcel', 'rider'],
        ['depot', 'parcel', 'ship'],
      ],
      mark: {
        node: 'sellable',
        before: 'Stock on hand',
        doubt: 'Shop associate: and if the last one is being tried on?',
        answer: 'Held back only where last pieces were missed before.',
      },
    }),
  },
});

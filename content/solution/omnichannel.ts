import { schematic, solutionPage } from '../catalogue/define';

export const omnichannel = solutionPage({
  slug: 'omnichannel',
  label: 'Omnichannel',
  title: 'Order orchestration across shops and warehouse',
  summary:
    'Order routing over shops and warehouses: sellable stock per node, sourcing rules, click-and-collect tasks, ship-from-store and returns at any counter.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Any unit in the chain can serve any order, and a shop is asked to pick only what it can probably find.',
    quickAnswer:
      'Retailers whose website shows “sold out” while a shop nearby holds the item need orchestration between their channels and their stock. This product sits between web shop, tills and warehouse, decides which node serves each line, and gives shop staff the tasks. Six to eight weeks is a fair plan for the first output: click and collect in three pilot shops, with pick success measured daily.',
    capabilities: [
      {
        name: 'Sellable stock per node',
        users: 'Supply planners, web team',
        text: 'On-hand minus reservations minus a buffer, per shop and item. The buffer grows where past picks failed and where only one unit is left, since the last piece is often in a fitting room or damaged.',
        owns: 'Node availability, buffers, channel allocations',
      },
      {
        name: 'Sourcing rules',
        users: 'Order operations',
        text: 'Candidates are filtered by cut-off, capacity and service area, then ranked by cost, distance and ageing stock. Avoiding split parcels saves freight and slows the order; the rule names which of the two wins for each delivery class.',
        owns: 'Sourcing rules, node capacity, routing decisions',
      },
      {
        name: 'Store task app',
        users: 'Shop associates, shift leads',
        text: 'Pick, pack and hand-over tasks with shelf location and photo. Not found is one tap and re-sources the line immediately. Tasks pause above the shop’s hourly limit, so walk-in customers are not left waiting.',
        owns: 'Pick tasks, not-found reasons, handling units',
      },
      {
        name: 'Collect and hand-over',
        users: 'Shoppers, counter staff',
        text: 'The ready notice goes out after the pick is confirmed, never at order time. A code or identity check releases the parcel, and uncollected orders return to sale on a set day with the refund raised automatically.',
        owns: 'Collection slots, hand-over proofs, expiry dates',
      },
      {
        name: 'Ship from store',
        users: 'Shop associates, carriers',
        text: 'Carrier labels with an SSCC, dispatch papers and e-way bill data come from the shop’s own registration. Every node that ships must be able to invoice, which makes tax set-up the slowest part of adding one.',
        owns: 'Parcels, labels, manifests',
      },
      {
        name: 'Return at any counter',
        users: 'Counter staff, finance',
        text: 'A web order comes back to any shop and refunds to the original tender. When the shop’s state differs from the selling registration, the goods are held and routed home until the credit note is raised by the original seller.',
        owns: 'Return receipts, disposition, refund instructions',
      },
    ],
    howItDiffers:
      'Where the e-commerce product owns the storefront and the POS product owns the till, this one owns only the decision which node fulfils a line, and works with either in place or with others’ systems.',
    schematic: schematic({
      caption:
        'The broker chooses a node, the shop may still say not found, and the line returns to the broker before the shopper notices.',
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
    }),
  },
});

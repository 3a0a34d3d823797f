import { industryPage, schematic } from '../catalogue/define';

export const retailIt = industryPage({
  slug: 'retail-it',
  label: 'Retail IT',
  title: 'Retail IT for estates of stores, tills and feeds',
  summary:
    'POS estates, item master, EDI with suppliers, RFID and store networks: changes rolled out in rings, tills that sell offline and no releases in peak season.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Prices, till releases and new stores go live by one repeatable routine.',
    quickAnswer:
      'Store systems grow one opening at a time, until till versions, label printers and supplier files differ by town. For CIOs and store-systems managers of chains we put such an estate in order a few stores at a time, without closing a shop. We start by following a price from head office onto a receipt, because every weakness of the estate lies somewhere along that path.',
    atAGlance: {
      fits: 'Chains of thirty stores or more with several till versions and supplier files',
      notFor: 'With five shops on one rented POS, let its vendor run the updates',
      firstStep: {
        what: 'An inventory by store, and one price followed to the receipt',
        output: 'a drawing of that path and a ring plan for the next release',
        weeks: [3, 4],
      },
      charged: 'The inventory for a fixed sum; estate work on a retainer that pauses in peak season',
      youBring: 'A lab till with remote access, store list, supplier files, your freeze calendar',
    },
    ask: {
      text: 'Think of the store that differs most: till version, label printer, server. Its place in the release rings is our first answer.',
      button: 'Describe your oddest store',
    },
    notNeeded: {
      struck: 'Retail IT',
      after: 'is best left alone in festival weeks. Freeze the tills until the queues are gone.',
    },
    capabilities: [
      {
        name: 'POS estate and offline selling',
        users: 'Cashiers, store systems team',
        text: 'Tills hold prices, promotions and tax locally. They number receipts without the network and post sales later, once each. Releases move in rings: lab store, friendly stores, all. Every version can be put back.',
        hardPart:
          'A till can be offline for two days during a price change, so late sales must post at the price on the receipt.',
      },
      {
        name: 'Item master and price distribution',
        users: 'Buying office, pricing team',
        text: 'One record of SKU, GTIN, pack, tax class and price zone feeds tills, shelf labels and shop. Each store acknowledges the load. If the shelf label says 89 and the till 94, that is a defect with a ticket.',
        hardPart:
          'Multipacks sell as one and break into six; stock and margin are wrong until that link is modelled.',
      },
      {
        name: 'Supplier EDI and receiving',
        users: 'Buyers, suppliers, back-door staff',
        text: 'Orders, confirmations, despatch advice and invoices run as X12 850, 855, 856 and 810 or their EDIFACT counterparts, with a web form for small suppliers. Receiving scans the pallet label against the despatch advice and raises shortages while the driver waits.',
        hardPart:
          'A despatch advice that is often wrong is worse than none, so suppliers earn receipt without a count by their score.',
      },
      {
        name: 'RFID counting and shrink',
        users: 'Store managers, loss prevention',
        text: 'Source-tagged EPC Gen2 garments are counted weekly by handheld, and the gaps against the book show shrink by category. A tag does not pay on metal, liquids and cheap items; there we improve cycle counts instead.',
        hardPart:
          'Readers hear the stockroom through the wall, and a phantom piece on the sales floor never gets refilled.',
      },
      {
        name: 'Payment devices and store network',
        users: 'Network team, security officer',
        text: 'Card readers in a PCI-listed point-to-point encryption solution keep tills out of most of PCI DSS scope. Guest Wi-Fi, tills, cameras and vendors’ remote access sit on separate segments, with a mobile fallback tested by unplugging the line.',
        hardPart:
          'The refrigeration contractor’s remote tool is easily forgotten; give every vendor account an owner and an expiry date.',
      },
    ],
    schematic: schematic({
      caption:
        'A price is live in a store once the till there has acknowledged the load from the item master.',
      lanes: {
        Suppliers: { supplier: ['outside', 'Supplier EDI'] },
        'Head office': { master: ['store', 'Item and price master'], rings: 'Release rings' },
        Store: {
          backdoor: 'Back-door receiving',
          till: 'POS till, offline queue',
          labels: 'Shelf labels',
          rfid: 'RFID count',
        },
        Books: { stockbook: ['store', 'Stock book'], shrink: ['person', 'Loss prevention'] },
      },
      flows: [
        ['supplier', 'master', 'item data'],
        ['supplier', 'backdoor', 'EDI 856'],
        ['master', 'rings', 'price change'],
        ['rings', 'till', 'acknowledged load'],
        ['rings', 'labels'],
        ['backdoor', 'stockbook', 'receipts'],
        ['till', 'stockbook', 'sales, once each'],
        ['rfid', 'stockbook', 'counted pieces'],
        ['stockbook', 'shrink', 'gap by category'],
      ],
      mark: {
        node: 'till',
        before: 'Browser till',
        doubt: 'Cashier: the line is cut; do I send customers home?',
        answer: 'The till sells on; sales post later, once each.',
      },
    }),
  },
});

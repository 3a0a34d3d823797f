import { industryPage, schematic } from '../catalogue/define';

export const retailIt = industryPage({
  slug: 'retail-it',
  label: 'Retail IT',
  title: 'Retail IT for estates of stores, tills and feeds',
  summary:
    'POS estates, item master, EDI with suppliers, RFID and store networks: changes rolled out in rings, tills that sell offline and no releases in peak season.',
  reviewedOn: '2026-11-25',
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
        text: 'One record of SKU, GTIN, pack, tax class and price zone feeds tills, shelf labels and shop. Each till acknowledges the load. If the shelf label says 89 and the till 94, that is a defect with a ticket.',
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
        'A price change starts in a store when its old packs are gone and is closed when every till has acknowledged it.',
      lanes: {
        Suppliers: { supplier: ['outside', 'Supplier EDI'] },
        'Head office': { master: ['store', 'Item and price master'], rings: 'Release rings' },
        Store: {
          backdoor: 'Back-door receiving',
          till: 'POS till, offline queue',
          labels: 'Shelf labels',
          rfid: 'RFID count',
        },
        Books: {
          stockbook: ['store', 'Stock book'],
          receipt: ['document', 'Receipt'],
          shrink: ['person', 'Loss prevention'],
        },
      },
      flows: [
        ['supplier', 'master', 'item data'],
        ['supplier', 'backdoor', 'EDI 856, MRP'],
        ['master', 'rings', 'price change'],
        ['rings', 'till', 'acknowledged load'],
        ['rings', 'labels', 'shelf labels'],
        ['labels', 'till', 'labels are up'],
        ['till', 'receipt', 'price charged'],
        ['backdoor', 'stockbook', 'receipts by MRP'],
        ['stockbook', 'rings', 'old packs left'],
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
    route: {
      name: 'Price change PC-2281',
      about: 'tea 250 g, MRP ₹89 to ₹94',
      stations: [
        {
          at: 'supplier',
          value: 'MRP ₹94',
          fields: [
            { label: 'Barcode', value: 'EAN as before' },
            { label: 'Old packs', value: 'printed ₹89' },
            { label: 'Despatched', value: '96 packs, batch T-611' },
          ],
          onward: 'EDI 856, MRP',
        },
        {
          at: 'backdoor',
          value: '96 held back',
          fields: [
            { label: 'Received', value: 'Sat 14 Nov 2026, evening' },
            { label: 'Put', value: 'in the stockroom, not on sale' },
            { label: 'Booked', value: 'by EAN and MRP' },
          ],
          onward: 'receipts by MRP',
        },
        {
          at: 'stockbook',
          value: '6 old packs left',
          fields: [{ label: 'As of', value: 'Tue 17 Nov 2026, opening' }],
          sum: {
            rows: [
              ['At ₹89, Saturday evening', '30'],
              ['Sold on Sunday', '−12'],
              ['Sold on Monday', '−12'],
            ],
            total: ['At ₹89 still to sell', '6'],
          },
          onward: 'old packs left',
        },
        {
          at: 'rings',
          value: 'Live Wed 18 Nov',
          fields: [
            { label: 'Chain date', value: 'Mon 16 Nov 2026' },
            { label: 'Refilled', value: 'Tue 17 Nov, noon, still at ₹89' },
            { label: 'Shelf check', value: 'Tue 17 Nov, 21:40, none left' },
          ],
          mark: { struck: 'Mon 16 Nov', note: 'Eighteen packs printed ₹89 were still to be sold.' },
          onward: 'shelf labels',
        },
        {
          at: 'labels',
          value: '₹94 from 08:40',
          fields: [
            { label: 'When it rises', value: 'labels first, then tills' },
            { label: 'When it falls', value: 'tills first, then labels' },
            { label: 'Doors open', value: '09:00' },
          ],
          onward: 'labels are up',
        },
        {
          at: 'till',
          value: '4 of 4 tills',
          fields: [
            { label: 'Tills 1 to 3', value: '08:52, acknowledged' },
            { label: 'Till 4, offline', value: '09:20, acknowledged' },
            { label: 'Between', value: 'till 4 sells at ₹89' },
          ],
          onward: 'price charged',
        },
        {
          at: 'receipt',
          value: '₹94, as the label',
          fields: [
            { label: 'First at ₹94', value: '09:06, till 2' },
            { label: 'Till asks MRP', value: '14 days, to 1 Dec 2026' },
          ],
        },
      ],
    },
    argument: {
      heading: 'One barcode, two printed prices, and the date of the change',
      paragraphs: [
        'No pack may be sold above the price printed on it, and the barcode does not tell which price that is. The pricing team wants ₹94 in all stores on Monday; on that morning this store still has 18 old packs, so 18 × ₹5 = ₹90 too much would be taken. A sticker over the old price is not the shop’s to put on. Compliance would keep ₹89 everywhere until the last store is through. That is Store 22, with 72 packs at 8 a day from Sunday, whose price would turn on 24 November. By then this store has sold 78 new packs at ₹5 too little, which is ₹390.',
        'The date goes by store instead. New packs stay off the shelf, and the price turns on the first morning without an old one. The shelf runs empty at noon on Tuesday and is filled with new packs, of which 6 go at ₹89 until closing. The delay costs ₹30.',
        'A till can ask which MRP is meant at each scan, which loses nothing while every cashier turns the pack over, but the shelf needs two labels. We keep the question for 14 days, for strays and returned packs. Till 4 sells for its first 20 minutes below the label, which is harmless. On a cut in GST it would sell above, so then the order is reversed.',
      ],
    },
  },
});

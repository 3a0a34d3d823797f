import { industryPage, schematic } from '../catalogue/define';

export const retailIt = industryPage({
  slug: 'retail-it',
  label: 'Retail IT',
  title: 'Retail IT for estates of stores, tills and feeds',
  summary:
    'POS estates, item master, EDI with suppliers, RFID and store networks: changes rolled out in rings, tills that sell offline and no releases in peak season.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A price, a till release or a new store goes live by a repeatable routine, and a cut line does not stop a sale.',
    quickAnswer:
      'Behind the shop front sits an estate that grew one opening at a time: till versions, label printers, supplier files, a store server under a desk. Our work here serves CIOs and store-systems managers of chains who need to change that estate without closing it. Expect within five weeks an inventory by store, the path of one price from head office to receipt, and a ring plan for the next release.',
    capabilities: [
      {
        name: 'POS estate and offline selling',
        users: 'Cashiers, store systems team',
        text: 'Tills hold prices, promotions and tax locally, number receipts without the network and post sales later, once each. Releases move in rings from a lab store to friendly stores to all, with a version that can be put back.',
        hardPart:
          'A till can be offline for two days during a price change, so late sales must post at the old price.',
      },
      {
        name: 'Item master and price distribution',
        users: 'Buying office, pricing team',
        text: 'One record of SKU, GTIN, pack, tax class and price zone feeds tills, shelf labels and shop. Each store acknowledges the load, and a mismatch between shelf label and till is a defect with a ticket.',
        hardPart:
          'Multipacks sell as one and break into six; stock and margin are wrong until that link is modelled.',
      },
      {
        name: 'Supplier EDI and receiving',
        users: 'Buyers, suppliers, back-door staff',
        text: 'Orders, confirmations, despatch advice and invoices run as EDI 850, 855, 856 and 810, with a web form for small suppliers. Receiving scans the pallet label against the ASN and raises shortages while the driver waits.',
        hardPart: 'An ASN that is often wrong is worse than none, so suppliers earn blind receipt by score.',
      },
      {
        name: 'RFID counting and shrink',
        users: 'Store managers, loss prevention',
        text: 'Source-tagged EPC Gen2 garments are counted weekly by handheld, and the gaps against the book show shrink by category. Metal, liquids and cheap items do not pay for a tag; there we improve cycle counts instead.',
        hardPart:
          'Readers hear the stockroom through the wall, and a phantom piece on the sales floor never gets refilled.',
      },
      {
        name: 'Payment devices and store network',
        users: 'Network team, security officer',
        text: 'Card readers with point-to-point encryption keep tills out of most of PCI DSS scope. Guest Wi-Fi, tills, cameras and vendors’ remote access sit on separate segments, with a mobile fallback tested by unplugging the line.',
        hardPart:
          'A refrigeration contractor’s remote tool is the forgotten door; every vendor account needs an owner and an expiry.',
      },
    ],
    schematic: schematic({
      caption:
        'One item master reaches every till in rings and with an acknowledgement, and sales return once even when the line was down.',
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
    }),
  },
});

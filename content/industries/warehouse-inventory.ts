import { industryPage, schematic } from '../catalogue/define';

export const warehouseInventory = industryPage({
  slug: 'warehouse-inventory',
  label: 'Warehouse and Inventory',
  title: 'Warehouse and inventory software, exact to the bin',
  summary:
    'Receiving, putaway, picking, counting and 3PL billing on scanners, with stock states, lot rules and ERP postings that agree bin by bin and shift by shift.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The record says which bin holds which lot, so pickers need not check the shelf first.',
    quickAnswer:
      'A screen on the warehouse floor gets two seconds before someone works around it. So we begin on shift with a scanner in hand and count a sample of bins against the book. For a distributor, a manufacturer or a 3PL, the count then tells what is needed: an extension of the WMS, a replacement for paper and spreadsheets, or peace between WMS and ERP.',
    atAGlance: {
      fits: 'Distributors, manufacturers and 3PLs whose bins, lots and ERP balances disagree',
      notFor: 'For a stockroom of three hundred items, the inventory module of your accounts is enough',
      firstStep: {
        what: 'Sample bins counted, one aisle put on handhelds',
        output: 'accuracy by bin and one redesigned flow in daily use',
        weeks: [4, 4],
      },
      charged: 'Count and aisle as one fixed scope; every further flow has its own estimate',
      youBring: 'Bin list, a week of movements from WMS and ERP, two handhelds, a shift lead',
    },
    ask: {
      text: 'Where did WMS and ERP part last night? Ten lines, by bin and state, point to the posting that we would follow first.',
      button: 'Copy ten stock differences',
    },
    notNeeded: {
      before: 'Label the bins and count once. If the book then holds, skip the',
      struck: 'warehouse system',
      after: '.',
    },
    capabilities: [
      {
        name: 'Receiving and putaway',
        users: 'Dock clerks, forklift drivers',
        text: 'The supplier’s shipping notice (ASN), as EDI 856 or DESADV, opens a receipt before the truck arrives. One scan of the SSCC label books the pallet, and putaway weighs zone, weight, velocity and lot mixing. Without a notice the dock counts blind, within a tolerance.',
        hardPart:
          'Orders already wait for goods on the dock; cross-docking them may skip the shelf, but not inspection or the goods receipt on which the supplier is paid.',
      },
      {
        name: 'Wave, pick and pack',
        users: 'Pickers, packers, shift leads',
        text: 'Orders are released by carrier cut-off, then batched or zoned by line profile. Handheld and voice picking confirm bin and quantity. Waves suit fixed departures; continuous release suits small web orders, and mixing both needs replenishment in step.',
        hardPart:
          'A short pick at five o’clock must find another bin, reduce the order or hold the truck within minutes.',
      },
      {
        name: 'Lots, expiry and cold rooms',
        users: 'Quality staff, pharmacy and food handlers',
        text: 'Stock carries lot, expiry and state: free, quarantine, blocked, damaged. FEFO picks the earliest expiry that meets the customer’s minimum remaining life, and logger data from chill rooms and trucks attaches to the lots that were inside.',
        hardPart: 'A recall asks where one lot went, including pallets repacked under a new label weeks ago.',
      },
      {
        name: 'Counting and ERP agreement',
        users: 'Stock controllers, finance',
        text: 'Cycle counts follow value, movement and suspicion, such as a bin after a short pick. Every adjustment has a reason code and, above a limit, waits for a second person. WMS and ERP exchange movements by message number and compare balances nightly, by state.',
        hardPart:
          'Counting a moving bin gives a wrong difference, while freezing aisles costs output in every shift.',
      },
      {
        name: '3PL activity billing',
        users: 'Contract managers, 3PL clients',
        text: 'Storage, handling, labels and returns are charged from the scans themselves, by client tariff. Owners see their stock and charges in a portal, where a disputed line leads back to its scans. A shed with a single owner does not need this module.',
        hardPart:
          'Extra work agreed on the telephone stays unbilled unless the handheld offers a key for it.',
      },
    ],
    schematic: schematic({
      caption:
        'Every move is a scan against a bin, lot and state; a short pick triggers its own count before the ERP hears of it.',
      lanes: {
        Inbound: { asn: ['document', 'ASN (DESADV)'], dock: ['person', 'Dock clerk'] },
        Place: { putaway: 'Putaway rules', bins: ['store', 'Bin, lot, state'] },
        Outbound: { wave: 'Wave release', picker: ['person', 'Picker with scanner'], load: 'Pack and load' },
        Agree: { count: 'Cycle count', erp: ['outside', 'ERP stock ledger'] },
      },
      flows: [
        ['asn', 'putaway', 'expected pallets'],
        ['dock', 'putaway', 'SSCC scan'],
        ['putaway', 'bins', 'stored'],
        ['bins', 'wave', 'FEFO stock'],
        ['wave', 'picker', 'pick list'],
        ['picker', 'count', 'short pick'],
        ['picker', 'load', 'picked'],
        ['load', 'erp', 'goods issue'],
        ['count', 'load', 'pallets in house'],
        ['count', 'erp', 'adjustment, reason'],
      ],
      mark: {
        node: 'count',
        before: 'Annual stocktake',
        doubt: 'Inventory controller: a short pick today, counted in March?',
        answer: 'The short pick starts a count; the ERP follows.',
      },
    }),
    route: {
      name: 'Short pick SP-2093',
      about: 'cartons, Tue 24 Nov 2026',
      stations: [
        {
          at: 'bins',
          value: '24 by the book',
          fields: [{ label: 'Carton', value: '12.5 kg, ₹2,400' }],
          sum: {
            rows: [
              ['Counted at 06:00', '60'],
              ['Picked 15:40, order 5512', '−36'],
            ],
            total: ['Bin C-14-02 at 17:00', '24'],
          },
          onward: 'FEFO stock',
        },
        {
          at: 'wave',
          value: 'Order 5519',
          fields: [
            { label: 'Asked', value: '24 cartons' },
            { label: 'Other bins', value: 'none of this item' },
            { label: 'Truck leaves', value: '18:30' },
          ],
          onward: 'pick list',
        },
        {
          at: 'picker',
          value: '6 short',
          fields: [{ label: 'Confirmed', value: '17:04, bin empty' }],
          sum: {
            rows: [
              ['Asked, order 5519', '24'],
              ['Picked 17:04, order 5519', '−18'],
            ],
            total: ['Short', '6'],
          },
          onward: 'short pick',
        },
        {
          at: 'count',
          value: '−6 cartons',
          fields: [{ label: 'Not posted', value: '₹14,400, limit ₹10,000' }],
          sum: {
            rows: [
              ['Counted blind, 17:09', '0'],
              ['Bin C-14-02 at 17:00', '−24'],
              ['Picked 17:04, order 5519', '18'],
            ],
            total: ['Difference', '−6'],
          },
          mark: { struck: '−24', note: 'The task kept the balance from before the pick.' },
          onward: 'pallets in house',
        },
        {
          at: 'load',
          value: '42 cartons',
          fields: [
            { label: 'Truck leaves', value: '18:00' },
            { label: 'Scale, 17:16', value: '550 kg, pallet 25 kg, one item' },
          ],
          sum: {
            rows: [
              ['Invoiced, 5512', '36'],
              ['A layer too many', '6'],
            ],
            total: ['On the pallet of 5512', '42'],
          },
          onward: 'goods issue',
        },
        {
          at: 'erp',
          value: '60 and no posting',
          fields: [{ label: 'Agrees', value: '17:30, all free stock' }],
          sum: {
            rows: [
              ['Bin C-14-02', '0'],
              ['Staged, 5512', '36'],
              ['Staged, 5519', '24'],
            ],
            total: ['Before either issue', '60'],
          },
        },
      ],
    },
    argument: {
      heading: 'When WMS and ERP agree on a wrong number',
      paragraphs: [
        'A picker is sent for 24 cartons and finds 18. The blind count finds the bin empty: −6 against the book, once the 18 are off it. A task that keeps the balance from its opening says −24. The ERP hears of picks only at goods issue and still says 60.',
        'The shift lead wants to have −6 posted and both trucks gone. Post it, and the ERP falls to 54. The loads issue 36 + 18 = 54, and by night both systems say zero. The posting made them agree, while 42 cartons left on an invoice for 36: one customer was sent 6 for nothing, ₹14,400, and the other lacks them. The stock controller would block the bin until morning: then both books show 6 cartons that are on the road.',
        'Our rule looks first at pallets picked from the bin since its last good count and still in the building. Besides this pick there is one. It weighs 550 kg; less 25 for the wood, at 12.5 a carton, that is 42, a layer too many. By 17:30 the layer is picked for order 5519, against the 6 that the book still has in the bin, and neither truck has waited.',
        'Had that pallet left, its customer would be asked to count before the second signature, due above ₹10,000. With too many pallets to weigh, the controller is right.',
      ],
    },
    faq: [
      {
        question: 'A client deducts for a shortage. Was it inbound, picking or his own posting?',
        answer:
          'Follow one lot through three records. The dock count against his shipping notice settles inbound, if cartons were counted and not pallets. Scans from bin to loaded truck, with the consignee’s signature, settle picking. If both close, compare by message number what the WMS sent, what his ERP acknowledged and what his staff posted by hand. What none of these shows, the contract’s loss allowance must divide.',
      },
      {
        question: 'What is the last safe go-live before the October–November peak?',
        answer:
          'By our reckoning 20 August for a peak from 1 October: four weeks of daily use, then two without any change. Before that, each label must scan from the forklift and the Wi-Fi hold in every aisle with the racks full. If it fails on day two, the shift ships from pick lists printed with each wave, and those bins are counted before the scanners return.',
      },
    ],
  },
});

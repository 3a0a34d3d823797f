import { schematic, solutionPage } from '../catalogue/define';

export const warehouse = solutionPage({
  slug: 'warehouse',
  label: 'Warehouse',
  title: 'Warehouse modules from dock slot to sealed truck',
  summary:
    'A warehouse product by module: dock slots, ASN receiving, directed putaway, replenishment, waves, packing with SSCC labels and daily cycle counts.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Each truck leaves with the cartons that its papers name.',
    quickAnswer:
      'Where is pallet 4711? If stock is a total per bin, the answer is a walk. Here each pallet has a licence plate (a number of its own), a batch and a status, and a scanner directs people from the dock appointment to the sealed truck. The goods may be your own or a client’s.',
    atAGlance: {
      fits: 'Buildings that ship by case and piece, for own account or for third parties',
      notFor: 'Full pallets in a few dozen bays need no more than your ERP’s stock module',
      firstStep: {
        what: 'One zone, walked and drawn, then run on real orders',
        output: 'a zone that receives, stores and ships by scan, with paper as fallback',
        weeks: [6, 8],
      },
      charged: 'Walk and drawing at a fixed price, zones by sprint; you buy scanners and printers',
      youBring:
        'Item master with weights and pack sizes, a location plan, handhelds, ERP test access, a shift planner',
    },
    ask: {
      text: 'How was the last lost pallet found again? We draw the scan that would have spared somebody the walk.',
      button: 'Retrace one lost pallet',
    },
    notNeeded: {
      before: 'Can you see every shelf from the door? Then look, and skip the',
      struck: 'warehouse system',
      after: '.',
    },
    argument: {
      heading: 'Two thirds of a suspect batch have left its bin',
      paragraphs: [
        'At 15:20 quality finds a swollen pouch in batch 118. Bin B-07 holds 48 cases of it on pallet 4711, beside one of batch 121. Of the 144 received, 96 have left the bin: 30 lie on the pick face, 18 on the packing bench, 24 on the truck at dock 3; 24 were delivered yesterday. A hold on the bin would miss those and lock up batch 121, the replacement. Not every system holds picked stock; ask.',
        'The truck must leave by 16:00. Dispatch would let the driver bring the suspect pallet back. It is third from the tail in a single row, for the third drop, and in the way at the fourth and fifth, where no forklift waits. Quality wants the truck emptied: 5 pallets out and 5 in at 5 minutes each, which from 15:25 ends at 16:15.',
        'A hold follows each plate and carton. Two pallets and the suspect come off, the replacement, picked meanwhile, and the two go back: 6 moves, done at 15:55; a drop left short would save one. Batch 121 has 44 cases, at the same MRP, for the 24 + 18 = 42 replaced, and only these orders’ invoices wait for the batch number. Yesterday’s customer is told to set its 24 aside. With reason to think the batch unfit, its owner must at once recall it and tell the food authority.',
      ],
    },
    faq: [
      {
        question: 'FIFO, FEFO or serial numbers by client: is that a setting or code?',
        answer:
          'A setting of client and item: the order of allocation, a minimum remaining life, and whether serial numbers are scanned at receipt or only at packing. Charges per scan are settings too. It stops where a client wants a document in his own format, a rule that looks across several orders, or a charge for work without a scan. Each of those is code, with its own estimate.',
      },
    ],
    capabilities: [
      {
        name: 'Dock and yard',
        users: 'Gate staff, carriers, dock leads',
        text: 'Carriers book slots by load type and unloading minutes. Arrival, dock-on and dock-off times are stamped, so a detention claim is settled from records. A walk-in truck waits behind the booked ones.',
        owns: 'Slots, gate log, trailer positions',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Receiving against ASN',
        users: 'Receivers, quality inspectors',
        text: 'One scan of the SSCC label (GS1’s number for a load unit) receives a whole pallet when that supplier’s advance shipping notice, the ASN, has proved reliable. Others are counted by case until their error rate justifies trust.',
        owns: 'Receipts, plates, inspection holds',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Putaway and slotting',
        users: 'Forklift crews, slotting planners',
        text: 'Location rules weigh size, weight, temperature, hazard class and pick frequency. Reslotting is proposed weekly as a list of moves with the walking saved, and is skipped where the move costs more than a season’s gain.',
        owns: 'Locations, rules, move tasks',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Allocation and waves',
        users: 'Shift planners',
        text: 'Orders are allocated by first expiry (FEFO) or first receipt (FIFO), then released continuously or in waves towards carrier cut-offs. Waves make sorting easy but leave idle minutes at both ends, so small orders with late cut-offs do better without them.',
        owns: 'Allocations, waves, short picks',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Picking and replenishment',
        users: 'Pickers, reach-truck drivers',
        text: 'People pick by cluster, zone or pallet, on handhelds or by voice, and confirm by check digit and scan. Replenishment is triggered by allocated demand, since a fixed minimum ignores tomorrow’s promotion. Mobile robots join through VDA 5050 where they fit.',
        owns: 'Picks, replenishments, task times',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Pack and load',
        users: 'Packers, loaders, dispatch clerks',
        text: 'Weight checks catch the wrong item, and each carton receives its own SSCC. Loading follows reverse drop order by scan; the seal number, invoice and e-way bill details close the load before the gate opens.',
        owns: 'Cartons, loads, seals, dispatch notes',
        on: { part: 0, row: 4 },
      },
      {
        name: 'Cycle count and stock status',
        users: 'Stock controllers, auditors',
        text: 'Empty-bin checks and ABC counts run between picks. A variance blocks the location until a blind recount; only then is it posted, with a reason. A hold on a batch follows plates and cartons to bench and truck, and stops their allocation.',
        owns: 'Counts, adjustments, stock status',
        on: { part: 0, row: 0, corrected: true },
      },
    ],
    howItDiffers:
      'The industry page on warehouse and inventory discusses the trade and its systems, and the POS product keeps shop stock; this one directs work inside a warehouse, location by location.',
    screen: {
      device: 'browser',
      heading: 'Hold, batch 118, 15:20',
      parts: [
        {
          part: 'table',
          columns: ['Where', 'Plate or carton', 'Batch', 'Cases'],
          rows: [
            ['Bin B-07', 'Pallet 4711: held', '118', '48'],
            ['Bin B-07', 'Pallet 4726: free', '121', '44'],
            ['Pick face', 'Pallet 4698: held', '118', '30'],
            ['Bench', 'Cartons: held', '118', '18'],
            ['Truck, 3rd of 5', 'Pallet 4803: held', '118', '24'],
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Dock 3 until', value: '16:00' },
            { label: 'Exchange', value: '15:55' },
            { label: 'Gone', value: '24' },
            { label: 'Received', value: '144' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption:
        'A label scanned at the dock becomes a licence plate that every later task refers to, until a sealed load takes it out.',
      lanes: {
        Inbound: {
          asn: ['document', 'ASN from supplier'],
          dock: 'Dock slot',
          receiver: ['person', 'Receiver'],
        },
        Storage: { plate: ['store', 'Licence plates'], count: 'Blind recount' },
        Release: { wave: 'Wave release', picker: ['person', 'Picker'] },
        Outbound: { pack: 'Pack and weigh', load: ['document', 'Load and seal'] },
      },
      flows: [
        ['asn', 'dock', 'SSCC list'],
        ['dock', 'receiver', 'truck at door'],
        ['receiver', 'plate', 'putaway'],
        ['count', 'plate', 'variance'],
        ['plate', 'wave', 'FEFO stock'],
        ['wave', 'picker', 'next task'],
        ['picker', 'pack', 'check digit'],
        ['pack', 'load', 'carton SSCC'],
      ],
      mark: {
        node: 'plate',
        before: 'Bin totals',
        doubt: 'Quality inspector: can I block one batch of a bin?',
        answer: 'Yes: each pallet’s plate has its batch and status.',
      },
    }),
  },
});

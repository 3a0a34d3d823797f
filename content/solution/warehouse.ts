import { schematic, solutionPage } from '../catalogue/define';

export const warehouse = solutionPage({
  slug: 'warehouse',
  label: 'Warehouse',
  title: 'Warehouse modules from dock slot to sealed truck',
  summary:
    'A warehouse product by module: dock slots, ASN receiving, directed putaway, replenishment, waves, packing with SSCC labels and daily cycle counts.',
  reviewedOn: '2026-11-21',
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
    capabilities: [
      {
        name: 'Dock and yard',
        users: 'Gate staff, carriers, dock leads',
        text: 'Carriers book slots by load type and unloading minutes. Arrival, dock-on and dock-off times are stamped, so a detention claim is settled from records. A walk-in truck waits behind the booked ones.',
        owns: 'Slots, gate log, trailer positions',
      },
      {
        name: 'Receiving against ASN',
        users: 'Receivers, quality inspectors',
        text: 'One scan of the SSCC label (GS1’s number for a load unit) receives a whole pallet when that supplier’s advance shipping notice, the ASN, has proved reliable. Others are counted by case until their error rate justifies trust.',
        owns: 'Receipts, plates, inspection holds',
      },
      {
        name: 'Putaway and slotting',
        users: 'Forklift crews, slotting planners',
        text: 'Location rules weigh size, weight, temperature, hazard class and pick frequency. Reslotting is proposed weekly as a list of moves with the walking saved, and is skipped where the move costs more than a season’s gain.',
        owns: 'Locations, rules, move tasks',
      },
      {
        name: 'Allocation and waves',
        users: 'Shift planners',
        text: 'Orders are allocated by first expiry (FEFO) or first receipt (FIFO), then released continuously or in waves towards carrier cut-offs. Waves make sorting easy but leave idle minutes at both ends, so small orders with late cut-offs do better without them.',
        owns: 'Allocations, waves, short picks',
      },
      {
        name: 'Picking and replenishment',
        users: 'Pickers, reach-truck drivers',
        text: 'People pick by cluster, zone or pallet, on handhelds or by voice, and confirm by check digit and scan. Replenishment is triggered by allocated demand, since a fixed minimum ignores tomorrow’s promotion. Mobile robots join through VDA 5050 where they fit.',
        owns: 'Picks, replenishments, task times',
      },
      {
        name: 'Pack and load',
        users: 'Packers, loaders, dispatch clerks',
        text: 'Weight checks catch the wrong item, and each carton receives its own SSCC. Loading follows reverse drop order by scan; the seal number, invoice and e-way bill details close the load before the gate opens.',
        owns: 'Cartons, loads, seals, dispatch notes',
      },
      {
        name: 'Cycle count and stock status',
        users: 'Stock controllers, auditors',
        text: 'Empty-bin checks and ABC counts run between picks. A variance blocks the location until somebody has recounted it blind; only then is it posted, with a reason. Quarantined and damaged stock stays visible but cannot be allocated.',
        owns: 'Counts, adjustments, stock status',
      },
    ],
    howItDiffers:
      'The industry page on warehouse and inventory discusses the trade and its systems, and the POS product keeps shop stock; this one directs work inside a warehouse, location by location.',
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

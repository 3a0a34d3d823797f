import { industryPage, schematic } from '../catalogue/define';

export const erpManufacturing = industryPage({
  slug: 'erp-manufacturing',
  label: 'ERP for Manufacturing',
  title: 'Manufacturing ERP where BOM, floor and cost agree',
  summary:
    'ERP for discrete and batch plants: engineering changes by effectivity, backflush that matches the floor, GST job work, and variances that can be explained.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The BOM that engineering released is the one issued, built and costed.',
    quickAnswer:
      'Does stock go negative at night? Does job work travel on paper, and does the bill of material carry items that no store has ever held? Then the ERP may be sound and its border with the shop floor is not. We configure, extend and connect the system for manufacturers with one plant or ten.',
    atAGlance: {
      fits: 'An ERP in daily use whose BOMs, stock and floor reports disagree',
      notFor: 'A small workshop: buy a package and adapt your routine to it',
      firstStep: {
        what: 'One product family drawn and cleaned, BOM to variance',
        output: 'clean routings, closed production orders, a first explained variance',
        weeks: [6, 6],
      },
      charged: 'One family at a fixed price, later families and plants per sprint',
      youBring:
        'An ERP test client, one family’s drawings and routings, the last cycle count, a cost accountant',
    },
    ask: {
      text: 'Let a store keeper cross out, on one printed BOM, whatever the store never held. That sheet gives us our first questions for engineering.',
      button: 'Cross out one BOM',
    },
    notNeeded: {
      before: 'Stock negative every night? Correct one BOM and count again before you price a',
      struck: 'new ERP',
      after: '.',
    },
    capabilities: [
      {
        name: 'BOM, routing and change control',
        users: 'Design, process engineering, planners',
        text: 'Engineering and manufacturing BOMs are linked, not merged. A change order carries effectivity by date, serial or stock run-out, with the disposition of old parts. PPAP status blocks first use of a changed characteristic for automotive customers.',
        hardPart:
          'Running out old stock means two valid structures on one day, and planning must respect both.',
      },
      {
        name: 'Production orders and floor reporting',
        users: 'Supervisors, store keepers, MES',
        text: 'Orders, operations and confirmations pass between ERP and MES along the ISA-95 boundary, as B2MML or REST messages with an identity each. Cheap parts backflush; costly or serialised ones are issued by scan.',
        hardPart:
          'Backflushing against a wrong BOM consumes parts on paper only, and the cycle count finds out weeks later.',
      },
      {
        name: 'Job work and subcontracting',
        users: 'Subcontract desk, tax team',
        text: 'Material at a job worker stays in your stock, on a challan. The return clock of section 143 of the CGST Act runs meanwhile: one year for inputs, three for capital goods. Receipts settle yield, scrap and the worker’s own material.',
        hardPart: 'Goods moving directly between two job workers never pass your gate, but the books must.',
      },
      {
        name: 'Costing and variance',
        users: 'Cost accountants, plant controller',
        text: 'Standard cost rolls up from BOM, routing and overhead rates by version, and variance splits into price, usage, mix and efficiency per order. For engineer-to-order work we use actual project cost, since a standard would be fiction.',
        hardPart:
          'Re-rolling standards mid-year revalues stock, so finance fixes the date and signs the effect beforehand.',
      },
      {
        name: 'Quality and batch genealogy',
        users: 'Inspectors, customer quality',
        text: 'Inspection lots open at receipt, in process and before dispatch, as the control plan under IATF 16949 says. Which customers hold this melt, and which melts went into this casting? Batch and serial genealogy answers both.',
        hardPart:
          'Rework and salvaged parts break genealogy unless they carry the old identity into the new order.',
      },
    ],
    schematic: schematic({
      caption:
        'A released change decides what is issued and confirmed; floor, job worker and quality close the same order that costing then explains.',
      lanes: {
        Engineer: { change: ['document', 'Change order'], ebom: ['store', 'BOM and routing'] },
        Order: { prodOrder: ['store', 'Production order'] },
        Make: {
          mes: ['outside', 'MES confirmations'],
          jobWorker: ['outside', 'Job worker'],
          lot: 'Inspection lot',
        },
        Settle: { genealogy: ['store', 'Batch genealogy'], variance: 'Order variance' },
        Judge: { controller: ['person', 'Plant controller'] },
      },
      flows: [
        ['change', 'ebom', 'effectivity'],
        ['ebom', 'prodOrder', 'version'],
        ['prodOrder', 'mes', 'operations'],
        ['prodOrder', 'jobWorker', 'challan'],
        ['prodOrder', 'lot', 'control plan'],
        ['mes', 'variance', 'usage, hours'],
        ['jobWorker', 'variance', 'yield, scrap'],
        ['lot', 'genealogy', 'accepted serials'],
        ['variance', 'controller'],
      ],
      mark: {
        node: 'change',
        before: 'New drawing',
        doubt: 'Store keeper: what of the old parts in my bins?',
        answer: 'The order states effectivity, and what happens to them.',
      },
    }),
  },
});

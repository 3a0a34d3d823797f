import { industryPage, schematic } from '../catalogue/define';

export const erpManufacturing = industryPage({
  slug: 'erp-manufacturing',
  label: 'ERP for Manufacturing',
  title: 'Manufacturing ERP where BOM, floor and cost agree',
  summary:
    'ERP for discrete and batch plants: engineering changes by effectivity, backflush that matches the floor, GST job work, and variances that can be explained.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The BOM that engineering released is the one issued, built and costed.',
    quickAnswer:
      'Does stock go negative at night? Does job work travel on paper, and does the bill of material carry items that no store has ever held? Then the ERP may be sound while its border with the shop floor is not. We configure, extend and connect it for manufacturers with one plant or ten.',
    atAGlance: {
      fits: 'An ERP in daily use whose BOMs, stock and floor reports disagree',
      notFor: 'A small workshop, which does better with a package and the routine that comes with it',
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
        text: 'Engineering and manufacturing BOMs are linked, not merged. A change order carries effectivity by date, serial or stock run-out, with the disposition of old parts. For automotive customers the part approval (PPAP) blocks first use of a changed characteristic.',
        hardPart:
          'Running out old stock means two valid structures on one day, and planning must respect both.',
      },
      {
        name: 'Production orders and floor reporting',
        users: 'Supervisors, store keepers, MES',
        text: 'Orders, operations and confirmations pass between ERP and shop-floor system (MES) along the ISA-95 boundary, as B2MML or REST messages with an identity each. Cheap parts backflush; costly or serialised ones are issued by scan.',
        hardPart:
          'Backflushing against a wrong BOM consumes parts on paper only, and the cycle count finds out weeks later.',
      },
      {
        name: 'Job work and subcontracting',
        users: 'Subcontract desk, tax team',
        text: 'Material at a job worker stays in your stock, on a challan. The return clock of section 143 of the CGST Act runs meanwhile: one year for inputs, three for capital goods. Receipts settle yield, scrap and the worker’s own material.',
        hardPart: 'Goods moving directly between two job workers never pass your gate, but the books must.',
        today: {
          role: 'Subcontract clerk',
          pain: 'Her challan register knows kilos and dates. Which lot went out is on a label at the moulder’s, thirty kilometres away.',
        },
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
        text: 'Inspection lots open at receipt, in process, before dispatch and when shelf life ends, as the control plan says. Which customers hold this melt, and which melts went into this casting? Genealogy by batch and serial number answers both.',
        hardPart:
          'Rework and salvaged parts break genealogy unless they carry the old identity into the new order.',
        today: {
          role: 'Quality engineer',
          pain: 'She rejects a lot in the store and hears next week that the press had drawn two bins of it the day before.',
        },
      },
    ],
    schematic: schematic({
      caption:
        'A released change decides what is issued and confirmed; the inspection’s verdict then follows the batch to wherever its stock lies.',
      lanes: {
        Engineer: { change: ['document', 'Change order'], ebom: ['store', 'BOM and routing'] },
        Order: { prodOrder: ['store', 'Production order'] },
        Make: {
          mes: ['outside', 'MES confirmations'],
          jobWorker: ['outside', 'Job worker'],
          lot: 'Inspection lot',
        },
        Settle: {
          stock: ['store', 'Available stock'],
          genealogy: ['store', 'Batch genealogy'],
          variance: 'Order variance',
        },
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
        ['lot', 'genealogy', 'verdict'],
        ['genealogy', 'stock', 'what is blocked'],
        ['variance', 'controller'],
      ],
      mark: {
        node: 'change',
        before: 'New drawing',
        doubt: 'Store keeper: what of the old parts in my bins?',
        answer: 'The order states effectivity, and what happens to them.',
      },
    }),
    route: {
      name: 'Lot L-0814',
      about: 'rubber compound, retest failed',
      stations: [
        {
          at: 'ebom',
          value: 'Compound R-60',
          fields: [
            { label: 'Mixed', value: '14 Aug 2026, 1,200 kg' },
            { label: 'Retest', value: 'after 90 days, cool store' },
            { label: 'ML 1+4 at 100 °C', value: '45 to 55' },
            { label: 'Per bush', value: '0.2 kg with flash' },
          ],
          onward: 'version',
        },
        {
          at: 'prodOrder',
          value: '660 kg',
          sum: {
            rows: [
              ['Order 70214, on the floor', '90'],
              ['Order 70219, not yet drawn', '420'],
              ['Job work JW-311', '150'],
            ],
            total: ['Needed by 18 Nov, kg', '660'],
          },
          onward: 'challan',
        },
        {
          at: 'jobWorker',
          value: '150 kg outside',
          fields: [
            { label: 'Challan', value: 'JC-2291 of 20 Oct 2026' },
            { label: 'Stock', value: 'ours, at the moulder' },
            { label: 'Batch on challan', value: 'L-0814' },
          ],
          onward: 'still our stock',
        },
        {
          at: 'lot',
          value: 'Lot blocked',
          fields: [
            { label: 'Opened', value: '9 Nov 2026' },
            { label: 'Due', value: '12 Nov 2026' },
            { label: 'Result', value: '13 Nov 2026, Mooney 61' },
            { label: 'Usage decision', value: 'Rejected, all places' },
          ],
          mark: {
            struck: 'Store blocked',
            note: 'Its rubber also lies at a press and outside.',
          },
          onward: 'verdict',
        },
        {
          at: 'genealogy',
          value: '1,200 kg',
          sum: {
            rows: [
              ['Moulded before the due day', '420'],
              ['Moulded from that day on', '60'],
              ['Blocked, store and floor', '570'],
              ['Blocked at the moulder', '150'],
            ],
            total: ['Lot L-0814, kg', '1,200'],
          },
          onward: 'what is blocked',
        },
        {
          at: 'stock',
          value: '−300 kg',
          fields: [{ label: 'Held, for stock', value: '300 bushes of 12 and 13 Nov' }],
          sum: {
            rows: [
              ['Lot L-1102, released', '360'],
              ['Needed by 18 Nov, kg', '−660'],
            ],
            total: ['Short, kg', '−300'],
          },
        },
      ],
    },
    argument: {
      heading: 'Whether a failed lot is still stock at the press',
      paragraphs: [
        'Rubber stiffens on the shelf, so this lot is tested again after 90 days; it failed. Production would keep two bins that the press drew in date, and the moulder’s kilos. But a bush is as good as its rubber on the day of moulding, so the day of issue excuses nothing. By the control plan, what was moulded before the due day passes on its own tests, what was moulded from then on is held, and what is still rubber is blocked wherever it lies. Blended into fresh rubber it is a new lot.',
        'SAP can open an inspection lot for each storage location. If only the store gets one, 240 kg (90 + 150) stay free, the shortage reads 60 kg instead of 300, and 240 ÷ 0.2 = 1,200 bushes are made of failed rubber. Before the verdict, an availability check that counts stock in inspection reads 420 kg to spare: 360 + 720 − 660.',
        'The laboratory returned from Diwali after the presses, which ran on the due day and the next: 60 ÷ 0.2 = 300 bushes. A plant that holds nothing before the verdict ships them; one that recalls by lot number alone holds 2,400.',
      ],
    },
    terms: [
      {
        term: 'Backflush',
        meaning:
          'Booking a component out of stock when the finished part is reported, by the quantity in the bill of material. It is as right as that bill, and later than the truth.',
      },
      {
        term: 'Retest date',
        meaning:
          'The day from which a lot may be used only after it has been tested again. Unlike an expiry date it can be moved, by a result.',
      },
      {
        term: 'Effectivity',
        meaning:
          'From when an engineering change holds: a date, a serial number, or the moment when the old parts run out.',
      },
    ],
    related: [
      {
        page: 'industries/production-planning',
        reason: 'If the stock is right and the sequence on the machines is not.',
      },
      {
        page: 'services/crm-erp',
        reason: 'To choose or change the ERP itself, in any trade.',
      },
      {
        page: 'solution/pos-inventory',
        reason: 'For stock that is sold over a counter, without bills of material.',
      },
      {
        page: 'services/data-sync',
        reason: 'If ERP and MES each count, and never the same.',
      },
      {
        page: 'industries/warehouse-inventory',
        reason: 'If bins, picking and pallets are the trouble, and batches are in order.',
      },
      {
        page: 'industries/supply-chain-automation',
        reason: 'If material moves between halls by call and should move by itself.',
      },
    ],
    faq: [
      {
        question: 'May we mould while the retest is running?',
        answer:
          'If the control plan allows it, before the due day. Opened on 9 November, the test ended after the due day; we would open it a week early, and hold what was moulded without one.',
      },
      {
        question: 'Who may lift a block?',
        answer:
          'One role in quality, for a stated quantity and with a reason. Neither planner nor store keeper sees the button, so a sales order cannot lift it.',
      },
      {
        question:
          'Can a complaint be traced to heat number, machine, operator, tool and gauge within an hour?',
        answer:
          'Yes, if part or bin bears a scanned label. An operator scans himself and the machine once a shift, then each new heat, each tool change, and the gauge before a first piece. Beyond it lie parts tipped into one bin: they trace to every heat in it. Time such a trace once a year.',
      },
    ],
    chapters: {
      order: ['case', 'build-or-buy', 'capabilities'],
      buildOrBuy: [
        {
          way: 'Set up what you own',
          rightWhen: 'The ERP has batches and inspection lots that were never switched on.',
          price: 'Master data must be cleaned first, by people who have other work.',
        },
        {
          way: 'Add your vendor’s quality module',
          rightWhen: 'Inspection plans are many and their rules ordinary.',
          price: 'A licence for each user, and a configuration that only a consultant reads.',
        },
        {
          way: 'Build beside the ERP',
          rightWhen: 'The rule is yours: shelf life by use, a moulder’s stock, two units of weight.',
          price: 'An interface to be tested at every upgrade.',
        },
        {
          way: 'Change the ERP',
          rightWhen: 'It cannot hold a batch, or its maker has ended support.',
          price: 'A year in which little else is improved.',
        },
      ],
      systemsMap: [
        {
          system: 'ERP stock and quality',
          holds: 'Stock by batch, place and status',
          integration: 'Standard postings, nothing written past them',
          gotcha: 'SAP’s retest job can open a lot early and leave its stock usable until the due day.',
        },
        {
          system: 'MES or press terminals',
          holds: 'Confirmations, batches drawn, scrap',
          integration: 'Messages with an identity, repeated until acknowledged',
          gotcha: 'A bin is scanned when it is opened; half is moulded on another day.',
        },
        {
          system: 'Laboratory instruments',
          holds: 'Readings by sample',
          integration: 'File or serial port into the inspection lot',
          gotcha: 'A repeat reading overwrites the first, and so the failure is gone.',
        },
        {
          system: 'Availability check',
          holds: 'Rules for what counts as supply',
          integration: 'Configuration, tried on this lot',
          gotcha: 'Sales and planning may use different rules, and each has one for stock in inspection.',
        },
      ],
      plan: [
        {
          name: 'Draw one family',
          text: 'We follow a product from drawing to invoice, and the store keeper strikes from its BOM what he never held.',
          weeks: [2, 2],
        },
        {
          name: 'Clean it and close its orders',
          text: 'Routings, units and open orders are put right, until one variance can be explained.',
          weeks: [4, 4],
        },
        {
          name: 'Batches, retest, block',
          text: 'Shelf life and verdicts follow the batch through store, floor and genealogy.',
          weeks: [4, 6],
        },
        {
          name: 'Job work',
          text: 'Challans carry the batch, and receipts settle yield and scrap.',
          weeks: [3, 5],
        },
        {
          name: 'Second family',
          text: 'The same rules on other routings; what has to be rewritten was too special.',
          weeks: [3, 5],
        },
      ],
      costDrivers: [
        {
          driver: 'Wrong bills of material',
          why: 'Each is corrected by an engineer and counted on the floor.',
          keepDown: 'Begin with parts that were made this quarter.',
          step: 1,
        },
        {
          driver: 'Scanning points',
          why: 'Labels, terminals, training for every bin that changes hands.',
          keepDown: 'Scan what is costly or has a shelf life; backflush the rest.',
          step: 2,
        },
        {
          driver: 'Job workers',
          why: 'Each has other labels, some no computer.',
          keepDown: 'Start with the two that hold most of your stock.',
          step: 3,
        },
      ],
      goingLive: [
        {
          name: 'After a count',
          text: 'Batches are counted in store, at the presses and outside on one Sunday.',
        },
        {
          name: 'Block before backflush',
          text: 'A blocked lot stops the scan first. Automatic consumption follows when nothing blocked was drawn for a month.',
        },
      ],
      kpis: [
        {
          name: 'Late verdicts',
          formula: 'retests not decided before the due day ÷ retests due',
        },
        { name: 'Drawn while blocked', formula: 'kilos issued from blocked lots, found by count or scan' },
        { name: 'Explained variance', formula: 'order variance with a named cause ÷ all order variance' },
      ],
    },
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const realEstateCrm = industryPage({
  slug: 'real-estate-crm',
  label: 'Real Estate CRM',
  title: 'Real estate CRM from site visit to registered sale',
  summary:
    'Lead ownership, unit holds, cost sheets, RERA payment limits and construction-linked demands for developers who sell through their own and partner channels.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'One unit is never promised twice, one lead is never paid for twice, and each demand letter rests on a certified stage of work.',
    quickAnswer:
      'Selling flats runs for months before booking and for years after it, which is where general CRM products stop. Developers, plotted-township promoters and large brokerages use what we build here, from first call through site visit, agreement and handover. Sales and CRM heads get a first output in roughly four weeks: the live inventory grid of one tower, with hold rules, cost sheets and approval of discounts working on real prices.',
    capabilities: [
      {
        name: 'Lead ownership across channels',
        users: 'Pre-sales callers, channel partners',
        text: 'A lead is matched on phone and household, tagged by source, and owned for a stated number of days by whoever brought the first site visit. Calling lists respect TRAI’s TCCCPR consent rules and the DLT templates behind each message.',
        hardPart:
          'Partner and portal both claim the same buyer; without a clock and evidence, commission becomes a quarrel.',
      },
      {
        name: 'Inventory grid and holds',
        users: 'Sales managers, site executives',
        text: 'Tower, floor and stack show available, held, booked, mortgaged and blocked units in real time. Holds expire by themselves. Price lists are versioned by date, and a discount beyond an executive’s limit waits for a named approver.',
        hardPart:
          'At launch every executive wants the same corner flat in the same hour, so the hold must be a lock.',
      },
      {
        name: 'Booking and agreement file',
        users: 'Booking desk, legal, buyers',
        text: 'KYC, cost sheet, allotment letter, loan sanction and registration appointment collect on one file. The receipt screen stops at the ten per cent that RERA permits before a registered agreement for sale.',
        hardPart:
          'Joint buyers, powers of attorney and name changes alter the agreement after stamp duty has been paid.',
      },
      {
        name: 'Construction-linked demands',
        users: 'Accounts, project engineers, lenders',
        text: 'Demands go out when the engineer’s stage certificate is recorded, with GST, interest on delay and the buyer’s own deduction of tax. Receipts are split so that the RERA share lands in the designated project account.',
        hardPart:
          'One tower’s slab is complete and the next one’s is not, while both share a single payment plan.',
      },
      {
        name: 'Partner payouts and handover',
        users: 'Channel managers, customer care',
        text: 'Brokerage becomes due at agreed milestones and is clawed back on cancellation; agents without a current RERA registration cannot be credited. Snag lists, possession letters and defect-liability requests continue on the same unit record.',
        hardPart:
          'A cancelled booking reopens inventory, commission, tax and refund at once, each with its own approver.',
      },
    ],
    schematic: schematic({
      caption:
        'A hold turns a visit into a locked unit; after registration, only certified construction stages may trigger the buyer’s next demand.',
      lanes: {
        Enquiry: { partner: ['person', 'Channel partner'], caller: ['person', 'Pre-sales caller'] },
        Sale: { owner: 'Lead ownership', grid: ['store', 'Unit grid and holds'] },
        Contract: { file: 'Booking file', certificate: ['document', 'Stage certificate'] },
        Money: { demand: 'Demand letters', brokerage: 'Brokerage run' },
        Bank: { escrow: ['outside', 'RERA bank account'] },
      },
      flows: [
        ['partner', 'owner', 'buyer brought'],
        ['caller', 'owner', 'site visit'],
        ['owner', 'file', 'source'],
        ['grid', 'file', 'locked unit'],
        ['file', 'brokerage', 'registered'],
        ['file', 'demand', 'payment plan'],
        ['certificate', 'demand', 'slab complete'],
        ['demand', 'escrow', 'receipts'],
      ],
    }),
  },
});

import { industryPage, schematic } from '../catalogue/define';

export const assetManagement = industryPage({
  slug: 'asset-management',
  label: 'Utility Asset Management',
  title: 'Utility asset records from commissioning to scrap',
  summary:
    'Asset register, inspections, work orders and renewal planning for networks and plants, with field evidence, GIS, safety permits and book value in step.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Engineers, field crews and the fixed-asset accountant name the same transformer, and a renewal budget can be argued from condition and consequence.',
    quickAnswer:
      'Utilities keep the same pole in four places: GIS, maintenance system, fixed-asset register and a drawing. This work gives network owners and generators one asset identity and the processes around it, in the spirit of ISO 55001. A typical opening covers one asset class in six to eight weeks, power transformers for instance: register reconciled, inspection form on the tablet, criticality agreed with operations.',
    capabilities: [
      {
        name: 'Register and location hierarchy',
        users: 'Asset managers, GIS and finance teams',
        text: 'A functional location stays when equipment is swapped; serial, nameplate and warranty belong to the equipment. Classes map to CIM, so network, maintenance and accounts exchange one identifier. Lines and pipes are held by segment, not as one thing.',
        hardPart: 'Finance capitalises a project as one sum; maintenance needs the hundred items inside it.',
      },
      {
        name: 'Inspection in the field',
        users: 'Linemen, inspectors, contractors',
        text: 'Forms with defect codes and photos work without coverage and on a sunlit screen. Severity follows a catalogue with sample pictures, so that two inspectors grade alike. Position and time are captured, and a skipped asset needs a reason.',
        hardPart:
          'Paying contractors per inspection produces quick ticks; random re-inspection has to be designed in.',
      },
      {
        name: 'Work, permits and switching',
        users: 'Planners, control room, permit holders',
        text: 'A work order gathers crew, spares, isolation and permit to work. The control room owns the switching order; the system shows its state and blocks start without it. Completion writes readings and replaced parts back to the asset.',
        hardPart:
          'Storm work happens first and is documented later, and that path must be quick but visible.',
      },
      {
        name: 'Health index and criticality',
        users: 'Reliability engineers, planning board',
        text: 'Dissolved gas by IEC 60599, oil, load and age give a transformer’s health score with its weights shown. Consequence counts customers, spares lead time and safety. We prefer a readable index to a model nobody will defend at a hearing.',
        hardPart: 'Old assets with no test history score as healthy unless missing data is itself a penalty.',
      },
      {
        name: 'Renewal plan and retirement',
        users: 'Investment planners, regulator’s staff',
        text: 'Options to maintain, refurbish or replace are compared per asset over a planning horizon under a budget. Retirement posts to the books, closes the GIS object and records disposal of oil, SF6 or asbestos.',
        hardPart: 'Scrap leaves the yard before the books hear of it, and the audit finds ghosts.',
      },
    ],
    schematic: schematic({
      caption:
        'One location identity joins map, work and books; field evidence moves the health score, and consequence decides what the budget replaces.',
      lanes: {
        Sources: {
          gis: ['outside', 'GIS'],
          inspector: ['person', 'Inspector'],
          lab: ['outside', 'Oil laboratory'],
        },
        Register: { asset: ['store', 'Location, equipment'], defects: ['store', 'Graded defects'] },
        Assess: { health: 'Health index', order: 'Work order' },
        Decide: { renewal: 'Renewal options', control: ['person', 'Control room'] },
        Books: { ledger: ['outside', 'Fixed-asset ledger'] },
      },
      flows: [
        ['gis', 'asset', 'position, segment'],
        ['inspector', 'defects', 'photo, code'],
        ['lab', 'health', 'dissolved gas'],
        ['asset', 'health', 'age, duty'],
        ['defects', 'order', 'severity'],
        ['defects', 'health'],
        ['health', 'renewal', 'condition'],
        ['order', 'control', 'permit request'],
        ['renewal', 'ledger', 'retire, capitalise'],
      ],
    }),
  },
});

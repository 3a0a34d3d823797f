import { industryPage, schematic } from '../catalogue/define';

export const assetManagement = industryPage({
  slug: 'asset-management',
  label: 'Utility Asset Management',
  title: 'Utility asset records from commissioning to scrap',
  summary:
    'Asset register, inspections, work orders and renewal planning for networks and plants, with field evidence, GIS, safety permits and book value in step.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The same transformer carries one number in the yard, on the map and in the accounts.',
    quickAnswer:
      'Ask four departments how many poles you own and you hear four answers: GIS, maintenance system, fixed-asset register, drawing office. We give network owners and generators one identity per asset, along the lines of ISO 55001, and hang inspections, permits, condition and book value on it.',
    atAGlance: {
      fits: 'Three counts of the same poles: in GIS, in maintenance and in the books',
      notFor: 'A single plant with one good maintenance system: clean up its hierarchy and stop there',
      firstStep: {
        what: 'One asset class drawn and reconciled, nameplate to ledger',
        output: 'a reconciled register, a tablet inspection form, an agreed criticality scale',
        weeks: [6, 8],
      },
      charged: 'A fixed price for the first asset class, two-week sprints from then on',
      youBring:
        'GIS and maintenance extracts, the fixed-asset register, a substation to walk, an engineer who knows its history',
    },
    ask: {
      text: 'Ask GIS, maintenance and finance how many poles you own. Their three numbers show us where reconciling should begin.',
      button: 'Send three counts of poles',
    },
    notNeeded: {
      struck: 'Asset software',
      after: 'fills with ticks when inspectors are paid per pole. Change the contract.',
    },
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
        text: 'Forms with defect codes and photos work without coverage and on a sunlit screen, capture position and time, and grade severity by a catalogue with sample pictures, so that two inspectors agree. A skipped asset needs a reason.',
        hardPart:
          'Paying contractors per inspection produces quick ticks; random re-inspection has to be designed in.',
      },
      {
        name: 'Work, permits and switching',
        users: 'Planners, control room, permit holders',
        text: 'Is it isolated, and who says so? A work order gathers crew, spares, isolation and permit to work, but the control room owns the switching order, and the system blocks a start without it. Readings and replaced parts go back to the asset on completion.',
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
        text: 'Options to maintain, refurbish or replace are compared per asset, over a planning horizon and inside a budget; retirement then posts to the books, closes the GIS object and records where the oil, SF6 or asbestos went.',
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
      mark: {
        node: 'control',
        before: 'Maintenance planner',
        doubt: 'Permit holder: who says that this feeder is isolated?',
        answer: 'The control room does; without its order nobody starts.',
      },
    }),
  },
});

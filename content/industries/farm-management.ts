import { industryPage, schematic } from '../catalogue/define';

export const farmManagement = industryPage({
  slug: 'farm-management',
  label: 'Farm Management',
  title: 'Farm management records made in the field, once',
  summary:
    'Field books, spray and harvest records, herd registers, labour and cost per plot for estates, contract growers and FPOs, offline and in the local language.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Spray, harvest and wage are written down where they happen, once.',
    quickAnswer:
      '“Wednesday, block 7, sprayed.” With what, at which dose, and when may it be picked? A farm management information system asks while the supervisor is still standing in the row, by icon and number, without signal. Plantations, seed producers, dairy estates and farmer producer organisations draw the audit file and each plot’s profit from those entries.',
    atAGlance: {
      fits: 'Estates, contract-farming companies and FPOs that answer to auditors, buyers and a wage roll',
      notFor: 'A few dozen animals or a family holding: the wall chart serves you well',
      firstStep: {
        what: 'One crop on one block, drawn and run live',
        output: 'walked plots, morning tasks, deducted stock, a harvest lock that holds',
        weeks: [4, 6],
      },
      charged: 'Per crop and season, beginning with the one block',
      youBring: 'Input store ledger, labels of products in use, piece rates, a supervisor for two mornings',
    },
    ask: {
      text: 'Cover the operator’s name and photograph yesterday’s spray entry. Whatever an auditor would ask of it, you hear from us first.',
      button: 'Photograph one spray entry',
    },
    notNeeded: {
      before: 'A spray notebook in the shed beats',
      struck: 'farm software',
      after: 'as long as no buyer or auditor asks.',
    },
    capabilities: [
      {
        name: 'Plot, crop and task book',
        users: 'Estate managers, field supervisors',
        text: 'Plots are polygons with season, variety and soil test; when one is split, its history stays with the land. Tasks carry crew, input and expected quantity. Supervisors confirm by icon and number.',
        hardPart:
          'Boundaries on revenue records, in the GPS trace and in the farmer’s memory differ, and all three matter.',
      },
      {
        name: 'Inputs, sprays and intervals',
        users: 'Agronomists, store keepers, sprayers',
        text: 'Each application records product, batch, dose, water, operator and weather. Label rules set re-entry and pre-harvest intervals per crop, and harvest tasks stay closed until they end. Records follow what GLOBALG.A.P. control points ask for.',
        hardPart:
          'Registered uses differ by crop and country of sale, so the destination market must be known at spraying.',
      },
      {
        name: 'Herd and animal register',
        users: 'Stockmen, veterinarians, dairies',
        text: 'Ear tags to ISO 11784 and 11785 are read by wand. Each animal keeps lineage, treatment, withdrawal time and yield. Milk from a treated cow is held back at the parlour.',
        hardPart:
          'Tags fall off and get reused, and the register has to join two identities without erasing either.',
      },
      {
        name: 'Labour, machines and cost',
        users: 'Payroll, plantation accountants',
        text: 'Attendance, piece rate and harvest weight come from the same weighing, so wages and yield cannot disagree. Tractor hours arrive from ISOBUS task data through ADAPT where machines provide it, otherwise from a meter photograph.',
        hardPart:
          'Seasonal workers share phones and often names; a disputed basket must be settled the same evening.',
      },
      {
        name: 'Harvest lots and certificates',
        users: 'Packhouse, exporters, auditors',
        text: 'A crate label in GS1 form links the packed lot to plot, pick date and crew. For cocoa, coffee, rubber, soy, palm, timber and cattle, geolocation for the EU deforestation rule comes from the same polygons.',
        hardPart:
          'Lots are mixed at the collection point, so the link survives only if mixing itself is recorded.',
      },
    ],
    schematic: schematic({
      caption:
        'Field entries pass one interval check before any harvest opens; wages, plot cost and the traceable crate then come from one weighing.',
      lanes: {
        Field: { agronomist: ['person', 'Agronomist'], sprayer: ['person', 'Spray crew'] },
        Book: { tasks: 'Daily task list', sprays: ['store', 'Spray records'] },
        Gate: { interval: 'Harvest interval', scale: 'Crate weighing' },
        Results: { wages: 'Piece-rate wages', cost: 'Cost per plot', lot: ['document', 'GS1 crate label'] },
      },
      flows: [
        ['agronomist', 'tasks', 'prescription'],
        ['tasks', 'sprayer', 'offline'],
        ['sprayer', 'sprays', 'dose, batch'],
        ['sprays', 'interval', 'days left'],
        ['tasks', 'scale', 'plot, crew'],
        ['interval', 'scale', 'harvest opens'],
        ['scale', 'wages', 'kilograms'],
        ['scale', 'cost'],
        ['scale', 'lot', 'pick date'],
      ],
      mark: {
        node: 'interval',
        before: 'Supervisor’s approval',
        doubt: 'Packhouse: sprayed on Wednesday, who said to pick?',
        answer: 'Harvest opens when the label’s interval has ended.',
      },
    }),
  },
});

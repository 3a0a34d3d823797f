import { industryPage, schematic } from '../catalogue/define';

export const farmManagement = industryPage({
  slug: 'farm-management',
  label: 'Farm Management',
  title: 'Farm management records made in the field, once',
  summary:
    'Field books, spray and harvest records, herd registers, labour and cost per plot for estates, contract growers and FPOs, offline and in the local language.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Spray, harvest and wage are written down where they happen, once.',
    quickAnswer:
      '“Wednesday, block 7, sprayed.” With what, at which dose, and when may it be picked? A farm management information system asks while the supervisor is still standing in the row, by icon and number, without signal. Plantations, seed producers, dairy estates and farmer producer organisations draw the audit file and each plot’s profit from those entries.',
    atAGlance: {
      fits: 'Estates, contract-farming companies and FPOs that answer to auditors, buyers and a wage roll',
      notFor: 'A few dozen animals or a family holding: the wall chart serves you well',
      firstStep: {
        what: 'One crop on one block, drawn and run live',
        output: 'walked plots, morning tasks, deducted stock, harvest tasks locked row by row',
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
        text: 'Each application records product, batch, dose, water, operator and weather. Re-entry intervals come from label or safety sheet, pre-harvest intervals from label or buyer’s list, whichever is longer, and harvest tasks stay closed until they end. Records follow what GLOBALG.A.P. asks for.',
        hardPart:
          'Residue limits differ by crop and country of sale, so the destination market must be known at spraying.',
        today: {
          role: 'Agronomist',
          pain: 'He counts back through the spray notebook the evening before picking, finds the last entry, and hopes that no older one runs longer.',
        },
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
        text: 'Piece rate and harvest weight come from the same weighing, so wages and yield cannot disagree. Tractor hours arrive from ISOBUS task data through ADAPT where machines provide it, otherwise from a meter photograph.',
        hardPart:
          'Seasonal workers share phones and often names; a disputed basket must be settled the same evening.',
      },
      {
        name: 'Harvest lots and certificates',
        users: 'Packhouse, exporters, auditors',
        text: 'A crate label in GS1 form links the packed lot to plot, pick date and crew. For cocoa, coffee, rubber, soy, palm, timber and cattle, geolocation for the EU deforestation rule, which larger firms apply from 30 December 2026, comes from the same polygons.',
        hardPart:
          'Lots are mixed at the collection point, so the link survives only if mixing itself is recorded.',
        today: {
          role: 'Packhouse manager',
          pain: 'A laboratory report comes back against one sample, and she must hold everything that arrived from the farm that day.',
        },
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
        answer: 'Harvest opens after the longest interval for its market.',
      },
    }),
    route: {
      name: 'Harvest 07, 28 Feb 2026',
      about: 'table grapes, one plot',
      stations: [
        {
          at: 'agronomist',
          value: 'Plot 07 for the EU',
          fields: [
            { label: 'Plot', value: '40 rows, Thompson Seedless' },
            { label: 'Market', value: 'EU, set before spraying' },
            { label: 'Intervals', value: 'NRC Grapes list, 2025-26' },
            { label: 'Agmark seal', value: '1 Mar 2026, in the cold store' },
            { label: 'Container', value: 'Loads 2 Mar 2026, 14:00' },
          ],
          onward: 'prescription',
        },
        {
          at: 'sprays',
          value: 'Three products',
          fields: [
            { label: 'F-3, 14 Jan', value: 'Rows 1 to 24, EU 45 days' },
            { label: 'F-3, 15 Jan', value: 'Rows 25 to 40, EU 45 days' },
            { label: 'F-3, label', value: '21 days, home market' },
            { label: 'I-8, 11 Feb', value: 'Rows 1 to 40, EU/home 15 days' },
            { label: 'S-1, 18 Feb', value: 'Rows 1 to 40, EU/home 5 days' },
          ],
          onward: 'days left',
        },
        {
          at: 'interval',
          value: '28 Feb, rows 1 to 24',
          fields: [
            { label: 'Rows 25 to 40', value: 'Open 1 Mar, by F-3' },
            { label: 'Residue sample', value: 'Drawn 20 Feb, passed' },
          ],
          mark: { struck: '23 Feb, all', note: 'Only the last spray had been counted.' },
          onward: 'harvest opens',
        },
        {
          at: 'scale',
          value: '4,648 kg',
          fields: [{ label: 'Crates of 14 kg', value: '312 + 14 + 6 = 332' }],
          sum: {
            rows: [
              ['Rows 1 to 24, sound', '4,368'],
              ['Rows 25 and 26', '196'],
              ['Crushed', '84'],
            ],
            total: ['Weighed, 28 Feb 2026', '4,648'],
          },
          onward: 'crates, crew',
        },
        {
          at: 'wages',
          value: '₹9,296',
          fields: [
            { label: 'Piece rate', value: '₹28 a crate' },
            { label: 'Paid for', value: '332 crates, all three kinds' },
          ],
          onward: 'pick date',
        },
        {
          at: 'lot',
          value: '4,368 kg for the EU',
          fields: [
            { label: 'Lot 07-A', value: 'EU, rows 1 to 24, 312 crates' },
            { label: 'Lot 07-B', value: 'Home market, 14 crates' },
            { label: 'No lot', value: 'Crushed, 6 crates' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Why the oldest of three sprays decides the day',
      paragraphs: [
        'On 1 March the laboratory’s chemist seals the cooled fruit for Agmark; on the 2nd the phytosanitary officer checks the seal and the container loads. So the packhouse needs fruit on 28 February. It reads the last entry: S-1, sulphur, on the 18th, five days, so pick from the 23rd. The longest of the three labels ends on the 26th. The EU list gives F-3 45 days where the label has 21, and the sprayer broke down at row 24. So rows 1 to 24 open on the 28th, rows 25 to 40 a day later.',
        'The supervisor asks whether one day matters. Residues do not know the calendar, and he may be right; but the record is what the auditor reads, and there it is wrong. To wait for the whole plot sends the container off short: no other plot has its laboratory report. We open by rows, which asks for rows on each spray entry and each crate.',
        'Fourteen crates crossed into rows 25 and 26, which a locked task cannot prevent; the weighing sets them aside. At ₹95 abroad and ₹40 at home (our assumption) they cost 196 × ₹55 = ₹10,780. Without rows on the crates all 4,564 sound kilograms are in doubt: 4,564 × ₹55 = ₹2,51,020.',
        'The pickers are paid for every crate. Ribbons at row 24 were the farm’s business.',
      ],
    },
    terms: [
      {
        term: 'Pre-harvest interval',
        meaning:
          'Days that must pass between an application and picking. Label, buyer and country may each ask another number; the longest that applies to the market counts.',
      },
      {
        term: 'Re-entry interval',
        meaning:
          'Time after spraying before people may work in the row without protective clothing. It guards workers, and usually ends long before the fruit may be picked.',
      },
      {
        term: 'Harvest lot',
        meaning:
          'What was picked from one piece of land under the same open intervals on one date: the smallest amount that can be held back by itself.',
      },
    ],
    related: [
      {
        page: 'industries/precision-agriculture',
        reason: 'When machines, rates and maps matter more than records of people.',
      },
      {
        page: 'industries/crop-analytics',
        reason: 'For an estimate of the harvest before anybody weighs it.',
      },
      {
        page: 'services/cross-platform',
        reason: 'How an app is built for cheap phones that lose their signal.',
      },
      {
        page: 'solution/workflow',
        reason: 'Tasks and approvals where no rule depends on a plot or a spray.',
      },
      {
        page: 'services/data-sync',
        reason: 'Two phones, one plot, no network: whose entry stays.',
      },
    ],
    faq: [
      {
        question: 'What if the interval list changes after we have sprayed?',
        answer:
          'The spray keeps the edition of its day, and the gate shows both dates. For export we hold to the longer, since the fruit is tested against the limits of the day it arrives.',
      },
      {
        question: 'Does the gate hold where there is no signal?',
        answer:
          'The phone carries the open dates of its plots from the morning. A spray entered on another phone since then is unknown to it, so the crate is tested again at weighing, where the entries meet.',
      },
      {
        question: 'What does an auditor see if the spray diary was filled in afterwards?',
        answer:
          'Two times, of spraying as stated and of typing as the phone set it. A late entry is marked and needs the store’s issue slip of that day, or else the agronomist’s name.',
      },
    ],
    chapters: {
      order: ['case', 'plan', 'capabilities'],
      plan: [
        {
          name: 'One crop, one block',
          text: 'Plots walked, products with their intervals by market, tasks by phone, and a gate that opens no harvest task early.',
          weeks: [4, 6],
        },
        {
          name: 'Weighing and wages',
          text: 'Scale, crate label and crew in one act; piece rates settled the same evening.',
          weeks: [4, 6],
        },
        {
          name: 'Packhouse lots',
          text: 'Lots split and joined on record, residue reports by sample, hold and release.',
          weeks: [4, 6],
        },
        {
          name: 'Cost and machines',
          text: 'Inputs, labour and tractor hours by plot, posted to the estate’s books.',
          weeks: [3, 5],
        },
        {
          name: 'Second crop or grower group',
          text: 'Its products, units and language; one field officer for each group of growers.',
          weeks: [3, 5],
        },
      ],
      costDrivers: [
        {
          driver: 'Markets for one crop',
          why: 'Each has its list of products and days, revised every season.',
          keepDown: 'Name one market for each plot before the first spray.',
          step: 0,
        },
        {
          driver: 'Smallholders',
          why: 'Plots are small, phones are shared, and somebody must walk each boundary.',
          keepDown: 'The field officer enters; growers confirm by voice.',
          step: 4,
        },
      ],
      goingLive: [
        {
          name: 'Before the season’s first spray',
          text: 'A gate that starts in mid-season does not know what was applied before it, and opens too early.',
        },
        {
          name: 'Notebook beside it, one picking',
          text: 'The supervisor keeps his book for one harvest; each difference is walked to the row.',
        },
        {
          name: 'Wages last',
          text: 'Pickers see two evenings of both reckonings before the new one pays.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Notebook and a wall calendar',
          rightWhen: 'One market, few products, and an agronomist who signs each picking.',
          price: 'An audit costs a week of copying.',
        },
        {
          way: 'Rent a farm app',
          rightWhen: 'Its crop and product lists cover yours, with intervals by market.',
          price: 'A fee by hectare; ask whether rows exist in it.',
        },
        {
          way: 'The exporter’s system',
          rightWhen: 'You sell to one buyer, who gives it to his growers.',
          price: 'Your costs and wages stay elsewhere, and so does your history when you leave.',
        },
        {
          way: 'Build on your field book',
          rightWhen: 'Several crops, piece wages and buyers with lists of their own.',
          price: 'A person who keeps lists and boundaries, every season.',
        },
      ],
      systemsMap: [
        {
          system: 'GrapeNet and its sisters',
          holds: 'Registered plots, samples, laboratory results',
          integration: 'Plot number kept with ours; a person enters',
          gotcha: 'Registered by plot: a result cannot tell row 24 from row 25.',
        },
        {
          system: 'Input store',
          holds: 'Products, batches, expiry, issues',
          integration: 'Issue slip opens the spray task',
          gotcha:
            'Stock is issued in litres and sprayed in millilitres by tank; the rest comes back unrecorded.',
        },
        {
          system: 'Packhouse line',
          holds: 'Intake, grading, pallets',
          integration: 'Crate label scanned at intake',
          gotcha: 'Crates are washed with their labels on, and a reused label carries last week’s rows.',
        },
        {
          system: 'Payroll',
          holds: 'Workers, advances, deductions',
          integration: 'Piece totals by worker and day',
          gotcha: 'Two workers with one name and one phone have one account there.',
        },
      ],
      kpis: [
        {
          name: 'Crates set aside',
          formula: 'crates from closed rows ÷ crates weighed, by supervisor and week',
        },
        { name: 'Entries on the day', formula: 'sprays entered on their own date ÷ all sprays' },
        { name: 'Store difference', formula: 'issued − sprayed − returned, by product and month' },
      ],
    },
  },
});

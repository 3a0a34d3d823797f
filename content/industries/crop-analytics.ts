import { industryPage, schematic } from '../catalogue/define';

export const cropAnalytics = industryPage({
  slug: 'crop-analytics',
  label: 'Crop Analytics',
  title: 'Crop analytics that admit what clouds conceal',
  summary:
    'Satellite, radar, weather and field samples joined into crop area, stage, stress and yield estimates, with error bands for insurers, lenders and processors.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every acreage and yield estimate states its error for that district and that week.',
    quickAnswer:
      'In July an optical satellite sees mostly cloud over the kharif crop, so part of the season is inferred. Our chain from scene to decision keeps inferred and seen apart. It serves crop insurers, agri-lenders, sugar mills, seed firms and state departments. One crop in one district is back-cast first and scored against crop-cutting experiments that the model never saw.',
    atAGlance: {
      fits: 'Decisions by district or insurance unit, on a crop that clouds hide',
      notFor: 'A single estate can be walked, or left to a scouting service',
      firstStep: {
        what: 'A first working chain that back-casts one crop in one district',
        output: 'the error of each season, with the observations behind it',
        weeks: [5, 7],
      },
      charged: 'A retainer for every season’s run; the back-cast before it by crop and district',
      youBring:
        'Geotagged field visits, crop-cutting results by unit, plot boundaries you may use, an agronomist',
    },
    ask: {
      text: 'Which crop, which district, and by which week is the figure needed? On those three facts we judge whether radar could carry the estimate.',
      button: 'Name crop, district and week',
    },
    notNeeded: {
      before: 'A mill that registers every plot adds up its own list and leaves',
      struck: 'crop analytics',
      after: 'alone.',
    },
    capabilities: [
      {
        name: 'Scene pipeline and gap filling',
        users: 'Remote-sensing scientists',
        text: 'Sentinel-2 scenes are masked for cloud and shadow, catalogued in STAC and stored as cloud-optimised GeoTIFF. Monsoon gaps lean on Sentinel-1 radar. Every pixel keeps its observation date, so an interpolated value never passes for a seen one.',
        hardPart: 'Kharif growth happens under cloud, exactly when the optical record is thinnest.',
      },
      {
        name: 'Crop type and acreage',
        users: 'Sugar mills, procurement planners',
        text: 'Classifiers learn from geotagged field visits and report area with a confusion matrix per district; plots under the pixel size are estimated as mixtures. Where a mill has registered plots, ground records outrank the map.',
        hardPart:
          'Field labels cluster along roads, so accuracy on paper is higher than accuracy in the interior.',
      },
      {
        name: 'Stage, stress and alerts',
        users: 'Field officers, agronomists',
        text: 'Growing degree days and NDVI curves give sowing date and stage; departures from a normal season raise a visit. Officers answer with cause and photograph. Pest, water and weed look alike from above, so no alert names a cause.',
        hardPart: 'Alert volume must match the number of officers, or the second week’s alerts go unread.',
      },
      {
        name: 'Yield estimates and loss',
        users: 'Insurers, state statistics staff',
        text: 'Process models and machine learning run side by side at insurance-unit level, in step with the PMFBY calendar and its YES-TECH guidance, and estimates come with a band. Payout rules read the published figure, never a dashboard.',
        hardPart:
          'Crop-cutting data used as truth has its own bias, and a disputed district must be able to see inputs.',
      },
      {
        name: 'Plot screening for credit and sourcing',
        users: 'Lenders, commodity buyers',
        text: 'A plot polygon returns cropping history, irrigation signs and land-cover change after the EUDR cut-off of 31 December 2020, as evidence for an officer’s file. A plot without a digitised boundary gets a visit; the farmer is not refused for it.',
        hardPart:
          'Land records and cultivator differ under tenancy, so history belongs to the plot and not to the applicant.',
      },
    ],
    schematic: schematic({
      caption:
        'Field samples are split before training, so that the estimate is judged on plots the model has not seen.',
      lanes: {
        Observe: {
          optical: ['outside', 'Sentinel-2'],
          radar: ['outside', 'Sentinel-1'],
          cutting: ['document', 'Crop-cutting data'],
        },
        Prepare: { curve: ['store', 'Season curves'], split: 'Sample split' },
        Model: { yield: 'Yield model', held: ['store', 'Unseen samples'] },
        Judge: { validate: 'Held-out check', published: ['document', 'Published yield'] },
        Use: { insurer: ['person', 'Crop insurer'], officer: ['person', 'Field officer'] },
      },
      flows: [
        ['optical', 'curve', 'cloud-masked'],
        ['radar', 'curve'],
        ['cutting', 'split'],
        ['curve', 'yield'],
        ['split', 'yield', 'training part'],
        ['split', 'held'],
        ['yield', 'validate'],
        ['held', 'validate'],
        ['validate', 'published', 'estimate, band'],
        ['published', 'insurer', 'unit yield'],
        ['validate', 'officer', 'odd plots'],
      ],
      mark: {
        node: 'curve',
        before: 'Cloud-free scenes',
        doubt: 'Scene analyst: how many of those in a kharif July?',
        answer: 'Radar fills gaps, and every pixel keeps its date.',
      },
    }),
    route: {
      name: 'Unit GP-114, paddy',
      about: 'gram panchayat, kharif 2025',
      stations: [
        {
          at: 'cutting',
          value: '2,400 kg/ha',
          fields: [
            { label: 'Plot', value: '5 m × 5 m, so kg × 400' },
            { label: 'Weight, dried', value: '5.2, 5.6, 6.4, 6.8 kg' },
            { label: 'Record', value: 'Place, time, both witnesses' },
          ],
          onward: 'four cuttings',
        },
        {
          at: 'split',
          value: 'All four held out',
          fields: [
            { label: 'Rule', value: 'A unit is all in or all out' },
            { label: 'In training', value: '24 units, 96 cuttings' },
            { label: 'The 24 units', value: 'Each left out for its yield' },
          ],
          mark: { struck: '3 in, 1 out', note: 'Three neighbours would tell the model the answer.' },
          onward: 'unseen',
        },
        {
          at: 'held',
          value: 'Opened last',
          fields: [
            { label: 'Run frozen', value: '2 Dec 2025' },
            { label: 'Cuttings opened', value: '3 Dec 2025' },
            { label: 'Seen before by', value: 'State and insurer, no modeller' },
            { label: 'Shown by', value: 'Access log of the portal' },
          ],
          onward: 'four cuttings',
        },
        {
          at: 'validate',
          value: '2,900 kg/ha',
          fields: [
            { label: 'Unseen', value: '2,900, off by 500' },
            { label: 'Three seen', value: '2,500, off by 100' },
            { label: 'Band', value: '±14 %, from unseen units' },
            { label: 'Officer', value: 'Visits under 2,494, over 3,306' },
          ],
          onward: 'estimate, band',
        },
        {
          at: 'published',
          value: '2,550 kg/ha',
          fields: [{ label: 'Threshold', value: '3,000 kg/ha' }],
          sum: {
            rows: [
              ['Cuttings, 70 %', '1,680'],
              ['Model, 30 %', '870'],
            ],
            total: ['Unit yield', '2,550'],
          },
          onward: 'unit yield',
        },
        {
          at: 'insurer',
          value: '₹36,00,000',
          fields: [
            { label: 'Shortfall', value: '450 of 3,000, so 15 %' },
            { label: 'Sum insured', value: '₹60,000 a ha' },
            { label: 'Insured', value: '400 ha' },
          ],
        },
      ],
    },
    argument: {
      heading: 'The model with the smaller error had seen the answer',
      paragraphs: [
        'Where a State takes part in YES-TECH, the satellite’s yield has 30 % of the weight or more in the crop insurance scheme, PMFBY; here it has 30. The unit’s four cuttings average 2,400 kg a hectare. Trained on three of them, the model says 2,500. Trained on other units, it says 2,900.',
        'The scene analyst wants the first, which is five times closer. The insurer’s actuary asks what it adds. Blended, it gives 2,430 where the cuttings alone give 2,400: it repeats them. The unseen model is a second opinion, and it takes the claim from ₹45,60,000 to ₹36,00,000.',
        'The farmers’ side calls 500 kg a bad estimate, and the difference is their money. Each party would first go through the record of the cuttings (the insurer has seven days to object, then the State’s committee decides); here it holds, and a harvested field cannot be cut again. So the split has to be fixed before the season, when it is unknown whom it favours. With the model 500 kg under the cuttings, the same rule pays ₹60,00,000. As each cutting reaches the scheme’s portal at once, the modeller must be shown to have had no access.',
        'The back-cast says how far off the model is in unseen units. If a State cannot live with ±14 %, the model may plan its field visits and should stay out of the payout.',
      ],
    },
  },
});

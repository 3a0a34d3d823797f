import { industryPage, schematic } from '../catalogue/define';

export const cropAnalytics = industryPage({
  slug: 'crop-analytics',
  label: 'Crop Analytics',
  title: 'Crop analytics that admit what clouds conceal',
  summary:
    'Satellite, radar, weather and field samples joined into crop area, stage, stress and yield estimates, with error bands for insurers, lenders and processors.',
  reviewedOn: '2026-11-21',
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
        text: 'A plot polygon returns cropping history, irrigation signs and land-cover change after the EUDR cut-off date, as evidence for an officer’s file. A plot without a digitised boundary gets a visit; the farmer is not refused for it.',
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
        Judge: { validate: 'Held-out check' },
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
        ['validate', 'insurer', 'estimate, band'],
        ['validate', 'officer', 'odd plots'],
      ],
      mark: {
        node: 'curve',
        before: 'Cloud-free scenes',
        doubt: 'Scene analyst: how many of those in a kharif July?',
        answer: 'Radar fills gaps, and every pixel keeps its date.',
      },
    }),
  },
});

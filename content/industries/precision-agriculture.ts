import { industryPage, schematic } from '../catalogue/define';

export const precisionAgriculture = industryPage({
  slug: 'precision-agriculture',
  label: 'Precision Agriculture',
  title: 'Precision agriculture from zone map to task file',
  summary:
    'Management zones, prescription maps in ISOXML, as-applied data, RTK guidance and soil sensing, with strip trials that show whether varying the rate paid.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Each zone gets its own rate, with strips that show at harvest whether it paid.',
    quickAnswer:
      'A zone map is of use only once the terminal in the cab accepts it as a file, and a refusal may read no more than “import error”. That gap is where the work lies. Our software is for equipment makers, input companies, agronomy services and large farms with tractors of more than one colour. Take one real field and go round the whole circle: zones, prescription, task file, as-applied log.',
    atAGlance: {
      fits: 'Fleets of mixed makes that exchange prescriptions and as-applied records',
      notFor: 'A farm with even fields, or with machines of one make, can use the maker’s own portal',
      firstStep: {
        what: 'A round trip on one field, driven with your own terminal',
        output: 'task file, read-back log and the elements that your terminal ignores',
        weeks: [4, 5],
      },
      charged:
        'By the sprint, after a field trial at a fixed price; receivers and terminals stay your purchase',
      youBring: 'One field, three yield maps, terminal and implement for two days, an agronomist',
    },
    ask: {
      text: 'The terminal said import error; the task file still exists. With make and firmware, we look for the element it stumbled over.',
      button: 'Send one refused task file',
    },
    notNeeded: {
      before: 'One year’s yield map shows the weather. Collect two more before',
      struck: 'precision agriculture',
      after: '.',
    },
    capabilities: [
      {
        name: 'Zones and prescriptions',
        users: 'Agronomists, crop advisers',
        text: 'Zones are drawn from several seasons of yield, soil conductivity and satellite vigour, then corrected by the grower who knows the wet corner. Rates leave as shapefile or as ISOXML, the task format of ISOBUS. A field with little variation gets one rate and no map.',
        hardPart:
          'Three yield years usually disagree, because the wet year’s best zone is the dry year’s worst.',
      },
      {
        name: 'ISOBUS task exchange',
        users: 'Machine operators, OEM software teams',
        text: 'Tasks follow ISO 11783-10 between farm software and task controller, with ADAPT plug-ins for makers’ own formats. We test on real terminals and keep a matrix of firmware, implement and the sections and rates that work.',
        hardPart:
          'Terminals interpret optional elements differently, and many report an import error as a blank screen.',
      },
      {
        name: 'Guidance and RTK service',
        users: 'Contractors, correction network operators',
        text: 'AB lines, headlands and exclusion zones are shared between cabs. RTK corrections stream by NTRIP, with a radio base where mobile coverage fails. Spreading can live with metre-level GNSS. Planting and inter-row work justify centimetres.',
        hardPart: 'A new base station shifts each line if its reference frame differs from last season’s.',
      },
      {
        name: 'Soil, water and weather sensing',
        users: 'Irrigation managers, growers',
        text: 'Moisture probes and flow meters report by LoRaWAN, and irrigation is scheduled from crop evapotranspiration (ETo by FAO-56) with the probe as a check. Valves act inside limits set by a person, and fail closed.',
        hardPart:
          'One probe speaks for one spot; placing it in the wrong soil makes a precise schedule wrong.',
      },
      {
        name: 'Yield data and strip trials',
        users: 'Research agronomists, input companies',
        text: 'Whether the variable rate paid is answered by check strips written into the prescription itself, once combine logs have been cleaned for flow delay, overlap and header width. If the strips show no gain, the report says so.',
        hardPart:
          'An uncalibrated yield monitor draws a convincing map, and its error differs between two combines.',
      },
    ],
    schematic: schematic({
      caption:
        'The prescription carries its own check strips, so the as-applied log and the yield map can tell whether varying the rate paid.',
      lanes: {
        Evidence: {
          soil: ['document', 'Soil EC survey'],
          satellite: ['outside', 'Sentinel-2 NDVI'],
          grower: ['person', 'Grower'],
        },
        Plan: { zones: 'Management zones', rates: 'Rates, check strips' },
        Cab: { terminal: ['outside', 'ISOBUS terminal'], rtk: ['outside', 'RTK corrections'] },
        Proof: { applied: ['store', 'As-applied log'], trial: 'Strip comparison' },
      },
      flows: [
        ['soil', 'zones'],
        ['satellite', 'zones', 'several seasons'],
        ['grower', 'zones', 'wet corners'],
        ['zones', 'rates'],
        ['rates', 'terminal', 'ISOXML'],
        ['rtk', 'terminal', 'NTRIP'],
        ['terminal', 'applied', 'sections, rates'],
        ['applied', 'trial', 'with yield map'],
      ],
      mark: {
        node: 'zones',
        before: 'Last year’s yield map',
        doubt: 'Agronomist: that was the wet year; and a dry one?',
        answer: 'Several seasons draw the zones; the grower corrects them.',
      },
    }),
  },
});

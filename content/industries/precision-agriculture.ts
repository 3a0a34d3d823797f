import { industryPage, schematic } from '../catalogue/define';

export const precisionAgriculture = industryPage({
  slug: 'precision-agriculture',
  label: 'Precision Agriculture',
  title: 'Precision agriculture from zone map to task file',
  summary:
    'Management zones, prescription maps in ISOXML, as-applied data, RTK guidance and soil sensing, with strip trials that show whether varying the rate paid.',
  reviewedOn: '2026-11-25',
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
          'Terminals interpret optional elements differently, and many report a refusal as “import error” or a blank screen.',
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
        text: 'Moisture probes and flow meters report by LoRaWAN, and irrigation is scheduled from crop evapotranspiration (FAO-56: ETo times a crop factor) with the probe as a check. Valves act inside limits set by a person, and fail closed.',
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
        Proof: {
          applied: ['store', 'As-applied log'],
          yields: ['store', 'Cleaned yield map'],
          trial: 'Strip comparison',
        },
      },
      flows: [
        ['soil', 'zones'],
        ['satellite', 'zones', 'several seasons'],
        ['grower', 'zones', 'wet corners'],
        ['zones', 'rates'],
        ['rates', 'terminal', 'ISOXML'],
        ['rtk', 'terminal', 'NTRIP'],
        ['terminal', 'applied', 'sections, rates'],
        ['applied', 'yields', 'strip outlines'],
        ['yields', 'trial', 'by zone'],
      ],
      mark: {
        node: 'zones',
        before: 'Last year’s yield map',
        doubt: 'Agronomist: that was the wet year; and a dry one?',
        answer: 'Several seasons draw the zones; the grower corrects them.',
      },
    }),
    route: {
      name: 'Field 14, wheat 2025-26',
      about: 'urea by zone, three strips',
      stations: [
        {
          at: 'soil',
          value: 'Sand in the west',
          fields: [
            { label: 'EC survey', value: '6 Oct 2025, before sowing' },
            { label: 'Yield maps', value: '2022-23 to 2024-25' },
          ],
          onward: 'EC by point',
        },
        {
          at: 'zones',
          value: 'Low, middle, high',
          fields: [
            { label: 'Low', value: '9 ha, sandy' },
            { label: 'Middle', value: '13.5 ha' },
            { label: 'High', value: '7.6 ha, heavy soil' },
          ],
          onward: 'three zones',
        },
        {
          at: 'rates',
          value: 'Urea, two dressings',
          fields: [
            { label: 'Low', value: '150 kg/ha' },
            { label: 'Middle', value: '200 kg/ha' },
            { label: 'High', value: '250 kg/ha' },
            { label: 'Check strips', value: '3 of 24 m, 200 kg/ha all along' },
          ],
          onward: 'ISOXML',
        },
        {
          at: 'terminal',
          value: 'mg/m², not kg/ha',
          fields: [
            { label: 'DDI 0006, high', value: '12,500 mg/m² a dressing' },
            { label: 'Position lost', value: 'Zone code 253, 10,000 mg/m²' },
          ],
          onward: 'sections, rates',
        },
        {
          at: 'applied',
          value: '26 ha count',
          fields: [
            { label: 'Strips', value: '200 kg/ha on 1 + 1.5 + 1 ha' },
            { label: 'Under trees', value: '0.6 ha of high at 200 kg/ha' },
            { label: 'Counted', value: '8 + 12 + 6 = 26 ha' },
          ],
          onward: 'strip outlines',
        },
        {
          at: 'yields',
          value: 'Strips × 50 ÷ 48',
          fields: [
            { label: 'Low', value: '36.0 q/ha, strips 36.0' },
            { label: 'Middle', value: '50.0 q/ha, strips 48.0' },
            { label: 'High', value: '60.0 q/ha, strips 55.2' },
            { label: 'Combine 1', value: 'All but the strips' },
            { label: 'Combine 2', value: 'The strips, whole width' },
          ],
          mark: { struck: 'Strips as read', note: 'Same rate in the middle, yet 2 quintals apart.' },
          onward: 'by zone',
        },
        {
          at: 'trial',
          value: '₹8,100 in all',
          sum: {
            rows: [
              ['High, grain', '37,500'],
              ['High, urea', '−1,800'],
              ['Low, grain', '−30,000'],
              ['Low, urea', '2,400'],
            ],
            total: ['Against 200 everywhere', '8,100'],
          },
        },
      ],
    },
    argument: {
      heading: 'What the zone at one rate says about the other two',
      paragraphs: [
        'The manager sent combine 2 down the check strips to give them a file of their own. As it stands, that file says that 50 kg less urea cost the sandy zone nothing and that varying the rate brought ₹1,32,600. Of that, ₹60,000 comes from the middle, where nothing was varied.',
        'The agronomist starts with that zone. Strip and field had 200 kg alike and equally dry grain, yet all three strips read 48 and the field 50: the monitors are about 4 % apart. With the strips multiplied by 50 ÷ 48, the raise brought 2.5 quintals a hectare and the cut lost 1.5. If the first monitor errs, ₹8,100 becomes ₹7,800. A weighed load from each would have told, but both emptied into one trolley.',
        'The manager may distrust a factor from one zone, as flow sensors err otherwise in thin crop. The cut is dropped all the same. With urea at ₹6 a kilogram and wheat at ₹2,500 a quintal (assumed, below support price), it pays only while it loses less than 12 kg of grain a hectare, and no yield monitor sees 12 kg. Next season the sand gets 200, the raise stays, one combine cuts both sides. The raise alone is worth ₹35,700.',
        'Strips and the 0.6 hectares under trees stayed at 200. Counted as planned, they would add ₹6,070 that the field never earned.',
      ],
    },
  },
});

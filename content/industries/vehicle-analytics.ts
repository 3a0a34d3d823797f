import { industryPage, schematic } from '../catalogue/define';

export const vehicleAnalytics = industryPage({
  slug: 'vehicle-analytics',
  label: 'Vehicle Analytics',
  title: 'Vehicle analytics from fault code to field action',
  summary:
    'Warranty early warning, battery health, usage profiles and driver scoring from vehicle signals, with event recorders, signal catalogues and consent by purpose.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A field failure shows while it is still a handful of VINs.',
    quickAnswer:
      'Replay one defect that you have already paid for. On your own trouble codes, claims and production lots, when would an alarm have sounded, and how many false ones with it? The answer says more about your data than any platform demonstration does. Vehicle makers, battery suppliers, motor insurers and mobility operators can start from there, as the signals usually exist long before the warranty cost does, under names that no two projects share.',
    atAGlance: {
      fits: 'Makers, battery suppliers, insurers and operators with signals and claims on record',
      notFor: 'A fleet in need of tracking and fuel reports should buy telematics',
      firstStep: {
        what: 'One known past defect, replayed on your own data',
        output: 'the alarm date, the false alarms and the signals that were missing',
        weeks: [5, 6],
      },
      charged: 'A fixed scope for the replay, then a dedicated data team by the month',
      youBring:
        'Signal databases, claims with VIN and date, build records, an engineer who knows that defect',
    },
    ask: {
      text: 'Copy the column names of your claims table and a list of trouble codes, without any VIN. We name the signals a replay would miss.',
      button: 'List your claims columns',
    },
    notNeeded: {
      struck: 'Vehicle analytics',
      after: 'cannot count claims that lack VIN and date. Correct the claim form.',
    },
    capabilities: [
      {
        name: 'Signal catalogue and recorders',
        users: 'Data engineers, vehicle function owners',
        text: 'Raw CAN frames and MDF4 logs decode through versioned signal databases into COVESA VSS names, with units and valid range. Triggers capture ten seconds around an event at full rate, because continuous recording is unaffordable on mobile data.',
        hardPart: 'A software update silently rescales a signal, and two years of history bend at that date.',
      },
      {
        name: 'Warranty early warning',
        users: 'Quality engineers, field action board',
        text: 'Trouble codes, claims and production lots are compared per thousand vehicles by months in service. Control limits follow the ramp of sales. An alarm opens a case with cluster, parts lot and mileage, for a board to confirm or close.',
        hardPart:
          'Claim delay makes the newest month look healthy, so immature months must be shown as such.',
      },
      {
        name: 'Battery state and passport data',
        users: 'Battery engineers, resale, recyclers',
        text: 'State of health is estimated from charge sessions, with its uncertainty stated. Temperature and fast-charge share explain part of it. Fields for the EU battery passport, due 18 February 2027, are kept apart from engineering data. OCPP sessions add the charger’s view.',
        hardPart:
          'Drivers who charge to eighty per cent never give the full sweep on which capacity estimates rest.',
      },
      {
        name: 'Usage profiles and insurance',
        users: 'Durability engineers, actuaries',
        text: 'Trips reduce to load spectra, duty classes and exposure by road type, computed in the vehicle where possible. Usage-based scores publish their factors to the driver. Consent for insurance is asked apart from engineering use. Location at full detail is the last thing we ask you to collect.',
        hardPart:
          'A household shares one car, so a score belongs to a trip long before it belongs to a person.',
      },
      {
        name: 'Assistance feature monitoring',
        users: 'ADAS safety team',
        text: 'Disengagements, harsh interventions and sensor blindness are gathered as scenarios for SOTIF work under ISO 21448, from clips that are blurred on upload and kept for a stated purpose and period. Counts alone are no safety argument.',
        hardPart: 'Rare events need a denominator: how often the scene occurred and nothing went wrong.',
      },
    ],
    route: {
      name: 'Case FA-26-11',
      about: 'coolant pump, parts lot 77',
      stations: [
        {
          at: 'trigger',
          value: '11 cars',
          fields: [
            { label: 'Code', value: 'Coolant flow low, no lamp yet' },
            { label: 'Recorded', value: '10 seconds around each' },
            { label: 'In service', value: '3 months or more' },
            { label: 'Weeks 9 and 10', value: '1,500 built, 1,000 send' },
          ],
          onward: 'MDF4',
        },
        {
          at: 'catalogue',
          value: 'One signal, 11 cars',
          fields: [
            { label: 'PMP_CLT_ERR', value: '7 cars, first engine unit' },
            { label: 'KMP_FAULT', value: '4 cars, second engine unit' },
          ],
          onward: 'fault codes',
        },
        {
          at: 'alarm',
          value: '20 per thousand',
          fields: [
            { label: 'Alarm above', value: '10 per thousand' },
            { label: 'Weeks 9 and 10', value: '9 of 1,000 cars that send' },
            { label: 'Parts lot 77', value: '8 of 400 cars that send' },
            { label: 'Built in 2025', value: '2 cars, in no cluster' },
            { label: 'Claims so far', value: 'None booked yet' },
          ],
          onward: 'case',
        },
        {
          at: 'engineer',
          value: 'Cause confirmed',
          fields: [
            { label: 'Opened', value: '3 of the 15, impeller loose' },
            { label: 'The 2 of 2025', value: 'Lot 77, fitted at a dealer’s' },
            { label: 'Lot 77', value: '600 received, weeks 9 and 10' },
            { label: 'Not in a car', value: '15, quarantined or scrapped' },
            { label: 'Spares', value: '25, lot scanned at sale' },
          ],
          onward: 'confirmed cause',
        },
        {
          at: 'board',
          value: '590 to reach',
          sum: {
            rows: [
              ['Scanned on the line', '553'],
              ['Same weeks, scan missing', '12'],
              ['Spare, VIN on a job card', '19'],
              ['Spare, name on an invoice', '6'],
            ],
            total: ['Cars and pumps to reach', '590'],
          },
          mark: { struck: '584', note: 'Six went over the counter to garages, without VIN.' },
        },
      ],
    },
    argument: {
      heading: 'Two cars that fitted no cluster',
      paragraphs: [
        'The code, grouped by build week as claims usually are, comes to 9 in 1,000, under the limit of 10, and no alarm sounds. Grouped by the lot of the pump it is 8 in 400, or 20, against 1 in 600 for the other cars of those weeks. Two more, built a year earlier, look like noise until job cards show a spare of that lot. The pump’s maker traces the impellers to this lot alone.',
        'After-sales would call in all 1,500 cars of both weeks: no scan has to be trusted. It misses every spare. Quality would call the 553 whose scan says lot 77, and miss 32 pumps.',
        'So count pumps instead of cars; the Motor Vehicles Act, too, can follow a faulty component, which the car maker has to report, into every type. Of 600 received, 15 never reached a car and 25 went out as spares; 600 − 15 − 25 − 553 = 7 are in cars whose scan is missing. All 12 such cars are opened. Had the remainder been nought, and no scan wrong, they could have stayed on the road.',
        'Of the spares 19 have a VIN, from job cards. Six crossed a counter to garages with a GSTIN, and only the invoice knows which; a list of VINs cannot hold them. Other buyers need not be named below ₹50,000 and would stay a gap.',
      ],
    },
    schematic: schematic({
      caption:
        'Fault clusters and ageing batteries are found separately but reach one engineer before any field action.',
      lanes: {
        Vehicle: { trigger: 'Event trigger', charge: 'Charge sessions' },
        Match: {
          claims: ['outside', 'Warranty claims'],
          catalogue: ['store', 'VSS signal data'],
          health: 'State of health',
        },
        Find: { alarm: 'Cluster alarm', ageing: 'Ageing outliers' },
        Decide: { engineer: ['person', 'Quality engineer'], board: ['person', 'Field action board'] },
      },
      flows: [
        ['trigger', 'catalogue', 'MDF4'],
        ['charge', 'health', 'current, heat'],
        ['claims', 'alarm', 'by build lot'],
        ['catalogue', 'alarm', 'fault codes'],
        ['health', 'ageing', 'with error'],
        ['alarm', 'engineer', 'case'],
        ['ageing', 'engineer'],
        ['engineer', 'board', 'confirmed cause'],
      ],
      mark: {
        node: 'alarm',
        before: 'Monthly claim count',
        doubt: 'Quality engineer: more claims, or only more cars?',
        answer: 'Claims count per thousand vehicles, by months in service.',
      },
    }),
  },
});

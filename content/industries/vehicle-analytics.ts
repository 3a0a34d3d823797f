import { industryPage, schematic } from '../catalogue/define';

export const vehicleAnalytics = industryPage({
  slug: 'vehicle-analytics',
  label: 'Vehicle Analytics',
  title: 'Vehicle analytics from fault code to field action',
  summary:
    'Warranty early warning, battery health, usage profiles and driver scoring from vehicle signals, with event recorders, signal catalogues and consent by purpose.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Engineers see a field failure while it is still a handful of VINs, and know which signal to record for the next one.',
    quickAnswer:
      'Quality teams often hear of a defect through warranty cost, months after the first car showed it. Vehicle makers, battery suppliers, motor insurers and mobility operators engage us to read the signals earlier and to keep the reading honest. Expect about six weeks to a first result: one known past defect replayed on your own data, showing when an alarm would have sounded and how many false ones came with it.',
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
        text: 'State of health is estimated from charge sessions with stated uncertainty, against temperature and fast-charge share. Fields required for the EU battery passport, due 18 February 2027, are kept apart from engineering data. OCPP sessions add the charger’s view.',
        hardPart:
          'Drivers who charge to eighty per cent never give the full sweep on which capacity estimates rest.',
      },
      {
        name: 'Usage profiles and insurance',
        users: 'Durability engineers, actuaries',
        text: 'Trips reduce to load spectra, duty classes and exposure by road type, computed in the vehicle where possible. Usage-based scores publish their factors to the driver. Location at full detail is the last thing we ask you to collect.',
        hardPart:
          'A household shares one car, so a score belongs to a trip long before it belongs to a person.',
      },
      {
        name: 'Assistance feature monitoring',
        users: 'ADAS safety team',
        text: 'Disengagements, harsh interventions and sensor blindness are gathered as scenarios for SOTIF work under ISO 21448. Clips are blurred on upload and kept for a purpose and period. Counts alone are no safety argument, and we label them so.',
        hardPart: 'Rare events need a denominator: how often the scene occurred and nothing went wrong.',
      },
    ],
    schematic: schematic({
      caption:
        'Decoded fault codes meet claims by build lot, battery ageing is judged apart, and both reach one engineer before any field action.',
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
    }),
  },
});

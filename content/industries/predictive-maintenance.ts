import { industryPage, schematic } from '../catalogue/define';

export const predictiveMaintenance = industryPage({
  slug: 'predictive-maintenance',
  label: 'Predictive Maintenance',
  title: 'Predictive maintenance for turbines and transformers',
  summary:
    'Condition monitoring for generation and networks: vibration, dissolved gas and SCADA models, alarms with a named failure mode, work orders that close the loop.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Each alarm names a failure mode, early enough to choose the week of the stop.',
    quickAnswer:
      'Take one failure you remember: the gearbox, its date, its bill. Could the signals you already store have warned you, how early, and how often would they have cried wolf in healthy months? Predictive maintenance is worth building where that replay says yes, and we run it before any sensor is bought. It is for owners of wind farms, hydro units, pumping stations and substations, whose outages wait for a crane, a spare and a permit.',
    atAGlance: {
      fits: 'Wind, hydro, pumping and substation owners with years of stored signals and known failures',
      notFor: 'Small pumps with a spare beside them are cheapest when run to failure',
      firstStep: {
        what: 'A replay of one failure mode on history the model has not seen',
        output: 'lead time and false alarms for each past event, beside a plain threshold',
        weeks: [6, 8],
      },
      charged:
        'The replay at a fixed price; a monthly retainer by machines watched only if the replay earns it',
      youBring: 'SCADA and vibration archives, dated work orders, oil reports, a reliability engineer',
    },
    ask: {
      text: 'Remember one failure, and list which signals were stored in the year before it. If a replay would be pointless, we tell you.',
      button: 'Name one past failure',
    },
    notNeeded: {
      before: 'A gearbox that failed once without a symptom teaches no',
      struck: 'predictive model',
      after: '. Buy the spare.',
    },
    capabilities: [
      {
        name: 'Failure-mode screening',
        users: 'Reliability engineers, plant managers',
        text: 'We list failure modes with cost, lead time of the spare and a measurable symptom. Modes without a symptom stay with inspection or redundancy. The exercise shortens the wish list before any sensor is bought.',
        hardPart:
          'The costliest failure may happen once in ten years, which leaves a model nothing to learn from.',
      },
      {
        name: 'Rotating machine signals',
        users: 'Vibration analysts, O&M contractors',
        text: 'Spectra, envelopes and orders are computed at the machine and trended by load and speed band against that machine’s own history, at defect frequencies worked out from bearing geometry and tooth counts. Zones of ISO 20816 serve for overall vibration only.',
        hardPart:
          'A wind turbine never holds one operating point, so a trend across all loads alarms on the weather.',
      },
      {
        name: 'Transformer and switchgear condition',
        users: 'Substation engineers, oil laboratory',
        text: 'Online gas monitors and laboratory samples meet in one series, read by IEC 60599 ratios and rate of rise. Tap-changer motor current and partial discharge add modes that oil will not show. Breaker timing is compared with its own history.',
        hardPart:
          'Monitor and laboratory disagree by calibration; the trend of each is safer than their difference.',
      },
      {
        name: 'Normal-behaviour models',
        users: 'Data team, performance engineers',
        text: 'A model learns expected temperature or power from healthy SCADA months and alarms on persistent residuals. It runs beside a simple threshold for a season; if the threshold does as well, we keep the threshold.',
        hardPart: 'Repairs and firmware updates shift what is normal, and retraining may bury a slow fault.',
      },
      {
        name: 'From alarm to work order',
        users: 'Monitoring centre, work planners',
        text: 'An analyst confirms or rejects each alarm and says why. Confirmed ones become notifications in the maintenance system with the evidence attached. After strip-down the finding goes back to the alarm, and thresholds are reviewed on such findings.',
        hardPart:
          'Technicians close orders with “repaired”; the failed part and its mode need a two-tap form.',
      },
    ],
    route: {
      name: 'Alarm V-0712',
      about: 'turbine 07, gearbox fast shaft',
      stations: [
        {
          at: 'vibration',
          value: 'Order 7.2',
          fields: [
            { label: 'Sensor', value: 'Fast shaft, since May 2026' },
            { label: 'Inner race', value: '7.2 times a turn' },
            { label: 'At 25 turns/s', value: '180 Hz' },
            { label: 'At 20 turns/s', value: '144 Hz' },
          ],
          onward: 'spectra',
        },
        {
          at: 'bands',
          value: '212 against 240',
          fields: [
            { label: '1 to 15 Aug', value: '70 at 3.0, 30 at 1.0 m/s²' },
            { label: '1 to 15 Oct', value: '20 at 4.2, 80 at 1.6 m/s²' },
          ],
          sum: {
            rows: [
              ['October high load, 20 × 4.2', '84'],
              ['October low load, 80 × 1.6', '128'],
            ],
            total: ['Sum of 100 readings', '212'],
          },
          mark: { struck: 'Falling', note: 'Both bands rise. Only the wind fell.' },
          onward: 'over limit',
        },
        {
          at: 'mode',
          value: 'Inner-race defect',
          fields: [
            { label: 'High load', value: '1.4 times August' },
            { label: 'Low load', value: '1.6 times August' },
            { label: 'Limit', value: '1.3, from 15 readings a band' },
            { label: 'Raised', value: 'Fri 16 Oct 2026' },
          ],
          onward: 'evidence',
        },
        {
          at: 'analyst',
          value: 'Confirmed',
          fields: [
            { label: 'Seen', value: 'Sat 17 Oct 2026' },
            { label: 'Sidebands', value: 'One shaft turn apart' },
            { label: 'Wants first', value: 'Borescope, filter, calm day' },
          ],
          onward: 'confirmed',
        },
        {
          at: 'workOrder',
          value: 'Exchange, 3 days',
          fields: [
            { label: 'Borescope', value: 'Wed 21 Oct 2026, spall, flakes' },
            { label: 'Until then', value: 'Derated, trend read each day' },
            { label: 'Bearing', value: 'On the shelf, no crane needed' },
            { label: 'Stopped', value: '11 to 13 Nov 2026' },
            { label: 'Lost', value: '3 days at 8 MWh' },
          ],
          onward: 'failed part',
        },
        {
          at: 'findings',
          value: 'Inner race spalled',
          fields: [
            { label: 'Part', value: 'Fast shaft, rotor side' },
            { label: 'Alarm V-0712', value: 'True, 26 days before the work' },
            { label: 'Limit of 1.3', value: 'Kept' },
            { label: 'Afterwards', value: 'Oil flushed, baseline anew' },
          ],
        },
      ],
    },
    argument: {
      heading: 'The trend that fell while a bearing got worse',
      paragraphs: [
        'At this site in Tamil Nadu August blows and October does not. Over all loads the envelope on the fast shaft fell from 2.40 to 2.12 on average, or 240 to 212 over 100 readings, and the performance engineer would close the alarm. The analyst compares each band with itself. At high load the level rose from 3.0 to 4.2, at low load from 1.0 to 1.6, and both pass 1.3, the limit set on healthy turbines. What fell is the share of high-load readings, from 70 to 20.',
        'October of last year would be the first thing to compare, but the sensor is younger. A band with fewer than 15 readings raises nothing. And an alarm at a fixed 180 Hz misses the defect whenever the shaft slows, since the line moves with it: 7.2 × 20 = 144.',
        'An alarm buys an inspection, not a bearing. With a spall seen and steel in the filter, the turbine runs derated, which in the calm costs little, until the contractor’s crew comes; the exchange costs 3 × 8 = 24 MWh in November. The trend over all loads would have kept silent until the wind returned, in May or so: 70 × 4.2 + 30 × 1.6 = 342 is 1.425 times August, without further wear. Three days then cost 3 × 28 = 84 MWh, and a bearing left to spall until then may take the gear with it.',
      ],
    },
    schematic: schematic({
      caption: 'What the strip-down found is stored against the alarm that asked for it.',
      lanes: {
        Machine: {
          vibration: ['outside', 'Vibration sensors'],
          scada: ['outside', 'Turbine SCADA'],
          gas: ['outside', 'Gas monitor'],
        },
        Detect: { bands: 'Load-band trends', residual: 'Residual model' },
        Diagnose: { mode: 'Failure-mode rules', analyst: ['person', 'Analyst'] },
        Plan: { workOrder: ['outside', 'Maintenance system'] },
        Learn: { findings: ['store', 'Strip-down findings'] },
      },
      flows: [
        ['vibration', 'bands', 'spectra'],
        ['scada', 'bands', 'speed, load'],
        ['scada', 'residual', 'ten-minute data'],
        ['gas', 'mode', 'rate of rise'],
        ['bands', 'mode', 'over limit'],
        ['residual', 'mode', 'persistent drift'],
        ['mode', 'analyst', 'evidence'],
        ['analyst', 'workOrder', 'confirmed'],
        ['workOrder', 'findings', 'failed part'],
      ],
      mark: {
        node: 'findings',
        before: 'Closed work orders',
        doubt: 'Reliability engineer: it says repaired; which part failed?',
        answer: 'Each finding names the failed part, against its alarm.',
      },
    }),
  },
});
